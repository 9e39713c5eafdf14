"""The texts as a static service of Distributed Text Services 1.0, conformance level 0.

Files stand where the URI templates of the entry point lead (specification v1.0, "URI Templates
examples for static website"); an address without a file is an error. A text is answered for as a
whole, down to the last level of its trees, and for the units at the top of a tree: its divisions
or leaves. What is below them is listed and has no files of its own. Of the last of these units,
and of the run from the first to the last, all is answered that the validator asks for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from conf.edition import document
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

FOLDER = "dts"
ENTRY = f"{FOLDER}/index.jsonld"
ASKED = (1, 2, -1)  # values of "down" for which the validator asks, of a text and of its last unit
COMMON = {"@context": "https://dtsapi.org/context/v1.0.json", "dtsVersion": "1.0"}


def files(base: str) -> Iterator[tuple[str, str]]:
    """Yield every file of the service of a site at ``base``, which is empty if unknown."""
    yield from answers(base)
    yield from documents()


def answers(base: str) -> Iterator[tuple[str, str]]:
    """Yield the files that link to others: entry point, collections, citation trees."""
    site = Site(base)
    texts = tuple(resources.resources())
    yield _entry(site)
    yield from _collections(site, texts)
    for text in texts:
        for name, tree in text.trees.items():
            yield from _navigations(site, text, name, tree)


def documents() -> Iterator[tuple[str, str]]:
    """Yield the words as TEI: each text, each top unit of its trees, and all of them together."""
    for text in resources.resources():
        yield f"dts/document/{text.id}.tei", document.words(ROOT / text.text.path)
        for name, tree in text.trees.items():
            here = f"dts/document/{text.id}{_named(name)}"
            refs = {**{unit.identifier: (unit,) for unit in tree.top}, _ends(tree): tree.top}
            for ref, units in refs.items():
                yield f"{here}/{ref}.tei", fragments.document(trees.part(text.text, *units))


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
    """Yield each collection and each resource, with its children or its parents."""
    works = tuple(resources.collections(texts))
    every: tuple[Collection | Resource, ...] = (*works, *texts)
    by_id = {one.id: one for one in every}
    root = works[0]  # which is meant where no collection is named
    for name, one in [("", root), *((f"/{one.id}", one) for one in every)]:
        below = ("", "/children") if one.children else ("",)
        for nav, names in (*((nav, one.children) for nav in below), ("/parents", one.parents)):
            here = f"dts/collection{name}{nav}.jsonld"
            members = [by_id[id].node(site, here) for id in names]
            yield _json(here, {**COMMON, **one.node(site, here), "member": members})


def _named(tree: str) -> str:
    return f";tree={tree}" if tree else ""


def _ends(tree: Tree) -> str:
    return f"{tree.top[0].identifier}/{tree.top[-1].identifier}"


def _navigations(site: Site, text: Resource, name: str, tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield the tree of a text, of each of its top units, and of all of them together."""

    def navigation(down: int | None, ref: str, node: Node) -> tuple[str, str]:
        levels = "" if down is None else f";down={down}"
        here = f"dts/navigation/{text.id}{_named(name)}{levels}{ref}.jsonld"
        own = {"@id": site.to(here, here), "@type": "Navigation"}
        return _json(here, {**COMMON, **own, "resource": text.links(site, here), **node})

    for down in sorted({*ASKED, *range(1, len(tree.kinds) + 1)}):
        yield navigation(down, "", {"member": [_unit(one, text) for one in tree.down(None, down)]})
    for unit in tree.top:
        for down in ASKED if unit is tree.top[-1] else ASKED[:1]:
            members = [_unit(one, text) for one in (unit, *tree.down(unit, down))]
            node = {"ref": _unit(unit, text), "member": members}
            yield navigation(down, f"/{unit.identifier}", node)
    ends: Node = {"start": _unit(tree.top[0], text), "end": _unit(tree.top[-1], text)}
    below = [_unit(one, text) for one in tree.down(None, 2)]
    yield navigation(None, f"/{_ends(tree)}", ends)
    yield navigation(1, f"/{_ends(tree)}", {**ends, "member": below})


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
