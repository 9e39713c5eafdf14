"""The credit of the transcription on a page, from ``corpus/testigos.toml``."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from conf.sphinx.page.deferred import Link
from conf.sphinx.transcriptions import ABOUT
from conf.witnesses.listing import listing
from juegos.core.message import _, as_message

if TYPE_CHECKING:
    from conf.sphinx.page.deferred import Page
    from conf.witnesses.listing import Text


@cache
def text(siglum: str) -> Text:
    """Return the entry of a transcription; raises ``KeyError`` if there is none."""
    return {one.siglum: one for one in listing()}[siglum]


def credit(page: Page, siglum: str) -> dict[str, Any]:
    """Return the credit for the words of a page, and the address of their terms."""
    listed = text(siglum)
    repository = listed.repository
    address = f"https://github.com/{repository.name}/tree/{repository.commit}"
    about = page.app.builder.get_relative_uri(page.docname, ABOUT)
    return {
        "thanks": as_message(listed.thanks),
        "repository": Link(address, repository.name),
        "terms": Link(about if ABOUT in page.app.env.found_docs else None, _("terms and doubts")),
    }


def as_markup(written: str) -> Markup:
    """Return HTML made of a transcription by ``conf.edition.marks``, which escapes it."""
    return Markup(written)  # noqa: S704 - it escapes what is no mark
