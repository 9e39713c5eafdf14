"""What a throw scores, jan by jan: positions reckoned by hand from the words of each rule."""

from __future__ import annotations

from fractions import Fraction

import pytest

from juegos.tablas.trictrac.position import read_both
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.scoring import (
    LATE,
    WORTH,
    Hit,
    ThrowContext,
    casts,
    hit,
    mean,
    outlook,
    score,
    ways_of,
)

RETOUR = "r5:2 r4:2 r3:2 r2:2"
HOME = "r5:5 r4:5 r3:5"
FIRST = "r3:5 r2:5 r1:5"
FULL = "T:3 6:2 7:2 8:2 9:2 10:2 11:2"
HELD = "8:2 9:2 10:2 rT:9"
SHORT = "11:2 r7 r6 r5:2 r4:2 r3:2 r2 r1:2 rT:2"

# The men of the thrower, those of the other, the throw, and the jans with their points and ways.
USUAL = [
    ("T:13 6 7", "T:15", "5-5", "deux-tables 6"),
    ("T:13 6 7", "T:15", "6-4", "deux-tables 4"),
    ("T:13 6 7", "T:13 11:2", "6-4", "contre-deux-tables 4"),
    ("T:13 6 7", "T:13 11:2", "5-5", "contre-deux-tables 6"),
    ("T:13 6 7", "T:15", "6-5", ""),
    ("T:13 8 9", "T:15", "3-3", "deux-tables 6"),
    ("T:12 6 7 8", "T:15", "6-4", ""),
    ("T:13 3 7", "T:15", "6-4", ""),
    ("T:13 3 6", "T:15", "6-4", ""),
    ("T:13 1 8", "T:15", "6-5", ""),
    ("T:13 6 rT", FIRST, "6-5", ""),
    ("T:13 11:2", "T:15", "6-1", "mezeas 4"),
    ("T:13 11:2", "T:15", "1-1", "mezeas 6"),
    ("T:13 11:2", "T:13 11:2", "6-1", "contre-mezeas 4"),
    ("T:13 11:2", "T:13 11:2", "1-1", "contre-mezeas 6"),
    ("T:13 11:2", "T:15", "6-2", ""),
    ("T:11 6 7 11:2", "T:15", "6-5", "coin-battu 4"),
    ("T:11 6 7 11:2", "T:13 11:2", "6-5", ""),
    ("T:11 6:2 11:2", "T:15", "6-6", "coin-battu 6"),
    ("T:12 6 11:2", "T:15", "6-6", ""),
    ("T:11 5 6 11:2", "T:15", "6-1", ""),
    ("T:11 6 11:3", "T:15", "6-1", "coin-battu 4"),
    ("T:13 9 10", "T:14 8", "6-5", "battue-vrai 4 x2"),
    ("T:12 4 9 10", "T:14 8", "6-5", "battue-vrai 6 x3"),
    ("T:14 9", "T:14 8", "6-6", "battue-vrai 4"),
    ("T:13 3 9", "T:14 8", "6-6", "battue-vrai 8 x2"),
    ("T:14 3", "T:14 8", "6-6", "battue-vrai 4"),
    ("T:14 4", "T:14 8", "6-5", "battue-vrai 2"),
    ("T:14 4", "T:12 8 r10:2", "6-5", "battue-vrai 2"),
    ("T:14 4", "T:12 8 r9:2", "6-5", "battue-vrai 2"),
    ("T:14 4", "T:12 8 r10 r9", "6-5", "battue-vrai 2, battue-vrai 2, battue-vrai 2"),
    ("T:14 4", "T:10 8 r10:2 r9:2", "6-5", "battue-faux 2"),
    ("T:14 4", "T:8 8 r10:3 r9:3", "6-5", "battue-faux 2"),
    ("T:14 3", "T:12 8 r9:2", "6-6", "battue-faux 4"),
    ("T:14 r8", "T:10 2 4:2 6:2", "4-2", "battue-faux 4"),
    ("T:14 r8", "T:12 2 5:2", "3-3", "battue-faux 6"),
    ("T:13 r6 r5", "T:13 2 8", "4-3", "battue-vrai 8 x2"),
    ("T:13 r6:2", "T 5:14", "6-6", "battue-vrai 6"),
    ("T:13 r6:2", "T 5:14", "6-5", "battue-vrai 4"),
    ("T:15", "T:13 r1 r4", "3-1", "battue-vrai 4, battue-vrai 4, impuissance 2"),
    ("T:15", "T:13 r1:2", "1-1", "impuissance 4 x2"),
    ("T:14 1", "T:5 r5:5 r6:5", "5-5", "impuissance 4 x2"),
    ("off:14 rT", HOME, "6-5", "sortie 4"),
    ("off:13 rT:2", HOME, "6-6", "sortie 6"),
    ("off:13 rT:2", HOME, "6-5", "sortie 4"),
    ("off:13 r3:2", HOME, "2-1", ""),
    ("off:14 rT", "r10 r3:14", "6-5", "sortie 4"),
    (HOME, "off r5:5 r4:5 r3:4", "6-5", ""),
    ("T:5 1:2 2:2 3:2 4:2 5:2", "T:15", "6-5", "conserver-petit 4"),
    ("T:5 1:2 2:2 3:2 4:2 5:2", "T:15", "6-6", "conserver-petit 6"),
    ("T:6 1:2 2:2 3:2 4:2 5", "T:15", "6-5", "remplir-petit 4"),
    ("T:6 1:2 2:2 3:2 4:2 5", "T:15", "5-5", "remplir-petit 6"),
    ("T:7 1:2 2:2 3:2 4:2", "T:15", "5-5", "remplir-petit 6"),
    ("T:6 1:2 2:2 3:2 4 5:2", "T:15", "3-1", "remplir-petit 4"),
    ("T:6 1:2 2:2 3:2 4 5:2", "T:15", "2-1", ""),
    ("T:4 6 7:2 8:2 9:2 10:2 11:2", "T:15", "6-6", "remplir-grand 6"),
    ("T:4 6 7:2 8:2 9:2 10:2 11:2", "T:15", "6-4", "coin-battu 4, remplir-grand 4"),
    ("T:3 3 7:2 8:2 9:2 10:2 11:3", "T:15", "6-3", "remplir-grand 4"),
    ("T:2 6:3 7 8:2 9:2 10:2 11:3", "T:15", "1-1", "remplir-grand 6"),
    ("T:2 6:3 7 8:2 9:2 10:2 11:3", "T:15", "4-1", "coin-battu 4, remplir-grand 4"),
    ("T:3 6:2 7 8:2 9:2 10:2 11:3", "T:15", "4-1", "coin-battu 4"),
    ("1 5 6 7:2 8:2 9:2 10:2 11:4", "T:15", "5-1", "coin-battu 4, remplir-grand 8 x2"),
    ("1 2 3 6:3 7 8:2 9:2 10:2 11:2", "T:15", "6-1", "remplir-grand 8 x2"),
    (FULL, "T:15", "2-1", "conserver-grand 4"),
    ("6:3 7:2 8:2 9:2 10:2 11:4", FULL, "6-6", "conserver-grand 6, impuissance 4 x2"),
    ("6:2 7:2 8:2 9:2 10:2 11:5", "T:15", "6-5", "coin-battu 4, impuissance 2"),
    (f"r6:2 {RETOUR} r1:2 rT:3", HOME, "6-5", "conserver-retour 4"),
    (f"r6:2 {RETOUR} r1:2 rT:3", HOME, "2-1", "conserver-retour 4"),
    (f"r6:3 {RETOUR} r1:2 rT:2", HOME, "1-1", "conserver-retour 6"),
    (f"r6:2 {RETOUR} r1 rT:4", HOME, "5-1", "remplir-retour 4"),
    (f"r6:2 {RETOUR} r1 rT:4", HOME, "5-5", "remplir-retour 6"),
    ("11:2 r8 r6 r5:2 r4:2 r3:2 r2 r1:2 rT:2", HOME, "6-4", "remplir-retour 8 x2"),
]
# The same at a certain throw of the relevé, or so many throws after the corner was taken.
EARLY = [
    ("T:11 1 2 3 4", "T:15", "6-5", {"nth": 3}, "six-tables 4"),
    ("T:11 2 3 5 6", "T:15", "4-1", {"nth": 3}, "six-tables 4"),
    ("T:11 1 2 3 4", "T:15", "6-5", {"nth": 2}, ""),
    ("T:11 1 2 3 4", "T:15", "6-5", {"nth": 4}, ""),
    ("T:11 1 2 3 4", "T:15", "6-4", {"nth": 3}, ""),
    ("T:11 1 2 3 4", "T:15", "5-5", {"nth": 3}, ""),
    ("T:11 1:2 2 3", "T:15", "6-5", {"nth": 3}, ""),
    ("T:10 1 2 3 4 5", "T:15", "6-5", {"nth": 3}, ""),
    ("T:11 1 2 3 7", "T:15", "6-5", {"nth": 3}, ""),
    ("T:10 1 2 3 4 7", "T:15", "6-5", {"nth": 3}, ""),
    ("T:13 11:2", "T:15", "6-1", {"since": 2}, "mezeas 4"),
    ("T:15", "T:15", "6-5", {"meets": True}, ""),
]
# The same where a disputed point is read in another way.
READ = [
    ("mezeas_next", "T:13 11:2", "T:15", "6-1", {"since": 2}, ""),
    ("mezeas_next", "T:13 11:2", "T:15", "6-1", {"since": 1}, "mezeas 4"),
    ("mezeas_next", "T:13 11:2", "T:15", "6-1", {}, "mezeas 4"),
    ("rencontre", "T:15", "T:15", "6-6", {"meets": True}, "rencontre 6"),
    ("rencontre", "T:15", "T:15", "6-5", {"meets": True}, "rencontre 4"),
    ("rencontre", "T:15", "T:15", "6-5", {}, ""),
    ("flat_hits", "T:13 r6 r5", "T:13 2 8", "4-3", {}, "battue-vrai 4 x2"),
    ("flat_hits", "T:14 9", "T:14 8", "6-6", {}, "battue-vrai 4"),
    ("margot", "T:14 9", "T:13 7 9", "6-5", {}, "battue-vrai 2, margot 2"),
    ("margot", "T:14 9", "T:13 7 9", "6-6", {}, "margot 4"),
    ("margot", "T:14 9", "T:13 7 9", "5-4", {}, "battue-vrai 2"),
    ("margot", "T:13 9 10", "T:13 7 9", "6-5", {}, "battue-vrai 2, battue-vrai 2, margot 2"),
    ("margot", "T:14 9", "T:12 7:2 9", "6-5", {}, "battue-vrai 2"),
    ("margot", "T:14 9", "T:12 7 8 9", "6-5", {}, "battue-vrai 2, battue-vrai 2"),
    ("margot", "T:14 10", "T:12 6 8:2", "6-6", {}, ""),
    ("margot", "T:14 r6", "T 2 5:13", "5-4", {}, "battue-vrai 4, margot 2"),
    ("margot", "T 9:7 11:7", "T:13 r6 r4", "5-3", {}, "margot 2"),
    ("pile", "7 10 11:13", FULL, "4-1", {}, "pile 4"),
    ("pile", "11:15", FULL, "6-6", {}, "pile 6, impuissance 4 x2"),
    ("pile", "T:15", "T:15", "6-5", {}, ""),
    ("two_ways", "T:3 3 7:2 8:2 9:2 10:2 11:3", "T:15", "6-3", {}, "remplir-grand 8 x2"),
    ("corner_fills", f"11:2 r6:2 {RETOUR} r1 rT:2", HOME, "6-5", {}, "remplir-retour 8 x2"),
    ("corner_fills", f"11:2 r6:2 {RETOUR} r1 rT:2", HOME, "5-1", {}, "remplir-retour 4"),
    ("corner_fills", f"11:3 r6 {RETOUR} r1 rT:2", HOME, "6-5", {}, "remplir-retour 8 x2"),
    ("corner_fills", f"11:2 r6:2 {RETOUR} r1 rT:2", FIRST, "6-5", {}, "remplir-retour 8 x2"),
    ("corner_fills", f"11:2 r6:2 {RETOUR} r1 rT:2", HELD, "6-5", {}, "remplir-retour 8 x2"),
    ("corner_fills", f"r6:2 {RETOUR} r1 rT:4", HOME, "6-5", {}, "remplir-retour 4"),
    ("corner_fills", SHORT, HOME, "6-5", {}, "remplir-retour 4"),
]
# Where the jan is made, in which table, and by which ways: start, rest, end and number of each.
WAYS = [
    ("T:12 4 9 10", "T:14 8", "6-5", 15, "grand", "9 . 15 6, 10 . 15 5, 4 10 15 11"),
    ("T:14 4", "T:12 8 r10:2", "6-5", 15, "grand", "4 9 15 11"),
    ("T:14 10", "T:14 7", "6-5", 16, "grand", "10 . 16 6"),
    ("T:14 4", "T:10 8 r10:2 r9:2", "6-5", 15, "grand", "4 10 15 11, 4 9 15 11"),
    ("T:13 r6:2", "T 5:14", "6-5", 23, "petit", "17 . 23 6"),
    ("T:11 6 7 11:2", "T:15", "6-5", 12, "", "6 . 12 6, 7 . 12 5"),
    ("T:13 6 7", "T:15", "6-4", -1, "", "7 . 11 4, 6 . 12 6"),
    ("T:13 11:2", "T:15", "6-1", -1, "", "11 . 12 1"),
    ("T:6 1:2 2:2 3:2 4 5:2", "T:15", "3-1", 4, "", "0 3 4 4"),
    ("T:7 1:2 2:2 3:2 4:2", "T:15", "5-5", -1, "", "0 . 5 5, 0 . 5 5"),
]


def scored(men: str, foe: str, throw: str, usage: Usage, when: ThrowContext) -> str:
    """Return the jans of a throw with their points, and their ways unless it is one."""
    result = score(*read_both(men, foe), pair(throw), usage, when).jans
    results = (f"{one.name} {one.points}" + f" x{one.ways}" * (one.ways != 1) for one in result)
    return ", ".join(results)


def pair(throw: str) -> tuple[int, int]:
    """Return the numbers of a throw."""
    high, low = map(int, throw.split("-"))
    return high, low


@pytest.mark.parametrize(("men", "foe", "throw", "jans"), USUAL)
def test_what_a_throw_scores(men: str, foe: str, throw: str, jans: str) -> None:
    """Each jan with the points of all its ways, in the order in which they are told."""
    assert scored(men, foe, throw, Usage(), LATE) == jans


@pytest.mark.parametrize(("men", "foe", "throw", "when", "jans"), EARLY)
def test_what_depends_on_the_moment(
    men: str, foe: str, throw: str, when: dict[str, int], jans: str
) -> None:
    """The jan de six tables is of the third throw alone; mezeas and rencontre have their time."""
    assert scored(men, foe, throw, Usage(), ThrowContext(**when)) == jans


@pytest.mark.parametrize(("reading", "men", "foe", "throw", "when", "jans"), READ)
def test_what_depends_on_a_reading(  # noqa: PLR0913, PLR0917  a row of the table
    reading: str, men: str, foe: str, throw: str, when: dict[str, int], jans: str
) -> None:
    """Jans that went out of use, and points that the treatises dispute."""
    assert scored(men, foe, throw, Usage(**{reading: True}), ThrowContext(**when)) == jans


@pytest.mark.parametrize(("men", "foe", "throw", "at", "table", "ways"), WAYS)
def test_where_and_by_which_ways(  # noqa: PLR0913, PLR0917  a row of the table
    men: str, foe: str, throw: str, at: int, table: str, ways: str
) -> None:
    """The first jan tells its arrow, its table if it is a hit, and each way by the path."""
    jan = score(*read_both(men, foe), pair(throw)).jans[0]
    texts = (f"{a} {'.' if via == -1 else via} {b} {number}" for a, via, b, number in jan.ways_list)
    assert (jan.at, jan.table, ", ".join(texts)) == (at, table, ways)


def test_the_corner_fills_over_a_rest() -> None:
    """The way *par puissance* is told with its rest, where the higher number would bring it."""
    both = read_both("11:2 r8 r6 r5:2 r4:2 r3:2 r2 r1:2 rT:2", HOME)
    result = score(*both, (6, 4), Usage(corner_fills=True)).jans[0]
    assert result.ways_list[-1] == (11, 17, 21, 10)


def test_the_jan_de_six_tables_is_made_from_the_talon() -> None:
    """Each number would bring a man from there to one of the two empty arrows, directly."""
    result = score(*read_both("T:11 1 2 3 4", "T:15"), (6, 5), when=ThrowContext(nth=3)).jans[0]
    assert result.ways_list == ((0, -1, 5, 5), (0, -1, 6, 6))


@pytest.mark.parametrize(
    ("men", "foe", "at", "way"),
    [("T:14 9", "T:13 7 9", 15, (9, -1, 15, 6)), ("T:14 10", "T:13 6 8", 16, (10, -1, 16, 6))],
)
def test_margot_is_told_with_its_number(
    men: str, foe: str, at: int, way: tuple[int, int, int, int]
) -> None:
    """The way is that of the man who would be brought between the two."""
    result = score(*read_both(men, foe), (6, 6), Usage(margot=True)).jans[0]
    assert (result.at, result.ways_list) == (at, (way,))


def test_points_are_summed_by_owner() -> None:
    """The thrower has his hits, the other what cannot be played and what is hit falsely."""
    false = score(*read_both("T:14 4", "T:10 8 r10:2 r9:2"), (6, 5))
    assert (false.total(thrower=True), false.total(thrower=False), false.dice) == (0, 2, 2)
    result = score(*read_both("T:15", "T:13 r1 r4"), (3, 1))
    assert (result.total(thrower=True), result.total(thrower=False), result.dice) == (8, 2, 1)


# Men and throw, and what he marks who has not thrown.
OWED = [
    ("T:13 6 7", "T:13 11:2", "6-4", "contre-deux-tables", 4),
    ("T:13 11:2", "T:13 11:2", "6-1", "contre-mezeas", 4),
    ("T:14 9", "T:13 7 9", "6-6", "margot", 4),
]


@pytest.mark.parametrize(("men", "foe", "throw", "name", "points"), OWED)
def test_some_jans_go_to_the_other(men: str, foe: str, throw: str, name: str, points: int) -> None:
    """A contre-jan and Margot la fendue bring the thrower nothing, but the other their points."""
    result = score(*read_both(men, foe), pair(throw), Usage(margot=True))
    assert [jan.name for jan in result.jans] == [name]
    assert (result.total(thrower=True), result.total(thrower=False)) == (0, points)


def test_a_false_hit_is_worth_what_a_true_one_is() -> None:
    """They differ only in who marks them."""
    assert WORTH["battue-faux"] == (*WORTH["battue-vrai"][:2], False)


def test_a_moment_of_which_nothing_is_said_is_late() -> None:
    """It is none of the throws that are counted, nor the second of a tour."""
    assert LATE.nth == 0
    assert not LATE.meets


def test_all_throws_by_hand() -> None:
    """A man five arrows away is hit by eleven throws with a five, and by 4-1 and 3-2 together."""
    both = read_both("T:14 8", "T:14 10")
    every = casts(*both)
    assert [cast.throw for cast in every if cast.weight == 1] == [(n, n) for n in range(1, 7)]
    assert (len(every), sum(cast.weight for cast in every)) == (21, 36)
    assert hit(every) == {13: Hit(direct=11, indirect=4)}
    assert hit(every)[13].true == ways_of(every, "battue") == 15
    assert Hit(direct=11, indirect=1, false=2).true == 12
    assert ways_of(every, "remplir") == 0
    points = Fraction(14 * 2 + 4, 36)
    assert (mean(every, thrower=True), mean(every, thrower=False)) == (points, 0)
    assert outlook(*both, Usage()) == (points, 0)


def test_false_hits_of_all_throws_by_hand() -> None:
    """Over closed arrows 5-4 reaches the man falsely, for four points to the other; 6-3 truly."""
    both = read_both("T:13 11:2", "T:10 3 7:2 8:2")
    every = casts(*both)
    assert hit(every) == {20: Hit(indirect=2, false=2)}
    assert ways_of(every, "battue-faux") == 2
    assert [cast.throw for cast in every if cast.has("battue")] == [(5, 4), (6, 3)]
    assert mean(every, thrower=False) == outlook(*both, Usage())[1] == Fraction(2 * 4, 36)
