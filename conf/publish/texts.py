"""The texts as files: the corpus as it is, the plain words of each view, the aligned segments."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from conf.edition import corpus, document, spellings, views
from conf.edition.document import ID, LANGUAGES, ROOT, Element
from conf.edition.views import Text
from conf.publish import citations
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from conf.edition.spellings import Formas
    from conf.edition.views import Event, View

VIEWS: dict[str, View] = {"diplomatic": "d", "expanded": "e", "regularised": "r"}
COLUMNS = ("id", "locus", "original", "regularised", *LANGUAGES)
SUFFIXES = {".xml", ".toml", ".json", ".md", ".odd", ".rng"}


@dataclass(frozen=True, slots=True)
class Section:
    """A text of a work: ``ldj.dados``, the file ``corpus/ldj/dados.xml``."""

    siglum: str
    path: Path

    @property
    def id(self) -> str:
        """The id of its TEI document."""
        return f"{self.siglum}.{self.path.stem}"

    @property
    def title(self) -> str:
        """The title in its header."""
        return document.read(self.path).root.findtext("teiHeader/fileDesc/titleStmt/title", "")

    @property
    def subtitle(self) -> str:
        """The subtitle in its header: how much of the text is printed, and from where."""
        titles = document.read(self.path).root.iter("title")
        return next((one.text or "" for one in titles if one.get("type") == "sub"), "")

    @property
    def extent(self) -> str:
        """How much we print of what its header names: the ``whole``, ``passages`` ..."""
        return str(corpus.load().work(self.siglum)["extent"][self.path.stem])

    @property
    def printed(self) -> bool:
        """Whether its own words are printed here, and not only places and translations."""
        return corpus.printed(document.read(self.path).body)

    @property
    def terms(self) -> str:
        """What its header says of the terms of use: whose the words are, and our licence."""
        return terms(document.read(self.path))

    @property
    def folder(self) -> str:
        """The path of its files on the site, without the ending of the name."""
        return f"textos/{self.siglum}/{self.path.stem}"


def terms(text: document.Document) -> str:
    """Return the terms of use in the header of a text, its paragraphs in one line."""
    (stated,) = text.root.iter("availability")
    return " ".join(one.text or "" for one in stated)


def sections() -> tuple[Section, ...]:
    """Return every text of the corpus, in the order of works and files."""
    works = corpus.load().works
    return tuple(Section(s, path) for s in works for path in document.texts(ROOT / "corpus" / s))


@cache
def _holders() -> dict[str, Section]:
    divisions = ((s, div) for s in sections() for div in document.read(s.path).body.iter("div"))
    return {div.get(ID, ""): section for section, div in divisions}


def text_of_division(division: str) -> Section:
    """Return the text that a division belongs to; raises ``KeyError`` if there is none."""
    return _holders()[division]


def files() -> Iterator[tuple[str, str]]:
    """Yield the files of all texts: the corpus as it is, plain words, aligned segments.

    A text whose words are not printed has none of plain words but the translations.
    """
    for path in sorted(p for p in (ROOT / "corpus").rglob("*") if p.suffix in SUFFIXES):
        yield path.relative_to(ROOT).as_posix(), document.words(path)
    for section in sections():
        for name in VIEWS if section.printed else ():
            yield f"{section.folder}.{name}.txt", plain(section, name)
        for lang in LANGUAGES:
            yield f"{section.folder}.{lang}.txt", translation(section, lang)
        yield f"{section.folder}.segments.tsv", tsv(rows(section))
        yield f"{section.folder}.segments.json", as_json(rows(section))


def plain(section: Section, name: str) -> str:
    """Return the words of a text in one view, a blank line between paragraphs.

    Above those of a rendering, and of what is translated from it, stands what it is.
    """
    forms = spellings.read(section.path.parent)
    body = document.read(section.path).body
    words = (views.join(_respelled(p, forms), VIEWS[name]) for p in _blocks(body))
    return _rendering_note(section) + _paragraphs(words)


def translation(section: Section, lang: str) -> str:
    """Return the words of a translation, a blank line between paragraphs."""
    body = document.read(section.path.with_suffix(f".{lang}.xml")).body
    return _rendering_note(section) + _paragraphs(views.plain(p, "e") for p in _blocks(body))


def _rendering_note(section: Section) -> str:
    """Return a first paragraph in brackets that names the rendering, if the text is one."""
    text = f"[{citations.credit(section.siglum)}]\n\n"
    return text if WORKS[section.siglum].hand else ""


def _blocks(body: Element) -> Iterator[Element]:
    yield from (element for element in body.iter() if element.tag in {"head", "p"})


def _paragraphs(texts: Iterator[str]) -> str:
    return "\n\n".join(text for text in texts if text) + "\n"


def _respelled(block: Element, forms: Formas) -> Iterator[Event]:
    """Yield the events of a paragraph; its segments are respelled one by one."""
    for child in block:
        if child.tag == "seg":
            yield from forms.respelled(child.get(ID, ""), views.events(child))
        yield Text(" ", views.ALL_VIEWS)


@cache
def rows(section: Section) -> tuple[tuple[str, ...], ...]:
    """Return a row for each segment of a text, with the fields of ``COLUMNS``."""
    words = corpus.load()
    names = (seg.get(ID, "") for seg in document.read(section.path).segments())
    return tuple(_row(words.segment(name)) for name in names)


def _row(segment: corpus.Segment) -> tuple[str, ...]:
    return (
        segment.id,
        "+".join(map(str, citations.ranges(segment.lines))),
        views.plain(segment.element, "e"),
        views.plain(segment.element, "r", segment.spelling),
        *(views.plain(segment.translation(lang)[1], "e") for lang in LANGUAGES),
    )


def tsv(lines: tuple[tuple[str, ...], ...]) -> str:
    """Return rows as tab-separated values with a head; no cell has a tab or a line end."""
    out = io.StringIO()
    csv.writer(out, "excel-tab", lineterminator="\n").writerows([COLUMNS, *lines])
    return out.getvalue()


def as_json(lines: tuple[tuple[str, ...], ...]) -> str:
    """Return rows as a JSON array of objects."""
    results = [dict(zip(COLUMNS, line, strict=True)) for line in lines]
    return json.dumps(results, ensure_ascii=False, indent=1) + "\n"
