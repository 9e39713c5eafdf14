"""The texts of ``corpus/`` as TEI: read with line numbers, and checked against our subset.

``python -m conf.tei`` prints every fault, one a line, and ends with 2 if there is any.
"""

from __future__ import annotations

import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.parsers import expat

from conf.views import plain

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

ROOT = Path(__file__).resolve().parents[1]
NAMESPACE = "http://www.tei-c.org/ns/1.0"
LANGUAGES = "es", "en"
ROMAN = {"i": 1, "j": 1, "v": 5, "x": 10, "l": 50, "c": 100}


class TeiError(Exception):
    """A fault in a text: its file and line, and a message: what is wrong, what would be right."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path.as_posix()}:{line}: {message}")
        self.place = path, line


@dataclass(frozen=True)
class Document:
    """A TEI file: its path below the repository, its tree, the line each element begins on."""

    path: Path
    root: ET.Element
    body: ET.Element
    lines: dict[ET.Element, int]

    def error(self, element: ET.Element, message: str) -> TeiError:
        """Return a fault at ``element``."""
        return TeiError(self.path, self.lines[element], message)

    def segments(self) -> Iterator[ET.Element]:
        """Yield the segments in order: every ``seg`` with an id."""
        yield from (seg for seg in self.body.iter("seg") if seg.get("xml:id"))


def read(path: Path, root: Path = ROOT) -> Document:
    """Return the TEI file at ``path``, its names without namespace.

    Raises:
        TeiError: the file is not well formed, or is no ``TEI`` with a ``text`` and a ``body``.
    """
    shown = path.relative_to(root) if path.is_relative_to(root) else path
    builder = ET.TreeBuilder()
    lines: dict[ET.Element, int] = {}
    parser = expat.ParserCreate()
    parser.buffer_text = True

    def start(tag: str, attributes: dict[str, str]) -> None:
        lines[builder.start(tag, attributes)] = parser.CurrentLineNumber

    parser.StartElementHandler = start
    parser.EndElementHandler = builder.end
    parser.CharacterDataHandler = builder.data
    try:
        parser.Parse(path.read_bytes(), True)
    except expat.ExpatError as fault:
        what = expat.ErrorString(fault.code)
        raise TeiError(shown, fault.lineno, f"not well-formed XML: {what}") from None
    tree = builder.close()
    if tree.tag != "TEI" or tree.get("xmlns") != NAMESPACE:
        raise TeiError(shown, lines[tree], f'the root should be <TEI xmlns="{NAMESPACE}">')
    body = tree.find("text/body")
    if body is None:
        raise TeiError(shown, lines[tree], "there is no <body>; <TEI> holds <text>, that <body>")
    return Document(shown, tree, body, lines)


def check(folder: Path, root: Path = ROOT) -> list[TeiError]:
    """Return every fault of the texts in one work's folder, in order of file and line."""
    known = {f"{kind}:{name}" for kind in ("term", "crux") for name in _names(folder, kind)}
    faults: list[TeiError] = []
    for path in texts(folder):
        try:
            document = read(path, root)
            others = {lang: read(path.with_suffix(f".{lang}.xml"), root) for lang in LANGUAGES}
        except TeiError as fault:
            faults.append(fault)
            continue
        except FileNotFoundError as fault:
            missing = Path(str(fault.filename)).name
            faults.append(
                TeiError(path.relative_to(root), 1, f"its translation {missing} is missing")
            )
            continue
        faults += _all(document, known)
        for lang, other in others.items():
            faults += [*_subset(other), *_ids(other), *_references(other, known)]
            faults += _pairs(document, other, lang)
    return sorted(faults, key=lambda fault: fault.place)


def texts(folder: Path) -> list[Path]:
    """Return the texts of a work, without their translations, in the order of its pages."""
    found = sorted(path for path in folder.glob("*.xml") if "." not in path.stem)
    return sorted(found, key=_first_leaf)


def _first_leaf(path: Path) -> int:
    """Return the rank of the first page, or section, of a text; 0 where it names none."""
    page = re.search(r'<(?:pb|milestone)\b[^>]*? n="([^"]*)"', path.read_text("utf-8"))
    return _leaf_order(page[1]) if page else 0


def _all(document: Document, known: Container[str]) -> Iterator[TeiError]:
    yield from _subset(document)
    yield from _ids(document)
    yield from _references(document, known)
    yield from _milestones(document)
    yield from _numbers(document)
    yield from _throws(document)


def _names(folder: Path, kind: str) -> Iterator[str]:
    """Yield the ids that may follow ``term:`` or ``crux:`` in a text of this folder."""
    file = folder / {"term": "glosario.toml", "crux": "cruces.toml"}[kind]
    if file.exists():
        for entry in tomllib.loads(file.read_text("utf-8"))[kind]:
            yield entry["id"].removeprefix("term.")


@cache
def _schema(name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((ROOT / "corpus" / "schema" / name).read_text("utf-8"))


def _subset(document: Document) -> Iterator[TeiError]:
    """Yield elements and attributes that the subset does not have, or not there."""
    subset = _schema("subset.toml")
    parents = {child: parent for parent in document.root.iter() for child in parent}
    for element in document.body.iter():
        rule, parent = subset.get(element.tag), parents[element].tag
        if rule is None:
            yield document.error(element, f"<{element.tag}> is not in corpus/schema/subset.toml")
            continue
        if parent not in rule["in"]:
            where = ", ".join(f"<{name}>" for name in rule["in"])
            yield document.error(
                element, f"<{element.tag}> stands in <{parent}>; it may in {where}"
            )
        allowed, required = rule.get("attributes", []), rule.get("required", [])
        for name in sorted(set(element.keys()) - set(allowed)):
            may = ", ".join(allowed) or "none"
            yield document.error(element, f"<{element.tag}> has @{name}; it may have {may}")
        for name in required:
            if not element.get(name):
                yield document.error(element, f"<{element.tag}> wants @{name}")


def _ids(document: Document) -> Iterator[TeiError]:
    """Yield ids that are used twice."""
    seen: dict[str, int] = {}
    for element in document.root.iter():
        if name := element.get("xml:id"):
            if name in seen:
                yield document.error(element, f'xml:id="{name}" is taken by line {seen[name]}')
            seen.setdefault(name, document.lines[element])


def _references(document: Document, known: Container[str]) -> Iterator[TeiError]:
    """Yield references to terms and cruces that do not exist, and rules ill named."""
    for element in document.body.iter("term"):
        ref = element.get("ref", "")
        if ref not in known:
            yield document.error(element, f"no {ref!r} in glosario.toml; ref is 'term:' and an id")
    for element in document.body.iter("seg"):
        crux = element.get("type") == "crux"
        for ref in element.get("ana", "").split() or [""] * crux:
            if crux and ref not in known:
                yield document.error(
                    element, f"no {ref!r} in cruces.toml; ana is 'crux:' and an id"
                )
            if not crux and not re.fullmatch(r"rule:[a-z-]+\.[a-z0-9-]+", ref):
                yield document.error(
                    element, f"{ref!r} names no rule; one looks like 'rule:azar.dada'"
                )


def _milestones(document: Document) -> Iterator[TeiError]:
    """Yield pages and lines out of order, and ids that do not follow from their place."""
    leaf, column, last = "", "", dict[str, int]()
    for element in document.body.iter():
        n, name = element.get("n", ""), element.get("xml:id")
        right: str | None = None
        if element.tag in {"pb", "milestone"}:
            if leaf and _leaf_order(n) != _leaf_order(leaf) + 1:
                yield document.error(element, f"page {n} follows page {leaf}")
            leaf, right, last = n, f"f{n}", {}
        elif element.tag == "cb":
            column = n
            right = None if column in last else f"f{leaf}.{n}"
            last.setdefault(column, 0)
        elif element.tag == "lb":
            last[column] = last.get(column, 0) + 1
            if n != str(last[column]):
                place = f"{leaf}.{column}"
                yield document.error(element, f"line {n} of {place} should be {last[column]}")
                last[column] = int(n) if n.isdecimal() else last[column]
            right = f"f{leaf}.{column}.{n}"
        elif element.tag == "gap" and element.get("unit") in {"lines", "pages"}:
            quantity = element.get("quantity", "")
            if not quantity.isdecimal():
                wrong = f"quantity={quantity!r} should be how many {element.get('unit')}"
                yield document.error(element, wrong)
                continue
            leaf, last[column] = _after(element, leaf, last.get(column, 0))
            continue
        else:
            continue
        if name != right:
            yield document.error(element, f"the id {name!r} should be {right!r}")


def _after(gap: ET.Element, leaf: str, line: int) -> tuple[str, int]:
    """Return the page and the line that end what is not printed: whole pages, or lines of one."""
    quantity = int(gap.get("quantity", "0"))
    if gap.get("unit") == "pages":
        return str(int(leaf) + quantity), line
    return leaf, line + quantity


def _leaf_order(n: str) -> int:
    """Return the rank of a page: ``65r`` is 130, ``65v`` 131; a bare number stands for itself."""
    number = int(re.sub(r"\D", "", n) or 0)
    return 2 * number + n.endswith("v") if n[-1:] in {"r", "v"} else number


def number(words: str) -> int | None:
    """Return the value of a number as the texts write it, roman or in words; None if it is none."""
    word = re.sub(r"[\s.]", "", words).lower()
    if word in (known := _schema("palabras.toml")["numbers"]):
        return int(known[word])
    values = [ROMAN.get(letter, 0) for letter in word.removesuffix("o")]
    if not values or not all(values):
        return None
    return sum(-a if a < b else a for a, b in zip(values, [*values[1:], 0], strict=True))


def _numbers(document: Document) -> Iterator[TeiError]:
    """Yield numbers whose value is not what their words say."""
    for element in document.body.iter("num"):
        words, value = plain(element, "e"), element.get("value")
        if str(right := number(words)) != value:
            yield document.error(element, f"{words!r} has value={value!r}; it should be {right}")


def faces(words: str) -> str:
    """Return the throw that ``words`` name, highest face first: ``6-4-1``.

    Raises:
        ValueError: a word names no face.
    """
    known = _schema("palabras.toml")
    thrown: list[int] = []
    double = False
    for word in re.findall(r"\w+", words.lower()):
        if word in known["joins"]["words"]:
            continue
        if word == "amas":
            double = True
        elif word == "alterz" and thrown:
            thrown.append(thrown[-1])
        elif word in known["pairs"]:
            thrown += [known["pairs"][word]] * 2
        elif face := known["faces"].get(word) or number(word):
            thrown += [face] * (1 + double)
            double = False
        else:
            raise ValueError(word)
    return "-".join(map(str, sorted(thrown, reverse=True)))


def _throws(document: Document) -> Iterator[TeiError]:
    """Yield throws whose faces are not what the words say, or miss the total announced.

    A total (``num`` of that type) holds to the end of its paragraph.
    """
    total = 0
    for element in document.body.iter():
        if element.tag in {"div", "p"}:
            total = 0
        elif element.tag == "num" and element.get("type") == "total":
            total = int(element.get("value", "0"))
        elif element.tag == "seg" and element.get("type") in {"throw", "pair"}:
            words, n = plain(element, "e"), element.get("n", "")
            try:
                right = faces(words)
            except ValueError as word:
                yield document.error(element, f"{words!r} is no throw: {word} is not a face")
                continue
            if n != right:
                yield document.error(element, f"{words!r} has n={n!r}; it should be {right!r}")
            excused = any(note.get("type") == "check" for note in element.iter("note"))
            if total and sum(map(int, right.split("-"))) != total and not excused:
                yield document.error(
                    element,
                    f'{words!r} does not make {total}; if so written, add <note type="check">',
                )


def _pairs(document: Document, other: Document, lang: str) -> Iterator[TeiError]:
    """Yield segments without a translation, and translations of nothing."""
    name = document.path.name
    theirs = {seg.get("corresp"): seg for seg in other.segments()}
    ours = [str(seg.get("xml:id")) for seg in document.segments()]
    for seg in document.segments():
        wanted = f"{name}#{seg.get('xml:id')}"
        found = theirs.pop(wanted, None)
        if found is None:
            yield document.error(
                seg,
                f"{seg.get('xml:id')} has no translation in {other.path.name}; "
                f'it wants a <seg corresp="{wanted}">',
            )
        elif found.get("xml:id") != (right := f"{seg.get('xml:id')}.{lang}"):
            yield other.error(found, f"the id {found.get('xml:id')!r} should be {right!r}")
    for corresp, seg in theirs.items():
        yield other.error(seg, f"translates {corresp!r}, which is no segment of {name}")
    order = [str(seg.get("corresp")).partition("#")[2] for seg in other.segments()]
    if not theirs and sorted(order) == sorted(ours) and order != ours:
        place = next(
            seg
            for seg, here, there in zip(other.segments(), order, ours, strict=True)
            if here != there
        )
        yield other.error(place, "the translations should stand in the order of the text")


def main() -> int:
    """Print the faults of every work; return 2 if there is any."""
    folders = sorted({path.parent for path in (ROOT / "corpus").glob("*/*.xml")})
    faults = [fault for folder in folders for fault in check(folder)]
    for fault in faults:
        print(fault)
    return 2 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
