"""What a state of a game within a quadra is, and what such a game says of itself.

Each seat has six casas, by their numbers. What stands on a casa is a number from nought up; what
it means the game says: men set there, or what is still to be done with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from juegos.core.message import Message
from juegos.core.source import Crux, Rule
from juegos.material.dice import Throw

BATALLA, TIRA, FIN = "batalla", "tira", "fin"
CASAS = 6

Casas = tuple[int, ...]  # what stands on the casas of a seat, the ace first
Pair = tuple[Casas, Casas]  # those of A and of B


@dataclass(frozen=True, slots=True)
class State:
    """Where the game stands: who is to throw, or who has won (None: nobody) and by which rule.

    In the phase ``batalla`` both throw a die for the hand.
    """

    phase: str
    casas: Pair
    seat: int = 0
    winner: int | None = None
    why: str = ""


class Deed(NamedTuple):
    """What a die brings about: by which rule of the game, done by whom, on which casa."""

    what: str
    seat: int
    casa: int


class End(NamedTuple):
    """How a game ended: who won, or None, by which rule, in words."""

    winner: int | None
    why: Rule
    says: str


class QuadraRules(Protocol):
    """What a game within a quadra says of itself; ``QuadraGame`` plays it.

    ``men`` are those of each seat. ``rest`` is where the men are that stand on no casa, ``hand`` or
    ``off``; ``written`` says how what stands on a casa is written after its number, and ``stands``
    how many men that are, with those that lie upon another. ``shared`` says that both play in the
    same quadra, ``spills`` that men beyond two of a casa stand on its like in the next quadra.
    ``named`` are the rules named where something is refused: ``dados``, ``men``, ``casa`` where a
    quadra is shared, and ``sale`` where the hand is thrown for: then ``opening`` is ``batalla``.
    ``told`` names the rule of each deed, with the sentence that tells it.
    """

    slug: str
    rules: tuple[Rule, ...]
    cruces: tuple[Crux, ...]
    readings: Mapping[str, str]
    dice: int
    men: int
    opening: str
    begin: Casas
    rest: str
    shared: bool
    spills: bool
    written: Mapping[int, str]
    stands: Mapping[int, tuple[int, int]]
    named: Mapping[str, Rule]
    event_rules: Mapping[str, tuple[Rule, Message]]

    def thrown(self, casas: Pair, seat: int, throw: Throw) -> tuple[Pair, list[Deed]]:
        """Return what a throw of a seat leaves on the casas, and what it brings about."""

    def over(self, casas: Pair, seat: int) -> End | None:
        """Return how the game ends once ``seat`` has thrown."""
