"""What every request is held to before its door looks at it: its fields, and what they hold."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from juegos.core.errors import BadRequest, nearest, quoted
from juegos.core.message import _
from juegos.doors.fields import request_types
from juegos.doors.request import Request

DEEPEST = 9  # lists and objects within each other; replies, which some requests hold, have five
MOST_DIGITS = 1000  # of a whole number
MOST_BITS = (10**MOST_DIGITS - 1).bit_length()
ASIDE = {"seed", "text"}
_HALF = re.compile("[\ud800-\udfff]")


def check(do: str, request: Request) -> None:
    """Raise ``BadRequest`` for a field that a door does not take, with the name nearest to it.

    Where there are several ways to ask, the one that has most of the fields is meant. What is no
    text or no number that could be written again is refused in any field: half a letter, which
    JSON allows (a seed may be that, and a record is refused with its line), a whole number of very
    many digits, and lists within lists without end.

    >>> check("odds", {"do": "odds", "slug": "azar", "reading": {}})
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadRequest: the door 'odds' takes no field 'reading'; nearest: readings
    """
    known: Collection[str] = max(
        (way.__annotations__ for way in request_types(do)),
        key=lambda fields: len(fields & request.keys()),
    )
    for field in request:
        if field not in known:
            says = _("the door {do!r} takes no field {field}; {names}")
            names = nearest(str(field), known)
            raise BadRequest(says.with_fields(do=do, field=quoted(field), names=names))
    for field, value in request.items():
        _writable(field, value)


def _writable(field: str, value: object) -> None:
    """Raise ``BadRequest`` for what cannot be written again, however deep it lies in a value."""
    ahead = [(value, 0)]
    while ahead:
        here, depth = ahead.pop()
        if depth > DEEPEST:
            says = _("{field!r} holds values within values, more than {most} deep")
            raise BadRequest(says.with_fields(field=field, most=DEEPEST))
        match here:
            case str(text) if not text.isascii() and _HALF.search(text):
                if field in ASIDE and not depth:
                    continue
                says = _("{field!r} holds half a letter, a surrogate without its other half")
                raise BadRequest(says.with_fields(field=field))
            case int(number) if number.bit_length() > MOST_BITS:
                says = _("{field!r} holds a whole number of more than {most} digits")
                raise BadRequest(says.with_fields(field=field, most=MOST_DIGITS))
            case list(parts) | tuple(parts):
                ahead += ((part, depth + 1) for part in parts)
            case Mapping() as parts:
                ahead += ((part, depth + 1) for part in (*parts, *parts.values()))
