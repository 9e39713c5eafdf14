"""The books of the witnesses that have been fetched, and the addresses of places in them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from conf.edition.document import ROOT
from conf.sphinx.domain import Place
from conf.sphinx.page.place_names import place_name
from conf.witness_pages import codex, concordance, copies, works
from conf.witnesses.listing import HOME
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sphinx.application import Sphinx
    from sphinx.config import Config

    from conf.witness_pages.books import Book
    from juegos.core.source import Locus

# In the order of the menu.
MAKERS: tuple[Callable[[Path], Book | None], ...] = (
    codex.book,
    concordance.book,
    copies.book,
    *works.makers(),
)


def elsewhere(all_books: tuple[Book, ...], locus: Locus) -> Place | None:
    """Return the address of a locus in some books; several lines have that of the first."""
    name = f"{locus.work}:{locus.anchor[1:]}"
    for book in all_books:
        if name in book.places:
            is_known = locus.work in WORKS
            says = (
                place_name(locus.work, locus.place) if is_known else f"{book.title}, {locus.place}"
            )
            return Place(*book.places[name], says)
    return None


def home(app: Sphinx) -> Path:
    """Return the folder of the witnesses, which may not exist."""
    return ROOT / str(app.config.witnesses)


def books(app: Sphinx) -> tuple[Book, ...]:
    """Return the books of all witnesses that have been fetched; only a site has them."""
    if app.builder.format != "html" or app.builder.name == "epub":
        return ()
    made = (make(home(app)) for make in MAKERS)
    return tuple(book for book in made if book)


def page_names(app: Sphinx) -> list[str]:
    """Return the names of the pages of all books."""
    return [sheet.name for book in books(app) for sheet in book.sheets]


def state(folder: Path) -> str:
    """Return a digest of all witnesses in a folder; empty if there are none."""
    files = sorted([*(folder / "tei").glob("*/*.xml"), *(folder / "collated").glob("*.*")])
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(folder)}\0".encode() + file.read_bytes())
    return digest.hexdigest() if files else ""


def begin(app: Sphinx, config: Config) -> None:
    """Rewrite all pages when a witness was added, removed or changed, because they link to it."""
    del app
    config.witnessed = state(ROOT / str(config.witnesses))


def setup(app: Sphinx) -> None:
    """Add the settings: the folder of the witnesses, and the digest that detects changes."""
    app.add_config_value("witnesses", str(HOME.relative_to(ROOT)), "html", str)
    app.add_config_value("witnessed", "", "html", str)
    app.connect("config-inited", begin)
    app.connect("build-finished", copies.write)
