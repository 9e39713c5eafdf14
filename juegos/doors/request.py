"""Readers of requests in plain JSON: texts, numbers, the game, the seat that sees the reply."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from gettext import NullTranslations
from typing import TYPE_CHECKING, Any

from juegos import catalogue
from juegos.core.errors import BadRequest, one_of
from juegos.core.languages import language as known
from juegos.core.message import _

if TYPE_CHECKING:  # what makes a game has imported it, and what draws lots is brought below
    from random import Random

    from juegos.core.game import Game

Request = Mapping[str, Any]
Reply = dict[str, Any]


def language(request: Request) -> NullTranslations:
    """Return the language that a request asks for; raises ``BadRequest`` for an unknown one."""
    return known(request.get("lang", "en"))


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
