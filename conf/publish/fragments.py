"""Parts of a text as TEI: an element, or the words on a leaf.

TEI marks where a page begins, but has no element that holds its words. So the words on a leaf are
cut out of the paragraphs and segments that hold them, each of which is given with its attributes,
as far as the leaf goes. The result is a copy made of the standard library's elements,
which keep the names of elements as they are written here.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass

from conf.edition.document import NAMESPACE, Element, tag_of

WRAPPER = "https://w3id.org/api/dts#"
# The elements that begin a place, and how deep the place is: leaf, column, line.
DEPTH = {"milestone": 0, "pb": 0, "cb": 1, "lb": 2}


def at(body: Element, *leaves: str) -> list[ET.Element]:
    """Return the words on a leaf, such as ``67r``, or on several as one run, with their divisions.

    Raises:
        KeyError: the text has no such leaf.
    """
    cut = _Cut(frozenset(leaves)).of(body)
    if cut is None:
        raise KeyError(leaves[0])
    return list(cut)


@dataclass
class _Cut:
    """A walk through a text that keeps the words on some leaves; ``here`` is the current leaf."""

    wanted: frozenset[str]
    here: str = ""

    def of(self, element: Element) -> ET.Element | None:
        """Return the part of an element on these leaves, None if there is none."""
        reduced = ET.Element(tag_of(element), dict(element.attrib))
        if self.here in self.wanted:
            reduced.text = element.text
        for child in element:
            if DEPTH.get(tag_of(child)) == 0:
                self.here = child.get("n", "")
            part = self.of(child)
            if part is not None:
                reduced.append(part)
            if self.here in self.wanted:
                _write(reduced, child.tail or "")
        mark = not len(element) and not element.text and self.here in self.wanted
        return reduced if mark or len(reduced) or (reduced.text or "").strip() else None


def copied(element: Element) -> ET.Element:
    """Return a copy of an element and its content that can be serialised."""
    result = ET.Element(tag_of(element), dict(element.attrib))
    result.text = element.text
    for child in element:
        part = copied(child)
        part.tail = child.tail
        result.append(part)
    return result


def _write(element: ET.Element, text: str) -> None:
    """Append a text to an element that is being copied."""
    if len(element):
        element[-1].tail = (element[-1].tail or "") + text
    else:
        element.text = (element.text or "") + text


def document(parts: list[ET.Element]) -> str:
    """Return parts of a text as a TEI document, in the wrapper of DTS."""
    root = ET.Element("TEI", {"xmlns": NAMESPACE})
    wrapper = ET.SubElement(root, "dts:wrapper", {"xmlns:dts": WRAPPER})
    for part in parts:
        alone = ET.Element(part.tag, part.attrib)
        alone.text = part.text
        alone.extend(part)
        wrapper.append(alone)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, "unicode") + "\n"
