"""Men touched, lifted without right and left where the other can still fill: what follows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from juegos.core.errors import JuegosError
from juegos.tablas.family import FAMILY
from juegos.tablas.trictrac.ecoles import MOINS
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.marking import SideMarks
from juegos.tablas.trictrac.plays import ground, playable
from juegos.tablas.trictrac.plays import within_duties as duties
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.strict_game import StrictTrictrac
from juegos.tablas.trictrac.trictrac import TRICTRAC
from juegos.tablas.trictrac.wrong_plays import DAME_TOUCHEE_RULES, bound_plays, lifted, touching
from tests.juegos.tablas.trictrac.computers import estricto, go
from tests.juegos.tablas.trictrac.made_positions import positions
from tests.juegos.tablas.trictrac.test_strict_game import FEW, FILL, GAME, HUNTED, KEEP, STRAY, at

NOTHING = "0,0,0 0,0,0"


def after(state: Any, *moves: str, game: StrictTrictrac = GAME) -> Any:
    """Return the state after some moves; each state on the way is written and read back."""
    for move in moves:
        state = go(game, state, move).state
        assert game.read(game.write(state)) == state
    return state


def marking(men: tuple[str, str] = FEW, throw: str = "6-1", due: int = 0) -> Any:
    """Return A about to mark and play a throw."""
    return at("marque", men, NOTHING, throw=throw, debido=str(due), propio=str(due))


def plays(state: Any) -> set[str]:
    """Return the plays that are listed."""
    return {move for move in GAME.moves(state) if not move.startswith("marque")}


def test_a_touched_man_is_played() -> None:
    """Of three plays that touching the man on 8 leaves is the one that moves him."""
    assert plays(marking()) == {"T-6 8-9", "T-6 T-1", "T-6-7"}
    touched = after(marking(), "touche 8")
    assert GAME.moves(touched) == ("T-6 8-9",)
    assert after(touched, "T-6 8-9").stage == "juge"


@pytest.mark.parametrize(
    ("moves", "refused", "rule"),
    [
        (("touche 8",), "T-6 T-1", "dame-touchee"),
        (("touche 8",), "T-3 T-2", "dame-touchee"),
        (("touche 8",), "marque 0 2", "marque"),
        (("marque 1 0", "touche 8"), "va", "marque"),
        (("touche 8", "touche T"), "touche 8", "dame-touchee"),
        ((), "touche 9", "dame-touchee"),
        ((), "adoube off", "dame-touchee"),
    ],
)
def test_what_touching_forbids(moves: tuple[str, ...], refused: str, rule: str) -> None:
    """Another man is not played, nothing more marked, nobody goes away; the rule is named."""
    with pytest.raises(JuegosError, match=rf"\(trictrac\.{rule}\)"):
        go(GAME, after(marking(), *moves), refused)


def test_points_not_marked_before_touching_are_the_others() -> None:
    """Two points forgotten, then a man touched: they cannot be marked any more, and are lost."""
    state = after(marking(due=2), "touche 8", "T-6 8-9", "ecole 2")
    step = go(GAME, state, "accepte")
    assert step.events[0].rule == MOINS
    assert step.state.base.marks == (SideMarks(), SideMarks(0, 2, 1))


def test_j_adoube_binds_to_nothing() -> None:
    """With the word said first a man is touched freely, and marks can still be made."""
    state = marking(due=2)
    assert after(state, "adoube 8") == state
    assert after(state, "adoube 8", "adoube T", "marque 0 2").claim is not None


def test_two_men_touched_are_both_played() -> None:
    """Of two men touched both are played; two lifted from the talon bind to one."""
    assert plays(after(marking(), "touche 8", "touche T")) == {"T-6 8-9"}
    one, two = after(marking(), "touche T"), after(marking(), "touche T", "touche T")
    assert one == two
    assert plays(one) == {"T-6 8-9", "T-6 T-1", "T-6-7"}


def test_a_man_who_cannot_be_played_binds_to_nothing() -> None:
    """The man of the corner cannot leave it alone: who touched him plays what he will."""
    state = marking(("T:12 8 11:2", "T:15"))
    assert plays(after(state, "touche 11")) == plays(state)


def test_bearing_off_a_man_touched_is_played_inside() -> None:
    """Who could bear a man off by the six touches another first: that one is played."""
    state = marking(("r5:2 r3:2 r2:2 off:9", "r5:5 r4:5 r3:5"), "6-2")
    assert "r5-off r5-r3" in plays(state)
    assert all("r3-r1" in play for play in plays(after(state, "touche r3")))


@pytest.mark.parametrize(
    ("men", "throw", "touched", "rule"),
    [
        (FILL, "4-2", "T", "fausse-case-plein"),
        (KEEP, "2-1", "5", "fausse-case-conservation"),
    ],
)
def test_a_man_touched_who_breaks_a_duty(
    men: tuple[str, str], throw: str, touched: str, rule: str
) -> None:
    """The other has the duty met or the man played; the jan's points are his either way."""
    state = after(marking(men, throw, 4), "marque 0 4")
    step = go(GAME, state, f"touche {touched}")
    assert [event.rule.id for event in step.events] == [
        "trictrac.dame-touchee",
        f"trictrac.{rule}",
    ]
    assert (GAME.turn(step.state), GAME.moves(step.state)) == (1, ("refait", "touchee"))
    assert step.state.lost == 4
    legal = plays(state)
    for choice, within in (("refait", True), ("touchee", False)):
        chosen = after(step.state, choice)
        if chosen.stage == "rejoue":
            chosen = after(chosen, GAME.moves(chosen)[0])
        led = {go(GAME, state, play).state.base.men for play in legal}
        assert (chosen.base.men in led) == within
        end = after(chosen, "ecole 4", "accepte")
        assert end.base.marks == (SideMarks(), SideMarks(0, 4, 1))


LIFTED = ("marque 1 0", "va", "ecole 2", "accepte")


def test_men_lifted_without_right_may_be_forced() -> None:
    """Six and four are no hole; the other has the talon's men played, or leaves the player free."""
    state = at("marque", FEW, "0,6,1 0,0,0", throw="6-1", debido="4", propio="4")
    held = after(state, *LIFTED)
    assert GAME.turn(held) == 1
    assert set(GAME.moves(held)) == {"force T", "force T 8", "force T T", "laisse"}
    forced = after(held, "force T T")
    assert (forced.stage, forced.base.men[0][:9]) == ("juge", (12, 1, 0, 0, 0, 0, 1, 0, 1))
    assert plays(after(held, "laisse")) == plays(state)


def test_forced_men_who_do_not_fill_are_a_second_school() -> None:
    """Guiton: six and four for filling taken for a hole; kept from filling he loses the four."""
    state = at("marque", FILL, "0,6,1 0,0,0", throw="4-2", debido="4", propio="4")
    held = after(state, *LIFTED)
    assert held.base.marks == (SideMarks(0, 10, 1), SideMarks(0, 2, 2))
    step = go(GAME, held, "force T 1")
    assert "trictrac.ecole-plein" in {event.rule.id for event in step.events}
    assert step.state.base.marks == (SideMarks(0, 6, 1), SideMarks(0, 6, 2))
    assert go(GAME, held, "force 1 3").state.base.marks == held.base.marks
    twice = estricto({"ecole-plein": "deux-fois"})
    assert go(twice, held, "force T 1").state.base.marks == (
        SideMarks(0, 6, 1),
        SideMarks(0, 10, 2),
    )


def test_the_second_school_may_end_the_tour() -> None:
    """The last hole comes by the jan that the forced men do not fill."""
    state = at("marque", FILL, "0,6,1 11,6,1", throw="4-2", debido="4", propio="4")
    held = after(state, *LIFTED)
    assert held.base.marks[1] == SideMarks(11, 8, 1)
    end = after(held, "force T 1")
    assert (end.base.phase, end.base.winner) == ("fin", 1)


def test_too_many_holes_forfeit_the_going_away() -> None:
    """Guiton: ten and twelve taken for twenty-four; two holes go, two points, and he must stay."""
    state = at("marque", FEW, "0,10,1 0,4,1", throw="6-1", debido="12", propio="12")
    held = after(state, "marque 3 0", "va", "ecole 2", "accepte")
    assert held.stage == "case"
    assert held.base.marks == (SideMarks(1, 10, 1), SideMarks(0, 2, 2))
    gone = after(state, "marque 3 0", "va", "passe")
    assert (gone.base.phase, gone.base.marks) == ("jet", (SideMarks(3), SideMarks()))
    assert after(state, "marque 1 0", "va", "passe").base.phase == "jet"


def test_a_false_school_does_not_hold_him() -> None:
    """Who goes away with his hole and disputes an école that was none goes away."""
    state = at("marque", FEW, "0,10,1 0,4,1", throw="6-1", debido="2", propio="2")
    gone = after(state, "marque 1 0", "va", "ecole 4", "conteste", "accepte")
    assert (gone.base.phase, gone.base.marks[0].holes) == ("jet", 1)


def test_who_can_play_nothing_is_not_forced() -> None:
    """Where no man can be played there is nothing to force: he must stay, that is all."""
    state = at("marque", ("11:15", "6:3 7:3 8:3 9:3 10:3"), "0,6,1 0,0,0", throw="6-5", debido="4")
    assert after(state, *LIFTED).stage == "marque"


def hunting(*before: str) -> Any:
    """Return the other about to say whether the man who strayed is driven out."""
    return after(at("marque", STRAY, NOTHING, throw="4-2"), *HUNTED.split("|")[:-1], *before)


def test_a_man_who_strayed_is_driven_out() -> None:
    """Guiton's example: the six takes the man from r10 to r4, and the five breaks the full jan."""
    state = hunting()
    assert (GAME.turn(state), state.due) == (1, 4)
    driven = after(state, "chasse")
    assert driven.due == driven.own == 0
    assert plays(driven) == {"r10-r4 6-11"}
    assert after(driven, "r10-r4 6-11").base.men[0][19] == 1
    with pytest.raises(JuegosError, match=r"\(trictrac\.dame-chassee\)"):
        go(GAME, driven, "10-r7-r2")


def test_a_right_not_used_is_lost() -> None:
    """Left alone he keeps his jan and its points, and is not driven out at the throw after."""
    left = after(hunting(), "laisse")
    assert (left.stage, left.due, left.hunted) == ("marque", 4, None)
    assert "10-r7-r2" in plays(left)


@pytest.mark.parametrize("throw", ["4-2", "5-4"])
def test_who_cannot_be_driven_out_stays(throw: str) -> None:
    """Where the throw takes him to no free arrow of the last table nobody is asked: it lapses."""
    first = after(at("marque", STRAY, NOTHING, throw="4-2"), *HUNTED.split("|")[:-3])
    state = after(first, throw, "passe")
    asked = throw == "5-4"
    assert (state.stage, state.hunted) == (("chasse", (0, 13)) if asked else ("marque", None))


def test_who_may_still_be_corrected_is_no_stray() -> None:
    """A man taken out of the jan at once is not remembered; one left there is."""
    state = after(at("marque", STRAY, NOTHING, throw="4-2"), "7-r10")
    assert after(state, "laisse").hunted == (0, 13)
    again = after(state, "refait")
    assert again.stage == "rejoue"
    assert after(again, GAME.moves(again)[0]).hunted is None


@pytest.mark.parametrize("level", FAMILY.players.levels)
def test_computers_know_what_binds(level: str) -> None:
    """A computer decides about men lifted and driven, and plays what it is bound to play."""
    rng = random.Random(1)
    lifted_men = after(
        at("marque", FILL, "0,6,1 0,0,0", throw="4-2", debido="4", propio="4"), *LIFTED
    )
    for state in (hunting(), lifted_men, after(hunting(), "chasse"), after(marking(), "touche 8")):
        for _ in range(2):
            assert GAME.advise(state, level, rng).move in GAME.moves(state)
    if level != "random":
        assert GAME.advise(hunting(), level, rng).move == "chasse"


def test_binding_never_leaves_nothing_to_play() -> None:
    """In 180 positions made on purpose, whichever man is touched, there is a play that moves him.

    A duty is put aside only where no play that meets it moves him.
    """
    usage = Usage()
    for men, foe in positions(3, 180):
        here = ground(men, foe, usage)
        for throw in ((6, 5), (2, 1), (3, 3)):
            result = playable(here, throw, usage)
            legal = duties(here, result, usage)
            for index in (i for i in range(24) if men[i]):
                rate = touching((index,))
                can = any(rate(play) for play, _ in result.plays)
                left = bound_plays(result, legal, rate)
                assert left.plays
                assert left.breaks <= can
                if not left.breaks:
                    assert set(left.plays) <= set(legal.plays)
                    assert not can or legal.obligation or all(map(rate, left.plays.values()))
            forced = lifted(result, legal)
            assert set().union(*forced.values()) <= {after for _, after in result.plays}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("prueba=touche_8", "prueba=touche_9"),
        ("prueba=touche_8", "prueba=touche_8_8"),
        ("prueba=touche_8", "prueba=touche"),
        ("prueba=touche_8", "prueba=8-9"),
        ("prueba=touche_8", "prueba=- chasse=A:x9"),
        ("etapa=marque", "etapa=chasse"),
        ("etapa=marque", "etapa=case"),
    ],
)
def test_bad_bindings_are_refused(old: str, new: str) -> None:
    """A state that binds to a man who is not there, or drives out nobody, is refused."""
    text = GAME.write(after(marking(), "touche 8"))
    with pytest.raises(JuegosError) as caught:
        GAME.read(text.replace(old, new))
    assert caught.value.at is not None


def test_the_board_touches_nothing() -> None:
    """Where the board marks no man is touched, and all rules are told all the same."""
    game = Trictrac({}, TRICTRAC)
    state = game.play(game.play(game.start(), (5, 2)).state, (6, 1)).state
    with pytest.raises(JuegosError):
        go(game, state, "touche T")
    assert set(DAME_TOUCHEE_RULES) <= set(GAME.rules)
