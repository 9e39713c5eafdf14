"""Addresses of the pages on which games are played, embedded and printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.sphinx import domain
from juegos import catalogue

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.sphinx.page.deferred import Page

FOLDER = "play"
FRAMED = "embed"
PAPER = "print"
ROOM, FRAME = "room.html", "embed.html"  # the templates of such pages


def place(slug: str) -> str:
    """Return the name of the page on which a game is played: ``play/azar``."""
    return f"{FOLDER}/{slug}"


def embed_place(slug: str) -> str:
    """Return the name of the page of a game for frames on other sites: ``embed/azar``."""
    return f"{FRAMED}/{slug}"


def handout_place(slug: str) -> str:
    """Return the name of the page of a game for printing: ``print/azar``."""
    return f"{PAPER}/{slug}"


def playable(app: Sphinx) -> list[str]:
    """Return the games that can be played: all that are on a page; a book has none."""
    if app.builder.name == "epub" or not app.config.rooms:
        return []
    pages = app.env.metadata.values()
    shown = {slug for page in pages for slug in page.get("boards", [])}
    return [slug for slug in catalogue.CATALOGUE if slug in shown]


def gallery(app: Sphinx) -> str:
    """Return the page that lists all games; the front page if there is none."""
    listed = f"{FOLDER}/index"
    return listed if listed in app.env.found_docs else str(app.config.root_doc)


def reading(env: BuildEnvironment, slug: str) -> str:
    """Return the page about a game: the one with its rules, or the first with a board."""
    match = domain.domain(env).find("juego", slug)
    shown = (name for name in sorted(env.metadata) if slug in env.metadata[name].get("boards", []))
    return match.docname if match else next(shown)


def board(page: Page, slug: str) -> str | None:
    """Return the address of the board of a game as seen from a page; None if it has none."""
    if slug in playable(page.app):
        return page.app.builder.get_relative_uri(page.docname, place(slug))
    return rules_address(page, slug)


def rules_address(page: Page, slug: str) -> str | None:
    """Return the address of the page about a game, if it exists."""
    match = domain.domain(page.app.env).find("juego", slug)
    return page.href("juego", slug) if match else None


def setup(app: Sphinx) -> None:
    """Add the setting that says whether games have such pages; some tests turn it off."""
    app.add_config_value("rooms", True, "html", bool)
