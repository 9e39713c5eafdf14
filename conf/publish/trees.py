"""The citable parts of a text, as trees: leaves, columns and lines; divisions and segments."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from conf.edition.document import ID, Element
from conf.edition.views import plain
from conf.publish import fragments
from conf.publish.fragments import DEPTH

if TYPE_CHECKING:
    import xml.etree.ElementTree as ET

    from conf.edition.document import Document

SEGMENTS = ("division", "segment")


@dataclass(frozen=True)
class Unit:
    """A place or a part; ``parent`` is empty at the top, ``title`` is that of the text itself."""

    identifier: str
    level: int
    parent: str
    kind: str
    title: str = ""


@dataclass(frozen=True)
class Tree:
    """One way to cite a text: the kinds of its units from the top, and the units in order."""

    kinds: tuple[str, ...]
    units: tuple[Unit, ...]

    @cached_property
    def under(self) -> dict[str, list[Unit]]:
        """The units by their parent."""
        units: defaultdict[str, list[Unit]] = defaultdict(list)
        for unit in self.units:
            units[unit.parent].append(unit)
        return dict(units)

    @property
    def top(self) -> tuple[Unit, ...]:
        """The units without a parent."""
        return tuple(self.under.get("", ()))

    def down(self, unit: Unit | None, levels: int) -> Iterator[Unit]:
        """Yield the descendants of a unit, or of the text, for some levels; -1 for all."""
        for child in self.under.get(unit.identifier if unit else "", []):
            yield child
            if levels != 1:
                yield from self.down(child, levels - 1)


def places(text: Document) -> Tree:
    """Return the tree of leaves, columns and lines, or of sections, with the header's kinds.

    A column that is opened twice is one unit.
    """
    kinds = tuple(c.get("unit", "") for c in text.root.iter("citeStructure"))
    units: dict[tuple[str, ...], Unit] = {}
    here: tuple[str, ...] = ()
    for element in text.body.iter():
        if element.tag in DEPTH:
            depth = DEPTH[element.tag]
            here = (*here[:depth], element.get("n", ""))
            unit = Unit(".".join(here), depth + 1, ".".join(here[:depth]), kinds[depth])
            units.setdefault(here, unit)
    return _ordered(kinds, list(units.values()))


def segments(text: Document) -> Tree:
    """Return the tree of divisions and segments; a translation uses the ids of the original."""
    units: list[Unit] = []
    for div in text.body.findall("div"):
        name, head = _original(div), div.find("head")
        title = plain(head, "e") if head is not None else ""
        units.append(Unit(name, 1, "", SEGMENTS[0], title))
        units += [
            Unit(_original(seg), 2, name, SEGMENTS[1]) for seg in div.iter("seg") if seg.get(ID)
        ]
    return Tree(SEGMENTS, tuple(units))


def _ordered(kinds: tuple[str, ...], units: list[Unit]) -> Tree:
    """Return units as a tree, in depth-first order."""
    loose = Tree(kinds, tuple(units))
    return Tree(kinds, tuple(loose.down(None, -1)))


def _original(element: Element) -> str:
    """Return the id of an element, or of the one it translates, in the original."""
    return element.get("corresp", "").partition("#")[2] or element.get(ID, "")


def part(text: Document, *units: Unit) -> list[ET.Element]:
    """Return the part of a text within some units at the top of one of its trees."""
    names = [unit.identifier for unit in units]
    if units[0].kind not in SEGMENTS:
        return fragments.at(text.body, *names)
    divisions = (div for div in text.body.findall("div") if _original(div) in names)
    return [fragments.copied(div) for div in divisions]
