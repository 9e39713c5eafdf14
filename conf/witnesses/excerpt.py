"""An excerpt of a witness that goes by leaves, from one word to another, with all its marks."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from conf.edition.document import TEI, tag_of
from conf.witnesses.leaves import LEFT_OUT
from conf.witnesses.quotation import bounds
from conf.witnesses.tei_import import element
from conf.witnesses.words import pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conf.edition.document import Element
    from conf.witnesses.spans import Place

PLACES = frozenset(("lb", "cb", "pb"))
BEFORE = " \n\t¶"  # what goes with the word after it


def excerpt(body: Element, first: Place, last: Place) -> Element:
    """Return an element with the words from one to another, inclusive, and their marks.

    Running heads, notes and pictures are left out. The lines, columns and leaves that begin within
    it are in it, that of its first word too where nothing stands before the word.

    Raises:
        KeyError: there is no such word.
    """
    whole = _leaves(body, first, last)
    words = list(pieces(whole))
    text, start, end = bounds(words, first, last)
    start = len(text[:start].rstrip(BEFORE))
    _Cutter(iter(words), start, end).cut(whole)
    for gap in whole.iter("gap"):
        gap.text = LEFT_OUT
    return whole


def _leaves(body: Element, first: Place, last: Place) -> Element:
    """Return a copy of the leaves of an excerpt and their neighbours: a word may continue there."""
    names = [div.get("n") for div in body]
    start, end = (names.index(place.partition(".")[0]) for place, _n in (first, last))
    whole = element("ab")
    whole.tag = "ab"
    whole.extend(deepcopy(div) for div in list(body)[max(start - 1, 0) : end + 2])
    return whole


class _Cutter:
    """Removes from a tree what is outside an excerpt, in the order of ``pieces``."""

    def __init__(self, words: Iterator[tuple[str, str, bool]], start: int, end: int) -> None:
        self.words, self.start, self.end = words, start, end
        self.at = 0

    def cut(self, node: Element) -> bool:
        """Reduce an element to its part of the excerpt; return whether anything is left."""
        self.next()
        node.text = self.next()
        holds_words = bool(node.text) or self.begins(node)
        for child in list(node):
            inside = self.cut(child)
            child.tail = self.next()
            holds_words |= inside or bool(child.tail)
            if not inside:
                self.drop(node, child)
        self.next()
        return holds_words

    def next(self) -> str:
        """Return the part of the next piece in the excerpt."""
        piece, _place, beside = next(self.words)
        if beside:
            return ""
        begin = self.at
        self.at += len(piece)
        return piece[max(self.start - begin, 0) : max(self.end - begin, 0)]

    def begins(self, node: Element) -> bool:
        """Return whether an element is the start of a line, column or leaf of the excerpt."""
        placed = tag_of(node).removeprefix(TEI) in PLACES
        return placed and self.start <= self.at < self.end

    @staticmethod
    def drop(node: Element, child: Element) -> None:
        """Remove an element, but not the text after it."""
        before, after = child.getprevious(), child.tail or ""
        if before is not None:
            before.tail = (before.tail or "") + after
        else:
            node.text = (node.text or "") + after
        child.tail = None
        node.remove(child)
