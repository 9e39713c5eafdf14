"""Finds puzzles of the games on points and lines: positions with only one move that wins in time.

The positions are those in which games between weak players end. How a puzzle is graded: it is easy
if the weak player finds the move more often than not, else middling if the middling player does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from conf.make.computer_move import computer_move
from juegos import catalogue
from juegos.alquerque.state import State
from juegos.core.errors import NotExact
from juegos.core.game import Turn
from juegos.core.puzzle import EASY, HARD, MIDDLING
from juegos.engine.forced_wins import ForcedWinSearch

GAMES, EACH = 100, 8  # games at most that are played; puzzles of each length that are wanted
LONGEST, LAST = 300, 14  # plies of a game at most; how many positions from the end are looked at
MOST = 4_000  # positions that a search looks at: as much as a browser does within a second or two
LENGTHS = (2, 3)
FEWEST = 4  # moves to choose among
BY_LOT = 6  # plies at the beginning, or all games would be the same
PLAYERS = ("weak", "greedy")
SEEDS = 7  # an odd number, so that a player finds a move more often than not or less often
SLUGS = (
    "alquerque-de-tres",
    "alquerque-de-nueve",
    "alquerque",
    "damas-espanolas",
    "damas-rusas",
    "damas-turcas",
    "damas-internacionales",
    "dama-filipina",
    "lasca",
    "fanorona",
    "konane",
    "queah",
)


def wins(slug: str, games: int = GAMES, each: int = EACH) -> Iterator[tuple[str, ...]]:
    """Yield state, number of moves, move and grade of puzzles, no two from the same few moves."""
    game = catalogue.game(slug)
    left = dict.fromkeys(LENGTHS, each)
    for number in range(games):
        if not any(left.values()):
            return
        lengths = {length for length in LENGTHS if left[length]}
        for position in reversed(positions(game, number)[-LAST:]):
            win = only(game, position, max(lengths, default=0))
            if win and win[0] in lengths:
                length, move = win
                lengths.discard(length)
                left[length] -= 1
                state = State(position)
                graded = grade(game, state, move)
                yield game.write(state), str(length), game.write_move(move), graded


def positions(game: Any, number: int) -> list[Any]:
    """Return the positions of a game between weak players."""
    state, rng, result = game.start(), random.Random(f"{game.slug}:puzzle:{number}"), list[Any]()
    players = PLAYERS if number % 2 else PLAYERS[::-1]
    while (seat := game.turn(state)) is not Turn.END and len(result) < LONGEST:
        result.append(state.position)
        level = "random" if len(result) <= BY_LOT else players[seat]
        state = game.play(state, computer_move(game, state, level, rng).move).state
    return result


def only(game: Any, position: Any, most: int) -> tuple[int, Any] | None:
    """Return in how many moves a position is won and the one move that does it, if just one does.

    A choice within a turn is no puzzle, nor is what takes long to check.
    """
    core, seat = game.core, game.core.side(position)
    legal = core.moves(position)
    within_turn = "take" in core.extra(position)  # noqa: S610  no Django here
    if len(legal) < FEWEST or within_turn:
        return None
    forced = ForcedWinSearch(core, MOST)
    try:
        for length in range(1, most + 1):
            matches = [m for m in legal if forced.winning(position, seat, length, m)]
            if matches:
                return (length, matches[0]) if len(matches) == 1 else None
    except NotExact:
        return None
    return None


def grade(game: Any, state: Any, move: Any) -> str:
    """Return how hard a move is to find: by which of our players it is found."""
    for name, level in ((EASY, "weak"), (MIDDLING, "middling")):
        seeds = [random.Random(seed) for seed in range(SEEDS)]
        number = sum(computer_move(game, state, level, seed).move == move for seed in seeds)
        if 2 * number > SEEDS:
            return name
    return HARD


KINDS: Mapping[str, Callable[[], Iterator[tuple[str, ...]]]] = {
    f"{slug}.win": partial(wins, slug) for slug in SLUGS
}
