"""The choice of calls and replies: everything that the player holds, or less some sunk cards.

The other is assumed to believe the calls, and to play as if cards that were not called did not
exist. So a sunk combination does not score, but may win more in the play (Cavendish, *Sinking*).
This is tried against imagined hands of the other. In doubt nothing is sunk.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from juegos.core.message import _n, decimal
from juegos.material import cards as pack
from juegos.material.cards import PACK, Hand, each
from juegos.naipes.piquet.combinations import GRUPO, KINDS, Strength, best_strength, whole
from juegos.naipes.piquet.rivals import beginner, playout
from juegos.naipes.piquet.rivals.objectives import Aim, Estimate, estimate, mean, of_the_deal
from juegos.naipes.piquet.rivals.playout import (
    EVERY,
    ExpectedDeal,
    Gain,
    Scoring,
    expected_deal,
    points,
)
from juegos.naipes.piquet.rivals.sampled_hands import draw_cards, other_hand
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.state import ELDER, Sight


def believed_cards(view: Sight, then: ExpectedDeal, rng: Random, rules: TableRules) -> Hand:
    """Return the cards that the other believes I may hold once the calls are done.

    The other knows what was reckoned, and assumes that I have called all I hold: I then hold no
    card that would have given me something better of any kind.
    """
    result = _told(view, then)
    value = 0
    for mask in result:
        value |= mask
    out = PACK & ~(view.hand | view.elsewhere | then.theirs)  # what he put out lies among these
    number = min(max(view.swaps[1 - view.me], 0), out.bit_count())
    pool = PACK & ~(then.theirs | value | draw_cards(out, number, rng))
    limits = [_limit(view, at, result[at], then, rules) for at in range(EVERY)]
    trusted = tuple(map(max, limits, _forces(value, rules)))
    for card in each(pool):
        forces = _forces(value | 1 << card, rules)
        if any(force > most for force, most in zip(forces, trusted, strict=True)):
            pool &= ~(1 << card)
    return value | pool


def _forces(hand: Hand, rules: TableRules) -> tuple[Strength, ...]:
    return tuple(best_strength(kind, hand, rules.least) for kind in KINDS)


def _told(view: Sight, then: ExpectedDeal) -> tuple[Hand, ...]:
    """Return for each kind those of my cards that the other knows from it.

    I have reckoned them, or shown them as equal, or am about to reckon them.
    """
    results = []
    for at, kind in enumerate(KINDS):
        heard = view.heard[at]
        mask = heard.shown
        if view.me == ELDER:
            mask = heard.mask if heard.reply in {"buena", "igual"} else 0
        for item in then.items:
            mask |= item.cards if (item.who, item.kind) == (view.me, kind) else 0
        results.append(mask & view.hand)
    return tuple(results)


def _limit(view: Sight, at: int, hand: Hand, then: ExpectedDeal, rules: TableRules) -> Strength:
    """Return the greatest strength that the other believes my best of a kind to have."""
    kind = KINDS[at]
    if hand or at >= then.on:
        mine = hand or (then.shown if view.me == ELDER else then.theirs)
        return best_strength(kind, mine, rules.least)
    heard = view.heard[at]
    force = heard.force if heard.force[1] else (heard.number, 99)
    return force if heard.number or view.me == ELDER else (99, 99)


Plans = Mapping[Hand, str]
# For each round: how many plans are still compared, and against how many imagined hands.
ROUNDS = ((8, 16), (4, 64))
SURE = 2.0  # to sink must be better than to call by so many standard errors


def choose(
    view: Sight,
    moves: Sequence[str],
    rng: Random,
    rules: TableRules,
    aim: Aim = of_the_deal,
) -> tuple[str, str, dict[str, Estimate]]:
    """Return the call or reply, why, and the value of each move considered."""
    result = plans(view, moves, rules)
    plain, why = beginner.choose(view, moves, rules)
    if len(result) < 2 or result.get(0) != plain:
        return plain, why, {}
    gains = judge(view, result, rng, rules, aim)
    sunk = best_plan(gains)
    worth: dict[str, Estimate] = {}
    for plan in sorted(result, key=lambda p: (len(gains[p]), mean(gains[p]))):
        worth[result[plan]] = estimate(gains[plan])
    if sunk:
        worth[result[sunk]] = results = estimate(gains[sunk])
        return result[sunk], _why(pack.write(sunk), results, aim), worth
    worth[plain] = estimate(gains[0])
    return plain, why, worth


def _why(sunk: str, result: Estimate, aim: Aim) -> str:
    """Return why some cards are sunk."""
    points = decimal(result.mean, "+.1f")
    if aim is of_the_deal:
        return _n(
            "Sink {cards}: over {count} imagined hand that gains {points} points on the other.",
            "Sink {cards}: over {count} imagined hands that gains {points} points on the other.",
            result.samples,
            cards=sunk,
            points=points,
        )
    return _n(
        "Sink {cards}: over {count} imagined hand the partie then brings {points} points.",
        "Sink {cards}: over {count} imagined hands the partie then brings {points} points.",
        result.samples,
        cards=sunk,
        points=points,
    )


def plans(view: Sight, moves: Sequence[str], rules: TableRules) -> Plans:
    """Return the cards that may be sunk now (first none), each with the move that follows."""
    kind = KINDS[view.kind]
    held = whole(kind, view.hand, rules.least)
    single: list[Hand] = []
    every = 0
    for mask in held:
        every |= mask
        cards = list(each(mask))
        some = cards if kind == GRUPO else [cards[0], cards[-1]]
        single += [1 << card for card in some]
    single.sort(key=lambda one: (_company(view.hand, one), one))
    texts: dict[Hand, str] = {}
    for sunk in dict.fromkeys((0, every, *single)):
        seen = replace(view, hand=view.hand & ~sunk)
        move, _ = beginner.choose(seen, moves, rules)
        if move in moves and len(texts) < ROUNDS[0][0]:
            texts[sunk] = move
    return texts


def _company(hand: Hand, one: Hand) -> int:
    """Return the number of cards of a card's suit in a hand; a lone card is best hidden."""
    return (hand & 255 << (one.bit_length() - 1 & 24)).bit_count()


def judge(
    view: Sight, result: Plans, rng: Random, rules: TableRules, aim: Aim = of_the_deal
) -> dict[Hand, list[int]]:
    """Return the value of each plan against imagined hands.

    After each round the worse plans are dropped, but never that of sinking nothing.
    """
    scoring = Scoring(rules)
    gains: dict[Hand, list[int]] = {sunk: [] for sunk in result}
    left = list(result)
    for keep, hands in ROUNDS:
        left = sorted(left, key=lambda sunk: (sunk != 0, -mean(gains[sunk])))[:keep]
        for _ in range(hands):
            theirs = other_hand(view, rng)
            seed = rng.getrandbits(32)
            for sunk in left:
                gain = _gain(view, sunk, theirs, Random(seed), scoring)
                gains[sunk].append(aim(*points(gain, view.me)))
    return gains


def _gain(view: Sight, sunk: Hand, theirs: Hand, rng: Random, scoring: Scoring) -> Gain:
    """Return the gain of a plan if the other holds these cards and believes the calls."""
    shown = view.hand & ~sunk
    then = expected_deal(view, shown, theirs, view.kind, scoring)
    mine = believed_cards(view, then, rng, scoring.rules)
    taken = (theirs, mine) if view.me == ELDER else (mine, theirs)
    played = ~pack.gather(view.plays)
    taken = taken[0] & played, taken[1] & played
    return then.gain + playout.play_out(then.table, scoring, taken)


def best_plan(gains: Mapping[Hand, Sequence[int]]) -> Hand:
    """Return the cards to sink: none, unless it is surely better against the same hands."""
    plain = gains[0]
    best, most = 0, 0.0
    for sunk, values in gains.items():
        more = estimate([one - other for one, other in zip(values, plain, strict=False)])
        if len(values) == len(plain) and more.mean > max(most, SURE * more.error):
            best, most = sunk, more.mean
    return best
