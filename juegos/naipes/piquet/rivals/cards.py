"""The choice of a card to play: every legal card is tried against imagined hands of the other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from juegos.material import cards
from juegos.material.cards import PACK, Card, each
from juegos.naipes.piquet.rivals import playout
from juegos.naipes.piquet.rivals.objectives import Aim, Estimate, estimate, of_the_deal
from juegos.naipes.piquet.rivals.playout import (
    EVERY,
    Gain,
    PlayState,
    Scoring,
    expected_deal,
    play_card,
    points,
)
from juegos.naipes.piquet.rivals.sampled_hands import other_hand
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import may_play
from juegos.naipes.piquet.state import Sight


def choices(table: PlayState, scoring: Scoring) -> list[Card]:
    """Return the legal cards, of equivalent ones only the lowest.

    Two cards of a suit are equivalent if the other hand, and the card led, have none between them
    and both count the same in play.
    """
    who = table.turn
    theirs = table.hands[1 - who]
    if table.led >= 0:
        theirs |= 1 << table.led
    mine = may_play(table.hands[who], table.led if table.led >= 0 else None)
    result: list[Card] = []
    before = -1
    for card in each(mine):
        between = theirs & (1 << card) - (1 << before + 1) if before >= 0 else 0
        same = before >= 0 and before >> 3 == card >> 3 and scoring.alike(before, card)
        if not same or between:
            result.append(card)
        before = card
    return result


class WorkExhausted(Exception):
    """The search has looked at the maximum number of positions."""


class Exact:
    """Finds the exact value of positions with few cards, with a cache."""

    def __init__(self, scoring: Scoring, most: int) -> None:
        self.scoring = scoring
        self.known: dict[PlayState, Gain] = {}
        self.left = most

    def value(self, table: PlayState) -> Gain:
        """Return the gain from this trick on if both play their best by the margin.

        Raises:
            WorkExhausted: more than ``most`` positions have been looked at.
        """
        if table.led < 0 and not table.hands[0]:
            return 0
        if table in self.known:
            return self.known[table]
        self.left -= 1
        if self.left < 0:
            raise WorkExhausted
        results = []
        for card in choices(table, self.scoring):
            after, gain = play_card(table, card, self.scoring)
            results.append(gain + self.value(after))
        best = max(results) if table.turn == 0 else min(results)
        self.known[table] = best
        return best


HANDS, EXACT, POSITIONS = 50, 5, 2000


def judge_cards(
    view: Sight, rng: Random, rules: TableRules, aim: Aim = of_the_deal
) -> dict[str, Estimate]:
    """Return the value of each legal card, against imagined hands of the other."""
    result = gains(view, rng, rules, aim=aim)
    return {cards.write_card(card): estimate(values) for card, values in result.items()}


def gains(
    view: Sight,
    rng: Random,
    rules: TableRules,
    also: Sequence[Card] = (),
    aim: Aim = of_the_deal,
) -> dict[Card, list[int]]:
    """Return the value of the deal after each card, against each of the same imagined hands.

    Of equivalent cards there is only one, besides those that are asked for in ``also``.
    """
    scoring = Scoring(rules)
    played = cards.gather(view.plays)
    unseen = PACK & ~(view.elsewhere | played | view.hand)
    options = choices(expected_deal(view, view.hand, unseen, EVERY, scoring).table, scoring)
    options += [card for card in dict.fromkeys(also) if card not in options]
    numbers: dict[Card, list[int]] = {card: [] for card in options}
    for _ in range(HANDS if len(options) > 1 else 1):
        then = expected_deal(view, view.hand, other_hand(view, rng), EVERY, scoring)
        table = then.table
        few = table.hands[view.me].bit_count() <= EXACT
        ahead = Exact(scoring, POSITIONS) if few else None
        for card in options:
            gain = then.gain + _after_card(table, card, scoring, ahead)
            numbers[card].append(aim(*points(gain, view.me)))
    return numbers


def _after_card(table: PlayState, card: Card, scoring: Scoring, ahead: Exact | None) -> Gain:
    after, gain = playout.play_card(table, card, scoring)
    if ahead is not None:
        try:
            return gain + ahead.value(after)
        except WorkExhausted:
            pass
    return gain + playout.play_out(after, scoring)
