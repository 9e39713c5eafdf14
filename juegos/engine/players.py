"""The player of games small enough to be computed: ``best`` gains most, ``random`` plays any move.

A larger game has a player of its own, which its ``ABOUT`` names.
"""

from __future__ import annotations

from random import Random
from typing import Any

from juegos.core.advice import Advice
from juegos.core.game import SEATS, Game
from juegos.core.message import _, decimal, joined
from juegos.core.view import View
from juegos.engine.strategy_iteration import solve

UNIT = "stakes"


def advise(view: View[Game[Any, Any], Any], level: str, seed: Random) -> Advice[Any]:
    """Return the move of a player of this level.

    Of moves that gain the same it is one that the game's ``policy`` would make.

    Raises:
        NotExact: the values of the moves cannot be computed.

    >>> from juegos.catalogue import game
    >>> from juegos.core.view import view
    >>> game = game("guirguiesca")
    >>> advice = advise(view(game, game.read("envite A 4 -")), "best", Random(1))
    >>> game.write_move(advice.move), advice.value, advice.unit
    ('para-0', Fraction(-37, 504), 'stakes')
    """
    game, state = view.game, view.state
    gains, work = solve(game, state, view.pot)
    worth = {move: view.paid + gain for move, gain in gains.items()}
    if level == "random":
        move = seed.choice(list(worth))
        return Advice(move, worth[move], UNIT, _("Chosen at random."), work, worth)
    usual = game.policy.choice(state) if game.policy else {}
    best = max(worth, key=lambda move: (worth[move], move in usual))
    message = joined(
        joined([game.say_move(state, move), decimal(float(gain), "+.4f")], " ")
        for move, gain in worth.items()
    )
    why = _(
        "What {seat} gains on average if both play their best from there: {gains}.",
        seat=SEATS[view.seat],
        gains=message,
    )
    return Advice(best, worth[best], UNIT, why, work, worth)
