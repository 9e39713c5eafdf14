"""The only door of worker, command line and outside checks: ``handle(request) -> reply``.

Plain JSON both ways. What goes wrong comes back as ``{"error": {"kind", "message", "at"}}``,
never as a traceback; the kinds are the classes of ``juegos.core.errors``. One of them,
``Internal``, is a fault of ours and not of the request: its trace goes to the log
``juegos.serve``. Fractions are texts (``"5527/10654"``); under ``floats`` stand the same numbers
as decimals. The state of a staked game carries its account (``juegos.engine.account``).

What the doors return holds messages (``juegos.core.message``). They are English texts as they are;
here alone, at the edge, they are said in the language that a request asks for by ``lang``.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from fractions import Fraction
from functools import lru_cache, partial
from gettext import NullTranslations
from typing import Any, NamedTuple

from juegos import catalogue, tables
from juegos.core import record
from juegos.core.advice import view
from juegos.core.errors import (
    BadRequest,
    Internal,
    JuegosError,
    NotExact,
    UnknownName,
    one_of,
)
from juegos.core.game import Counted, Event, Game, Outcome, Stepwise, Turn
from juegos.core.languages import language
from juegos.core.manifest import Entry
from juegos.core.message import ENGLISH, Tell, _, told
from juegos.draw.drawing import svg
from juegos.engine import account as accounts
from juegos.engine.account import Account
from juegos.engine.odds import odds
from juegos.engine.perft import perft, perft_placed
from juegos.engine.sample import draw

Request = Mapping[str, Any]
Reply = dict[str, Any]

LOG = logging.getLogger(__name__)
DEEPEST = 12
MOST_DRAWN = 1000  # casts in a row before a seat is to move: more than any game has
PART = 4000  # moves of a record that are gone through at once
# The most states that a count of sequences keeps: of games counted by position, and of others.
MOST, FEW = 100_000, 2_000


def handle(request: object) -> Reply:
    """Return the reply to a request, or its error; never raises, whatever a request holds.

    >>> handle({"do": "moves", "slug": "alquerque", "state": "5/5/2b2/2w2/5 w"})["moves"]
    ['c2-c1', 'c2-b2', 'c2-d2', 'c2xc4']
    >>> handle({"do": "odds", "slug": "mayores"})["mean_casts"]
    '7776/3527'
    >>> handle({"do": "start", "slug": "azer"})["error"]["kind"]
    'UnknownName'
    """
    said_in = ENGLISH
    try:
        asked = _object(request)
        said_in = _language(asked)
        reply = _replied(asked)
        return reply if said_in is ENGLISH else dict(told(reply, said_in))
    except JuegosError as error:
        return _error(error, said_in)
    except Exception as fault:  # whatever it is, whoever asks gets an answer
        LOG.exception("a request was not foreseen")
        return _error(Internal.of(fault), said_in)


def _error(error: JuegosError, said_in: NullTranslations) -> Reply:
    said = error.told(said_in)
    return {"error": {"kind": type(error).__name__, "message": said, "at": error.at}}


def _object(request: object) -> Request:
    if not isinstance(request, Mapping):
        raise BadRequest(_('a request is an object like {"do": "list"}'))
    return request


def _language(request: Request) -> NullTranslations:
    """Return the language that a request asks for; raises ``BadRequest`` for an unknown one."""
    return language(request.get("lang", "en"))


def _replied(request: Request) -> Reply:
    do = _text(request, "do", DOORS)
    if do not in DOORS:
        raise UnknownName(_("there is no door {do!r}; {doors}", do=do, doors=one_of(DOORS)))
    return DOORS[do](request)


def _text(request: Request, field: str, among: Iterable[str] = ()) -> str:
    """Return a field that is a text; ``among`` are those that it may be, for the error's sake."""
    value = request.get(field)
    if isinstance(value, str):
        return value
    if names := list(among):
        known = one_of(names)
        raise BadRequest(_("the request needs a text {field!r}; {names}", field=field, names=known))
    raise BadRequest(_("the request needs a text {field!r}", field=field))


def _whole(request: Request, field: str, low: int, high: int) -> int:
    value = request.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadRequest(
            _(
                "the request needs {field!r}, a whole number from {low} to {high}",
                field=field,
                low=low,
                high=high,
            )
        )
    return value


def _readings(request: Request) -> dict[str, str]:
    value = request.get("readings", {})
    if not isinstance(value, Mapping) or not all(isinstance(v, str) for v in value.values()):
        raise BadRequest(_('\'readings\' is an object like {"encuentro": "pasa"}'))
    return {str(name): key for name, key in value.items()}


def _game(request: Request) -> Game[Any, Any]:
    slug = _text(request, "slug", catalogue.CATALOGUE)
    return _kept(slug, tuple(sorted(_readings(request).items())))


@lru_cache(maxsize=8)
def _kept(slug: str, readings: tuple[tuple[str, str], ...]) -> Game[Any, Any]:
    """Return a game; the last few are kept, for a large board has large tables to make."""
    return catalogue.game(slug, dict(readings))


def _position(request: Request, game: Game[Any, Any]) -> tuple[Any, Account]:
    return accounts.read(game, _text(request, "state"))


def _list(request: Request) -> Reply:
    return {"games": [_described(entry) for entry in catalogue.CATALOGUE.values()]}


def _described(entry: Entry) -> Reply:
    return {
        "slug": entry.slug,
        "name": entry.name,
        "family": entry.family,
        "seats": entry.seats,
        "levels": list(entry.levels),
        "cruces": [
            {
                "name": crux.name,
                "keys": list(crux.keys),
                "default": crux.default,
                "question": crux.question,
                "locus": str(crux.locus),
                "readings": [asdict(reading) for reading in crux.readings],
            }
            for crux in entry.cruces
        ],
        "loci": list(entry.loci),
    }


def _start(request: Request) -> Reply:
    """Return the beginning of a game, or the position that the request sets up for it."""
    game = _game(request)
    setup = _position(request, game) if "state" in request else None
    state, account = setup or (game.start(), accounts.opening(game))
    return _shown(game, state, account, None, (), _viewer(request, game))


class Viewer(NamedTuple):
    """For whom a reply is: a seat, None for nobody's eyes in particular; how words are told him."""

    seat: int | None
    tell: Tell


def _viewer(request: Request, game: Game[Any, Any]) -> Viewer:
    return Viewer(_seat(request, game), _tell(request))


def _seat(request: Request, game: Game[Any, Any]) -> int | None:
    """Return the seat that alone is to see the reply, None where nothing need be hidden."""
    return _whole(request, "seat", 0, game.seats - 1) if "seat" in request else None


def _tell(request: Request) -> Tell:
    """Return what says a sentence in the language of the request."""
    said_in = _language(request)
    return str if said_in is ENGLISH else partial(told, language=said_in)


def _shown(  # noqa: PLR0913, PLR0917  what a step comes to, and for whom
    game: Game[Any, Any],
    state: Any,
    account: Account,
    last: Any,
    events: tuple[Any, ...],
    viewer: Viewer,
) -> Reply:
    """Return the part that the replies to start, play, throw and record share, for one seat.

    Only ``state`` tells also what is hidden from the seat; who keeps it must not show it.
    """
    seat = viewer.seat
    end = game.outcome(state)
    hidden = catalogue.entry(game.slug).hidden(game)
    if seat is not None and hidden is not None:
        scene = hidden.shown_to(state, seat, last)
    else:
        scene = accounts.scene(game, state, account, last)
    return {
        "slug": game.slug,
        "readings": dict(game.readings),
        "state": accounts.write(game, state, account),
        **({"account": _plain(account)} if accounts.staked(game) else {}),
        **_choices(game, state, seat),
        "scene": {**scene.plain(), "svg": svg(scene, viewer.tell)},
        "events": [
            {"rule": e.rule.id, "text": e.text, "seat": e.seat, "amount": e.amount} for e in events
        ],
        "outcome": None if end is None else _ended(end, account),
    }


def _ended(end: Outcome, account: Account) -> Reply:
    """Return how a game ended; if nobody takes the stake, who gained on the way is the winner."""
    gains = end.shares if any(end.shares) else account.net(end)
    winner = next((seat for seat, gain in enumerate(gains) if gain > 0), None)
    return {"shares": [str(share) for share in end.shares], "why": end.why.id, "winner": winner}


def _plain(account: Account) -> Reply:
    return {"pot": account.pot, "paid": list(account.paid)}


def _choices(game: Game[Any, Any], state: Any, seat: int | None = None) -> Reply:
    turn, entry = game.turn(state), catalogue.entry(game.slug)
    if seat is not None and turn != seat and entry.hidden(game) is not None:
        called = turn.value if isinstance(turn, Turn) else turn
        return {"turn": called, "moves": [], "names": [], "weights": [], "paths": [], "takes": []}
    weights = dict(game.throws(state).items()) if turn is Turn.CHANCE else {}
    moves = list(weights) or list(game.moves(state))
    stepwise, woven = entry.stepwise(game), entry.woven(game)
    return {
        "turn": turn.value if isinstance(turn, Turn) else turn,
        "moves": [game.write_move(move) for move in moves],
        "names": [] if weights else [game.say_move(state, move) for move in moves],
        "weights": list(weights.values()),
        **(_ways(stepwise, moves) if stepwise is not None else {}),
        **({"web": woven.web(state)} if moves and not weights and woven is not None else {}),
    }


def _ways(game: Stepwise, moves: list[Any]) -> Reply:
    """Return each move step by step, for a board on which it is made so, and what it takes."""
    return {
        "paths": [list(game.steps(move)) for move in moves],
        "takes": [list(game.takes(move)) for move in moves],
    }


def _moves(request: Request) -> Reply:
    game = _game(request)
    state, _ = _position(request, game)
    return _choices(game, state, _seat(request, game))


def _play(request: Request) -> Reply:
    game = _game(request)
    state, account = _position(request, game)
    move = game.read_move(state, _text(request, "move"))
    return _after(game, state, account, move, _viewer(request, game))


def _after(game: Game[Any, Any], state: Any, account: Account, move: Any, viewer: Viewer) -> Reply:
    step = game.play(state, move)
    shown = _shown(game, step.state, account.after(step), move, step.events, viewer)
    written = game.write_move(move)
    hidden = catalogue.entry(game.slug).hidden(game)
    if hidden is not None and viewer.seat not in {None, game.turn(state)}:
        written = hidden.heard(move)
    return {"move": written, **shown}


def _throw(request: Request) -> Reply:
    game = _game(request)
    state, account = _position(request, game)
    if game.turn(state) is not Turn.CHANCE:
        raise BadRequest(_("there is nothing to throw here; ask 'moves' what there is to do"))
    move = draw(game.throws(state), _rng(request))
    return _after(game, state, account, move, _viewer(request, game))


def _deal(request: Request) -> Reply:
    """Let chance move until a seat is to move, and return how things stand then."""
    game = _game(request)
    state, account = _position(request, game)
    rng, move = _rng(request), None
    events: tuple[Event, ...] = ()
    for _cast in range(MOST_DRAWN):
        if game.turn(state) is not Turn.CHANCE:
            break
        move = draw(game.throws(state), rng)
        step = game.play(state, move)
        state, account, events = step.state, account.after(step), (*events, *step.events)
    if move is None:
        raise BadRequest(_("there is nothing to deal here; ask 'moves' what there is to do"))
    return {"move": "", **_shown(game, state, account, move, events, _viewer(request, game))}


def _own(request: Request) -> Reply:
    """Return the reply of a door that only some games have."""
    slug, do = _text(request, "slug"), request["do"]
    having = [entry.slug for entry in catalogue.CATALOGUE.values() if do in entry.doors]
    if slug not in having:
        raise UnknownName(
            _("{slug!r} has no door {do!r}; {having}", slug=slug, do=do, having=one_of(having))
        )
    return dict(catalogue.entry(slug).doors[do](request))


def _rng(request: Request) -> random.Random:
    """Return a source of chance: from the seed, if there is one."""
    seed = request.get("seed")
    if seed is not None and not isinstance(seed, int | str):
        raise BadRequest(_("'seed' is a whole number or a text"))
    if isinstance(seed, str):  # JSON allows half a surrogate pair, which has no UTF-8
        seed = seed.encode("utf-8", "surrogatepass")
    return random.Random(seed)


def _advise(request: Request) -> Reply:
    game = _game(request)
    state, account = _position(request, game)
    players = catalogue.entry(game.slug).players
    level, rng = players.level(request.get("level", players.levels[0])), _rng(request)
    found = players.advise(view(game, state, account.pot, account.paid), level, rng)
    gains = found.worth or {found.move: found.value}
    worth = {game.write_move(move): str(gain) for move, gain in gains.items()}
    move = {"move": game.write_move(found.move), "why": found.why}
    return {**move, **numbers({"value": found.value}), "worth": worth}


def _odds(request: Request) -> Reply:
    game = _game(request)
    entry = catalogue.entry(game.slug)
    if "odds" in entry.doors:
        return _own(request)
    if (counted := entry.counted(game)) is not None:
        return _known(request, game, counted)
    state, account = _position(request, game) if "state" in request else (None, None)
    found = numbers(asdict(odds(game, state, account=account)))
    policy = {"policy": game.policy.says} if game.policy else {}
    return {"slug": game.slug, "readings": dict(game.readings), **policy, **found}


def _known(request: Request, game: Game[Any, Any], counted: Counted) -> Reply:
    """Return the exact chances of a game whose players decide, and beside them sampled figures."""
    if "state" in request:
        raise NotExact(
            _("{slug} has chances as a whole, not of a state: leave 'state' out", slug=game.slug)
        )
    found = counted.known()
    sampled = {name: asdict(estimate) for name, estimate in found.sampled.items()}
    return {
        "slug": game.slug,
        "readings": dict(game.readings),
        **numbers(found.chances),
        "simulated": sampled,
        "played": found.played,
    }


def numbers(values: Mapping[str, Fraction]) -> Reply:
    """Return fractions as texts, and all of them as decimals under ``floats``.

    >>> numbers({"p_first": Fraction(1, 2)})
    {'p_first': '1/2', 'floats': {'p_first': 0.5}}
    """
    exact = {name: str(value) for name, value in values.items()}
    return {**exact, "floats": {name: float(value) for name, value in values.items()}}


def _perft(request: Request) -> Reply:
    game = _game(request)
    state = _position(request, game)[0] if "state" in request else game.start()
    depth = _whole(request, "depth", 0, DEEPEST)
    placed = catalogue.entry(game.slug).placed(game)
    if placed is None:
        nodes = perft(game, state, depth, FEW)
    else:
        nodes = perft_placed(placed, state, depth, MOST)
    return {"slug": game.slug, "depth": depth, "nodes": nodes}


def _table(request: Request) -> Reply:
    id = _text(request, "id", tables.ids())
    return tables.table(id, _readings(request)).plain()


def _record(request: Request) -> Reply:
    """Return the position that a record leads to.

    A long record is replayed in parts of at most ``PART`` moves. The request for a part says in
    ``from`` how many moves are done, and in ``state`` what they led to.
    """
    parsed = record.parse(_text(request, "text"))
    many, parts = len(parsed.moves), "from" in request
    if many > PART and not parts:
        raise BadRequest(
            _(
                "the record has {moves} moves: ask for {part} at a time, first with 'from': 0, "
                "then with the 'done' of each reply as 'from' and its 'state'",
                moves=many,
                part=PART,
            )
        )
    game = catalogue.of(parsed)
    first = _whole(request, "from", 0, many) if parts else 0
    state, account = _position(request, game) if first else (game.start(), accounts.opening(game))
    done = min(first + PART, many)
    last, events = None, list[Event]()
    for move, step in record.steps(game, parsed, state, first, done):
        last, state, account = move, step.state, account.after(step)
        events += step.events
    return {
        **({"text": record.write(parsed)} if done == many else {}),
        **({"done": done, "of": many} if parts else {}),
        **_shown(game, state, account, last, tuple(events), Viewer(None, _tell(request))),
    }


DOORS: dict[str, Callable[[Request], Reply]] = {
    "list": _list,
    "start": _start,
    "moves": _moves,
    "play": _play,
    "throw": _throw,
    "deal": _deal,
    "advise": _advise,
    "odds": _odds,
    "perft": _perft,
    "table": _table,
    "record": _record,
    "score": _own,
    "partie": _own,
    "count": _own,
    "teach": _own,
    "plays": _own,
    "mark": _own,
    "why": _own,
    "tutor": _own,
    "ids": _own,
}
