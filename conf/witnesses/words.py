"""The words of a witness with their places, and the digest that detects changed text.

A place is a line as it is cited (``12v.a.3``), or, in a text that is not cited by lines, the id of
the paragraph or article (``a1.p1``). Words are numbered from 1 in each place. What stands beside
the text (running heads, notes, captions) has the place that it stands at, and the number 0.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

from conf.edition.document import ID, TEI, read, tag_of
from conf.witnesses.errors import WitnessError
from conf.witnesses.listing import HOME
from conf.witnesses.tei_import import WITHIN, WORD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from conf.edition.document import Element

BLOCKS = frozenset(("div", "head", "p", "item", "l", "lg"))  # whose ids are places
BESIDE = frozenset(("fw", "note", "figure"))
DIGITS = 16  # of a digest are kept


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a witness: its place, and its number there; ``n`` is 0 beside the text."""

    text: str
    place: str
    n: int


def path_of(siglum: str, stem: str, home: Path = HOME) -> Path:
    """Return the path of the TEI of a witness, if it has been made."""
    return home / "tei" / siglum / f"{stem}.xml"


@cache
def words(siglum: str, stem: str, home: Path = HOME) -> tuple[Word, ...]:
    """Return the words of a witness in order, including notes and running heads.

    Raises:
        WitnessError: the witness has not been fetched.
    """
    path = path_of(siglum, stem, home)
    if not path.is_file():
        text = f"There is no witness {siglum}/{stem}; python3 noxfile.py witnesses fetches it."
        raise WitnessError(text)
    return tuple(words_with_places(read(path).body))


def pieces(body: Element) -> Iterator[tuple[str, str, bool]]:
    """Yield a body in pieces of text: each with its place, and whether it is beside the text."""
    return _Walk().through(body, beside=False)


def words_with_places(body: Element) -> Iterator[Word]:
    """Yield the words of a body in order, each with the place where it begins."""
    starts: list[int] = []
    where: list[tuple[str, bool]] = []
    text = ""
    for piece, place, beside in pieces(body):
        starts.append(len(text))
        where.append((place, beside))
        text += piece
    counted: dict[str, int] = {}
    for match in WORD.finditer(text):
        place, beside = where[bisect_right(starts, match.start()) - 1]
        if not beside:
            counted[place] = counted.get(place, 0) + 1
        yield Word(match[0], place, 0 if beside else counted[place])


def between(
    witness_words: Sequence[Word], first: tuple[str, int], last: tuple[str, int]
) -> tuple[Word, ...]:
    """Return the words of the text from one place and number to another, inclusive.

    Raises:
        WitnessError: there is no such word, or the last stands before the first.
    """
    running = [word for word in witness_words if word.n]
    at = {(word.place, word.n): i for i, word in enumerate(running)}
    for place, n in (first, last):
        if (place, n) not in at:
            raise WitnessError(f"The witness has no word {n} at {place}.")
    if at[last] < at[first]:
        raise WitnessError(f"{last[0]}, word {last[1]}, stands before {first[0]}, word {first[1]}.")
    return tuple(running[at[first] : at[last] + 1])


def digest(result: Iterable[Word]) -> str:
    """Return the first digits of the SHA-256 of some words, joined by single blanks."""
    return sha256(" ".join(word.text for word in result).encode()).hexdigest()[:DIGITS]


class _Walk:
    """Walks a body and tracks the place: lines and leaves set it, blocks restore it."""

    def __init__(self) -> None:
        self.place = ""

    def through(self, node: Element, *, beside: bool) -> Iterator[tuple[str, str, bool]]:
        """Yield pieces of text, each with its place and whether it is beside the text."""
        tag, name, before = tag_of(node).removeprefix(TEI), node.get(ID), self.place
        beside = beside or tag in BESIDE
        apart = "" if tag in WITHIN or node.get("break") == "no" else " "
        if name and (tag in BLOCKS or tag in {"lb", "pb"}):
            self.place = name if tag in BLOCKS else name.removeprefix("f")
        yield apart, self.place, beside
        yield node.text or "", self.place, beside
        for child in node:
            yield from self.through(child, beside=beside)
            yield child.tail or "", self.place, beside
        yield apart, self.place, beside
        if name and tag in BLOCKS:
            self.place = before
