"""A good player: it imagines the hidden cards many times, and makes the move with the best mean.

It values a move by the margin over the other in the deal; in the last two deals by the result of
the partie. It knows a ``Sight`` and its objective, and nothing else; with the same of both, and the
same seed, it makes the same move.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from juegos.core.message import _n, decimal
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.rivals import beginner, cards, claims, discards
from juegos.naipes.piquet.rivals.evaluation import Estimate
from juegos.naipes.piquet.rivals.objectives import Aim, of_the_deal
from juegos.naipes.piquet.view import Sight

CALLS = {"call", "reply", "name", "add", "count"}


def choose(
    view: Sight,
    moves: Sequence[str],
    rng: Random,
    rules: TableRules,
    aim: Aim = of_the_deal,
) -> tuple[str, str, dict[str, Estimate]]:
    """Return a move, why, and the value of each option considered in points."""
    if view.phase == "discard":
        outs = discards.candidates(view, rules)
        result = discards.judge_discards(view, outs, rng, rules, aim)
    elif view.phase in {"lead", "play"}:
        result = cards.judge_cards(view, rng, rules, aim)
    elif view.kind >= 0 and view.phase in CALLS:
        return claims.choose(view, moves, rng, rules, aim)
    else:
        return *beginner.choose(view, moves, rules), {}
    best = max(result, key=lambda move: (result[move].samples, result[move].mean, move))
    number, points = result[best].samples, decimal(result[best].mean, "+.1f")
    if aim is not of_the_deal:
        why = _n(
            "Over {count} imagined deal the partie then brings {points} points.",
            "Over {count} imagined deals the partie then brings {points} points.",
            number,
            points=points,
        )
    elif view.phase == "discard":
        why = _n(
            "Over {count} imagined deal it gains {points} points on the other.",
            "Over {count} imagined deals it gains {points} points on the other.",
            number,
            points=points,
        )
    else:
        why = _n(
            "Over {count} imagined hand it gains {points} points on the other.",
            "Over {count} imagined hands it gains {points} points on the other.",
            number,
            points=points,
        )
    return best, why, result
