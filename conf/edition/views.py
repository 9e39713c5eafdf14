"""Segments of TEI as text, in three views of the same words; ``marks`` writes them as HTML.

``d``: diplomatic, as the manuscript has it; ``e``: expanded, the words we print;
``r``: regularised, those words as a ``Spelling`` has them (``spellings``), or else as ``e``.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal

from conf.edition.document import ID, Element, tag_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Spelling = Callable[[Iterable["Event"]], Iterable["Event"]]

View = Literal["d", "e", "r"]

ALL_VIEWS = "der"
STROKE = "\u0303"  # for whatever stroke the manuscript has: the transcription names none
CON = "\ua76f"  # the sign that stands for a whole con
INVISIBLE = {"rdg", "note", "figure"}  # no part of the running words
VIEWS_OF = {
    "ex": "er",
    "reg": "er",
    "corr": "er",
    "supplied": "er",
    "orig": "d",
    "sic": "d",
    "del": "d",
    "surplus": "d",
    "pc": "d",
}


@dataclass(frozen=True, slots=True)
class Text:
    """A run of characters and the views that show it."""

    text: str
    views: str


@dataclass(frozen=True, slots=True)
class Sign:
    """The manuscript's abbreviation sign, before the letters of its expansion."""

    text: str
    views: str


@dataclass(frozen=True, slots=True)
class Open:
    """The start of an element."""

    element: Element


@dataclass(frozen=True, slots=True)
class Close:
    """The end of an element."""

    element: Element


@dataclass(frozen=True, slots=True)
class Line:
    """The start of a line of the manuscript."""

    id: str
    n: str
    joined: bool  # a printed word runs on over the line's end
    hyphen: bool  # the transcription writes a hyphen there


@dataclass(frozen=True, slots=True)
class Leaf:
    """The start of a page (``pb``), a column (``cb``) or a section (``milestone``)."""

    id: str
    n: str
    kind: str


Event = Text | Sign | Open | Close | Line | Leaf


def events(element: Element, views: str = ALL_VIEWS) -> Iterator[Event]:
    """Yield the content of ``element`` as events, in order: the one walk behind every view."""
    yield from _text(element.text, views)
    for child, following in zip_longest(element, element[1:]):
        yield from _element(child, following, views)
        yield from _text(child.tail, views)


def _text(text: str | None, views: str) -> Iterator[Text]:
    if text:
        yield Text(re.sub(r"[ \t\r\n]+", " ", text), views)


def _element(element: Element, following: Element | None, views: str) -> Iterator[Event]:
    tag = tag_of(element)
    own = common_views(VIEWS_OF.get(tag, ALL_VIEWS), views)
    if tag == "lb":
        joined = element.get("break") == "no"
        hyphen = element.get("rend", "hyphen" if joined else "") == "hyphen"
        yield Line(element.get(ID, ""), element.get("n", ""), joined, hyphen)
    elif tag in {"pb", "cb", "milestone"}:
        yield Leaf(element.get(ID, ""), element.get("n", ""), tag)
    elif tag not in INVISIBLE:
        if tag == "ex" and "d" in views:
            yield from _sign(element, following, views)
        if own:
            yield Open(element)
            yield from events(element, own)
            yield Close(element)


def _sign(ex: Element, following: Element | None, views: str) -> Iterator[Sign]:
    """Yield the sign of an abbreviation; a superscript letter after it is the sign itself."""
    superscript = following is not None and following.get("rend") == "sup" and not ex.tail
    if not superscript:
        yield Sign(CON if ex.text == "con" else STROKE, views)


def as_printed(stream: Iterable[Event]) -> Iterable[Event]:
    """Return the words unchanged: the spelling of what is not regularised."""
    return stream


def plain(element: Element, view: View, spelling: Spelling = as_printed) -> str:
    """Return the text of one view with single blanks; the diplomatic one keeps the lines apart."""
    return join(spelling(events(element)), view)


def join(stream: Iterable[Event], view: View) -> str:
    """Return the text of one view of a stream of events."""
    text = ""
    for event in stream:
        match event:
            case Text(piece, views) if view in views:
                text += piece
            case Sign(sign, _) if view == "d":
                text += sign
            case Line(_, _, joined, hyphen):
                text = text.rstrip() if joined or hyphen else text
                if view == "d":
                    text += "-\n" if hyphen else "\n"
                elif not joined:
                    text += " "
    text = re.sub(r" *\n *", "\n", re.sub(r" +", " ", text))
    return unicodedata.normalize("NFC", text.strip())


def common_views(views: str, others: str) -> str:
    """Return the views that two sets have in common."""
    return "".join(view for view in views if view in others)
