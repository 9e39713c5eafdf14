"""Claims and throws in the TEI, which the checks of the apparatus count.

Nothing here is copied from the text. A claim is found by its first and last words, in the
segment it belongs to; a throw is read from the words that write it out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import groupby

from conf.edition.corpus import Corpus, Segment
from conf.edition.document import Element
from conf.edition.recount import faces, number
from conf.edition.views import plain
from juegos.core.errors import JuegosError
from juegos.core.source import Locus
from juegos.material.dice import Throw, write


class LostClaim(JuegosError):
    """The words of a check that are no longer in their segment."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Words of the text that can be counted, and their place."""

    locus: str
    words: str


@dataclass(frozen=True, slots=True)
class WrittenThrow:
    """A throw written out in the text; ``total`` is the total announced before it, or 0.

    ``throw`` is empty if the words name no throw; ``paradas`` is how many the text says it takes.
    """

    element: Element
    words: str
    throw: Throw
    total: int
    segment: str
    paradas: int = 0

    @property
    def right(self) -> bool:
        """Whether its faces make the total announced."""
        return sum(self.throw) == self.total


def claim(corpus: Corpus, name: str, start: str, end: str = "") -> Claim:
    """Return the words of a segment from ``start`` to ``end``, both included.

    Raises:
        LostClaim: they are not in it.
    """
    segment = corpus.segment(name)
    text = plain(segment.element, "e")
    first = text.find(start)
    last = text.find(end, first + len(start)) if end else first + len(start)
    if first < 0 or last < 0:
        raise LostClaim(f"{name}: no words from {start!r} to {end!r}; it reads: {text}")
    words = text[first : last + len(end)]
    return Claim(_place(corpus, segment, words), words)


def _place(corpus: Corpus, segment: Segment, words: str) -> str:
    """Return the fewest lines of a segment that contain ``words``."""
    lines = [Locus.parse(line) for line in segment.lines]
    for size in range(1, len(lines) + 1):
        for _, column in groupby(lines, key=lambda line: (line.leaf, line.column)):
            here = list(column)
            for first, last in zip(here, here[size - 1 :], strict=False):
                place = Locus(first.work, first.leaf, first.column, _span(first, last))
                if words in corpus.text(str(place)):
                    return str(place)
    raise LostClaim(f"{segment.id}: {words!r} runs over the end of a column; cut it there")


def _span(first: Locus, last: Locus) -> tuple[int, int]:
    assert first.lines is not None  # noqa: S101 (the line of a segment has a number)
    assert last.lines is not None  # noqa: S101
    return first.lines[0], last.lines[1]


def numbers(words: str, count: int = 0) -> list[int]:
    """Return the numbers that ``words`` name, in order; ``count`` of them, if it is given.

    Raises:
        LostClaim: there are not so many.
    """
    result = [n for word in re.findall(r"\w+", words) if (n := number(word)) is not None]
    if count and len(result) != count:
        raise LostClaim(f"{words!r} names {len(result)} numbers; the check wants {count}")
    return result


def segments_stating(corpus: Corpus, *rules: str) -> list[Segment]:
    """Return the segments that state any of these rules of one game, in the order of the text."""
    division = corpus.division(rules[0].partition(".")[0])
    return [s for s in division.segments if set(rules) & set(s.rules)]


def throws(segments: Iterable[Segment]) -> list[WrittenThrow]:
    """Return the throws that segments write out, each with the total announced before it.

    The text says how many paradas a throw takes after naming it: the number holds for all throws
    since the last such number.
    """
    written: list[WrittenThrow] = []
    total = waiting = 0
    for segment, element in _marks(segments):
        match element.tag, element.get("type"):
            case "num", "total":
                total = number(plain(element, "e")) or 0
            case "num", "paradas":
                taken = number(plain(element, "e")) or 0
                written[waiting:] = [_taking(one, taken) for one in written[waiting:]]
                waiting = len(written)
            case "seg", "throw" | "pair":
                words = plain(element, "e")
                written.append(WrittenThrow(element, words, parse_throw(words), total, segment.id))
    return written


def _marks(segments: Iterable[Segment]) -> Iterator[tuple[Segment, Element]]:
    for segment in segments:
        for element in segment.element.iter():
            yield segment, element


def _taking(one: WrittenThrow, paradas: int) -> WrittenThrow:
    return WrittenThrow(one.element, one.words, one.throw, one.total, one.segment, paradas)


def parse_throw(words: str) -> Throw:
    """Return the throw that ``words`` name, highest face first; empty if a word is no face."""
    try:
        return tuple(int(face) for face in faces(words).split("-"))
    except ValueError:
        return ()


def without_emendations(throw: Element) -> str:
    """Return the words of a throw without its emendations."""
    copy = deepcopy(throw)
    for app in copy.iter("app"):
        lemma, reading = app.find("lem"), app.find("rdg")
        if lemma is not None and reading is not None:
            app.remove(lemma)
            reading.tag = "lem"
    return plain(copy, "e")


def notation(result: Iterable[Throw]) -> list[str]:
    """Return throws in their notation: ``6-4-1``."""
    return [write(throw) for throw in result]
