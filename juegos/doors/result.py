"""The door of the score card: who has won a game, by which rule, how much, what was marked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from juegos import catalogue
from juegos.core.errors import BadRequest
from juegos.core.game import Game
from juegos.core.message import Message, _, marked
from juegos.doors import request as asked
from juegos.doors.play import position
from juegos.doors.request import Reply, Request
from juegos.doors.review import names
from juegos.engine.account import signed
from juegos.engine.replay import winner


def result(request: Request) -> Reply:
    """Return how a game came out that is over at ``state``.

    ``gains`` stand for each of the ``seats``, ``winner`` is the seat that gained; ``why`` is the
    rule that ended the game and ``ended`` its sense, ``says`` tells it in sentences. If the request
    has the ``events`` of the game as its replies told them, ``written`` tells how much each has
    marked by each rule, where players mark what they score, and ``paid`` the written score, one
    payment after the other, where they write one, with its ``totals``.
    """
    game = asked.game(request)
    state, account = position(request, game)
    end = game.outcome(state)
    if end is None:
        raise BadRequest(_("the game is not over"))
    seat, gains = winner(end, account), account.net(end)
    paid = _paid(request, game)
    one, other = names(game)
    first, second = map(signed, gains)
    return {
        "winner": seat,
        "seats": [one, other],
        "gains": [str(gain) for gain in gains],
        "why": end.why.id,
        "ended": marked(end.why.says),
        "says": [
            _won(seat, (one, other)),
            _(
                "In stakes: {one} {first}, {other} {second}.",
                one=one,
                first=first,
                other=other,
                second=second,
            ),
        ],
        "written": _written(request, game) if catalogue.entry(game.slug).marks else [],
        "paid": paid,
        "totals": [sum(one["amounts"][seat] for one in paid) for seat in range(game.seats)],
    }


def _won(seat: int | None, called: Sequence[str]) -> Message:
    return _("Nobody wins.") if seat is None else _("{who} wins.", who=called[seat])


def _written(request: Request, game: Game[Any, Any]) -> list[Reply]:
    """Return what each seat has marked by each rule, in the order of the rules."""
    rules = {rule.id: rule for rule in game.rules}
    sums: dict[str, list[int]] = {}
    for rule, _text, seat, amount in _amounts(request, game):
        if rule in rules:
            sums.setdefault(rule, [0] * game.seats)[seat] += amount
    return [
        {"rule": id, "says": marked(rule.says), "amounts": sums[id]}
        for id, rule in rules.items()
        if any(sums.get(id, ()))
    ]


def _paid(request: Request, game: Game[Any, Any]) -> list[Reply]:
    """Return what was paid by the rules whose payments are written down, in the order of events."""
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
