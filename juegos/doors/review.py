"""The doors of the review of a game: the judgement of each step, and of the whole."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Any

from juegos import catalogue
from juegos.core.about import Can
from juegos.core.errors import BadRequest
from juegos.core.game import SEATS, Game, Turn
from juegos.core.message import _
from juegos.core.review import Unit
from juegos.doors import request as asked
from juegos.doors.play import PART, Viewer, board_scene, position, public_move, viewer_of
from juegos.doors.request import Reply, Request
from juegos.draw.drawing import svg
from juegos.engine import balance as balances
from juegos.engine.account import Account
from juegos.engine.balance import Amount
from juegos.engine.review import (
    BEST,
    DECISION,
    FORCED,
    LUCK,
    UNJUDGED,
    ReviewedStep,
    judged_view,
    review_step,
)

HIDDEN_CHOICE = "kept"  # what another seat has decided by cards that are still hidden
COLOURS = (_("White"), _("Black"))  # what seats are called in games on lines
NOTHING = Fraction(0)
UNVALUED = "unvalued"  # a choice to which nobody gives a value
# How a choice is described, where its moves are parts of a sentence and where they are sentences.
IN_ONE = {
    FORCED: _("{who} had no choice: {move}."),
    BEST: _("{who} chose {move}: nothing better was found."),
    UNVALUED: _("{who} chose {move}; the strong player would have chosen {best}."),
    DECISION: _("{who} chose {move}, which cost {amount}; better was {best}."),
}
IN_SENTENCES = {
    FORCED: _("{who} had no choice: {move}"),
    BEST: _("{who} did this, and nothing better was found: {move}"),
    UNVALUED: _("{who} did this: {move} The strong player would have done this: {best}"),
    DECISION: _("{who} did this: {move} It cost {amount}; this was better: {best}"),
}
ENDS = (".", "”")  # of a move that is a sentence
NUMBERS = ("value", "worth", "change", "margin")
_FRACTION = re.compile(r"-?[0-9]{1,2000}(?:/[1-9][0-9]{0,1999})?")
LARGEST = 10**9  # beyond which no value of a move and no cost lies
MOST_BITS = 14_000  # of the denominator that all reviews have in common: Python writes no more


def review(request: Request) -> Reply:
    """Return what a step of a game has cost or brought: ``move``, made at ``state``.

    ``what`` is the kind of step: a ``decision``; ``best``, if it was the best; ``forced``, if there
    was no choice; ``luck``, a throw; ``untold``, if nobody judges it; or ``kept``, if another
    ``seat`` than the one that asks decided it by cards that are still hidden.

    ``name`` is the value of the ``best`` move to the ``seat`` that decided, ``worth`` that of the
    move made, ``change`` the cost of the move. For a throw they are A's part before and after it,
    and what it has brought A; ``seat`` threw. ``unit`` is their unit, ``game`` the amount of it
    that counts as a whole game. ``margin`` is ``"0"`` where all is exact, a standard error where
    cards were imagined, None where it is unknown; ``sure`` says so in a sentence, and ``told`` says
    all of it in another.
    """
    game = asked.game(request)
    state, account = position(request, game)
    move = game.read_move(state, asked.text(request, "move"))
    viewer, turn = viewer_of(request, game), game.turn(state)
    players = catalogue.entry(game.slug).players
    hidden = catalogue.entry(game.slug).hidden(game) is not None
    if hidden and viewer.seat is not None and turn not in {viewer.seat, Turn.END}:
        seat = None if isinstance(turn, Turn) else turn
        why = _("What is hidden from you is judged when the game is over.")
        step = ReviewedStep(HIDDEN_CHOICE, seat, why=why)
    else:
        step = review_step(judged_view(game, state, account), move, players, asked.rng(request))
    if step.what == LUCK:
        step = step._replace(seat=_hand(game, state, account))
    name = "" if step.what == HIDDEN_CHOICE else _move_name(game, state, move)
    best = "" if step.best is None else _move_name(game, state, step.best)
    return {
        **_plain(step),
        "state": request["state"],
        "move": "" if step.what == HIDDEN_CHOICE else public_move(game, turn, move, viewer.seat),
        "said": name,
        "best": None if step.best is None else game.write_move(step.best),
        "best_said": best,
        "told": _step_text(step, seat_names(game), name, best),
    }


def seat_names(game: Game[Any, Any]) -> Sequence[str]:
    """Return the names of the seats of a game in sentences about them."""
    return COLOURS if Can.POSITIONAL in catalogue.entry(game.slug).can else SEATS


def _step_text(reviewed_step: ReviewedStep, called: Sequence[str], text: str, best: str) -> str:
    """Return a sentence about what was done, and what it cost or brought."""
    amount = Amount(
        reviewed_step.unit.name,
        abs(reviewed_step.change or NOTHING),
        float(reviewed_step.error or 0),
    ).text
    if reviewed_step.what == LUCK:
        seat = reviewed_step.seat or 0
        gained = (reviewed_step.change or NOTHING) * (1 if seat == 0 else -1)
        message = (
            _("{move} was thrown: it brought {who} {amount}.")
            if gained >= 0
            else _("{move} was thrown: it cost {who} {amount}.")
        )
        return message.with_fields(move=text, who=called[seat], amount=amount)
    choices = IN_SENTENCES if text.endswith(ENDS) else IN_ONE
    is_unvalued = reviewed_step.what == DECISION and reviewed_step.change is None
    if reviewed_step.what not in choices:
        return reviewed_step.why
    who = _("chance") if reviewed_step.seat is None else called[reviewed_step.seat]
    message = choices[UNVALUED if is_unvalued else reviewed_step.what]
    return message.with_fields(who=who, move=text, best=best, amount=amount)


def _move_name(game: Game[Any, Any], state: Any, move: Any) -> str:
    """Return the name of a move; for a throw, its notation."""
    chance = game.turn(state) is Turn.CHANCE
    return game.write_move(move) if chance else game.say_move(state, move) or game.write_move(move)


def _hand(game: Game[Any, Any], state: Any, account: Account) -> int | None:
    """Return the seat that throws, as the board shows it."""
    hand = board_scene(game, state, account, None, None).plain()["hand"]
    return hand if isinstance(hand, int) else None


def _plain(reviewed_step: ReviewedStep) -> Reply:
    fractions = (
        reviewed_step.value,
        reviewed_step.worth,
        reviewed_step.change,
        reviewed_step.error,
    )
    numbers = dict(zip(NUMBERS, fractions, strict=True))
    return {
        "what": reviewed_step.what,
        "seat": reviewed_step.seat,
        **{name: None if one is None else str(one) for name, one in numbers.items()},
        "floats": {name: float(one) for name, one in numbers.items() if one is not None},
        "unit": reviewed_step.unit.name,
        "game": str(reviewed_step.unit.game),
        "sure": reviewed_step.why
        if reviewed_step.what in {HIDDEN_CHOICE, UNJUDGED}
        else reviewed_step.sure,
        "why": reviewed_step.why,
    }


def balance(request: Request) -> Reply:
    """Return the summary of ``reviews``: replies of the door ``review``, in the order of the game.

    ``seats`` has for each seat what its choices cost and its throws brought, by unit; ``moments``
    are the steps that mattered most, each with its place among the reviews (``at``) and the board
    at that time; ``says`` describes all of it in sentences, and how certain it is.
    """
    game = asked.game(request)
    given = request.get("reviews")
    if not isinstance(given, list) or not all(isinstance(one, Mapping) for one in given):
        raise BadRequest(_("the request needs 'reviews', a list of replies of the door 'review'"))
    if len(given) > PART:
        raise BadRequest(_("at most {part} reviews are added up", part=PART))
    steps = [_read(one) for one in given]
    _summable(steps)
    summary = balances.balance(steps, seat_names(game))
    viewer = viewer_of(request, game)
    return {
        "moments": [
            {"at": at, **_board_of_step(game, given[at], viewer)} for at in summary.moments
        ],
        "seats": [
            {
                "choices": seat.choices,
                "best": seat.best,
                "costs": [_sum(one) for one in seat.costs],
                "luck": [_sum(one) for one in seat.luck],
            }
            for seat in summary.seats
        ],
        "says": list(summary.says),
    }


def _sum(one: balances.Amount) -> Reply:
    return {"unit": one.unit, "amount": str(one.amount), "margin": one.error, "told": one.text}


def _read(plain: Mapping[str, Any]) -> ReviewedStep:
    """Return a judged step from the reply that described it."""
    what, seat, unit = plain.get("what"), plain.get("seat"), plain.get("unit", "")
    is_seat = seat is None or (type(seat) is int and seat in {0, 1})
    if what not in [BEST, DECISION, FORCED, LUCK, UNJUDGED, HIDDEN_CHOICE] or not is_seat:
        raise BadRequest(_("a review has no such {field!r}", field="what or seat"))
    if not isinstance(unit, str):
        raise BadRequest(_("a review has no such {field!r}", field="unit"))
    value, worth, change, error = (_fraction(plain, name) for name in NUMBERS)
    measured = Unit(unit, _fraction(plain, "game") or Fraction(1))
    return ReviewedStep(str(what), seat, None, value, worth, change, measured, error)


def _fraction(plain: Mapping[str, Any], field: str) -> Fraction | None:
    value = plain.get(field)
    if value is None:
        return None
    if not isinstance(value, str) or not _FRACTION.fullmatch(value):
        raise BadRequest(_("a review has no such {field!r}", field=field))
    if abs(result := Fraction(value)) > LARGEST:
        raise BadRequest(_("a review has no such {field!r}", field=field))
    return result


def _summable(steps: Sequence[ReviewedStep]) -> None:
    """Raise ``BadRequest`` where the sums of costs would be too long to write."""
    common = 1
    for step in steps:
        for value in (step.value, step.change, step.unit.game):
            common = lcm(common, value.denominator if value else 1)
        if common.bit_length() > MOST_BITS:
            raise BadRequest(_("these reviews are too exact to be added up"))


def _board_of_step(game: Game[Any, Any], plain: Mapping[str, Any], viewer: Viewer) -> Reply:
    """Return the board before a choice, or after a throw."""
    state, account = position(plain, game)
    last = None
    if game.turn(state) is Turn.CHANCE:
        last = game.read_move(state, asked.text(plain, "move"))
        step = game.play(state, last)
        state, account = step.state, account.after(step)
    scene = board_scene(game, state, account, last, viewer.seat)
    return {"caption": scene.caption, "svg": svg(scene.seen_from(viewer.near), viewer.tell)}
