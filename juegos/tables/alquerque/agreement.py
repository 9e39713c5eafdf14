"""Comparison with other programs: who agrees on the moves, how far, and who differs and why.

The counts of others are published or were measured with their programs; random positions are those
of the tests, which take the number of them from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.alquerque.perft_counts import PUBLISHED, StoredCount, stored_counts
from juegos.core.game import choose
from juegos.core.message import _, _n
from juegos.core.table import Cell, Table, as_tuples
from juegos.tables.alquerque import entries

Readings = Mapping[str, str]
SAME = _("the same")


class Count(NamedTuple):
    """A count by somebody else: the game, its readings, the length, the source and the number."""

    slug: str
    readings: str
    length: int
    by: str
    says: int
    note: str = SAME


class Comparison(NamedTuple):
    """A program that finds the same moves at so many random positions of a game."""

    slug: str
    by: str
    positions: int


def _reference(game: str) -> str:
    return _("Halbersma, in dctl: {game}", game=game)


MERGED = _("captures by two routes to one end count as one")
COUNTS = (
    *(
        Count(
            one.slug,
            one.readings,
            one.first + len(one.nodes) - 1,
            _reference(one.name),
            one.nodes[-1],
        )
        for one in PUBLISHED
    ),
    Count("damas-rusas", "", 8, _reference(_("Russian, merged")), 929899, MERGED),
    Count("damas-rusas", "", 8, _("Ludii, {game}", game="Shashki"), 929984, _("cause not found")),
    Count("damas-internacionales", "", 8, _reference(_("international, merged")), 6483961, MERGED),
    Count("damas-internacionales", "", 7, _("Ludii, {game}", game="International"), 1049442),
    Count("dama-filipina", "", 7, _("Ludii, {game}", game="Brazilian"), 187302),
    Count("damas-turcas", "", 5, "Jocly", 85090),
    Count("damas-turcas", "", 5, "Ludii", 85090),
    Count("damas-turcas", "", 5, "pydraughts 0.6.7", 85146, _("its king slides over its own men")),
)
PLAIN = _("a second generator, plainly written")
EACH = 2_000  # random positions of each game at which the plain generator is asked, or more
PEERS = (
    *(
        Comparison(slug, "pydraughts 0.6.7", 2_000)
        for slug in ("damas-rusas", "damas-internacionales", "dama-filipina")
    ),
    Comparison("alquerque-de-nueve", "OpenSpiel 2.0.2", 20_000),
)


def cuadro_acuerdo(slug: str, readings: Readings) -> Table:
    """Return for each game who agrees on its moves and how far, and who differs and why.

    The comparison is by the number of sequences from the start, or by the moves at random
    positions.
    """
    choose(slug, (), readings)
    ours = {(one.slug, one.readings): one for one in stored_counts()}
    return Table(
        f"{slug}.acuerdo",
        _("Who agrees with this package on moves, and how far"),
        (
            *(_("game"), _("readings"), _("by"), _("compared")),
            *(_("they count"), _("we count"), _("difference")),
        ),
        as_tuples([row for entry in entries() for row in _rows(entry.slug, ours)]),
        _("sequences of whole turns; random positions"),
        (),
        (),
    )


def _rows(slug: str, ours: Mapping[tuple[str, str], StoredCount]) -> list[list[Cell]]:
    """Return the comparisons of a game: counts first, then positions."""
    rows: list[list[Cell]] = []
    for one in COUNTS:
        if one.slug == slug:
            we = ours[slug, one.readings].nodes[one.length - 1]
            how = _n("sequences of {count} move", "sequences of {count} moves", one.length)
            readings = one.readings or _("default")
            rows.append([slug, readings, one.by, how, one.says, we, one.note])
    for peer in (*PEERS, Comparison(slug, PLAIN, EACH)):
        if peer.slug == slug:
            readings = _("several") if peer.by == PLAIN else _("default")
            how = _n("moves at {count} position", "moves at {count} positions", peer.positions)
            rows.append([slug, readings, peer.by, how, "–", "–", SAME])
    return rows
