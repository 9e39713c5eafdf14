"""The door of the score card: the winner of a game, the rule, the amount, the marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from juegos import catalogue
from juegos.core.entry import Entry
from juegos.core.errors import BadRequest
from juegos.core.game import Game
from juegos.core.message import Message, _, as_message
from juegos.doors import request as asked
from juegos.doors.play import position
from juegos.doors.request import Reply, Request
from juegos.doors.review import seat_names
from juegos.engine.account import is_staked, signed
from juegos.engine.replay import winner


def result(request: Request) -> Reply:
    """Return the result of a game that is over at ``state``.

    ``gains`` has an amount for each of the ``seats``, ``winner`` is the seat that gained; ``why``
    is the rule that ended the game, ``ended`` its sense, and ``says`` sentences about it, with the
    stakes in games of dice and where more than the game was won. If the request has the ``events``
    of the game from its replies, ``written`` tells how much each seat has scored by each rule,
    where players mark their scores, ``marked`` is the total of that, and ``holes`` the number of
    holes of each at the end, where points make holes; ``paid`` is the written score, payment by
    payment, where there is one, with its ``totals``.
    """
    game = asked.game(request)
    state, account = position(request, game)
    end = game.outcome(state)
    if end is None:
        raise BadRequest(_("the game is not over"))
    seat, gains = winner(end, account), account.net(end)
    entry, paid = catalogue.entry(game.slug), _payment_rows(request, game)
    at_stake = entry.family == "dados" or is_staked(game) or max(gains) > 1
    written = _score_rows(request, game, entry) if entry.marks else []
    standing: Any = game.scene(state).plain().get("standing", {})
    one, other = seat_names(game)
    first, second = map(signed, gains)
    stakes = _(
        "In stakes: {one} {first}, {other} {second}.",
        one=one,
        first=first,
        other=other,
        second=second,
    )
    return {
        "winner": seat,
        "seats": [one, other],
        "gains": [str(gain) for gain in gains],
        "why": end.why.id,
        "ended": as_message(end.why.says),
        "says": [
            _result_text(seat, (one, other)),
            *([stakes] if at_stake else []),
        ],
        "written": written,
        "marked": _totals(written, game.seats),
        "holes": standing["holes"] if entry.marking and not entry.pays else [],
        "paid": paid,
        "totals": _totals(paid, game.seats),
    }


def _totals(rows: Sequence[Reply], seats: int) -> list[int]:
    return [sum(row["amounts"][seat] for row in rows) for seat in range(seats)]


def _result_text(seat: int | None, called: Sequence[str]) -> Message:
    return _("Nobody wins.") if seat is None else _("{who} wins.", who=called[seat])


def _score_rows(request: Request, game: Game[Any, Any], entry: Entry) -> list[Reply]:
    """Return the scores of each seat by each rule, in the order of the rules.

    Where the board marks what rules have brought, only marked scores count: under their own rules,
    or under the rule of the marking if something else was marked than they brought.
    """
    rules = {rule.id: rule for rule in game.rules}
    marking, pays = (
        {f"{game.slug}.{name}" for name in names} for names in (entry.marking, entry.pays)
    )
    sums: dict[str, list[int]] = {}
    brought: list[list[tuple[str, int]]] = [[] for _seat in range(game.seats)]
    for rule, _text, seat, amount in _amounts(request, game):
        if rule not in rules or rule in pays or (rule in marking and amount <= 0):
            continue
        if marking and rule not in marking:
            brought[seat].append((rule, amount))
            continue
        is_all = sum(points for _rule, points in brought[seat]) == amount
        for one, points in brought[seat] if marking and is_all else [(rule, amount)]:
            sums.setdefault(one, [0] * game.seats)[seat] += points
        brought[seat] = []
    return [
        {"rule": id, "says": as_message(rule.says), "amounts": sums[id]}
        for id, rule in rules.items()
        if any(sums.get(id, ()))
    ]


def _payment_rows(request: Request, game: Game[Any, Any]) -> list[Reply]:
    """Return the payments by rules whose payments are written down, in the order of events."""
    pays = {f"{game.slug}.{name}" for name in catalogue.entry(game.slug).pays}
    return [
        {
            "rule": rule,
            "says": text,
            "amounts": [amount * (seat == one) for one in range(game.seats)],
        }
        for rule, text, seat, amount in _amounts(request, game)
        if rule in pays
    ]


def _amounts(request: Request, game: Game[Any, Any]) -> Iterator[tuple[str, str, int, int]]:
    """Yield the rule, the words, the seat and the amount of each event that has an amount."""
    for event in _events(request):
        rule, seat, amount = event.get("rule"), event.get("seat"), event.get("amount")
        if type(amount) is int and type(seat) is int and 0 <= seat < game.seats:
            yield str(rule), str(event.get("text")), seat, amount


def _events(request: Request) -> list[Mapping[str, Any]]:
    events = request.get("events", [])
    if not isinstance(events, list) or not all(isinstance(one, Mapping) for one in events):
        raise BadRequest(_("'events' is a list of what happened, as replies tell it"))
    return events
