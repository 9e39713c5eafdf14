"""The exact chances of piquet by a second road: small packs counted whole, and simulation."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from juegos.material.cards import PACK, Hand, cards, gather, read
from juegos.naipes.piquet import tables
from juegos.naipes.piquet.chances import (
    carte_blanche,
    draws,
    draws_of_each,
    draws_whole,
    of_hand,
    sets,
    standing,
    strengths,
    suit_lengths,
)
from juegos.naipes.piquet.combinations import KINDS, best, strength
from juegos.naipes.piquet.score import carte_blanche as bare
from juegos.tables import table
from tests.help.laws import tables_made_in

SMALL = read("AS KS QS JS TS AH QH JH TH 9H KD QD JD TC KC 7C")


def listed(size: int, pack: Hand) -> list[Hand]:
    return [gather(some) for some in combinations(cards(pack), size)]


@pytest.mark.parametrize("kind", KINDS)
def test_strengths_of_a_small_pack_by_listing_it(kind: str) -> None:
    """All hands of eight from sixteen cards, one by one, give the same distribution."""
    counted: dict[tuple[int, int], int] = {}
    for hand in listed(8, SMALL):
        force = strength(kind, best(kind, hand, 3))
        counted[force] = counted.get(force, 0) + 1
    assert dict(strengths(kind, SMALL, 8, 3)) == counted


@pytest.mark.parametrize("kind", KINDS)
def test_standing_of_a_combination_by_listing_the_unseen(kind: str) -> None:
    """Good, equal, not good against each twelve of fourteen unseen cards, one by one."""
    unseen = read("AS KS QS JH TH 9H 8H KD QD 9D TC 9C AC KC")
    force = strength(kind, best(kind, read("AH KH QH TD TS JD JS"), 3))
    result = standing(kind, force, unseen)
    theirs = [strength(kind, best(kind, hand)) for hand in listed(12, unseen)]
    total = len(theirs)
    assert result.equal == Fraction(sum(other == force for other in theirs), total)
    assert result.not_good == Fraction(sum(other > force for other in theirs), total)
    assert sum(result) == 1


def test_all_hands_are_counted() -> None:
    """Every distribution of a hand dealt adds up to C(32,12) hands."""
    total = comb(32, 12)
    assert suit_lengths().total == sets().total == total
    assert all(strengths(kind).total == total for kind in KINDS)
    assert all(sum(lengths) == 12 for lengths in suit_lengths())


def test_simple_counts_of_sets() -> None:
    """Hands with four aces are C(28,8): summed over the five ranks, less those with more."""
    mean = sets().mean(lambda pair: pair[0])
    assert mean == Fraction(5 * comb(28, 8), comb(32, 12))
    mean = sets().mean(lambda pair: pair[1])
    assert mean == Fraction(5 * 4 * comb(28, 9), comb(32, 12))


def test_draws_by_listing() -> None:
    """Named cards among twenty, five drawn: every draw listed gives the same chances."""
    every = list(combinations(range(20), 5))
    for named in range(1, 6):
        for least in range(1, named + 1):
            ways = sum(sum(card < named for card in five) >= least for five in every)
            assert draws(named, least, 5) == Fraction(ways, len(every))
    both = sum(any(c < 4 for c in five) and any(4 <= c < 8 for c in five) for five in every)
    assert draws_of_each([4, 4], 5) == Fraction(both, len(every))
    pairs = sum({0, 1} <= set(five) or {2, 3} <= set(five) for five in every)
    assert draws_whole([2, 2], 5) == Fraction(pairs, len(every))


def test_fewer_cards_unseen_by_listing() -> None:
    """Of eight cards unseen, twelve of fifteen in the other's hand: each draw listed."""
    fewer = {row[0]: row for row in table("piquet.entre-tantas").rows}
    assert list(fewer) == list(range(20, 7, -1))
    for unseen in (8, 11):
        for at, (drawn, named) in enumerate((m, k) for m in (5, 3) for k in (1, 2, 3)):
            every = list(combinations(range(unseen), drawn))
            ways = sum(any(card < named for card in some) for some in every)
            assert fewer[unseen][1 + at] == Fraction(ways, len(every))
    against = table("piquet.en-contra").rows
    every = list(combinations(range(15), 12))
    for when, named, some, all_ in against:
        if when == "elder, 5 taken":
            hits = [sum(card < named for card in hand) for hand in every]
            assert some == Fraction(sum(hit > 0 for hit in hits), len(every))
            assert all_ == Fraction(sum(hit == named for hit in hits), len(every))


def test_chances_by_simulation() -> None:
    """Twenty thousand hands drawn at random come within four standard errors of each chance."""
    rng = random.Random(1873)
    size = 20_000
    hands = [gather(tuple(rng.sample(range(32), 12))) for _ in range(size)]
    exact = {
        "quart or better": strengths("secuencia").p(lambda force: force[0] >= 4),
        "quatorze": sets().p(lambda pair: pair[0] >= 1),
        "six cards": suit_lengths().p(lambda lengths: lengths[0] >= 6),
    }
    seen = {
        "quart or better": sum(strength("secuencia", best("secuencia", h))[0] >= 4 for h in hands),
        "quatorze": sum(strength("grupo", best("grupo", h))[0] == 4 for h in hands),
        "six cards": sum(strength("punto", best("punto", h))[0] >= 6 for h in hands),
    }
    for name, chance in exact.items():
        error = (float(chance * (1 - chance)) / size) ** 0.5
        assert abs(seen[name] / size - float(chance)) < 4 * error, name


def test_carte_blanche_is_counted_from_twenty_plain_cards() -> None:
    """C(20,12) of C(32,12) hands; nearly 1791.4 to 1 against; either hand twice as likely."""
    assert carte_blanche() == Fraction(comb(20, 12), comb(32, 12))
    assert carte_blanche(2) == 2 * carte_blanche()
    assert 1791 < 1 / carte_blanche() - 1 < 1792
    assert bare(read("AS TS 9S 8S 7S AH TH 9H 8H 7H AD TD"))


def test_what_nothing_can_beat_is_good() -> None:
    """Seven cards of a suit and four aces are always good; no set is never good."""
    hand = read("AS KS QS JS TS 9S 8S AH AD AC 7H 7D")
    assert of_hand("punto", hand)[0] == 1
    assert of_hand("secuencia", hand)[0] == 1
    assert of_hand("grupo", hand) == (1, 0, 0)
    nothing = read("AS KS JS AH KH JH QD TD 9D QC TC 9C")
    assert of_hand("grupo", nothing).good == 0


@pytest.mark.parametrize("id", tables_made_in(tables))
def test_table_is_made(id: str) -> None:
    """Each table bears its id, and its chances of whole distributions add up to one."""
    result = table(id)
    assert result.id == id
    if "ways of 225792840" in result.columns:
        column = result.columns.index("ways of 225792840")
        assert sum(int(row[column]) for row in result.rows) == comb(32, 12)
        assert sum(Fraction(row[result.columns.index("chance")]) for row in result.rows) == 1
    assert all(len(row) == len(result.columns) for row in result.rows)
    assert PACK.bit_count() == 32
