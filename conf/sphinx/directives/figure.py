"""``{j:figura} azar.odds``: a named figure, drawn by matplotlib when the page is built.

The drawing stands in the page itself, its colours the page's own custom properties and its
words set in the page's face, so that one drawing serves light, dark and print. ``alt`` is
required: it says what is seen. What its marks say is fetched when a reader points at them
(``conf.sphinx.page.figure_details``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from docutils.parsers.rst import directives

from conf import figures
from conf.figures import style
from conf.language import tell
from conf.sphinx.directives.base import Directive
from conf.sphinx.page import deferred, figure_details, images, output_cache, value_cache
from juegos.core.message import as_message

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.sphinx.page.deferred import Page


class FigureDirective(Directive):
    """Draws a figure; its content is the caption."""

    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {"alt": directives.unchanged_required}

    def content_nodes(self) -> list[nodes.Node]:
        """Return the figure; an unknown one or a missing ``alt`` is an error."""
        if not self.options.get("alt"):
            raise self.error(f"{self.name} {self.arguments[0]}: the option 'alt' is required")
        name = self.arguments[0]
        svg = value_cache.drawing(self.env, name)
        self.env.metadata[self.env.docname].setdefault("drawn", []).append(name)
        caption = " ".join(self.content)
        alt = tell(as_message(self.options["alt"]))
        if style.has_labels(svg):
            self.env.metadata[self.env.docname].setdefault("figures", {})[name] = alt
        caption_ = caption and as_message(caption)
        return [deferred.placeholder(figure_html, name=name, svg=svg, alt=alt, caption=caption_)]


@deferred.maker
def figure_html(page: Page, name: str, svg: str, alt: str, caption: str) -> Markup:
    """Return a figure with its caption, and the address of its marks' labels."""
    silent = style.without_labels(svg)
    drawing = images.labelled(silent if page.book else images.coloured(silent), alt, "j-figura")
    live = style.has_labels(svg) and not page.book
    return page.fill(
        "figure.html",
        svg=drawing if page.book else images.bare(drawing),
        caption=caption,
        answers=page.to(figure_details.place(name)) if live else "",
        curves=live and name in figures.CURVES,
    )


def import_before_forks(app: Sphinx, env: BuildEnvironment, pages: list[str]) -> None:
    """Import matplotlib once where several pages are read, each by a process of its own."""
    del app, env
    if len(pages) > 1:
        figures.load_canvas()


def prepare(app: Sphinx, doctree: nodes.document) -> None:
    """Make the files of a page's figures too, while their data is at hand."""
    del doctree
    for name in app.env.metadata[app.env.docname].get("drawn", ()):
        if output_cache.has_files(app, own=True) and name in figures.CURVES:
            value_cache.figure_with_curves(app.env, name)


def setup(app: Sphinx) -> None:
    """Connect the making of files."""
    app.connect("env-before-read-docs", import_before_forks)
    app.connect("doctree-read", prepare)
