"""Where a deal of piquet stands. Elder is 0 and younger 1 in every pair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from juegos.material.naipes import PACK, Card, Hand
from juegos.naipes.piquet.bazas import Trick, tricks
from juegos.naipes.piquet.combinaciones import KINDS, best, scores, strength
from juegos.naipes.piquet.cuenta import BLANCA, Count, Item, count
from juegos.naipes.piquet.lecturas import Opciones
from juegos.naipes.piquet.mejor import items_of

ELDER, YOUNGER = 0, 1
STOCK = 8


class Call(NamedTuple):
    """How a kind of combination stands between elder and younger.

    ``number`` is what the elder first called (0: nothing), ``mask`` what he means by it, once
    he has named it; ``asked``: the younger wanted to know what it makes; ``reply`` is ``buena``,
    ``igual``, ``no`` or empty; ``shown`` what the younger has that is equal.
    """

    number: int = 0
    mask: Hand = 0
    asked: bool = False
    reply: str = ""
    shown: Hand = 0


class Speech(NamedTuple):
    """Something said or done that scores nothing by itself: by which rule, in words, whose."""

    rule: str
    text: str
    who: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as both hands together know it.

    ``hands`` are the cards held to be declared and played, ``dealt`` those before the exchange;
    ``swaps`` how many each puts out (-1: not yet said); ``left`` what the elder left and looked
    at, whoever took it since; ``rest`` what the younger left, where both saw it;
    ``recorded`` what has been reckoned in hand; ``plays`` the cards as they were played.
    """

    phase: str = "reparto"
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
    recorded: tuple[Item, ...] = ()
    plays: tuple[Card, ...] = ()

    @property
    def unseen(self) -> Hand:
        """The cards that still lie in the stock, none of them looked at."""
        known = self.hands[0] | self.hands[1] | self.discards[0] | self.discards[1]
        for card in (*self.left, *self.rest):
            known |= 1 << card
        return PACK & ~known

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks played, the last perhaps not answered yet."""
        return tricks(self.plays)

    def holds(self, who: int) -> Hand:
        """Return the cards that a player still has to play."""
        played = 0
        for card in self.plays:
            played |= 1 << card
        return self.hands[who] & ~played

    def masks(self, who: int, kind: str) -> tuple[Hand, ...]:
        """Return what a player has reckoned of a kind, in the order he did."""
        return tuple(i.cards for i in self.recorded if i.who == who and i.kind == kind)

    def record(self, kind: str, mask: Hand, rules: Opciones) -> tuple[Item, ...]:
        """Return what has been reckoned, and now this by the player whose turn it is."""
        return (*self.recorded, Item(kind, self.who, mask, scores(kind, mask, rules.fours)))


def pair(values: tuple[Hand, Hand], who: int, value: Hand) -> tuple[Hand, Hand]:
    """Return a pair with one of its two values changed."""
    return (value, values[1]) if who == ELDER else (values[0], value)


def false_kinds(deal: Deal) -> tuple[str, ...]:
    """Return the kinds of which the elder has reckoned what he does not hold."""
    wrong = (k for k in KINDS if any(m & ~deal.hands[0] for m in deal.masks(ELDER, k)))
    return tuple(wrong)


def counted(deal: Deal, rules: Opciones) -> Count:
    """Return the count of a deal so far; at its end a false call is found out (Law 54)."""
    false = false_kinds(deal) if len(deal.plays) == 24 else ()
    if not false:
        return count(deal.recorded, deal.tricks, rules, deal.hands)
    items = [
        item
        for item in deal.recorded
        if item.who == YOUNGER or item.kind == BLANCA or not item.cards & ~deal.hands[0]
    ]
    for kind in false:
        correct = [i.cards for i in items if i.who == ELDER and i.kind == kind]
        mine = best(kind, deal.hands[1], rules.least)
        if strength(kind, mine) > max((strength(kind, m) for m in correct), default=(0, 0)):
            items = [i for i in items if (i.who, i.kind) != (YOUNGER, kind)]
            items += items_of(kind, YOUNGER, deal.hands[1], rules)
    return count(items, deal.tricks, rules, deal.hands, barred=ELDER)
