"""Tables of what is solved; this module is loaded when one of them is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import NamedTuple

from juegos import catalogue, data
from juegos.alquerque.alquerque_de_tres import AlquerqueDeTres
from juegos.alquerque.state import WHO
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.engine.retro import Solution, Verdict

Readings = Mapping[str, str]
_MOVES = _("moves of both players together")
FORM = ("movimiento", "piezas", "centro")  # the cruces that the moves depend on


class SolvedEnding(NamedTuple):
    """All positions with so many men, White to move: how they come out.

    ``longest`` is the most moves, of both together, that a win of either takes.
    """

    white: int
    black: int
    won: int
    lost: int
    drawn: int
    longest: int


# Of alquerque with up to four men, by the reading of captura.
ENDINGS = {
    key: tuple(SolvedEnding(*one) for one in kept)
    for key, kept in data.told("alquerque/endings.json")["endings"].items()
}


def cuadro_resuelta(slug: str, readings: Readings) -> Table:
    """Return who wins the alquerque de tres in each of its forms, if both play as well as can be.

    The readings given do not matter: every form has its row.
    """
    keys = [crux.keys for crux in AlquerqueDeTres.cruces if crux.name in FORM]
    rows: list[list[Cell]] = []
    for chosen in product(*keys):
        solution = Solution(AlquerqueDeTres(dict(zip(FORM, chosen, strict=True))))
        verdict = solution[solution.core.start()]
        rows.append([*chosen, len(solution), *said(verdict)])
    return _table(
        f"{slug}.resuelta",
        _("The alquerque of three solved in every form"),
        (*FORM, _("positions"), _("who wins"), _("in moves")),
        rows,
        readings,
        "cuadro_resuelta",
    )


def cuadro_primera(slug: str, readings: Readings) -> Table:
    """Return what becomes of the alquerque de tres after each first man, best played thereafter."""
    core = AlquerqueDeTres(readings)
    solution, start = Solution(core), core.start()
    first = {core.board.names[m.path[0]]: core.after(start, m) for m in core.moves(start)}
    rows: list[list[Cell]] = [
        [where, *said(solution[position])] for where, position in sorted(first.items())
    ]
    return _table(
        f"{slug}.primera",
        _("The alquerque of three by the point of the first man"),
        (_("first man on"), _("who wins"), _("in moves after")),
        rows,
        readings,
        "cuadro_primera",
    )


def cuadro_finales(slug: str, readings: Readings) -> Table:
    """Return how the endings of alquerque with up to four men come out, for each way of taking.

    The readings given do not matter: every one has its rows.
    """
    rows: list[list[Cell]] = [
        [capture, *ending] for capture, endings in ENDINGS.items() for ending in endings
    ]
    return _table(
        f"{slug}.finales",
        _("Endings of alquerque solved: all positions with up to four men, White to move"),
        (
            *("captura", _("White has"), _("Black has")),
            *(_("White wins"), _("White loses"), _("drawn"), _("longest")),
        ),
        rows,
        readings,
        "cuadro_finales",
        slug,
        _("men; positions; moves of both players together"),
    )


def said(verdict: Verdict) -> tuple[str, Cell]:
    """Return who wins in words, and in how many moves, a dash where nobody does."""
    if verdict.winner is None:
        return _("nobody"), "–"
    return WHO[verdict.winner], verdict.plies


def _table(  # noqa: PLR0913, PLR0917  as many things as a table has
    id: str,
    title: str,
    columns: tuple[str, ...],
    rows: list[list[Cell]],
    readings: Readings,
    name: str,
    slug: str = AlquerqueDeTres.slug,
    unit: str = _MOVES,
) -> Table:
    entry = catalogue.entry(slug)
    return Table(
        id,
        title,
        columns,
        fixed(rows),
        unit,
        tuple(map(Locus.parse, entry.loci)),
        tuple(entry.game(readings).readings.items()),
        f"juegos.alquerque.tables_of_solutions.{name}",
    )
