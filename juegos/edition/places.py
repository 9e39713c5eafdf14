"""The places in the texts of this edition: each segment by its id, each line by its locus.

The package has the places alone, in ``juegos/data/edition``; tests check them against the texts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

from juegos import data
from juegos.core.errors import UnknownName, nearest
from juegos.core.message import _
from juegos.core.source import Locus


@cache
def loci() -> dict[str, tuple[Locus, ...]]:
    """Return for each segment its lines, a range for each column."""
    rows = data.rows("edition/segments.tsv")
    return {name: tuple(map(Locus.parse, place.split("+"))) for name, place in rows}


@cache
def described_leaves() -> tuple[str, ...]:
    """Return the leaves whose words are not printed here, but which a page describes."""
    return tuple(data.load_json("edition/works.json")["described"])


@cache
def _sharing() -> Counter[tuple[Locus, ...]]:
    return Counter(loci().values())


def shares_lines(name: str) -> bool:
    """Return whether another segment has the same lines, so that the lines alone are ambiguous."""
    return _sharing()[loci()[name]] > 1


def segment(id: str) -> str:
    """Return the id of the segment meant, or an empty string.

    The id may follow its place and a slash: ``nat1790:14/nacional.texto.s3``. The part between its
    text and its number may be left out where the id stays unambiguous: ``nacional.s3``.
    """
    place, slash, name = id.rpartition("/")
    if slash:
        right = name in loci() and "+".join(map(str, loci()[name])) == place
        return name if right else ""
    if name in loci():
        return name
    short = [long for long in loci() if f"{_first(long)}.{long.rpartition('.')[2]}" == name]
    return short[0] if len(short) == 1 else ""


def _first(name: str) -> str:
    return name.partition(".")[0]


@cache
def _lines() -> dict[Locus, set[int]]:
    """Return the lines of each column that has words here; none for a leaf without lines."""
    result: dict[Locus, set[int]] = defaultdict(set)
    for locus in (locus for places in loci().values() for locus in places):
        first, last = locus.lines or (1, 0)
        result[Locus(locus.work, locus.leaf, locus.column)].update(range(first, last + 1))
    return result


def require(locus: Locus) -> None:
    """Check that the edition has this place: its words, or its leaf in our own words.

    Raises:
        UnknownName: it does not; the message names places near it.
    """
    leaf, column = Locus(locus.work, locus.leaf), Locus(locus.work, locus.leaf, locus.column)
    leaves = {Locus(at.work, at.leaf) for at in _lines()}
    if str(leaf) in described_leaves():
        return
    if locus.column and column in _lines():
        _require_lines(locus, column)
    elif locus.column or leaf not in leaves:
        near = _lines() if locus.column else leaves
        names = [str(at) for at in near if at.work == locus.work]
        raise UnknownName(
            _(
                "the edition has no {place!r}; {names}",
                place=str(locus),
                names=nearest(str(column), names),
            )
        )


def _require_lines(locus: Locus, column: Locus) -> None:
    first, last = locus.lines or (1, 0)
    there = _lines()[column]
    if not there.issuperset(range(first, last + 1)):
        raise UnknownName(
            _(
                "the edition has no {place!r}; of {column} it prints the lines {first} to {last}",
                place=str(locus),
                column=column,
                first=min(there),
                last=max(there),
            )
        )
