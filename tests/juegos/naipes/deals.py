"""Deals put on the table as wanted: the cards in any hand, the moves given one after the other."""

from __future__ import annotations

import random
from typing import Any

from juegos.core.distribution import Dist
from juegos.core.game import Game, Step, Turn
from juegos.engine.sample import draw
from juegos.material import cards as pack
from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.game import Piquet, State


def dealt(game: Piquet, elder: str, younger: str, before: str = "-") -> State:
    """Return the state once A has dealt these hands by twos, after deals written; B is elder."""
    state = game.read(f"A 2 {before} -")
    hands = [list(pack.cards(pack.read(text, 12))) for text in (elder, younger)]
    for packet in range(12):
        for _ in range(2):
            state = game.play(state, pack.write_card(hands[packet % 2].pop(0))).state
    return state


def run(game: Piquet, state: State, *moves: str) -> list[Step[Any]]:
    """Play moves one after the other; one with blanks and no word is as many cards."""
    steps = []
    for text in moves:
        cards = (
            text.split() if all(len(word) == 2 and word != "no" for word in text.split()) else []
        )
        for move in cards or [text]:
            steps.append(game.play(state, game.read_move(state, move)))
            state = steps[-1].state
    return steps


def last(game: Piquet, state: State, *moves: str) -> State:
    """Return the state after moves."""
    after: State = run(game, state, *moves)[-1].state
    return after


def fired(steps: list[Step[Any]]) -> list[str]:
    """Return the rules of all that was told, without the slug."""
    return [event.rule.id.partition(".")[2] for step in steps for event in step.events]


def any_move(game: Game[Any, Any], state: Any, rng: random.Random) -> str:
    """Return a move drawn from what is offered, all alike."""
    if game.turn(state) is Turn.CHANCE:
        return str(draw(game.throws(state), rng))
    return str(draw(Dist((move, 1) for move in game.moves(state)), rng))


GAME, CENT = Piquet({}), Piquet({}, AU_CENT)
