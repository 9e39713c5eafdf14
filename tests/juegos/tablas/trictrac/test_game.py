"""The game: whole tours under every pair of options, the order of actions, every rule fired."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.errors import IllegalMove, JuegosError
from juegos.core.game import Turn
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.marking import SideMarks, check
from juegos.tablas.trictrac.rules import BOARD_CRUCES as CRUCES
from juegos.tablas.trictrac.state import JET, JOUE, State, read_state
from juegos.tablas.trictrac.trictrac import TRICTRAC
from tests.help.laws import DEFINITIONS
from tests.juegos.tablas.trictrac.computers import go, pairwise, played
from tests.juegos.tablas.trictrac.made_positions import positions

GAME = Trictrac({}, TRICTRAC)
OPTIONS = pairwise(CRUCES)
ECRIT = "marques=0,0 refaits=0 mano=A"


@pytest.mark.parametrize("options", OPTIONS)
def test_tour_under_a_combination_of_options(options: dict[str, str]) -> None:
    """Two computers play a tour to its end; nothing is lost and somebody is paid."""
    game = Trictrac(options, TRICTRAC)
    last = None
    for number, (state, move, step) in enumerate(played(game, len(str(options)))):
        assert game.turn(state) is Turn.CHANCE or move in game.moves(state)
        assert all(event.rule in game.rules for event in step.events)
        assert all(event.text.endswith(".") for event in step.events)
        last = step.state
        assert [sum(men) for men in last.men] == [15, 15]
        assert check(last.marks) == last.marks
        assert max(side.holes for side in last.marks) <= 12
        if number % 7 == 0:
            assert game.read(game.write(last)) == last
    assert last is not None
    end = game.outcome(last)
    assert end is not None
    assert sum(end.shares) == 0
    assert max(end.shares) >= 1
    assert end.why in game.rules


def test_options_cover_every_pair() -> None:
    """Every two readings of two cruces occur together in some tour."""
    names = [crux.name for crux in CRUCES]
    for one in CRUCES:
        for two in CRUCES[names.index(one.name) + 1 :]:
            for a in one.keys:
                for b in two.keys:
                    assert any(o[one.name] == a and o[two.name] == b for o in OPTIONS)


def fired() -> Counter[str]:
    """Return how often each rule has fired: in tours, and in positions made on purpose."""
    counts: Counter[str] = Counter()
    for seed, options in enumerate(OPTIONS):
        for _, _, step in played(Trictrac(options, TRICTRAC), seed):
            counts.update(event.rule.id for event in step.events)
    game = Trictrac({"rencontre": "oui", "margot": "oui", "pile": "oui"}, TRICTRAC)
    state = replace(game.start(), phase=JET)
    for move in ("4-3", "T-4 T-3", "4-3"):
        step = go(game, state, move)
        counts.update(event.rule.id for event in step.events)
        state = step.state
    rng = random.Random(5)
    for number, men in enumerate(positions(5, 300)):
        holes = (rng.choice((0, 4, 11)), rng.choice((0, 4, 11)))
        marks = tuple(SideMarks(n, p, int(p > 0)) for n, p in zip(holes, (10, 10), strict=True))
        start = State(JET, men=men, marks=(marks[0], marks[1]), throws=(2, 2))
        for throw in tuple(game.throws(start))[number % 4 :: 4]:
            state = start
            for _ in range(3):
                move = throw if state.phase == JET else rng.choice(game.moves(state))
                step = go(game, state, move)
                counts.update(event.rule.id for event in step.events)
                state = step.state
                if not isinstance(game.turn(state), int):
                    break
    return counts


@pytest.mark.thorough
def test_every_rule_fires(record_property: Any) -> None:
    """Each rule that can fire does; how often is reported, and the others refuse or define."""
    result = fired()
    for rule in sorted(result):
        record_property(rule, result[rule])
    assert {rule.id for rule in GAME.variant.rules} - DEFINITIONS == set(result)


def at(head: str, a: str, b: str, marks: str, owed: int = 0) -> State:
    """Return a state from its parts."""
    beside = f"lances=5,5 coin=0,0 pavillon=- premier=- du={owed}"
    return read_state(
        f"{head} / {a} / {b} / {marks} / {beside}", {r.id for r in GAME.variant.rules}
    )


def test_own_points_come_before_given_ones() -> None:
    """Both at ten, two true and two false: the thrower takes the hole, the other marks two."""
    state = at("jet A -", "T:12 10 11:2", "T:9 8 9 10:2 11:2", "0,10,1 0,10,1")
    step = go(GAME, state, "3-2")
    assert (step.state.phase, step.state.owed) == ("decide", 2)
    assert step.state.marks == (SideMarks(1), SideMarks(0))
    stays = go(GAME, step.state, "reste").state
    after = go(GAME, stays, GAME.moves(stays)[0]).state
    assert after.marks == (SideMarks(1), SideMarks(0, 2, 1))


def test_twelve_points_at_once_are_two_holes_though_the_other_has_some() -> None:
    """Filled in three ways by who had nothing: two holes, told as a double, by the throw or given.

    So it is in trictrac à écrire too, which marks as trictrac does.
    """
    full = "T:3 1:2 2:3 3:3 4:3 5"
    state = at("jet A -", full, "T:15", "0,0,0 0,4,1")
    step = go(GAME, state, "2-1")
    assert step.state.marks == (SideMarks(2), SideMarks())
    assert "trictrac.trou-double" in {event.rule.id for event in step.events}
    ecrire = catalogue.game("trictrac-a-ecrire")
    written = go(ecrire, ecrire.read(f"{GAME.write(state)} / {ECRIT}"), "2-1")
    assert written.state.marks == step.state.marks
    given = at("joue A 6-4", "T:13 8 9", "T:15", "0,4,1 0,0,0", 16)
    assert go(GAME, given, "T-6 T-4").state.marks == (SideMarks(), SideMarks(2, 4, 1))


def test_going_away() -> None:
    """Who goes away keeps his holes alone, the other marks nothing, and he throws first."""
    state = at("decide A 6-4", "T:13 11:2", "T:15", "3,8,1 2,0,0", 24)
    step = go(GAME, state, "va")
    assert [event.rule.id for event in step.events] == [
        "trictrac.s-en-aller",
        "trictrac.primaute-releve",
    ]
    now = step.state
    assert (now.phase, now.hand, now.owed) == (JET, 0, 0)
    assert now.men == State().men
    assert now.marks == (SideMarks(3), SideMarks(2))


def test_staying_binds_and_marks_the_given_points() -> None:
    """Who stays plays his throw; then the other marks, in second, with two jetons."""
    state = at("decide A 6-4", "T:13 8 9", "T:15", "3,8,1 2,0,0", 4)
    stays = go(GAME, state, "reste").state
    assert stays.phase == JOUE
    after = go(GAME, stays, "T-6 T-4").state
    assert after.marks == (SideMarks(3, 8, 1), SideMarks(2, 4, 2))
    assert (after.phase, after.hand) == (JET, 1)


def test_holes_from_the_others_throw_do_not_let_go() -> None:
    """A hole that the other's throw gives is marked after his play, and nobody decides."""
    state = at("joue A 6-4", "T:13 8 9", "T:15", "0,8,1 2,10,1", 4)
    after = go(GAME, state, "T-6 T-4").state
    assert after.marks == (SideMarks(0), SideMarks(3, 2, 1))
    assert (after.phase, after.hand) == (JET, 1)


def test_the_last_hole_ends_the_tour_by_the_others_throw() -> None:
    """The twelfth hole ends the tour even if the other's throw gave it."""
    state = at("joue A 6-4", "T:13 8 9", "T:15", "7,8,1 11,10,1", 4)
    step = go(GAME, state, "T-6 T-4")
    assert step.state.phase == "fin"
    assert step.state.winner == 1
    assert step.state.marks[1].holes == 12


def test_petit_jan_that_only_the_corner_keeps() -> None:
    """Free to break it, as usual, he marks it when it has been kept; bound to, he marks first."""
    men = "T:2 1:2 2:2 3:2 4:2 5:2 7 8 10"
    game = Trictrac({"coin-oblige": "oblige"}, TRICTRAC)
    for rules, breaks, points in ((game, False, (4, 4)), (GAME, True, (0, 4))):
        state = at("jet A -", men, "T:15", "0,0,0 0,0,0")
        thrown = go(rules, state, "4-3").state
        assert thrown.marks[0].points == points[0]
        assert any("11" not in move for move in rules.moves(thrown)) == breaks
        value = go(rules, thrown, "7-11 8-11").state
        assert value.marks[0].points == points[1]


def test_bearing_off_first() -> None:
    """Who bears off first marks four, keeps the points, and throws first again."""
    state = at("jet A -", "r1 off:14", "r5:15", "0,2,1 0,4,1")
    step = go(GAME, state, "6-1")
    assert step.state.marks[0].points == 6
    done = go(GAME, step.state, GAME.moves(step.state)[0]).state
    assert done.men == State().men
    assert (done.phase, done.hand) == (JET, 0)
    assert done.marks == (SideMarks(0, 6, 1), SideMarks(0, 4, 1))


def test_rencontre() -> None:
    """The second player's first throw equal to the first's scores, at the tour's start only."""
    game = Trictrac({"rencontre": "oui"}, TRICTRAC)
    state = replace(game.start(), phase=JET)
    state = go(game, state, "4-3").state
    state = go(game, state, "T-4 T-3").state
    assert "trictrac.rencontre" in {e.rule.id for e in go(game, state, "4-3").events}
    assert "trictrac.rencontre" not in {e.rule.id for e in go(GAME, state, "4-3").events}
    other = go(game, state, "5-3").state
    assert other.first == ()


@pytest.mark.parametrize("method", ["rejetes", "joues", "coup-et-de"])
def test_primacy(method: str) -> None:
    """Each seat begins as often as the other; a doublet decides nothing."""
    game = Trictrac({"primaute": method}, TRICTRAC)
    start = game.start()
    first: Counter[int] = Counter()
    for throw, weight in game.throws(start).items():
        state = go(game, start, throw).state
        if state == start:
            assert throw[0] == throw[1]
            continue
        first[state.hand] += weight
        assert bool(state.throw) == (method != "rejetes")
    assert first == {0: 15, 1: 15}


@pytest.mark.parametrize(
    ("phase", "move", "names"),
    [
        ("joue A 6-1", "8-r9 T-1", "fleche-libre"),
        ("joue A 6-1", "T-7-8", "joue"),
        ("joue A 6-1", "8-7", "forward"),
        ("joue A 6-1", "9-10 T-6", "no man"),
        ("jet A -", "7-1", "7"),
        ("decide A 6-1", "oui", "reste"),
    ],
)
def test_refused_move(phase: str, move: str, names: str) -> None:
    """A move that is not allowed is refused in one line that names the rule or what is wrong."""
    state = at(phase, "T:14 8", "T:14 9", "0,4,1 0,0,0")
    with pytest.raises(JuegosError) as caught:
        go(GAME, state, move)
    assert names in str(caught.value)
    assert "\n" not in str(caught.value)


def test_nothing_after_the_end() -> None:
    """A finished tour takes no move."""
    state = at("fin A trictrac.tour", "T:15", "T:15", "12,0,0 7,0,0")
    assert GAME.turn(state) is Turn.END
    with pytest.raises(IllegalMove):
        go(GAME, state, "6-1")


BAD = [
    "",
    "joue A 6-1",
    "joue C 6-1 / T:15 / T:15 / 0,0,0 0,0,0 / lances=0,0 coin=0,0 pavillon=- premier=- du=0",
    "joue A - / T:15 / T:15 / 0,0,0 0,0,0 / lances=0,0 coin=0,0 pavillon=- premier=- du=0",
    "jet A 6-1 / T:15 / T:15 / 0,0,0 0,0,0 / lances=0,0 coin=0,0 pavillon=- premier=- du=0",
    "joue A 1-6 / T:15 / T:15 / 0,0,0 0,0,0 / lances=0,0 coin=0,0 pavillon=- premier=- du=0",
    "joue A 6-1 / T:16 / T:15 / 0,0,0 0,0,0 / lances=0,0 coin=0,0 pavillon=- premier=- du=0",
    "joue A 6-1 / T:15 / T:15 / 0,3,1 0,0,0 / lances=0,0 coin=0,0 pavillon=- premier=- du=0",
    "joue A 6-1 / T:15 / T:15 / 0,0,0 0,0,0 / lances=0,0",
    "fin A trictrac.x / T:15 / T:15 / 0,0,0 0,0,0 / lances=0,0 coin=0,0 pavillon=- premier=- du=0",
    "joue A 6-1 / T:14 8 / T:14 r8 / 0,0,0 0,0,0 / lances=0,0 coin=0,0 pavillon=- premier=- du=0",
    "jet A - / T:12 r3:3 / T:15 / 0,0,0 0,0,0 / lances=9,8 coin=0,0 pavillon=- premier=- du=0",
    "jet A - / T:15 / T:12 r8:3 / 0,0,0 0,0,0 / lances=9,8 coin=0,0 pavillon=- premier=- du=0",
]


@pytest.mark.parametrize("text", BAD)
def test_bad_state(text: str) -> None:
    """A text that is no state is refused with the place of what is wrong."""
    with pytest.raises(JuegosError) as caught:
        GAME.read(text)
    assert caught.value.at is not None
    assert 0 <= caught.value.at <= len(text)
    assert "\n" not in str(caught.value)


# A word of a state put in place of another, what is said of it, and the rule that is named.
WRONG = [
    ("6-1", "7-1", "'7' is no face", "trictrac.jet"),
    ("6-1", "1-6", "higher number", "trictrac.jet"),
    ("2,4,1 0,0,0", "13,4,1 0,0,0", "'13,4,1 0,0,0'", "trictrac.tour"),
    ("pavillon=-", "pavillon=A", "'pavillon=A'", "trictrac.pavillon"),
    ("pavillon=-", "pavillon=x", "'pavillon=x'", "trictrac.pavillon"),
    ("du=0", "du=7", "'du=7'", "trictrac.marque"),
]


@pytest.mark.parametrize(("old", "new", "says", "rule"), WRONG)
def test_what_is_wrong_with_a_state_has_its_place(old: str, new: str, says: str, rule: str) -> None:
    """The word that is wrong is named, not the state, with its place and the rule."""
    text = (
        "joue A 6-1 / T:14 8 / T:14 9 / 2,4,1 0,0,0 / lances=2,1 coin=0,0 pavillon=- premier=- du=0"
    )
    assert GAME.read(text).throw == (6, 1)
    with pytest.raises(JuegosError) as caught:
        GAME.read(text.replace(old, new))
    assert says in str(caught.value)
    assert f"({rule})" in str(caught.value)
    assert len(str(caught.value)) < 120
    assert caught.value.at == text.index(old)
