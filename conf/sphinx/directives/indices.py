"""``{j:indice} regla``: an index of all objects of a kind, in alphabetical or text order.

Passages go by work and leaf, rules by game, cruces by how settled they are, tables by id,
terms by the alphabet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import corpus
from conf.publish import citations
from conf.sphinx import domain
from conf.sphinx.directives import folios
from conf.sphinx.directives.base import Directive, fol
from conf.sphinx.page import deferred
from conf.sphinx.page.deferred import Link
from juegos import catalogue
from juegos.core.message import _, as_message
from juegos.core.source import Locus
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page

STATUSES = {"open": _("Open"), "editorial": _("Editorial"), "decided": _("Decided")}


class Entry(NamedTuple):
    """A line of an index: the object, its link, its sense or question, place and language."""

    name: str
    link: str
    says: str = ""
    locus: str = ""
    lang: str = ""


Groups = Iterator[tuple[str, list[Entry]]]
Objects = Mapping[tuple[str, str], domain.Place]


class IndexDirective(Directive):
    """Prints the index of a kind."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the index; raises for an unknown kind."""
        kind = self.arguments[0]
        if kind not in {"pasaje", *KINDS}:
            raise corpus.UnknownId("index", kind, {"pasaje": "", **KINDS})
        return [
            deferred.placeholder(passages)
            if kind == "pasaje"
            else deferred.placeholder(index, kind=kind)
        ]


@deferred.maker
def index(page: Page, kind: str) -> Markup:
    """Return the groups of an index, with the objects that are on some page."""
    value = domain.domain(page.app.env).objects
    groups = (
        (head, [_entry(page, kind, e) for e in group if (kind, e.name) in value])
        for head, group in KINDS[kind](value)
    )
    return page.fill("index.html", groups=[group for group in groups if group[1]])


def _entry(page: Page, kind: str, entry: Entry) -> dict[str, Any]:
    """Return a line of the index; rules, of which there are hundreds, link to their own place.

    Links to their lines would make the page heavier than any may be.
    """
    place = fol(page, entry.locus) if entry.locus else None
    return {
        "link": page.link(kind, entry.name, entry.link),
        "lang": entry.lang,
        "says": entry.says,
        "place": place and (Link(None, place.text) if kind == "regla" else place),
    }


def _rules(objects: Objects) -> Groups:
    """Yield the rules of each game, without its slug, which heads them."""
    del objects
    for game in catalogue.CATALOGUE.values():
        yield (
            game.name,
            [
                Entry(r.id, r.id.removeprefix(f"{game.slug}."), as_message(r.says), str(r.locus))
                for r in game.game({}).rules
            ],
        )


def _cruces(objects: Objects) -> Groups:
    del objects
    for status, head in STATUSES.items():
        cruces = [crux for crux in corpus.load().cruces if crux.status == status]
        yield head, [Entry(c.id, c.id, as_message(c.question), c.locus) for c in cruces]
    ids = {crux.id for crux in corpus.load().cruces}
    for entry in catalogue.CATALOGUE.values():
        more = [crux for crux in entry.game({}).cruces if crux.id not in ids]
        ids |= {crux.id for crux in more}  # a crux that games share is listed with the first
        head = _("{game}: where its sources differ", game=entry.name)
        yield head, [Entry(c.id, c.id, as_message(c.question), str(c.locus)) for c in more]


def _tables(objects: Objects) -> Groups:
    """Yield each table with the title on its page; none is computed for the index."""
    titles = {name: place.title for (kind, name), place in objects.items() if kind == "cuadro"}
    yield "", [Entry(id, id, title) for id, title in sorted(titles.items())]


def _terms(objects: Objects) -> Groups:
    del objects
    terms = sorted(corpus.load().terms, key=lambda term: term.lemma.casefold())
    yield (
        "",
        [Entry(t.id.removeprefix("term."), t.lemma, locus=t.first, lang=t.lang) for t in terms],
    )


KINDS: dict[str, Callable[[Objects], Groups]] = {
    "regla": _rules,
    "crux": _cruces,
    "cuadro": _tables,
    "termino": _terms,
}


@deferred.maker
def passages(page: Page) -> Markup:
    """Return the leaves of each work, with their columns and the divisions in them."""
    parts = list(_parts(page))
    works = []
    for siglum, work in WORKS.items():
        own = [part for part in parts if part[0].work == siglum]
        leaves = groupby(own, key=lambda part: part[0].leaf)
        works.append((work.title, [_leaf(page, leaf, list(run)) for leaf, run in leaves]))
    return page.fill("passages.html", works=[work for work in works if work[1]])


def _parts(page: Page) -> Iterator[tuple[Locus, str]]:
    """Yield each run of lines in one column, with the title of its page."""
    env = page.app.env
    for division in corpus.load().divisions:
        segments = [s for s in (division.title_segment, *division.segments) if s]
        place = domain.domain(env).find("pasaje", segments[0].id)
        if place:
            lines = dict.fromkeys(line for segment in segments for line in segment.lines)
            title = env.titles[place.docname].astext()
            yield from ((locus, title) for locus in citations.ranges(tuple(lines)))


def _leaf(page: Page, leaf: str, parts: list[tuple[Locus, str]]) -> dict[str, Any]:
    folio = parts[0][0].work == folios.CODEX
    runs = groupby(parts, key=lambda part: part[1])
    return {
        "folio": folio and Link(page.to(folios.path(leaf)), _("Fol. {leaf}", leaf=leaf)),
        "runs": [([fol(page, str(locus)) for locus, _ in run], title) for title, run in runs],
    }
