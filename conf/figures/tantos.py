"""Figures of the games with stakes: the growth of a pot, and the value of an envite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.figures.canvas import blank, mark
from conf.figures.style import AZURE, INK, LINE, MUTED, RUBRIC
from conf.language import decimal, tell
from juegos.core.message import _
from juegos.tables import table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from juegos.core.table import Cell


def growth() -> Figure:
    """Draw the mean pot of unfinished hands, cast by cast, in medio azar and azar pujado."""
    rows = table("azar-pujado.crecimiento").rows
    casts = [_number(row[0]) for row in rows]
    figure, axes = blank(3.2)
    for column, name, colour in ((2, "medio azar", AZURE), (4, "azar pujado", RUBRIC)):
        pots = [_number(row[column]) for row in rows]
        axes.plot(casts, pots, "-", color=colour, linewidth=1.4)
        for made, pot in zip(casts, pots, strict=True):
            (dot,) = axes.plot(made, pot, "o", color=colour, markersize=5)
            says = _(
                "{game}; throws made: {throws}; tantos on the table, on average: {mean}",
                game=name,
                throws=f"{made:g}",
                mean=decimal(pot, 4),
            )
            mark(dot, tell(says))
        axes.annotate(
            name,
            (casts[-1], pots[-1]),
            xytext=(-2, 9),
            textcoords="offset points",
            ha="right",
            color=colour,
        )
    axes.set_xticks(casts[::2])
    axes.set_ylim(0, None)
    axes.grid(axis="y")
    axes.grid(visible=False, axis="x")
    axes.set_xlabel(tell(_("throws made")))
    axes.set_ylabel(tell(_("tantos on the table, on average")))
    return figure


def envite() -> Figure:
    """Draw the gain of A at each suerte of B if an envite of one parada is accepted or refused."""
    rows = [row for row in table("guirguiesca.envite").rows if row[1] == 1]
    suertes = [_number(row[0]) for row in rows]
    figure, axes = blank(3.2)
    axes.axhline(0, color=MUTED, linewidth=0.9)
    for x, row in zip(suertes, rows, strict=True):
        agreed, refused = _number(row[3]), _number(row[5])
        axes.plot([x, x], [agreed, refused], color=LINE, linewidth=2.2)
        (full,) = axes.plot(x, agreed, "o", color=RUBRIC, markersize=8)
        (open_,) = axes.plot(x, refused, "o", color=AZURE, markersize=8, markerfacecolor="none")
        which = {"suerte": f"{x:g}"}
        mark(
            full,
            tell(_("suerte {suerte}, agreed to: A gains {gain}", gain=decimal(agreed, 4), **which)),
        )
        mark(
            open_,
            tell(_("suerte {suerte}, refused: A gains {gain}", gain=decimal(refused, 4), **which)),
        )
        low = min(agreed, refused)
        axes.annotate(
            str(row[6]),
            (x, low),
            xytext=(0, -10),
            textcoords="offset points",
            ha="center",
            va="top",
            color=INK,
            size=11,
        )
    axes.margins(y=0.22)
    axes.set_xticks(suertes)
    axes.grid(axis="y")
    axes.grid(visible=False, axis="x")
    axes.set_xlabel(tell(_("suerte of B, who stakes one; below, what is best for A")))
    axes.set_ylabel(tell(_("A gains")))
    for column, text, colour in ((3, tell(_("agreed to")), RUBRIC), (5, tell(_("refused")), AZURE)):
        at = (suertes[0], _number(rows[0][column]))
        axes.annotate(
            text, at, xytext=(9, 0), textcoords="offset points", va="center", color=colour
        )
    return figure


def _number(cell: Cell) -> float:
    return float(cell) if not isinstance(cell, str) else 0.0
