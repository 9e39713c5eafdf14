"""The judgement of one step of a game: the cost of a choice, or the luck of a throw.

The best move is that of the strongest player of the game; its reviewer values the moves
(``juegos.core.review``). Each step is judged by itself, so that a review can be made step by step,
and stopped.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from juegos.core.advice import Players
from juegos.core.game import Game, Turn
from juegos.core.message import Message, _, decimal
from juegos.core.review import EXACT, Unit
from juegos.core.view import View, view
from juegos.engine.account import Account

DECISION, BEST, FORCED, LUCK, UNJUDGED = "decision", "best", "forced", "luck", "untold"
NOTHING = Fraction(0)


class ReviewedStep(NamedTuple):
    """A judged step: ``what`` kind it is, who decided, and the best move.

    A choice is ``best`` where the strong player would have made it, or nothing better.

    ``value`` is the value of the best move to the seat, or A's part before a throw; ``worth`` is
    that of the move made, or after the throw. ``change`` is the cost of the choice, or what the
    throw has brought A. All three are None where no value is known. A choice that the strong player
    would have made too has cost nothing, and its value is not computed.
    """

    what: str
    seat: int | None
    best: Any = None
    value: Fraction | None = None
    worth: Fraction | None = None
    change: Fraction | None = None
    unit: Unit = Unit("")
    error: Fraction | None = None
    why: str = ""

    @property
    def sure(self) -> Message:
        """How certain the judgement is, in words.

        >>> ReviewedStep(FORCED, 0).sure
        'There was no choice.'
        """
        if self.what == FORCED:
            return _("There was no choice.")
        if self.what == BEST:
            return _("The strong player would have done the same, or nothing better.")
        if self.change is None:
            return _("No value is known here, only what the strong player would have done.")
        if self.error is None:
            return _("By the player’s own estimate; nobody knows how far off it is.")
        if self.error == EXACT:
            return _("Exact: computed to the end.")
        return _(
            "Over imagined cards; the standard error is {error}.",
            error=decimal(float(self.error), ".2f"),
        )


def judged_view(game: Game[Any, Any], state: Any, account: Account) -> View[Any, Any]:
    """Return the view that is judged at a state: the deciding seat's, or A's for a throw.

    Raises:
        BadRequest: the game is over.

    >>> from juegos.catalogue import game
    >>> from juegos.engine.account import opening
    >>> tanto = game("tanto")
    >>> judged_view(tanto, tanto.start(), opening(tanto))[2:]
    (0, 1, 0)
    """
    if game.turn(state) is Turn.CHANCE:
        return View(game, state, 0, account.pot, account.paid[0])
    return view(game, state, account.pot, account.paid)


def review_step(here: View[Any, Any], move: Any, players: Players, seed: Random) -> ReviewedStep:
    """Return the judgement of a step of a game, whether a choice or a throw.

    Raises:
        IllegalMove: the move is not allowed.

    >>> from juegos.catalogue import entry, game
    >>> from juegos.engine.account import opening
    >>> tanto, players = game("tanto"), entry("tanto").players
    >>> here = judged_view(tanto, tanto.start(), opening(tanto))
    >>> found = review_step(here, tanto.read_move(here.state, "3-2-1"), players, Random(1))
    >>> str(found.value), str(found.worth), str(found.change), found.sure  # the throw wins
    ('5/43', '1', '38/43', 'Exact: computed to the end.')
    """
    here.game.play(here.state, move)
    chance = here.game.turn(here.state) is Turn.CHANCE
    return luck(here, move, players) if chance else decision(here, move, players, seed)


def decision(here: View[Any, Any], move: Any, players: Players, seed: Random) -> ReviewedStep:
    """Return the judgement of a seat's choice, by what the seat may know and no more.

    >>> from juegos.catalogue import entry, game
    >>> tres, players = game("alquerque-de-tres"), entry("alquerque-de-tres").players
    >>> here = view(tres, tres.start())
    >>> found = decision(here, tres.read_move(here.state, "a2"), players, Random(1))
    >>> found.what, tres.write_move(found.best), str(found.change), found.unit.name
    ('decision', 'b2', '2', 'games')
    """
    if len(here.game.moves(here.state)) == 1:
        return ReviewedStep(FORCED, here.seat, move)
    advice = players.advise(here, players.levels[0], seed)
    if move == advice.move:
        return ReviewedStep(BEST, here.seat, move, change=NOTHING, why=advice.why)
    reviewer = players.reviewer()
    rate = reviewer.rate if reviewer else None
    rated = rate(here, (advice.move, move), seed) if rate else None
    if rated is None or not {advice.move, move} <= rated.worth.keys():
        return ReviewedStep(DECISION, here.seat, advice.move, why=advice.why)
    best_worth, worth = rated.worth[advice.move], rated.worth[move]
    measured = rated.unit, rated.error
    if best_worth <= worth:
        why = _("No other move was found to be better.")
        return ReviewedStep(BEST, here.seat, move, worth, worth, NOTHING, *measured, why)
    cost = best_worth - worth
    return ReviewedStep(
        DECISION, here.seat, advice.move, best_worth, worth, cost, *measured, advice.why
    )


def luck(here: View[Any, Any], throw: Any, players: Players) -> ReviewedStep:
    """Return the luck of a throw in favour of A; the caller knows who threw.

    >>> from juegos.catalogue import entry, game
    >>> tanto = game("tanto")
    >>> one = tanto.read_move(tanto.start(), "3-2-1")
    >>> str(luck(View(tanto, tanto.start(), 0), one, entry("tanto").players).change)
    '38/43'
    """
    reviewer = players.reviewer()
    fortune = reviewer.fortune if reviewer else None
    fortunes = fortune(here, throw) if fortune else None
    if fortunes is None:
        return ReviewedStep(
            UNJUDGED, None, why=_("What this brought to either player is not judged.")
        )
    change = fortunes.after - fortunes.before
    return ReviewedStep(
        LUCK, None, None, fortunes.before, fortunes.after, change, fortunes.unit, fortunes.error
    )
