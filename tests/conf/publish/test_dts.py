"""The static DTS service answers as version 1.0 of the specification says, from the same TEI.

The specification is https://dtsapi.org/versions/v1.0 (repository
distributed-text-services/specifications, versions/v1.0/README.md); what is asserted here of the
shape of answers are its tables of required properties.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import PurePosixPath
from typing import Any

import pytest

from conf.edition import corpus, document
from conf.edition.document import ID, ROOT
from conf.edition.views import plain
from conf.publish import dts, fragments, resources

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
    fields: dict[str, Any] = json.loads(served()[path])
    return fields


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
    return own + [result for one in below for result in objects(one)]


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
        result = fetched(entry()["collection"], id=name)
        assert result["@type"] == "Resource"
        assert result["totalParents"] == 1
        assert result["title"]
        assert all({"value", "lang"} == set(v) for v in result["dublinCore"]["creator"])
        assert result["mediaTypes"] == ["application/tei+xml"]
        value = ROOT / result["download"].removeprefix(BASE)
        assert value.read_text("utf-8") == served()[f"dts/document/{name}.tei"]


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
        result = fetched(work["collection"])
        assert result == fetched(entry()["collection"], id=work["@id"])
        assert result["member"] == fetched(work["collection"], nav="children")["member"]
        assert result["totalChildren"] == len(result["member"])
        for one in result["member"]:
            seen.append(one["@id"])
            (parent,) = fetched(one["collection"], nav="parents")["member"]
            assert parent["@id"] == work["@id"]
    assert seen == list(RESOURCES)


def trees_of(name: str) -> Iterator[tuple[dict[str, Any], dict[str, str]]]:
    """Yield a resource once for each of its trees, with the parameter that names the tree."""
    whole = fetched(entry()["collection"], id=name)
    for tree in whole["citationTrees"]:
        yield whole, {"tree": tree["identifier"]} if "identifier" in tree else {}


@pytest.mark.parametrize("name", RESOURCES)
def test_every_unit_at_the_top_can_be_asked_for(name: str) -> None:
    """Of each: what is just below it, and its words as TEI; all units are listed once."""
    for whole, named in trees_of(name):
        every = fetched(whole["navigation"], down=-1, **named)["member"]
        assert len({unit["identifier"] for unit in every}) == len(every) > 0
        top = fetched(whole["navigation"], down=1, **named)["member"]
        assert top == [unit for unit in every if unit["level"] == 1]
        for unit in top:
            ref = unit["identifier"]
            result = fetched(whole["navigation"], ref=ref, down=1, **named)
            assert result["ref"] == unit
            assert result["member"] == [unit, *(one for one in every if one["parent"] == ref)]
            address = expand(whole["document"], ref=ref, **named)
            assert address.removeprefix(BASE) in served()


@pytest.mark.parametrize("name", RESOURCES)
def test_the_validator_is_answered(name: str) -> None:
    """It asks two levels down, all below the last unit, and the run from the first to the last."""
    for whole, named in trees_of(name):
        every = fetched(whole["navigation"], down=-1, **named)["member"]
        two = fetched(whole["navigation"], down=2, **named)["member"]
        assert two == [unit for unit in every if unit["level"] <= 2]
        top = [unit for unit in every if unit["level"] == 1]
        last = {"ref": top[-1]["identifier"], **named}
        below = fetched(whole["navigation"], down=-1, **last)["member"]
        assert below == every[every.index(top[-1]) :]
        both = fetched(whole["navigation"], down=2, **last)["member"]
        assert both == [unit for unit in below if unit["level"] <= 3]
        asked = {"start": top[0]["identifier"], "end": top[-1]["identifier"], **named}
        alone = fetched(whole["navigation"], **asked)
        run_and_below = fetched(whole["navigation"], down=1, **asked)
        for node in (alone, run_and_below):
            assert (node["start"], node["end"]) == (top[0], top[-1])
        assert "member" not in alone
        assert run_and_below["member"] == two
        run = expand(whole["document"], **asked).removeprefix(BASE)
        refs = (unit["identifier"] for unit in top)
        each = (expand(whole["document"], ref=r, **named).removeprefix(BASE) for r in refs)
        assert words(run) == "".join(map(words, each))


@pytest.mark.parametrize("name", RESOURCES)
def test_the_units_together_are_the_text(name: str) -> None:
    """Nothing is lost or given twice when a text is cut into divisions, or into leaves."""
    body = RESOURCES[name].text.body
    divisions = ["".join(div.itertext()) for div in body.findall("div")]
    for whole, named in trees_of(name):
        top = fetched(whole["navigation"], down=1, **named)["member"]
        refs = (unit["identifier"] for unit in top)
        paths = [expand(whole["document"], ref=r, **named).removeprefix(BASE) for r in refs]
        assert "".join(map(words, paths)) == re.sub(r"\s", "", "".join(divisions))


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
    """From the top, 1 is the leaves alone, 2 the columns too; -1 is all."""
    levels = {
        down: {
            u["level"]
            for u in fetched(entry()["navigation"], resource="ldj.dados", down=down)["member"]
        }
        for down in (1, 2, 3, -1)
    }
    assert levels == {1: {1}, 2: {1, 2}, 3: {1, 2, 3}, -1: {1, 2, 3}}


def test_what_is_no_question_is_no_file() -> None:
    """A text without ref or down, a unit below the top, a run but the whole; what is not there."""
    for wrong in ("", ";down=0", ";down=1/67r.a", ";down=1/67r.a.12", ";down=1/99r"):
        assert f"dts/navigation/ldj.dados{wrong}.jsonld" not in served()
    for wrong in ("67r.a", "67r.a.12", "67r/67v", "99r"):
        assert f"dts/document/ldj.dados/{wrong}.tei" not in served()
    assert "dts/document/ldj.dados;tree=segments/azar.s2.tei" not in served()
    assert "dts/document/ldj.dados/67r.tei" in served()


def test_the_service_has_some_thousand_files() -> None:
    """A host may take no more than some thousands for the whole site, in all languages."""
    paths = [path for path, _ in dts.files(BASE)]
    assert len(set(paths)) == len(paths) <= 1500


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


def test_a_leaf_holds_its_words_alone_within_its_segments() -> None:
    """Fol. 67r with the marks of its lines, and the segments that begin or end there."""
    text = RESOURCES["ldj.dados"].text
    (part, *_) = result = fragments.at(text.body, "67r")
    lines = [lb.get(ID, "") for one in result for lb in one.iter("lb")]
    assert lines
    assert all(line.startswith("f67r.") for line in lines)
    assert part.tag == "div"
    loci = [f"ldj:{line.removeprefix('f')}" for line in lines]
    printed = "".join(corpus.load().text(locus) for locus in loci)
    plain_words = "".join(plain(one, "e") for one in result)
    assert sorted(re.sub(r"[\W_]", "", plain_words)) == sorted(re.sub(r"[\W_]", "", printed))
    with pytest.raises(KeyError, match="99r"):
        fragments.at(text.body, "99r")


def test_a_division_and_its_translations_have_one_reference() -> None:
    """The same ref asks the original and the translations for the same division."""
    segment = corpus.load().segment("azar.s2")
    original = parsed("dts/document/ldj.dados;tree=segments/azar.tei")
    assert "azar.s2" in [seg.get(ID) for seg in original.iter(f"{TEI}seg")]
    english = parsed("dts/document/ldj.dados.en/azar.tei")
    texts = ["".join(seg.itertext()) for seg in english.iter(f"{TEI}seg")]
    assert "".join(segment.en.itertext()) in texts


def test_without_an_address_links_lead_to_the_files_beside() -> None:
    """While the site's address is unknown, an answer leads on from where it stands."""
    beside = dict(dts.answers(""))
    for name in ("index", "collection/ldj", "navigation/ldj.dados;down=1/67r"):
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
