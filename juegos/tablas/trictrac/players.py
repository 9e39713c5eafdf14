"""Opponents at trictrac: ``random``; ``greedy``, which looks at the present; ``strong``.

Greedy keeps its jans and makes cases. Strong scores every throw of the other's answer and every
throw of its own after that (``play_values``).
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction

from juegos.core.advice import Advice, random_move
from juegos.core.message import Message, _, decimal
from juegos.tablas.trictrac.narration import write_play
from juegos.tablas.trictrac.play_values import WEIGHED, TrictracGame, best_of, value_of_leaving
from juegos.tablas.trictrac.plays import jan_kept, legal_of
from juegos.tablas.trictrac.position import CORNER, LAST, Men
from juegos.tablas.trictrac.state import DECIDE, GOES, STAYS, State

UNIT = "holes"
CASTS = 21  # throws that differ


def advise(
    game: TrictracGame, state: State, level: str, rng: random.Random, leaving: float = 0.0
) -> Advice[str]:
    """Return the move of a player of this level; ``leaving`` is in holes, besides the marks."""
    if level == "random":
        return random_move(game.moves(state), UNIT, rng)
    men, foe = state.men[state.hand], state.men[state.other]
    legal = legal_of(men, foe, state.pair, game.usage).plays
    plays = {after: write_play(play) for after, play in legal.items()}
    if level == "greedy":
        return _greedy(state, men, plays)
    return _weighs(game, state, plays, leaving)


def _greedy(state: State, men: Men, plays: Mapping[Men, str]) -> Advice[str]:
    if state.phase == DECIDE:
        stays = any(jan_kept(after) for after in plays)
        why = _("Stays while it can fill or keep a jan, goes away with the hole otherwise.")
        return by(STAYS if stays else GOES, why)
    best = max(plays, key=lambda after: (now(after), after))
    why = _("Keeps a full jan, then makes the most cases; does not look at throws to come.")
    return by(plays[best], why)


def now(after: Men) -> tuple[bool, int, int]:
    """Return the features that greedy looks at: a full jan, cases of its grand jan, all cases."""
    grand = sum(after[index] > 1 for index in range(6, CORNER + 1))
    return bool(jan_kept(after)), grand, sum(count > 1 for count in after[1 : LAST + 1])


def _weighs(
    game: TrictracGame, state: State, plays: Mapping[Men, str], leaving: float
) -> Advice[str]:
    """Return the best play, or whether to stay for it, by the throws to come alone."""
    after, value = best_of(game, state, list(plays))
    work = 2 * CASTS * min(len(plays), WEIGHED)
    if state.phase == DECIDE:
        return _stay_or_go(value, value_of_leaving(game, state, leaving), work)
    why = _(
        "{play} is judged at {value} holes after the throws to come.",
        play=plays[after],
        value=decimal(value, "+.2f"),
    )
    return by(plays[after], why, value, work)


def _stay_or_go(value: float, goes: float, work: int) -> Advice[str]:
    """Return whether to stay or to go away, by the value of each."""
    why = _(
        "Staying is judged at {value} holes after the throws to come, going away at {goes}.",
        value=decimal(value, "+.2f"),
        goes=decimal(goes, "+.2f"),
    )
    return by(GOES, why, goes, work) if goes > value else by(STAYS, why, value, work)


def by(move: str, why: Message, value: float = 0.0, work: int = 0) -> Advice[str]:
    """Return advice with an estimated value, in holes, to the hundredth."""
    return Advice(move, Fraction(round(100 * value), 100), UNIT, why, work)
