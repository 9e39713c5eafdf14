"""``{j:glosario} all`` and ``{j:bibliografia} all``: the terms of the texts and the works cited."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from conf import corpus
from conf.ext import citas, late
from conf.ext.base import Directive, anchor, author, fol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docutils import nodes

    from conf.ext.late import Page


class Glosario(Directive):
    """Prints every term and notes each of them."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the glossary."""
        for term in corpus.load().terms:
            self.j.note("termino", _short(term.id), anchor("termino", _short(term.id)), term.lemma)
        return [late.later(terms)]


def _short(name: str) -> str:
    return name.removeprefix("term.")


@late.maker
def terms(page: Page) -> str:
    """Return the glossary as a list of definitions."""
    ordered = sorted(corpus.load().terms, key=lambda term: term.lemma.casefold())
    return f'<dl class="j-glossary">{"".join(_term(page, term) for term in ordered)}</dl>'


def _term(page: Page, term: corpus.Term) -> str:
    name = _short(term.id)
    spellings = ", ".join(term.spellings)
    more = "".join(
        f"<p><b>{label}.</b> {escape(text)}</p>"
        for label, text in (("Origin", term.etymology), ("Disputed", term.disputed))
        if text
    )
    return (
        f'<div id="{anchor("termino", name)}"><dt><dfn lang="osp">{escape(term.lemma)}</dfn> '
        f"<span>{escape(spellings)}; {fol(page, term.first)}</span></dt>"
        f'<dd><p>{escape(term.en)}</p><p lang="es">{escape(term.es)}</p>{more}'
        f"{citas.control(page, 'termino', name)}</dd></div>"
    )


class Bibliografia(Directive):
    """Prints every work cited and notes each of them."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the bibliography."""
        for key, work in corpus.load().bibliography.items():
            self.j.note("obra", key, anchor("obra", key), author(work))
        return [late.later(works)]


@late.maker
def works(page: Page) -> str:
    """Return the works cited, by author and year."""
    entries = sorted(corpus.load().bibliography.items(), key=lambda item: author(item[1]))
    items = "".join(f'<li id="{anchor("obra", key)}">{_work(work)}</li>' for key, work in entries)
    return f'<ul class="j-works">{items}</ul>'


def _work(work: Mapping[str, Any]) -> str:
    """Return one work: author and year, title, what it stands in, where it was found."""
    title = f"<cite>{escape(work['title'])}</cite>"
    keys = ("container-title", "volume", "publisher", "publisher-place", "DOI", "URL", "note")
    rest = ". ".join(escape(str(work[key])).rstrip(".") for key in keys if work.get(key))
    return f"{escape(author(work))}. {title}. {rest}" + ("." if rest else "")
