"""Records written before players were asked some of the questions that they are asked now.

Once the elder looked at the cards he left without a move of his own, and nobody was asked whether
he would set something right. Where such a question is on, and the move written does not answer
it, the usual answer is put before the move: ``KD`` is read as ``mira, KD``.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import Turn
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.position import State
from juegos.naipes.piquet.state import PhaseName

# The answer that older records leave out, by phase.
UNSAID: Mapping[PhaseName, str] = {
    "glance": "mira",
    "mend": "sigue",
    "repair": "sigue",
    "right": "sigue",
    "retake": "sigue",
    "count": "basta",
    "blank": "calla",
}


def unfolded(game: Course, state: State, move: str) -> str:
    """Return a move with the answers that it leaves out before it; as it is if none fit."""
    said: list[str] = []
    here = state
    while here.deal is not None and (word := UNSAID.get(here.deal.phase)):
        options = game.moves(here)
        if move in options or word not in options:
            break
        said.append(word)
        here = game.play(here, word).state
    if not said:
        return move
    chance = game.turn(here) is Turn.CHANCE
    fits = move in game.throws(here) if chance else move in game.moves(here)
    return ", ".join([*said, move]) if fits else move
