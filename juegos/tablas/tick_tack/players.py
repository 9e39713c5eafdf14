"""Opponents at tick-tack: ``random``, ``greedy``, which covers its men, ``good`` and ``strong``.

The first advantage ends the game: strong plays so that the other's next cast wins as little as
possible, and its own cast after that as much; the later game is judged by the men alone, as at
trictrac, by a net trained on games of the strong player. It judges vies in the same way. Good does
so too, but makes mistakes in its plays.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, Protocol

from juegos.core.advice import Advice, estimated, random_move
from juegos.core.message import _, _n, decimal
from juegos.core.source import Rule
from juegos.engine.throws import mistaken, valued
from juegos.material import dice
from juegos.tablas.trictrac.evaluation import MenJudge, weights
from juegos.tablas.trictrac.plays import GRAND
from juegos.tablas.trictrac.position import Men
from juegos.tablas.trictrac.scoring import Throw


@lru_cache(maxsize=1)
def _judge() -> MenJudge:
    return MenJudge(weights("tick-tack"))


def worth(men: Men, foe: Men) -> float:
    """Return the value of the men to a side that has just played; the other is to cast."""
    return _judge().worth(men, foe)


UNIT = "stakes"
ALL = 36
CASTS = 21  # that differ: the casts of both are looked at
# Every play is weighed; by two dice there are no more than one of fifteen men can make with each.
WORK = 2 * CASTS * 15 * 15
MISTAKE = 0.05  # stakes; what a mistake costs that good makes a quarter as often
SETS, HOLDS = 0.25, -0.75  # the stakes ahead from which a vie is set, and down to which it is held


_WHY_NOT = (
    ("pass", _("Nothing was missed.")),
    ("why-not", _("There was something to claim.")),
)


class PlayerView(NamedTuple):
    """The view of a player: the men of the side whose cast it is, and its options."""

    phase: str
    moves: tuple[str, ...]
    men: Men
    foe: Men
    wins: bool
    missed: bool
    plays: Mapping[str, Men]


class TickTackGame(Protocol):
    """The part of the game that the opponents need."""

    def advantages(self, men: Men, foe: Men, throw: Throw) -> tuple[tuple[Rule, int], ...]:
        """Return the wins of a cast, the best first."""


def advise(table: TickTackGame, board: PlayerView, level: str, rng: random.Random) -> Advice[str]:
    """Return the move of a player of this level."""
    if level == "random":
        return random_move(board.moves, UNIT, rng)
    if board.phase in {"vie", "hold", "whynot"}:
        return _decision(table, board, level)
    if "claim" in board.moves and board.wins:
        return by("claim", _("The throw wins."))
    if not board.plays:
        return by(board.moves[-1], _("Nothing can be played."))
    return _best_play(table, board, level, rng)


def by(move: str, why: str, value: float = 0.0, work: int = 0) -> Advice[str]:
    """Return advice with an estimated value, in stakes."""
    return estimated(move, value, UNIT, why, work)


def _best_play(
    table: TickTackGame, board: PlayerView, level: str, rng: random.Random
) -> Advice[str]:
    """Return the best play, or one that may be a mistake."""
    if level == "greedy":
        best = max(board.plays, key=lambda move: (_covered(board.plays[move]), move))
        return by(best, _("Leaves the fewest men alone; does not look at throws to come."))
    worths = valued(board.plays, lambda move: position_value(table, board.plays[move], board.foe))
    best = mistaken(worths, MISTAKE, rng) if level == "good" else next(iter(worths))
    value = worths[best]
    why = _n(
        "Judged at {value} stake.",
        "Judged at {value} stakes.",
        round(value, 2),
        value=decimal(value, "+.2f"),
    )
    return by(best, why, value, 2 * CASTS * len(worths))


def _covered(men: Men) -> tuple[int, int]:
    alone = sum(men[index] == 1 for index in range(1, 24))
    return -alone, sum(men[index] > 1 for index in GRAND)


def position_value(table: TickTackGame, men: Men, foe: Men) -> float:
    """Return the value of a position to the side that has just played."""
    theirs, chance = cast(table, foe, men)
    own, again = cast(table, men, foe)
    return -theirs + (1 - chance) * (own + (1 - again) * worth(men, foe))


def cast(table: TickTackGame, men: Men, foe: Men) -> tuple[float, float]:
    """Return the mean stakes that a cast wins, and the chance that it wins any."""
    stakes = ways = 0
    for throw, weight in dice.throws(2).items():
        won = table.advantages(men, foe, (throw[0], throw[1]))
        if won:
            stakes += weight * won[0][1]
            ways += weight
    return stakes / ALL, ways / ALL


def _decision(table: TickTackGame, board: PlayerView, level: str) -> Advice[str]:
    """Return whether a vie is set or held (greedy sets none and holds all), a why-not said."""
    if board.phase == "whynot":
        return by(*_WHY_NOT[board.missed])
    worth = -position_value(table, board.foe, board.men)
    sets = board.phase == "vie"
    if level == "greedy":
        return by("throw" if sets else "accept", _("Sets no vie, and holds every one."))
    why = _n(
        "The side to throw is judged at {value} stake.",
        "The side to throw is judged at {value} stakes.",
        round(worth, 2),
        value=decimal(worth, "+.2f"),
    )
    if sets:
        return by("vie" if worth > SETS else "throw", why, worth, 2 * CASTS)
    return by("accept" if -worth > HOLDS else "refuse", why, -worth, 2 * CASTS)
