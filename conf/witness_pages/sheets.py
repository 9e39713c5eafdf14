"""Makes a page of every sheet: in the menu, in the search, with links to its neighbours."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from docutils import nodes
from docutils.utils import new_document
from sphinx.application import Sphinx

from conf.language import tell
from conf.sphinx.page import output_cache, search
from conf.sphinx.page.deferred import Link, Page
from conf.witness_pages import shelf
from juegos.core.message import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conf.witness_pages.books import Book, Sheet

FRAME = "page.html"
Menu = Callable[..., str]
MENUS: WeakKeyDictionary[Sphinx, dict[str, Menu]] = WeakKeyDictionary()


def pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield each page: its name, template context and template."""
    _keep(app)
    for book in shelf.books(app):
        for at, sheet in enumerate(book.sheets):
            yield sheet.name, context(app, book, at), FRAME


def context(app: Sphinx, book: Book, at: int) -> dict[str, Any]:
    """Return the template context of a sheet, and add it to the search index."""
    sheet = book.sheets[at]
    body = sheet.body(Page(app, sheet.name))
    title = str(tell(sheet.title))
    _index(app, sheet, title)
    return {
        "title": title,
        "description": tell(sheet.description),
        "body": body,
        "has": {"leaves": True},
        "prev": _near(app, book, sheet, at - 1),
        "next": _near(app, book, sheet, at + 1),
    }


def _near(app: Sphinx, book: Book, sheet: Sheet, at: int) -> dict[str, str] | None:
    """Return the link to the sheet before or after one."""
    if not 0 <= at < len(book.sheets):
        return None
    there = book.sheets[at]
    return {
        "link": app.builder.get_relative_uri(sheet.name, there.name),
        "title": str(tell(there.title)),
    }


def _index(app: Sphinx, sheet: Sheet, title: str) -> None:
    """Add a page to the search index, with its title for the results."""
    indexer = getattr(app.builder, "indexer", None)
    if indexer is None:
        return
    document = new_document(sheet.name)
    document += [nodes.title("", title), search.IndexedWords("", nodes.Text(sheet.search_words()))]
    indexer.feed(sheet.name, sheet.name, f"{title} · {tell(sheet.place)}", document)


def _keep(app: Sphinx) -> None:
    """Make the index keep these pages, which Sphinx would drop, as they are no documents."""
    if indexer := getattr(app.builder, "indexer", None):
        prune, ours = indexer.prune, shelf.page_names(app)
        indexer.prune = lambda documents: prune([*documents, *ours])


def menu(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object
) -> None:
    """Add the books to the menu of every page; on their own sheets make it once for each folder."""
    del templatename, doctree
    books = shelf.books(app)
    uri = app.builder.get_relative_uri
    context["books"] = [
        Link(uri(pagename, book.sheets[0].name), str(tell(book.title))) for book in books
    ]
    context["books_are"] = str(tell(_("Transcriptions by others")))
    if context.get("has", {}).get("leaves"):
        context["menu"] = _cached_menu(app, pagename.rpartition("/")[0], context["menu"])


def _cached_menu(app: Sphinx, folder: str, make: Menu) -> Menu:
    """Return a maker of menus that makes each once for all pages of a folder."""
    return MENUS.setdefault(app, {}).setdefault(folder, cache(make))


def remove_stale_pages(app: Sphinx, error: Exception | None) -> None:
    """Delete the pages of a witness that has gone since the last build."""
    if error or app.builder.format != "html" or app.builder.name == "epub":
        return
    note = Path(app.doctreedir) / "witness-pages.json"
    before = json.loads(note.read_text("utf-8")) if note.is_file() else []
    for name in sorted({*before} - {*shelf.page_names(app)}):
        file = Path(app.outdir, app.builder.get_target_uri(name))
        file.unlink(missing_ok=True)
        if file.parent.is_dir() and not any(file.parent.iterdir()):
            file.parent.rmdir()
    note.write_text(json.dumps(shelf.page_names(app)), "utf-8")


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the files of the books beside their pages; delete those of a witness that has gone."""
    if error:
        return
    output_cache.write(app, "testigos", partial(_files, app), app.config.witnessed)


def _files(app: Sphinx) -> Iterator[tuple[str, str]]:
    for book in shelf.books(app):
        for path, make in book.files.items():
            yield path, make()


def setup(app: Sphinx) -> None:
    """Connect the making of the pages, and of the menu before the theme's own."""
    app.connect("html-collect-pages", pages)
    app.connect("build-finished", remove_stale_pages)
    app.connect("build-finished", write)
    app.connect("html-page-context", menu, priority=400)
