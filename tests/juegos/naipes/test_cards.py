"""The pack of thirty-two: notation both ways, points, and what is refused with its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.errors import BadNotation
from juegos.material import cards
from juegos.material.cards import PACK


@given(st.integers(min_value=0, max_value=PACK))
def test_hand_is_written_and_read(hand: int) -> None:
    """read(write(hand)) == hand, and the cards it lists are just those that it holds."""
    assert cards.read(cards.write(hand)) == hand
    assert cards.gather(cards.cards(hand)) == hand
    assert set(cards.each(hand)) == set(cards.cards(hand))


def test_pack_has_every_card_once() -> None:
    """Thirty-two cards: eight of each of four suits, four of each of eight ranks."""
    texts = [cards.write_card(card) for card in cards.cards(PACK)]
    assert texts[:8] == "AS KS QS JS TS 9S 8S 7S".split()
    assert len(set(texts)) == 32
    assert {text[1] for text in texts} == set("SHDC")
    assert all(cards.of_rank(rank).bit_count() == 4 for rank in range(8))
    assert sum(cards.of_rank(rank) for rank in range(8)) == PACK


def test_a_suit_counts_seventy_five() -> None:
    """Ace eleven, four tenth cards, nine, eight and seven make 75; the pack 300."""
    assert [cards.value(1 << card) for card in range(8)] == [7, 8, 9, 10, 10, 10, 10, 11]
    assert cards.value(255) == 75
    assert cards.value(PACK) == 300
    assert cards.value(cards.read("AH QH JH 9H 8H")) == 48


def test_order_of_writing_is_free() -> None:
    """A hand may be written in any order, with more than one blank; it is printed in one."""
    assert cards.write(cards.read("7C  TH AS")) == "AS TH 7C"
    assert cards.read("") == 0
    assert cards.say(cards.read_card("JD")) == "knave of diamonds"


WRONG = [
    ("AS 1H", None, 3, "'1H' is no card"),
    ("10S", None, 0, "'10S' is no card"),
    ("as", None, 0, "'as' is no card"),
    ("AS KS AS", None, 6, "'AS' stands twice; there is one ace of spades"),
    ("AS KS", 12, 0, "has 2 cards, not 12"),
]


@pytest.mark.parametrize(("text", "size", "at", "says"), WRONG)
def test_wrong_hand_is_told_with_its_place(text: str, size: int | None, at: int, says: str) -> None:
    """An unknown card, a card twice and a wrong number are refused, each with the word."""
    with pytest.raises(BadNotation, match=says) as value:
        cards.read(text, size)
    assert value.value.at == at
