"""What an importer gives: the body of a text in our TEI, and what it did not understand.

Each format has a module (``hsms``, ``markdown``, ``tcp``, ``antonomaz``) with two functions:

* ``read(text, name)`` returns the ``Imported`` of a file's text;
* ``words(text)`` returns the words of that text in order, found without making TEI of it, so that
  a test and the conversion can count whether one was lost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lxml import etree

from conf.edition.document import TEI, Element, tag_of

if TYPE_CHECKING:
    from collections.abc import Iterator

WORD = re.compile("(?:[^\\W_]|[\u0300-\u036f])+")  # letters, with the strokes over and below them
# What stands within a word; every other element ends one.
WITHIN = frozenset(
    (
        "hi ex add del supplied surplus unclear sic corr orig abbr choice"
        " g num foreign ref seg anchor pb cb"
    ).split()
)


@dataclass(frozen=True)
class Unknown:
    """A mark that an importer has no rule for; its words are kept as they stand."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


@dataclass
class Imported:
    """The ``body`` of a text, in the subset of ``corpus/schema/testigo.toml``, and what is unclear.

    ``title``, ``author``, ``date`` and ``language`` are what the file itself says, if it does.
    """

    body: Element
    unknown: list[Unknown] = field(default_factory=list)
    title: str = ""
    author: str = ""
    date: str = ""
    language: str = ""


def element(name: str, parent: Element | None = None, **attributes: str) -> Element:
    """Return a new element of TEI, the last in its parent; ``xml_id`` is written ``xml:id``."""
    xml = "{http://www.w3.org/XML/1998/namespace}"
    named = {
        f"{xml}{key.removeprefix('xml_')}" if key.startswith("xml_") else key: value
        for key, value in attributes.items()
    }
    if parent is None:
        return etree.Element(f"{TEI}{name}", named, {None: TEI[1:-1]})
    return etree.SubElement(parent, f"{TEI}{name}", named)


def last(node: Element) -> Element | None:
    """Return the last child of an element, None if it has none; ``len`` counts them all."""
    return next(node.iterchildren(reversed=True), None)


def add(node: Element, words: str) -> None:
    """Put words at the end of an element."""
    if (child := last(node)) is None:
        node.text = (node.text or "") + words
    else:
        child.tail = (child.tail or "") + words


def words(body: Element) -> list[str]:
    """Return the words of a body in order, those of titles and notes too.

    A word that a line or page divides (``break="no"``) is one word.
    """
    return WORD.findall("".join(_pieces(body)))


def _pieces(node: Element) -> Iterator[str]:
    if not isinstance(node.tag, str):
        return
    tag = tag_of(node).removeprefix(TEI)
    apart = "" if tag in WITHIN or node.get("break") == "no" else " "
    yield apart
    yield node.text or ""
    for child in node:
        yield from _pieces(child)
        yield child.tail or ""
    yield apart
