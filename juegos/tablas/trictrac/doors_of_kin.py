"""The doors of toc and of trictrac à écrire, whose throws score and are played as at trictrac.

Each asks trictrac's own door and names the rules by its own ids. At toc a jan is worth holes and
no points: ``holes`` then stands where ``points`` would, and the totals are in holes. Men whom only
a mistake leaves where they stand are taken with ``unchecked``, as at trictrac (``puertas``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from juegos.core.errors import BadRequest, JuegosError
from juegos.engine import account as accounts
from juegos.tablas.trictrac import cruces, doors
from juegos.tablas.trictrac import tutor as trictrac_tutor
from juegos.tablas.trictrac.a_ecrire import A_ECRIRE
from juegos.tablas.trictrac.doors import Reply, Request
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.toc import TOC, Holes

GAMES = {variant.slug: variant for variant in (TOC, A_ECRIRE)}
_SHARED = frozenset(crux.name for crux in cruces.TRICTRAC)
Door = Callable[[Request], Reply]


def score(request: Request) -> Reply:
    """Return what a throw scores for either side, and how many dice can be played."""
    game, bare = _asked(request)
    reply = _under(game.slug, doors.score, bare)
    marking = game.marking
    return _in_holes(marking, bare, reply) if isinstance(marking, Holes) else reply


def plays(request: Request) -> Reply:
    """Return where the thrower's men may stand after the throw, and the duty that binds him."""
    game, bare = _asked(request)
    return _under(game.slug, doors.plays, bare)


def why(request: Request) -> Reply:
    """Return whether a play is allowed, and if not the rule that it breaks, in words."""
    game, bare = _asked(request)
    return _under(game.slug, doors.why, bare)


def tutor(request: Request) -> Reply:
    """Return what the tutor says of a throw à écrire, or of the throws to come."""
    game, bare = _asked(request)
    state = bare.get("state")
    if isinstance(state, str):
        bare = {**bare, "state": game.write(accounts.read(game, state)[0])}
    return _under(game.slug, lambda asked: trictrac_tutor.tutor(asked, game.variant), bare)


def _asked(request: Request) -> tuple[Trictrac, Request]:
    """Return the game, and what trictrac is asked in its place."""
    given = request.get("readings", {})
    if not isinstance(given, Mapping):
        raise BadRequest('"readings" is an object like {"passage": "dames"}')
    chosen = {str(name): str(key) for name, key in given.items()}
    game = Trictrac(chosen, GAMES[request["slug"]])
    readings = {name: key for name, key in game.readings.items() if name in _SHARED}
    readings |= game.variant.bound
    return game, {**request, "slug": "trictrac", "readings": readings}


def _under(slug: str, door: Door, request: Request) -> Reply:
    """Return the reply of a door of trictrac, its rules named by the ids of another game."""
    try:
        reply = door(request)
    except JuegosError as error:
        raise type(error)(_named(str(error), slug), error.at) from None
    for told in (reply, *reply.get("events", ())):
        if told.get("rule"):
            told["rule"] = _named(told["rule"], slug)
    return reply


def _named(text: str, slug: str) -> str:
    return text.replace("trictrac.", f"{slug}.")


def _in_holes(marking: Holes, request: Request, reply: Reply) -> Reply:
    """Return what a throw scores with holes in place of points."""
    found, throw = doors.scored(request)
    events: list[dict[str, Any]] = []
    for jan, told in zip(found.jans, reply["events"], strict=True):
        bare = {name: value for name, value in told.items() if name != "points"}
        events.append({**bare, "holes": marking.worth(jan, throw)})
    totals = {
        f"total_{side}": marking.brings(found, throw, thrower=side == "thrower")
        for side in doors.SIDES
    }
    return {**reply, "events": events, **totals}
