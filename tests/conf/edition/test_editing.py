"""What editors and scribe did to the words, place by place and as files; who is named where."""

from __future__ import annotations

import csv
import io
import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache

import pytest

from conf.edition import corpus, editing, names
from conf.edition.document import NAMESPACE, ROOT, read
from conf.publish import apparatus, readings
from juegos import __version__

TEI = f"{{{NAMESPACE}}}"
XML_ID = "{http://www.w3.org/XML/1998/namespace}id"


@cache
def files() -> dict[str, str]:
    return dict(apparatus.files())


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(files()[f"datos/{name}.csv"])))


@pytest.mark.parametrize("siglum", ["ldj", "taf", "lep1818"])
def test_every_mark_of_an_editor_is_counted_once(siglum: str) -> None:
    """As many as there are elements in the files; what stands within an apparatus is its own."""
    tags = Counter[str]()
    for path in (ROOT / "corpus" / siglum).glob("*.xml"):
        if path.name.count(".") == 1:
            text = re.sub(r"(?s)<app>.*?</app>", "<app/>", path.read_text("utf-8"))
            body = text[text.index("<body>") :]
            tags.update(re.findall(r"<(ex|app|choice|supplied|surplus|del|add)\b", body))
    assert len(editing.touches(siglum)) == tags.total()


def test_the_emendations_of_the_codex_are_the_transcribers() -> None:
    """Four, all on fol. 69; of each the manuscript's word, what is printed, and by whom."""
    emended = [one for one in editing.touches("ldj") if one.kind == editing.EMENDED]
    assert [(str(one.locus), one.has, one.printed) for one in emended] == [
        ("ldj:69r.b.2", "pora", "pora ssi"),
        ("ldj:69v.a.11", "las", "& as"),
        ("ldj:69v.a.13", "o", "&"),
        ("ldj:69v.a.20", "las", "& as"),
    ]
    assert {(one.witness, one.who) for one in emended} == {("ti6 s000", "hsms")}


def test_a_place_that_differs_has_both_readings() -> None:
    """Fol. 67r: a slip of the reading text against the manuscript; law I: the copies."""
    slip = next(one for one in editing.touches("ldj") if one.kind == editing.DIFFERS)
    assert (str(slip.locus), slip.printed, slip.witness) == ("ldj:67r.a.16", "lança", "ti6")
    assert slip.has == "s000: lan a"
    law = next(one for one in editing.touches("taf") if one.kind == editing.DIFFERS)
    assert law.has.startswith("tfa: calopnja; tfb tfn: calupnja")


def test_each_line_of_the_codex_is_told_and_none_has_been_compared() -> None:
    """In the order of the text, with its words; what is done in all of them is all that is done.

    A line of which only the translation is here, as in the Book of Tables, is none of them.
    """
    result = rows("lineas")
    words = corpus.load()
    own = [place for place in words.places if place.startswith("ldj:") and words.text(place)]
    assert [row["locus"] for row in result] == own
    assert len(own) == 459
    assert {row["compared"] for row in result} == {"no"}
    assert all(row["words"] == words.text(row["locus"]) for row in result)
    total = sum(int(row[kind]) for row in result for kind in editing.KINDS)
    assert total == len(editing.touches("ldj"))
    (azar,) = (row for row in result if row["locus"] == "ldj:67r.a.16")
    assert "azar.lanca" in azar["cruces"]


@pytest.mark.parametrize(
    ("place", "lines"), [("ldj:67v", 28), ("ldj:67r.a", 0), ("ldj:65r.a.2-4", 3)]
)
def test_what_is_compared_is_a_leaf_a_column_or_lines(
    place: str, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever compares some names the place in siglas.toml, and its lines count as compared."""
    work = corpus.load().work("ldj")
    monkeypatch.setitem(work, "compared", [place])
    seen = [line.locus for line in apparatus.lines("ldj") if line.compared]
    here = [p for p in corpus.load().places if p.startswith(place.partition(".a.")[0] + ".")]
    assert len(seen) == (lines or len(here)) > 0
    assert all(str(locus).startswith(place.partition(".a.")[0]) for locus in seen)


def test_variants_are_the_same_in_all_forms() -> None:
    """CSV, JSON and TEI tell the same entries; each points to a segment and a witness that are."""
    result = rows("variantes")
    assert json.loads(files()["datos/variantes.json"]) == result
    root = ET.fromstring(files()["datos/variantes.xml"])  # noqa: S314 - of our own making
    entries = list(root.iter(f"{TEI}app"))
    assert [(e.get("loc"), e.get("n"), e.get("type")) for e in entries] == [
        (row["locus"], row["segment"], row["kind"]) for row in result
    ]
    ids = {element.get(XML_ID) for element in root.iter()}
    for element in root.iter():
        for key in ("wit", "resp"):
            assert {ref[1:] for ref in element.get(key, "").split()} <= ids
    segments = {
        seg.get(XML_ID) for p in (ROOT / "corpus").rglob("*.xml") for seg in read(p).segments()
    }
    assert {row["segment"] for row in result if row["segment"]} <= segments


def test_readings_have_their_holders_and_dates() -> None:
    """A scholar’s has the year of the work, ours the version, the manuscript’s its own."""
    every = list(readings.readings())
    assert len({(one.crux, one.key) for one in every}) == len(every) > 390
    assert all(one.by and len(one.by) == len(one.dates) for one in every)
    dates = {key: date for one in every for key, date in zip(one.by, one.dates, strict=True)}
    assert (dates["yuyu2011"], dates["juegos"], dates["ti6"]) == ("2011", __version__, "1283")
    assert readings.date_of("tfa") == ""  # its copy has no date that we know
    result = rows("lecturas")
    assert len(result) == sum(len(one.by) for one in every)
    assert json.loads(files()["datos/lecturas.json"]) == result


def test_each_name_of_the_index_stands_somewhere() -> None:
    """People and places in pages or translations; where a person’s works are cited counts too."""
    for kind in names.KINDS:
        results = list(names.people_or_places(kind))
        assert [one.name for one in results if not one.pages and not one.segments] == []
    people = {one.name: one for one in names.people_or_places("personas")}
    assert "tablas/jollyvet" in people["Jollyvet, Euverte"].pages
    assert "dados/ley" in people["Yuyu"].pages


def test_works_are_found_where_they_are_cited() -> None:
    """By the role, with words of its own or without; a work cited nowhere has no page."""
    cited = names.works()
    assert set(cited) == set(corpus.load().bibliography)
    assert "dados/contar" in cited["vetula"]
    assert "alquerque/historia" in cited["murray1952"]
