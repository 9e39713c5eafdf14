"""Requests in plain JSON: their check before any door, and readers of the fields of many."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from gettext import NullTranslations
from typing import TYPE_CHECKING, Any, get_type_hints

from juegos import catalogue
from juegos.core import languages
from juegos.core.errors import BadRequest, nearest, one_of, quoted
from juegos.core.message import _
from juegos.doors.fields import request_types

if TYPE_CHECKING:  # what makes a game has imported it, and what draws lots is brought below
    from random import Random

    from juegos.core.game import Game

Request = Mapping[str, Any]
Reply = dict[str, Any]
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
    types = max(map(_types, request_types(do)), key=lambda fields: len(fields & request.keys()))
    for field in request:
        if field not in types:
            says = _("the door {do!r} takes no field {field}; {names}")
            names = nearest(str(field), types)
            raise BadRequest(says.with_fields(do=do, field=quoted(field), names=names))
    for field, value in request.items():
        _writable(field, value)
        _typed(field, value, types[field])


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


def language(request: Request) -> NullTranslations:
    """Return the language that a request asks for; raises ``BadRequest`` for an unknown one."""
    return languages.language(request.get("lang", "en"))


def text(request: Request, field: str, among: Iterable[str] = ()) -> str:
    """Return a text field; ``among`` are the values allowed, for the error message."""
    value = request.get(field)
    if isinstance(value, str):
        return value
    if names := list(among):
        listed = one_of(names)
        raise BadRequest(
            _("the request needs a text {field!r}; {names}", field=field, names=listed)
        )
    raise BadRequest(_("the request needs a text {field!r}", field=field))


def whole(request: Request, field: str, low: int, high: int) -> int:
    """Return a field that is a whole number from ``low`` to ``high``."""
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


def readings(request: Request) -> dict[str, str]:
    """Return the readings that a request chooses; the others have their default."""
    value = request.get("readings", {})
    if not isinstance(value, Mapping) or not all(isinstance(v, str) for v in value.values()):
        raise BadRequest(_('\'readings\' is an object like {"encuentro": "pasa"}'))
    return {str(name): key for name, key in value.items()}


def game(request: Request) -> Game[Any, Any]:
    """Return the game that a request names, under the readings that it chooses."""
    slug = text(request, "slug", catalogue.CATALOGUE)
    return _cached_game(slug, tuple(sorted(readings(request).items())))


@lru_cache(maxsize=8)
def _cached_game(slug: str, readings: tuple[tuple[str, str], ...]) -> Game[Any, Any]:
    """Return a game; the last few are cached, because a large board has large tables."""
    return catalogue.entry(slug).game(dict(readings))


def seat(request: Request, game: Game[Any, Any]) -> int | None:
    """Return the seat that alone is to see the reply; None where nothing need be hidden."""
    return whole(request, "seat", 0, game.seats - 1) if "seat" in request else None


def rng(request: Request) -> Random:
    """Return a random generator, seeded by the request if it has a seed."""
    from random import Random  # noqa: PLC0415  only what is left to chance needs it

    seed = request.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str | None):
        raise BadRequest(_("'seed' is a whole number or a text"))
    if isinstance(seed, str):  # JSON allows half a surrogate pair, which has no UTF-8
        seed = seed.encode("utf-8", "surrogatepass")
    return Random(seed)
