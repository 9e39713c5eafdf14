"""The opponents: they keep the rules, know only what they see, and the better ones win."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from conf.make.computer_move import computer_move
from conf.make.piquet import partie
from juegos import catalogue
from juegos.core.errors import BadRequest, UnknownName
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.material import cards
from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.combinations import KINDS, best, strength
from juegos.naipes.piquet.doors import exchange
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.imagined_deals import before_exchange, discard, other_hand
from tests.juegos.naipes.deals import GAME, dealt, last
from tests.juegos.naipes.test_game import ELDER, EXCHANGE, YOUNGER
from tests.juegos.naipes.test_laws import shuffled

LEVELS = catalogue.entry("piquet").levels


def decisions(seed: int, level: str, deals: int = 1) -> list[State]:
    """Return the states of some deals in which a seat decides, both playing at this level."""
    rng, state, result = random.Random(seed), GAME.start(), []
    while GAME.turn(state) is not Turn.END and len(state.scores) < deals:
        if GAME.turn(state) is Turn.CHANCE:
            move = draw(GAME.throws(state), rng)
        else:
            result.append(state)
            move = computer_move(GAME, state, level, rng).move
            assert move in GAME.moves(state)
        state = GAME.play(state, move).state
    return result


@pytest.mark.parametrize("level", LEVELS)
def test_opponent_keeps_the_rules_and_says_why(level: str) -> None:
    """Every move of a deal is one that is offered, with a reason that is a sentence."""
    states = decisions(3, level)
    assert len(states) > 24
    for state in states[:12]:
        assert computer_move(GAME, state, level, random.Random(1)).why.endswith(".")


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_move(level: str) -> None:
    """A state and a seed settle the move."""
    for state in decisions(5, "beginner")[::4]:
        one, two = (computer_move(GAME, state, level, random.Random(9)) for _ in range(2))
        assert one == two


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("level", ["strong", "beginner"])
def test_hidden_cards_do_not_change_the_choice(level: str) -> None:
    """Cards that a seat has not seen may lie otherwise: it decides the same."""
    rng, changed = random.Random(11), 0
    for seed in (1, 2, 3):
        for state in decisions(seed, "beginner")[2 :: 1 if level == "beginner" else 3]:
            assert state.deal is not None
            if state.deal.phase == "blank":
                continue
            other = shuffled(state.deal, state.deal.who, rng)
            changed += other != state.deal
            twin = replace(state, deal=other)
            one = computer_move(GAME, state, level, random.Random(4))
            two = computer_move(GAME, twin, level, random.Random(4))
            assert (one.move, one.worth) == (two.move, two.worth)
    assert changed > 20


def test_imagined_hands_agree_with_what_was_seen() -> None:
    """Twelve cards, those shown among them, none that is known to be elsewhere."""
    for seed in range(4):
        for state in decisions(seed, "beginner")[2:]:
            assert state.deal is not None
            me = state.deal.who
            view = GAME.view(state, int(GAME.turn(state)))
            assert view is not None
            rng = random.Random(seed)
            if state.deal.phase == "play":
                hand = other_hand(view, rng)
                theirs = [c for t in state.deal.tricks for c, w in ((t.led, t.leader),) if w != me]
                assert hand.bit_count() == 12
                assert not hand & view.elsewhere
                assert all(hand >> card & 1 for card in theirs)
            elif state.deal.phase == "discard":
                hand, out, stock = before_exchange(view, rng)
                assert hand.bit_count() == 12
                assert not (hand | out | cards.gather(tuple(stock))) & view.dealt


def test_plain_discard_is_that_of_the_younger_in_the_example() -> None:
    """Cavendish's younger hand puts out seven of spades and nine, seven of hearts; so do we."""
    assert cards.write(discard(cards.read(YOUNGER), 1, 3)) == "7S 9H 7H"


def test_beginner_calls_all_he_holds_and_replies_truly() -> None:
    """In the Example the calls and replies are those of the book."""
    state = last(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE)
    results = []
    while state.deal is not None and state.deal.phase != "lead":
        results.append(computer_move(GAME, state, "beginner", random.Random(0)).move)
        state = GAME.play(state, results[-1]).state
    assert results[:4] == ["punto 5", "cuanto", "declara AH KH QH JH 8H", "buena"]
    assert results[-2:] == ["declara JS JH JC", "no"]
    assert all(strength(kind, best(kind, state.deal.hands[0]))[0] for kind in KINDS)


def test_nobody_is_asked_while_cards_are_dealt() -> None:
    """At chance, and of a level that there is not, advice is refused."""
    with pytest.raises(BadRequest, match="nobody decides here"):
        computer_move(GAME, GAME.start(), "strong", random.Random(0))
    with pytest.raises(UnknownName, match="there are: strong, beginner, random"):
        computer_move(GAME, dealt(GAME, ELDER, YOUNGER), "best", random.Random(0))


@pytest.mark.heavy
@pytest.mark.thorough
def test_better_opponents_win() -> None:
    """In a few parties the beginner beats chance by far, and so does the good player."""
    for level, parties in (("beginner", 4), ("strong", 1)):
        game = Piquet({})
        gains = [partie(game, (level, "random"), f"100:{number}")[0] for number in range(parties)]
        assert all(gain > 0 for gain in gains)


@pytest.mark.thorough
def test_opponents_play_au_cent_too() -> None:
    """The same opponents take a seat at piquet au cent."""
    game, rng = Piquet({}, AU_CENT), random.Random(8)
    state = game.start()
    while game.turn(state) is not Turn.END:
        if game.turn(state) is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            level = "strong" if len(state.games) == 0 and not state.scores else "beginner"
            move = computer_move(game, state, level, rng).move
        state = game.play(state, move).state
    end = game.outcome(state)
    assert end is not None
    assert end.why.id == "piquet-au-cent.partida"


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
