"""The parts of the edition that rest on a leaf: pages, disputed places, rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import corpus
from conf.sphinx import domain
from conf.sphinx.page.deferred import Link
from juegos import catalogue
from juegos.core.message import Message, as_message
from juegos.core.source import Locus

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from conf.sphinx.page.deferred import Page
    from conf.witnesses.leaves import Leaf


class Item(NamedTuple):
    """A rule or a crux: its id, its place, and its text."""

    id: str
    locus: Locus
    says: Message


def pages(page: Page, siglum: str, leaf: str) -> list[Link]:
    """Return our pages that translate words of a leaf or discuss it, each with its place."""
    ours = domain.domain(page.app.env)
    links: dict[str, Link] = {}
    for place in _own_segments(siglum).get(leaf, (f"{siglum}:{leaf}",)):
        at = ours.objects.get(("pasaje", place))
        if at and at.docname not in links:
            there = page.app.builder.get_relative_uri(page.docname, at.docname)
            title = page.app.env.titles[at.docname].astext()
            links[at.docname] = Link(f"{there}#{at.anchor}", title)
    return list(links.values())


def leaf_references(page: Page, siglum: str, leaf: Leaf) -> dict[str, Any]:
    """Return what a leaf's page lists below the words: our pages, cruces and rules."""
    items = {"crux": _cruces(siglum), "regla": _rules(siglum)}
    shown = {kind: _shown(page, kind, of.get(leaf.n, ()), leaf) for kind, of in items.items()}
    return {
        "translated": leaf.n in _own_segments(siglum),
        "pages": pages(page, siglum, leaf.n),
        "cruces": shown["crux"],
        "rules": shown["regla"],
    }


def _shown(page: Page, kind: str, items: tuple[Item, ...], leaf: Leaf) -> list[dict[str, Any]]:
    """Return the items that are on a page of ours, with the line of this leaf they rest on."""
    objects = domain.domain(page.app.env).objects
    places = {leaf.n, *leaf.lines}
    return [
        {
            "link": page.link(kind, one.id, one.id),
            "place": Link(_here(one.locus, places), one.locus.place),
            "says": one.says,
        }
        for one in items
        if (kind, one.id) in objects
    ]


def _here(locus: Locus, places: Container[str]) -> str | None:
    """Return the link to a place on the same page, if the witness has it."""
    return f"#{locus.anchor}" if locus.anchor[1:] in places else None


@cache
def _own_segments(siglum: str) -> dict[str, tuple[str, ...]]:
    """Return our segments on each leaf of a work, at least in translation."""
    result: dict[str, list[str]] = {}
    for division in corpus.load().divisions:
        for segment in filter(None, (division.title_segment, *division.segments)):
            for line in map(Locus.parse, segment.lines):
                if line.work == siglum:
                    result.setdefault(line.leaf, []).append(segment.id)
    return {leaf: tuple(dict.fromkeys(ids)) for leaf, ids in result.items()}


@cache
def _cruces(siglum: str) -> dict[str, tuple[Item, ...]]:
    """Return the disputed places of each leaf, those of the corpus and those of the games."""
    ours = [(crux.id, crux.locus, crux.question) for crux in corpus.load().cruces]
    ids = {id for id, _locus, _question in ours}
    more = (one for game in _games() for one in game.cruces if one.id not in ids)
    ours += [(one.id, str(one.locus), one.question) for one in more]
    return _by_leaf(siglum, (Item(i, Locus.parse(at), as_message(says)) for i, at, says in ours))


@cache
def _rules(siglum: str) -> dict[str, tuple[Item, ...]]:
    """Return the rules that rest on each leaf."""
    every = (rule for game in _games() for rule in game.rules)
    return _by_leaf(siglum, (Item(rule.id, rule.locus, as_message(rule.says)) for rule in every))


def _games() -> Iterator[Any]:
    yield from (entry.game({}) for entry in catalogue.CATALOGUE.values())


def _by_leaf(siglum: str, items: Iterator[Item]) -> dict[str, tuple[Item, ...]]:
    """Return items by their leaf, each id once, in the order of the text."""
    result: dict[str, dict[str, Item]] = {}
    for one in items:
        if one.locus.work == siglum and one.locus.leaf:
            result.setdefault(one.locus.leaf, {})[one.id] = one
    return {leaf: tuple(sorted(by.values(), key=_order)) for leaf, by in result.items()}


def _order(one: Item) -> tuple[str, tuple[int, int]]:
    return one.locus.column, one.locus.lines or (0, 0)
