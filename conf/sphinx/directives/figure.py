"""``{j:figura} azar.odds``: a named figure, drawn by matplotlib when the page is built.

The drawing stands in the page itself, its colours the page's own custom properties and its
words set in the page's face, so that one drawing serves light, dark and print. ``alt`` is
required: it says what is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from docutils.parsers.rst import directives

from conf.language import tell
from conf.sphinx import rests
from conf.sphinx.directives.base import Directive
from conf.sphinx.page import images, kept, late
from juegos.core.message import marked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.late import Page


class FigureDirective(Directive):
    """Draws a figure; its content is the caption."""

    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {"alt": directives.unchanged_required}

    def rests_on(self) -> Iterable[str]:
        """Return the modules of the figure."""
        return rests.figure(self.arguments[0])

    def works(self) -> Iterable[str]:
        """Return no work, unless what draws the figure reads the corpus."""
        return super().works() if "conf.edition.corpus" in self.rests_on() else ()

    def content_nodes(self) -> list[nodes.Node]:
        """Return the figure; an unknown one or a missing ``alt`` is an error."""
        if not self.options.get("alt"):
            raise self.error(f"{self.name} {self.arguments[0]}: the option 'alt' is required")
        svg = kept.drawing(self.env, self.arguments[0])
        caption = " ".join(self.content)
        alt = tell(marked(self.options["alt"]))
        return [late.later(shown, svg=svg, alt=alt, caption=caption and marked(caption))]


@late.maker
def shown(page: Page, svg: str, alt: str, caption: str) -> Markup:
    """Return a figure with its caption."""
    drawing = images.labelled(svg if page.book else images.coloured(svg), alt, "j-figura")
    return page.fill("figure.html", svg=drawing, caption=caption)
