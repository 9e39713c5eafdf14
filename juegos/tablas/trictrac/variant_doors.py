"""The doors of toc and of trictrac à écrire, whose throws score and are played as at trictrac.

Each asks trictrac's own door, which names the rules by the ids of the game. At toc a jan is worth
holes and no points: ``holes`` replaces ``points``, and the totals are in holes. ``unchecked``
accepts men in places that only a mistake can explain, as at trictrac (``doors``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos.core.errors import BadRequest
from juegos.core.message import _
from juegos.engine import account as accounts
from juegos.tablas.trictrac import cruces, doors
from juegos.tablas.trictrac import tutor as trictrac_tutor
from juegos.tablas.trictrac.a_ecrire import A_ECRIRE
from juegos.tablas.trictrac.doors import Reply, Request
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.toc import TOC, Holes

GAMES = {variant.slug: variant for variant in (TOC, A_ECRIRE)}
_SHARED = frozenset(crux.name for crux in cruces.TRICTRAC)


def score(request: Request) -> Reply:
    """Return the score of a throw for either side, and how many dice can be played."""
    game, bare = _requested(request)
    reply = doors.score(bare, game.variant)
    marking = game.marking
    return _in_holes(marking, bare, reply) if isinstance(marking, Holes) else reply


def plays(request: Request) -> Reply:
    """Return the positions of the thrower's men after the throw, and the duty that applies."""
    game, bare = _requested(request)
    return doors.plays(bare, game.variant)


def why(request: Request) -> Reply:
    """Return whether a play is allowed, and if not the rule that it breaks, in words."""
    game, bare = _requested(request)
    return doors.why(bare, game.variant)


def tutor(request: Request) -> Reply:
    """Return the tutor's reply about a throw à écrire, or about the throws to come."""
    game, bare = _requested(request)
    state = bare.get("state")
    if isinstance(state, str):
        bare = {**bare, "state": game.write(accounts.read(game, state)[0])}
    return trictrac_tutor.tutor(bare, game.variant)


def _requested(request: Request) -> tuple[Trictrac, Request]:
    """Return the game, and the request to trictrac in its place."""
    given = request.get("readings", {})
    if not isinstance(given, Mapping):
        raise BadRequest(_('"readings" is an object like {"passage": "dames"}'))
    chosen = {str(name): str(key) for name, key in given.items()}
    game = Trictrac(chosen, GAMES[request["slug"]])
    readings = {name: key for name, key in game.readings.items() if name in _SHARED}
    readings |= game.variant.bound
    return game, {**request, "slug": "trictrac", "readings": readings}


def _in_holes(marking: Holes, request: Request, reply: Reply) -> Reply:
    """Return the score of a throw with holes in place of points."""
    result, throw = doors.score_of_request(request)
    events: list[dict[str, Any]] = []
    for jan, results in zip(result.jans, reply["events"], strict=True):
        bare = {name: value for name, value in results.items() if name != "points"}
        events.append({**bare, "holes": marking.worth(jan, throw)})
    totals = {
        f"total_{side}": marking.brings(result, throw, thrower=side == "thrower")
        for side in doors.SIDES
    }
    return {**reply, "events": events, **totals}
