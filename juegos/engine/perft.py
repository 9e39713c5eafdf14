"""How many sequences of moves there are: the count by which move generators are compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

from juegos.core.errors import BadRequest
from juegos.core.game import Game, Turn

Moves = Callable[[Any], Collection[Any]]
After = Callable[[Any, Any], Any]


def perft(game: Game[Any, Any], state: Any, depth: int, most: int | None = None) -> int:
    """Return the number of sequences of ``depth`` moves from a state; throws count as moves.

    Equal states are gone through once, with the number of ways to them. Of a game of points only
    the position counts: no rule of draws is applied.

    Raises:
        BadRequest: there are more than ``most`` different states on the way.
    """
    first, moves, after = _plain(game, state)
    layer = Counter({first: 1})
    for done in range(1, depth):
        following: Counter[Any] = Counter()
        for now, ways in layer.items():
            for move in moves(now):
                following[after(now, move)] += ways
            if most is not None and len(following) > most:
                asked = f"there are more than {most} states after {done} moves"
                raise BadRequest(f"{asked}: ask for a depth of {done} at most")
        layer = following
    return sum(ways * len(moves(now)) for now, ways in layer.items()) if depth else 1


def _plain(game: Game[Any, Any], state: Any) -> tuple[Any, Moves, After]:
    """Return a state with what may be done there and what that leads to, as plain as may be."""
    core = getattr(game, "nucleo", None)
    if core is None:
        return state, lambda now: _moves(game, now), lambda now, move: game.play(now, move).state
    return state.position, core.moves, core.after


def _moves(game: Game[Any, Any], state: Any) -> tuple[Any, ...]:
    turn = game.turn(state)
    if turn is Turn.END:
        return ()
    return tuple(game.throws(state)) if turn is Turn.CHANCE else game.moves(state)
