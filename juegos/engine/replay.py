"""The replay of a record, from its first position, and the check of its result."""

from __future__ import annotations

from typing import Any

from juegos.core.errors import BadNotation, at_line
from juegos.core.game import SEATS, Game, Outcome, Step
from juegos.core.headers import AGREED, UNFINISHED
from juegos.core.message import _
from juegos.core.record import Record, steps
from juegos.engine import account as accounts
from juegos.engine.account import Account


def begin(game: Game[Any, Any], record: Record) -> tuple[Any, Account]:
    r"""Return the first position of a record, else the start of its game, with the account.

    Raises:
        JuegosError: of the kind that fits, its message headed by the line of the position.

    >>> from juegos.catalogue import game_of
    >>> from juegos.core.record import parse
    >>> record = parse("Game: mayores\nStart: segunda B 11 -\n\n5-3-1\n")
    >>> game = game_of(record)
    >>> game.write(begin(game, record)[0])
    'segunda B 11 -'
    """
    written = record.header("Start")
    if not written:
        return game.start(), accounts.opening(game)
    with at_line(record.header_lines.get("Start", 1)):
        return accounts.read(game, written)


def replay(game: Game[Any, Any], record: Record) -> list[tuple[Any, Step[Any]]]:
    r"""Return each move of a record with its result.

    Raises:
        JuegosError: of the kind that fits, its message headed by the line of the error: an illegal
            move, or a result that the game does not have.

    >>> from juegos.catalogue import game_of
    >>> from juegos.core.record import parse
    >>> record = parse("Game: mayores\n\n6-4-1\n5-3-1\n")
    >>> game = game_of(record)
    >>> [game.write(step.state) for move, step in replay(game, record)]
    ['segunda B 11 -', 'fin A mayores.gana']
    """
    state, account = begin(game, record)
    played = steps(game, record, state, 0, len(record.moves))
    for _move, step in played:
        state, account = step.state, account.after(step)
    check_result(game, record, state, account)
    return played


def winner(end: Outcome, account: Account) -> int | None:
    """Return who gained in a game that is over: the taker of the stake, else the gainer on the way.

    >>> from juegos.catalogue import game
    >>> from juegos.core.game import shares
    >>> winner(shares(None, game("mayores").rules[0]), Account(0, (-2, 2)))
    1
    """
    gains = end.shares if any(end.shares) else account.net(end)
    return next((seat for seat, gain in enumerate(gains) if gain > 0), None)


def result(game: Game[Any, Any], state: Any, account: Account) -> str:
    """Return the result as a record writes it, for the state after the last move.

    >>> from juegos.catalogue import game
    >>> mayores = game("mayores")
    >>> result(mayores, mayores.read("fin A mayores.gana"), accounts.opening(mayores))
    'A'
    """
    end = game.outcome(state)
    if end is None:
        return UNFINISHED
    seat = winner(end, account)
    return "-" if seat is None else SEATS[seat]


def check_result(game: Game[Any, Any], record: Record, state: Any, account: Account) -> None:
    r"""Raise ``BadNotation`` with its line if the result of a record is not that of its moves.

    Agreed results, a draw or a resignation, are allowed only before the game is over.

    >>> from juegos.catalogue import game_of
    >>> from juegos.core.record import parse
    >>> record = parse("Game: mayores\nResult: A\n")
    >>> game = game_of(record)
    >>> check_result(game, record, *begin(game, record))
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: line 2: the result is given as 'A', but the game is not over
    """
    stated = record.header("Result")
    outcome = result(game, state, account)
    if not stated or stated == outcome or (outcome == UNFINISHED and stated.endswith(AGREED)):
        return
    with at_line(record.header_lines.get("Result", 1)):
        if outcome == UNFINISHED:
            says = _("the result is given as {told!r}, but the game is not over")
        else:
            says = _("the result given is {told!r}, but the moves make it {found!r}")
        raise BadNotation(says.with_fields(told=stated, found=outcome))
