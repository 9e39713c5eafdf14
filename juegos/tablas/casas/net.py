"""A small neural net that judges a board: one hidden layer, in whole numbers.

All units of the hidden layer lie side by side in one long number, 32 bits each, so that an input is
added to all of them at once; the sum of one side's men is cached. Whole numbers are the same on
every machine, and so is the play.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from math import exp
from operator import mul
from struct import Struct, unpack
from typing import NamedTuple

from juegos.tablas.casas.board import Travel
from juegos.tablas.casas.net_inputs import (
    FEATURES,
    INPUTS,
    OF_A_SIDE,
    SCALES,
    both,
    feature_input,
    features,
    inputs_of,
)

NEAR = 0.05  # a play that looks so much worse is not weighed against the answers
WEIGHT = 1024  # so many parts of 1 a weight is kept in
_FINE = 1 << 15  # and as many parts of these a unit is reckoned in: 2 to the 25 in all
_HALF = 1 << 15  # what the upper half of a unit has at nought
_STEEP = 512  # parts of 1 in that half
_FULL = 4096  # what a unit gives that is wholly on
_LANE = 40  # bits of an output
_CACHE_SIZE = 20_000  # sides
OUTPUTS = 5


class Outlook(NamedTuple):
    """The chances of the side that has just played: to win, and how often double and threefold."""

    win: float
    gammon: float
    backgammon: float
    lost_gammon: float
    lost_backgammon: float

    @property
    def points(self) -> float:
        """Points of a game, gammons and backgammons counted."""
        more = self.gammon + self.backgammon - self.lost_gammon - self.lost_backgammon
        return 2 * self.win - 1 + more


class Net:
    """A net as ``conf.train.write_weights`` writes it: weights of inputs, of units, of outputs."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        self.hidden = hidden = (len(weights) - OUTPUTS) // (INPUTS + 1 + OUTPUTS)
        rows = [weights[at : at + hidden] for at in range(0, (INPUTS + 1) * hidden, hidden)]
        self._rows = rows[:INPUTS]
        # Each unit begins at half of its room, so that it never runs into that of the next.
        half = sum(1 << 31 + 32 * unit for unit in range(hidden))
        self._bias = half + _parts(rows[INPUTS], 1, 1)
        rest = weights[(INPUTS + 1) * hidden :]
        self._second = [
            sum(w << _LANE * o for o, w in enumerate(rest[at : at + OUTPUTS]))
            for at in range(0, OUTPUTS * hidden, OUTPUTS)
        ]
        self._last = sum(
            (w * _FULL + (1 << _LANE - 1)) << _LANE * o for o, w in enumerate(rest[-OUTPUTS:])
        )
        self._units = Struct("<" + "2xH" * hidden)
        self._sides: dict[tuple[int, bytes], int] = {}
        self._casas: dict[tuple[int, int, int], int] = {}
        self._features: dict[tuple[int, int], int] = {}

    def outputs(self, own: bytes, their: bytes, seen: tuple[int, ...]) -> list[float]:
        """Return the outputs for two sides and the features of both."""
        sides, features = self._sides, self._features
        try:
            total = self._bias + sides[0, own] + sides[1, their]
        except KeyError:
            total = self._bias + self._side(0, own) + self._side(1, their)
        for pair in enumerate(seen):
            if pair[1]:
                term = features.get(pair)
                total += self._feature(*pair) if term is None else term
        units = self._units.unpack(total.to_bytes(4 * self.hidden, "little"))
        out = self._last + sum(map(mul, map(_activation().__getitem__, units), self._second))
        mask, half = (1 << _LANE) - 1, 1 << _LANE - 1
        return [
            _sigmoid(((out >> _LANE * o & mask) - half) / (WEIGHT * _FULL)) for o in range(OUTPUTS)
        ]

    def _side(self, which: int, counts: bytes) -> int:
        """Return the sum that the men of a side add to all units."""
        if len(self._sides) > _CACHE_SIZE:
            self._sides.clear()
        casas, base = self._casas, which * OF_A_SIDE
        total = 0
        for casa, n in enumerate(counts):
            if n:
                term = casas.get((which, casa, n))
                if term is None:
                    of = inputs_of(casa, n)
                    term = sum(_parts(self._rows[base + at], part, by) for at, part, by in of)
                    casas[which, casa, n] = term
                total += term
        self._sides[which, counts] = total
        return total

    def _feature(self, number: int, value: int) -> int:
        """Return the amount that a feature adds to all units."""
        side, at = divmod(number, FEATURES)
        row = self._rows[side * OF_A_SIDE + feature_input(at)]
        result = self._features[number, value] = _parts(row, value, SCALES[at])
        return result


def _parts(row: tuple[int, ...], value: int, scale: int) -> int:
    """Return weights side by side, each times a value that is divided by a scale."""
    return sum((w * _FINE * value // scale) << 32 * j for j, w in enumerate(row))


@lru_cache(maxsize=1)
def _activation() -> list[int]:
    """Return the output of a unit, by the upper half of its sum."""
    edge = 12 * _STEEP
    middle = [round(_FULL * _sigmoid(n / _STEEP)) for n in range(-edge, edge)]
    return [0] * (_HALF - edge) + middle + [_FULL] * (_HALF - edge)


def _sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x))


class Nets:
    """The net of boards on which men can still be hit, and that of races, if there is one."""

    def __init__(self, packed: bytes, travel: Travel) -> None:
        content = zlib.decompress(packed)
        half = len(content) // 2
        words = bytes(b for pair in zip(content[:half], content[half:], strict=True) for b in pair)
        weights = unpack(f"<{half}h", words)
        per = INPUTS + 1 + OUTPUTS
        cut = weights[0] * per + OUTPUTS + 1
        self.contact = Net(weights[1:cut])
        self.race = Net(weights[cut:]) if cut < len(weights) else None
        self.travel = travel

    def chances(self, board: bytes) -> Outlook:
        """Return the chances on a board on which neither side has borne all men off."""
        own, their = both(self.travel, board)
        seen = features(own, their) + features(their, own)
        passed = own.men.bit_length() + their.men.bit_length() < 27
        net = self.race if self.race and passed else self.contact
        outputs = net.outputs(own.counts, their.counts, seen)
        win, gammon, backgammon, lost, twice = outputs
        return Outlook(win, min(win, gammon), backgammon, min(1 - win, lost), twice)
