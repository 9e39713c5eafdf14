"""How the weights of patterns at draughts are trained: what is learnt, and that it repeats."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from conf.train import draughts
from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.men_patterns import PATTERNS, PatternValue, regions
from juegos.alquerque.position import Position

CORE = DamasInternacionales({})
START = CORE.start()


def test_a_quiet_position_learns_from_what_came_later() -> None:
    """The later values and the result count, the nearer the more; captures are left out."""
    seen = [(START, 0, False), (START, 0, True), (START, 120, False), (START, 0, False)]
    first, *rest = draughts.samples(seen, 1.0)
    assert [one.chance for one in rest] == [1.0]  # a value of 120 on equal men is not quiet
    even, ahead = 0.9 + 0.1 / 2, 1 / (1 + math.exp(-1))
    assert first.chance == pytest.approx(0.9 * (0.9 * even + 0.1 * ahead) + 0.1 / 2)
    assert first[:5] == (START.own, START.other, 0, 0, 1)


def test_weights_are_read_as_they_are_fitted() -> None:
    """The value of a position is the sum of the weights of its inputs, to the seat to move."""
    rng = random.Random(5)
    weights = [300, 7, *(rng.randint(-50, 50) for _ in range(len(regions()) * PATTERNS))]
    value = PatternValue(weights)
    learnt = [one for n in range(2) for one in draughts.play(draughts.FIRST, 30, f"read {n}")]
    rows, besides = draughts.inputs(learnt)
    signs = np.tile([1, -1], rows.shape[1] // 2)
    sums = (np.array(weights[2:])[rows] * signs).sum(1) + besides @ np.array([100, 300, 7])
    men = [one for one in learnt if not one.kings]
    assert len(men) > 50
    for one, total in zip(learnt, sums.tolist(), strict=True):
        own, other = (one.white, one.black)[:: one.turn]
        if one in men:
            position = Position(own, other, 0, int(one.turn < 0))
            assert value(position) == one.turn * total


def test_training_finds_what_men_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fitted to chances that follow from a square, it gives its men their worth."""
    monkeypatch.setattr(draughts, "EPOCHS", 40)
    rng, learnt = random.Random(6), []
    for _ in range(3_000):
        men = rng.sample(CORE.board.points, 20)
        white, black = (sum(1 << point for point in some) for some in (men[:10], men[10:]))
        balance = (white >> 0 & 1) - (black >> CORE.board.points[-1] & 1)
        learnt.append(draughts.Sample(white, black, 0, 0, 1, 1 / (1 + math.exp(-balance))))
    value = PatternValue(draughts.fit(learnt, 1))
    corner, other = value(Position(1, 0)), value(Position(1 << CORE.board.points[27], 0))
    assert corner > other + 50
