"""How many sequences of moves there are: the count by which move generators are compared."""

from __future__ import annotations

from collections import Counter
from typing import Any

from juegos.game import Game, Turn


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """Return the number of sequences of ``depth`` moves from a state; throws count as moves.

    Equal states are gone through once, with the number of ways to them. Of a game of points only
    the position counts: no rule of draws is applied.
    """
    core = getattr(game, "nucleo", None)
    if core is not None:
        return _positions(core, state.position, depth)
    layer = Counter({state: 1})
    for left in range(depth, 0, -1):
        if left == 1:
            return sum(ways * len(_moves(game, now)) for now, ways in layer.items())
        following: Counter[Any] = Counter()
        for now, ways in layer.items():
            for move in _moves(game, now):
                following[game.play(now, move).state] += ways
        layer = following
    return 1


def _moves(game: Game[Any, Any], state: Any) -> tuple[Any, ...]:
    turn = game.turn(state)
    if turn is Turn.END:
        return ()
    return tuple(game.throws(state)) if turn is Turn.CHANCE else game.moves(state)


def _positions(core: Any, position: Any, depth: int) -> int:
    layer = Counter({position: 1})
    for left in range(depth, 0, -1):
        if left == 1:
            return sum(ways * len(core.moves(now)) for now, ways in layer.items())
        following: Counter[Any] = Counter()
        for now, ways in layer.items():
            for move in core.moves(now):
                following[core.after(now, move)] += ways
        layer = following
    return 1
