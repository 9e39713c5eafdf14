"""Games written out as data, small enough to know everything about them by other means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from juegos.core.distribution import Dist
from juegos.core.errors import IllegalMove
from juegos.core.game import Outcome, Policy, Step, Turn
from juegos.core.source import Crux, Rule, stated
from juegos.draw.dice.scene import Scene

RULE = stated("juguete.regla", "ldj:1r.a.1", "palabras", "Whatever the table says.", kind="end")


class Way(NamedTuple):
    """A way on: its weight (at chance), the next state, what A receives, what the pot gains."""

    weight: int
    to: str
    pay: int = 0
    pot: int = 0


@dataclass
class Toy:
    """A game for two whose states are names: chance where not in ``seat``, over in ``ends``."""

    ways: Mapping[str, Sequence[Way]]
    ends: Mapping[str, Fraction]
    seat: Mapping[str, int] = field(default_factory=dict)
    stake: int = 1
    slug: str = "juguete"
    seats: int = 2
    rules: tuple[Rule, ...] = (RULE,)
    cruces: tuple[Crux, ...] = ()
    readings: Mapping[str, str] = field(default_factory=dict)
    policy: Policy | None = None
    hides: bool = False

    def start(self) -> str:
        return next(iter(self.ways))

    def turn(self, state: str) -> int | Turn:
        return Turn.END if state in self.ends else self.seat.get(state, Turn.CHANCE)

    def throws(self, state: str) -> Dist[int]:
        return Dist((move, way.weight) for move, way in enumerate(self.ways[state]))

    def distinct_throws(self, state: str) -> Dist[int]:
        """Return every throw: none is known to be like another."""
        return self.throws(state)

    def moves(self, state: str) -> tuple[int, ...]:
        return tuple(range(len(self.ways[state]))) if state in self.seat else ()

    def play(self, state: str, move: int) -> Step[str]:
        if state in self.ends or move not in range(len(self.ways[state])):
            raise IllegalMove(f"{move} cannot be played at {state}")
        way = self.ways[state][move]
        return Step(way.to, (), (way.pay, -way.pay) if way.pay else (), way.pot)

    def outcome(self, state: str) -> Outcome | None:
        share = self.ends.get(state)
        return None if share is None else Outcome((share, -share), RULE)

    def write(self, state: str) -> str:
        return state

    def read(self, text: str) -> str:
        return text

    def write_move(self, move: int) -> str:
        return str(move)

    def say_move(self, state: str, move: int) -> str:
        return str(move)

    def read_move(self, state: str, text: str) -> int:
        return int(text)

    def scene(self, state: str, last: int | None = None) -> Scene:
        return Scene("juguete", state)


def growing(weights: tuple[int, int, int, int], pay: int, pot: int, stake: int) -> Toy:
    """Return a game that ends for A, for B or drawn, or goes on with a payment and a fuller pot."""
    first, second, draw, on = weights
    ways = [Way(first, "A"), Way(second, "B"), Way(draw, "-"), Way(on, "go", pay, pot)]
    ends = {"A": Fraction(1), "B": Fraction(-1), "-": Fraction(0)}
    return Toy({"go": [way for way in ways if way.weight]}, ends, stake=stake)
