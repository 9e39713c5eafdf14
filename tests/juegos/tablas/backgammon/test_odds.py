"""Chances of backgammon: hitting, entering, bearing off; published figures and second counts."""

from __future__ import annotations

import random
import tomllib
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest

from juegos import tables
from juegos.core.errors import BadNotation, NotExact
from juegos.core.table import decimal
from juegos.material import dice
from juegos.serve import handle
from juegos.tablas.backgammon import bearing_off, shots, tables_of_chances
from juegos.tablas.casas.board import OFF, SIDE, Travel, side
from tests.help.laws import tables_made_in

ORACLES = tomllib.loads(
    (Path(__file__).parents[3] / "oracles" / "backgammon.toml").read_text("utf-8")
)
TABLERO = Travel()


@pytest.mark.parametrize("oracle", ORACLES["shot"], ids=lambda o: str(o["distances"]))
def test_published_shots(oracle: dict[str, Any]) -> None:
    """So many ways of 36 hit a man at these distances, as is published."""
    for distance in oracle["distances"]:
        assert shots.at_distance(TABLERO, distance).ways == oracle["ways"], oracle["cite"]


@pytest.mark.parametrize("distance", range(1, 25))
def test_shots_by_hand(distance: int) -> None:
    """A man is hit by a die of its distance, by both together, or by two to four of a double."""
    ways = direct = 0
    for a, b in product(range(1, 7), repeat=2):
        sums = {a, b, a + b} if a != b else {a, 2 * a, 3 * a, 4 * a}
        ways += distance in sums
        direct += distance in {a, b}
    assert shots.at_distance(TABLERO, distance) == (ways, direct)


def test_blocked_shots() -> None:
    """Six away, with the casas two and four away closed, 4-2 and 2-2 do not hit any more."""
    other = {1 + 6: 1, 1 + 2: 2, 1 + 4: 2}
    board = side({24: 1}) + side(other)
    assert shots.shots(TABLERO, board) == {18: shots.Shots(17 - 3, 11)}


def test_two_hitters_are_not_counted_twice() -> None:
    """One and two away by two men: every throw with a 1 or a 2, and no other, hits: 20 of 36."""
    board = side({10: 1, 11: 1}) + side({25 - 9: 1})
    assert shots.shots(TABLERO, board)[9].ways == 20


@pytest.mark.parametrize("closed", range(7))
def test_entering_by_hand(closed: int) -> None:
    """One man enters by either die that finds an open casa; two men need both."""
    free = 6 - closed
    one = 36 - closed * closed
    assert shots.entering(TABLERO, closed, 1) == (one, one)
    assert shots.entering(TABLERO, closed, 2) == (one, free * free)


def test_means_of_one_man() -> None:
    """From the ace to the three one throw is enough; from the six 27 of 36 are."""
    for casa in (1, 2, 3):
        assert bearing_off.mean(1 << 4 * (casa - 1)) == 1
    assert bearing_off.distribution(1 << 20) == {1: Fraction(27, 36), 2: Fraction(9, 36)}


def slow(men: tuple[int, ...], fields: dict[tuple[int, ...], Fraction]) -> Fraction:
    """Return the mean by the plays of the game itself: all that a throw can reach, the best."""
    if men not in fields:
        board = side({casa: n for casa, n in enumerate(men, 1) if n}) + side({1: 15})
        total = Fraction(0)
        for throw, weight in dice.throws(2).items():
            ends = TABLERO.reached(board, throw)
            total += weight * min(slow(tuple(end[1:7]), fields) for end in ends)
        fields[men] = 1 + total / 36
    return fields[men]


def test_means_by_the_plays_of_the_game() -> None:
    """Small positions have the mean that the game's own plays give, as a fraction."""
    means = {(0,) * 6: Fraction(0)}
    rng = random.Random(4)
    for _ in range(12):
        men = [0] * 6
        for _ in range(rng.randint(1, 4)):
            men[rng.randrange(6)] += 1
        assert bearing_off.mean(bearing_off.position(men)) == slow(tuple(men), means), men


def test_reached_are_the_plays_of_the_game() -> None:
    """In random positions a throw leads where the plays of the game lead."""
    rng = random.Random(5)
    for _ in range(200):
        casas = [rng.randrange(7) for _ in range(15)]
        men = [casas.count(casa) for casa in range(1, 7)]
        if not any(men):
            continue
        board = side(dict(enumerate(men, 1))) + side({1: 15})
        for throw in dice.throws(2):
            expected = {bearing_off.position(end[1:7]) for end in TABLERO.reached(board, throw)}
            assert bearing_off.ends(bearing_off.position(men), (throw[0], throw[1])) == expected


@pytest.mark.thorough
@pytest.mark.heavy
def test_all_positions_are_exact() -> None:
    """There are 54,264; the distribution of the longest sums to one and has the mean told."""
    assert len(bearing_off.means()) == 54_264
    at = bearing_off.position([0, 0, 0, 0, 0, 15])
    result = bearing_off.distribution(at)
    assert max(result) == bearing_off.MOST
    assert sum(result.values()) == 1
    assert sum(n * chance for n, chance in result.items()) == bearing_off.mean(at)


@pytest.mark.thorough
def test_every_play_of_a_throw_is_weighed() -> None:
    """Mean and distribution are those of the best of all plays, of equal ones the lowest number."""
    rng = random.Random(6)
    for men in (1, 2, 7, 12, 15):
        casas = [rng.randrange(6) for _ in range(men)]
        at = bearing_off.position([casas.count(casa) for casa in range(6)])
        total, ways = Fraction(0), [0] * (bearing_off.MOST + 2)
        for throw, weight in dice.throws(2).items():
            best = min(sorted(bearing_off.ends(at, (throw[0], throw[1]))), key=bearing_off.mean)
            total += weight * bearing_off.mean(best)
            for n, count in enumerate(bearing_off.ways(best), 1):
                ways[n] += weight * count
        assert bearing_off.mean(at) == 1 + total / 36
        assert bearing_off.ways(at) == tuple(ways[: len(bearing_off.ways(at))])
        assert not any(ways[len(bearing_off.ways(at)) :])


def test_no_more_is_reckoned_than_is_asked_for() -> None:
    """Two men lead to the 28 positions of two men at most, and each of them is reckoned once."""
    bearing_off._positions.cache_clear()
    bearing_off.ways.cache_clear()
    assert race("tira A A 6:2 off:13 B 1:2 off:13")["A mean"]
    assert len(bearing_off._positions()) <= 28


@pytest.mark.parametrize("oracle", ORACLES["aces"], ids=lambda o: f"{o['own']}-{o['other']}")
def test_published_race_on_the_aces(oracle: dict[str, Any]) -> None:
    """The side to throw wins if it needs no more throws than the other."""
    own, other = (
        bearing_off.distribution(bearing_off.position([oracle[who], 0, 0, 0, 0, 0]))
        for who in ("own", "other")
    )
    wins = sum((p * q for n, p in own.items() for m, q in other.items() if n <= m), Fraction(0))
    assert decimal(wins) == oracle["chance"], oracle["cite"]


@pytest.mark.thorough
def test_published_throw_that_best_keeps_both_men() -> None:
    """Of two men and two unlike dice there is one case in which the best play bears off neither."""
    oracle, mean = ORACLES["stays"][0], bearing_off.means()
    results = []
    for high, low in combinations_with_replacement(range(6), 2):
        at = (1 << 4 * high) + (1 << 4 * low)
        for throw in combinations(range(1, 7), 2):
            ends = bearing_off.ends(at, throw)
            best = min(mean[end] for end in ends)
            result = all(left(end) == 2 for end in ends if mean[end] == best)
            if result and any(left(end) < 2 for end in ends):
                results.append((high + 1, low + 1, throw))
    assert len(results) == oracle["of_two"], oracle["cite"]
    assert results == [(4, 6, (2, 5))]


def left(at: int) -> int:
    """Return how many men are left."""
    return sum(at >> 4 * casa & 15 for casa in range(6))


def test_wrong_positions_are_refused() -> None:
    """Sixteen men, or seven casas, are no position; other readings were not reckoned."""
    for men in ([16, 0, 0, 0, 0, 0], [1] * 7, [-1, 2, 0, 0, 0, 0]):
        with pytest.raises(BadNotation):
            bearing_off.position(men)
    for readings in ({"salida": "justa"}, {"dobles": "dos"}):
        with pytest.raises(NotExact, match="salida=ultima"):
            tables_of_chances.last_two("backgammon", readings)


@pytest.mark.parametrize("id", tables_made_in(tables_of_chances))
def test_table(id: str) -> None:
    """Each table has its id, as many cells a row as columns, and is written in every format."""
    table = tables.table(id)
    assert table.id == id
    assert all(len(row) == len(table.columns) for row in table.rows)
    assert all((table.text(), table.csv(), table.md(), table.json()))


def test_doubles_of_two_make_fewer_shots() -> None:
    """Where a double is played twice, 24 casas away nothing hits any more."""
    table = tables_of_chances.shots("backgammon", {"dobles": "dos"})
    assert table.rows[-1][3] == 0


def test_side_by_side() -> None:
    """A man more is borne off by each die, and the other side stays as it is."""
    board = side({1: 3}) + side({1: 15})
    ends = TABLERO.reached(board, (2, 1))
    assert [end[OFF] for end in ends] == [12 + 2]
    assert [end[SIDE + 1] for end in ends] == [15]


def race(state: str, **readings: str) -> dict[str, Any]:
    """Return what the door ``odds`` says of a state."""
    request = {"do": "odds", "slug": "backgammon", "state": state, "readings": readings}
    return handle(request)


def test_a_bear_off_has_its_mean_and_distribution_by_a_door() -> None:
    """Two men on the ace take one throw; on the six and five 6 of 36 end at once, as the table."""
    result = race("tira A A 6 5 off:13 B 1:2 off:13")
    assert (result["B mean"], result["B in 1"]) == ("1", "1")
    assert result["A in 1"] == "1/6"
    rows = {row[0]: row for row in tables_of_chances.last_two("backgammon", {}).rows}
    assert result["A mean"] == str(rows["6 5"][3])
    chances = {int(name.split()[-1]): Fraction(result[name]) for name in result if "A in" in name}
    assert sum(chances.values()) == 1
    assert sum(n * p for n, p in chances.items()) == Fraction(result["A mean"])
    assert result["floats"]["A in 1"] == pytest.approx(1 / 6)


def test_a_side_that_still_travels_is_left_out() -> None:
    """Who is past the other but not home has no figure; who is home has his."""
    result = race("tira A A 6:2 5:2 off:11 B 12 6:2 off:12")
    assert "A mean" in result
    assert "B mean" not in result


@pytest.mark.parametrize(
    ("state", "readings"),
    [
        ("tira A A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5", {}),
        ("tira A A 6:2 off:13 B bar 6:2 off:12", {}),
        ("tira A A 6:2 off:13 B 6:2 off:13", {"salida": "justa"}),
    ],
)
def test_what_is_no_race_is_not_reckoned(state: str, readings: dict[str, str]) -> None:
    """With men in the way, on the bar, or another way of bearing off the door says so."""
    assert race(state, **readings)["error"]["kind"] == "NotExact"
    assert "error" not in race("tira A A 6:2 off:13 B 6:2 off:13")
