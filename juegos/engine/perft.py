"""The number of sequences of moves (perft), by which move generators are compared."""

from __future__ import annotations

from collections import Counter
from typing import Any

from juegos.core.errors import BadRequest
from juegos.core.game import Game, Positional, Positions, Turn
from juegos.core.message import _

MOST_MOVES = 10_000_000  # that are gone through, where the states are counted


def perft(game: Game[Any, Any], state: Any, depth: int, most: int | None = None) -> int:
    """Return the number of sequences of ``depth`` moves from a state; throws count as moves.

    Equal states are expanded once, with the number of ways to reach them.

    Raises:
        BadRequest: there are more than ``most`` different states on the way, or, with ``most``,
            more than ``MOST_MOVES`` moves to go through.

    >>> from juegos.catalogue import game
    >>> alquerque = game("alquerque")
    >>> [perft(alquerque, alquerque.start(), depth) for depth in range(4)]
    [1, 4, 8, 33]
    """
    states = Positions(
        state, lambda now: _moves(game, now), lambda now, move: game.play(now, move).state
    )
    return _count(states, depth, most)


def perft_positions(game: Positional, state: Any, depth: int, most: int | None = None) -> int:
    """Return the same count for a game in which only positions matter; raises like ``perft``.

    >>> from juegos.catalogue import game
    >>> alquerque = game("alquerque")
    >>> [perft_positions(alquerque, alquerque.start(), depth) for depth in range(4)]
    [1, 4, 8, 33]
    """
    return _count(game.positions(state), depth, most)


def _count(states: Positions, depth: int, most: int | None) -> int:
    first, moves, after = states
    layer, gone, sequences = Counter({first: 1}), 0, 1
    for done in range(1, depth + 1):
        following: Counter[Any] = Counter()
        sequences = 0
        for now, ways in layer.items():
            legal = moves(now)
            sequences += ways * len(legal)
            gone += len(legal)
            if most is not None and gone > MOST_MOVES:
                says = _("there are more than {most} moves to go through: ask for less depth")
                raise BadRequest(says.with_fields(most=MOST_MOVES))
            if done == depth:
                continue
            for move in legal:
                following[after(now, move)] += ways
            if most is not None and len(following) > most:
                raise BadRequest(
                    _(
                        "there are more than {most} states after {done} moves: ask for a depth of "
                        "{done} at most",
                        most=most,
                        done=done,
                    )
                )
        layer = following
    return sequences


def _moves(game: Game[Any, Any], state: Any) -> tuple[Any, ...]:
    turn = game.turn(state)
    if turn is Turn.END:
        return ()
    return tuple(game.throws(state)) if turn is Turn.CHANCE else game.moves(state)
