"""Opponents at any game of tables: ``random``, and ``greedy``, who takes what there is now.

``strong``, who looks at the answers too, is in ``casas_fuerte``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from juegos.engine.players import Advice
from juegos.tablas.casas.board import BAR, HAND, OFF, SIDE, Board, Play

LEVELS = ("strong", "greedy", "random")


def by(move: Any, why: str, value: float = 0.0) -> Advice:
    """Return a piece of advice; the value is judged, in points of a game, to the hundredth."""
    return Advice(move, why, {move: Fraction(round(100 * value), 100)})


def lot(moves: tuple[Any, ...], rng: random.Random) -> Advice:
    """Return a move drawn by lot."""
    return by(rng.choice(moves), "Drawn by lot.")


def greedy(plays: Mapping[Play, Board]) -> Advice:
    """Return the play that bears off, hits and makes casas as it can, whatever the answer."""
    best = max(plays, key=lambda play: (_now(plays[play]), play))
    return by(best, "Bears off, hits and makes casas as it can; no answer is looked at.")


def _now(after: Board) -> tuple[int, int, int, int]:
    """Return what greedy looks at: men borne off, men hit, casas held, single men."""
    own, their = after[:SIDE], after[SIDE:]
    held = sum(own[casa] > 1 for casa in range(1, BAR))
    single = sum(own[casa] == 1 for casa in range(1, BAR))
    return own[OFF], their[BAR] + their[HAND], held, -single
