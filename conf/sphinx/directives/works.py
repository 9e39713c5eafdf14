"""``{j:glosario} ldj taf`` and ``{j:bibliografia} all``: terms of the texts, and works cited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.edition import corpus
from conf.language import language_name, tell
from conf.sphinx.directives import cite
from conf.sphinx.directives.base import Directive, anchor, author, fol
from conf.sphinx.page import deferred
from conf.sphinx.page.deferred import Link
from juegos.core.message import Message, _, as_message, joined

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docutils import nodes
    from markupsafe import Markup

    from conf.edition.entries import Term
    from conf.sphinx.page.deferred import Page

# How far a work was read; of one known through another the status is ``through KEY``.
STATUSES = {"": "", "in part": _("Read in part."), "unread": _("Not read.")}


class GlossaryDirective(Directive):
    """Prints the terms of the works named, or of all, and records each."""

    required_arguments = 0
    optional_arguments = 1
    final_argument_whitespace = True

    def content_nodes(self) -> list[nodes.Node]:
        """Return the glossary."""
        sigla = " ".join(self.arguments).split() or list(corpus.load().works)
        for term in _terms_of(sigla):
            self.j.note("termino", _short(term.id), anchor("termino", _short(term.id)), term.lemma)
        return [deferred.placeholder(terms, sigla=sigla)]


def _terms_of(sigla: list[str]) -> list[Term]:
    """Return the terms of these works by their lemmas; raises for an unknown work."""
    works = {siglum for siglum in sigla if corpus.load().work(siglum)}
    matches = (term for term in corpus.load().terms if term.work in works)
    return sorted(matches, key=lambda term: term.lemma.casefold())


def _short(name: str) -> str:
    return name.removeprefix("term.")


@deferred.maker
def terms(page: Page, sigla: list[str]) -> Markup:
    """Return a glossary as a definition list."""
    return page.fill("terms.html", terms=[_term(page, term) for term in _terms_of(sigla)])


def _term(page: Page, term: Term) -> dict[str, Any]:
    name = _short(term.id)
    return {
        "term": term,
        "en": as_message(term.en),
        "etymology": as_message(term.etymology),
        "disputed": as_message(term.disputed),
        "anchor": anchor("termino", name),
        "place": fol(page, term.first),
        "control": cite.control(page, "termino", name),
    }


class BibliographyDirective(Directive):
    """Prints every work cited and records each."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the bibliography."""
        for key, work in corpus.load().bibliography.items():
            self.j.note("obra", key, anchor("obra", key), author(work))
        return [deferred.placeholder(works)]


@deferred.maker
def works(page: Page) -> Markup:
    """Return the works cited, by author and year; works of unknown title are separate."""
    bibliography = corpus.load().bibliography.items()
    entries = sorted(bibliography, key=lambda entry: author(entry[1]).casefold())
    return page.fill(
        "works.html",
        titled=[_work(page, key, work) for key, work in entries if traced(work)],
        untitled=[_work(page, key, work) for key, work in entries if not traced(work)],
    )


def traced(work: Mapping[str, Any]) -> bool:
    """Return whether a work can be looked up: it has a title, or a page that we have read."""
    return bool({"title", "container-title", "custom"} & {*work})


def _work(page: Page, key: str, work: Mapping[str, Any]) -> dict[str, Any]:
    """Return one work: its short form, whose it is, its title, where it is found, our reading."""
    name, title = author(work), work.get("title")
    matches = {"volume": "vol. ", "page": "pp. "}
    keys = ("container-title", "volume", "page", "publisher", "publisher-place")
    fields = {**work, "note": tell(as_message(work.get("note", "")))}
    doi, url = (str(work.get(key, "")) for key in ("DOI", "URL"))
    return {
        "anchor": anchor("obra", key),
        "name": name[:1].upper() + name[1:],
        "people": _people(work, name),
        "title": str(title) if title and title != name else "",
        "lang": str(work.get("language", "")),
        "rest": _sentences(fields, keys, matches, name),
        "links": [Link(f"https://doi.org/{doi}", f"doi:{doi}")] * bool(doi)
        + [Link(url, url)] * bool(url),
        "note": _sentences(fields, ("note",), matches, name),
        "language": language_name(str(work["language"])) if "language" in work else "",
        "status": _status(page, str(work.get("status", ""))),
    }


def _sentences(
    fields: Mapping[str, Any], keys: tuple[str, ...], texts: Mapping[str, str], name: str
) -> str:
    return "".join(
        f" {texts.get(key, '')}{str(fields[key]).rstrip('.')}."
        for key in keys
        if fields.get(key) and fields[key] != name
    )


def _people(work: Mapping[str, Any], name: str) -> Message | str:
    """Return the full names of authors and editors, unless the short form has them already."""
    by, editors = (
        ", ".join(
            " ".join(filter(None, (one.get("given"), one.get("family"), one.get("literal"))))
            for one in work.get(role, [])
        )
        for role in ("author", "editor")
    )
    if editors:
        edited = _("edited by {names}", names=editors)
        return joined([by, edited], ", ") if by else edited
    return "" if name.startswith(by) else by


def _status(page: Page, status: str) -> dict[str, Any]:
    """Return how far a work was read, as a sentence and the work through which we know it."""
    value, _space, key = status.partition(" ")
    if value == "through":
        return {"says": "", "through": page.link("obra", key, author(corpus.load().cited(key)))}
    return {"says": STATUSES[status], "through": None}
