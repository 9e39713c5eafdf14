"""The apparatus as files, CSV, JSON and TEI: the lines of the manuscript, variants, readings.

    python -m conf.publish.apparatus build/variantes.xml     writes the TEI, to be validated

A line tells how much was done to its words, and whether it has been compared with the manuscript.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from conf.command import run
from conf.edition import corpus, editing
from conf.edition.document import NAMESPACE
from conf.publish import readings, row_files
from conf.publish.resources import LICENCE
from juegos import __released__, __version__
from juegos.core.source import Locus
from juegos.edition.cite import EDITORS, WORKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conf.edition.editing import Touch

FOLDER = "datos"
LINES, VARIANTS, READINGS = (f"{FOLDER}/{name}" for name in ("lineas", "variantes", "lecturas"))
OF_LINE = {
    "locus": "The line: work, leaf, column and line.",
    "words": "Its words, abbreviations expanded.",
    editing.EXPANDED: "How many abbreviations are written out in it.",
    editing.DIVIDED: "How many words are joined or divided otherwise than there.",
    editing.CAPITAL: "How many letters are of another size than there.",
    editing.EMENDED: "How many places are emended.",
    editing.SURPLUS: "How many words are judged superfluous.",
    editing.DIFFERS: "How many places witnesses read otherwise.",
    editing.STRUCK: "How many places the scribe struck out.",
    editing.ADDED: "How many places the scribe added.",
    "cruces": "The ids of what is disputed there.",
    "compared": "Whether we have compared it with the manuscript.",
}
OF_VARIANT = {
    "work": "The siglum of the work.",
    "locus": "The line: work, leaf, column and line.",
    "segment": "The id of the segment that it is in.",
    "kind": "What was done to the words.",
    "witness reads": "What a witness has there.",
    "witnesses": "The sigla of those that read so.",
    "printed": "What we print.",
    "by": "The siglum of who reads so.",
}
OF_READING = {
    "crux": "The id of what is disputed.",
    "locus": "Where it stands.",
    "status": "Whether it is open or decided.",
    "reading": "The key of the reading.",
    "default": "Whether it is the one that holds if none is chosen.",
    "sense": "What it says, in English.",
    "by": "The siglum of who holds it.",
    "date": "The date of that: a year, or a version of ours.",
}
# Of each table its title, its fields, and those of them that are whole numbers.
TITLES = {
    LINES: ("Lines of the manuscripts, and what was done in them", OF_LINE, editing.KINDS),
    VARIANTS: ("Variants and emendations", OF_VARIANT, ()),
    READINGS: ("Who holds each reading, and of when", OF_READING, ()),
}


class LineRecord(NamedTuple):
    """A line of a manuscript: its place, the count of each kind of mark, its cruces."""

    locus: Locus
    done: Counter[str]
    cruces: tuple[str, ...]
    compared: bool


def manuscripts() -> list[str]:
    """Return the works that are printed line by line from a manuscript."""
    return [siglum for siglum, work in corpus.load().works.items() if "compared" in work]


def lines(siglum: str) -> Iterator[LineRecord]:
    """Yield each printed line of a manuscript, in order."""
    words = corpus.load()
    done: dict[str, Counter[str]] = {}
    for touch in editing.touches(siglum):
        done.setdefault(str(touch.locus), Counter())[touch.kind] += 1
    disputed: dict[str, list[str]] = {}
    for crux in words.cruces:
        for place in (crux.locus, *crux.also):
            for line in _single_lines(Locus.parse(place)):
                disputed.setdefault(str(line), []).append(crux.id)
    seen = {str(line) for place in words.work(siglum)["compared"] for line in _printed_lines(place)}
    for locus in printed():
        if locus.work == siglum:
            name = str(locus)
            here = tuple(disputed.get(name, ()))
            yield LineRecord(locus, done.get(name, Counter()), here, name in seen)


@cache
def printed() -> tuple[Locus, ...]:
    """Return the lines whose words are printed here, and not only their places."""
    words = corpus.load()
    return tuple(Locus.parse(name) for name in words.places if words.text(name))


def _single_lines(place: Locus) -> Iterator[Locus]:
    """Yield the single lines of a place."""
    if place.lines:
        for n in range(place.lines[0], place.lines[1] + 1):
            yield Locus(place.work, place.leaf, place.column, (n, n))


def _printed_lines(place: str) -> Iterator[Locus]:
    """Yield the printed lines of a place: a leaf, a column or a range of lines."""
    wanted = Locus.parse(place)
    for one in printed():
        whole = (one.work, one.leaf) == (wanted.work, wanted.leaf) and not wanted.column
        column = one.column == wanted.column and (one.work, one.leaf) == (wanted.work, wanted.leaf)
        if whole or (column and (not wanted.lines or one in _single_lines(wanted))):
            yield one


def variants() -> Iterator[Touch]:
    """Yield what a look at a witness could settle: emendations, differences, scribe's changes."""
    for siglum in corpus.load().works:
        yield from (one for one in editing.touches(siglum) if one.kind in editing.SETTLED)


@cache
def rows() -> dict[str, list[dict[str, object]]]:
    """Return the rows of each table, by the name of its file, with the names of its fields."""
    return {
        LINES: [_named(OF_LINE, line) for line in _of_lines()],
        VARIANTS: [
            _named(
                OF_VARIANT,
                (v.locus.work, str(v.locus), v.segment, v.kind, v.has, v.witness, v.printed, v.who),
            )
            for v in variants()
        ],
        READINGS: [_named(OF_READING, reading) for reading in _of_readings()],
    }


def _named(fields: Iterable[str], row: Iterable[object]) -> dict[str, object]:
    return dict(zip(fields, row, strict=True))


def _of_lines() -> Iterator[tuple[object, ...]]:
    words = corpus.load()
    for siglum in manuscripts():
        for line in lines(siglum):
            counts = (line.done[kind] for kind in editing.KINDS)
            cruces, compared = " ".join(line.cruces), "yes" if line.compared else "no"
            yield (str(line.locus), words.text(str(line.locus)), *counts, cruces, compared)


def _of_readings() -> Iterator[tuple[object, ...]]:
    for r in readings.readings():
        for by, date in zip(r.by, r.dates, strict=True):
            default = "yes" if r.default else "no"
            yield (r.crux, r.locus, r.status, r.key, default, str(r.gloss), by, date)


def table(name: str) -> str:
    """Return a table of the apparatus as CSV."""
    return row_files.table(TITLES[name][1], rows()[name])


def files() -> Iterator[tuple[str, str]]:
    """Yield the files of the apparatus."""
    yield f"{LINES}.csv", table(LINES)
    for name in (VARIANTS, READINGS):
        yield from row_files.files(name, TITLES[name][1], rows()[name])
    yield f"{VARIANTS}.xml", _tei()


def _tei() -> str:
    """Return the variants as a TEI file: a stand-off apparatus of lines by their ids."""
    root = ET.Element("TEI", {"xmlns": NAMESPACE})
    about = ET.SubElement(ET.SubElement(root, "teiHeader"), "fileDesc")
    title = ET.SubElement(ET.SubElement(about, "titleStmt"), "title")
    title.text = f"Juegos {__version__}: variants and emendations"
    edited = ET.SubElement(about[0], "respStmt")
    ET.SubElement(edited, "resp").text = "editing, and emendations that name no other"
    ET.SubElement(edited, "name", {"xml:id": readings.HERE}).text = EDITORS
    published = ET.SubElement(about, "publicationStmt")
    ET.SubElement(published, "publisher").text = EDITORS
    ET.SubElement(published, "date", {"when": __released__}).text = __released__
    terms = ET.SubElement(ET.SubElement(published, "availability"), "licence", target=LICENCE)
    ET.SubElement(terms, "p").text = "Creative Commons Attribution 4.0 International"
    witnesses = ET.SubElement(ET.SubElement(about, "sourceDesc"), "listWit")
    for siglum, name in corpus.load().witnesses.items():
        ET.SubElement(witnesses, "witness", {"xml:id": siglum}).text = name
    apart = ET.SubElement(ET.SubElement(root, "text"), "body")
    for work in corpus.load().works:
        own = [one for one in variants() if one.locus.work == work]
        if own:
            sub_element = ET.SubElement(apart, "listApp", {"n": work})
            ET.SubElement(sub_element, "head").text = WORKS[work].title
            for one in own:
                _entry(sub_element, one)
    ET.indent(root, "")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, "unicode") + "\n"


def _entry(element: ET.Element, one: Touch) -> None:
    """Add an entry: the printed words, and those of the witnesses."""
    entry = ET.SubElement(element, "app", {"type": one.kind, "loc": str(one.locus)})
    entry.set("n", one.segment)
    lem = ET.SubElement(entry, "lem")
    lem.text = one.printed
    differs = one.kind == editing.DIFFERS
    if differs and one.witness:
        lem.set("wit", _pointers(one.witness))
    if one.who:
        lem.set("resp", f"#{one.who}")
    apart = one.has.split("; ") if differs else [f"{one.witness}: {one.has}"]
    for reading in apart:
        sigla, _, words = reading.partition(": ")
        rdg = ET.SubElement(entry, "rdg")
        rdg.text = words
        if sigla:
            rdg.set("wit", _pointers(sigla))


def _pointers(sigla: str) -> str:
    return " ".join(f"#{one}" for one in sigla.split())


def main(file: str) -> None:
    """Write the apparatus to a file."""
    Path(file).write_text(_tei(), "utf-8")


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
