"""The pack of thirty-two: ace, king, queen, knave, ten, nine, eight and seven of four suits.

A card is a number from 0 to 31: eight times its suit (``S H D C``) and its rank, the seven 0
and the ace 7. A *hand* is a set of cards, held in the bits of a whole number; it is written
``AS TH 7C``, suit by suit, the highest first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from juegos.core.errors import BadNotation
from juegos.core.message import Message, _

SUITS = "SHDC"
RANKS = "789TJQKA"
SUIT_NAMES = (_("spades"), _("hearts"), _("diamonds"), _("clubs"))
RANK_NAMES = (
    *(_("seven"), _("eight"), _("nine"), _("ten"), _("knave"), _("queen"), _("king"), _("ace")),
)
COUNTS = (7, 8, 9, 10, 10, 10, 10, 11)

Card = int
Hand = int

PACK: Hand = (1 << 32) - 1
TEN, JACK, QUEEN, KING, ACE = 3, 4, 5, 6, 7
LIKE = _("a card looks like 'AS' or 'TH': a rank of AKQJT987 and a suit of SHDC")

# What each of the 256 sets of cards of one suit comes to, counted as points.
SUIT_VALUE = tuple(sum(c for i, c in enumerate(COUNTS) if bits >> i & 1) for bits in range(256))


def suit(card: Card) -> int:
    """Return the suit of a card, its place in ``SUITS``."""
    return card >> 3


def rank(card: Card) -> int:
    """Return the rank of a card, its place in ``RANKS``."""
    return card & 7


def of_suit(hand: Hand, which: int) -> int:
    """Return the cards of one suit as eight bits, the seven lowest."""
    return hand >> 8 * which & 255


@cache
def of_rank(which: int) -> Hand:
    """Return the four cards of a rank."""
    return 0x01010101 << which


def value(hand: Hand) -> int:
    """Return the card points of a hand: eleven for an ace, ten for a court card, else the pips."""
    return sum(SUIT_VALUE[of_suit(hand, which)] for which in range(4))


def each(hand: Hand) -> Iterator[Card]:
    """Yield the cards of a hand from the lowest bit on."""
    while hand:
        low = hand & -hand
        yield low.bit_length() - 1
        hand ^= low


def cards(hand: Hand) -> tuple[Card, ...]:
    """Return the cards of a hand in written order: suit by suit, the highest first."""
    return tuple(sorted(each(hand), key=lambda card: (suit(card), -rank(card))))


def gather(many: tuple[Card, ...]) -> Hand:
    """Return the hand that holds these cards."""
    hand = 0
    for card in many:
        hand |= 1 << card
    return hand


def write_card(card: Card) -> str:
    """Return a card in its notation: ``AS``."""
    return _WRITTEN[card]


_WRITTEN = tuple(RANKS[card & 7] + SUITS[card >> 3] for card in range(32))
_READ = {text: card for card, text in enumerate(_WRITTEN)}


def write(hand: Hand) -> str:
    """Return a hand in its notation: ``AS TH 7C``."""
    return " ".join(map(write_card, cards(hand)))


@cache
def say(card: Card) -> Message:
    """Return a card in words: ``ace of spades``."""
    return _("{rank} of {suit}", rank=RANK_NAMES[rank(card)], suit=SUIT_NAMES[suit(card)])


def read_card(text: str, at: int = 0) -> Card:
    """Return the card that ``text`` writes; raises ``BadNotation`` with its place."""
    if text not in _READ:
        raise BadNotation(_("{text!r} is no card; {like}", text=text, like=LIKE), at)
    return _READ[text]


def read(text: str, size: int | None = None) -> Hand:
    """Return the hand that ``text`` writes, its cards in any order.

    Raises:
        BadNotation: a word is no card, a card stands twice, or there are not ``size`` cards;
            ``at`` is the place in the text.
    """
    hand, at = 0, 0
    for word in text.split(" ") if text else ():
        if word:
            card = read_card(word, at)
            if hand >> card & 1:
                raise BadNotation(
                    _("{word!r} stands twice; there is one {card}", word=word, card=say(card)), at
                )
            hand |= 1 << card
        at += len(word) + 1
    if size is not None and hand.bit_count() != size:
        raise BadNotation(
            _(
                "{text!r} has {number} cards, not {size}",
                text=text,
                number=hand.bit_count(),
                size=size,
            ),
            0,
        )
    return hand
