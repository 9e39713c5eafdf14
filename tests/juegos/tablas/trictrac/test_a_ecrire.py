"""Trictrac à écrire and toc: what a marqué is worth, whole games, and every rule fired."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from juegos.core.errors import IllegalMove, JuegosError
from juegos.core.game import Turn
from juegos.tablas.trictrac.a_ecrire import A_ECRIRE, NUMBERS, worth
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.marking import Marks, Pavillon, SideMarks
from juegos.tablas.trictrac.position import START, read_both
from juegos.tablas.trictrac.state import DECIDE, JET, Marques, State
from juegos.tablas.trictrac.toc import TOC
from tests.help.sweeps import sweep
from tests.juegos.tablas.trictrac.computers import go, pairwise, played
from tests.juegos.tablas.trictrac.made_positions import positions

ECRIRE, AT_TOC = Trictrac({}, A_ECRIRE), Trictrac({}, TOC)
REFUSES = {"dames", "fleche-libre", "coin-adverse"}


def holes(winner: int, loser: int) -> Marks:
    """Return marks of holes alone."""
    return SideMarks(winner), SideMarks(loser)


# Holes of winner and loser, whether in one row, refaits, and the worth; the place.
WORTHS = [
    ("lelasseux1852:222", 9, 8, False, 0, 3),
    ("lelasseux1852:223", 9, 8, True, 0, 14),
    ("lelasseux1852:224", 18, 6, True, 0, 74),
    ("lelasseux1852:224", 18, 6, False, 0, 14),
    ("lelasseux1852:224", 11, 6, True, 0, 20),
    ("lelasseux1852:224", 12, 6, True, 0, 50),
    ("lelasseux1852:225", 18, 5, False, 0, 15),
    ("lepeintre1818 I.VI", 6, 1, True, 0, 15),
    ("lelasseux1852:226", 9, 8, False, 1, 5),
    ("lelasseux1852:226", 9, 8, False, 2, 7),
]


@pytest.mark.parametrize("case", WORTHS, ids=str)
def test_worth_of_a_marque(case: tuple[str, int, int, bool, int, int]) -> None:
    """A marqué is worth what the treatises reckon."""
    _, own, other, row, refaits, jetons = case
    flag = Pavillon(0) if row else Pavillon(broken=True)
    assert worth(holes(own, other), flag, 0, refaits, grows=False) == jetons


def test_bredouille_may_go_on_growing() -> None:
    """By Lepeintre eighteen holes in one row count eightfold, twenty-four sixteenfold."""
    for own, times in ((6, 2), (12, 4), (18, 8), (24, 16)):
        paid = worth(holes(own, 0), Pavillon(), 0, 0, grows=True)
        assert paid == times * (own + 2)


def leaving(a: int, b: int, lost: tuple[int, int] = (0, 0)) -> State:
    """Return A about to go away with these holes."""
    men = read_both("T:13 8 9", "T:15")
    marks = SideMarks(a, 4, 1), SideMarks(b)
    flag = Pavillon(broken=bool(b))
    stands = Marques(lost, 0, 1)
    return State(DECIDE, 0, (6, 4), men, marks, (2, 2), pavillon=flag, marques=stands)


def test_a_marque_ends_by_going_away_with_six_holes() -> None:
    """With six holes he who goes away ends the marqué; with fewer it goes on."""
    five = go(ECRIRE, leaving(5, 2), "va").state
    assert (five.marques.lost, five.marks) == ((0, 0), (SideMarks(5), SideMarks(2)))
    step = go(ECRIRE, leaving(6, 2), "va")
    assert step.pays == (6, -6)
    assert step.state.marques.lost == (0, 1)
    assert (step.state.phase, step.state.hand, step.state.marques.first) == (JET, 0, 0)
    assert step.state.men == (START, START)


def test_the_other_may_have_more_holes() -> None:
    """Who goes away may have fewer holes: the other has won the marqué and throws first."""
    step = go(ECRIRE, leaving(2, 9), "va")
    assert step.pays == (-9, 9)
    assert step.state.hand == 1


def test_refait() -> None:
    """Equal holes are made again; who threw first throws first again."""
    step = go(ECRIRE, leaving(7, 7), "va")
    assert step.pays == ()
    assert (step.state.marques.refaits, step.state.hand) == (1, 1)


def test_postillons() -> None:
    """Eight marqués lost 2 to 6: twenty-eight and eight beside the last marqué."""
    step = go(ECRIRE, leaving(6, 2, (2, 5)), "va")
    assert step.pays == (6 + 28 + 8, -42)
    assert ECRIRE.outcome(step.state) is not None
    with pytest.raises(IllegalMove, match="trictrac-a-ecrire"):
        go(ECRIRE, step.state, "va")


MARQUES = pairwise(ECRIRE.cruces)[:6]


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("options", sweep(MARQUES, MARQUES[0]))
def test_games_of_marques(options: dict[str, str]) -> None:
    """A game of marqués is played to its end, and what one pays the other receives."""
    game = Trictrac(options, A_ECRIRE)
    last: Any = None
    for state, move, step in played(game, 3, 20000):
        assert game.turn(state) is Turn.CHANCE or move in game.moves(state)
        assert sum(step.pays) == 0
        assert all(event.rule in game.rules for event in step.events)
        last = step.state
    assert game.outcome(last) is not None
    assert sum(last.marques.lost) == NUMBERS[game.readings["marques"]]
    assert game.read(game.write(last)) == last


@pytest.mark.parametrize("options", pairwise(TOC.cruces))
def test_games_of_toc(options: dict[str, str]) -> None:
    """A game of toc is played to its end under every pair of options."""
    game = Trictrac(options, TOC)
    last: Any = None
    for state, move, step in played(game, 4):
        assert game.turn(state) is Turn.CHANCE or move in game.moves(state)
        assert all(event.rule in game.rules for event in step.events)
        last = step.state
        assert game.read(game.write(last)) == last
    end = game.outcome(last)
    assert end is not None
    assert max(end.shares) == 1 or (options["trous"] == "un" and options["double"] == "va")


# Toc: the men of both, the throw, the marks after (holes of A and B), and how the game ends.
TOCS = [
    ("T:3 1:2 2:3 3:3 4:2 5 6", "T:15", "3-2", (1, 0), "partie-double"),
    ("T:2 1:4 2:2 3:4 4:3", "T:15", "4-2", (1, 0), "partie"),
    ("T:2 1:4 2:2 3:4 4:3", "T:15", "2-2", (1, 0), "partie-double"),
    ("T:13 7 9", "T:15", "4-3", (1, 0), "partie"),
    ("T:13 7 9", "T:13 11:2", "4-3", (0, 1), "partie"),
    ("T:13 11:2", "T:15", "1-1", (1, 0), "partie-double"),
    ("T:11 8:2 11:2", "T:15", "4-4", (1, 0), "partie-double"),
]


@pytest.mark.parametrize("case", TOCS, ids=lambda case: f"{case[0]}-{case[2]}")
def test_first_hole_wins(case: tuple[str, str, str, tuple[int, int], str]) -> None:
    """At the first hole a jan wins the game, and wins it double by doublet or in two ways."""
    thrower, opponent, throw, after, why = case
    state = State(JET, 0, men=read_both(thrower, opponent), throws=(2, 2))
    step = go(AT_TOC, state, throw)
    if step.state.phase != "fin":
        step = go(AT_TOC, step.state, AT_TOC.moves(step.state)[0])
    assert tuple(side.holes for side in step.state.marks) == after
    assert step.state.why == f"toc.{why}"


def test_sums_of_toc() -> None:
    """Two men hit by one throw are one hole, or two where each jan is counted."""
    men = read_both("T:11 3 4 11:2", "T:9 1 2:2 3 6 7")
    for key, marked in (("coup", 1), ("chaque", 2)):
        game = Trictrac({"sommes": key, "trous": "six"}, TOC)
        step = go(game, State(JET, 0, men=men, throws=(3, 3)), "5-1")
        assert step.state.marks[0].holes == marked


def fired(game: Any) -> Counter[str]:
    """Return how often each rule fires in some games and in positions made on purpose."""
    counts: Counter[str] = Counter()
    for seed in range(2):
        for _, _, step in played(game, seed, 2000):
            counts.update(event.rule.id for event in step.events)
    for number, men in enumerate(positions(6, 250)):
        start = State(JET, 0, men=men, throws=(2, 2))
        for throw in tuple(game.throws(start))[number % 5 :: 5]:
            state = start
            for _ in range(3):
                chance = game.turn(state) is Turn.CHANCE
                moves = (throw,) if chance else game.moves(state)
                step = go(game, state, moves[number % len(moves)])
                counts.update(event.rule.id for event in step.events)
                state = step.state
                if not isinstance(game.turn(state), int):
                    break
    return counts


def test_every_rule_of_toc_fires() -> None:
    """Each rule of toc fires, but those that only refuse and the other ways to begin."""
    result = fired(AT_TOC)
    result += fired(Trictrac({"primaute": "coup-et-de", "trous": "six"}, TOC))
    for thrower, opponent, throw, _, _ in TOCS:
        state = State(JET, 0, men=read_both(thrower, opponent), throws=(2, 2))
        result.update(event.rule.id for event in go(AT_TOC, state, throw).events)
    silent = {rule.id.partition(".")[2] for rule in TOC.rules if rule.id not in result}
    assert silent == REFUSES


@pytest.mark.thorough
def test_every_rule_of_the_marques_fires() -> None:
    """Each rule of trictrac à écrire fires, but those that only refuse and what went out of use."""
    old = Trictrac({"margot": "oui", "pile": "oui", "rencontre": "oui"}, A_ECRIRE)
    result = fired(old)
    for gone in (leaving(6, 6), leaving(7, 0), leaving(14, 0), leaving(6, 2, (2, 5))):
        result.update(event.rule.id for event in go(ECRIRE, gone, "va").events)
    for method in ("coup-et-de", "joues"):
        game = Trictrac({"primaute": method}, A_ECRIRE)
        step = go(game, game.start(), next(iter(game.throws(game.start()))))
        result.update(event.rule.id for event in step.events)
    state: Any = State(JET)
    for move in ("4-3", "T-4 T-3", "4-3"):
        step = go(old, state, move)
        result.update(event.rule.id for event in step.events)
        state = step.state
    silent = {rule.id.partition(".")[2] for rule in ECRIRE.rules if rule.id not in result}
    assert silent == REFUSES


def test_refusals_name_the_game() -> None:
    """A refused play names the rule by the id of the game that is played."""
    state = State("joue", 0, (6, 1), read_both("T:14 8", "T:14 9"))
    for game in (AT_TOC, ECRIRE):
        with pytest.raises(JuegosError, match=rf"\({game.slug}\.fleche-libre\)"):
            go(game, state, "8-r9 T-1")
