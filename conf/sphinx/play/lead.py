"""The board of a game beside the first words of the page about it, and links to play it.

It stands there by itself, so that the page of another game need not ask for it. A book has none:
it shows the board of each game at its start, and nothing is played in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from markupsafe import Markup

from conf.language import tell
from conf.sphinx import domain
from conf.sphinx.page import addresses, deferred
from conf.sphinx.page.deferred import Link
from conf.sphinx.play import thumbnails
from juegos import catalogue
from juegos.core.message import _

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from conf.sphinx.page.deferred import Page

FIRST = {"place", "lead"}  # classes of the paragraphs that a page begins with


def add(app: Sphinx, doctree: nodes.document) -> None:
    """Put the board after the first paragraphs of a page that has the rules of a game."""
    here = app.env.current_document.docname
    for slug in dict.fromkeys(app.env.metadata[here].get("boards", [])):
        match = domain.domain(app.env).find("juego", slug)
        if match and match.docname == here:
            first = [p for p in doctree.findall(nodes.paragraph) if FIRST & {*p["classes"]}]
            after = first[-1] if first else next(doctree.findall(nodes.title))
            after.parent.insert(
                after.parent.index(after) + 1, deferred.placeholder(board, slug=slug)
            )


@deferred.maker
def board(page: Page, slug: str) -> Markup:
    """Return a position of the game as a small drawing, with links to play and to print it."""
    if slug not in addresses.playable(page.app):
        return Markup()
    play = tell(_("Play {game}", game=catalogue.entry(slug).name))
    paper = tell(_("{game}, to print", game=catalogue.entry(slug).name))
    # what all cards of a page are made of is in the large board that follows
    svg = thumbnails.drawn(slug, again=True)
    return page.fill(
        "lead.html",
        svg=svg,
        play=Link(page.to(f"{addresses.place(slug)}.html"), play),
        paper=Link(page.to(f"{addresses.handout_place(slug)}.html"), paper),
    )


def setup(app: Sphinx) -> None:
    """Connect the adding, once a page has been read."""
    app.connect("doctree-read", add)
