"""The words of a copy of a text: as the scribe meant them, and folded for comparison.

What is struck out, or emended away by those who transcribed it, is no word of a copy; what they
supply is one, and so is the sign for *et*. Running heads, notes and what another hand has added
are left out. Two words are the same reading where nothing but spelling parts them: ``fold`` gives
both one form.
"""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import views

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conf.edition.document import Element


WORD = re.compile("(?:[^\\W_]|[\u0300-\u036f])+|&")
MARKS = re.compile("[\u0300-\u0326\u0328-\u036f]")  # every mark but the cedilla
# What a spelling is folded to, one rule after another, on small letters without marks.
SPELLINGS = (
    ("^(&|et|y)$", "e"),
    ("ħ|h", ""),
    ("ñ", "n"),
    ("[çz]", "s"),
    ("c(?=[ei])", "s"),
    ("[yj]", "i"),
    ("g(?=[ei])", "i"),
    ("[vb]", "u"),
    ("qu(?=[ei])", "c"),
    ("q", "c"),
    ("^f(?=[aeiou])", ""),  # fazer and hazer
    ("m(?=[pu])", "n"),
    ("mn", "m"),  # omne and ome
    (r"(.)\1+", r"\1"),
    ("[td]$", "d"),
    ("^(ni|no|si)n$", r"\1"),
)


class Token(NamedTuple):
    """A word of a copy: as written, as compared, and the line on which it begins."""

    text: str
    folded: str
    place: str


def fold(word: str) -> str:
    """Return the form that all spellings of a word share, as far as rules can find it.

    >>> fold("tahurerias") == fold("tafurerias"), fold("Ricoomne") == fold("rricoome")
    (False, True)
    """
    bare = unicodedata.normalize("NFD", word.lower())
    folded = unicodedata.normalize("NFC", MARKS.sub("", bare))
    for old, new in SPELLINGS:
        folded = re.sub(old, new, folded)
    return folded


def tokens(body: Element) -> list[Token]:
    """Return the words of a copy in order."""
    return [Token(word, fold(word), place) for word, place in _words(body)]


def _words(body: Element) -> Iterator[tuple[str, str]]:
    """Yield each word with its line; a word divided by a line end belongs to the first line."""
    text = at = ""
    for piece, place in _pieces(body):
        for part in re.split(r"(\s)", piece):
            if part.isspace():
                yield from ((word, at) for word in WORD.findall(text))
                text = ""
            else:
                at = at if text else place
                text += part
    yield from ((word, at) for word in WORD.findall(text))


def _pieces(body: Element) -> Iterator[tuple[str, str]]:
    """Yield the text of a copy in pieces, each with its line; a word end is a piece too."""
    leaf = column = line = ""
    beside = 0
    for event in views.events(body):
        match event:
            case views.Open(element):
                beside += _is_beside(element)
            case views.Close(element):
                beside -= _is_beside(element)
            case views.Leaf(_, n, kind):
                leaf, column = (n, "") if kind == "pb" else (leaf, n)
            case views.Line(_, n, joined, _):
                line = n
                if not joined:
                    yield " ", ""
            case views.Text(piece, shown) if "e" in shown and not beside:
                yield piece, f"{leaf}.{column}.{line}"


def _is_beside(element: Element) -> bool:
    return element.tag == "fw" or (element.tag == "add" and element.get("hand") is not None)


class Difference(NamedTuple):
    """Words of ours and the words of the other text in their place; either may be empty."""

    ours: str
    theirs: str


def differences(ours: str, theirs: str) -> Iterator[Difference]:
    """Yield the differences of two texts in more than spelling and word division.

    >>> [*differences("Vno juega & dos miran", "uno iuega e tres miran")]
    [Difference(ours='dos', theirs='tres')]
    """
    words = WORD.findall(ours), WORD.findall(theirs)
    mine, other = (list(map(fold, some)) for some in words)
    matcher = SequenceMatcher(None, mine, other, autojunk=False)
    for kind, begin, end, first, last in matcher.get_opcodes():
        here, there = words[0][begin:end], words[1][first:last]
        if kind != "equal" and fold("".join(here)) != fold("".join(there)):
            yield Difference(" ".join(here), " ".join(there))
