"""``{j:publicadas} dados``: figures that others have published, with our own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.claims.published_figures import Published, Value, published, shown
from conf.edition import corpus
from conf.sphinx.directives.base import Directive, by
from conf.sphinx.page import deferred
from juegos.core.message import as_message

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page


class PublishedDirective(Directive):
    """Prints the published figures on a family of games, and whether each equals ours."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; raises for a family without such figures."""
        family = self.arguments[0]
        if family not in (families := {figure.of: figure for figure in published()}):
            raise corpus.UnknownId("published figure on", family, families)
        result = [figure for figure in published() if figure.of == family]
        return [
            deferred.placeholder(table, family=family, ours=[figure.ours() for figure in result])
        ]


@deferred.maker
def table(page: Page, family: str, ours: list[Value]) -> Markup:
    """Return the figures in the order of the file, each with ours."""
    matches = (figure for figure in published() if figure.of == family)
    rows = [_row(page, figure, our) for figure, our in zip(matches, ours, strict=True)]
    return page.fill("published_figures.html", family=family, rows=rows)


def _row(page: Page, figure: Published, ours: Value) -> dict[str, Any]:
    """Return a figure with ours; odds as printed, with the chance below them."""
    given = ", ".join(f"{key}={value}" for key, value in figure.given.items())
    return {
        "figure": figure,
        "where": as_message(figure.where),
        "what": as_message(figure.what),
        "note": as_message(figure.note),
        "by": by(page, figure.by),
        "value": shown(figure.value) if " to " in figure.printed else "",
        "ours": shown(ours),
        "call": f"{figure.code.rpartition('.')[2]}({given})",
        "equal": ours == figure.value,
    }
