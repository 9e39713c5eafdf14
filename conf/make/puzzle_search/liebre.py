"""Finds puzzles of cercar la liebre: how the hunters shut the hare in, with one right move only.

The positions are those in which games end that the hunters play by the whole analysis, and the
hare as one of our players does. ``python3 noxfile.py liebre`` keeps the analysis; what of it is
not kept is found again, which takes a minute.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np

from conf.make.computer_move import computer_move
from conf.make.puzzle_search.alquerque import LAST, LENGTHS, grade, only
from conf.solve.__main__ import layers
from conf.solve.liebre import NEVER, Layer
from conf.solve.strata import Strata
from juegos import catalogue
from juegos.alquerque.cercar_la_liebre import HUNTERS, SAFE, Position
from juegos.alquerque.state import State
from juegos.alquerque.symmetry import symmetries
from juegos.core.game import Turn
from juegos.engine.line_game import Move
from juegos.material.boards import grid

SLUG = "cercar-la-liebre"
GAMES, EACH = 250, 10  # games that are played; puzzles of each length that are wanted
HARES = ("weak", "greedy", "random", "middling")
BOARD = grid(5, 5, diagonals=True)
TURNS = symmetries(BOARD)


def wins() -> Iterator[tuple[str, ...]]:
    """Yield state, number of moves, move and grade of puzzles, no two of them alike."""
    game = catalogue.game(SLUG)
    left, met = dict.fromkeys(LENGTHS, EACH), set()
    for number in range(GAMES):
        for position in reversed(positions(number)[-LAST:]):
            win = only(game, position, max(LENGTHS))
            if not win or not left.get(win[0]):
                continue
            length, move = win
            mark = length, alike(position, move)
            if mark not in met:
                met.add(mark)
                left[length] -= 1
                state = State(position)
                graded = grade(game, state, move)
                yield game.write(state), str(length), game.write_move(move), graded


def alike(position: Position, move: Move) -> tuple[int, ...]:
    """Return the hare’s point and the move as they look from the side from which they are least.

    Two puzzles of which this is the same are one, though a hunter far off stands elsewhere.
    """
    hare = position[1].bit_length() - 1
    return min(tuple(turn[point] for point in (hare, *move.path)) for turn in TURNS)


def positions(number: int) -> list[Position]:
    """Return the positions of a game that the hunters win as soon as they can."""
    chosen = {"cazadores": list(HUNTERS)[number % len(HUNTERS)]}
    game: Any = catalogue.game(SLUG, chosen)
    rng = random.Random(f"{SLUG}:puzzle:{number}")
    state, won_positions = game.start(), list[Position]()
    while game.turn(state) is not Turn.END:
        position = state.position
        won_positions.append(position)
        if game.core.side(position):
            move = computer_move(game, state, rng.choice(HARES), rng).move
        else:
            move = rng.choice(quickest(game, position))
        state = game.play(state, move).state
    return won_positions


def quickest(game: Any, position: Position) -> list[Move]:
    """Return the moves of the hunters after which the hare is shut in soonest."""
    turns = {move: due(game.core.after(position, move)) for move in game.core.moves(position)}
    return [move for move, left in turns.items() if left == min(turns.values())]


def due(position: Position) -> int:
    """Return in how many turns the hare is shut in."""
    hunters, hare, side = position
    strata, layers = _solved()
    layer = layers.get(hunters.bit_count())
    if layer is None:
        return int(NEVER)
    sets = np.array([hunters], dtype=np.uint32)
    home, turned = strata.home(hare.bit_length() - 1, sets)
    turns = (layer.hare if side else layer.hunters)[home]
    return int(turns[strata.rank(home, turned)][0])


@cache
def _solved() -> tuple[Strata, dict[int, Layer]]:
    """Return what is known of all positions of the game as it is played by default."""
    strata = Strata(BOARD)
    return strata, dict(layers(strata, leaps="uno", least=SAFE))


KINDS: Mapping[str, Callable[[], Iterator[tuple[str, ...]]]] = {f"{SLUG}.win": wins}
