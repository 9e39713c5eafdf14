"""The opponents of piquet: ``azar`` any move, ``principiante`` plain precepts, ``bueno`` samples.

Each is given what its seat sees and what it may do, never the state of the game.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from juegos.core.errors import BadRequest, UnknownName, one_of
from juegos.core.game import Turn
from juegos.naipes.piquet.rivals import beginner, good
from juegos.naipes.piquet.rivals.evaluation import Judged

LEVELS = ("bueno", "principiante", "azar")


class Advice(NamedTuple):
    """A move, why, and what was considered: mean points gained in the deal, error, samples."""

    move: str
    why: str
    worth: dict[str, Judged]


def advise(game: Any, state: Any, level: str, rng: Random) -> Advice:
    """Return the move that an opponent of this level makes.

    Raises:
        BadRequest: no seat is to act.
        UnknownName: there is no such level.
    """
    seat = game.turn(state)
    if isinstance(seat, Turn):
        raise BadRequest("nobody decides here; ask 'moves' what there is to do")
    if level not in LEVELS:
        raise UnknownName(f"there is no level {level!r}; {one_of(LEVELS)}")
    moves = game.moves(state)
    if level == "azar":
        return Advice(rng.choice(moves), "Drawn by lot.", {})
    view = game.view(state, seat)
    if view is None:
        cut = "reparte" if "reparte" in moves else moves[0]
        return Advice(cut, "Who deals first is elder in the last deal.", {})
    if len(moves) == 1:
        return Advice(moves[0], "There is nothing else to do.", {})
    if level == "principiante":
        found = Advice(*beginner.choose(view, moves, game.opciones), {})
    else:
        found = Advice(*good.choose(view, moves, rng, game.opciones))
    if found.move in moves:
        return found
    # What another has begun, who would not have called so, he ends as he may.
    return Advice(moves[0], "What has been called has to be named.", {})
