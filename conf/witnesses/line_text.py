"""The lines of a witness that goes by leaves: the elements and words of each."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from conf.edition.views import Leaf as Break
from conf.edition.views import Line, events, join
from conf.witnesses.leaves import leaves
from conf.witnesses.listing import HOME

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conf.edition.views import Event
    from conf.witnesses.leaves import Leaf
    from juegos.core.source import Locus

CUT = "…"  # before the end of a word that has begun on the line before


@cache
def lines(siglum: str, stem: str, home: Path = HOME) -> dict[str, list[Event]]:
    """Return the content of each line of a witness, by its place: ``12v.a.3``."""
    result: dict[str, list[Event]] = {}
    for leaf in leaves(siglum, stem, home).values():
        for place, event in _placed(leaf):
            result.setdefault(place, []).append(event)
    return result


def _placed(leaf: Leaf) -> Iterator[tuple[str, Event]]:
    """Yield the events of a leaf, each with its line."""
    place = ""
    for block in leaf.blocks:
        for event in events(block.words) if block.letter else ():
            match event:
                case Line(id_):
                    place = id_.removeprefix("f")
                    yield place, event
                case Break():
                    place = ""
                case _ if place:
                    yield place, event


def text(result: dict[str, list[Event]], place: str) -> str:
    """Return the words of a line as expanded; ``…`` is the part of a word on the line before."""
    here = result[place]
    begun = any(isinstance(event, Line) and event.joined for event in here)
    return f"{CUT if begun else ''}{join(here, 'e')}"


def passage(by_place: dict[str, list[Event]], locus: Locus) -> str:
    """Return the words of some lines of one column as expanded; empty if one is missing."""
    first, last = locus.lines or (0, -1)
    places = [f"{locus.leaf}.{locus.column}.{n}" for n in range(first, last + 1)]
    if not places or not all(place in by_place for place in places):
        return ""
    begun = any(isinstance(event, Line) and event.joined for event in by_place[places[0]])
    return f"{CUT if begun else ''}{join((e for place in places for e in by_place[place]), 'e')}"
