"""The training data of the net for the men of tick-tack: games of the strong player.

After each play the men are kept, and what the player wins by the game, if two more casts are made
in it at least. No vie is set. ``conf.train.men_net`` fits the net.
"""

from __future__ import annotations

import random
from typing import Any

from conf.train.men_net import BY_LOT, Samples, judging
from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.tick_tack import players
from juegos.tablas.trictrac.evaluation import MenJudge

ROUNDS = (4_000, 12_000, 36_000)  # games
BESIDES = 2  # casts after a play that an opponent counts itself


def play(judge: MenJudge | None, seed: str) -> Samples:
    """Return the samples of a game."""
    with judging(players, judge):
        return _played(seed)


def _played(seed: str) -> Samples:
    game: Any = catalogue.game("tick-tack")
    rng, state, seen = random.Random(seed), game.start(), []
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        elif rng.random() < BY_LOT:
            move = rng.choice(game.moves(state))
        else:
            move = game.advise(state, "strong", rng).move
        state = game.play(state, move).state
        if turn is not Turn.CHANCE:
            seen.append((turn, state.men[turn], state.men[1 - turn]))
    shares = game.outcome(state).shares
    return [(men, foe, float(shares[seat])) for seat, men, foe in seen[:-BESIDES]]
