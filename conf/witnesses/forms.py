"""Every word form of a witness that goes by leaves, with the lines that have it."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import cache
from typing import TYPE_CHECKING

from conf.edition.views import Line, Text, events
from conf.language import alphabetical
from conf.witnesses.leaves import leaves
from conf.witnesses.listing import HOME
from conf.witnesses.tei_import import WORD

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conf.witnesses.leaves import Leaf


@cache
def forms(siglum: str, stem: str, home: Path = HOME) -> dict[str, list[str]]:
    """Return each form as expanded, in lower case, with its places in the order of the text.

    The forms are in the order of the alphabet. A word that two lines divide is whole, and stands
    on the first of them.
    """
    found: dict[str, list[str]] = {}
    for leaf in leaves(siglum, stem, home).values():
        for form, place in _words(leaf):
            found.setdefault(form, []).append(place)
    return {form: found[form] for form in sorted(found, key=alphabetical)}


def _words(leaf: Leaf) -> Iterator[tuple[str, str]]:
    """Yield the words of a leaf as expanded, each with the line on which it begins."""
    text, starts, places = "", [0], [""]
    for block in leaf.blocks:
        for event in events(block.words) if block.letter else ():
            match event:
                case Line(id_, _, joined, _):
                    text += "" if joined else " "
                    starts.append(len(text))
                    places.append(id_.removeprefix("f"))
                case Text(piece, views) if "e" in views:
                    text += piece
        text += "" if block.runs_on else " "
    for found in WORD.finditer(unicodedata.normalize("NFC", text)):
        yield found[0].lower(), places[bisect_right(starts, found.start()) - 1]
