"""Opponents for games of points: what a player of each level does, and how much he thinks.

What is small enough is solved outright, all else searched until so much work is done. No clock is
looked at: a level and a seed give the same move on a fast machine and on a slow one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from juegos.alquerque.endings import exact
from juegos.alquerque.points_game import REFUSE, TAKE, PointsGame
from juegos.alquerque.state import State
from juegos.core.advice import Advice, by_lot
from juegos.core.asked import View
from juegos.core.message import _, _n, decimal
from juegos.engine.line_game import Move
from juegos.engine.search import DEEPEST, SURE, WIN, Search


class Level(NamedTuple):
    """How much a player thinks: whole turns, work at most; how often it plays by lot."""

    depth: int
    work: int
    by_lot: float = 0.0


# So much that the strong player answers within about a second in a browser of 2026: what each game
# takes, ``python -m tests.bench answers`` measures.
UNIT = "men"
LEVELS = {
    "strong": Level(DEEPEST, 60_000),
    "middling": Level(3, 20_000),
    "weak": Level(1, 5_000, 0.15),
}
# In these games the same work takes so many times as long, so that only a part of it is done.
DEAR = {"alquerque-de-nueve": 2, "konane": 2, "lasca": 3, "bashni": 3, "fanorona": 3}


def greedy(moves: Sequence[Move], rng: random.Random) -> Move:
    """Return a move that takes most, drawn by lot among equals."""
    most = max(move.taken.bit_count() for move in moves)
    return rng.choice([move for move in moves if move.taken.bit_count() == most])


def ponder(search: Search, level: Level) -> Search:
    """Return a search once it has thought as much as the level allows."""
    search.think(level.work // DEAR.get(search.core.slug, 1), level.depth)
    return search


def advise(view: View[PointsGame, State], level: str, seed: random.Random) -> Advice[Move]:
    """Return the move that a player of this level makes, or its answer to the offer of a draw."""
    game, state = view.game, view.state
    search = Search(game.core, state.position, state.past)
    if REFUSE not in game.moves(state):
        return moved(search, level, seed)
    ponder(search, LEVELS["middling"])
    move = TAKE if search.value >= 0 else REFUSE  # the value is that of who offers
    return _by(move, _("By what a short search says of the position."), work=search.nodes)


def moved(search: Search, level: str, rng: random.Random) -> Advice[Move]:
    """Return the move that a player of this level makes, with its value in men."""
    core, position = search.core, search.position
    moves = tuple(sorted(core.moves(position)))
    if level == "random":
        return by_lot(moves, UNIT, rng)
    if level == "greedy":
        return _by(greedy(moves, rng), _("It captures the most men now."))
    thinks = LEVELS[level]
    if len(moves) == 1:
        return _by(moves[0], _("There is no other move."))
    if rng.random() < thinks.by_lot:
        return _by(rng.choice(moves), _("Drawn by lot, as a weak player sometimes does."))
    solved = exact(core, position) if level == "strong" else None
    work = len(solved) if solved else 0
    kept = sorted(solved.best(position)) if solved else []
    if solved and (winner := solved[position].winner) is not None:
        why = _solved(solved[position].plies, wins=winner == core.side(position))
        return _by(kept[0], why, work=work)
    ponder(search, thinks)
    move = search.best if search.best and (not kept or search.best in kept) else None
    value = Fraction(search.value, 100)
    return _by(move or (kept or moves)[0], _why(search), value, work + search.nodes)


def _by(move: Move, why: str, value: Fraction = Fraction(0), work: int = 0) -> Advice[Move]:
    return Advice(move, value, UNIT, why, work)


def _solved(moves: int, *, wins: bool) -> str:
    if wins:
        return _n(
            "What is left is solved: this move wins, in {count} move at most.",
            "What is left is solved: this move wins, in {count} moves at most.",
            moves,
        )
    return _n(
        "What is left is solved: this move holds out longest, and loses, in {count} move at most.",
        "What is left is solved: this move holds out longest, and loses, in {count} moves at most.",
        moves,
    )


def _why(search: Search) -> str:
    turns = _n("{count} turn", "{count} turns", search.depth)
    if search.value > SURE:
        return _n(
            "Looking {turns} ahead: it wins within {count} turn.",
            "Looking {turns} ahead: it wins within {count} turns.",
            WIN - search.value,
            turns=turns,
        )
    if search.value < -SURE:
        return _n(
            "Looking {turns} ahead: every move loses; this one holds out {count} turn.",
            "Looking {turns} ahead: every move loses; this one holds out {count} turns.",
            WIN + search.value,
            turns=turns,
        )
    return _n(
        "Looking {turns} ahead, through {count} position: worth {worth} men.",
        "Looking {turns} ahead, through {count} positions: worth {worth} men.",
        search.nodes,
        turns=turns,
        worth=decimal(search.value / 100, "+.2f"),
    )
