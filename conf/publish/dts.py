"""The texts as a static service of Distributed Text Services 1.0, conformance level 0.

Files stand where the URI templates of the entry point lead (specification v1.0, "URI Templates
examples for static website"); an address without a file is an error. ``start`` and ``end`` are
answered for units at the top of a tree, such as leaves; a file for each run of lines would be more
than a hundred thousand. ``down`` is answered as deep as a tree goes, of a text and of the units at
the top of its tree to 2 at least, and to 1 for what has nothing below it and for a run of units.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from conf.edition.document import ROOT
from conf.publish import fragments, resources, trees
from conf.publish.resources import (
    COLLECTION,
    DOCUMENT,
    NAVIGATION,
    Collection,
    Node,
    Resource,
    Site,
)

if TYPE_CHECKING:
    from conf.publish.trees import Tree, Unit

ENTRY = "dts/index.jsonld"
ASKED = 2  # levels that the validator asks for of a text, and of a unit at the top of its tree
COMMON = {"@context": "https://dtsapi.org/context/v1.0.json", "dtsVersion": "1.0"}


def files(base: str) -> Iterator[tuple[str, str]]:
    """Yield every file of the service of a site at ``base``, which is empty while unknown."""
    yield from answers(base)
    yield from documents()


def answers(base: str) -> Iterator[tuple[str, str]]:
    """Yield the files that lead on to others: entry point, collections, citation trees."""
    site = Site(base)
    texts = tuple(resources.resources())
    yield _entry(site)
    yield from _collections(site, texts)
    for text in texts:
        for name, tree in text.trees.items():
            yield from _navigations(site, text, name, tree)
            yield from _ranges(site, text, name, tree)


def documents() -> Iterator[tuple[str, str]]:
    """Yield the words as TEI: each text, each unit of its trees, each run of units at the top."""
    for text in resources.resources():
        yield f"dts/document/{text.id}.tei", (ROOT / text.text.path).read_text("utf-8")
        for name, tree in text.trees.items():
            here = f"dts/document/{text.id}{_named(name)}"
            for unit, found in trees.parts(text.text, tree):
                yield f"{here}/{unit.identifier}.tei", fragments.document(found)
            for run in tree.runs():
                found = trees.part(text.text, *run)
                yield f"{here}/{_ends(run)}.tei", fragments.document(found)


def _entry(site: Site) -> tuple[str, str]:
    here = ENTRY
    return _json(
        here,
        {
            **COMMON,
            "@id": site.to(here, here),
            "@type": "EntryPoint",
            "collection": site.to(COLLECTION % "{/id}", here),
            "navigation": site.to(NAVIGATION % "{resource}", here),
            "document": site.to(DOCUMENT % "{resource}", here),
        },
    )


def _json(path: str, node: Node) -> tuple[str, str]:
    return path, json.dumps(node, ensure_ascii=False, separators=(",", ":")) + "\n"


def _collections(site: Site, texts: tuple[Resource, ...]) -> Iterator[tuple[str, str]]:
    """Yield what each collection and each resource is, with its children or its parents."""
    works = tuple(resources.collections(texts))
    every: tuple[Collection | Resource, ...] = (*works, *texts)
    known = {one.id: one for one in every}
    for one in known.values():
        for nav, names in (
            ("", one.children),
            ("/children", one.children),
            ("/parents", one.parents),
        ):
            here = f"dts/collection/{one.id}{nav}.jsonld"
            members = [known[name].node(site, here) for name in names]
            yield _json(here, {**COMMON, **one.node(site, here), "member": members})
    root = works[0]  # which is meant where no collection is named
    for nav, names in (("", root.children), ("/children", root.children), ("/parents", ())):
        here = f"dts/collection{nav}.jsonld"
        members = [known[name].node(site, here) for name in names]
        yield _json(here, {**COMMON, **root.node(site, here), "member": members})


def _named(tree: str) -> str:
    return f";tree={tree}" if tree else ""


def _ends(run: tuple[Unit, ...]) -> str:
    return f"{run[0].identifier}/{run[-1].identifier}"


def _navigations(site: Site, text: Resource, name: str, tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield what is below a text and each of its units; of a unit also itself, and its siblings."""
    depth = len(tree.kinds)
    for unit in (None, *tree.units):
        level = unit.level if unit else 0
        deepest = max(depth - level, ASKED if level < ASKED else 1)
        for down in (*([None, 0] if unit else []), *range(1, deepest + 1), -1):
            levels = "" if down is None else f";down={down}"
            ref = f"/{unit.identifier}" if unit else ""
            here = f"dts/navigation/{text.id}{_named(name)}{levels}{ref}.jsonld"
            found: Node = {"ref": _unit(unit, text)} if unit else {}
            if down is not None:
                found["member"] = [_unit(one, text) for one in _members(tree, unit, down)]
            yield _navigation(site, text, here, found)


def _navigation(site: Site, text: Resource, here: str, found: Node) -> tuple[str, str]:
    own = {"@id": site.to(here, here), "@type": "Navigation", "resource": text.links(site, here)}
    return _json(here, {**COMMON, **own, **found})


def _ranges(site: Site, text: Resource, name: str, tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield each run of units at the top of a tree: its ends, and what is just below."""
    for run in tree.runs():
        ends: Node = {"start": _unit(run[0], text), "end": _unit(run[-1], text)}
        below = [one for unit in run for one in (unit, *tree.down(unit, 1))]
        for down, found in (("", {}), (";down=1", {"member": [_unit(u, text) for u in below]})):
            here = f"dts/navigation/{text.id}{_named(name)}{down}/{_ends(run)}.jsonld"
            yield _navigation(site, text, here, ends | found)


def _members(tree: Tree, unit: Unit | None, down: int) -> list[Unit]:
    """Return what a navigation answers: with ``down`` 0 the siblings, else the unit and below."""
    if unit and down == 0:
        return tree.under[unit.parent]
    return [*([unit] if unit else []), *tree.down(unit, down)]


def _unit(unit: Unit, text: Resource) -> Node:
    title = [{"lang": text.lang, "value": unit.title}]
    titled = {"dublinCore": {"title": title}} if unit.title else {}
    return {
        "identifier": unit.identifier,
        "@type": "CitableUnit",
        "level": unit.level,
        "parent": unit.parent or None,
        "citeType": unit.kind,
        **titled,
    }
