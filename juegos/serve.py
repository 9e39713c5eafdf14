"""The only entry point of worker, command line and outside checks: ``handle(request) -> reply``.

Plain JSON both ways. An error is returned as ``{"error": {"kind", "message", "at", "rule"}}``,
never as a traceback: ``at`` is a place in the input and ``rule`` the id of the broken rule, each
None where there is none. The kinds are the classes of ``juegos.core.errors``. One of them,
``Internal``, is a fault of this package: its trace goes to the log ``juegos.serve``. Fractions are
texts (``"5527/10654"``); ``floats`` has the same numbers as decimals. The state of a staked game
includes its account (``juegos.engine.account``).

A request holds the fields of its door (``juegos.doors.fields``) and no others.

The replies of the doors hold messages (``juegos.core.message``), which are English texts. Only this
module translates them, into the language that a request names by ``lang``.

A door is imported when it is asked, so that listing the games imports none of them; the same holds
for the module that logs a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from gettext import NullTranslations
from pkgutil import resolve_name

from juegos.core.errors import BadRequest, Internal, JuegosError, UnknownName, nearest
from juegos.core.message import ENGLISH, _, translated
from juegos.doors.request import Reply, Request, check, language, text


def handle(request: object) -> Reply:
    """Return the reply to a request, or its error; never raises, whatever a request holds.

    >>> handle({"do": "moves", "slug": "alquerque", "state": "5/5/2b2/2w2/5 w"})["moves"]
    ['c2-c1', 'c2-b2', 'c2-d2', 'c2xc4']
    >>> handle({"do": "odds", "slug": "mayores"})["mean_casts"]
    '7776/3527'
    >>> handle({"do": "start", "slug": "azer"})["error"]["kind"]
    'UnknownName'
    """
    translations = ENGLISH
    try:
        asked = _object(request)
        translations = language(asked)
        reply = _door(asked)(asked)
        return reply if translations is ENGLISH else dict(translated(reply, translations))
    except JuegosError as error:
        return _error(error, translations)
    except Exception as fault:  # a caller gets an answer, whatever went wrong
        import logging

        logging.getLogger(__name__).exception("a request was not foreseen")
        return _error(Internal.of(fault), translations)


def _error(error: JuegosError, translations: NullTranslations) -> Reply:
    result = error.localize(translations)
    kind, rule = type(error).__name__, error.rule or None
    return {"error": {"kind": kind, "message": result, "at": error.at, "rule": rule}}


def _object(request: object) -> Request:
    if not isinstance(request, Mapping):
        raise BadRequest(_('a request is an object like {"do": "list"}'))
    return request


def _door(request: Request) -> Callable[[Request], Reply]:
    """Return the door that a request asks, once the request has passed its checks."""
    do = text(request, "do", DOORS)
    if do not in DOORS:
        raise UnknownName(_("there is no door {do!r}; {doors}", do=do, doors=nearest(do, DOORS)))
    check(do, request)
    door: Callable[[Request], Reply] = resolve_name(DOORS[do])
    return door


# What answers each request: module and function, imported when it is asked.
DOORS: dict[str, str] = {
    "list": "juegos.doors.games:games",
    "start": "juegos.doors.play:start",
    "moves": "juegos.doors.play:moves",
    "play": "juegos.doors.play:play",
    "throw": "juegos.doors.play:throw",
    "deal": "juegos.doors.play:deal",
    "advise": "juegos.doors.analysis:advise",
    "odds": "juegos.doors.analysis:odds",
    "perft": "juegos.doors.analysis:perft",
    "table": "juegos.doors.analysis:table",
    "record": "juegos.doors.play:record",
    "link": "juegos.doors.links:link",
    "unlink": "juegos.doors.links:unlink",
    "convert": "juegos.doors.formats:convert",
    "score": "juegos.doors.games:reply_of_game",
    "partie": "juegos.doors.games:reply_of_game",
    "count": "juegos.doors.games:reply_of_game",
    "teach": "juegos.doors.games:reply_of_game",
    "plays": "juegos.doors.games:reply_of_game",
    "mark": "juegos.doors.games:reply_of_game",
    "why": "juegos.doors.games:reply_of_game",
    "tutor": "juegos.doors.games:reply_of_game",
    "ids": "juegos.doors.games:reply_of_game",
    "replay": "juegos.doors.replay:replay",
    "records": "juegos.doors.replay:read_records",
    "letter-begin": "juegos.doors.letters:begin",
    "letter-read": "juegos.doors.letters:read",
    "letter-write": "juegos.doors.letters:write",
    "review": "juegos.doors.review:review",
    "balance": "juegos.doors.review:balance",
    "result": "juegos.doors.result:result",
    "puzzle": "juegos.doors.puzzles:puzzle",
    "solve": "juegos.doors.puzzles:solve",
}
