"""What nets are trained by, beside what plays: the same boards of a throw, the same judgement.

``.nox/train/bin/python -m tests.bench training_boards`` prints the figures; it needs the package
``numba``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from juegos import catalogue
from juegos.tablas.casas.board import MEN, OFF, Board, Throw, turned
from juegos.tablas.casas.net_inputs import both, features
from tests.bench import Row

GAMES = 10
SLUGS = ("backgammon", "todas-tablas", "tabula")


def rows() -> list[Row]:
    """Return the rows, or one that says what they need."""
    try:
        import_module("numba")
    except ImportError:
        return [Row("nets in training", "not measured: numba is not installed")]
    return [row for slug in SLUGS for row in _of_game(slug)]


def _of_game(slug: str) -> Iterator[Row]:
    """Yield how many throws, and boards, come out otherwise."""
    np = import_module("numpy")
    reached, seen = import_module("conf.train.plays"), import_module("conf.train.features")
    rules, room = import_module("conf.train.board_nets").rules(slug), reached.space()
    value = np.zeros(seen.FEATURES, np.int64)
    game = catalogue.game(slug)
    travel = getattr(game, "one_game", game).travel
    throws = boards = other = unlike = 0
    for board, throw in _positions(slug):
        ends = travel.reached(board, throw)
        dice = np.array(throw)
        at = np.frombuffer(board, np.int8)
        count = reached.reached(at, dice, rules.facing, rules.doubles, rules.larger, room)
        throws += 1
        other += sorted(one.tobytes() for one in room.boards[:count]) != sorted(ends)
        for end in ends[:20]:
            counts = np.frombuffer(end, np.int8)
            own, their = counts[:27], counts[27:]
            sides = both(travel, end)
            for mine, foe, faced in ((own, their, sides), (their, own, sides[::-1])):
                seen.features(mine, foe, rules.facing, value)
                unlike += tuple(value) != features(*faced)
            boards += 1
    yield Row(f"{slug}: throws played otherwise", f"{other} of {throws}", "0")
    yield Row(f"{slug}: sides seen otherwise", f"{unlike} of {2 * boards}", "0")


def _positions(slug: str) -> Iterator[tuple[Board, Throw]]:
    """Yield boards of games that are played by lot, with their throws."""
    game: Any = catalogue.game(slug)
    laws, rng = getattr(game, "one_game", game).laws, random.Random(slug)
    for _game in range(GAMES):
        board = laws.board
        while board[OFF] < MEN:
            throw = tuple(sorted((rng.randint(1, 6) for _ in range(laws.dice)), reverse=True))
            yield board, throw
            ends = laws.travel.reached(board, throw)
            board = rng.choice(ends) if ends else board
            if board[OFF] < MEN:
                board = turned(board)
