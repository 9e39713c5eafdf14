"""The result of an importer: the body of a text in our TEI, and the unknown marks.

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
from conf.witnesses.errors import WitnessError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sized

WORD = re.compile("(?:[^\\W_]|[\u0300-\u036f])+")  # letters, with the strokes over and below them
# What stands within a word; every other element ends one.
WITHIN = frozenset(
    (
        "hi ex add del supplied surplus unclear sic corr orig abbr choice"
        " g num foreign ref seg anchor pb cb"
    ).split()
)
MOST_OPEN = 100  # marks that stand within one another
LONG = 1 << 9  # letters, beyond which a text is gone on with in another
JOINT = "joint"  # what parts the two


@dataclass(frozen=True)
class Unknown:
    """A mark that an importer has no rule for; its words are kept unchanged."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


@dataclass
class ImportResult:
    """The ``body`` of a text, in the subset of ``corpus/schema/testigo.toml``, and its metadata.

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


def check_depth(opened: Sized, file: str, line: int) -> None:
    """Raise ``WitnessError`` if more marks are open than can be nested."""
    if len(opened) > MOST_OPEN:
        text = f"more than {MOST_OPEN} marks are open; each should be closed before so many are"
        raise WitnessError(f"{file}:{line}: {text}")


def last(node: Element) -> Element | None:
    """Return the last child of an element, None if it has none; ``len`` counts them all."""
    return next(node.iterchildren(reversed=True), None)


def add(node: Element, words: str) -> None:
    """Put words at the end of an element.

    lxml copies what stands there whenever something is added, so that a long text is made of
    several, which ``joined`` puts together.
    """
    child = last(node)
    held = (node.text if child is None else child.tail) or ""
    if len(held) > LONG:
        child, held = etree.SubElement(node, JOINT), ""
    if child is None:
        node.text = held + words
    else:
        child.tail = held + words


def join_texts(body: Element) -> Element:
    """Return a body with the parts of its long texts joined."""
    etree.strip_tags(body, JOINT)
    return body


class Names:
    """The names of a text, each unique: a repeated one gets a number."""

    def __init__(self) -> None:
        self.given: dict[str, int] = {}  # and the last number that was tried with each

    def free(self, name: str) -> str:
        """Return a name, with the first number, from 2 on, that makes it unique if needed."""
        free, number = name, self.given.get(name, 1)
        while free in self.given:
            number += 1
            free = f"{name}-{number}"
        self.given[name] = number
        self.given.setdefault(free, 1)
        return free


def words(body: Element) -> list[str]:
    """Return the words of a body in order, including titles and notes.

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
