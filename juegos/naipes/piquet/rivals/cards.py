"""Which card to play: each that may be played is tried against imagined hands of the other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from juegos.material import cards
from juegos.material.cards import PACK, Card
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.rivals import trial
from juegos.naipes.piquet.rivals.aims import Aim, of_the_deal
from juegos.naipes.piquet.rivals.evaluation import Judged, judged
from juegos.naipes.piquet.rivals.exact import Exact, Spent, choices
from juegos.naipes.piquet.rivals.outlook import EVERY, expected
from juegos.naipes.piquet.rivals.sampled_hands import other_hand
from juegos.naipes.piquet.rivals.trial import InPlay
from juegos.naipes.piquet.rivals.trick_values import Gain, Scoring, points
from juegos.naipes.piquet.view import Sight

HANDS, EXACT, POSITIONS = 50, 5, 2000


def judge_cards(
    view: Sight, rng: Random, rules: TableRules, aim: Aim = of_the_deal
) -> dict[str, Judged]:
    """Return what each card that may be played is worth, against imagined hands of the other."""
    found = gains(view, rng, rules, aim=aim)
    return {cards.write_card(card): judged(values) for card, values in found.items()}


def gains(
    view: Sight,
    rng: Random,
    rules: TableRules,
    also: Sequence[Card] = (),
    aim: Aim = of_the_deal,
) -> dict[Card, list[int]]:
    """Return what the deal is worth after each card, against each of the same imagined hands.

    Of cards that are alike there is only one, and those that are asked for ``also``.
    """
    scoring = Scoring(rules)
    played = cards.gather(view.plays)
    unseen = PACK & ~(view.elsewhere | played | view.hand)
    options = choices(expected(view, view.hand, unseen, EVERY, scoring).table, scoring)
    options += [card for card in dict.fromkeys(also) if card not in options]
    found: dict[Card, list[int]] = {card: [] for card in options}
    for _ in range(HANDS if len(options) > 1 else 1):
        then = expected(view, view.hand, other_hand(view, rng), EVERY, scoring)
        table = then.table
        few = table.hands[view.me].bit_count() <= EXACT
        ahead = Exact(scoring, POSITIONS) if few else None
        for card in options:
            gain = then.gain + _after_card(table, card, scoring, ahead)
            found[card].append(aim(*points(gain, view.me)))
    return found


def _after_card(table: InPlay, card: Card, scoring: Scoring, ahead: Exact | None) -> Gain:
    after, gain = trial.played(table, card, scoring)
    if ahead is not None:
        try:
            return gain + ahead.value(after)
        except Spent:
            pass
    return gain + trial.trial(after, scoring)
