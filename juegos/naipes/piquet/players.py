"""The opponents of piquet: ``random`` plays at random, ``beginner`` follows plain precepts.

``strong`` imagines the hidden cards many times, and makes the move with the best mean: in points of
the deal, and in the last two deals of a partie in the result of the partie. Each player receives
what its seat sees and may do, never the state of the game; with the same of both, its objective and
the same seed, it makes the same move.

The review of a move knows what the seat may know and nothing else. Two moves are tried against the
same imagined cards, so that the error of their difference is less than that of either.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random

from juegos.core.advice import Advice, random_move
from juegos.core.message import _, decimal, join_sentences
from juegos.core.review import Rated, Reviewer, Unit, rounded
from juegos.core.view import View
from juegos.material import cards
from juegos.naipes.piquet import beginner, strong_player
from juegos.naipes.piquet.dealing import NOTHING
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.imagined_deals import Scoring, before_exchange
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.state import ELDER, Sight
from juegos.naipes.piquet.strong_player import Aim, Estimate

UNIT = _("points of the deal")
OF_THE_PARTIE = _("points of the partie")


def advise(view: View[Piquet, State], level: str, seed: Random) -> Advice[str]:
    """Return the move of an opponent of this level, by what its seat sees."""
    game = view.game
    moves = game.moves(view.state)
    if level == "random":
        return random_move(moves, UNIT, seed)
    seen = game.view(view.state, view.seat)
    if seen is None:
        cut = "reparte" if "reparte" in moves else moves[0]
        return _plain(cut, _("The first dealer is the elder hand in the last deal."))
    if len(moves) == 1:
        return _plain(moves[0], _("There is nothing else to do."))
    if level == "beginner":
        advice = _plain(*beginner.choose(seen, moves, game.table_rules))
    else:
        aim = strong_player.aim(game.tally, view.state.scores, view.seat, elder=seen.me == ELDER)
        unit = UNIT if aim is strong_player.of_the_deal else OF_THE_PARTIE
        advice = _sampled(*strong_player.choose(seen, moves, seed, game.table_rules, aim), unit)
    if advice.move in moves:
        return advice
    # Somebody else began this call, with cards that this player would not have called.
    return _plain(moves[0], _("The cards that were called must be named."))


def _plain(move: str, why: str) -> Advice[str]:
    return Advice(move, Fraction(0), UNIT, why)


def _sampled(move: str, why: str, estimates: Mapping[str, Estimate], unit: str) -> Advice[str]:
    """Return a move with the sampled value of each option, and its error."""
    if not estimates:
        return _plain(move, why)
    worth = {option: Fraction(str(round(one.mean, 2))) for option, one in estimates.items()}
    error = _("Standard error {error}.", error=decimal(estimates[move].error, ".1f"))
    work = sum(one.samples for one in estimates.values())
    return Advice(move, worth[move], unit, join_sentences(why, error), work, worth)


DEAL_UNIT = Unit(UNIT, rounded(30))
PARTIE_UNIT = Unit(OF_THE_PARTIE, rounded(200))
DEALS = 100  # against so many imagined deals two discards are compared

Gains = Mapping[str, list[int]]


def rate(view: View[Piquet, State], moves: tuple[str, ...], seed: Random) -> Rated | None:
    """Return the values of two moves, None where the player judges by precepts."""
    seen = view.game.view(view.state, view.seat)
    if seen is None:
        return None
    goal = strong_player.aim(view.game.tally, view.state.scores, view.seat, elder=seen.me == ELDER)
    gains = _gains(view, seen, moves, seed, goal)
    if not {*moves} <= gains.keys() or not all(gains[move] for move in moves):
        return None
    one, other = (gains[move] for move in moves)
    both = list(zip(one, other, strict=False))
    error = strong_player.estimate([first - second for first, second in both]).error
    means = (sum(values) for values in zip(*both, strict=True))
    worth = {move: Fraction(total, len(both)) for move, total in zip(moves, means, strict=True)}
    unit = DEAL_UNIT if goal is strong_player.of_the_deal else PARTIE_UNIT
    return Rated(worth, unit, rounded(max(error, 0.001)) if len(both) > 1 else None)


def _gains(
    view: View[Piquet, State], seen: Sight, moves: tuple[str, ...], seed: Random, goal: Aim
) -> Gains:
    """Return the values of moves against each of the same imagined cards."""
    may, rules = view.game.moves(view.state), view.game.table_rules
    if seen.phase == "discard":
        return _of_discards(seen, moves, seed, rules, goal)
    written = {cards.write_card(card): card for card in cards.each(seen.hand)}
    if {*moves} <= written.keys():
        also = [written[move] for move in moves]
        result = strong_player.card_gains(seen, seed, rules, also, goal)
        return {cards.write_card(card): gains for card, gains in result.items()}
    if seen.kind >= 0 and seen.phase in strong_player.CALLS:
        plans = strong_player.plans(seen, may, rules)
        if not {*moves} <= {*plans.values()}:
            return {}
        judged_plans = strong_player.judge_plans(seen, plans, seed, rules, goal)
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
            numbers[move].append(strong_player.after_discard(seen, out, hidden, scoring, goal))
    return numbers


def _out(move: str) -> cards.Hand:
    """Return the cards that a move puts out."""
    return 0 if move == NOTHING else cards.read(move.removeprefix("descarta "))


REVIEWER = Reviewer(rate)
