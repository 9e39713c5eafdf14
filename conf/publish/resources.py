"""The objects of the DTS service: works as collections, texts and translations as resources."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from conf.edition import corpus
from conf.edition.document import ID, LANGUAGES, XML, read
from conf.publish import citations
from conf.publish import trees as citation_trees
from conf.publish.texts import sections, terms
from juegos.edition.cite import EDITORS, TITLE, WORKS

if TYPE_CHECKING:
    from conf.edition.document import Document
    from conf.publish.texts import Section
    from conf.publish.trees import Tree

LICENCE = "https://creativecommons.org/licenses/by/4.0/"
ROOT = "juegos"
SEGMENTS = "segments"  # the name of a text's other tree; its first goes by none
# The URI templates of RFC 6570; %s is where the id of a collection or resource stands.
# Their endings are those by which hosts know JSON-LD and TEI. No answer is parted into pages.
COLLECTION = "dts/collection%s{;page}{/nav}.jsonld"
NAVIGATION = "dts/navigation/%s{;tree}{;down}{;page}{/ref,start,end}.jsonld"
DOCUMENT = "dts/document/%s{;tree}{/ref,start,end}.tei"

Node = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """The site of the service: ``base`` ends in a slash, or is empty if unknown."""

    base: str

    def to(self, target: str, here: str) -> str:
        """Return the address of a file or a template as seen from a file of the site."""
        if self.base:
            return self.base + target
        return posixpath.relpath(target, posixpath.dirname(here))


@dataclass(frozen=True)
class Collection:
    """A work, or the edition that contains all works."""

    id: str
    title: str
    parents: tuple[str, ...]
    children: tuple[str, ...]
    dublin_core: Node

    def node(self, site: Site, here: str) -> Node:
        """Return the collection as an object of the collection endpoint."""
        return {
            "@id": self.id,
            "@type": "Collection",
            "title": self.title,
            "totalParents": len(self.parents),
            "totalChildren": len(self.children),
            "dublinCore": self.dublin_core,
            "collection": site.to(COLLECTION % f"/{self.id}", here),
        }


@dataclass(frozen=True)
class Resource:
    """A text of a work or a translation of it, as TEI."""

    section: Section
    text: Document
    children: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """The id of its TEI document: ``ldj.dados.en``."""
        return self.text.root.get(ID, "")

    @property
    def lang(self) -> str:
        """The code of its language."""
        return self.text.root.get(f"{XML}lang", "")

    @property
    def title(self) -> str:
        """The title in its header."""
        return self.text.root.findtext("teiHeader/fileDesc/titleStmt/title", "")

    @property
    def parents(self) -> tuple[str, ...]:
        """The work that it belongs to."""
        return (self.section.siglum,)

    @cached_property
    def trees(self) -> dict[str, Tree]:
        """Its citation trees by name; a text has the tree of places first, then of segments."""
        segments = citation_trees.segments(self.text)
        if self.lang in LANGUAGES:
            return {"": segments}
        return {"": citation_trees.places(self.text), SEGMENTS: segments}

    def links(self, site: Site, here: str) -> Node:
        """Return its identifiers and links, which every navigation object includes."""
        return {
            "@id": self.id,
            "@type": "Resource",
            "collection": site.to(COLLECTION % f"/{self.id}", here),
            "navigation": site.to(NAVIGATION % self.id, here),
            "document": site.to(DOCUMENT % self.id, here),
            "citationTrees": [_tree(name, tree) for name, tree in self.trees.items()],
        }

    def node(self, site: Site, here: str) -> Node:
        """Return the resource as an object of the collection endpoint."""
        work = corpus.load().work(self.section.siglum)
        return {
            **self.links(site, here),
            "title": self.title,
            "totalParents": 1,
            "totalChildren": 0,
            "mediaTypes": ["application/tei+xml"],
            "download": site.to(f"corpus/{self.section.siglum}/{self.text.path.name}", here),
            "dublinCore": {
                "title": [{"lang": self.lang, "value": self.title}],
                "creator": [{"lang": "en", "value": str(work["author"])}],
                "publisher": [{"lang": "en", "value": EDITORS}],
                "language": [self.lang],
                "license": LICENCE,
                "rights": [{"lang": "en", "value": terms(self.text)}],
                **_source(self.section.siglum),
            },
        }


def _source(siglum: str) -> Node:
    """Return the rendering of a work's words, if they are not the original."""
    if not WORKS[siglum].hand:
        return {}
    return {"source": [{"lang": "en", "value": citations.credit(siglum)}]}


def _tree(name: str, tree: Tree) -> Node:
    """Return a citation tree; the first of a resource has no identifier."""
    structure: list[Node] = []
    for kind in reversed(tree.kinds):
        below = {"citeStructure": structure} if structure else {}
        structure = [{"@type": "CiteStructure", "citeType": kind, **below}]
    named = {"identifier": name} if name else {}
    return {"@type": "CitationTree", **named, "citeStructure": structure}


def resources() -> Iterator[Resource]:
    """Yield every text, each followed by its translations."""
    for section in sections():
        for ending in (".xml", *(f".{lang}.xml" for lang in LANGUAGES)):
            yield Resource(section, read(section.path.with_suffix(ending)))


def collections(readable: tuple[Resource, ...]) -> Iterator[Collection]:
    """Yield the edition, then the work of each resource."""
    works = corpus.load().works
    title = {"title": [{"lang": "en", "value": TITLE}], "license": LICENCE}
    yield Collection(ROOT, TITLE, (), tuple(works), title)
    for siglum, work in works.items():
        texts = tuple(one.id for one in readable if one.section.siglum == siglum)
        says = {
            "title": [{"lang": work["language"], "value": work["title"]}],
            "creator": [{"lang": "en", "value": work["author"]}],
            "date": work["date"],
            "language": [work["language"]],
            **_source(siglum),
        }
        yield Collection(siglum, work["title"], (ROOT,), texts, says)
