"""Quotations from a witness, with its punctuation and blanks."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from conf.witnesses.tei_import import WORD
from conf.witnesses.words import pieces

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conf.edition.document import Element
    from conf.witnesses.spans import Place

STOPS = re.compile(r"[.,…’]*(?:\s?[;:!?»])?")  # what closes the last word of a quotation


def quotation(body: Element, first: Place, last: Place) -> str:
    """Return the running text from one word to another, inclusive, with single blanks.

    Notes, running heads and captions are left out.

    Raises:
        KeyError: there is no such word.
    """
    text, start, end = bounds(pieces(body), first, last)
    return " ".join(text[start:end].split())


def bounds(
    rows: Iterable[tuple[str, str, bool]], first: Place, last: Place
) -> tuple[str, int, int]:
    """Return a running text that is given in pieces, with the bounds of a quotation in it.

    Raises:
        KeyError: there is no such word.
    """
    starts: list[int] = []
    where: list[str] = []
    text = ""
    for piece, place, beside in rows:
        if not beside:
            starts.append(len(text))
            where.append(place)
            text += piece
    counted: dict[str, int] = {}
    at: dict[Place, re.Match[str]] = {}
    for word in WORD.finditer(text):
        place = where[bisect_right(starts, word.start()) - 1]
        counted[place] = counted.get(place, 0) + 1
        at[place, counted[place]] = word
    stops = STOPS.match(text, at[last].end())
    return text, at[first].start(), stops.end() if stops else len(text)
