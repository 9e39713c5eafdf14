"""The values of moves of a game of points: by its solution where there is one, else by a search.

A position with a known winning strategy is won. A search looks equally far after each move, so that
the values can be compared. They are in men; a win seen to its end counts as ten men, and nothing
counts as more.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from juegos.alquerque.endings import exact
from juegos.alquerque.players import DEAR, Level
from juegos.alquerque.points_game import OFFER, REFUSE, TAKE, PointsGame
from juegos.alquerque.state import State
from juegos.alquerque.winning_plans import known_win
from juegos.core.message import _
from juegos.core.review import EXACT, GAMES, Luck, Rated, Reviewer, Unit
from juegos.core.view import View
from juegos.engine.line_game import Move
from juegos.engine.retrograde import Solution
from juegos.engine.search import DEEPEST, SURE, Search

MAN = 100  # what a search calls a man
MOST = 10 * MAN  # a win that is seen
MEN, WON = Unit(_("men"), Fraction(MOST, MAN)), Unit(GAMES)
# How deep and how long is looked after a choice; after a throw, of which there are many, less.
CHOICE, THROW = Level(DEEPEST, 40_000), Level(1, 4_000)


def rate(view: View[PointsGame, State], moves: tuple[Move, ...], seed: Random) -> Rated | None:
    """Return the values of moves to the seat; offers of a draw have none."""
    del seed
    game, state = view.game, view.state
    if OFFER in moves:
        return None
    if REFUSE in moves:
        worth = search_values(game, state, view.seat, CHOICE)[-1]
        return Rated({TAKE: Fraction(0), REFUSE: Fraction(worth, MAN)}, MEN)
    solved = exact(game.core, state.position)
    if solved is not None:
        return Rated({move: _verdict(view, solved, move) for move in moves}, WON, EXACT)
    return _searched(view, moves)


def _verdict(view: View[PointsGame, State], solved: Solution[Any], move: Move) -> Fraction:
    """Return the value of a move by the solution, which knows no draw by repetition."""
    winner = solved[view.game.core.after(view.state.position, move)].winner
    return Fraction(0 if winner is None else 1 if winner == view.seat else -1)


def _searched(view: View[PointsGame, State], moves: tuple[Move, ...]) -> Rated:
    """Return the values of moves by a search, all to the depth that all of them allow."""
    game, state = view.game, view.state
    result = {m: search_values(game, game.play(state, m).state, view.seat, CHOICE) for m in moves}
    depth = min(map(len, result.values()))
    return Rated({m: Fraction(values[depth - 1], MAN) for m, values in result.items()}, MEN)


def search_values(game: PointsGame, state: State, seat: int, level: Level) -> list[int]:
    """Return the value of a state to a seat, in hundredths of a man, at each depth of a search.

    Once the end is seen nothing changes any more; nor is there a search where a win is known.

    >>> from juegos.catalogue import game
    >>> alquerque = game("alquerque")
    >>> state = alquerque.read("5/5/2b2/2w2/5 w")  # White takes all
    >>> search_values(alquerque, state, 0, Level(2, 100))
    [1000, 1000]
    """
    end = game.outcome(state)
    if end is not None:
        return [int(end.shares[seat] * MOST)] * level.depth
    win = known_win(game.core, state)
    if win and win.sure:
        return [MOST if win.winner == seat else -MOST] * level.depth
    search, work = Search(game.core, state.position, state.past), level.work // work_parts(game)
    worths: list[int] = []
    while len(worths) < level.depth and work > 0 and search.think(work, len(worths) + 1):
        work = level.work // work_parts(game) - search.nodes
        worths.append(max(-MOST, min(MOST, search.value)))
        if abs(search.value) > SURE:
            worths += worths[-1:] * (level.depth - len(worths))
    sign = 1 if game.core.side(state.position) == seat else -1
    return [sign * value for value in worths or [game.core.value(state.position)]]


def work_parts(game: PointsGame) -> int:
    """Return the number of parts of the work where it takes so many times as long."""
    return DEAR.get(game.slug, 1)


def fortune(view: View[PointsGame, State], throw: Move) -> Luck | None:
    """Return A's mean value before a throw, and the value after it, by a short search."""
    game, state = view.game, view.state
    value_after = {
        cast: search_values(game, game.play(state, cast).state, view.seat, THROW)[-1]
        for cast in game.throws(state)
    }
    mean = game.throws(state).mean(lambda cast: Fraction(value_after[cast], MAN))
    return Luck(mean, Fraction(value_after[throw], MAN), MEN)


REVIEWER = Reviewer(rate, fortune)
