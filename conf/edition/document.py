"""The files of ``corpus/`` as they are read: TEI with line numbers, TOML; a fault has its place."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.parsers import expat

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
NAMESPACE = "http://www.tei-c.org/ns/1.0"
LANGUAGES = "es", "en"


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


def below(path: Path, root: Path = ROOT) -> Path:
    """Return a path as faults name it: from the repository's root, if it is below that."""
    return path.relative_to(root) if path.is_relative_to(root) else path


def words(path: Path, root: Path = ROOT) -> str:
    """Return a file's text; raises ``TeiError`` where it is not UTF-8."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        wrong = f"the byte {data[fault.start]:#04x} is no UTF-8; the file should be saved as UTF-8"
        raise TeiError(below(path, root), line, wrong) from None


def toml(path: Path, root: Path = ROOT) -> dict[str, Any]:
    """Return what a TOML file holds; raises ``TeiError`` where it is none."""
    text = words(path, root)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        place = re.search(r"\(at line (\d+)", str(fault))
        line = int(place[1]) if place else text.count("\n") + 1
        what = f'not well-formed TOML: {fault}; expected lines like name = "value"'
        raise TeiError(below(path, root), line, what) from None


def read(path: Path, root: Path = ROOT) -> Document:
    """Return the TEI file at ``path``, its names without namespace.

    Raises:
        TeiError: the file is not UTF-8 or not well formed, or is no ``TEI`` with a ``text`` and a
            ``body``.
    """
    shown = below(path, root)
    tree, lines = _parsed(shown, words(path, root))
    if tree.tag != "TEI" or tree.get("xmlns") != NAMESPACE:
        raise TeiError(shown, lines[tree], f'the root should be <TEI xmlns="{NAMESPACE}">')
    body = tree.find("text/body")
    if body is None:
        raise TeiError(shown, lines[tree], "there is no <body>; <TEI> holds <text>, that <body>")
    return Document(shown, tree, body, lines)


def _parsed(shown: Path, text: str) -> tuple[ET.Element, dict[ET.Element, int]]:
    builder = ET.TreeBuilder()
    lines: dict[ET.Element, int] = {}
    opened: list[ET.Element] = []
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True

    def start(tag: str, attributes: dict[str, str]) -> None:
        opened.append(builder.start(tag, attributes))
        lines[opened[-1]] = parser.CurrentLineNumber

    def end(tag: str) -> None:
        builder.end(tag)
        opened.pop()

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = builder.data
    try:
        parser.Parse(text.encode(), True)
    except expat.ExpatError as fault:
        what = f"not well-formed XML: {expat.ErrorString(fault.code)}; expected "
        raise TeiError(shown, fault.lineno, what + _expected(opened, lines)) from None
    return builder.close(), lines


def _expected(opened: list[ET.Element], lines: dict[ET.Element, int]) -> str:
    """Return what should come where the text breaks off: the end of what is open."""
    if not opened:
        return f'<TEI xmlns="{NAMESPACE}"> and a text in it'
    inner = opened[-1]
    name = f' xml:id="{inner.get("xml:id")}"' if inner.get("xml:id") else ""
    return f"</{inner.tag}>, for the <{inner.tag}{name}> of line {lines[inner]}"


def texts(folder: Path) -> list[Path]:
    """Return the texts of a work, without their translations, in the order of its pages."""
    found = sorted(path for path in folder.glob("*.xml") if "." not in path.stem)
    return sorted(found, key=_first_leaf)


def _first_leaf(path: Path) -> int:
    """Return the rank of the first page, or section, of a text; 0 where it names none."""
    page = re.search(rb'<(?:pb|milestone)\b[^>]*? n="([^"]*)"', path.read_bytes())
    return leaf_order(page[1].decode("utf-8", "replace")) if page else 0


def leaf_order(n: str) -> int:
    """Return the rank of a page: ``65r`` is 130, ``65v`` 131; a bare number stands for itself."""
    number = int(re.sub(r"\D", "", n) or 0)
    return 2 * number + n.endswith("v") if n[-1:] in {"r", "v"} else number
