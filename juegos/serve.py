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
from dataclasses import asdict
from gettext import NullTranslations

from juegos import catalogue
from juegos.core.errors import BadRequest, Internal, JuegosError, UnknownName, one_of
from juegos.core.manifest import Entry
from juegos.core.message import ENGLISH, _, translated
from juegos.doors import validation
from juegos.doors.game_specific import reply
from juegos.doors.request import Reply, Request, language, text


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
        reply = _replied(asked)
        return reply if translations is ENGLISH else dict(translated(reply, translations))
    except JuegosError as error:
        return _error(error, translations)
    except Exception as fault:  # whatever it is, whoever asks gets an answer
        import logging

        logging.getLogger(__name__).exception("a request was not foreseen")
        return _error(Internal.of(fault), translations)


def _error(error: JuegosError, translations: NullTranslations) -> Reply:
    said = error.localize(translations)
    kind, rule = type(error).__name__, error.rule or None
    return {"error": {"kind": kind, "message": said, "at": error.at, "rule": rule}}


def _object(request: object) -> Request:
    if not isinstance(request, Mapping):
        raise BadRequest(_('a request is an object like {"do": "list"}'))
    return request


def _replied(request: Request) -> Reply:
    do = text(request, "do", DOORS)
    if do not in DOORS:
        raise UnknownName(_("there is no door {do!r}; {doors}", do=do, doors=one_of(DOORS)))
    validation.check(do, request)
    return DOORS[do](request)


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
    from juegos.doors.play import start

    return start(request)


def _moves(request: Request) -> Reply:
    from juegos.doors.play import moves

    return moves(request)


def _play(request: Request) -> Reply:
    from juegos.doors.play import play

    return play(request)


def _throw(request: Request) -> Reply:
    from juegos.doors.play import throw

    return throw(request)


def _deal(request: Request) -> Reply:
    from juegos.doors.play import deal

    return deal(request)


def _record(request: Request) -> Reply:
    from juegos.doors.play import record

    return record(request)


def _replay(request: Request) -> Reply:
    from juegos.doors.replay import replay

    return replay(request)


def _link(request: Request) -> Reply:
    from juegos.doors.links import link

    return link(request)


def _unlink(request: Request) -> Reply:
    from juegos.doors.links import unlink

    return unlink(request)


def _convert(request: Request) -> Reply:
    from juegos.doors.formats import convert

    return convert(request)


def _records(request: Request) -> Reply:
    from juegos.doors.replay import read_records

    return read_records(request)


def _letter_begin(request: Request) -> Reply:
    from juegos.doors.letters import begin

    return begin(request)


def _letter_read(request: Request) -> Reply:
    from juegos.doors.letters import read

    return read(request)


def _letter_write(request: Request) -> Reply:
    from juegos.doors.letters import write

    return write(request)


def _advise(request: Request) -> Reply:
    from juegos.doors.analysis import advise

    return advise(request)


def _review(request: Request) -> Reply:
    from juegos.doors.review import review

    return review(request)


def _balance(request: Request) -> Reply:
    from juegos.doors.review import balance

    return balance(request)


def _result(request: Request) -> Reply:
    from juegos.doors.result import result

    return result(request)


def _odds(request: Request) -> Reply:
    from juegos.doors.analysis import odds

    return odds(request)


def _perft(request: Request) -> Reply:
    from juegos.doors.analysis import perft

    return perft(request)


def _table(request: Request) -> Reply:
    from juegos.doors.analysis import table

    return table(request)


def _puzzle(request: Request) -> Reply:
    from juegos.doors.puzzles import puzzle

    return puzzle(request)


def _solve(request: Request) -> Reply:
    from juegos.doors.puzzles import solve

    return solve(request)


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
    "link": _link,
    "unlink": _unlink,
    "convert": _convert,
    "score": reply,
    "partie": reply,
    "count": reply,
    "teach": reply,
    "plays": reply,
    "mark": reply,
    "why": reply,
    "tutor": reply,
    "ids": reply,
    "replay": _replay,
    "records": _records,
    "letter-begin": _letter_begin,
    "letter-read": _letter_read,
    "letter-write": _letter_write,
    "review": _review,
    "balance": _balance,
    "result": _result,
    "puzzle": _puzzle,
    "solve": _solve,
}
