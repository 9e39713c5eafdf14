"""The state of a deal and of a partie of piquet, and a player's view of a deal.

Elder is 0 and younger 1 in every pair of a deal; in a partie a pair has A first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, Protocol

from juegos.core.game import Outcome
from juegos.core.message import Message
from juegos.material.cards import PACK, Card, Hand, gather
from juegos.naipes.piquet.combinations import GRUPO, KINDS, NONE, Strength, best, scores, strength
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import (
    BLANCA,
    DealCount,
    DealResult,
    Pair,
    Reckoning,
    Trick,
    count,
    reckonings_of,
    tricks,
)

PhaseName = Literal[
    "deal",
    "blank",
    "discard",
    "take",
    "glance",
    "call",
    "mend",
    "reply",
    "repair",
    "name",
    "add",
    "lead",
    "look",
    "turned",
    "count",
    "right",
    "retake",
    "play",
]
"""What is to be done in a deal, as a rule in this order.

- ``deal``, ``take``, ``turned``: chance deals a card, or gives one of the stock to a player who
  takes it in, or turns up one that the younger left.
- ``blank``, ``discard``, ``glance``: a player may announce a carte blanche, puts out cards, may
  look at the cards that he leaves.
- ``call``, ``mend``, ``name``, ``add``: the elder calls a kind, may call more before the reply,
  names the cards of his call, reckons more of a kind that is good.
- ``reply``, ``repair``: the younger replies to a call, may correct his reply.
- ``lead``, ``look``, ``count``: the elder leads first; then the younger may look at the cards he
  left, and reckons what he has.
- ``right``, ``retake``: the elder may set his claims right, or take up the card he led.
- ``play``: a player plays a card.
"""
ELDER, YOUNGER = 0, 1
STOCK = 8


class Call(NamedTuple):
    """The words of elder and younger about one kind of combination.

    ``number`` is how many cards the elder called (0: nothing), and ``mask`` the cards themselves,
    once they are named. ``asked``: the younger asked what they make. ``reply`` is ``buena``,
    ``igual``, ``no``, or empty before the reply. ``shown`` are the younger's equal cards.
    """

    number: int = 0
    mask: Hand = 0
    asked: bool = False
    reply: str = ""
    shown: Hand = 0


class Speech(NamedTuple):
    """A word or action without a score of its own: the rule, the words, the player."""

    rule: str
    text: str
    who: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """The state of a deal, with the cards of both hands.

    ``who`` acts in ``phase``, and ``kind`` is the place in ``KINDS`` of the possible calls or
    reckonings. ``dealt`` are the hands before the exchange; ``hands`` those after it, including the
    cards played. ``swaps`` tells how many cards each puts out (-1: unknown), and ``discards``
    which. ``left`` are the cards that the elder left and looked at, even if the younger took them
    later; ``rest`` are those that the younger left and both saw. ``blank`` tells who has announced
    a carte blanche. ``recorded`` are the combinations reckoned, ``plays`` the cards in the order in
    which they were played, and ``back`` the kinds of which the younger has taken back a false claim
    (Law 52).
    """

    phase: PhaseName = "deal"
    who: int = ELDER
    dealt: tuple[Hand, Hand] = (0, 0)
    hands: tuple[Hand, Hand] = (0, 0)
    discards: tuple[Hand, Hand] = (0, 0)
    swaps: tuple[int, int] = (-1, -1)
    left: tuple[Card, ...] = ()
    rest: tuple[Card, ...] = ()
    blank: tuple[bool, bool] = (False, False)
    kind: int = 0
    calls: tuple[Call, Call, Call] = (Call(), Call(), Call())
    recorded: tuple[Reckoning, ...] = ()
    plays: tuple[Card, ...] = ()
    back: tuple[str, ...] = ()

    @property
    def unseen(self) -> Hand:
        """The cards that may still be in the stock: nobody has held them or looked at them."""
        value = self.hands[0] | self.hands[1] | self.discards[0] | self.discards[1]
        for card in (*self.left, *self.rest):
            value |= 1 << card
        return PACK & ~value

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks played; the last may be unanswered."""
        return tricks(self.plays)

    def holds(self, who: int) -> Hand:
        """Return the cards that a player still has to play."""
        played = 0
        for card in self.plays:
            played |= 1 << card
        return self.hands[who] & ~played

    def masks(self, who: int, kind: str) -> tuple[Hand, ...]:
        """Return a player's reckoned combinations of a kind, in their order."""
        return tuple(i.cards for i in self.recorded if i.who == who and i.kind == kind)

    def record(self, kind: str, mask: Hand, rules: TableRules) -> tuple[Reckoning, ...]:
        """Return the combinations reckoned, with this one of the player whose turn it is."""
        return (*self.recorded, Reckoning(kind, self.who, mask, scores(kind, mask, rules.fours)))


Next = tuple[Deal, tuple[Speech, ...]]  # what a move makes of a deal, and what is said


def pair(values: tuple[Hand, Hand], who: int, value: Hand) -> tuple[Hand, Hand]:
    """Return a pair with one of its two values changed."""
    return (value, values[1]) if who == ELDER else (values[0], value)


def false_kinds(deal: Deal, who: int = ELDER) -> tuple[str, ...]:
    """Return the kinds of which a player has reckoned a false claim."""
    wrong = (k for k in KINDS if any(m & ~deal.hands[who] for m in deal.masks(who, k)))
    return tuple(wrong)


def without(deal: Deal, who: int, kind: str) -> Deal:
    """Return the deal as if a player had reckoned nothing of a kind."""
    others = tuple(one for one in deal.recorded if (one.who, one.kind) != (who, kind))
    return replace(deal, recorded=others)


def counted(deal: Deal, rules: TableRules) -> DealCount:
    """Return the count of a deal so far.

    False claims come to light at its end: a player who made one reckons nothing, and the other
    reckons the combinations that it blocked (Law 54).
    """
    if len(deal.plays) < 24:
        return count(deal.recorded, deal.tricks, rules, deal.hands)
    true = [i for i in deal.recorded if i.kind == BLANCA or not i.cards & ~deal.hands[i.who]]
    barred = tuple(who for who in (ELDER, YOUNGER) if false_kinds(deal, who))
    for who in barred:
        for kind in false_kinds(deal, who):
            true = _with_blocked(deal, true, kind, 1 - who, rules)
    return count(true, deal.tricks, rules, deal.hands, barred)


def _with_blocked(
    deal: Deal, reckonings: list[Reckoning], kind: str, who: int, rules: TableRules
) -> list[Reckoning]:
    """Return the reckonings, with those that the other’s false claim of a kind blocked."""
    called = (
        strength(kind, one.cards) for one in reckonings if (one.who, one.kind) == (1 - who, kind)
    )
    mine = best(kind, deal.hands[who], rules.least)
    if strength(kind, mine) <= max(called, default=NONE):
        return reckonings
    others = [one for one in reckonings if (one.who, one.kind) != (who, kind)]
    return others + reckonings_of(kind, who, deal.hands[who], rules)


class Cut(NamedTuple):
    """The cards cut so far, A’s first; the dealer (-1: unknown), the packets (0: unknown)."""

    cards: tuple[Card, ...] = ()
    dealer: int = -1
    packet: int = 0


UNCUT = Cut()


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


class Heard(NamedTuple):
    """A call as a player has heard it: the number, its strength if it was named, the reply.

    ``mask`` are the elder’s cards and ``shown`` the equal ones of the younger, as far as the player
    has seen them. ``asked``: the younger has asked what the call makes.
    """

    number: int = 0
    force: Strength = (0, 0)
    reply: str = ""
    mask: Hand = 0
    shown: Hand = 0
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """A deal as one player knows it (``me``: 0 elder, 1 younger).

    ``phase`` is what the player must do, or ``wait`` during the other's turn. ``left`` are the
    cards that the elder left and looked at, as far as this player has seen them. The other fields
    are those of ``Deal``, of this player alone where they are not known to both.
    """

    me: int
    phase: PhaseName | Literal["wait"]
    kind: int
    hand: Hand
    dealt: Hand
    discard: Hand
    swaps: tuple[int, int]
    left: tuple[Card, ...]
    rest: tuple[Card, ...]
    blank: tuple[bool, bool]
    heard: tuple[Heard, ...]
    recorded: tuple[Reckoning, ...]
    plays: tuple[Card, ...]

    @property
    def taken_from_left(self) -> Hand:
        """The cards that the elder looked at and the younger took."""
        return gather(self.left[: max(self.swaps[1], 0)])

    @property
    def elsewhere(self) -> Hand:
        """The cards that, as this player knows, the other neither holds nor can still draw."""
        value = self.hand | self.dealt | self.discard | gather(self.rest)
        return value | (gather(self.left) & ~self.taken_from_left if self.me == ELDER else 0)


def view(deal: Deal, me: int, rules: TableRules) -> Sight:
    """Return a deal as elder or younger knows it."""
    mine = deal.who == me
    return Sight(
        me,
        deal.phase if mine else "wait",
        deal.kind if mine else -1,
        deal.hands[me],
        deal.dealt[me],
        deal.discards[me],
        deal.swaps,
        deal.left if me == ELDER else deal.left[: max(deal.swaps[1], 0)],
        deal.rest,
        deal.blank,
        tuple(_heard(deal, kind, me, rules) for kind in range(len(KINDS))),
        deal.recorded,
        deal.plays,
    )


def _heard(deal: Deal, kind: int, me: int, rules: TableRules) -> Heard:
    called = deal.calls[kind]
    if not called.number:
        return Heard()
    shown = called.reply in {"buena", "igual"}
    named = shown or called.asked or rules.full or KINDS[kind] == GRUPO
    return Heard(
        called.number,
        strength(KINDS[kind], called.mask) if named else (called.number, 0),
        called.reply,
        called.mask if shown or me == ELDER else 0,
        called.shown if deal.plays or me == YOUNGER else 0,
        called.asked,
    )
