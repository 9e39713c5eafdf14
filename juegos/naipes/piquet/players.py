"""The opponents of piquet: ``random`` plays at random, ``beginner`` follows plain precepts.

``strong`` imagines the hidden cards many times, and makes the move with the best mean: in points of
the deal, and in the last two deals of a partie in the result of the partie. Each player receives
what its seat sees and may do, never the state of the game; with the same of both, its objective and
the same seed, it makes the same move.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random

from juegos.core.advice import Advice, random_move
from juegos.core.message import _, decimal, join_sentences
from juegos.core.view import View
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.rivals import beginner, strong
from juegos.naipes.piquet.rivals.strong import Estimate, choose
from juegos.naipes.piquet.state import ELDER

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
        result = _plain(*beginner.choose(seen, moves, game.table_rules))
    else:
        aim = strong.aim(game.tally, view.state.scores, view.seat, elder=seen.me == ELDER)
        unit = UNIT if aim is strong.of_the_deal else OF_THE_PARTIE
        result = _sampled(*choose(seen, moves, seed, game.table_rules, aim), unit)
    if result.move in moves:
        return result
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
