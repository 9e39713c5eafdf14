"""What the good player reckons with: the rules of its table, in the one count of the game."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from conf.make.computer_move import computer_move
from juegos.material import cards
from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.combinations import KINDS, best, best_strength, strength
from juegos.naipes.piquet.doors import exchange
from juegos.naipes.piquet.game import PIQUET, Piquet, Variant
from juegos.naipes.piquet.imagined_deals import (
    Exact,
    PlayState,
    Scoring,
    WorkExhausted,
    choices,
    margin,
    play_out,
    points,
)
from juegos.naipes.piquet.score import Item, Trick, count, declared_points, may_play
from tests.juegos.naipes.deals import GAME, dealt, last

TABLES: list[tuple[Variant, Mapping[str, str]]] = [
    (PIQUET, {}),
    (PIQUET, {"cartas-al-pique": "si", "carta-roja": "si"}),
    (AU_CENT, {"cartas-bajas": "no-cuentan"}),
]


def tricks_at_random(hands: tuple[int, int], rng: random.Random) -> list[Trick]:
    """Return twelve tricks that keep the rules."""
    held, leader, result = list(hands), 0, []
    for _ in range(12):
        led = rng.choice(cards.cards(held[leader]))
        answer = rng.choice(cards.cards(may_play(held[1 - leader], led)))
        held[leader] &= ~(1 << led)
        held[1 - leader] &= ~(1 << answer)
        result.append(Trick(leader, led, answer))
        leader = result[-1].winner
    return result


def two_hands(rng: random.Random) -> tuple[int, int]:
    """Return twelve cards each."""
    pack = rng.sample(range(32), 24)
    return cards.gather(tuple(pack[:12])), cards.gather(tuple(pack[12:]))


@pytest.mark.parametrize("least", [3, 4])
def test_best_strength_is_that_of_the_best(least: int) -> None:
    """Looked up suit by suit it is the same as that of the combination itself, in any hand."""
    rng = random.Random(7)
    for size in (0, 5, 12, 20, 32):
        for _ in range(60):
            hand = cards.gather(tuple(rng.sample(range(32), size)))
            for kind in KINDS:
                plain = strength(kind, best(kind, hand, least))
                assert best_strength(kind, hand, least) == plain


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].slug} {table[1]}")
def test_what_tricks_gain_adds_up_to_the_count(
    table: tuple[Variant, Mapping[str, str]],
) -> None:
    """Trick by trick the gains come to the points that the count of the whole deal gives."""
    rules = Piquet(table[1], table[0]).table_rules
    rng, scoring = random.Random(5), Scoring(rules)
    for _ in range(60):
        hands = two_hands(rng)
        items = declared_points(hands, rules)
        made = tricks_at_random(hands, rng)
        stand, gain = scoring.begin(items, (), hands)
        for trick in made:
            stand, more = scoring.trick(stand, trick)
            gain += more
        total = count(items, made, rules, hands).total
        assert points(gain, 0) == total
        assert points(gain, 1) == total[::-1]
        assert margin(gain) == total[0] - total[1]


def test_cards_toward_a_pique_are_played_for() -> None:
    """Fifteen in hand and the first seven tricks: with the ten for the cards that is a pique."""
    elder = cards.read("AS KS QS JS TS 9S 8S 8H 7H 8D 7D 7C")
    younger = cards.read("AH KH QH JH AD KD QD JD AC KC QC JC")
    results = {}
    for key in ("no", "si"):
        scoring = Scoring(Piquet({"cartas-al-pique": key}).table_rules)
        stand, _ = scoring.begin([Item("punto", 0, elder & 255, 15)], (), (elder, younger))
        results[key] = play_out(PlayState((elder, younger), 0, -1, stand), scoring)
    assert margin(results["si"]) - margin(results["no"]) == 30


def test_low_cards_that_do_not_count_are_not_alike() -> None:
    """Ten and nine of a suit are one choice at piquet, two where a nine counts nothing."""
    hands = (cards.read("TS 9S 8S"), cards.read("AH KH QH"))
    both = {}
    for game in (GAME, Piquet({"cartas-bajas": "no-cuentan"}, AU_CENT)):
        scoring = Scoring(game.table_rules)
        stand, _ = scoring.begin((), (), hands)
        table = PlayState(hands, 0, -1, stand)
        both[game.slug] = [cards.write_card(card) for card in choices(table, scoring)]
    assert both == {"piquet": ["8S"], "piquet-au-cent": ["8S", "TS"]}


def test_exact_end_is_the_best_play_of_both() -> None:
    """Ace and queen led to king and seven: the ace first, for the queen would give up the lead."""
    scoring = Scoring(GAME.table_rules)
    hands = (cards.read("AS QS"), cards.read("KS 7S"))
    stand, _ = scoring.begin((), (), hands)
    table = PlayState(hands, 0, -1, stand)
    led = table._replace(led=5, hands=(128, 65))
    assert points(Exact(scoring, 100).value(table), 0) == (1 + 1, 1)  # ace, seven; queen, king
    assert margin(Exact(scoring, 100).value(led)) == 1 - 1 - 1 + 1
    assert margin(Exact(scoring, 100).value(table._replace(leader=1))) == -1 + 1 + 1
    with pytest.raises(WorkExhausted):
        Exact(scoring, 1).value(table)


def test_younger_may_keep_all_where_the_reading_lets_him() -> None:
    """Under *libre* the hand as it is stands among the discards judged, and not otherwise."""
    strong = "AH KH QH JH TH 9H 8H 7H AS AD AC KS"
    weak = "QS JS TS 9S 8S KD QD JD TD KC QC JC"
    for key, result in (("obligado", False), ("libre", True)):
        game = Piquet({"descarte-del-menor": key})
        state = last(game, dealt(game, weak, strong), "descarta QS JS", "TC 9D 9C 8D 7D")
        seat = game.turn(state)
        assert isinstance(seat, int)
        view = game.view(state, seat)
        assert view is not None
        outs = [choice.out for choice in exchange(view, random.Random(1), game.table_rules)]
        assert (0 in outs) == result
        advice = computer_move(game, state, "strong", random.Random(1))
        assert (advice.move == "descarta nada") == result
