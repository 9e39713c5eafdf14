"""What the nets of the games of tables see of a board, and how they judge it."""

from __future__ import annotations

import random
import zlib
from math import exp
from operator import mul
from struct import pack

import pytest

from conf.make.judged import mean_and_error
from juegos import data
from juegos.tablas.backgammon import evaluation, shots
from juegos.tablas.backgammon.tables_of_losses import (
    ALL_CUBE,
    ALL_MOVES,
    GOALS,
    LOST,
    LOST_BY_CUBE,
    NEVER,
    of_level,
    together,
)
from juegos.tablas.casas.board import BAR, HAND, MEN, OFF, Travel, side, turned
from juegos.tablas.casas.net import OUTPUTS, WEIGHT, Nets
from juegos.tablas.casas.net_inputs import INPUTS, SCALES, both, exposed, features, ways_free
from juegos.tables import table

START = side({24: 2, 13: 5, 8: 3, 6: 5})


@pytest.mark.parametrize("distance", range(1, 25))
def test_ways_to_hit_are_those_of_the_table_of_shots(distance: int) -> None:
    """A man alone, nothing in the way, is hit in as many of 36 ways as by playing every throw.

    What that costs him are the casas that he has gone, for each way.
    """
    face = 25 - distance if distance < 24 else 1
    ways, loss = exposed(((25 - face, face),), 0, 1 << face + distance)

    assert ways == shots.at_distance(Travel(), distance).ways
    assert loss == ways * face // 4


def test_men_in_the_way_take_throws() -> None:
    """Six before a man, five held in between: the direct six alone is left of seventeen ways."""
    open_, _loss = exposed(((19, 6),), 0, 1 << 12)
    shut, _loss = exposed(((19, 6),), 0b11111 << 7, 1 << 12)

    assert (open_, shut) == (17, 11)


def test_a_man_is_free_by_the_casas_before_him() -> None:
    """He plays all 36 throws on an open board, none behind six casas that are held in a row."""
    assert ways_free(0) == 36
    assert ways_free(0b111111) == 0
    assert ways_free(0b1) == 35  # not the double ace, which needs the casa before him


def whole(held: set[int], casa: int) -> int:
    """Return how many of 36 throws a man plays whole, die after die, where none of these is met."""
    orders = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    return sum(
        any(not {casa - a, casa - a - b} & held for a, b in ((one, two), (two, one)))
        for one, two in orders
    )


BOARDS = (
    START + START,
    side({BAR: 1, 20: 1, 13: 5, 8: 3, 6: 5}) + side({24: 1, 18: 2, 13: 4, 8: 3, 6: 3, 5: 2}),
    side({HAND: 3, 14: 1, 9: 4, 7: 2, 2: 5}) + side({16: 3, 15: 2, 12: 2, 11: 2, 10: 2, 3: 4}),
)


@pytest.mark.parametrize("board", BOARDS)
def test_freedom_is_that_of_men_who_step(board: bytes) -> None:
    """Of the last man, of all that are behind, and of the casa where he would be held firmest."""
    own, their = both(Travel(), board)
    held = {25 - casa for casa in range(1, BAR) if their.counts[casa] > 1}
    men = {casa: own.counts[casa] for casa in range(7, BAR)}
    men[BAR] = own.counts[BAR] + own.counts[HAND]
    last = max(casa for casa, count in men.items() if count)
    total = sum(count * (casa - 6) * whole(held, casa) for casa, count in men.items())
    least = min(whole(held, casa) for casa in range(7, last + 1))

    assert features(own, their)[3:6] == (whole(held, last), total, 36 - least)


def seen(counts: bytes, numbers: tuple[int, ...]) -> list[float]:
    """Return all inputs of a side, those that are nought too."""
    inputs: list[float] = []
    for n in counts[1:BAR]:
        inputs += [n == 1, n > 1, n > 2, max(0, n - 3) / 2]
    bar, hand, off = counts[BAR], counts[HAND], counts[OFF]
    inputs += [bar > 0, bar / 2, bar > 1, hand > 0, hand / 5, off > 0, off / 5]
    return [*inputs, *(value / scale for value, scale in zip(numbers, SCALES, strict=True))]


def outputs(weights: list[int], hidden: int, inputs: list[float]) -> list[float]:
    """Return what a net gives, by floating point and one weight after another."""
    parts = iter([one / WEIGHT for one in weights])
    first = [[next(parts) for _unit in range(hidden)] for _input in inputs]
    sums = [next(parts) for _unit in range(hidden)]
    for value, row in zip(inputs, first, strict=True):
        sums = [one + value * weight for one, weight in zip(sums, row, strict=True)]
    lit = [1 / (1 + exp(-one)) for one in sums]
    second = [[next(parts) for _out in range(OUTPUTS)] for _unit in range(hidden)]
    columns = zip(*second, strict=True)
    results = [sum(map(mul, lit, column)) + next(parts) for column in columns]
    return [1 / (1 + exp(-one)) for one in results]


@pytest.mark.parametrize("board", BOARDS)
def test_whole_numbers_give_what_floating_point_gives(board: bytes) -> None:
    """To a thousandth, by weights of our own that are packed as those of a net are kept."""
    hidden, rng = 3, random.Random(1)
    weights = [rng.randint(-WEIGHT, WEIGHT) for _ in range((INPUTS + 1 + OUTPUTS) * hidden)]
    weights += [rng.randint(-WEIGHT, WEIGHT) for _ in range(OUTPUTS)]
    content = pack(f"<{len(weights) + 1}h", hidden, *weights)
    packed = zlib.compress(content[::2] + content[1::2])
    own, their = both(Travel(), board)
    inputs = seen(own.counts, features(own, their)) + seen(their.counts, features(their, own))
    win, gammon, backgammon, lost, twice = outputs(weights, hidden, inputs)
    due = win, min(win, gammon), backgammon, min(1 - win, lost), twice

    assert Nets(packed, Travel()).chances(board) == pytest.approx(due, abs=0.001)


def test_features_of_the_start_are_the_same_for_both() -> None:
    """167 points to go, and nobody alone."""
    own, their = both(Travel(), START + START)

    assert features(own, their) == features(their, own)
    assert features(own, their)[:3] == (167, 0, 0)


def test_chances_hang_together() -> None:
    """Gammons are among the games won, and what one side wins the other loses, roughly."""
    for board in (START + START, side({25: 1, 24: 1, 13: 5, 8: 3, 6: 5}) + START):
        result = evaluation.judged(board)
        assert 0 <= result.backgammon <= result.gammon <= result.win <= 1
        assert result.lost_gammon <= 1 - result.win
    assert -0.15 < evaluation.worth(START + START) < 0  # the other has the throw


def test_an_ended_game_is_worth_what_it_counts() -> None:
    """One, two where no man of the other is off, three where one is on the bar or at home."""
    off = side({})
    assert off[OFF] == MEN
    assert evaluation.worth(off + side({1: 14})) == 1
    assert evaluation.worth(off + side({7: 15})) == 2
    assert evaluation.worth(off + side({BAR: 1, 1: 14})) == 3
    assert evaluation.worth(off + side({24: 1, 1: 14})) == 3
    assert evaluation.judged(turned(off + START)).win < 0.01


def test_nets_are_light() -> None:
    """The nets of all three games together are at most 150 kB."""
    nets = "backgammon", "tabula", "todas-tablas"
    assert sum(len(data.read(f"tablas/net-{slug}.bin")) for slug in nets) < 150_000


def test_strong_loses_little_by_a_move() -> None:
    """Less than its goal in all, as it was measured and kept; greedy loses far more."""
    mean = {
        level: sum(moves * lost for moves, lost, _error in parts) / sum(part[0] for part in parts)
        for level, parts in LOST.items()
    }
    assert mean["strong"] < GOALS["strong", ALL_MOVES] == 0.012
    assert mean["greedy"] > 0.04
    assert sum(moves for moves, _lost, _error in LOST["strong"]) == 1000


def test_strong_loses_little_about_the_cube() -> None:
    """Less than its goal by two errors, as it was measured and kept, and less than greedy."""
    assert [times for times, _lost, _error in LOST_BY_CUBE["strong"]] == [2000, 97]
    _times, lost, error = together(LOST_BY_CUBE["strong"])
    assert lost + 2 * error < GOALS["strong", ALL_CUBE] == 0.004
    assert lost < together(LOST_BY_CUBE["greedy"])[1]


def test_table_of_losses_has_what_is_kept() -> None:
    """A row for each level and kind of decision, one for both kinds, one for never doubling."""
    rows = table("backgammon.perdida").rows
    parts = [part for level in LOST for part in of_level(level)]
    assert [(row[2], row[3], row[4]) for row in rows] == [
        (moves, f"{lost:.4f}", f"{error:.4f}") for moves, lost, error in parts
    ]
    assert {(row[0], row[1]): row[5] for row in rows if row[5]} == {
        decision: str(goal) for decision, goal in GOALS.items()
    }
    assert [part for level in LOST for part in LOST[level] + LOST_BY_CUBE[level]] == [
        part for at, part in enumerate(parts) if at % 7 in {0, 1, 3, 5}
    ]
    assert list(NEVER.values()) == parts[4::7]


@pytest.mark.parametrize("level", LOST_BY_CUBE)
def test_doubling_loses_less_than_never_to_double(level: str) -> None:
    """It is judged at the same times, and each level's own decisions lose less by two errors."""
    times, lost, error = LOST_BY_CUBE[level][0]
    never, lost_by_never, error_of_never = NEVER[level]
    assert times == never
    assert lost_by_never - lost > 2 * (error**2 + error_of_never**2) ** 0.5


def test_losses_put_together_are_those_of_all() -> None:
    """Two samples as they are kept, and their numbers thrown together, give the same."""
    samples = [0.0, 0.25, 0.5, 0.0], [1.0, 0.5, 0.0]
    parts = [(len(one), *mean_and_error(one)) for one in samples]
    assert together(parts) == pytest.approx((7, *mean_and_error([*samples[0], *samples[1]])))
