"""The score in hand of both players when both declare everything."""

from __future__ import annotations

from juegos.material.cards import Hand
from juegos.naipes.piquet.account_of_a_deal import BLANCA, Item, carte_blanche
from juegos.naipes.piquet.combinations import KINDS, PUNTO, best_strength, scores, whole
from juegos.naipes.piquet.cruces import TableRules

Hands = tuple[Hand, Hand]


def better(kind: str, hands: Hands, rules: TableRules) -> int | None:
    """Return who has the better combination of a kind: 0 elder, 1 younger, None if neither."""
    mine, yours = (best_strength(kind, hand, rules.least) for hand in hands)
    return None if mine == yours else int(yours > mine)


def items_of(kind: str, who: int, hand: Hand, rules: TableRules) -> list[Item]:
    """Return all that a player with the better combination reckons of a kind; one point only."""
    held = whole(kind, hand, rules.least)
    held = held[:1] if kind == PUNTO else held
    return [Item(kind, who, mask, scores(kind, mask, rules.fours)) for mask in held]


def declared_points(hands: Hands, rules: TableRules, blank: Hands = (0, 0)) -> list[Item]:
    """Return the score in hand of both players if they sink nothing.

    ``blank`` are the hands as they were dealt, in which a carte blanche is looked for.
    """
    result = [Item(BLANCA, who, blank[who], 10) for who in (0, 1) if carte_blanche(blank[who])]
    for kind in KINDS:
        who = better(kind, hands, rules)
        if who is not None:
            result += items_of(kind, who, hands[who], rules)
    return result
