"""Combinations: points, sequences, quatorzes and trios, and which of two is better.

A combination is the set of its cards. Its *strength* is a pair of numbers: the number of its cards,
and then the card points of a point, the rank of a sequence’s highest card, or the rank of a trio or
quatorze. Of two combinations of a kind the one with the greater pair is good (Laws 62 to 64).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations

from juegos.core.message import Message, _, _n
from juegos.material.cards import (
    ACE,
    JACK,
    KING,
    PACK,
    QUEEN,
    SUIT_NAMES,
    SUIT_VALUE,
    TEN,
    Hand,
    each,
    of_rank,
    of_suit,
)

PUNTO, SECUENCIA, GRUPO = "punto", "secuencia", "grupo"
KINDS = (PUNTO, SECUENCIA, GRUPO)
RUN = 3
SEQUENCES = {
    3: _("tierce"),
    4: _("quart"),
    5: _("quint"),
    6: _("sixième"),
    7: _("septième"),
    8: _("huitième"),
}
# The ranks of trios and quatorzes; the highest card of a sequence neither major nor minor.
_SETS = {
    TEN: _("tens"),
    JACK: _("knaves"),
    QUEEN: _("queens"),
    KING: _("kings"),
    ACE: _("aces"),
}
_TOPS = {TEN: _("a ten"), JACK: _("a knave"), QUEEN: _("a queen"), KING: _("a king")}

Strength = tuple[int, int]
NONE: Strength = (0, 0)


@cache
def _longest(bits: int) -> tuple[int, ...]:
    """Return the sequences of one suit, each as long as possible, the lowest first."""
    runs, at = [], 0
    while at < 8:
        end = at
        while end < 8 and bits >> end & 1:
            end += 1
        if end - at >= RUN:
            runs.append((1 << end) - (1 << at))
        at = end + 1
    return tuple(runs)


def strength(kind: str, mask: Hand) -> Strength:
    """Return the strength of a combination; no cards at all are weaker than any combination."""
    if not mask:
        return NONE
    if kind == PUNTO:
        return mask.bit_count(), SUIT_VALUE[of_suit(mask, mask.bit_length() - 1 >> 3)]
    return mask.bit_count(), mask.bit_length() - 1 & 7


def whole(kind: str, hand: Hand, least: int = 3) -> tuple[Hand, ...]:
    """Return the combinations of a kind in a hand, each with all its cards; the best first."""
    return tuple(sorted(_whole(kind, hand, least), key=lambda m: strength(kind, m), reverse=True))


def _whole(kind: str, hand: Hand, least: int) -> Iterator[Hand]:
    if kind == GRUPO:
        sets = (hand & of_rank(rank) for rank in range(TEN, 8))
        yield from (mask for mask in sets if mask.bit_count() >= RUN)
        return
    for which in range(4):
        bits = of_suit(hand, which)
        if kind == PUNTO:
            if bits.bit_count() >= least:
                yield bits << 8 * which
        else:
            yield from (run << 8 * which for run in _longest(bits))


def best(kind: str, hand: Hand, least: int = 3) -> Hand:
    """Return the best combination of a kind, of equals the first by suit; 0 if there is none."""
    return max(_whole(kind, hand, least), key=lambda m: strength(kind, m), default=0)


def best_strength(kind: str, hand: Hand, least: int = 3) -> Strength:
    """Return the strength of the best combination of a kind in a hand."""
    if kind != GRUPO:
        of = _points(least) if kind == PUNTO else _runs()
        return max(of[hand & 255], of[hand >> 8 & 255], of[hand >> 16 & 255], of[hand >> 24])
    three = NONE
    for rank in range(ACE, TEN - 1, -1):
        number = (hand >> rank & 0x01010101).bit_count()
        if number == 4:
            return 4, rank
        if number == RUN and not three[0]:
            three = RUN, rank
    return three


@cache
def _points(least: int) -> tuple[Strength, ...]:
    """Return the strength as a point of each set of cards of one suit."""
    return tuple(
        strength(PUNTO, bits) if bits.bit_count() >= least else NONE for bits in range(256)
    )


@cache
def _runs() -> tuple[Strength, ...]:
    """Return the strength of the best sequence in each set of cards of one suit."""
    return tuple(
        max((strength(SECUENCIA, run) for run in _longest(bits)), default=NONE)
        for bits in range(256)
    )


def parts(kind: str, hand: Hand, least: int = 3) -> tuple[Hand, ...]:
    """Return all true calls of a kind, also parts of combinations, the best first."""
    every = {part for mask in _whole(kind, hand, least) for part in _parts(kind, mask, least)}
    return tuple(sorted(every, key=lambda m: (strength(kind, m), m), reverse=True))


def _parts(kind: str, mask: Hand, least: int) -> Iterator[Hand]:
    cards = list(each(mask))
    if kind == SECUENCIA:
        for low in range(len(cards) - RUN + 1):
            for high in range(low + RUN, len(cards) + 1):
                yield sum(1 << card for card in cards[low:high])
        return
    for size in range(RUN if kind == GRUPO else least, len(cards) + 1):
        yield from (sum(1 << card for card in some) for some in combinations(cards, size))


def against_the_cards(kind: str, call: Hand, seen: Hand) -> bool:
    """Return whether the cards that the caller has not seen make nothing as good."""
    return strength(kind, best(kind, PACK & ~seen, 1)) < strength(kind, call)


def scores(kind: str, mask: Hand, fours: bool = False) -> int:  # noqa: FBT001, FBT002
    """Return the score of a good combination (Laws 62 to 64).

    ``fours``: a point whose value ends in four scores one less.
    """
    size, what = strength(kind, mask)
    if kind == PUNTO:
        return size - (fours and what % 10 == 4)
    if kind == SECUENCIA:
        return size + 10 * (size >= 5)
    return 14 if size == 4 else 3 * (size == 3)


@lru_cache(maxsize=512)
def say(kind: str, mask: Hand) -> Message:
    """Return the name of a combination: ``quart to a king in hearts``, ``three aces``."""
    size, what = strength(kind, mask)
    suit = SUIT_NAMES[mask.bit_length() - 1 >> 3]
    if kind == PUNTO:
        return _n(
            "{count} card in {suit}, making {value}",
            "{count} cards in {suit}, making {value}",
            size,
            suit=suit,
            value=what,
        )
    called = name(kind, (size, what))
    return _("{sequence} in {suit}", sequence=called, suit=suit) if kind == SECUENCIA else called


def name(kind: str, force: Strength) -> Message:
    """Return the name of a combination without its suit: ``quint minor``."""
    size, what = force
    if kind == PUNTO:
        return _n("{count} card making {value}", "{count} cards making {value}", size, value=what)
    if kind == GRUPO:
        four = size == 4
        return (
            _("four {cards}", cards=_SETS[what]) if four else _("three {cards}", cards=_SETS[what])
        )
    sequence = SEQUENCES[size]
    if size == 8:
        return sequence
    if what == ACE:
        return _("{sequence} major", sequence=sequence)
    if what == size - 1:
        return _("{sequence} minor", sequence=sequence)
    return _("{sequence} to {top}", sequence=sequence, top=_TOPS[what])
