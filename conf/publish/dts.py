"""The texts as a static service of Distributed Text Services 1.0, conformance level 0.

Files stand where the URI templates of the entry point lead (specification v1.0, "URI Templates
examples for static website"); an address without a file is an error. ``start`` and ``end`` are no
part of level 0. ``down`` is answered as deep as a tree goes; for what has nothing below it, to 1.
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

ENTRY = "dts/index.json"
COMMON = {"@context": "https://dtsapi.org/context/v1.0.json", "dtsVersion": "1.0"}


def files(base: str) -> Iterator[tuple[str, str]]:
    """Yield every file of the service of a site at ``base``, which is empty while unknown."""
    site = Site(base)
    texts = tuple(resources.resources())
    yield _entry(site)
    yield from _collections(site, texts)
    for text in texts:
        yield f"dts/document/{text.id}.xml", (ROOT / text.text.path).read_text("utf-8")
        for name, tree in text.trees.items():
            yield from _documents(text, name, tree)
            yield from _navigations(site, text, name, tree)


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
            here = f"dts/collection/{one.id}{nav}.json"
            members = [known[name].node(site, here) for name in names]
            yield _json(here, {**COMMON, **one.node(site, here), "member": members})
    here, root = "dts/collection.json", works[0]
    members = [known[name].node(site, here) for name in root.children]
    yield _json(here, {**COMMON, **root.node(site, here), "member": members})


def _named(tree: str) -> str:
    return f";tree={tree}" if tree else ""


def _documents(text: Resource, name: str, tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield each unit of a tree as TEI."""
    for unit in tree.units:
        path = f"dts/document/{text.id}{_named(name)}/{unit.identifier}.xml"
        yield path, fragments.document(trees.part(text.text, unit))


def _navigations(site: Site, text: Resource, name: str, tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield what is below a text and each of its units; of a unit also itself, and its siblings."""
    depth = len(tree.kinds)
    for unit in (None, *tree.units):
        left = depth - (unit.level if unit else 0)
        for down in (*([None, 0] if unit else []), *range(1, max(1, left) + 1), -1):
            levels = "" if down is None else f";down={down}"
            ref = f"/{unit.identifier}" if unit else ""
            here = f"dts/navigation/{text.id}{_named(name)}{levels}{ref}.json"
            found: Node = {"ref": _unit(unit, text)} if unit else {}
            if down is not None:
                found["member"] = [_unit(one, text) for one in _members(tree, unit, down)]
            yield _json(
                here,
                {
                    **COMMON,
                    "@id": site.to(here, here),
                    "@type": "Navigation",
                    "resource": text.links(site, here),
                    **found,
                },
            )


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
