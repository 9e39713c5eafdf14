"""An address for every folio: ``folios/67r.html`` redirects to the page and line where it begins.

A page may be renamed or divided; the folio stays, and so does this address.
``{j:folio} ldj:92r`` is for a page about a folio whose words are not printed.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from conf.edition import corpus
from conf.language import current_language, tell
from conf.publish.resources import LICENCE
from conf.server import policy
from conf.sphinx import domain
from conf.sphinx.directives.base import Directive
from conf.sphinx.fill import fill
from conf.sphinx.page import deferred, languages
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docutils import nodes
    from markupsafe import Markup
    from sphinx.application import Sphinx

    from conf.sphinx.domain import Place
    from conf.sphinx.page.deferred import Page

FOLDER = "folios"
CODEX = "ldj"


class FolioDirective(Directive):
    """Marks and notes where a page describes a folio that is not printed."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the mark; raises for what is no leaf or has words in the corpus."""
        leaf = Locus.parse(self.arguments[0])
        if leaf.column or corpus.load().prints(leaf):
            raise corpus.UnknownId("leaf without its words", str(leaf), {})
        self.j.note("pasaje", str(leaf), leaf.anchor, tell(_("fol. {leaf}", leaf=leaf.place)))
        return [deferred.placeholder(mark, leaf=leaf.place)]


@deferred.maker
def mark(page: Page, leaf: str) -> Markup:
    """Return the mark of a folio, a link to copy."""
    return page.fill("folio.html", leaf=leaf)


def path(leaf: str) -> str:
    """Return the path of a folio's page, from the root of the site."""
    return f"{FOLDER}/{leaf}.html"


def write(app: Sphinx, error: Exception | None) -> None:
    """Write a page for each folio of the codex that is printed, described or fetched."""
    if error or app.builder.format != "html":
        return
    site = Path(app.outdir)
    shutil.rmtree(site / FOLDER, ignore_errors=True)  # a witness that was there may be gone
    (site / FOLDER).mkdir(parents=True)
    for leaf, place in _leaves(app):
        there = f"../{app.builder.get_target_uri(place.docname)}#{place.anchor}"
        page = redirect(leaf, there, f"{languages.address(app, place.docname)}#{place.anchor}")
        if languages.within(app):
            page = languages.mark_links(page, path(leaf))
        (site / path(leaf)).write_text(page, encoding="utf-8")


def _leaves(app: Sphinx) -> Iterator[tuple[str, Place]]:
    """Yield the target of each folio: on a page of the edition, or else in a witness."""
    ours = domain.domain(app.env)
    own = [name for kind, name in ours.objects if kind == "pasaje"]
    for name in dict.fromkeys([*own, *ours.transcriptions.places()]):
        if name.startswith(f"{CODEX}:"):
            locus = Locus.parse(name)
            place = None if locus.column else ours.find("pasaje", name)
            if place:
                yield locus.leaf, place


def redirect(leaf: str, to: str, canonical: str) -> str:
    """Return a page that redirects at once; ``canonical`` is the address from the root."""
    return fill(
        "redirect.html",
        title=_("{work}, fol. {leaf}", work=WORKS[CODEX].title, leaf=leaf),
        language=current_language(),
        to=to,
        absolute=canonical if "://" in canonical else to,
        policy=policy(b""),
        licence=LICENCE,
    )


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
