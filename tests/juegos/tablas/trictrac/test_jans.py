"""Every jan by every number of ways for either side; hits and fillings by a second road."""

from __future__ import annotations

from collections import Counter

import pytest

from juegos.material.dice import throws
from juegos.tablas.trictrac.position import Men, read_both
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.scoring import ThrowContext, score
from tests.juegos.tablas.trictrac.made_positions import left, positions

EVERY = Usage(rencontre=True, margot=True, pile=True)
THROWS = [(high, low) for high, low in throws(2)]
JanRow = tuple[str, str, int, bool]
OTHERS = {"contre-deux-tables", "contre-mezeas", "battue-faux", "impuissance", "margot"}

SIMPLE_OR_DOUBLE = (
    "deux-tables",
    "contre-deux-tables",
    "mezeas",
    "contre-mezeas",
    "coin-battu",
    "conserver-petit",
    "conserver-grand",
    "conserver-retour",
    "sortie",
    "rencontre",
    "margot",
    "pile",
)
FILLS = ("remplir-petit", "remplir-grand", "remplir-retour")


def wanted() -> set[JanRow]:
    """Return every jan with its table, ways and whether by doublet, as the table of jans says."""
    tolds: set[JanRow] = {("six-tables", "", 1, False)}
    tolds |= {(name, "", 1, double) for name in SIMPLE_OR_DOUBLE for double in (False, True)}
    tolds |= {("impuissance", "", n, double) for n in (1, 2) for double in (False, True)}
    for name, tables in (("battue-vrai", ("petit", "grand")), *((name, ("",)) for name in FILLS)):
        for table in tables:
            tolds |= {(name, table, ways, False) for ways in (1, 2, 3)}
            tolds |= {(name, table, ways, True) for ways in (1, 2)}
    tolds |= {("battue-faux", t, 1, d) for t in ("petit", "grand") for d in (False, True)}
    return tolds


def occurring() -> tuple[Counter[JanRow], set[tuple[str, bool]]]:
    """Return how often each jan occurs in positions made on purpose, and for whom each is."""
    seen: Counter[JanRow] = Counter()
    owners = set()
    for men, foe in positions(1, 630):
        for throw in THROWS:
            double = throw[0] == throw[1]
            when = ThrowContext(3, 1, meets=sum(men[1:]) == 2)
            for jan in score(men, foe, throw, EVERY, when).jans:
                seen[jan.name, jan.table, jan.ways, double] += 1
                owners.add((jan.name, jan.thrower))
    return seen, owners


@pytest.mark.thorough
def test_every_jan_occurs_by_every_way() -> None:
    """The positions made on purpose show each jan of the table, each way, simple and doublet.

    Each is for one side alone: contre-jans, false hits, numbers not played and Margot for the
    other, all else for the thrower.
    """
    seen, owners = occurring()
    assert set(seen) == wanted()
    assert owners == {(name, name not in OTHERS) for name, *_ in wanted()}


def naive_hits(men: Men, foe: Men, throw: tuple[int, int]) -> Counter[tuple[int, int]]:
    """Return (arrow, points, negative when falsely) of each hit, man by man from the words."""
    own = [i for i in range(24) if men[i]]
    theirs = {23 - i: foe[i] for i in range(24) if foe[i]}
    counts: Counter[tuple[int, int]] = Counter()
    for target, count in theirs.items():
        if count != 1:
            continue
        value = (2 if 5 < target < 18 else 4) + 2 * (throw[0] == throw[1])
        ways = sum(any(i + n == target for i in own) for n in set(throw))
        for i in own:
            if i + sum(throw) == target:
                passages = [theirs.get(i + n, 0) for n in throw]
                if min(passages) < 2:
                    ways += 1
                else:
                    counts[target, -value] += 1
        if ways:
            counts[target, value * ways] += 1
    return counts


@pytest.mark.parametrize("seed", range(2))
def test_hits_by_a_second_road(seed: int) -> None:
    """Hits counted man by man from the words of the rule are those of the engine."""
    for men, foe in (*positions(100 + seed, 150), *left(150 + seed, 60)):
        for throw in THROWS:
            counts: Counter[tuple[int, int]] = Counter()
            for jan in score(men, foe, throw).jans:
                if jan.name.startswith("battue"):
                    counts[jan.at, jan.points if jan.thrower else -jan.points] += 1
            assert counts == naive_hits(men, foe, throw), (men, foe, throw)


def test_design_example() -> None:
    """The example of the doors: T:14 8 against T:14 9 with 6-1 hits by the six for two."""
    men, foe = read_both("T:14 8", "T:14 9")
    result = score(men, foe, (6, 1), when=ThrowContext(2))
    assert [(jan.name, jan.points, jan.ways) for jan in result.jans] == [("battue-vrai", 2, 1)]
    assert (result.total(thrower=True), result.total(thrower=False), result.dice) == (2, 0, 2)


def test_points_are_even_and_each_way_pays_alike() -> None:
    """Points are even, and as many times the worth of one way as there are ways."""
    for men, foe in positions(7, 200):
        for throw in THROWS[::4]:
            for jan in score(men, foe, throw).jans:
                assert jan.points % (2 * jan.ways) == 0, jan


# A reading, the men of both, the throw, and what it scores for the thrower usually and so read.
READ = [
    ("flat_hits", "T:13 11:2", "T:14 1", (6, 5), 4, 2),
    ("two_ways", "T:3 1:3 2:3 3:3 4:3", "T:15", (5, 4), 4, 8),
    ("mezeas_next", "T:13 11:2", "T:15", (6, 1), 4, 0),
    ("corner_fills", "11:2 r8 r6 r5:2 r4:2 r3:2 r2 r1:2 rT:2", "r5:5 r4:5 r3:5", (6, 4), 8, 12),
]


@pytest.mark.parametrize("case", READ, ids=lambda case: case[0])
def test_readings_of_the_score(case: tuple[str, str, str, tuple[int, int], int, int]) -> None:
    """A disputed point changes what a throw scores as its reading says."""
    name, thrower, opponent, throw, usual, other = case
    men, foe = read_both(thrower, opponent)
    for used, points in ((Usage(), usual), (Usage(**{name: True}), other)):
        assert score(men, foe, throw, used, ThrowContext(5, 2)).total(thrower=True) == points


@pytest.mark.parametrize(("opponent", "name"), [("T:14 8", "vrai"), ("T:10 8 9:2 11:2", "faux")])
def test_rests_of_a_hit(opponent: str, name: str) -> None:
    """A hit by the sum rests on the empty corner truly; between two cases it is false."""
    men, foe = read_both("T:12 1 11:2", opponent)
    assert [jan.name for jan in score(men, foe, (3, 1)).jans] == [f"battue-{name}"]
