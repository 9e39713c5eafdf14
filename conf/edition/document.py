"""The files of ``corpus/``: TEI with line numbers, and TOML; a fault has its place."""

from __future__ import annotations

import contextlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lxml import etree

from conf.edition import renderings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]
NAMESPACE = "http://www.tei-c.org/ns/1.0"
TEI = f"{{{NAMESPACE}}}"
XML = "{http://www.w3.org/XML/1998/namespace}"
ID = f"{XML}id"  # what is written xml:id
LANGUAGES = "es", "en", "fr"
Element = etree._Element  # noqa: SLF001  the class has no other name

# How a text is read: nothing is fetched, no entity is put in, and what would fill the memory is
# refused. Ids are not collected, for `conf.edition.tei` tells better of one that is used twice.
HOW: dict[str, Any] = {
    "collect_ids": False,
    "huge_tree": False,
    "load_dtd": False,
    "no_network": True,
    "remove_comments": True,
    "remove_pis": True,
    "resolve_entities": False,
}
MOST_LINES = 65_000  # libxml2, which lxml stands on, counts them well up to 65 534
TOO_BIG = etree.ErrorTypes.ERR_RESOURCE_LIMIT
LIMITS = "a text declares no entity, nests at most 256 elements and has no run of words over 10 MB"
PLAINER = {"xmlParseEntityRef: no name": "a bare &, which is written &amp;"}
# The start of an element, of a document type, or what only looks as if it held one.
MARKUP = re.compile(
    r"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|(?P<doctype><!DOCTYPE)"
    r"""|(?P<start><[^/!?](?:"[^"]*"|'[^']*'|[^"'>])*>)""",
    re.DOTALL,
)


class TeiError(Exception):
    """A fault in a text: its file and line, and a message with the correction."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path.as_posix()}:{line}: {message}")
        self.place = path, line


@dataclass(frozen=True)
class Document:
    """A TEI file: its path below the repository, its tree, the line each element begins on."""

    path: Path
    root: Element
    body: Element
    lines: dict[Element, int]

    def error(self, element: Element, message: str) -> TeiError:
        """Return a fault at ``element``."""
        return TeiError(self.path, self.lines[element], message)

    def segments(self) -> Iterator[Element]:
        """Yield the segments in order: every ``seg`` with an id."""
        yield from (seg for seg in self.body.iter("seg") if seg.get(ID))


def tag_of(element: Element) -> str:
    """Return the name of an element: its tag, which lxml types more widely than a text."""
    return str(element.tag)


def below(path: Path, root: Path = ROOT) -> Path:
    """Return a path for messages: relative to the repository's root, if it is below that."""
    return path.relative_to(root) if path.is_relative_to(root) else path


def words(path: Path, root: Path = ROOT) -> str:
    """Return a file's text, without the words of a rendering where this build leaves them out.

    Raises:
        TeiError: it is not UTF-8.
    """
    content = path.read_bytes()
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        wrong = (
            f"the byte {content[fault.start]:#04x} is no UTF-8; the file should be saved as UTF-8"
        )
        raise TeiError(below(path, root), line, wrong) from None
    if renderings.left_out() and renderings.is_rendering(path):
        return renderings.without_words(text)
    return text


def toml(path: Path, root: Path = ROOT) -> dict[str, Any]:
    """Return the content of a TOML file; raises ``TeiError`` if it is not valid."""
    text = words(path, root)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        place = re.search(r"\(at line (\d+)", str(fault))
        line = int(place[1]) if place else text.count("\n") + 1
        what = f'not well-formed TOML: {fault}; expected lines like name = "value"'
        raise TeiError(below(path, root), line, what) from None


def read(path: Path, root: Path = ROOT) -> Document:
    """Return the TEI file at ``path``, its elements named without TEI's namespace.

    Raises:
        TeiError: the file is not UTF-8, is too big, declares a DOCTYPE or is not well formed, or
            it is no ``TEI`` with a ``text`` and a ``body``.
    """
    shown = below(path, root)
    text = words(path, root)
    tree = parsed(shown, text)
    lines = lines_of(tree.iter(), text)
    if tree.tag != f"{TEI}TEI":
        raise TeiError(shown, lines[tree], f'the root should be <TEI xmlns="{NAMESPACE}">')
    for element in lines:
        element.tag = tag_of(element).removeprefix(TEI)
    body = tree.find("text/body")
    if body is None:
        raise TeiError(shown, lines[tree], "there is no <body>; <TEI> holds <text>, that <body>")
    return Document(shown, tree, body, lines)


def parsed(shown: Path, text: str) -> Element:
    """Return the root of a text, as lxml reads it; raises ``TeiError`` with the place."""
    if text.count("\n") > MOST_LINES:
        wrong = f"the text has more than {MOST_LINES} lines; it should be parted into several files"
        raise TeiError(shown, MOST_LINES, wrong)
    content = text.encode()
    try:
        tree: Element = etree.fromstring(content, etree.XMLParser(**HOW))
    except etree.XMLSyntaxError as fault:
        problem = fault.msg.rpartition(", line ")[0]
        what = PLAINER.get(problem, problem)
        line = fault.lineno or 1
        if fault.code == TOO_BIG:
            wrong = f"too big to be read: {what.partition(', ')[0]}; {LIMITS}"
        else:
            wrong = f"not well-formed XML: {what}; expected {_expected(text)}"
        raise TeiError(shown, line, wrong) from None
    if tree.getroottree().docinfo.internalDTD is not None:
        before = next(match.start() for match in MARKUP.finditer(text) if match["doctype"])
        wrong = "a text has no <!DOCTYPE>; it should go, and every letter be written as itself"
        raise TeiError(shown, text.count("\n", 0, before) + 1, wrong)
    return tree


def lines_of(elements: Iterable[Element], text: str) -> dict[Element, int]:
    """Return the line on which each of the first elements of a text begins.

    lxml tells the line on which the start tag of an element ends.
    """
    tags = (match["start"] for match in MARKUP.finditer(text) if match["start"])
    both = zip(elements, tags, strict=False)
    return {element: (element.sourceline or 0) - tag.count("\n") for element, tag in both}


def _expected(text: str) -> str:
    """Return the end tag that is missing where a text breaks off."""
    reader = etree.XMLPullParser(("start", "end"), **HOW)
    with contextlib.suppress(etree.XMLSyntaxError):
        reader.feed(text.encode())
    events = list(reader.read_events())
    ended = {element for event, element in events if event == "end"}
    lines = lines_of((element for event, element in events if event == "start"), text)
    opened = [element for element in lines if element not in ended]
    if not opened:
        return f'<TEI xmlns="{NAMESPACE}">, names that it defines in it, and nothing after it'
    inner = opened[-1]
    tag = tag_of(inner).removeprefix(TEI)
    id_ = f' xml:id="{inner.get(ID)}"' if inner.get(ID) else ""
    return f"</{tag}>, for the <{tag}{id_}> of line {lines[inner]}"


def texts(folder: Path) -> list[Path]:
    """Return the texts of a work, without their translations, in the order of its pages."""
    results = sorted(path for path in folder.glob("*.xml") if "." not in path.stem)
    return sorted(results, key=_first_leaf)


def _first_leaf(path: Path) -> int:
    """Return the rank of the first page or section of a text; 0 if the text names none."""
    page = re.search(rb'<(?:pb|milestone)\b[^>]*? n="([^"]*)"', path.read_bytes())
    return leaf_order(page[1].decode("utf-8", "replace")) if page else 0


def leaf_order(n: str) -> int:
    """Return the rank of a page: ``65r`` is 130, ``65v`` 131; a bare number is its own rank."""
    number = int(re.sub(r"\D", "", n) or 0)
    return 2 * number + n.endswith("v") if n[-1:] in {"r", "v"} else number
