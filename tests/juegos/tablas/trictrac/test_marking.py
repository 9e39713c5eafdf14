"""Marking: the treatises' own reckonings, the jetons, the pavillon, and what a tour is worth."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import Step
from juegos.tablas.trictrac import trictrac
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.marking import (
    NOTHING,
    Marks,
    Pavillon,
    SideMarks,
    check,
    flag,
    gain,
    in_bredouille,
    leave,
    unbroken,
)
from juegos.tablas.trictrac.state import FIN, JOUE
from juegos.tablas.trictrac.strict_game import StrictTrictrac
from juegos.tablas.trictrac.trictrac import ABOUT, TRICTRAC, InPoints, Tour, at_level

# Marks of A and B, who marks how much, and the marks after; the place in the treatise.
RECKONED = [
    ("lelasseux1852:144", ((0, 0, 0), (0, 0, 0)), (0, 4), ((0, 4, 1), (0, 0, 0))),
    ("lelasseux1852:144", ((0, 4, 1), (0, 0, 0)), (1, 4), ((0, 4, 1), (0, 4, 2))),
    ("lelasseux1852:144", ((0, 4, 1), (0, 4, 2)), (0, 2), ((0, 6, 1), (0, 4, 1))),
    ("lelasseux1852:146", ((0, 4, 1), (0, 4, 2)), (0, 16), ((1, 8, 1), (0, 0, 0))),
    ("lelasseux1852:147", ((0, 8, 1), (0, 8, 2)), (0, 18), ((3, 2, 1), (0, 0, 0))),
    ("lelasseux1852:147", ((0, 8, 1), (0, 8, 2)), (0, 28), ((5, 0, 0), (0, 0, 0))),
    ("lelasseux1852:158", ((1, 2, 1), (0, 0, 0)), (1, 2), ((1, 2, 1), (0, 2, 2))),
    ("lelasseux1852:158", ((1, 0, 0), (0, 0, 0)), (1, 2), ((1, 0, 0), (0, 2, 1))),
    ("lelasseux1852:207", ((0, 10, 1), (0, 10, 1)), (0, 2), ((1, 0, 0), (0, 0, 0))),
    ("lepeintre1818 I.I", ((0, 4, 1), (0, 0, 0)), (0, 12), ((2, 4, 1), (0, 0, 0))),
    ("lepeintre1818 I.II", ((0, 8, 1), (0, 0, 0)), (0, 6), ((2, 2, 1), (0, 0, 0))),
    ("lepeintre1818 I.II", ((2, 2, 1), (0, 0, 0)), (0, 20), ((4, 10, 1), (0, 0, 0))),
    ("lepeintre1818 I.IV", ((0, 10, 1), (0, 4, 1)), (0, 38), ((7, 0, 0), (0, 0, 0))),
    ("lelasseux1852:143", ((0, 4, 1), (0, 0, 0)), (1, 12), ((0, 0, 0), (2, 0, 0))),
    *(
        ("lepeintre1818 I.VII", ((0, 0, 0), (0, n, 1)), (0, 24), ((4, 0, 0), (0, 0, 0)))
        for n in (4, 6, 8, 10)
    ),
    ("lepeintre1818 I.VII", ((0, 0, 0), (0, 8, 1)), (0, 36), ((6, 0, 0), (0, 0, 0))),
    ("lepeintre1818 I.VII", ((0, 2, 1), (0, 8, 2)), (0, 22), ((3, 0, 0), (0, 0, 0))),
]
NAMES = st.tuples(st.sampled_from((0, 1)), st.integers(1, 24).map(lambda n: 2 * n))


def marks(pair: tuple[tuple[int, int, int], tuple[int, int, int]]) -> Marks:
    """Return marks from their numbers."""
    return SideMarks(*pair[0]), SideMarks(*pair[1])


@pytest.mark.parametrize("case", RECKONED, ids=lambda case: f"{case[0]}-{case[2]}")
def test_reckoned_by_a_treatise(
    case: tuple[str, tuple[tuple[int, ...], ...], tuple[int, int], tuple[tuple[int, ...], ...]],
) -> None:
    """Points come to the jetons and holes that the treatise says."""
    _, before, (seat, points), after = case
    assert gain(marks(before), seat, points).marks == marks(after)


@given(st.lists(NAMES, max_size=30))
def test_marks_stay_within_range(steps: list[tuple[int, int]]) -> None:
    """Points lie below twelve, jetons fit them, no hole is lost, and the points are all there."""
    now = NOTHING
    for seat, points in steps:
        before, now = now, gain(now, seat, points).marks
        assert check(now) == now
        assert all(b.holes <= a.holes for b, a in zip(before, now, strict=True))
        twelves = (before[seat].points + points) // 12
        assert before[seat].points + points == 12 * twelves + now[seat].points
        holes = now[seat].holes - before[seat].holes
        assert holes == max(0, 2 * twelves - (not in_bredouille(before, seat)))
        assert not twelves or now[1 - seat].points == 0


def holes_by_words(steps: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the holes of both as the words of the rule have them, without any jeton.

    Twelve points are two holes unless the other has marked between the first of them and the
    last; who makes a hole takes away the other's points, but not that he marked them.
    """
    holes = [0, 0]
    running: tuple[list[int], list[int]] = ([], [])  # when each two points of a side were marked
    marked: tuple[list[int], list[int]] = ([], [])  # when each side marked anything
    for now, (seat, points) in enumerate(steps):
        marked[seat].append(now)
        running[seat].extend([now] * (points // 2))
        while len(running[seat]) >= 6:
            first, last = running[seat][0], running[seat][5]
            holes[seat] += 1 if any(first < other < last for other in marked[1 - seat]) else 2
            del running[seat][:6]
            running[1 - seat].clear()
    return holes[0], holes[1]


@given(st.lists(NAMES, max_size=30))
def test_holes_are_those_that_the_words_tell(steps: list[tuple[int, int]]) -> None:
    """The jetons show what a whole history of the marks shows: whether a twelve was interrupted."""
    now = NOTHING
    for seat, points in steps:
        now = gain(now, seat, points).marks
    assert (now[0].holes, now[1].holes) == holes_by_words(steps)


@given(st.lists(NAMES, max_size=30))
def test_at_most_one_is_in_bredouille(steps: list[tuple[int, int]]) -> None:
    """While both have points at most one is in bredouille: there are three jetons."""
    now = NOTHING
    for seat, points in steps:
        now = gain(now, seat, points).marks
        assert now[0].jetons + now[1].jetons <= 3
        if now[0].points and now[1].points:
            assert not (in_bredouille(now, 0) and in_bredouille(now, 1))


def test_leaving_keeps_the_holes_only() -> None:
    """Who goes away keeps his holes; no points stay on either side."""
    assert leave(marks(((3, 8, 1), (5, 4, 2)))) == marks(((3, 0, 0), (5, 0, 0)))


@pytest.mark.parametrize("points", [0, 3, -2])
def test_odd_points_are_refused(points: int) -> None:
    """Points come by twos."""
    with pytest.raises(IllegalMove, match=r"trictrac\.marque"):
        gain(NOTHING, 0, points)


@pytest.mark.parametrize(
    ("pair", "rule"),
    [
        (((0, 3, 1), (0, 0, 0)), "marque"),
        (((0, 12, 1), (0, 0, 0)), "marque"),
        (((0, 4, 0), (0, 0, 0)), "bredouille"),
        (((0, 0, 1), (0, 0, 0)), "bredouille"),
        (((0, 4, 2), (0, 4, 2)), "bredouille"),
        (((-1, 4, 1), (0, 4, 2)), "trou"),
    ],
)
def test_marks_out_of_range(
    pair: tuple[tuple[int, int, int], tuple[int, int, int]], rule: str
) -> None:
    """Marks that cannot stand on a board are refused by the rule they break."""
    with pytest.raises(BadNotation, match=rf"trictrac\.{rule}"):
        check(marks(pair))


def test_pavillon() -> None:
    """The second to take holes takes the flag; taken from him it serves nobody any more."""
    holes = [marks(((a, 0, 0), (b, 0, 0))) for a, b in ((0, 0), (2, 0), (2, 1), (4, 1))]
    now = flag(Pavillon(), holes[0], 0)
    assert now == Pavillon()
    now = flag(now, holes[1], 1)
    assert now == Pavillon(1)
    assert flag(now, holes[2], 1) == now
    now = flag(now, holes[2], 0)
    assert now == Pavillon(broken=True)
    assert flag(now, holes[3], 1) == now


@pytest.mark.parametrize("seat", [0, 1])
def test_only_a_first_hole_takes_the_pavillon(seat: int) -> None:
    """Where both have holes and nobody has the flag, who makes another does not take it."""
    both = marks(((2, 0, 0), (2, 0, 0)))
    assert flag(Pavillon(), both, seat).holder is None


def test_what_a_gain_tells() -> None:
    """Points alone make no hole; else the holes are told, the twelves, and if the first was two."""
    for seat, points, value in ((0, 4, (0, False, 0)), (1, 4, (0, False, 0))):
        assert gain(NOTHING, seat, points)[1:] == value
    interrupted = marks(((0, 8, 1), (0, 8, 2)))
    assert gain(NOTHING, 0, 12)[1:] == (2, True, 1)
    assert gain(interrupted, 0, 4)[1:] == (1, False, 1)
    assert gain(interrupted, 0, 28)[1:] == (5, False, 3)
    assert gain(interrupted, 1, 4)[1:] == (2, True, 1)


def test_holes_in_one_row() -> None:
    """All holes of a seat are in a row where the other has none, or where the flag is its own."""
    one, both = marks(((4, 0, 0), (0, 0, 0))), marks(((4, 0, 0), (2, 0, 0)))
    assert [unbroken(Pavillon(), one, seat) for seat in (0, 1)] == [True, False]
    assert [unbroken(Pavillon(1), both, seat) for seat in (0, 1)] == [False, True]
    assert [unbroken(Pavillon(broken=True), both, seat) for seat in (0, 1)] == [False, False]


@pytest.mark.parametrize(
    ("pair", "text"),
    [
        (((0, 0, 0), (0, 3, 1)), "B has 3 points"),
        (((0, 1, 1), (0, 0, 0)), "A has 1 point:"),
        (((0, 4, 3), (0, 0, 0)), "A has 3 jetons"),
        (((-1, 0, 0), (0, 0, 0)), "A has -1 holes"),
    ],
)
def test_what_is_wrong_with_marks_is_told(
    pair: tuple[tuple[int, int, int], tuple[int, int, int]], text: str
) -> None:
    """Whose marks cannot stand, and how many they are."""
    with pytest.raises(BadNotation, match=text):
        check(marks(pair))


# Holes of A and B before, who marks twelve points, and where the flag is before and after it.
FLAGS = [
    ((0, 0), 0, Pavillon(), Pavillon(), 0),
    ((2, 0), 1, Pavillon(), Pavillon(1), 1),
    ((2, 2), 1, Pavillon(1), Pavillon(1), 0),
    ((2, 2), 0, Pavillon(1), Pavillon(broken=True), 1),
]


@pytest.mark.parametrize(("holes", "seat", "before", "after", "number"), FLAGS)
def test_a_hole_moves_the_pavillon(
    holes: tuple[int, int], seat: int, before: Pavillon, after: Pavillon, number: int
) -> None:
    """Who makes a hole takes the flag or puts it away, and an event of its rule says so for him.

    Points that make no hole leave it where it is.
    """
    game = Trictrac({}, TRICTRAC)
    marked = marks(((holes[0], 0, 0), (holes[1], 0, 0)))
    state = replace(game.start(), marks=marked, pavillon=before)
    step = InPoints(game.readings).gain(state, seat, 12)
    assert step.state.pavillon == after
    assert step.state.marks == InPoints(game.readings).marked(marked, seat, 12)
    moved = [event for event in step.events if event.rule.id == "trictrac.pavillon"]
    assert [(event.seat, "puts away" in event.text) for event in moved] == [
        (seat, after.broken)
    ] * number
    assert InPoints(game.readings).gain(state, seat, 4).state.pavillon == before
    assert game.marking.in_points


# Holes of the loser, whether the winner has the flag, and what the tour is worth by each method.
PAID = [
    (0, False, {"gradue": 4, "ancien": 2, "pont": 2}),
    (5, True, {"gradue": 3, "ancien": 2, "pont": 2}),
    (5, False, {"gradue": 2, "ancien": 1, "pont": Fraction(3, 2)}),
    (6, False, {"gradue": 1, "ancien": 1, "pont": Fraction(3, 2)}),
    (7, False, {"gradue": 1, "ancien": 1, "pont": 1}),
]


@pytest.mark.parametrize(("loser", "flagged", "worth"), PAID)
def test_three_ways_of_paying(loser: int, flagged: bool, worth: dict[str, Fraction]) -> None:  # noqa: FBT001
    """The tour is paid by the three historical methods as seed and Guiton have them, to either."""
    for way, stakes in worth.items():
        readings = Trictrac({"paiement": way}, TRICTRAC).readings
        for winner, holes in ((0, (12, loser)), (1, (loser, 12))):
            pavillon = Pavillon(winner) if flagged else Pavillon(broken=bool(loser))
            ended = marks(((holes[0], 0, 0), (holes[1], 0, 0)))
            assert trictrac.pay(ended, pavillon, winner, readings).stakes == stakes


def test_readings_of_the_pay() -> None:
    """Below seven holes by one reading; the flag makes no difference by another."""
    six = marks(((12, 0, 0), (6, 0, 0)))
    seven = marks(((12, 0, 0), (7, 0, 0)))
    for key, stakes in (("six", 1), ("sept", 2)):
        readings = Trictrac({"seuil": key}, TRICTRAC).readings
        assert trictrac.pay(six, Pavillon(broken=True), 0, readings).stakes == stakes
        assert trictrac.pay(seven, Pavillon(broken=True), 0, readings).stakes == 1
    for key, stakes in (("pavillon", 3), ("egale", 4)):
        readings = Trictrac({"grande-bredouille": key}, TRICTRAC).readings
        assert trictrac.pay(six, Pavillon(0), 0, readings).stakes == stakes


def test_every_crux_of_pay_is_read() -> None:
    """No two combinations of the readings of pay are refused."""
    cruces = {c.name: c.keys for c in Trictrac({}, TRICTRAC).cruces}
    names = ("paiement", "seuil", "grande-bredouille")
    for keys in product(*(cruces[name] for name in names)):
        readings = Trictrac(dict(zip(names, keys, strict=True)), TRICTRAC).readings
        assert trictrac.pay(marks(((12, 0, 0), (6, 0, 0))), Pavillon(0), 0, readings).stakes > 0


@pytest.mark.parametrize("winner", [0, 1])
def test_twelve_holes_end_the_tour(winner: int) -> None:
    """Twelve or more win it; what the winner gains the other loses."""
    readings = Trictrac({"paiement": "ancien"}, TRICTRAC).readings
    tour = Tour(readings)
    for holes, wins in ((11, False), (12, True), (13, True)):
        sides = ((holes, 0, 0), (3, 0, 0))
        assert tour.won(marks(sides if winner == 0 else sides[::-1]), winner) is wins
    twelve = ((12, 0, 0), (3, 0, 0))
    ended = marks(twelve if winner == 0 else twelve[::-1])
    state = replace(Trictrac({}, TRICTRAC).start(), phase=JOUE, hand=1, throw=(6, 5), owed=2)
    state = replace(state, marks=ended, pavillon=Pavillon(broken=True))
    assert tour.outcome(state) is None
    over = tour.ended(Step(state, ()), winner).state
    assert (over.phase, over.hand, over.throw, over.owed, over.winner) == (FIN, 0, (), 0, winner)
    outcome = tour.outcome(over)
    assert outcome is not None
    assert outcome.shares == ((1, -1) if winner == 0 else (-1, 1))
    assert tour.outcome(replace(over, winner=None)) is None
    assert tour.outcome(replace(over, phase=JOUE)) is None
    assert tour.by_holes
    assert tour.leaving(state) == 0


def test_a_tour_that_goes_on_has_fewer_than_twelve_holes() -> None:
    """Twelve on either side are refused with the number; pegs show no more than twelve."""
    going = marks(((11, 0, 0), (11, 0, 0)))
    assert trictrac.check(going) == trictrac.pegged(going) == going
    for holes, seat in (((12, 0), "A"), ((0, 12), "B"), ((13, 0), "A")):
        sides = marks(((holes[0], 0, 0), (holes[1], 0, 0)))
        with pytest.raises(BadNotation, match=f"{seat} has {max(holes)} holes"):
            trictrac.check(sides)
    assert trictrac.pegged(marks(((13, 0, 0), (2, 0, 0)))) == marks(((12, 0, 0), (2, 0, 0)))


def test_the_level_says_who_marks() -> None:
    """The board does, unless the reading is strict; either way marks are made."""
    assert isinstance(at_level({}), Trictrac)
    assert isinstance(at_level({"niveau": "strict"}), StrictTrictrac)
    assert ABOUT.marks
