"""Opponents at any game of tables: ``random``, and ``greedy``, which takes immediate gains.

``strong``, which also looks at the answers, is in ``strong_player``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TypeVar

from juegos.core.advice import Advice, estimated, random_move
from juegos.core.message import _
from juegos.tablas.casas.board import BAR, HAND, OFF, SIDE, Board, Play

M = TypeVar("M")
UNIT = "points of a game"


def by(move: M, why: str, value: float = 0.0, work: int = 0) -> Advice[M]:
    """Return advice with an estimated value, in points of a game, to the hundredth."""
    return estimated(move, value, UNIT, why, work)


def random_play(moves: tuple[M, ...], rng: random.Random) -> Advice[M]:
    """Return a move drawn at random."""
    return random_move(moves, UNIT, rng)


def greedy(plays: Mapping[Play, Board]) -> Advice[Play]:
    """Return the play that bears off, hits and makes casas as it can, whatever the answer."""
    best = max(plays, key=lambda play: (_now(plays[play]), play))
    return by(best, _("Bears off, hits and makes casas when it can; does not look at replies."))


def _now(after: Board) -> tuple[int, int, int, int]:
    """Return the features that greedy looks at: men borne off, men hit, casas held, single men."""
    casas, their = after[1:BAR], after[SIDE:]
    single = casas.count(1)
    held = len(casas) - casas.count(0) - single
    return after[OFF], their[BAR] + their[HAND], held, -single
