"""A player against itself: whole games from seeds, how long they are, and where they tell most."""

from __future__ import annotations

import random
from collections.abc import Mapping
from statistics import median_low
from typing import Any, NamedTuple

from conf.make.computer_move import computer_move
from juegos import catalogue
from juegos.core.about import Can
from juegos.core.game import Turn
from juegos.core.record import Record
from juegos.engine.sample import draw

LEVELS = (
    "middling",
    "beginner",
    "greedy",
    "best",
)  # the first of these that a game has is middling
BY_LOT = 4  # plies at the beginning of a game without chance, or all its games would be the same
LONGEST = 20_000  # plies: no game of ours is longer


class Ply(NamedTuple):
    """A state, what was done there, and by whom: a seat or chance."""

    state: Any
    move: Any
    turn: int | Turn


def middling(slug: str) -> str:
    """Return the level of a game that is neither its strongest of several nor draws by lot.

    It need not be one that is offered.
    """
    return next(level for level in LEVELS if level in catalogue.entry(slug).players.levels)


def played(
    slug: str, levels: tuple[str, str], number: int, readings: Mapping[str, str] | None = None
) -> list[Ply]:
    """Return a game between two levels, its end as the last ply; its number is its seed.

    Raises ``ValueError`` for a game that does not end.
    """
    game, rng = catalogue.game(slug, readings), random.Random(f"{slug}:{number}")
    state = game.start()
    plies: list[Ply] = []
    fixed = Can.POSITIONAL in catalogue.entry(slug).can
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            by_lot = fixed and len(plies) < BY_LOT
            move = computer_move(game, state, "random" if by_lot else levels[turn], rng).move
        plies.append(Ply(state, move, turn))
        state = game.play(state, move).state
        if len(plies) >= LONGEST:
            raise ValueError(f"a game of {slug} has not ended after {LONGEST} plies")
    return [*plies, Ply(state, None, turn)]


def turns(plies: list[Ply]) -> int:
    """Return how many turns a game has.

    A turn is all that one seat does before the other does anything, or a cast of the dice where
    there are more casts than that.
    """
    seats = [ply.turn for ply in plies if not isinstance(ply.turn, Turn)]
    casts = sum(ply.turn is Turn.CHANCE for ply in plies)
    return max(casts, sum(one != other for one, other in zip(seats, [None, *seats], strict=False)))


def typical(games: list[list[Ply]]) -> list[Ply]:
    """Return the first of some games that is as long as half of them, or longer by the least."""
    lengths = [turns(plies) for plies in games]
    return games[lengths.index(median_low(lengths))]


def telling(slug: str, plies: list[Ply]) -> int:
    """Return before which ply a game tells most of what kind it is.

    On points and lines it is after the move that takes most men, the first of those that take as
    many; where none is taken, the end. At tables and cards it is the decision with most ways, in
    the middle third of the game (of cards those of the seat that sees its cards). Where the dice
    decide alone it is the end: the throw that won.
    """
    can, end = catalogue.entry(slug).can, len(plies) - 1
    if Can.POSITIONAL in can:
        taken = [getattr(ply.move, "taken", 0).bit_count() for ply in plies[:end]]
        return taken.index(max(taken)) + 1 if any(taken) else end
    game = catalogue.game(slug)
    seats = (0,) if Can.HIDE in can else (0, 1)
    middle = [n for n in range(end // 3, 2 * end // 3) if plies[n].turn in seats]
    if Can.STEP not in can or not middle:
        return end
    return max(middle, key=lambda n: len(game.moves(plies[n].state)))


def record_of(slug: str, plies: list[Ply], before: int) -> Record:
    """Return the record of a game up to the position before a ply."""
    game = catalogue.game(slug)
    return Record(slug, (), tuple(game.write_move(ply.move) for ply in plies[:before]))
