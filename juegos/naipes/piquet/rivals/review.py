"""The values of two moves of piquet over the same imagined cards, with the error.

The review knows what the seat may know and nothing else. Both moves are tried against the same
hidden cards, so that the error of their difference is less than that of either.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random

from juegos.core.message import _
from juegos.core.review import Rated, Reviewer, Unit, rounded
from juegos.core.view import View
from juegos.material import cards as pack
from juegos.naipes.piquet.dealing import NOTHING
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.rivals import strong
from juegos.naipes.piquet.rivals.playout import Scoring
from juegos.naipes.piquet.rivals.sampled_hands import before_exchange
from juegos.naipes.piquet.rivals.strong import CALLS, Aim, aim, estimate, of_the_deal
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.state import ELDER, Sight

POINTS = Unit(_("points of the deal"), rounded(30))
OF_THE_PARTIE = Unit(_("points of the partie"), rounded(200))
DEALS = 100  # against so many imagined deals two discards are compared

Gains = Mapping[str, list[int]]


def rate(view: View[Piquet, State], moves: tuple[str, ...], seed: Random) -> Rated | None:
    """Return the values of two moves, None where the player judges by precepts."""
    seen = view.game.view(view.state, view.seat)
    if seen is None:
        return None
    goal = aim(view.game.tally, view.state.scores, view.seat, elder=seen.me == ELDER)
    result = _gains(view, seen, moves, seed, goal)
    if not {*moves} <= result.keys() or not all(result[move] for move in moves):
        return None
    one, other = (result[move] for move in moves)
    both = list(zip(one, other, strict=False))
    error = estimate([first - second for first, second in both]).error
    means = (sum(values) for values in zip(*both, strict=True))
    worth = {move: Fraction(total, len(both)) for move, total in zip(moves, means, strict=True)}
    unit = POINTS if goal is of_the_deal else OF_THE_PARTIE
    return Rated(worth, unit, rounded(max(error, 0.001)) if len(both) > 1 else None)


def _gains(
    view: View[Piquet, State], seen: Sight, moves: tuple[str, ...], seed: Random, goal: Aim
) -> Gains:
    """Return the values of moves against each of the same imagined cards."""
    may, rules = view.game.moves(view.state), view.game.table_rules
    if seen.phase == "discard":
        return _of_discards(seen, moves, seed, rules, goal)
    written = {pack.write_card(card): card for card in pack.each(seen.hand)}
    if {*moves} <= written.keys():
        also = [written[move] for move in moves]
        result = strong.card_gains(seen, seed, rules, also, goal)
        return {pack.write_card(card): gains for card, gains in result.items()}
    if seen.kind >= 0 and seen.phase in CALLS:
        plans = strong.plans(seen, may, rules)
        if not {*moves} <= {*plans.values()}:
            return {}
        judged_plans = strong.judge_plans(seen, plans, seed, rules, goal)
        return {move: judged_plans[plan] for plan, move in reversed([*plans.items()])}
    return {}


def _of_discards(
    seen: Sight, moves: tuple[str, ...], seed: Random, rules: TableRules, goal: Aim
) -> Gains:
    """Return the values of discards."""
    scoring = Scoring(rules)
    outs = {move: _out(move) for move in moves if move == NOTHING or move.startswith("descarta ")}
    numbers: dict[str, list[int]] = {move: [] for move in outs}
    for _deal in range(DEALS):
        hidden = before_exchange(seen, seed)
        for move, out in outs.items():
            numbers[move].append(strong.after_discard(seen, out, hidden, scoring, goal))
    return numbers


def _out(move: str) -> pack.Hand:
    """Return the cards that a move puts out."""
    return 0 if move == NOTHING else pack.read(move.removeprefix("descarta "))


REVIEWER = Reviewer(rate)
