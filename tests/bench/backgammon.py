"""Backgammon in CPU time: plays, bearing off, a match of opponents."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from itertools import combinations
from time import process_time

from conf.make.matches import Duel
from conf.publish.tables import bearing_off_files
from juegos import catalogue
from juegos.tablas.backgammon import bearing_off
from juegos.tablas.backgammon.one_game import START
from juegos.tablas.casas.board import MEN, OFF, Board, Throw, Travel, turned
from juegos.tablas.matches import MATCHES, SEED
from tests.bench import Row

GAMES = 10
KIN = ("backgammon", "tabula", "todas-tablas")
POSITIONS = 3000


def rows() -> list[Row]:
    """Return the rows; beside OpenSpiel ``python3 noxfile.py ratios`` measures."""
    return [*_speed(), *_bearing_off(), *_match()]


def positions() -> list[tuple[Board, Throw]]:
    """Return positions of random games with their throws."""
    travel, rng, result = Travel(), random.Random(1), []
    while len(result) < POSITIONS:
        board = START
        while board[OFF] < MEN:
            throw = tuple(sorted((rng.randint(1, 6), rng.randint(1, 6)), reverse=True))
            if rng.random() < 0.05:
                result.append((board, throw))
            ends = travel.reached(board, throw)
            board = turned(rng.choice(ends) if ends else board)
            if board[27 + OFF] == MEN:
                break
    return result


def _timed(work: Callable[[], int]) -> tuple[float, int]:
    start = process_time()
    count = work()
    return process_time() - start, count


def _speed() -> list[Row]:
    travel, every = Travel(), positions()
    took, count = _timed(lambda: sum(len(travel.reached(*place)) for place in every))
    figure = f"{len(every) / took:,.0f} positions a second, {count / took:,.0f} plays a second"
    return [Row("boards reached by all plays", figure)]


def _bearing_off() -> list[Row]:
    bearing_off._positions.cache_clear()
    bearing_off.ways.cache_clear()
    farthest = bearing_off.position([0, 0, 0, 0, 0, bearing_off.MEN])
    took_one, throws = _timed(lambda: max(bearing_off.distribution(farthest)))
    took, count = _timed(lambda: len(bearing_off.means()))
    ((_, packed),) = bearing_off_files()
    size = f"{len(packed):,} bytes, {len(zlib.compress(packed, 9)):,} compressed"
    stays, took_stays = _stays()
    return [
        Row(
            "bearing off: fifteen men on the six", f"{throws} numbers of throws in {took_one:.1f} s"
        ),
        Row("bearing off: all means, then", f"{count:,} positions in {took:.1f} s"),
        Row("their table", size),
        Row("throws that best keep a man on", f"{stays} pairs in {took_stays:.1f} s", "3825"),
    ]


def _stays() -> tuple[int, float]:
    """Return in how many pairs of position and unlike dice the best plays keep a man on."""
    mean = bearing_off.means()

    def stays(at: int, throw: tuple[int, int]) -> bool:
        ends = bearing_off.ends(at, throw)
        best = min(mean[end] for end in ends)
        return any(men(end) < men(at) for end in ends) and all(
            men(end) == men(at) for end in ends if mean[end] == best
        )

    def men(at: int) -> int:
        return sum(at >> 4 * casa & 15 for casa in range(6))

    start = process_time()
    pairs = [(high, low) for low, high in combinations(range(1, 7), 2)]
    number = sum(stays(at, throw) for at in bearing_off.positions() if at for throw in pairs)
    return number, process_time() - start


def _match() -> list[Row]:
    """Return what is kept of the matches of backgammon and its kin, and their slowest moves."""
    rows = []
    for match in (match for match in MATCHES if match.slug in KIN):
        levels = " against ".join(match.levels)
        figure = f"{float(match.mean):+.2f} ± {match.error:.2f} a game, {match.wins} won"
        rows.append(Row(f"{match.slug}: {levels}", f"{figure} of {len(match.gains)} (kept)"))
        duel = Duel(catalogue.game(match.slug, match.readings), match.levels, GAMES, SEED)
        mean = sum(duel.times) / len(duel.times)
        slowest = f"{1000 * max(duel.times):.0f} ms, mean {1000 * mean:.0f} ms"
        rows.append(Row(f"its slowest move in {GAMES} games", slowest, "1000 ms"))
    return rows
