"""A page for each game, the board first: ``play/azar.html``.

It is made of the catalogue, so that another game needs no file for it. Before its script has come,
and without, it shows the first position and leads to the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.language import tell
from conf.sphinx.directives import board
from conf.sphinx.page.late import Link, Page
from conf.sphinx.play import learn, places
from juegos import catalogue
from juegos.core.manifest import Can
from juegos.core.message import Message, _, _n

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markupsafe import Markup
    from sphinx.application import Sphinx

    from juegos.core.manifest import Entry

TEMPLATE = "room.html"


def pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield each page: its name, what its template is given, the template."""
    for slug in places.played(app):
        yield places.place(slug), context(app, slug), TEMPLATE


def context(app: Sphinx, slug: str) -> dict[str, Any]:
    """Return what the page of a game is made of."""
    page, entry = Page(app, places.place(slug)), catalogue.entry(slug)
    reading = places.reading(app.env, slug)
    gallery = f"{places.FOLDER}/index"
    return {
        "title": tell(_("Play {game}", game=entry.name)),
        "description": tell(
            _(
                "Play {game} in the browser, against somebody at the same screen or against the "
                "computer. Every rule names the words that it rests on.",
                game=entry.name,
            )
        ),
        "body": _body(page, entry, reading) + learn.part(page, slug),
        "reading": app.builder.get_relative_uri(page.docname, reading),
        "all_games": gallery if gallery in app.env.found_docs else app.config.root_doc,
        "cited": ("juego", slug),
        "has": {
            "boards": True,
            "room": True,
            "cards": Can.HIDE in entry.can,
            "tables": Can.WEAVE in entry.can,
        },
    }


def _body(page: Page, entry: Entry, reading: str) -> Markup:
    """Return the room: the board, and beside it what is said and done."""
    game = catalogue.game(entry.slug)
    there = page.app.builder.get_relative_uri(page.docname, reading)
    return page.fill(
        "room.html",
        **board.drawn(page, entry.slug, {}),
        name=f"tablero-{entry.slug}",
        title=entry.name,
        lead=_lead(len(game.rules), len(game.cruces)),
        links=[Link(there, tell(_("Its page, with rules and sources")))],
        data={
            "slug": entry.slug,
            "readings": dict(game.readings),
            "shared": board.shared(page, game),
        },
    )


def _lead(rules: int, cruces: int) -> Message:
    """Return the sentence that says what the game is played by."""
    played = _n(
        "It is played by {count} rule, which names the words that it rests on.",
        "It is played by {count} rules, each of which names the words that it rests on.",
        rules,
    )
    if not cruces:
        return played
    return _(
        "{played} {disputed}",
        played=played,
        disputed=_n(
            "In one place its sources can be read in more than one way; you may choose.",
            "In {count} places its sources can be read in more than one way; you may choose.",
            cruces,
        ),
    )


def setup(app: Sphinx) -> None:
    """Connect the making of the pages."""
    app.connect("html-collect-pages", pages)
