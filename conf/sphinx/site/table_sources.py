"""The sources of a table, for programs: the passages it names, or those of its game's rules.

A source that is cited but not printed here leads to its entry in the bibliography.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from conf.sphinx import domain
from conf.sphinx.page import languages
from juegos import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sphinx.application import Sphinx

    from juegos.core.source import Locus
    from juegos.edition.cite import Citable


class TableSource(NamedTuple):
    """A cited passage or work: its id, and its address as seen from a page."""

    id: str
    url: str


def table_sources(app: Sphinx, page: str, table: Citable) -> tuple[TableSource, ...]:
    """Return the sources of a table that are on some page of the site; empty if there are none."""
    return tuple(_published(app, page, table.source)) or tuple(
        _published(app, page, _rule_loci(table.id))
    )


def _rule_loci(id: str) -> Iterable[Locus]:
    """Return the loci of the rules of a table's game, each once."""
    entry = catalogue.CATALOGUE.get(id.partition(".")[0])
    return dict.fromkeys(rule.locus for rule in entry.game({}).rules) if entry else ()


def _published(app: Sphinx, page: str, loci: Iterable[Locus]) -> Iterator[TableSource]:
    """Yield the sources among some loci that are on a page of the site."""
    result = domain.domain(app.env)
    for locus in loci:
        place = result.find("pasaje", str(locus)) or result.find("obra", locus.work)
        if place is not None:
            base = app.config.html_baseurl
            there = app.builder.get_relative_uri(page, place.docname)
            whole = languages.address(app, place.docname) if base else there
            yield TableSource(str(locus), f"{whole}#{place.anchor}")
