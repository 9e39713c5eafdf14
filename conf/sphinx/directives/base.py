"""The base class of all directives: errors with file and line, links by id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.util.docutils import SphinxDirective

from conf.edition import corpus
from conf.language import tell
from conf.sphinx import domain
from conf.sphinx.page.deferred import Link
from juegos.core.errors import JuegosError
from juegos.core.message import _, as_message
from juegos.core.source import Locus
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docutils import nodes

    from conf.sphinx.page.deferred import Page

ROOT = Path(__file__).resolve().parents[3]


class Directive(SphinxDirective, ABC):
    """A directive that shows content of the corpus or the rules; an unknown id stops the build."""

    required_arguments = 1
    final_argument_whitespace = False

    @property
    def j(self) -> domain.JuegosDomain:
        """The domain that records what can be cited."""
        return domain.domain(self.env)

    @abstractmethod
    def content_nodes(self) -> list[nodes.Node]:
        """Return the nodes of the directive; may raise for a wrong id."""

    def run(self) -> list[nodes.Node]:
        """Return the nodes, or an error with file and line."""
        try:
            result = self.content_nodes()
        except (JuegosError, corpus.UnknownId) as error:
            raise self.error(f"{self.name}: {error}") from error
        for node in result:
            self.set_source_info(node)
        return result


def readings(text: str) -> dict[str, str]:
    """Return the readings of an option like ``encuentro=pasa reazar=segundo``."""
    pairs = (pair.partition("=") for pair in text.split())
    return {crux: key for crux, _, key in pairs}


def anchor(kind: str, name: str) -> str:
    """Return the HTML id of an object: ``regla-azar.reazar``."""
    return f"{kind}-{name}"


def fol(page: Page, locus: str) -> Link:
    """Return a link to a place; its text is the place without its work.

    A work that we cite but do not print leads to its transcription, if that has been fetched, or to
    the bibliography, and a leaf that is only told
    of to the page that tells it; a place of which there is nothing more to see has no address.
    """
    return where(page, Locus.parse(locus))


def where(page: Page, at: Locus) -> Link:
    """Return the address of a place, if a page has any of it, and its name."""
    words = corpus.load()
    if at.work in words.bibliography:
        text = cited_place(at)
        there = domain.transcribed(page, at)
        return Link(there, text) if there else page.link("obra", at.work, text)
    if at.work in WORKS and not at.leaf:
        return Link(None, WORKS[at.work].title)
    place = as_message(WORKS[at.work].bare(at.place)) if at.work in WORKS else at.place
    leaf = f"{at.work}:{at.leaf}"
    for name in (str(at), leaf):
        if domain.domain(page.app.env).find("pasaje", name):
            return page.link("pasaje", name, place)
    if words.prints(at):
        return page.link("pasaje", str(at), place)  # which says that it is missing
    return Link(None, place)


def cited_place(at: Locus) -> str:
    """Return a place in a work that we cite; without a page or a number, its short title if any."""
    work = corpus.load().cited(at.work)
    return ", ".join(filter(None, (author(work), at.place or work.get("title-short", ""))))


def language(siglum: str) -> str:
    """Return the language of the printed words of a work: that of its witness."""
    work = corpus.load().work(siglum)
    return str(work.get("printed", work["language"]))


def by(page: Page, keys: str) -> list[Link]:
    """Return the holders and sources of a reading: works cited, witnesses, or this edition."""
    return [_holder(page, key) for key in keys.split()]


def _holder(page: Page, key: str) -> Link:
    words = corpus.load()
    if key == "juegos":
        return Link(None, _("this edition"))
    if key in words.bibliography:
        return page.link("obra", key, author(words.cited(key)))
    return Link(None, as_message(words.witnesses.get(key) or str(words.work(key)["title"])))


def author(work: object) -> str:
    """Return the short form of a work for running text: ``Canettieri 1996``.

    A book that has an editor goes by him, what has no name by its title or by its site; what we
    call a work comes before all of these. Of more than two authors the first is named.
    """
    entry = work if isinstance(work, dict) else {}
    called = tell(as_message(entry.get("custom", {}).get("called", "")))
    first, *others = authors(entry) or [""]
    year = entry.get("issued", {}).get("date-parts", [[""]])[0][0]
    if len(others) > 1 and not called:
        return str(tell(_("{author} and others {year}", author=first, year=year))).strip()
    named = reduce(_joined_by_and, others, first)
    name = called or named or entry.get("title") or entry.get("container-title")
    return f"{name} {year}".strip()


def authors(entry: Mapping[str, Any]) -> list[str]:
    """Return the names of a work's authors, or of its editors."""
    editors = entry.get("editor", []) if entry.get("type") == "book" else []
    return [n.get("family") or n.get("literal", "") for n in editors or entry.get("author", [])]


def _joined_by_and(some: str, one: str) -> str:
    return str(tell(_("{some} and {one}", some=some, one=one)))
