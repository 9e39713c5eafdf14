"""The readings of all disputed places, each with its holders and their dates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conf.edition import corpus
from juegos import __version__, catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conf.edition.entries import Crux
    from juegos.core import source

HERE = "juegos"  # who holds a reading that no other source holds: this edition


@dataclass(frozen=True)
class HeldReading:
    """A reading of a crux: its sense, its holders, and the date of each.

    ``status`` is empty for a crux that rests on no printed words. ``by`` are sigla and keys of the
    bibliography, ``dates`` what is known of when each read so, empty where nothing is.
    """

    crux: str
    locus: str
    status: str
    key: str
    default: bool
    gloss: Any  # a text, or a message that can be told in any language
    by: tuple[str, ...]
    dates: tuple[str, ...]


def readings() -> Iterator[HeldReading]:
    """Yield every reading: those of the texts in their order, then those that the rules add."""
    played = {c.id: c for entry in catalogue.CATALOGUE.values() for c in entry.game({}).cruces}
    for crux in corpus.load().cruces:
        yield from _readings_of(crux, played.pop(crux.id) if crux.switch else crux, crux.status)
    for rest in played.values():
        yield from _readings_of(rest, rest, "")


def _readings_of(
    place: Crux | source.Crux, crux: Crux | source.Crux, status: str
) -> Iterator[HeldReading]:
    for one in crux.readings:
        by = tuple(one.by.split())
        first = one.key == crux.default
        dates = tuple(map(date_of, by))
        yield HeldReading(place.id, str(place.locus), status, one.key, first, one.gloss, by, dates)


def date_of(key: str) -> str:
    """Return the date of a witness or a cited work, the version of this edition, or nothing."""
    words = corpus.load()
    if key == HERE:
        return __version__
    if key in words.bibliography:
        issued = words.bibliography[key].get("issued", {}).get("date-parts", [[""]])
        return str(issued[0][0])
    if key in words.works:
        return str(words.works[key]["date"])
    every = (work.get("witness_dates", {}) for work in words.works.values())
    return next((str(dates[key]) for dates in every if key in dates), "")
