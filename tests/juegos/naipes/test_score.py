"""The count of a deal: what combinations score, repique, pique, carte rouge, the cards."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from juegos.material.cards import PACK, Hand, cards, each, gather, read, read_card, write
from juegos.naipes.piquet.combinations import (
    KINDS,
    against_the_cards,
    best,
    name,
    parts,
    scores,
    strength,
    whole,
)
from juegos.naipes.piquet.rules import TableRules, readings_of_piquet, table_rules
from juegos.naipes.piquet.score import (
    DealCount,
    Trick,
    carte_blanche,
    count,
    declared_points,
    may_play,
    tricks,
)


def rules(**readings: str) -> TableRules:
    return table_rules(readings_of_piquet({k.replace("_", "-"): v for k, v in readings.items()}))


RULES = rules()


def hands(elder: str, younger: str) -> tuple[Hand, Hand]:
    return read(elder, 12), read(younger, 12)


def in_hand(both: tuple[Hand, Hand], table: TableRules = RULES, blank: Hand = 0) -> DealCount:
    return count(declared_points(both, table, (blank, 0)), (), table, both)


def lead_all(both: tuple[Hand, Hand], order: str) -> tuple[Trick, ...]:
    """Return the tricks of an elder who wins all: the younger plays his lowest card."""
    plays, left = [], both[1]
    for card in map(read_card, order.split()):
        answer = min(each(may_play(left, card)), key=lambda c: (c & 7, c))
        left &= ~(1 << answer)
        plays += [card, answer]
    return tricks(plays)


SEQUENCES = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}


@pytest.mark.parametrize("size", SEQUENCES)
def test_sequences_score(size: int) -> None:
    """Three and four cards score their number, more ten besides (Law 63)."""
    mask = (1 << size) - 1
    assert scores("secuencia", mask) == SEQUENCES[size]
    assert scores("punto", mask) == size


def test_a_point_ending_in_four_scores_one_less_by_agreement() -> None:
    """At piquet au cent a point of 34 or 44 may count one less than its cards."""
    assert scores("punto", read("KS 9S 8S 7S"), fours=True) == 3
    assert scores("punto", read("KS 9S 8S 7S")) == 4
    assert scores("punto", read("KS QS 9S 8S 7S"), fours=True) == 4
    assert scores("punto", read("AS QS 9S 8S 7S"), fours=True) == 5
    assert scores("secuencia", read("9S 8S 7S"), fours=True) == 3


NAMES = [
    ("secuencia", "AS KS QS", "tierce major"),
    ("secuencia", "9H 8H 7H", "tierce minor"),
    ("secuencia", "KD QD JD TD", "quart to a king"),
    ("secuencia", "QD JD TD 9D 8D", "quint to a queen"),
    ("secuencia", "AC KC QC JC TC 9C 8C 7C", "huitième"),
    ("grupo", "AS AH AD", "three aces"),
    ("grupo", "TS TH TD TC", "four tens"),
    ("punto", "AS 7S 8S", "3 cards making 26"),
]


@pytest.mark.parametrize(("kind", "text", "says"), NAMES)
def test_combinations_are_named(kind: str, text: str, says: str) -> None:
    """Sequences are named by length and top card, sets by number and rank (Description)."""
    assert name(kind, strength(kind, read(text))) == says


def test_strength_orders_as_the_laws_do() -> None:
    """A quart minor beats a tierce major, four tens beat three aces, five cards beat four."""
    assert strength("secuencia", read("TS 9S 8S 7S")) > strength("secuencia", read("AS KS QS"))
    assert strength("grupo", read("TS TH TD TC")) > strength("grupo", read("AS AH AD"))
    assert strength("punto", read("TS 9S 8S 7S")) > strength("punto", read("AS KS QS"))
    assert strength("punto", read("AH KH JH 9H 8H")) == (5, 48)


def brute(kind: str, hand: Hand) -> set[Hand]:
    """Return every combination among the subsets of a hand, by the words of the laws."""
    result = set()
    held = cards(hand)
    for size in range(3, 9):
        for some in combinations(held, size):
            suits, ranks = {c >> 3 for c in some}, sorted(c & 7 for c in some)
            straight = ranks == list(range(ranks[0], ranks[0] + size))
            fits = {
                "punto": len(suits) == 1,
                "secuencia": len(suits) == 1 and straight,
                "grupo": len(set(ranks)) == 1 and ranks[0] >= 3,
            }
            if fits[kind]:
                result.add(gather(some))
    return result


@pytest.mark.parametrize("kind", KINDS)
def test_combinations_by_brute_force(kind: str) -> None:
    """Trying every subset of a hand finds just what may be called, and the same best."""
    rng = random.Random(kind)
    for _ in range(40):
        hand = gather(tuple(rng.sample(range(32), 12)))
        every = brute(kind, hand)
        assert set(parts(kind, hand)) == every
        top = max((strength(kind, mask) for mask in every), default=(0, 0))
        assert strength(kind, best(kind, hand)) == top
        assert set(whole(kind, hand)) == {
            m for m in every if not any(m < n for n in over(m, every))
        }


def over(mask: Hand, every: set[Hand]) -> list[Hand]:
    return [other for other in every if other != mask and other & mask == mask]


def test_good_against_the_cards() -> None:
    """A call is good against the cards where no better one can be made of the unseen."""
    tierce = read("AS KS QS")
    seen = read("AS KS QS TS TH TD TC JH JD JC 9H 9D 9C AH AD AC 7S")
    assert against_the_cards("secuencia", tierce, seen)
    assert not against_the_cards("secuencia", tierce, seen & ~read("JH TH 9H AH"))


def test_repique_of_point_quint_and_quatorze() -> None:
    """Point 5, quint 15 and quatorze 14, all good: instead of thirty-four, ninety-four."""
    both = hands("AS KS QS JS TS AH AD AC 8H 7H 9D 8D", "9S 8S KH QH JH TH KD QD JD KC QC JC")
    result = in_hand(both)
    assert result.total == (94, 0)
    assert [line.rule for line in result.lines] == ["punto", "secuencia", "grupo", "repique"]


def test_a_point_not_good_stops_a_repique() -> None:
    """Quint, tierce and quatorze are 32, but the younger's point reckons before: no repique."""
    both = hands("AS KS QS JS TS AH AD KD QD AC 8C 7C", "9S 8S KH QH TH 9H 8H 7H KC QC JC TC")
    result = in_hand(both)
    assert result.lines[0][:3] == ("punto", 1, 6)
    assert result.total == (32, 6)


def test_equality_saves_no_pique() -> None:
    """Point equal, quint and quatorze good: 29 in hand, and a pique with the first card led."""
    both = hands("KS QS JS TS 9S KH KD 8D 7D KC 8C 7C", "AS 8S AH QH JH TH 8H AD TD 9D QC 9C")
    assert in_hand(both).total == (29, 0)
    result = count(declared_points(both, RULES), lead_all(both, "KD"), RULES, both)
    assert result.lines[-1].rule == "pique"
    assert result.running == [(60, 0)]


def test_carte_blanche_reckons_first() -> None:
    """Ten for carte blanche come before all else, and save a repique."""
    elder, younger = "AS TS 9S 8S 7S AH TH 9H 8D 7D AC 7C", "KS QS JS KH QH JH 8H 7H KD QD KC QC"
    both = hands(elder, younger)
    assert carte_blanche(both[0])
    assert not carte_blanche(read(elder.replace("7C", "JC"), 12))
    assert not carte_blanche(0)
    other = hands(elder.replace("7S", "9C"), younger)
    assert in_hand(other).total == (0, 39 + 60)
    assert in_hand(other, blank=other[0]).total == (10, 39)


# Statements of the Description, dealt: who is elder, who younger, and a kind with what it scores.
DEALT = [
    (
        "four tens and three knaves count against three aces",
        "TS TH TD TC JS JH JD 9S 8S 9C 8C 7C",
        "AS AH AD KS QH KD 9H 8H 9D 8D 7S QC",
        ("grupo", 17, 0),
    ),
    (
        "a quart to a queen makes a tierce minor good against a quart to a knave",
        "QS JS TS 9S 9H 8H 7H AD 7D AC 8C 7C",
        "JD TD 9D 8D AS KS 8S AH KH KC QC TH",
        ("secuencia", 7, 0),
    ),
    (
        "equal tierces major: a second tierce counts for neither",
        "AS KS QS JH TH 9H AD 9D 8C 7C 9C 7D",
        "AC KC QC JD TD KH 8H 7H 9S 8S 7S QD",
        ("secuencia", 0, 0),
    ),
]


@pytest.mark.parametrize("case", DEALT, ids=lambda case: case[0])
def test_what_is_good_as_the_description_says(
    case: tuple[str, str, str, tuple[str, int, int]],
) -> None:
    """A good combination makes all that its holder has besides good; equality nullifies all."""
    _, elder, younger, (kind, first, second) = case
    points = [0, 0]
    for line in in_hand(hands(elder, younger)).lines:
        points[line.who] += line.points * (line.rule == kind)
    assert points == [first, second]


def test_three_tens_save_a_pique() -> None:
    """Huitième and tierce are 29, and thirty with the first card; three tens reckon before it."""
    both = hands("AS KS QS JS TS 9S 8S 7S AH KH QH 7D", "JH TH 9H 8H KD QD TD 9D KC TC 8C 7C")
    result = count(declared_points(both, RULES), lead_all(both, "AS"), RULES, both)
    assert result.hand == [29, 3]
    assert result.total == (30, 3)
    other = in_hand((both[0], both[1] & ~read("TC") | read("JC")))
    assert other.hand == [29, 0]
    assert other.toward_pique == 29


CAPOT = "AS KS QS JS 8S AH KH JH TH 8H 7H AD", "TS 9S 7S QH 9H KD QD JD 9D KC QC 8C"


def test_cards_toward_a_pique() -> None:
    """Cavendish's hand: 13 in hand, 13 in play, 40: 66. If the cards count, a pique: 96."""
    both = hands(*CAPOT)
    played = lead_all(both, "AS KS QS JS AH KH JH TH 8H 7H 8S AD")
    result = count(declared_points(both, RULES), played, RULES, both)
    assert result.hand == [13, 0]
    assert result.tricks == [12, 0]
    assert (result.total, result.play, result.cards) == ((66, 0), [13, 0], [40, 0])
    other = rules(cartas_al_pique="si")
    result = count(declared_points(both, other), played, other, both)
    assert result.total == (96, 0)
    assert [line.points for line in result.lines if line.rule in {"cartas", "capote"}] == [10, 30]


def test_pique_at_the_thirtieth_point() -> None:
    """Quint major good for point and sequence, three aces: 23 in hand; at thirty thirty more."""
    both = hands("AS KS QS JS TS AH 9H AD TD 8D 8C 7C", "9S 8S KH QH JH KD QD 9D KC QC JC 7H")
    played = lead_all(both, "AS KS QS JS TS AH AD")
    result = count(declared_points(both, RULES), played, RULES, both)
    assert result.pique == [30, 0]
    assert result.running[5] == (29, 0)
    assert result.running[6] == (60, 0)


def test_point_of_three_cards() -> None:
    """A point of three cards counts, but not under the reading of four at least."""
    both = hands("AS KS QS 9H 8H 7H AD 9D 7D AC 9C 8C", "TS 8S 7S KH JH TH KD TD 8D KC QC JC")
    assert in_hand(both).lines[0][:3] == ("punto", 0, 3)
    assert all(line.rule != "punto" for line in in_hand(both, rules(punto_de_tres="no")).lines)


def test_carte_rouge() -> None:
    """Six cards in point, the other six in two good tierces: 12 + 20, repique: 92 (seed 004)."""
    both = hands("AS KS JS TS 8S 7S AH KH QH 9D 8D 7D", "QS 9S JH TH 8H AD KD JD AC KC 8C 7C")
    assert in_hand(both).total == (12, 0)
    result = in_hand(both, rules(carta_roja="si"))
    assert result.total == (92, 0)
    assert [line.rule for line in result.lines][-2:] == ["carta-roja", "repique"]
    turned = (both[1], both[0])
    assert in_hand(turned, rules(carta_roja="si")).total == (0, 92)
    assert in_hand(turned, rules(carta_roja="sin-repique-del-menor")).total == (0, 32)


def random_deal(seed: int) -> tuple[tuple[Hand, Hand], tuple[Trick, ...]]:
    """Return two hands at random, and tricks played at random by the rules."""
    rng = random.Random(seed)
    pack = rng.sample(range(32), 24)
    both = gather(tuple(pack[:12])), gather(tuple(pack[12:]))
    left, plays = list(both), []
    who, led = 0, None
    for _ in range(24):
        card = rng.choice(list(each(may_play(left[who], led))))
        left[who] &= ~(1 << card)
        plays.append(card)
        led = None if led is not None else card
        who = 1 - who if led is not None else tricks(plays)[-1].winner
    return both, tricks(plays)


def test_bounds_and_sums_of_a_deal() -> None:
    """Twelve tricks; play 13 at least in all; ten or forty for cards; pique and repique apart."""
    for seed in range(400):
        both, played = random_deal(seed)
        result = count(declared_points(both, RULES), played, RULES, both)
        assert sum(result.tricks) == 12
        changes = sum(trick.winner != trick.leader for trick in played)
        assert sum(result.play) == 13 + changes
        assert max(result.play) <= 13
        assert sum(result.cards) in ({0} if result.tricks == [6, 6] else {10, 40})
        assert not (any(result.repique) and any(result.pique))
        assert result.pique[1] == 0
        assert sum(line.points for line in result.lines) == sum(result.total)
        assert all(scores >= 0 for scores in result.total)


def test_declarations_are_symmetric() -> None:
    """Who is elder makes no difference to what is good, nor to a repique."""
    for seed in range(400):
        both, _ = random_deal(seed)
        one, two = in_hand(both), in_hand((both[1], both[0]))
        assert one.total == (two.total[1], two.total[0])


def test_suits_are_alike() -> None:
    """Turning the four suits about changes no score."""
    for seed in range(100):
        both, played = random_deal(seed)
        one = count(declared_points(both, RULES), played, RULES, both)
        turned = tuple((h << 8 | h >> 24) & PACK for h in both)
        moved = [
            Trick(t.leader, (t.led + 8) % 32, None if t.answer is None else (t.answer + 8) % 32)
            for t in played
        ]
        two = count(declared_points((turned[0], turned[1]), RULES), moved, RULES)
        assert one.total == two.total
        assert write(turned[0]) != write(both[0]) or both[0] == turned[0]
