"""The families that a request is about, for callers that load each family's modules separately."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from juegos.catalogue import CATALOGUE, FAMILIES
from juegos.core import formats, links, record
from juegos.core.errors import JuegosError
from juegos.letters.letter import parse, unseal


def families(request: object) -> tuple[str, ...]:
    """Return the families whose games a request names; never raises, whatever it holds.

    ``juegos.serve.handle`` reports what is wrong with a request.

    >>> families({"do": "start", "slug": "azar"})
    ('dados',)
    >>> families({"do": "table", "id": "alquerque-familia.grados"})
    ('alquerque',)
    >>> families({"do": "list"})
    ()
    """
    if not isinstance(request, dict):
        return ()
    return tuple(dict.fromkeys(_family_of(name) for name in _names_in(request) if _family_of(name)))


def _names_in(request: dict[str, object]) -> Iterator[str]:
    """Yield possible slugs of games and names of families."""
    slug, id, text, link = (request.get(field) for field in ("slug", "id", "text", "link"))
    if isinstance(slug, str):
        yield slug
    if isinstance(id, str):
        yield id.partition(".")[0]
    with suppress(JuegosError):
        if isinstance(text, str):
            yield from _games_of_text(text)
        if isinstance(link, str):
            yield record.parse(links.unpack(link)).slug
        for letter in _letters(request):
            yield parse(unseal(letter)).game.slug


def _letters(request: dict[str, object]) -> Iterator[str]:
    """Yield the letters whose games a request is about: its own, and the first of its mailbox."""
    mailbox = request.get("mailbox")
    letters = mailbox.get("letters") if isinstance(mailbox, dict) else None
    first = letters[:1] if isinstance(letters, list) else []
    yield from (letter for letter in (*first, request.get("letter")) if isinstance(letter, str))


def _games_of_text(text: str) -> Iterator[str]:
    """Yield the game of a text, or every game that can be written in its notation."""
    name = formats.detect(text)
    if name == formats.LINK:
        yield record.parse(links.unpack(text.strip())).slug
    elif name == formats.OURS:
        yield record.parse(text).slug
    else:
        yield from (entry.slug for entry in CATALOGUE.values() if name in entry.formats)


def _family_of(name: str) -> str:
    """Return the family of a game, or the one that gives its name to a table over several games."""
    if name in CATALOGUE:
        return CATALOGUE[name].family
    head = name.partition("-")[0]
    return head if head in FAMILIES else ""
