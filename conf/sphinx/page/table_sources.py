"""The sources of a table, for programs: the passages it names, else those of its game's rules.

A source that is cited but not printed here is named by its entry in the bibliography.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from conf.sphinx import domain
from juegos import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sphinx.application import Sphinx

    from juegos.core.source import Locus
    from juegos.edition.cite import Citable


class Base(NamedTuple):
    """A passage or a work cited: its id, and its address as seen from a page."""

    id: str
    url: str


def based(app: Sphinx, page: str, table: Citable) -> tuple[Base, ...]:
    """Return the sources of a table that some page of the site shows; nothing if there is none."""
    return tuple(_found(app, page, table.source)) or tuple(_found(app, page, _ruled(table.id)))


def _ruled(id: str) -> Iterable[Locus]:
    """Return where the rules of a table's game stand, each place once."""
    entry = catalogue.CATALOGUE.get(id.partition(".")[0])
    return dict.fromkeys(rule.locus for rule in entry.game({}).rules) if entry else ()


def _found(app: Sphinx, page: str, loci: Iterable[Locus]) -> Iterator[Base]:
    known = domain.domain(app.env)
    for locus in loci:
        place = known.find("pasaje", str(locus)) or known.find("obra", locus.work)
        if place is not None:
            base = app.config.html_baseurl
            there = app.builder.get_target_uri(place.docname)
            whole = base + there if base else app.builder.get_relative_uri(page, place.docname)
            yield Base(str(locus), f"{whole}#{place.anchor}")
