"""Two computers that play trictrac out: one at random, one that makes cases; and pairs of options.

Also a covering of the options: so few combinations that every pair of readings occurs together.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from juegos.core.game import Step, Turn
from juegos.core.source import Crux
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.strict_game import StrictTrictrac
from juegos.tablas.trictrac.trictrac import TRICTRAC

Chosen = dict[str, str]


def estricto(readings: Chosen) -> StrictTrictrac:
    """Return trictrac in which the players mark for themselves."""
    return StrictTrictrac(Trictrac(readings, TRICTRAC))


def go(game: Any, state: Any, move: Any) -> Step[Any]:
    """Return what a move leads to that is given in its notation or as the game has it."""
    return game.play(state, game.read_move(state, move) if isinstance(move, str) else move)


def cases(game: Any, state: Any, move: str) -> int:
    """Return how many arrows the seat holds with two men after a move."""
    seat = game.turn(state)
    men = game.play(state, move).state.men[seat]
    return sum(count > 1 for count in men[6:24]) * 2 + sum(count > 1 for count in men[1:6])


def choose(game: Any, state: Any, rng: random.Random) -> Any:
    """Return A's move at random, B's for the most cases; both throw as the dice fall."""
    seat = game.turn(state)
    if seat is Turn.CHANCE:
        throws = list(game.throws(state).items())
        return rng.choices([move for move, _ in throws], [weight for _, weight in throws])[0]
    moves = game.moves(state)
    if seat == 0 or len(moves) == 1 or not hasattr(state, "men"):
        return rng.choice(moves)
    return max(moves, key=lambda move: (cases(game, state, move), rng.random()))


def played(game: Any, seed: int, longest: int = 6000) -> Iterator[tuple[Any, Any, Step[Any]]]:
    """Yield each state, move and step of one game between the two computers."""
    rng = random.Random(seed)
    state = game.start()
    for _ in range(longest):
        if game.turn(state) is Turn.END:
            return
        move = choose(game, state, rng)
        step = game.play(state, move)
        yield state, move, step
        state = step.state


def pairwise(cruces: tuple[Crux, ...], seed: int = 0) -> list[Chosen]:
    """Return combinations of readings in which every two readings of two cruces occur together."""
    rng = random.Random(seed)
    left = {
        ((one.name, a), (two.name, b))
        for one, two in combinations(cruces, 2)
        for a in one.keys
        for b in two.keys
    }
    result = []
    while left:
        best: Chosen = {}
        for _ in range(30):
            chosen = {crux.name: rng.choice(crux.keys) for crux in cruces}
            if not best or covers(chosen, left) > covers(best, left):
                best = chosen
        if not covers(best, left):
            best |= dict(next(iter(left)))
        left -= {pair for pair in left if all(best[name] == key for name, key in pair)}
        result.append(best)
    return result


def covers(chosen: Chosen, pairs: set[Any]) -> int:
    """Return how many of the pairs a combination has."""
    return sum(all(chosen[name] == key for name, key in pair) for pair in pairs)
