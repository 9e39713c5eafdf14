"""The choice of a discard: sensible discards are compared over imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from juegos.material.cards import Hand, gather
from juegos.naipes.piquet.dealing import MOST
from juegos.naipes.piquet.rivals import playout
from juegos.naipes.piquet.rivals.beginner import (
    bounds,
    discard,
    keep_values,
    lowest,
    put_out,
    suit_worth,
)
from juegos.naipes.piquet.rivals.objectives import Aim, Estimate, estimate, mean, of_the_deal
from juegos.naipes.piquet.rivals.playout import Gain, Hands, PlayState, Scoring, points
from juegos.naipes.piquet.rivals.sampled_hands import before_exchange
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import declared_points
from juegos.naipes.piquet.state import ELDER, Sight

# For each round: how many discards are still compared, and over how many imagined deals.
ROUNDS = ((16, 32), (6, 64), (3, 128))
# Ways to value cards: what a card of the suit kept for the point has more, and by how much the
# rank of each card is multiplied.
PLANS = ((5.0, 1.0), (1.5, 1.0), (3.0, 1.6), (8.0, 0.6))


def candidates(view: Sight, rules: TableRules) -> list[Hand]:
    """Return sensible discards.

    They differ in the suit kept for the point, in how firmly it is kept, and in the number of cards
    put out. Putting out nothing is one of them where it is allowed.
    """
    low, high = bounds(view, rules)
    suits = sorted(range(4), key=lambda s: -suit_worth(view.hand >> 8 * s & 255))[:3]
    numbers = [n for n in (high, high - 1, high - 2) if max(low, 1) <= n]
    results = [
        lowest(keep_values(view.hand, view.me, suit, plan), number)
        for number, plan, suit in product(numbers, PLANS, suits)
    ]
    some = list(dict.fromkeys(results))[: ROUNDS[0][0] - (low == 0)]
    return [*some, 0] if low == 0 else some


def judge_discards(
    view: Sight,
    outs: Sequence[Hand],
    rng: Random,
    rules: TableRules,
    aim: Aim = of_the_deal,
) -> dict[str, Estimate]:
    """Return the value of each discard; after each round the worse ones are dropped."""
    scoring = Scoring(rules)
    gains: dict[Hand, list[int]] = {out: [] for out in outs}
    left = list(outs)
    for keep, deals in ROUNDS:
        left = sorted(left, key=lambda out: -mean(gains[out]))[:keep]
        for _ in range(deals if len(left) > 1 else 4):
            hidden = before_exchange(view, rng)
            for out in left:
                gains[out].append(after_discard(view, out, hidden, scoring, aim))
    return {put_out(out): estimate(gains[out]) for out in outs}


def after_discard(
    view: Sight,
    out: Hand,
    hidden: tuple[Hand, Hand, list[int]],
    scoring: Scoring,
    aim: Aim = of_the_deal,
) -> int:
    """Return the value of a discard if the hidden cards are these."""
    hands = _exchanged(view, out, hidden)
    return aim(*points(deal_gain(hands, scoring), view.me))


def _exchanged(view: Sight, out: Hand, hidden: tuple[Hand, Hand, list[int]]) -> Hands:
    """Return both hands after a discard, with a plain discard of the other if not yet made."""
    theirs, _, stock = hidden
    number = out.bit_count()
    if view.me == ELDER:
        mine = view.hand & ~out | gather(tuple(stock[:number]))
        rest = stock[number:]
        if not view.discard and view.swaps[1] < 0:
            swap = min(len(rest), MOST)
            thrown = discard(theirs, 1, swap)
            theirs = theirs & ~thrown | gather(tuple(rest[:swap]))
        return mine, theirs
    if view.blank[0]:
        first = view.swaps[0]
        thrown = discard(theirs, 0, first)
        theirs, stock = theirs & ~thrown | gather(tuple(stock[:first])), stock[first:]
    mine = view.hand & ~out | gather(tuple(stock[:number]))
    return theirs, mine


def deal_gain(hands: Hands, scoring: Scoring) -> Gain:
    """Return the gain of both in a deal if both declare all and play plainly."""
    stand, gain = scoring.begin(declared_points(hands, scoring.rules), (), hands)
    return gain + playout.play_out(PlayState(hands, ELDER, -1, stand), scoring)
