"""A witness by chapters and articles, split into stretches of the length of a page.

A division that is short enough is a stretch by itself, or with those beside it; one that is longer
is cut between its own divisions, or between its paragraphs where it has none.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from conf.edition import views
from conf.edition.document import ID, read, tag_of
from conf.witnesses.listing import HOME
from conf.witnesses.passages import witness_of
from conf.witnesses.words import path_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conf.edition.document import Element

MOST = 14_000  # letters of a stretch
LEAST = 400  # and fewer than these stand with what comes next
BOARD = 700  # a drawn position weighs as much as so many
TITLE = 90  # letters of a title


@dataclass
class Stretch:
    """A stretch of a text: its file, its title, its elements in order.

    ``part`` numbers the stretches of a file that are called the same; it is 0 where one alone is.
    ``begun`` has the ids of the divisions that were cut and begin here.
    """

    stem: str
    title: str
    elements: list[Element] = field(default_factory=list)
    part: int = 0
    begun: list[str] = field(default_factory=list)

    def every(self, *tags: str) -> Iterator[Element]:
        """Yield the descendants with some names."""
        for whole in self.elements:
            yield from whole.iter(*tags)


def stretches(siglum: str, home: Path = HOME) -> list[Stretch]:
    """Return a text in stretches; empty unless its witness is complete."""
    text = witness_of(siglum)
    stems = [file.stem for file in text.files] if text else []
    if not all(path_of(siglum, stem, home).is_file() for stem in stems):
        return []
    return [one for stem in stems for one in _of_file(siglum, stem, home)]


def _of_file(siglum: str, stem: str, home: Path) -> Iterator[Stretch]:
    body = read(path_of(siglum, stem, home)).body
    stretches = list(cut(list(body), stem, stem))
    called = Counter(one.title for one in stretches)
    parts: Counter[str] = Counter()
    for one in stretches:
        parts[one.title] += 1
        one.part = parts[one.title] if called[one.title] > 1 else 0
    yield from stretches


def cut(elements: list[Element], stem: str, title: str) -> Iterator[Stretch]:
    """Yield stretches of some consecutive elements under a title."""
    first: list[Element] = []  # a heading, which stands at the head of what comes next
    groups = _groups(elements)
    for group in groups:
        if len(group) == 1 and size(group[0]) > MOST and tag_of(group[0]) in {"div", "list"}:
            inner = cut(list(group[0]), stem, heading(group[0]) or title)
            yield from _led(first, group[0].get(ID), inner)
            first = []
        elif size_of(group) < LEAST and group is not groups[-1]:
            first = [*first, *group]
        else:
            alone = heading(group[0]) if len(group) == 1 else ""
            named = alone or (title if title != stem else _first_heading(group) or stem)
            yield Stretch(stem, named, [*first, *group])
            first = []


def _groups(elements: list[Element]) -> list[list[Element]]:
    """Return elements in groups that are short enough; one that is too long is alone."""
    groups: list[list[Element]] = []
    for one in elements:
        if groups and size_of(groups[-1]) + size(one) <= MOST:
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _led(first: list[Element], begun: str | None, inner: Iterator[Stretch]) -> Iterator[Stretch]:
    """Yield stretches, the first of which begins with some elements and a new division."""
    for one in inner:
        one.elements[:0] = first
        one.begun[:0] = [begun] if begun else []
        first, begun = [], None
        yield one


def _first_heading(group: list[Element]) -> str:
    return next(filter(None, map(heading, group)), "")


def size_of(group: list[Element]) -> int:
    """Return the total length of some elements."""
    return sum(map(size, group))


def size(element: Element) -> int:
    """Return the approximate length of an element on a page, in letters."""
    boards = sum(figure.get("type") == "board" for figure in element.iter("figure"))
    return len("".join(element.itertext())) + BOARD * boards


def heading(element: Element) -> str:
    """Return the heading of an element in one short line; empty if it has none."""
    head = element.find("head") if tag_of(element) == "div" else None
    if head is None:
        return ""
    words = views.plain(head, "e").replace("\n", " ").strip()
    if len(words) <= TITLE:
        return words
    return words[:TITLE].rpartition(" ")[0].rstrip(",;:. —") + " …"
