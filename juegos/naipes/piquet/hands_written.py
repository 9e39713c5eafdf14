"""Reads two hands and the cards played in a request, and says what is wrong with them.

An error tells the number of the card and the rule. Its ``at`` is the place in the text; where
tricks are given as pairs, it is the number of the card, counted from nought.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from juegos.core.errors import BadNotation, BadRequest, IllegalMove
from juegos.core.message import Message, _, _n
from juegos.material import cards
from juegos.material.cards import Card, Hand
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.tricks import Trick, may_play

SIDES = ("elder", "younger")
PLAYED = 24
Word = tuple[str, int]


def hands(request: Mapping[str, Any], rules: TableRules) -> tuple[Hand, Hand]:
    """Return the two hands of a request.

    Raises:
        BadRequest: one of them is no text.
        BadNotation: a word is no card, or a card stands twice.
        IllegalMove: a hand has not twelve cards.
    """
    rule = rules["reparto"].id
    elder, younger = (_hand(request, side, rule) for side in SIDES)
    for number, (word, at) in enumerate(_words(request["younger"]), 1):
        if elder >> cards.read_card(word) & 1:
            raise BadNotation(
                _(
                    "younger: card {number}, {card!r}, is in both hands; there is one in the pack "
                    "({rule})",
                    number=number,
                    card=word,
                    rule=rule,
                ),
                at,
            )
    return elder, younger


def _words(text: str) -> Iterator[Word]:
    """Yield the words of a text, each with its place."""
    at = 0
    for word in text.split(" "):
        if word:
            yield word, at
        at += len(word) + 1


def _hand(request: Mapping[str, Any], side: str, rule: str) -> Hand:
    text = request.get(side)
    if not isinstance(text, str):
        raise BadRequest(_NEEDED[side])
    try:
        hand = cards.read(text)
    except BadNotation as error:
        number = 1 + sum(at < (error.at or 0) for _, at in _words(text))
        said = _CARD_OF[side].filled(number=number, error=error.message, rule=rule)
        raise BadNotation(said, error.at) from error
    if hand.bit_count() != 12:
        raise IllegalMove(_not_twelve(side, hand.bit_count(), rule), 0)
    return hand


_NEEDED = {
    "elder": _("needed: the elder hand, a text of twelve cards like 'AS TH 7C'"),
    "younger": _("needed: the younger hand, a text of twelve cards like 'AS TH 7C'"),
}
_CARD_OF = {
    "elder": _("elder: card {number}: {error} ({rule})"),
    "younger": _("younger: card {number}: {error} ({rule})"),
}


def _not_twelve(side: str, number: int, rule: str) -> Message:
    """Return that a hand has so many cards and not twelve."""
    if side == SIDES[0]:
        return _n(
            "elder: {count} card; a hand has twelve ({rule})",
            "elder: {count} cards; a hand has twelve ({rule})",
            number,
            rule=rule,
        )
    return _n(
        "younger: {count} card; a hand has twelve ({rule})",
        "younger: {count} cards; a hand has twelve ({rule})",
        number,
        rule=rule,
    )


def tricks(given: Any, both: tuple[Hand, Hand], rules: TableRules) -> tuple[Trick, ...]:
    """Return the tricks: a text of the cards as they were played, or pairs, the card led first.

    Raises:
        BadRequest: they are neither, or there are too many, or one has no answer.
        BadNotation: a word is no card.
        IllegalMove: a card is not in the hand, or does not follow suit.
    """
    rule = rules["asistir"].id
    words = list(_words(given)) if isinstance(given, str) else _pairs(given)
    if len(words) > PLAYED or len(words) % 2:
        raise BadRequest(
            _n(
                "{count} card is played; a deal has {most} at most, two to each trick ({rule})",
                "{count} cards are played; a deal has {most} at most, two to each trick ({rule})",
                len(words),
                most=PLAYED,
                rule=rule,
            )
        )
    held, leader = list(both), 0
    found: list[Trick] = []
    led: Card | None = None
    for number, (word, at) in enumerate(words, 1):
        who = leader if led is None else 1 - leader
        try:
            card = _card(word, held[who], led, who)
        except (BadNotation, IllegalMove) as error:
            said = _(
                "card {number} (trick {trick}): {error} ({rule})",
                number=number,
                trick=(number + 1) // 2,
                error=error.message,
                rule=rule,
            )
            raise type(error)(said, at) from error
        held[who] &= ~(1 << card)
        if led is None:
            led = card
        else:
            found.append(Trick(leader, led, card))
            leader, led = found[-1].winner, None
    return tuple(found)


def _pairs(given: Any) -> list[Word]:
    if not isinstance(given, Sequence):
        raise BadRequest(_LIKE)
    found: list[Word] = []
    for number, pair in enumerate(given, 1):
        words = isinstance(pair, Sequence) and not isinstance(pair, str)
        if not words or len(pair) != 2 or not all(isinstance(card, str) for card in pair):
            raise BadRequest(
                _("trick {number} is not a pair of cards; {like}", number=number, like=_LIKE)
            )
        found += [(card, len(found) + place) for place, card in enumerate(pair)]
    return found


_LIKE = _("tricks are a text of cards like 'AH TH', or a list of pairs like ['AH', 'TH']")


def _card(text: str, held: Hand, led: Card | None, who: int) -> Card:
    card = cards.read_card(text)
    if not held >> card & 1:
        raise IllegalMove(_NOT_HELD[who].filled(card=text))
    if led is not None and not may_play(held, led) >> card & 1:
        suit = cards.SUIT_NAMES[led >> 3]
        raise IllegalMove(_("{card!r} does not follow suit: {suit} were led", card=text, suit=suit))
    return card


_NOT_HELD = (
    _("{card!r} is not in the hand of the elder, or has been played"),
    _("{card!r} is not in the hand of the younger, or has been played"),
)
