"""Moves as they were written before some of what the laws let a player do had a move of its own.

The elder looked at what he left without saying so, and nobody was asked whether he would set
something right. Where such a question is on and the move written does not answer it, it is read
as that move after the answer that leaves all as it was: ``KD`` as ``mira, KD``.
"""

from __future__ import annotations

from juegos.core.game import Turn
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.position import State

# In which phase which answer was the only one, or went without saying.
UNSAID = {
    "mirada": "mira",
    "enmienda": "sigue",
    "repara": "sigue",
    "rectifica": "sigue",
    "recoge": "sigue",
    "cuenta": "basta",
    "blanca": "calla",
}


def unfolded(game: Course, state: State, move: str) -> str:
    """Return a move with what went unsaid before it, or as it is where that does not help."""
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
