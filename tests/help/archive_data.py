"""All the data that the archive holds, made anew and not taken from a site."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from conf import figures
from conf.claims import verdicts
from conf.claims.concordance import lines
from conf.claims.worked_positions import results
from conf.publish import (
    apparatus,
    archive,
    concordance,
    datapackage,
    drawings,
    positions,
    tables,
    texts,
)
from juegos import tables as edition_tables

if TYPE_CHECKING:
    from collections.abc import Iterator


@cache
def description() -> str:
    """Return the description of the data."""
    tabled = (datapackage.table_resource(edition_tables.table(id)) for id in edition_tables.ids())
    return datapackage.description(tabled, results(), lines(results(), verdicts()))


@cache
def members() -> tuple[tuple[str, bytes], ...]:
    """Return what the archive holds, each file by its path, in its order."""
    texts = ((path, text.encode()) for path, text in _texts())
    return tuple(sorted([*texts, *_drawn(), *archive.licences_and_citation()]))


def _texts() -> Iterator[tuple[str, str]]:
    yield datapackage.NAME, description()
    yield from texts.files()
    yield from apparatus.files()
    yield from positions.files(results())
    yield from concordance.files(lines(results(), verdicts()))
    for id in edition_tables.ids():
        yield from tables.files(edition_tables.table(id))


def _drawn() -> Iterator[tuple[str, bytes]]:
    yield from tables.bearing_off_files()
    for name in figures.FIGURES:
        yield from drawings.files(name, *figures.draw_and_paint(name))
