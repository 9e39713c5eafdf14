"""The checks that every request passes before its door: its fields, and what they may hold."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import get_type_hints

from juegos.core.errors import BadRequest, nearest, quoted
from juegos.core.message import _
from juegos.doors.fields import request_types
from juegos.doors.request import Request

DEEPEST = 9  # lists and objects within each other; replies, which some requests hold, have five
MOST_DIGITS = 1000  # of a whole number
MOST_BITS = (10**MOST_DIGITS - 1).bit_length()
ASIDE = {"seed", "text"}
_HALF = re.compile("[\ud800-\udfff]")
_types = cache(get_type_hints)


def check(do: str, request: Request) -> None:
    """Raise ``BadRequest`` for a field that a door does not take, with the name nearest to it.

    Where a door has several shapes of request, the one with most of the fields is meant. Numbers
    and truth values are checked by their types. Values that could not be written again are refused
    in any field: half a surrogate pair, which JSON allows (a seed may be one, and a record is
    refused with its line), a whole number of very many digits, and endlessly nested lists.

    >>> check("odds", {"do": "odds", "slug": "azar", "reading": {}})
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadRequest: the door 'odds' takes no field 'reading'; nearest: readings
    """
    result = max(map(_types, request_types(do)), key=lambda fields: len(fields & request.keys()))
    for field in request:
        if field not in result:
            says = _("the door {do!r} takes no field {field}; {names}")
            names = nearest(str(field), result)
            raise BadRequest(says.with_fields(do=do, field=quoted(field), names=names))
    for field, value in request.items():
        _writable(field, value)
        _typed(field, value, result[field])


def _typed(field: str, value: object, hint: object) -> None:
    """Raise ``BadRequest`` for what is no number or no truth value where the list says so.

    A door that does not need a field does not look at it; JSON's true is a number to Python.
    """
    if hint is bool and not isinstance(value, bool):
        raise BadRequest(_("{name!r} is true or false", name=field))
    number = isinstance(value, int) and not isinstance(value, bool)
    if hint is int and not number:
        raise BadRequest(_("the request needs {field!r}, a whole number", field=field))


def _writable(field: str, value: object) -> None:
    """Raise ``BadRequest`` for a value that cannot be written again, at any depth."""
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
