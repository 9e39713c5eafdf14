"""Parts of a text as TEI: an element, or the words at a leaf, a column or a line.

TEI marks where a page or a line begins, but has no element that holds its words. So the words at a
place are cut out of the paragraphs and segments that hold them, each of which is given with its
attributes, as far as the place goes. The result is a copy made of the standard library's elements,
which keep the names of elements as they are written here.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass

from conf.edition.document import NAMESPACE, Element, tag_of

WRAPPER = "https://w3id.org/api/dts#"
Place = tuple[str, ...]
# The elements that begin a place, and how deep the place is: leaf, column, line.
DEPTH = {"milestone": 0, "pb": 0, "cb": 1, "lb": 2}


def at(body: Element | ET.Element, *wanted: Place) -> list[ET.Element]:
    """Return the words at a place, such as ``("67r", "a", "12")``, within its divisions.

    Of several places, of one depth, the words come as one run. They can be asked of a whole text,
    or of what was cut out of it at a place that holds them all.

    Raises:
        KeyError: the text has no such place.
    """
    cut = _Cut(frozenset(wanted), len(wanted[0]), wanted[0][:-1]).of(body)
    if cut is None:
        raise KeyError(".".join(wanted[0]))
    return list(cut)


def whole(parts: list[ET.Element]) -> ET.Element:
    """Return parts as one body, of which parts can be asked again."""
    body = ET.Element("body")
    body.extend(parts)
    return body


@dataclass
class _Cut:
    """A walk through a text that keeps the words at some places; ``here`` is where the walk is."""

    wanted: frozenset[Place]
    depth: int
    here: Place = ()

    def of(self, element: Element | ET.Element) -> ET.Element | None:
        """Return the part of an element that stands there, None if nothing of it does."""
        found = ET.Element(str(element.tag), {str(k): str(v) for k, v in element.attrib.items()})
        if self._wanted():
            found.text = element.text
        for child in element:
            if child.tag in DEPTH:
                self.here = (*self.here[: DEPTH[child.tag]], child.get("n", ""))
            part = self.of(child)
            if part is not None:
                found.append(part)
            if self._wanted():
                _write(found, child.tail or "")
        mark = not len(element) and not element.text and self._wanted()
        return found if mark or len(found) or (found.text or "").strip() else None

    def _wanted(self) -> bool:
        return self.here[: self.depth] in self.wanted


def copied(element: Element) -> ET.Element:
    """Return an element of a text, and all that is in it, as one that can be written."""
    found = ET.Element(tag_of(element), dict(element.attrib))
    found.text = element.text
    for child in element:
        part = copied(child)
        part.tail = child.tail
        found.append(part)
    return found


def _write(found: ET.Element, text: str) -> None:
    """Add a text at the end of what has been found of an element."""
    if len(found):
        found[-1].tail = (found[-1].tail or "") + text
    else:
        found.text = (found.text or "") + text


def document(parts: list[ET.Element]) -> str:
    """Return parts of a text as a TEI document, in the wrapper that DTS asks for."""
    root = ET.Element("TEI", {"xmlns": NAMESPACE})
    wrapper = ET.SubElement(root, "dts:wrapper", {"xmlns:dts": WRAPPER})
    for part in parts:
        alone = ET.Element(part.tag, part.attrib)
        alone.text = part.text
        alone.extend(part)
        wrapper.append(alone)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, "unicode") + "\n"
