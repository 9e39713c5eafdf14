"""Renderings at second hand, which a build leaves out if ``JUEGOS_WITHOUT=renderings``.

Their terms are unsettled (``LICENSE-TEXTS``). Without them a text keeps its ids, places, disputed
places and our notes, and gaps count the words that are not there, as in a text that is not printed.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from lxml import etree

from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SETTING = "JUEGOS_WITHOUT"
OF_OURS = {"milestone", "note"}
UNCOUNTED = {"sic", "surplus"}  # what the rendering has, where our correction has other words
WORD = re.compile(r"\w[\w’'-]*")
TERMS = 'This copy leaves the rendering out: gaps with reason="not-printed" count its words.'


def left_out() -> bool:
    """Return whether this build leaves the renderings out.

    Raises:
        ValueError: the setting names something else.
    """
    text = os.environ.get(SETTING, "")
    if text not in {"", "renderings"}:
        raise ValueError(f"{SETTING}={text!r}: what can be left out is renderings")
    return bool(text)


def is_rendering(path: Path) -> bool:
    """Return whether a file of the corpus is a text that we have in a rendering alone."""
    siglum, text = path.parent.name, path.suffix == ".xml" and "." not in path.stem
    return text and siglum in WORKS and bool(WORKS[siglum].printed)


def without_words(text: str) -> str:
    """Return the TEI of a rendering without its words."""
    tree = etree.fromstring(text.encode())
    for segment in tree.iterfind(".//{*}p/{*}seg"):
        _empty(segment)
    (licence,) = tree.iterfind(".//{*}availability/{*}licence")
    paragraph = licence.makeelement(_beside(licence, "p"))
    paragraph.text, paragraph.tail = TERMS, "\n"
    licence.addprevious(paragraph)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{etree.tostring(tree, encoding="unicode")}\n'


def _empty(element: etree._Element) -> None:
    """Put gaps in the place of the words of an element."""
    pieces, count = list(_pieces(element)), 0
    element.text = None
    del element[:]
    for piece in (*pieces, None):
        if isinstance(piece, int):
            count += piece
            continue
        if count:
            gap = {"reason": "not-printed", "unit": "word", "quantity": str(count)}
            etree.SubElement(element, _beside(element, "gap"), gap)
            count = 0
        if piece is not None:
            element.append(piece)


def _pieces(element: etree._Element) -> Iterator[int | etree._Element]:
    """Yield the elements that remain of the content of an element, and counts of words."""
    yield _words(element.text)
    for child in element:
        name, after = etree.QName(child).localname, _words(child.tail)
        if name == "seg":
            _empty(child)
        if name == "seg" or name in OF_OURS:
            child.tail = None
            yield child
        elif name not in UNCOUNTED:
            yield from _pieces(child)
        yield after


def _words(text: str | None) -> int:
    return len(WORD.findall(text or ""))


def _beside(element: etree._Element, name: str) -> str:
    """Return the name of an element in the namespace of another."""
    return f"{{{etree.QName(element).namespace}}}{name}"
