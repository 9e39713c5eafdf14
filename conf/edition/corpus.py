"""The corpus for the site and the tests: divisions, segments, words at a place, data.

``load()`` reads everything under ``corpus/`` once. Ids are those of the texts: a division
``azar``, a segment ``azar.s2``, a crux ``azar.limites``, a term ``term.azar``, a work ``ldj``.
"""

from __future__ import annotations

import difflib
import json
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar

from conf.edition import entries, spellings
from conf.edition.document import ID, LANGUAGES, ROOT, Document, Element, read, texts, toml
from conf.edition.views import Event, Leaf, Line, Open, Text, events, join
from juegos.core.source import Locus

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from conf.edition.entries import Crux, Term
    from conf.edition.spellings import Formas
    from conf.edition.views import Spelling

T = TypeVar("T")
NOT_PRINTED = "not-printed"  # the reason of a gap that stands for the words of a line


class UnknownId(KeyError):
    """An id that is not in the corpus; the message names the most similar ones."""

    def __init__(self, kind: str, name: str, names: Mapping[str, object]) -> None:
        near = difflib.get_close_matches(name, names, n=3, cutoff=0.5) or sorted(names)[:8]
        super().__init__(f"there is no {kind} {name!r}; near it: {', '.join(near) or 'nothing'}")

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Segment:
    """A unit of text and its translations; ``first`` and ``last`` are the lines it spans.

    ``spelling`` is that of the regularised view of its words.
    """

    id: str
    element: Element
    lines: tuple[str, ...]
    rules: tuple[str, ...]
    cruces: tuple[str, ...]
    heading: bool
    es: Element
    en: Element
    fr: Element
    spelling: Spelling

    def translation(self, wanted: str) -> tuple[str, Element]:
        """Return its translation into a language, or else the English one, and the language."""
        lang = wanted if wanted in LANGUAGES else "en"
        return lang, getattr(self, lang)

    @property
    def first(self) -> str:
        """The locus of the line it begins on."""
        return self.lines[0]

    @property
    def last(self) -> str:
        """The locus of the line it ends on."""
        return self.lines[-1]

    @property
    def printed(self) -> bool:
        """Whether its words are printed here, and not only their places and our translations."""
        return printed(self.element)


@dataclass(frozen=True)
class Division:
    """A game, or another part of a text; without a rubric of its own it has no title."""

    id: str
    kind: str
    slug: str
    title_segment: Segment | None
    segments: tuple[Segment, ...]


@dataclass(frozen=True)
class _Words:
    """A line of a text and its events."""

    locus: Locus
    events: list[Event]

    @property
    def printed(self) -> bool:
        """Whether it has any words."""
        return any(isinstance(event, Text) and event.text.strip() for event in self.events)


@dataclass(frozen=True)
class Corpus:
    """Everything under ``corpus/``, in the order of files and of the text."""

    files: tuple[Path, ...]
    divisions: tuple[Division, ...]
    cruces: tuple[Crux, ...]
    terms: tuple[Term, ...]
    works: Mapping[str, Mapping[str, Any]]
    bibliography: Mapping[str, Mapping[str, Any]]
    _lines: tuple[_Words, ...]

    def division(self, name: str) -> Division:
        """Return a division, such as ``azar``."""
        return _get("division", name, {d.id: d for d in self.divisions})

    def segment(self, name: str) -> Segment:
        """Return a segment, such as ``azar.s2``."""
        return _get("segment", name, self._segments)

    @cached_property
    def _segments(self) -> Mapping[str, Segment]:
        every = (s for d in self.divisions for s in (d.title_segment, *d.segments) if s)
        return {s.id: s for s in every}

    def crux(self, name: str) -> Crux:
        """Return a crux, such as ``azar.limites``."""
        return _get("crux", name, {c.id: c for c in self.cruces})

    def term(self, name: str) -> Term:
        """Return a term, such as ``term.azar``."""
        return _get("term", name, {t.id: t for t in self.terms})

    def work(self, siglum: str) -> Mapping[str, Any]:
        """Return the entry of a work in ``siglas.toml``."""
        return _get("work", siglum, self.works)

    def cited(self, key: str) -> Mapping[str, Any]:
        """Return an entry of the bibliography, as CSL-JSON."""
        return _get("work cited", key, self.bibliography)

    @property
    def witnesses(self) -> Mapping[str, str]:
        """The name of each witness of any work, by its siglum: ``ti6`` is the manuscript."""
        every = (work.get("witnesses", {}) for work in self.works.values())
        return {siglum: str(name) for item in every for siglum, name in item.items()}

    @property
    def places(self) -> tuple[str, ...]:
        """The place of each line of all texts."""
        return tuple(str(line.locus) for line in self._lines)

    def text(self, locus: str) -> str:
        """Return the words printed at a leaf, a column or a range of lines of one column.

        Raises:
            BadNotation: ``locus`` is not written as a place.
            UnknownId: the corpus has no such place.
        """
        place = Locus.parse(locus)
        here = self._at(place)
        wanted = 1 if place.lines is None else place.lines[1] - place.lines[0] + 1
        if len(here) < wanted:
            raise UnknownId("place", locus, {str(line.locus): line for line in self._lines})
        return join((event for line in here for event in line.events), "e")

    def prints(self, place: Locus) -> bool:
        """Return whether words at a place are printed here, and not only their places."""
        return any(line.printed for line in self._at(place))

    def _at(self, place: Locus) -> list[_Words]:
        here = self._leaves.get((place.work, place.leaf), ())
        return [line for line in here if _within(line.locus, place)]

    @cached_property
    def _leaves(self) -> Mapping[tuple[str, str], list[_Words]]:
        """The lines of each leaf."""
        result: dict[tuple[str, str], list[_Words]] = {}
        for line in self._lines:
            result.setdefault((line.locus.work, line.locus.leaf), []).append(line)
        return result


def _within(line: Locus, place: Locus) -> bool:
    """Return whether a line of its leaf is in ``place``."""
    if place.column and line.column != place.column:
        return False
    if place.lines is None or line.lines is None:
        return True
    return place.lines[0] <= line.lines[0] <= place.lines[1]


def _get(kind: str, name: str, ts: Mapping[str, T]) -> T:
    if name not in ts:
        raise UnknownId(kind, name, ts)
    return ts[name]


@cache
def load(root: Path = ROOT) -> Corpus:
    """Return the corpus of the repository at ``root``.

    Raises:
        TeiError: a file is not well formed, or a text lacks a translation that its segments need.
    """
    folder = root / "corpus"
    works = toml(folder / "siglas.toml", root)
    cited = json.loads((folder / "bibliografia.json").read_text("utf-8"))
    sections = [(path, siglum) for siglum in works for path in texts(folder / siglum)]
    forms = {siglum: spellings.read(folder / siglum) for siglum in works}
    divisions: list[Division] = []
    lines: list[_Words] = []
    for path, siglum in sections:
        text = read(path, root)
        others = [read(path.with_suffix(f".{lang}.xml"), root) for lang in LANGUAGES]
        own_lines, spans = _walk(text, siglum)
        lines += own_lines
        divisions += _divisions(text, others, spans, forms[siglum])
    return Corpus(
        files=tuple(sorted(p for p in folder.rglob("*") if p.suffix in {".xml", ".toml", ".json"})),
        divisions=tuple(divisions),
        cruces=tuple(c for siglum in works for c in entries.cruces(folder / siglum, root)),
        terms=tuple(t for siglum in works for t in entries.terms(folder / siglum, root)),
        works=works,
        bibliography={entry["id"]: entry for entry in cited},
        _lines=tuple(lines),
    )


def _walk(text: Document, siglum: str) -> tuple[list[_Words], dict[str, list[str]]]:
    """Return the lines of a text with their words, and the lines of each segment."""
    lines: list[_Words] = []
    spans: dict[str, list[str]] = {}
    leaf = column = inside = ""
    for event in events(text.body):
        match event:
            case Leaf(_, n, "milestone"):
                lines.append(_Words(Locus(siglum, n), [event]))
            case Leaf(_, n, kind):
                leaf, column = (n, "") if kind == "pb" else (leaf, n)
            case Line(_, n, _, _):
                lines.append(_Words(Locus(siglum, leaf, column, (int(n), int(n))), [event]))
            case Open(element) if element.tag == "seg" and element.get(ID):
                inside = str(element.get(ID))
            case Open(element) if _unprinted(element):
                _span(spans, inside, lines[-1])
            case Text(words, _) if lines:
                lines[-1].events.append(event)
                if inside and words.strip():
                    _span(spans, inside, lines[-1])
    return lines, spans


def printed(element: Element) -> bool:
    """Return whether the words of a text, or of a part of it, are printed here."""
    return not any(map(_unprinted, element.iter("gap")))


def _unprinted(element: Element) -> bool:
    """Return whether an element stands for words that are not printed."""
    return element.tag == "gap" and element.get("reason") == NOT_PRINTED


def _span(spans: dict[str, list[str]], segment: str, line: _Words) -> None:
    """Record that a segment has words on a line."""
    here = str(line.locus)
    if here not in spans.setdefault(segment, []):
        spans[segment].append(here)


def _divisions(
    text: Document, others: list[Document], spans: Mapping[str, list[str]], forms: Formas
) -> Iterator[Division]:
    """Yield the outermost divisions, each with the segments of all its parts."""
    translated = [{seg.get("corresp"): seg for seg in other.segments()} for other in others]
    for div in text.body.findall("div"):
        headings = {seg for head in div.iter("head") for seg in head.iter("seg")}
        segments: list[Segment] = []
        for seg in (seg for seg in div.iter("seg") if seg.get(ID)):
            name = str(seg.get(ID))
            try:
                translations = [
                    by_original[f"{text.path.name}#{name}"] for by_original in translated
                ]
            except KeyError as missing:
                raise text.error(seg, f"no translation of {missing}") from None
            spelling = partial(forms.respelled, name)
            segments.append(
                _segment(seg, spans[name], translations, spelling, heading=seg in headings)
            )
        title = segments.pop(0) if segments and segments[0].heading else None
        yield Division(
            div.get(ID, ""), div.get("type", ""), div.get("n", ""), title, tuple(segments)
        )


def _segment(
    seg: Element,
    lines: list[str],
    translations: list[Element],
    spelling: Spelling,
    *,
    heading: bool,
) -> Segment:
    rules = [ref.removeprefix("rule:") for ref in seg.get("ana", "").split()]
    inside = (place.get("ana", "") for place in seg.iter("seg") if place.get("type") == "crux")
    cruces = dict.fromkeys(ref.removeprefix("crux:") for ref in inside)
    name, (es, en, fr) = str(seg.get(ID)), translations
    places = tuple(lines), tuple(rules), tuple(cruces)
    return Segment(name, seg, *places, heading, es, en, fr, spelling)
