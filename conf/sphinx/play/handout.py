"""A page for each game to be printed: ``print/azar.html``, with its rules, board and pieces.

What it tells is *Learn in a minute*; what it draws is in ``pieces``. Where a game scores throws,
the table of points is a card of its own. It is for tables where there
is no screen, as in a classroom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.language import tell
from conf.sphinx.directives.table import table_html
from conf.sphinx.page import addresses, invalidation, languages, value_cache
from conf.sphinx.page.deferred import Link, Page
from conf.sphinx.play import learn, pieces
from juegos import catalogue, tables
from juegos.core.message import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markupsafe import Markup
    from sphinx.application import Sphinx

    from juegos.core.entry import Entry


def pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield each page: its name, template context and template."""
    for slug in addresses.playable(app):
        yield addresses.handout_place(slug), context(app, slug), addresses.ROOM


def context(app: Sphinx, slug: str) -> dict[str, Any]:
    """Return the template context of the page of a game."""
    page, entry = Page(app, addresses.handout_place(slug)), catalogue.entry(slug)
    reading = addresses.reading(app.env, slug)
    return {
        "title": tell(_("{game}, to print", game=entry.name)),
        "description": tell(
            _(
                "The rules of {game} on one page, and everything you play it with, to cut "
                "out: for a classroom, or any table without a screen.",
                game=entry.name,
            )
        ),
        "body": _body(page, entry, reading),
        "reading": app.builder.get_relative_uri(page.docname, reading),
        "all_games": addresses.gallery(app),
        "cited": ("juego", slug),
        "has": {"handout": True},
    }


def _body(page: Page, entry: Entry, reading: str) -> Markup:
    lesson, game = entry.about().lesson, catalogue.game(entry.slug)
    there = page.app.builder.get_relative_uri(page.docname, reading)
    base = page.app.config.html_baseurl
    whole = languages.address(page.app, reading) if base else there
    points = f"{entry.slug}.jans"
    scored = points in tables.ids()
    return page.fill(
        "handout.html",
        name=entry.name,
        about=[line for line in (entry.says, entry.origin) if line],
        told=[tell(one.says) for one in lesson.sentences],
        boards=[learn.lesson_board(game, one) for one in lesson.boards],
        set=pieces.piece_set(entry.slug),
        points=table_html(page, value_cache.table(page.app.env, points)) if scored else "",
        there=Link(there, whole if base else tell(_("Rules and sources"))),
    )


def setup(app: Sphinx) -> None:
    """Connect the making of the pages."""
    invalidation.add_pages(app, "print", pages)
