"""The state of a game within a quadra, and the protocol of its rules.

Each seat has six casas, by their numbers. The contents of a casa are a number from zero up; the
game gives its meaning: men placed there, or work still to be done with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from juegos.core.game import GameRules
from juegos.core.message import Message
from juegos.core.source import Rule
from juegos.material.dice import Throw

BATALLA, TIRA, FIN = "batalla", "tira", "fin"
CASAS = 6

Casas = tuple[int, ...]  # what stands on the casas of a seat, the ace first
Pair = tuple[Casas, Casas]  # those of A and of B


@dataclass(frozen=True, slots=True)
class State:
    """The state of a game: the thrower, or the winner (None: nobody) and the rule.

    In the phase ``batalla`` both throw a die for the hand.
    """

    phase: str
    casas: Pair
    seat: int = 0
    winner: int | None = None
    why: str = ""


class Deed(NamedTuple):
    """An effect of a die: the rule of the game, the seat, the casa."""

    what: str
    seat: int
    casa: int


class End(NamedTuple):
    """How a game ended: the winner or None, the rule, the words."""

    winner: int | None
    why: Rule
    says: str


class QuadraRules(GameRules, Protocol):
    """The rules of a game within a quadra; ``QuadraGame`` plays it.

    ``men`` are those of each seat. ``rest`` is the place of the men that stand on no casa, ``hand``
    or ``off``; ``written`` writes the contents of a casa after its number, and ``stands`` counts
    its men, with those that lie upon another. ``shared``: both play in the same quadra; ``spills``:
    men beyond two of a casa stand on its like in the next quadra. ``named`` are the rules named
    where something is refused: ``dados``, ``men``, ``casa`` where a quadra is shared, and ``sale``
    where the hand is thrown for: then ``opening`` is ``batalla``. ``event_rules`` has the rule of
    each deed, with the sentence that tells it.
    """

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
        """Return the casas after a throw of a seat, and the deeds."""

    def over(self, casas: Pair, seat: int) -> End | None:
        """Return how the game ends after ``seat`` has thrown."""
