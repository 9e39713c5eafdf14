"""Single deals between equal players who consider only the points of the deal.

Each deal has a number, and a seed made from it, so that deals played in different places can be put
together, and the totals do not depend on who played which.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from juegos.core.game import Step, Turn
from juegos.core.view import view
from juegos.engine.sample import draw
from juegos.material.cards import PACK, Hand, cards, gather
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.players import advise

# What may come about in a deal, and the letters that it is kept by: a capital is the elder’s.
LETTERS = {
    ("cartas", True): "C",
    ("cartas", False): "c",
    ("capote", True): "CK",  # who wins all tricks wins the cards as well
    ("capote", False): "ck",
    ("repique", True): "R",
    ("repique", False): "r",
    ("pique", True): "P",
}


class DealOutcome(NamedTuple):
    """The result of a deal: the points of elder and younger, and the letters of its events."""

    elder: int
    younger: int
    letters: str


def hand(seed: int, side: str, number: int) -> Hand:
    """Return the twelve cards of a side’s hand of this number, before the exchange."""
    return gather(tuple(Random(f"{seed}:{side}:{number}").sample(cards(PACK), 12)))


def deal(number: int, seed: int, level: str) -> DealOutcome:
    """Return the result of the deal of this number between two players of a level.

    It is the first deal of a partie. Cards have a seed of their own, so that other players are
    dealt the same.
    """
    game, distinct_throws, mind = (
        Piquet({}),
        Random(f"{seed}:{number}"),
        Random(f"{seed}:{number}:{level}"),
    )
    state, letters = game.start(), set[str]()
    while not state.scores:
        chance = game.turn(state) is Turn.CHANCE
        move = (
            draw(game.throws(state), distinct_throws) if chance else _move(game, state, level, mind)
        )
        step = game.play(state, move)
        letters |= came_about(step, 1 - state.dealer)
        state = step.state
    elder, scores = state.dealer, state.scores[0]  # who was elder deals next
    return DealOutcome(scores[elder], scores[1 - elder], "".join(sorted(letters)))


def came_about(step: Step[State], elder: int) -> set[str]:
    """Return the letters of the events of a move."""
    fired = {(event.rule.id.partition(".")[2], event.seat == elder) for event in step.events}
    return {letter for one in fired for letter in LETTERS.get(one, "")}


def _move(game: Piquet, state: State, level: str, mind: Random) -> str:
    return advise(view(game, state), level, mind).move
