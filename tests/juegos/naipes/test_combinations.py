"""Combinations one by one: what each is called, scores and beats, by hand from the laws."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

import pytest

from juegos.material.cards import PACK, TEN, read, write
from juegos.naipes.piquet.combinations import (
    KINDS,
    NONE,
    against_the_cards,
    best,
    best_strength,
    name,
    parts,
    say,
    scores,
    strength,
    whole,
)

# A kind, its cards, their name with and without the suit, their strength, and what they score.
CALLED = [
    ("secuencia", "AS KS QS", "tierce major in spades", "tierce major", (3, 7), 3),
    ("secuencia", "KH QH JH", "tierce to a king in hearts", "tierce to a king", (3, 6), 3),
    ("secuencia", "QD JD TD", "tierce to a queen in diamonds", "tierce to a queen", (3, 5), 3),
    ("secuencia", "JC TC 9C", "tierce to a knave in clubs", "tierce to a knave", (3, 4), 3),
    ("secuencia", "TS 9S 8S", "tierce to a ten in spades", "tierce to a ten", (3, 3), 3),
    ("secuencia", "9H 8H 7H", "tierce minor in hearts", "tierce minor", (3, 2), 3),
    ("secuencia", "KD QD JD TD", "quart to a king in diamonds", "quart to a king", (4, 6), 4),
    ("secuencia", "TC 9C 8C 7C", "quart minor in clubs", "quart minor", (4, 3), 4),
    ("secuencia", "QS JS TS 9S 8S", "quint to a queen in spades", "quint to a queen", (5, 5), 15),
    ("secuencia", "AH KH QH JH TH 9H", "sixième major in hearts", "sixième major", (6, 7), 16),
    (
        "secuencia",
        "KD QD JD TD 9D 8D 7D",
        "septième minor in diamonds",
        "septième minor",
        (7, 6),
        17,
    ),
    ("secuencia", "AC KC QC JC TC 9C 8C 7C", "huitième in clubs", "huitième", (8, 7), 18),
    ("grupo", "AS AH AD AC", "four aces", "four aces", (4, 7), 14),
    ("grupo", "KS KH KC", "three kings", "three kings", (3, 6), 3),
    ("grupo", "QH QD QC", "three queens", "three queens", (3, 5), 3),
    ("grupo", "JS JH JD JC", "four knaves", "four knaves", (4, 4), 14),
    ("grupo", "TS TD TC", "three tens", "three tens", (3, 3), 3),
    ("punto", "AS KS 7S", "3 cards in spades, making 28", "3 cards making 28", (3, 28), 3),
    ("punto", "AH QH JH 9H 8H", "5 cards in hearts, making 48", "5 cards making 48", (5, 48), 5),
    ("punto", "AC", "1 card in clubs, making 11", "1 card making 11", (1, 11), 1),
]
# A kind, a hand, how many cards a point must have, and its combinations, the best first.
HELD = [
    ("punto", "AS KS QS 9H 8H 7H TH AD", 3, "TH 9H 8H 7H; AS KS QS"),
    ("punto", "AS KS 9H 8H 7H", 4, ""),
    ("punto", "AS KS 9H 8H 7H", 1, "9H 8H 7H; AS KS"),
    ("secuencia", "AS KS QS 9S 8S 7S KC QC JC TC", 3, "KC QC JC TC; AS KS QS; 9S 8S 7S"),
    ("secuencia", "AS KS JS TS 8S 7S", 3, ""),
    ("grupo", "AS AH AD TS TH TD TC 9S 9H 9D", 3, "TS TH TD TC; AS AH AD"),
    ("grupo", "KS KH 9S 9H 9D 9C", 3, ""),
]


@pytest.mark.parametrize(("kind", "cards", "text", "named", "force", "score"), CALLED)
def test_what_a_combination_is_and_scores(  # noqa: PLR0913, PLR0917  a row of the table
    kind: str, cards: str, text: str, named: str, force: tuple[int, int], score: int
) -> None:
    """Its name with its suit and without, its strength, and its score (Laws 62 to 64)."""
    mask = read(cards)
    assert strength(kind, mask) == force
    assert (say(kind, mask), name(kind, force)) == (text, named)
    assert scores(kind, mask) == score


@pytest.mark.parametrize(("kind", "cards", "least", "text"), HELD)
def test_what_a_hand_holds(kind: str, cards: str, least: int, text: str) -> None:
    """Each combination with all its cards, the best first; of no cards the best is none."""
    masks = whole(kind, read(cards), least)
    assert "; ".join(map(write, masks)) == text
    assert best(kind, read(cards), least) == (masks[0] if masks else 0)
    assert strength(kind, 0) == NONE


def test_parts_of_a_combination() -> None:
    """A quart holds two tierces, a quatorze four trios, a point of four four of three."""
    quart = parts("secuencia", read("KC QC JC TC"))
    assert [write(mask) for mask in quart] == ["KC QC JC TC", "KC QC JC", "QC JC TC"]
    assert [mask.bit_count() for mask in parts("grupo", read("KS KH KD KC"))] == [4, 3, 3, 3, 3]
    assert [mask.bit_count() for mask in parts("punto", read("AS 9S 8S 7S"))] == [4, 3, 3, 3, 3]
    assert [mask.bit_count() for mask in parts("punto", read("9S 8S"), 1)] == [2, 1, 1]


def test_equal_is_not_good_against_the_cards() -> None:
    """A call is good so where the unseen cards make nothing as good, let alone better."""
    call, seen = read("AS KS QS"), read("AS KS QS JD JC TH TD TC 7S")
    equal = read("AH KH QH")
    assert against_the_cards("secuencia", call, seen | read("KD KC JH JS") | equal)
    assert not against_the_cards("secuencia", call, seen | read("KD KC JH JS"))


def drawn(number: int, most: int = 12) -> list[int]:
    """Return so many cards or fewer drawn by lot, as numbers."""
    lots = Random(number)
    return lots.sample(range(32), lots.randrange(most + 1))


def is_of_kind(kind: str, cards: tuple[int, ...], least: int) -> bool:
    """Return whether cards, the lowest first, are a combination by the plain words of the laws."""
    suits, ranks = {card // 8 for card in cards}, [card % 8 for card in cards]
    if kind == "punto":
        return len(suits) == 1 and len(cards) >= least
    if len(cards) < 3:
        return False
    if kind == "secuencia":
        return len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(cards)))
    return len(set(ranks)) == 1 and ranks[0] >= TEN


def all_of_kind(kind: str, cards: list[int], least: int) -> set[int]:
    """Return every combination among cards: all sets of them are tried."""
    sizes = range(1, 9)
    sets = chain.from_iterable(combinations(sorted(cards), size) for size in sizes)
    return {sum(1 << card for card in some) for some in sets if is_of_kind(kind, some, least)}


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_may_be_called_is_found(kind: str) -> None:
    """Every combination of a hand and no other, each as strong as the best or less."""
    runs = [list(range(low, low + length)) for low, length in ((0, 3), (12, 4), (17, 5), (24, 6))]
    for number, cards in enumerate([*map(drawn, range(8)), *runs]):
        least = number % 3 + 1
        hand = sum(1 << card for card in cards)
        every = all_of_kind(kind, cards, least)
        assert set(parts(kind, hand, least)) == every
        strongest = max((strength(kind, mask) for mask in every), default=NONE)
        assert best_strength(kind, hand, least) == strongest


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("least", [1, 3, 4])
def test_the_strength_of_the_best_is_found_without_it(kind: str, least: int) -> None:
    """It is looked up by suit and by rank; the best combination itself has the same."""
    hands = [sum(1 << card for card in drawn(number)) for number in range(400)]
    for hand in (*hands, PACK, *(255 << 8 * suit for suit in range(4))):
        assert best_strength(kind, hand, least) == strength(kind, best(kind, hand, least))


def test_a_point_has_three_cards_unless_it_is_said() -> None:
    """Of two cards of a suit there is none, of three there is one."""
    two, three = read("AS KS"), read("AS KS QS")
    for hand, result in ((two, ()), (three, (three,))):
        assert whole("punto", hand) == result
        assert (best("punto", hand),) == (result or (0,))
        assert best_strength("punto", hand) == (strength("punto", hand) if result else NONE)


def test_a_point_that_ends_in_four_may_score_one_less() -> None:
    """By that reading alone; what any set of cards of a suit makes is counted by hand."""
    worth = {rank: str(min(10, rank + 7)) for rank in range(7)} | {7: "11"}
    for mask in range(1, 256):
        cards = [rank for rank in range(8) if mask >> rank & 1]
        ends_in_four = str(sum(int(worth[rank]) for rank in cards)).endswith("4")
        assert scores("punto", mask) == len(cards)
        assert scores("punto", mask, fours=True) == len(cards) - ends_in_four


def test_good_against_the_cards_means_that_nothing_unseen_is_as_good() -> None:
    """Held to the cards that are left when those seen are put away, for calls of every kind."""
    results = set()
    for number in range(60):
        cards = drawn(number, 32)
        hand, rest = sum(1 << card for card in cards), [c for c in range(32) if c not in cards]
        unseen = sum(1 << card for card in rest)
        for kind in KINDS:
            if call := best(kind, hand, 1):
                good = best_strength(kind, unseen, 1) < strength(kind, call)
                assert against_the_cards(kind, call, hand) == good
                results.add((kind, good))
    assert len(results) == 6
