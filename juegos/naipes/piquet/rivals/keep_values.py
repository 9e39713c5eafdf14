"""The value of keeping a card, by Cavendish’s general rules of discarding.

A player keeps the best suit for the point, high cards to win tricks, and sequences, trios and
quatorzes; a younger also keeps small cards that guard kings and queens. The weights are ours: the
book gives no numbers.
"""

from __future__ import annotations

from functools import cache, lru_cache

from juegos.material.cards import QUEEN, SUIT_VALUE, TEN, Hand, each, of_suit, write
from juegos.naipes.piquet import dealing
from juegos.naipes.piquet.combinations import SECUENCIA, whole
from juegos.naipes.piquet.dealing import MOST
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.state import Deal, Sight

RANK = (0.0, 0.1, 0.3, 1.0, 1.6, 2.6, 4.2, 6.5)
SEQUENCE, TRIO, QUATORZE, PAIR, GUARD = 0.8, 2.0, 7.0, 0.4, 1.5
PLAIN = (5.0, 1.0)


def strongest(hand: Hand) -> int:
    """Return the suit to keep for the point: long, of high cards and sequences."""
    return max(range(4), key=lambda suit: suit_worth(of_suit(hand, suit)))


@cache
def suit_worth(bits: int) -> float:
    """Return the value of a suit for the point."""
    runs = sum(run.bit_count() ** 2 for run in whole(SECUENCIA, bits))
    return 3.0 * bits.bit_count() + SUIT_VALUE[bits] / 10 + 0.25 * runs + (bits >> 6).bit_count()


def keep_values(
    hand: Hand, who: int, main: int, plan: tuple[float, float] = PLAIN
) -> dict[int, float]:
    """Return for each card the value of keeping it, ``main`` being the suit for the point.

    ``plan`` is the bonus of a card of that suit, and the weight of the rank of a card.
    """
    result, (bonus, times) = {}, plan
    alike = [(hand >> rank & 0x01010101).bit_count() for rank in range(8)]
    runs = whole(SECUENCIA, hand)
    for card in each(hand):
        rank, suit = card & 7, card >> 3
        worth = times * RANK[rank] + bonus * (suit == main)
        if rank >= TEN:
            high = 1 + 0.15 * (rank - TEN)
            worth += high * (0, 0, PAIR, TRIO, QUATORZE)[alike[rank]]
        worth += sum(SEQUENCE * run.bit_count() for run in runs if run >> card & 1)
        result[card] = worth
    if who == 1:
        _guard(hand, result)
    return result


def _guard(hand: Hand, fields: dict[int, float]) -> None:
    """Add the values of the lowest cards that guard a king or a queen."""
    for suit in range(4):
        bits = of_suit(hand, suit)
        top = bits.bit_length() - 1
        if top in {QUEEN, QUEEN + 1}:
            low = [8 * suit + rank for rank in range(top) if bits >> rank & 1]
            for card in low[: QUEEN + 2 - top]:
                fields[card] += GUARD


def lowest(fields: dict[int, float], number: int) -> Hand:
    """Return the cards of least value; of equals those with the lower number."""
    out = 0
    for card in sorted(fields, key=lambda c: (fields[c], c))[:number]:
        out |= 1 << card
    return out


@lru_cache(maxsize=4096)
def discard(hand: Hand, who: int, number: int) -> Hand:
    """Return the plain discard of so many cards: the best suit kept for the point."""
    return lowest(keep_values(hand, who, strongest(hand)), number)


def bounds(view: Sight, rules: TableRules) -> tuple[int, int]:
    """Return the least and the most cards to put out; more than five is never sensible."""
    deal = Deal(who=view.me, swaps=view.swaps, blank=view.blank)
    low, high = dealing.bounds(deal, rules)
    return low, min(high, MOST)


def put_out(cards: Hand) -> str:
    """Return the move that puts out these cards, or the move that puts out nothing."""
    return f"descarta {write(cards)}" if cards else dealing.NOTHING
