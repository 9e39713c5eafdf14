"""``{j:transcripciones}``: the public transcriptions, and which of them have been fetched."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from conf.language import grouped, tell
from conf.sphinx.directives.base import Directive
from conf.sphinx.page import deferred
from conf.sphinx.page.deferred import Link
from conf.witness_pages import shelf
from conf.witnesses.header import counted
from conf.witnesses.listing import listing
from conf.witnesses.words import path_of
from juegos.core.message import _, as_message

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page
    from conf.witnesses.listing import Text


UNNAMED = "Anonymous"  # as the list has it


class TranscriptionsDirective(Directive):
    """Lists the repositories with their licences and texts."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list."""
        return [deferred.placeholder(transcription_list)]


@deferred.maker
def transcription_list(page: Page) -> Markup:
    """Return the list; texts that have been fetched link to their pages."""
    parts = groupby(listing(), key=lambda text: text.repository)
    return page.fill(
        "transcriptions.html",
        repositories=[
            {
                "link": Link(f"https://github.com/{one.name}/tree/{one.commit}", f"{one.name}"),
                "commit": one.commit[:12],
                "licence": as_message(one.licence),
                "texts": [_text(page, text) for text in texts],
            }
            for one, texts in parts
        ],
    )


def _text(page: Page, text: Text) -> dict[str, Any]:
    """Return the entry of a text, and links to its pages, if they exist."""
    uri = page.app.builder.get_relative_uri
    books = [book for book in shelf.books(page.app) if book.siglum == text.siglum]
    return {
        "title": text.title,
        "lang": "es" if text.language == "osp" else text.language,
        "author": _("Anonymous") if text.author == UNNAMED else text.author,
        "date": text.date,
        "source": as_message(text.source),
        "reliable": as_message(text.reliable),
        "thanks": as_message(text.thanks),
        "files": len(text.files),
        "alone": text.files[0] if len(text.files) == 1 else None,
        "bytes": grouped(sum(file.bytes for file in text.files)),
        "words": _words(page, text),
        "pages": [
            Link(uri(page.docname, book.sheets[0].name), str(tell(book.title))) for book in books
        ],
    }


def _words(page: Page, text: Text) -> str:
    """Return the number of words of a text; nothing if some of its files are missing."""
    paths = [path_of(text.siglum, file.stem, shelf.home(page.app)) for file in text.files]
    if not all(path.is_file() for path in paths):
        return ""
    return grouped(sum(map(counted, paths)))
