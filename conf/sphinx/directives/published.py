"""``{j:publicadas} dados``: figures that others have published, beside what is counted here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.claims.published import Published, published, shown
from conf.edition import corpus
from conf.sphinx import rests
from conf.sphinx.directives.base import Directive, by
from conf.sphinx.page import late
from juegos.core.message import marked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.late import Page


class PublishedDirective(Directive):
    """Prints the published figures on a family of games, and whether each equals ours."""

    def rests_on(self) -> Iterable[str]:
        """Return the modules of what counts the figures."""
        return rests.published(self.arguments[0])

    def works(self) -> Iterable[str]:
        """Return no work, unless what counts a figure reads the corpus."""
        return super().works() if "conf.edition.corpus" in self.rests_on() else ()

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; raises for a family on which there is no figure."""
        family = self.arguments[0]
        if family not in (known := {figure.of: figure for figure in published()}):
            raise corpus.UnknownId("published figure on", family, known)
        return [late.later(table, family=family)]


@late.maker
def table(page: Page, family: str) -> Markup:
    """Return the figures in the order of the file."""
    rows = [_row(page, figure) for figure in published() if figure.of == family]
    return page.fill("published.html", family=family, rows=rows)


def _row(page: Page, figure: Published) -> dict[str, Any]:
    """Return a figure beside ours; odds are shown as printed, and beneath them as a chance."""
    given = ", ".join(f"{key}={value}" for key, value in figure.given.items())
    return {
        "figure": figure,
        "where": marked(figure.where),
        "what": marked(figure.what),
        "note": marked(figure.note),
        "by": by(page, figure.by),
        "value": shown(figure.value) if " to " in figure.printed else "",
        "ours": shown(figure.ours()),
        "call": f"{figure.code.rpartition('.')[2]}({given})",
        "equal": figure.equal(),
    }
