"""The exact value of a position to seat A, in a game small enough to be computed to its end.

Where nobody decides it is A's mean gain; where seats decide, A's gain if both play their best. The
review of such a game uses it: the luck of a throw is the value of the position after it, and the
cost of a choice is what the best move would have gained besides.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

from juegos.core.errors import NotExact
from juegos.core.game import Game
from juegos.core.review import EXACT, Luck, Rated, Reviewer, Unit
from juegos.core.view import View
from juegos.engine.odds import prospects
from juegos.engine.players import UNIT
from juegos.engine.strategy_iteration import build_graph, solve

STAKES = Unit(UNIT)


def rate(view: View[Game[Any, Any], Any], moves: tuple[Any, ...], seed: Random) -> Rated:
    """Return the total gain of moves if both play their best afterwards.

    >>> from juegos.catalogue import game
    >>> game = game("guirguiesca")
    >>> here = View(game, game.read("envite A 4 -"), 1, 1)
    >>> found = rate(here, game.moves(here.state)[:2], Random(1))
    >>> {game.write_move(move): str(gain) for move, gain in found.worth.items()}
    {'para-0': '-37/504', 'para-1': '-37/252'}
    """
    del seed
    gains, _work = solve(view.game, view.state, view.pot)
    return Rated({move: view.paid + gains[move] for move in moves}, STAKES, EXACT)


def fortune(view: View[Game[Any, Any], Any], throw: Any) -> Luck | None:
    """Return A's total gain before a throw and after it; None where it is not exact.

    >>> from juegos.catalogue import game
    >>> tanto = game("tanto")
    >>> found = fortune(View(tanto, tanto.start(), 0), tanto.read_move(tanto.start(), "3-2-1"))
    >>> str(found.before), str(found.after)
    ('5/43', '1')
    """
    step = view.game.play(view.state, throw)
    pays = step.pays[0] if step.pays else 0
    try:
        before = exact_value(view.game, view.state, view.pot)
        after = pays + exact_value(view.game, step.state, view.pot + step.pot)
    except NotExact:
        return None
    return Luck(view.paid + before, view.paid + after, STAKES, EXACT)


REVIEWER = Reviewer(rate, fortune)


def exact_value(game: Game[Any, Any], state: Any, pot: int) -> Fraction:
    """Return A's gain from a position on; raises ``NotExact`` where it cannot be computed.

    >>> from juegos.catalogue import game
    >>> tanto = game("tanto")
    >>> exact_value(tanto, tanto.start(), 1)  # A throws first: it wins 24 times of 43
    Fraction(5, 43)
    """
    hashable: Any = game  # every game can be a key
    exact = (_optimal_values if game.policy else _expected_values)(hashable)(state, pot)
    return exact if exact is not None else _isolated_value(game, state, pot)


def _isolated_value(game: Game[Any, Any], state: Any, pot: int) -> Fraction:
    """Return the value of a position that no play from the start of the game reaches."""
    if game.policy:
        return build_graph(game, state, pot).optimal_values()[0]
    here = prospects(game, state)[state]
    return here.gain + pot * here.share


Worth = Callable[[Any, int], Fraction | None]


@lru_cache(maxsize=4)
def _expected_values(game: Any) -> Worth:
    """Return a function that values any position of a game in which nobody decides."""
    by_state = prospects(game)

    def value(state: Any, pot: int) -> Fraction | None:
        here = by_state.get(state)
        return None if here is None else here.gain + pot * here.share

    return value


@lru_cache(maxsize=4)
def _optimal_values(game: Any) -> Worth:
    """Return a function that values any position of a game in which seats decide."""
    play = build_graph(game, game.start(), game.stake)
    result = dict(zip(play.positions, play.optimal_values(), strict=True))
    return lambda state, pot: result.get((state, pot))
