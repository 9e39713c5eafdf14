"""Deals played out: what tricks gain, the exact search against a plain one, Cavendish's endings."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import pytest

from juegos.material import cards
from juegos.material.cards import Hand, each, gather, read, read_card
from juegos.naipes.piquet.au_cent import AU_CENT
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
from juegos.naipes.piquet.players import EXACT
from juegos.naipes.piquet.score import (
    Reckoning,
    Trick,
    beats,
    count,
    declared_points,
    may_play,
    tricks,
)
from tests.juegos.naipes.deals import GAME
from tests.juegos.naipes.test_score import RULES

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
    return gather(tuple(pack[:12])), gather(tuple(pack[12:]))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].slug} {table[1]}")
def test_what_tricks_gain_adds_up_to_the_count(
    table: tuple[Variant, Mapping[str, str]],
) -> None:
    """Trick by trick the gains come to the points that the count of the whole deal gives."""
    rules = Piquet(table[1], table[0]).table_rules
    rng, scoring = random.Random(5), Scoring(rules)
    for _ in range(60):
        hands = two_hands(rng)
        reckonings = declared_points(hands, rules)
        made = tricks_at_random(hands, rng)
        stand, gain = scoring.begin(reckonings, (), hands)
        for trick in made:
            stand, more = scoring.trick(stand, trick)
            gain += more
        total = count(reckonings, made, rules, hands).total
        assert points(gain, 0) == total
        assert points(gain, 1) == total[::-1]
        assert margin(gain) == total[0] - total[1]


def test_cards_toward_a_pique_are_played_for() -> None:
    """Fifteen in hand and the first seven tricks: with the ten for the cards that is a pique."""
    elder = read("AS KS QS JS TS 9S 8S 8H 7H 8D 7D 7C")
    younger = read("AH KH QH JH AD KD QD JD AC KC QC JC")
    results = {}
    for key in ("no", "si"):
        scoring = Scoring(Piquet({"cartas-al-pique": key}).table_rules)
        stand, _ = scoring.begin([Reckoning("punto", 0, elder & 255, 15)], (), (elder, younger))
        results[key] = play_out(PlayState((elder, younger), 0, -1, stand), scoring)
    assert margin(results["si"]) - margin(results["no"]) == 30


def test_low_cards_that_do_not_count_are_not_alike() -> None:
    """Ten and nine of a suit are one choice at piquet, two where a nine counts nothing."""
    hands = (read("TS 9S 8S"), read("AH KH QH"))
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
    hands = (read("AS QS"), read("KS 7S"))
    stand, _ = scoring.begin((), (), hands)
    table = PlayState(hands, 0, -1, stand)
    led = table._replace(led=5, hands=(128, 65))
    assert points(Exact(scoring, 100).value(table), 0) == (1 + 1, 1)  # ace, seven; queen, king
    assert margin(Exact(scoring, 100).value(led)) == 1 - 1 - 1 + 1
    assert margin(Exact(scoring, 100).value(table._replace(leader=1))) == -1 + 1 + 1
    with pytest.raises(WorkExhausted):
        Exact(scoring, 1).value(table)


@cache
def sure(hands: tuple[Hand, Hand], leader: int, me: int) -> int:
    """Return the points in play that a player is sure of; the last trick counts two."""
    if not hands[0]:
        return 0
    results = [after(hands, leader, card, me) for card in each(hands[leader])]
    return max(results) if leader == me else min(results)


def after(hands: tuple[Hand, Hand], leader: int, led: int, me: int) -> int:
    results = []
    for answer in each(may_play(hands[1 - leader], led)):
        winner = leader ^ beats(answer, led)
        left = [hands[0], hands[1]]
        left[leader] &= ~(1 << led)
        left[1 - leader] &= ~(1 << answer)
        points = (leader == me) + (winner == me != leader) + (winner == me and not left[0])
        results.append(points + sure((left[0], left[1]), winner, me))
    return min(results) if leader == me else max(results)


def leads(mine: str, theirs: str) -> dict[str, int]:
    """Return what each lead makes sure of."""
    hands = read(mine), read(theirs)
    return {card: after(hands, 0, read_card(card), 0) for card in mine.split()}


def test_in_and_out_play_with_three_cards() -> None:
    """King, queen, ten to ace, knave and a small one: three by the ten, else two (Example XII)."""
    assert leads("KS QS TS", "AS JS 7S") == {"KS": 2, "QS": 2, "TS": 3}


def test_in_and_out_play_with_six_cards() -> None:
    """The ten of hearts makes six, every other lead five (Example XIV)."""
    result = leads("AS QS JS TH AC 9C", "KS TS JH 9H KC QC")
    assert result.pop("TH") == 6
    assert set(result.values()) == {5}


def test_king_or_ten_to_the_ace() -> None:
    """A at 95 leads the ace: the king thrown keeps him to 99, the ten does not (Example XIII)."""
    mine, theirs = "AS QS JS KH TH", "AH QH JH KS TS"
    assert 95 + leads(mine, theirs)["AS"] == 99
    left = read("QS JS KH TH")
    assert 96 + sure((left, read("AH QH JH TS")), 0, 0) == 99
    assert 96 + sure((left, read("AH QH JH KS")), 0, 0) == 100


class End(NamedTuple):
    """An ending as ``plain`` takes it: tricks won, what the elder has toward a pique or -1."""

    hands: tuple[Hand, Hand]
    leader: int
    tricks: tuple[int, int]
    pique: int


def random_end(seed: int, cards: int, scoring: Scoring) -> tuple[PlayState, End]:
    """Return a deal played at random until so many cards are left, and the same in plain words."""
    rng = random.Random(seed)
    pack = rng.sample(range(32), 24)
    held = [gather(tuple(pack[:12])), gather(tuple(pack[12:]))]
    hands = held[0], held[1]
    plays: list[int] = []
    leader = 0
    for _ in range(12 - cards):
        for who in (leader, 1 - leader):
            led = plays[-1] if who != leader else None
            card = rng.choice(list(each(may_play(held[who], led))))
            held[who] &= ~(1 << card)
            plays.append(card)
        leader = tricks(plays)[-1].winner
    points = rng.choice([0, rng.randrange(10, 29)])
    reckonings = [Reckoning("punto", rng.choice([0, 0, 1]), 1, points)] if points else []
    stand, _ = scoring.begin(reckonings, tricks(plays), hands)
    left, decides = (held[0], held[1]), scoring.decides[stand]
    return PlayState(left, leader, -1, stand), End(left, leader, decides.tricks, decides.pique)


def plain(table: End) -> int:
    """Return the value of an ending by trying every card, without any device."""
    if not table.hands[0]:
        if table.tricks == (6, 6):
            return 0
        won = 40 if 12 in table.tricks else 10
        return won if table.tricks[0] > 6 else -won
    who = table.leader
    sign = 1 - 2 * who
    results = []
    for led in each(table.hands[who]):
        gain, pique = sign, table.pique if who == 0 else -1
        if pique >= 0:
            pique += 1
            if pique >= 30:
                gain, pique = gain + 30, -1
        held = may_play(table.hands[1 - who], led)
        answers = [gain + answered(table, led, answer, pique) for answer in each(held)]
        results.append(min(answers) if who == 0 else max(answers))
    return max(results) if who == 0 else min(results)


def answered(table: End, led: int, answer: int, pique: int) -> int:
    who = table.leader
    winner = who ^ beats(answer, led)
    left = [table.hands[0], table.hands[1]]
    left[who] &= ~(1 << led)
    left[1 - who] &= ~(1 << answer)
    points = (winner != who) + (not left[0])
    gain = points * (1 - 2 * winner)
    if points and winner == 1:
        pique = -1
    if pique >= 0 and winner == 0:
        pique += points
        if pique >= 30:
            gain, pique = gain + 30, -1
    won = list(table.tricks)
    won[winner] += 1
    return gain + plain(End((left[0], left[1]), winner, (won[0], won[1]), pique))


@pytest.mark.parametrize("seed", range(40))
def test_exact_search_agrees_with_a_plain_one(seed: int) -> None:
    """Leaving out cards that make no difference, and remembering positions, changes no value.

    The endings have as many cards as the player searches to the end.
    """
    scoring = Scoring(RULES)
    table, end = random_end(seed, EXACT, scoring)
    assert margin(Exact(scoring, 100_000).value(table)) == plain(end)


def test_search_stops_when_it_has_spent_what_it_may() -> None:
    """An exact search says so when it has looked at too many positions."""
    scoring = Scoring(RULES)
    with pytest.raises(WorkExhausted):
        Exact(scoring, 50).value(random_end(1, 7, scoring)[0])


def test_trial_plays_by_the_rules() -> None:
    """What a trial gains lies within what a deal can: play at most 13, cards 40, a pique 30."""
    scoring = Scoring(RULES)
    for seed in range(200):
        gain = margin(play_out(random_end(seed, 12, scoring)[0], scoring))
        assert -13 - 40 <= gain <= 13 + 40 + 30


def test_a_hand_that_wins_all() -> None:
    """Eight of a suit and four aces with the lead: thirteen in play and the capot."""
    hands = read("AS KS QS JS TS 9S 8S 7S AH AD AC KC"), read("KH QH JH TH KD QD JD TD QC JC TC 9C")
    scoring = Scoring(RULES)
    stand, _ = scoring.begin((), (), hands)
    assert points(play_out(PlayState(hands, 0, -1, stand), scoring), 0) == (53, 0)
    led = "AS KS QS JS TS 9S 8S 7S AH AD AC KC".split()
    left, plays = hands[1], []
    for card in map(read_card, led):
        answer = next(each(may_play(left, card)))
        left &= ~(1 << answer)
        plays += [card, answer]
    assert count((), tricks(plays), RULES).total == (53, 0)
