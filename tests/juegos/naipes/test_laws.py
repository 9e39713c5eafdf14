"""Laws over whole parties of piquet and piquet au cent, played at random under every reading."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from juegos.core.errors import IllegalMove
from juegos.core.game import Turn
from juegos.material import cards
from juegos.material.cards import PACK, Hand
from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.game import PIQUET, Piquet, State, Variant
from juegos.naipes.piquet.state import Deal, view
from tests.help.laws import DEFINITIONS
from tests.juegos.naipes.deals import any_move, dealt
from tests.juegos.naipes.test_game import BLANK, PLAIN
from tests.juegos.naipes.test_rare_rules import RARE


def every(variant: Variant) -> list[tuple[Variant, dict[str, str]]]:
    changes = [{crux.name: key} for crux in variant.cruces for key in crux.keys[1:]]
    return [(variant, {}), *((variant, change) for change in changes)]


GAMES = [*every(PIQUET), *every(AU_CENT)]


def states(game: Piquet, seed: int) -> list[tuple[State, str]]:
    """Return the states of a partie played at random, each with the move made there."""
    rng, state, result = random.Random(seed), game.start(), []
    while game.turn(state) is not Turn.END:
        move = any_move(game, state, rng)
        result.append((state, move))
        state = game.play(state, move).state
    return [*result, (state, "")]


@pytest.mark.thorough
@pytest.mark.parametrize("case", GAMES, ids=lambda case: f"{case[0].slug} {case[1]}")
def test_a_whole_partie_keeps_the_laws(case: tuple[Variant, dict[str, str]]) -> None:
    """Written and read back; moves sorted; events of its rules; nothing else accepted."""
    game = Piquet(case[1], case[0])
    rng = random.Random(7)
    path = states(game, 1)
    moves = sorted({move for _, move in path if move})
    for state, move in path:
        assert (game.outcome(state) is not None) == (game.turn(state) is Turn.END)
        assert hash(state) == hash(state)
        offered = game.moves(state)
        assert offered == tuple(sorted(set(offered)))
        if move:
            assert game.read_move(state, move) == move
            assert game.say_move(state, move).endswith((".", "”"))
            step = game.play(state, move)
            assert all(e.rule in game.rules and e.text.endswith(".") for e in step.events)
        if rng.random() < 0.1:
            assert game.read(game.write(state)) == state
            assert json.dumps(game.scene(state).plain())
            for seat in (0, 1):
                assert hash(game.view(state, seat)) is not None
            chance = game.turn(state) is Turn.CHANCE
            allowed = set(game.throws(state)) if chance else set(offered)
            for other in rng.sample(moves, 20):
                if other not in allowed:
                    with pytest.raises(IllegalMove):
                        game.play(state, other)
    end = game.outcome(path[-1][0])
    assert end is not None
    assert sum(end.shares) == 0


def cards_of(deal: Deal) -> list[Hand]:
    left = cards.gather(deal.left[max(deal.swaps[1], 0) :])
    rest = cards.gather(deal.rest) & ~left
    return [*deal.hands, *deal.discards, left, rest, deal.unseen]


def test_the_thirty_two_cards_are_each_in_one_place() -> None:
    """At every moment the hands, discards, cards seen and the stock make up the pack."""
    for seed in range(6):
        for state, _ in states(Piquet({}), seed):
            if state.deal is not None and state.deal.phase != "take":
                places = cards_of(state.deal)
                assert sum(place.bit_count() for place in places) == 32
                assert sum(places) == PACK


def shuffled(deal: Deal, me: int, rng: random.Random) -> Deal:
    """Return a deal that differs in cards that this player has not seen, and in those alone."""
    other = 1 - me
    shown = cards.gather(deal.plays) | cards.gather(deal.rest)
    for item in deal.recorded:
        shown |= item.cards if item.who == other else 0
    for call in deal.calls:
        named = call.reply in {"buena", "igual"} or call.asked
        shown |= (call.mask if named or call.mask else 0) if other == 0 else call.shown
    mine = view_cards(deal, me)
    fixed = shown | mine
    places = [deal.hands[other] & ~fixed, deal.discards[other] & ~fixed, deal.unseen & ~fixed]
    pool = [card for place in places for card in cards.cards(place)]
    rng.shuffle(pool)
    new = []
    for place in places:
        count = place.bit_count()
        new.append(cards.gather(tuple(pool[:count])))
        del pool[:count]
    hand = deal.hands[other] & fixed | new[0]
    out = deal.discards[other] & fixed | new[1]
    hands = (hand, deal.hands[1]) if other == 0 else (deal.hands[0], hand)
    outs = (out, deal.discards[1]) if other == 0 else (deal.discards[0], out)
    return replace(deal, hands=hands, discards=outs)


def view_cards(deal: Deal, me: int) -> Hand:
    value = deal.hands[me] | deal.discards[me]
    seen = deal.left if me == 0 else deal.left[: max(deal.swaps[1], 0)]
    return value | cards.gather(seen)


def blank_states(game: Piquet, seed: int) -> list[tuple[State, str]]:
    """Return the states of a deal in which one has a carte blanche, the elder of even seeds."""
    hands = (BLANK, PLAIN) if seed % 2 == 0 else (PLAIN, BLANK)
    state, rng, result = dealt(game, *hands), random.Random(seed), []
    while not state.scores:
        move = any_move(game, state, rng)
        result.append((state, move))
        state = game.play(state, move).state
    return result


@pytest.mark.thorough
@pytest.mark.parametrize("variant", [PIQUET, AU_CENT], ids=lambda variant: variant.slug)
@pytest.mark.parametrize("path", [states, blank_states])
def test_a_seat_sees_nothing_of_what_is_hidden(
    variant: Variant, path: Callable[[Piquet, int], list[tuple[State, str]]]
) -> None:
    """Cards that a player has not seen may change places: what it sees stays the same."""
    game, changed, phases = Piquet({}, variant), 0, set()
    for seed in range(8):
        rng = random.Random(seed)
        for state, _ in path(game, seed):
            if state.deal is None or state.deal.phase == "deal":
                continue
            phases.add(state.deal.phase)
            for me in (0, 1):
                other = shuffled(state.deal, me, rng)
                changed += other.hands != state.deal.hands
                assert view(other, me, game.table_rules) == view(state.deal, me, game.table_rules)
    assert changed > 200
    assert ("blank" in phases) == (path is blank_states)
    assert {"glance", "reply", "count"} <= phases


def test_every_rule_fires() -> None:
    """Each rule of both games comes about in some play, or where rare_rules.toml plays it."""
    rare = {row["rule"] for row in RARE}
    for variant in (PIQUET, AU_CENT):
        game = Piquet({}, variant)
        missing = {rule.id for rule in game.rules} - rare - DEFINITIONS
        for seed in range(12):
            for state, move in states(game, seed) if missing else ():
                events = game.play(state, move).events if move else ()
                missing -= {event.rule.id for event in events}
        assert not missing
