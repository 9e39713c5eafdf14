"""The play of the cards: legal cards, winners of tricks, and leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from juegos.material.cards import Card, Hand


class Trick(NamedTuple):
    """A trick: who led (0 elder, 1 younger), the card led, the answer or None before it."""

    leader: int
    led: Card
    answer: Card | None

    @property
    def winner(self) -> int:
        """The winner: the leader, unless the answer is of the same suit and higher."""
        return self.leader ^ beats(self.answer, self.led)


def beats(answer: Card | None, led: Card) -> bool:
    """Return whether a card beats the one led: it is of the same suit and higher."""
    return answer is not None and answer >> 3 == led >> 3 and answer > led


def may_play(hand: Hand, led: Card | None) -> Hand:
    """Return the legal cards of a hand: of the suit led, if there are any."""
    if led is None:
        return hand
    following = hand & 255 << (led & 24)
    return following or hand


def tricks(plays: Sequence[Card]) -> tuple[Trick, ...]:
    """Return the tricks that the cards make, in the order played; the elder leads the first."""
    result: list[Trick] = []
    leader = 0
    for at in range(0, len(plays), 2):
        answer = plays[at + 1] if at + 1 < len(plays) else None
        result.append(Trick(leader, plays[at], answer))
        leader = result[-1].winner
    return tuple(result)
