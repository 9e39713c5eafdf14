"""Opponents for games of points: the play of each level, and its amount of search.

What is small enough is solved outright, all else searched up to a limit of work. No clock is looked
at: a level and a seed give the same move on a fast machine and on a slow one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from juegos.alquerque.endings import exact
from juegos.alquerque.points_game import REFUSE, TAKE, PointsGame
from juegos.alquerque.state import State
from juegos.alquerque.winning_plans import known_win
from juegos.core.advice import Advice, random_move, softened
from juegos.core.message import _, _n, decimal, join_sentences
from juegos.core.view import View
from juegos.engine.line_game import Core, Move
from juegos.engine.search import DEEPEST, SURE, WIN, Search


class Level(NamedTuple):
    """The search of a player: whole turns, work at most; whether it makes mistakes besides."""

    depth: int
    work: int
    errs: bool = False


# So much that the strong player answers within about a second in a browser of 2026: what each game
# takes, ``python -m tests.bench answers`` measures.
UNIT = "men"
LEVELS = {
    "strong": Level(DEEPEST, 60_000),
    "middling": Level(3, 20_000),
    "weak": Level(1, 5_000, errs=True),
}
# A mistake that costs so many hundredths of a man is made a quarter as often as the best move.
MISTAKE = 50
# While no man has been taken, a move is drawn by lot of those that are worse by no more than this,
# in hundredths of a man; to find them so much work is done.
NEAR, ABOUT = 5, 6_000
# At the first move of either side so many turns are looked at for that, and all moves alike.
FIRST = 3
# Where the first moves take men or give them away, or are valued by patterns of men, hardly two are
# so near each other.
FAR = {"fanorona": 100, "zamma": 100, "awithlaknannai": 100, "damas-internacionales": 25}
# In these games the same work takes longer; the work is divided by so much.
DEAR = {"alquerque-de-nueve": 2, "konane": 2, "queah": 2, "awithlaknannai": 2}
DEAR |= {"lasca": 3, "bashni": 3, "fanorona": 4}


def greedy(moves: Sequence[Move], rng: random.Random) -> Move:
    """Return a move that takes most, drawn at random among equals."""
    most = max(move.taken.bit_count() for move in moves)
    return rng.choice([move for move in moves if move.taken.bit_count() == most])


def ponder(search: Search, level: Level) -> Search:
    """Return a search after the work that the level allows."""
    search.think(_work(search.core, level.work), level.depth)
    return search


def _work(core: Core[Any], work: int) -> int:
    return work // DEAR.get(core.slug, 1)


def all_are_there(core: Core[Any], position: Any) -> bool:
    """Return whether no man has been taken yet, so that games should not all begin alike."""
    return core.counts(position) == core.counts(core.start())


def is_first(core: Core[Any], position: Any) -> bool:
    """Return whether it is the first move of a side."""
    start = core.start()
    return position in {start, *(core.after(start, move) for move in core.moves(start))}


def advise(view: View[PointsGame, State], level: str, seed: random.Random) -> Advice[Move]:
    """Return the move of a player of this level, or its answer to the offer of a draw."""
    game, state = view.game, view.state
    search = Search(game.core, state.position, state.past)
    if REFUSE not in game.moves(state):
        return (
            planned_move(search, state, seed)
            if level == "strong"
            else level_move(search, level, seed)
        )
    ponder(search, LEVELS["middling"])
    move = TAKE if search.value >= 0 else REFUSE  # the value is that of who offers
    return _by(move, _("By what a short search says of the position."), work=search.nodes)


def planned_move(search: Search, state: State, rng: random.Random) -> Advice[Move]:
    """Return a move of a win known in advance, else the move of the strong player.

    The opponent is told of such a win, and holds out longest.
    """
    win = known_win(search.core, state)
    if win and win.moves:
        return _by(rng.choice(win.moves), win.says)
    if win and win.sure:
        says = join_sentences(win.says, _("This move holds out longest."))
        return _by(rng.choice(win.holds_out), says)
    return level_move(search, "strong", rng)


def level_move(search: Search, level: str, rng: random.Random) -> Advice[Move]:
    """Return the move of a player of this level, with its value in men."""
    core, position = search.core, search.position
    moves = tuple(sorted(core.moves(position)))
    if level == "random":
        return random_move(moves, UNIT, rng)
    if level == "greedy":
        return _by(greedy(moves, rng), _("It captures the most men now."))
    thinks = LEVELS[level]
    if len(moves) == 1:
        return _by(moves[0], _("There is no other move."))
    if thinks.errs:
        return fallible_move(search, moves, thinks, rng)
    rng.random()  # the value is not used: games of this level that were kept rest on the drawing
    solved = exact(core, position) if level == "strong" else None
    work = len(solved) if solved else 0
    solutions = sorted(solved.best(position)) if solved else []
    if solved and (winner := solved[position].winner) is not None:
        why = _solved(solved[position].plies, wins=winner == core.side(position))
        return _by(rng.choice(solutions), why, work=work)
    move = choose_by_search(ponder(search, thinks), solutions or moves, rng)
    even = _("What is left is solved: nobody need lose, and this move keeps it so.")
    why, worth = (even, 0) if solved else (_why(search), search.value)
    return _by(move, why, Fraction(worth, 100), work + search.nodes)


def fallible_move(
    search: Search, moves: Sequence[Move], level: Level, rng: random.Random
) -> Advice[Move]:
    """Return a move that may be a mistake, the more rarely the more it costs."""
    worths = search.worths(moves, level.depth, _work(search.core, level.work)) or {moves[0]: 0}
    move = softened(worths, MISTAKE, rng)
    search.depth, search.value = level.depth, worths[move]
    return _by(move, _why(search), Fraction(search.value, 100), search.nodes)


def choose_by_search(search: Search, moves: Sequence[Move], rng: random.Random) -> Move:
    """Return the best of some moves by a search; where a game begins, one about as good."""
    best, core = search.best, search.core
    work = _work(core, ABOUT)
    if is_first(core, search.position):
        worths = search.worths(rng.sample(moves, len(moves)), FIRST, work)
        least = max(worths.values(), default=0) - FAR.get(core.slug, NEAR)
        best = next((move for move, value in worths.items() if value >= least), best)
    elif all_are_there(core, search.position) and abs(search.value) < SURE:
        best = search.about_as_good(rng.sample(moves, len(moves)), NEAR, work)
    return best if best and best in moves else moves[0]


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
