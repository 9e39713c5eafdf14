"""Random positions of a game, and what a plain generator says of each, against the core."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import SIDES, State
from juegos.core.errors import IllegalMove
from juegos.engine.line_game import Move
from juegos.engine.perft import perft_positions
from juegos.material import boards
from tests.juegos.alquerque.plain_generators import Plain, Plays

Generator = Callable[[Plain, str], Plays]


def positions(core: Any, number: int, seed: int = 1, longest: int = 150) -> Iterator[Any]:
    """Yield so many positions from games played at random."""
    rng = random.Random(seed)
    while True:
        position = core.start()
        for _ in range(longest):
            yield position
            number -= 1
            moves = core.moves(position)
            if not number:
                return
            if not moves:
                break
            position = core.after(position, rng.choice(moves))


def plain(core: Any, position: Any) -> Plain:
    """Return a position as a board that a plain generator reads."""
    men = core.men(position)
    return {xy: men.get(point, "") for point, xy in core.board.xy.items()}


def differences(core: Any, generator: Generator, number: int) -> list[str]:
    """Return the positions at which core and generator differ in moves or what they lead to."""
    game = PointsGame(core)
    result = []
    for position in positions(core, number):
        theirs = dict(generator(plain(core, position), SIDES[core.side(position)]))
        ours = {
            game.write_move(m): plain(core, core.after(position, m)) for m in core.moves(position)
        }
        if ours != theirs:
            result.append(game.write_position(position))
    return result


def plain_perft(generator: Generator, board: Plain, side: str, depth: int) -> int:
    """Return how many sequences of so many moves a plain generator finds."""
    results = list(generator(board, side))
    if depth == 1:
        return len(results)
    other = SIDES[1 - SIDES.index(side)]
    return sum(plain_perft(generator, after, other, depth - 1) for _, after in results)


def miscounted(core: Any, generator: Generator, number: int, depth: int) -> list[str]:
    """Return the positions, of so many in the middle of games, from which the counts differ."""
    game, result = PointsGame(core), []
    every = [p for p in dict.fromkeys(positions(core, 2_000)) if core.moves(p)]
    for position in random.Random(2).sample(every, number):
        theirs = plain_perft(generator, plain(core, position), SIDES[core.side(position)], depth)
        if perft_positions(game, State(position), depth) != theirs:
            result.append(game.write_position(position))
    return result


SWAP = str.maketrans("wbWB", "bwBW")
Place = Callable[[int], int]


def mirror(core: Any) -> Place:
    """Return where each point lies in a mirror."""
    right = max(x for x, _ in core.board.xy.values())
    return lambda p: core.board.point((right - core.board.xy[p][0], core.board.xy[p][1]))


def turned(core: Any) -> Place:
    """Return where each point lies when the board is turned by half."""
    right = max(x for x, _ in core.board.xy.values())
    top = core.board.top
    return lambda p: core.board.point((right - core.board.xy[p][0], top - core.board.xy[p][1]))


def asymmetries(core: Any, number: int, place: Place, *, swap: bool) -> list[Any]:
    """Return the positions whose moves change when points go to their ``place``.

    With ``swap`` the colours and the seat to move are swapped besides.
    """
    result = []
    for position in positions(core, number):
        men = {place(p): what for p, what in core.men(position).items()}
        if swap:
            men = {p: what.translate(SWAP) for p, what in men.items()}
        side = core.side(position)
        seen = core.build(men, 1 - side if swap else side, core.extra(position))  # noqa: S610
        ours = {_seen(move, place) for move in core.moves(position)}
        if ours != {_seen(move, int) for move in core.moves(seen)}:
            result.append(position)
    return result


def _seen(move: Move, place: Place) -> Move:
    taken = boards.mask(map(place, boards.points(move.taken)))
    return Move(tuple(map(place, move.path)), taken, move.mark)


def why_not(core: Any, state: str, move: str) -> str:
    """Return what is said of a move that is refused at a state."""
    game = PointsGame(core)
    with pytest.raises(IllegalMove) as refused:
        game.read_move(game.read(state), move)
    return str(refused.value)


def written(core: Any, state: str) -> set[str]:
    """Return the moves at a state as they are written."""
    game = PointsGame(core)
    return {game.write_move(move) for move in game.moves(game.read(state))}


def played(core: Any, state: str, *moves: str) -> str:
    """Return the state after some moves, without what stood before."""
    game = PointsGame(core)
    now = game.read(state)
    for move in moves:
        now = game.play(now, game.read_move(now, move)).state
    return game.write_position(now.position)


def event_rules(core: Any, state: str, move: str) -> list[str]:
    """Return the rules of the events of a move."""
    game = PointsGame(core)
    now = game.read(state)
    return [event.rule.id for event in game.play(now, game.read_move(now, move)).events]
