"""Tables of cercar la liebre solved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos import catalogue, data
from juegos.alquerque.cercar_la_liebre import HUNTERS, CercarLaLiebre
from juegos.alquerque.hunters import strategy
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed

Readings = Mapping[str, str]


class SetUps(NamedTuple):
    """How a game comes out by the place of the hunters, the hare on the centre.

    The ways are those of leaving out men of the twelve. ``shut`` of them the hunters win, in
    ``soonest`` to ``latest`` moves of both together; ``escapes`` the hare wins; the rest are drawn.
    ``ours`` is how many moves it takes from the set-up that is played here, 0 if the hunters do
    not win it or none is played with so many.
    """

    ways: int
    shut: int
    escapes: int
    soonest: int
    latest: int
    ours: int


class Stratum(NamedTuple):
    """All positions with so many hunters, counted once for each side that is to move.

    ``leaps`` is the reading of the crux ``saltos``; ``nine``: with nine hunters the hare has won.
    ``shut_hunters`` and ``shut_hare``: the hunters win, they or the hare to move; ``escapes_...``:
    the hare wins. ``longest`` is the most moves, of both together, that a win of the hunters takes
    if they move first. ``taken``: positions, hunters to move, in which the hare can just have taken
    one more; ``taken_shut``: those of them that the hunters win.
    """

    leaps: str
    nine: bool
    hunters: int
    positions: int
    shut_hunters: int
    shut_hare: int
    escapes_hunters: int
    escapes_hare: int
    longest: int
    taken: int
    taken_shut: int
    begin_hunters: SetUps
    begin_hare: SetUps


# What the whole analysis of the game says.
STRATA = tuple(
    Stratum(
        **{
            **one,
            "begin_hunters": SetUps(**one["begin_hunters"]),
            "begin_hare": SetUps(**one["begin_hare"]),
        }
    )
    for one in data.told("alquerque/liebre.json")["strata"]
)


def cuadro_resuelta(slug: str, readings: Readings) -> Table:
    """Return how all positions come out by the number of hunters, in the four forms of the game.

    The readings given do not matter: every form has its rows.
    """
    rows: list[list[Cell]] = [
        [
            *(one.leaps, _nine(nine=one.nine), one.hunters, one.positions),
            *(one.shut_hunters, one.escapes_hunters, one.shut_hare, one.escapes_hare),
            *(one.longest, one.taken, one.taken_shut),
        ]
        for one in STRATA
    ]
    return _table(
        f"{slug}.resuelta",
        _("Cercar la liebre solved: all positions by the number of hunters"),
        (
            *(_("jumps"), _("with nine"), _("hunters"), _("positions")),
            *(_("hunters to move: they win"), _("the hare wins"), _("hare to move: hunters win")),
            *(_("hare wins"), _("longest"), _("just captured"), _("of these the hunters win")),
        ),
        rows,
        readings,
        _("positions, the rest drawn; moves of both players together"),
        "cuadro_resuelta",
    )


def cuadro_comienzo(slug: str, readings: Readings) -> Table:
    """Return how the set-ups come out, some of the twelve left out in every way.

    The readings given do not matter: every form has its rows.
    """
    rows: list[list[Cell]] = [
        [
            *(one.leaps, _nine(nine=one.nine), one.hunters, who, up.ways),
            *(up.shut, up.escapes, up.ways - up.shut - up.escapes),
            *(f"{up.soonest}–{up.latest}" if up.shut else "–", up.ours or "–"),
        ]
        for one in STRATA
        for who, up in ((_("hunters"), one.begin_hunters), (_("hare"), one.begin_hare))
    ]
    return _table(
        f"{slug}.comienzo",
        _("Cercar la liebre solved: who wins from the start, the hare on the centre"),
        (
            *(_("jumps"), _("with nine"), _("hunters"), _("who begins"), _("set-ups")),
            *(_("hunters win"), _("hare wins"), _("drawn"), _("in moves"), _("from ours in")),
        ),
        rows,
        readings,
        _("ways to set up this many of the twelve; moves of both players together"),
        "cuadro_comienzo",
    )


def cuadro_estrategia(slug: str, readings: Readings) -> Table:
    """Return how much is kept of the hunters’ strategy, and how long the wins by it are at most.

    The readings given do not matter: every number of hunters has its row.
    """
    rows = [_kept(reading) for reading in HUNTERS]
    return _table(
        f"{slug}.estrategia",
        _("The hunters’ strategy at cercar la liebre, kept whole"),
        (
            *(_("hunters"), _("positions kept"), _("bytes")),
            *(_("hunters begin and win in"), _("best play wins in")),
            *(_("hare begins, hunters win in"), _("best play wins then in")),
        ),
        rows,
        readings,
        _("positions, those alike counted once; moves of both players together, at most"),
        "cuadro_estrategia",
    )


def _kept(reading: str) -> list[Cell]:
    number = HUNTERS[reading]
    kept = strategy(number)
    hunters, hare, _side = CercarLaLiebre({"cazadores": reading}).start()
    centre = hare.bit_length() - 1
    plan = kept.plan(hunters, centre) if kept else None
    if not kept or not plan:
        return [number, 0, 0, *["–"] * 4]
    (best,) = (one for one in STRATA if (one.leaps, one.nine, one.hunters) == ("uno", True, number))
    begun = (plan.turns, best.begin_hunters.ours)
    answered = (kept.left(hunters, centre) or "–", best.begin_hare.ours)
    return [number, len(kept), kept.bytes, *begun, *answered]


def _nine(*, nine: bool) -> str:
    return _("hare wins") if nine else _("play goes on")


def _table(  # noqa: PLR0913, PLR0917  as many things as a table has
    id: str,
    title: str,
    columns: tuple[str, ...],
    rows: list[list[Cell]],
    readings: Readings,
    unit: str,
    name: str,
) -> Table:
    entry = catalogue.entry("cercar-la-liebre")
    return Table(
        id,
        title,
        columns,
        fixed(rows),
        unit,
        tuple(map(Locus.parse, entry.loci)),
        tuple(entry.game(readings).readings.items()),
        f"juegos.alquerque.tables_of_liebre.{name}",
    )
