"""The state of a partie of piquet, and the protocol that keeps its score from deal to deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from juegos.core.game import Outcome
from juegos.core.message import Message
from juegos.naipes.piquet.dealing import UNCUT, Cut
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import DealCount, DealResult, Pair
from juegos.naipes.piquet.state import Deal


class Tally(Protocol):
    """The score of deal after deal, until the partie ends."""

    @property
    def rules(self) -> TableRules:
        """The rules of the table."""

    def after(
        self, scores: tuple[Pair, ...], games: tuple[Pair, ...], count: DealCount, elder: int
    ) -> DealResult:
        """Return the written score after a deal."""

    def outcome(self, scores: tuple[Pair, ...], games: tuple[Pair, ...]) -> Outcome | None:
        """Return how the partie ended, or None."""

    def amiss(
        self,
        scores: tuple[Pair, ...],
        games: tuple[Pair, ...],
        packet: int,
        past: tuple[Pair, ...],
    ) -> str:
        """Return what is wrong with a written partie; an empty text if nothing."""

    def times(self, deals: int) -> tuple[int, ...]:
        """Return how often each of so many deals counts."""

    def says(self, scores: tuple[Pair, ...], games: tuple[Pair, ...]) -> Message:
        """Return the state of the partie, in words."""


@dataclass(frozen=True, slots=True)
class State:
    """The state of a partie: the scores of deals (A’s first), games won, and the present deal.

    ``cut`` are the cards cut, and None from the first deal on. ``log`` holds the moves since the
    deal or the cutting began. ``past`` are the deals of the game won last, until a deal of the next
    one is written.
    """

    cut: Cut | None = UNCUT
    dealer: int = -1
    packet: int = 0
    scores: tuple[Pair, ...] = ()
    games: tuple[Pair, ...] = ()
    deal: Deal | None = None
    log: tuple[str, ...] = ()
    past: tuple[Pair, ...] = ()


def seat_of(state: State, who: int) -> int:
    """Return the seat of the elder (0) or younger (1); of a seat, whether it is 0 or 1."""
    return (1 - state.dealer) ^ who
