"""The static DTS service answers as version 1.0 of the specification says, from the same TEI.

The specification is https://dtsapi.org/versions/v1.0 (repository
distributed-text-services/specifications, versions/v1.0/README.md); what is asserted here of the
shape of answers are its tables of required properties.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import pairwise
from pathlib import PurePosixPath
from typing import Any

import pytest

from conf.edition import corpus, document
from conf.edition.document import ID, ROOT
from conf.edition.views import plain
from conf.publish import dts, fragments, resources
from conf.publish import trees as citation_trees

BASE = "https://example.org/juegos/"
TEI = "{http://www.tei-c.org/ns/1.0}"
WRAPPER = "{https://w3id.org/api/dts#}wrapper"
RESOURCES = {one.id: one for one in resources.resources()}

REQUIRED = {
    "EntryPoint": {"@id", "dtsVersion", "collection", "navigation", "document"},
    "Collection": {"@id", "title", "totalParents", "totalChildren", "collection"},
    "Resource": {"@id", "collection", "navigation", "document", "citationTrees"},
    "Navigation": {"@id", "dtsVersion", "resource"},
    "CitationTree": set[str](),
    "CiteStructure": {"citeType"},
    "CitableUnit": {"identifier", "level", "parent"},
}
KINDS: dict[str, type | tuple[type, ...]] = {
    "title": str,
    "totalParents": int,
    "totalChildren": int,
    "level": int,
    "identifier": str,
    "citeType": str,
    "member": list,
    "citationTrees": list,
    "citeStructure": list,
    "mediaTypes": list,
    "resource": dict,
    "ref": dict,
    "dublinCore": dict,
    "parent": (str, type(None)),
}


@cache
def served() -> dict[str, str]:
    return dict(dts.files(BASE))


@cache
def answer(path: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(served()[path])
    return found


def expand(template: str, **values: str | int) -> str:
    """Return a URI template with its values, for the three operators of RFC 6570 that we use."""

    def some(match: re.Match[str]) -> str:
        before = {"": "", "/": "/", ";": ";{}="}[match[1]]
        names = (name for name in match[2].split(",") if name in values)
        return "".join(f"{before.format(name)}{values[name]}" for name in names)

    return re.sub(r"\{([/;]?)([\w,]+)\}", some, template)


def fetched(template: str, **values: str | int) -> dict[str, Any]:
    address = expand(template, **values)
    assert address.startswith(BASE)
    return answer(address.removeprefix(BASE))


def entry() -> dict[str, Any]:
    return answer(dts.ENTRY)


def parsed(path: str) -> ET.Element:
    return ET.fromstring(served()[path])  # noqa: S314 - of our own making


def objects(node: Any) -> list[dict[str, Any]]:
    """Return every typed object in an answer."""
    below = (
        list(node.values()) if isinstance(node, dict) else node if isinstance(node, list) else []
    )
    own = [node] if isinstance(node, dict) and "@type" in node else []
    return own + [found for one in below for found in objects(one)]


def test_every_answer_has_what_the_specification_requires() -> None:
    """Each object has the required properties of its type, each property its kind of value."""
    for path in served():
        if path.endswith(".jsonld"):
            top = answer(path)
            assert top["@context"] == "https://dtsapi.org/context/v1.0.json", path
            assert top["dtsVersion"] == "1.0", path
            for node in objects(top):
                assert REQUIRED[node["@type"]] <= set(node), (path, node)
                for name in KINDS.keys() & node.keys():
                    assert isinstance(node[name], KINDS[name]), (path, name)


def test_a_resource_in_a_collection_has_more_than_in_a_navigation() -> None:
    """There title and totalParents are required of it; metadata are pairs of value and language."""
    for name in RESOURCES:
        found = fetched(entry()["collection"], id=name)
        assert found["@type"] == "Resource"
        assert found["totalParents"] == 1
        assert found["title"]
        assert all({"value", "lang"} == set(v) for v in found["dublinCore"]["creator"])
        assert found["mediaTypes"] == ["application/tei+xml"]
        kept = ROOT / found["download"].removeprefix(BASE)
        assert kept.read_text("utf-8") == served()[f"dts/document/{name}.tei"]


def test_the_first_citation_tree_has_no_name() -> None:
    """The default tree goes by none; any other has an identifier."""
    for name in RESOURCES:
        trees = fetched(entry()["collection"], id=name)["citationTrees"]
        assert ["identifier" in tree for tree in trees] == [False, True][: len(trees)]


def test_the_tree_of_the_codex_is_leaf_column_line_and_its_other_the_segments() -> None:
    """As the header of the TEI says, and beside it divisions and segments."""
    places, segments = fetched(entry()["collection"], id="ldj.dados")["citationTrees"]

    def kinds(node: dict[str, Any]) -> list[str]:
        own = [node["citeType"]] if "citeType" in node else []
        return own + [kind for one in node.get("citeStructure", []) for kind in kinds(one)]

    assert kinds(places) == ["folio", "column", "line"]
    assert kinds(segments) == ["division", "segment"]


def test_collections_lead_down_and_up() -> None:
    """From the edition to each work to each resource, and back by nav=parents."""
    root = fetched(entry()["collection"])
    assert root["totalParents"] == 0
    assert root["totalChildren"] == len(root["member"]) == len(corpus.load().works)
    seen = []
    for work in root["member"]:
        found = fetched(work["collection"])
        assert found == fetched(entry()["collection"], id=work["@id"])
        assert found["member"] == fetched(work["collection"], nav="children")["member"]
        assert found["totalChildren"] == len(found["member"])
        for one in found["member"]:
            seen.append(one["@id"])
            (parent,) = fetched(one["collection"], nav="parents")["member"]
            assert parent["@id"] == work["@id"]
    assert seen == list(RESOURCES)


@pytest.mark.parametrize("name", RESOURCES)
def test_every_unit_can_be_asked_for(name: str) -> None:
    """Of each unit: itself, its siblings, its children, all below it, and its words as TEI."""
    whole = fetched(entry()["collection"], id=name)
    for tree in whole["citationTrees"]:
        named = {"tree": tree["identifier"]} if "identifier" in tree else {}
        every = fetched(whole["navigation"], down=-1, **named)["member"]
        assert len({unit["identifier"] for unit in every}) == len(every) > 0
        for unit in every:
            ref = unit["identifier"]
            alone = fetched(whole["navigation"], ref=ref, **named)
            assert alone["ref"] == unit
            assert "member" not in alone
            siblings = fetched(whole["navigation"], ref=ref, down=0, **named)["member"]
            assert siblings == [one for one in every if one["parent"] == unit["parent"]]
            children = fetched(whole["navigation"], ref=ref, down=1, **named)["member"]
            assert children == [unit, *(one for one in every if one["parent"] == ref)]
            below = fetched(whole["navigation"], ref=ref, down=-1, **named)["member"]
            at = every.index(unit)
            assert below == every[at : at + len(below)]
            assert set(map(str, children)) <= set(map(str, below))
            address = expand(whole["document"], ref=ref, **named)
            assert address.removeprefix(BASE) in served()


def test_units_stand_in_the_order_of_the_tree() -> None:
    """Pre-order, depth first, though the codex opens a column a second time below a miniature."""
    every = fetched(entry()["navigation"], resource="ldj.dados", down=-1)["member"]
    parents: list[str] = []
    for unit in every:
        parents = [*parents[: unit["level"] - 1], unit["identifier"]]
        assert unit["parent"] == (parents[-2] if unit["level"] > 1 else None)
    lines = [u["identifier"].split(".") for u in every if u["level"] == 3]
    for (leaf, column, line), (next_leaf, next_column, following) in pairwise(lines):
        same = (leaf, column) == (next_leaf, next_column)
        assert int(following) == (int(line) + 1 if same else 1)


def test_down_reaches_as_far_as_is_asked() -> None:
    """From the top, 1 is the leaves alone, 2 the columns too; of a line there is nothing below."""
    levels = {
        down: {
            u["level"]
            for u in fetched(entry()["navigation"], resource="ldj.dados", down=down)["member"]
        }
        for down in (1, 2, 3, -1)
    }
    assert levels == {1: {1}, 2: {1, 2}, 3: {1, 2, 3}, -1: {1, 2, 3}}
    line = fetched(entry()["navigation"], resource="ldj.dados", ref="67r.a.12", down=1)
    assert line["member"] == [line["ref"]]


def test_what_is_an_error_is_no_file() -> None:
    """A navigation without ref and down, or with down=0; a place or tree that is not there."""
    unknown = ("ldj.dados/67r.a.99", "ldj.dados;tree=x/67r", "ldj.dados/67r/66r")
    for wrong in ("ldj.dados", "ldj.dados;down=0", "ldj.dados;down=0/65r/66r", *unknown):
        assert f"dts/navigation/{wrong}.jsonld" not in served()


@pytest.mark.parametrize("name", ["ldj.dados", "taf.tafurerias", "jol1656.jollyvet.en"])
def test_units_at_the_top_can_be_asked_for_as_a_range(name: str) -> None:
    """From each to itself and to those after it: ends, units and words are those of all of them."""
    whole = fetched(entry()["collection"], id=name)
    for tree in whole["citationTrees"]:
        named = {"tree": tree["identifier"]} if "identifier" in tree else {}
        top = fetched(whole["navigation"], down=1, **named)["member"]
        for first in range(len(top)):
            for last in range(first, len(top)):
                ends = {"start": top[first], "end": top[last]}
                asked = {key: unit["identifier"] for key, unit in ends.items()}
                alone = fetched(whole["navigation"], **asked, **named)
                assert {key: alone[key] for key in ends} == ends
                assert "member" not in alone
                below = fetched(whole["navigation"], **asked, down=1, **named)["member"]
                refs = [unit["identifier"] for unit in top[first : last + 1]]
                each = [fetched(whole["navigation"], ref=r, down=1, **named) for r in refs]
                assert below == [unit for one in each for unit in one["member"]]
                run = expand(whole["document"], **asked, **named).removeprefix(BASE)
                parts = (expand(whole["document"], ref=r, **named).removeprefix(BASE) for r in refs)
                assert words(run) == "".join(words(part) for part in parts)


def test_a_part_stands_in_the_wrapper() -> None:
    """The root is TEI's, the only child of it the wrapper of DTS; both names are the published."""
    for path in served():
        if path.startswith("dts/document/") and path.count("/") > 2:
            root = parsed(path)
            assert root.tag == f"{TEI}TEI", path
            assert [child.tag for child in root] == [WRAPPER], path
            assert len(root[0]), path


def words(path: str) -> str:
    """Return the words of a part, without blanks: a line's end is one or is none."""
    return re.sub(r"\s", "", "".join(parsed(path).itertext()))


def test_the_lines_together_are_the_text() -> None:
    """Nothing of the codex is lost or given twice when it is cut into lines, or into leaves."""
    text = RESOURCES["ldj.dados"].text
    whole = re.sub(r"\s", "", "".join(text.body.itertext()))
    every = fetched(entry()["navigation"], resource="ldj.dados", down=-1)["member"]
    for level, sizes in ((1, 14), (3, 422)):
        parts = [u["identifier"] for u in every if u["level"] == level]
        pieces = [words(f"dts/document/ldj.dados/{ref}.tei") for ref in parts]
        assert len(pieces) == sizes
        assert sorted("".join(pieces)) == sorted(whole)
    leaves = [u["identifier"] for u in every if u["level"] == 1]
    assert "".join(words(f"dts/document/ldj.dados/{ref}.tei") for ref in leaves) == whole


def test_a_line_holds_its_words_alone_within_its_segment() -> None:
    """Fol. 67r.a.2 with the mark of its line and the segment and term it is part of."""
    (part,) = citation_trees.part(
        RESOURCES["ldj.dados"].text, citation_trees.Unit("67r.a.2", 3, "67r.a", "line")
    )
    assert [lb.get(ID) for lb in part.iter("lb")] == ["f67r.a.2"]
    assert plain(part, "e") == corpus.load().text("ldj:67r.a.2")
    with pytest.raises(KeyError, match=r"67r\.a\.99"):
        fragments.at(RESOURCES["ldj.dados"].text.body, ("67r", "a", "99"))


def test_a_segment_and_its_translations_have_one_reference() -> None:
    """The same ref asks the original and the translations for the same segment."""
    segment = corpus.load().segment("azar.s2")
    xml_id = "{http://www.w3.org/XML/1998/namespace}id"
    original = parsed("dts/document/ldj.dados;tree=segments/azar.s2.tei")
    assert [seg.get(xml_id) for seg in original[0]] == ["azar.s2"]
    english = parsed("dts/document/ldj.dados.en/azar.s2.tei")
    assert "".join(english[0][0].itertext()) == "".join(segment.en.itertext())


def test_without_an_address_links_lead_to_the_files_beside() -> None:
    """While the site's address is unknown, an answer leads on from where it stands."""
    beside = dict(dts.answers(""))
    for name in ("index", "collection/ldj", "navigation/ldj.dados/67r"):
        path = f"dts/{name}.jsonld"
        node = json.loads(beside[path])
        node = node.get("resource", node)
        there = PurePosixPath(path).parent / expand(node["collection"], id="ldj")
        parts: list[str] = []
        for part in there.parts:
            parts = parts[:-1] if part == ".." else [*parts, part]
        assert "/".join(parts) in beside
    assert set(beside) == {path for path in served() if "/document/" not in path}


def test_the_header_names_the_units() -> None:
    """The kinds of places are the citeStructure of each text, not the generator's."""
    for one in RESOURCES.values():
        if one.lang == "osp":
            header = document.read(ROOT / one.text.path).root.find(
                "teiHeader/encodingDesc/refsDecl"
            )
            assert header is not None
            units = tuple(c.get("unit", "") for c in header.iter("citeStructure"))
            assert one.trees[""].kinds == units
