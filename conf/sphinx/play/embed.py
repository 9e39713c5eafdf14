"""A page for each game to be embedded in a frame on another site: ``embed/azar.html``.

It has the board, what is done on it, and two links: to the room of the game and to the edition. It
is the room in small, so that programs are told to leave it out and to take the room's address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.language import tell
from conf.sphinx.directives import board
from conf.sphinx.page import addresses, invalidation, strings
from conf.sphinx.page.deferred import Link, Page
from conf.sphinx.play import room
from juegos import catalogue
from juegos.core.message import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markupsafe import Markup
    from sphinx.application import Sphinx

    from juegos.core.entry import Entry

# For the author of the page with the frame, and its readers.
SANDBOXED = _(
    "This frame’s sandbox lets no program run, so the board here is only a picture: play on "
    "the large board. (The frame needs allow-same-origin as well as allow-scripts.)"
)


def pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield each page: its name, template context and template."""
    for slug in addresses.playable(app):
        yield addresses.embed_place(slug), context(app, slug), addresses.FRAME


def context(app: Sphinx, slug: str) -> dict[str, Any]:
    """Return the template context of the page of a game."""
    page, entry = Page(app, addresses.embed_place(slug)), catalogue.entry(slug)
    return {
        "title": tell(_("A board of {game}", game=entry.name)),
        "description": tell(
            _(
                "A board to play {game} on, in a frame on any page, against the computer or "
                "somebody at the same screen.",
                game=entry.name,
            )
        ),
        "body": _body(page, entry),
        "cited": ("juego", slug),
        "stands_for": addresses.place(slug),
        "has": {**room.has(entry), "room": False, "boards": True, "embed": True},
    }


def _body(page: Page, entry: Entry) -> Markup:
    """Return the board; the computer plays the other side from the start where it can."""
    game, slug = catalogue.game(entry.slug), entry.slug
    there = page.app.builder.get_relative_uri(page.docname, addresses.place(slug))
    shared, levels = board.shared(page, game), board.levels(game)
    chosen = room.level(levels)
    shared["others"].sort(key=lambda one: one["key"] != chosen)
    for panel in ("count", "teach"):
        shared["words"].get("cards", {}).pop(panel, None)
    shared.pop("tutor", None)
    shared["words"]["embed"] = strings.translated(strings.EMBED)
    return page.fill(
        "embedded_board.html",
        **{**board.board_context(page, slug, {}), "about": board.how(game)},
        name=f"tablero-{slug}",
        title=entry.name,
        sandboxed=tell(SANDBOXED),
        links=[
            Link(there, tell(_("Play {game} on the large board", game=entry.name))),
            Link(
                page.to("index.html"),
                tell(_("Juegos: old games, each rule with the words behind it")),
            ),
        ],
        data={"slug": slug, "readings": dict(game.readings), "shared": shared},
    )


def setup(app: Sphinx) -> None:
    """Connect the making of the pages."""
    invalidation.add_pages(app, "embed", pages)
