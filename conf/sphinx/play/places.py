"""Which games have a page of their own to be played on, and where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.sphinx import domain
from juegos import catalogue

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

FOLDER = "play"


def place(slug: str) -> str:
    """Return the name of the page on which a game is played: ``play/azar``."""
    return f"{FOLDER}/{slug}"


def played(app: Sphinx) -> list[str]:
    """Return the games that have such a page: all that stand on a page; a book has none."""
    if app.builder.name == "epub" or not app.config.rooms:
        return []
    known = app.env.metadata.values()
    shown = {slug for page in known for slug in page.get("boards", [])}
    return [slug for slug in catalogue.CATALOGUE if slug in shown]


def reading(env: BuildEnvironment, slug: str) -> str:
    """Return the page that a game is told on: the one with its rules, or the first with a board."""
    told = domain.domain(env).find("juego", slug)
    shown = (name for name in sorted(env.metadata) if slug in env.metadata[name].get("boards", []))
    return told.docname if told else next(shown)


def setup(app: Sphinx) -> None:
    """Have settings say whether games have such pages: tests of other pages need none."""
    app.add_config_value("rooms", True, "html", bool)
