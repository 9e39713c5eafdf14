"""Figures of tables: the names on a board of trictrac, its treatises by year, all the dates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.figures.canvas import blank, mark
from conf.figures.style import AZURE, GOLD, LINE, MUTED, PAPER, RUBRIC
from conf.language import tell
from juegos.core.message import _, as_message
from juegos.tablas.dates_of_tables import (
    ASSERTED,
    ATTESTED,
    CONTRADICTED,
    DATES,
    EDITIONS,
    edition_row,
    when,
)
from juegos.tablas.trictrac.position import ARROWS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

TIP, GAP = 4.4, 0.5  # the length of an arrow, the bar between the tables
NAMES = {0: _("talon"), 5: _("burgher’s"), 7: _("devil’s"), 10: _("schoolboy’s"), 11: _("corner")}


def _x(index: int) -> float:
    """Return the x of an arrow of a path: its own side from left to right, then back."""
    place = index if index < 12 else 23 - index
    return place + GAP * (place > 5)


def _board() -> tuple[Figure, Axes]:
    figure, axes = blank(4.2)
    for index in range(24):
        foot, tip = (0, TIP) if index < 12 else (12, 12 - TIP)
        x = _x(index)
        face = LINE if index % 2 else PAPER
        axes.fill([x - 0.45, x + 0.45, x], [foot, foot, tip], facecolor=face, edgecolor=MUTED)
    axes.set_xlim(-0.8, 12.3)
    axes.set_ylim(-1.6, 13.6)
    axes.set_xticks([])
    axes.set_yticks([])
    axes.grid(visible=False)
    axes.spines["bottom"].set_visible(False)
    return figure, axes


def _name(axes: Axes, index: int, text: str, *, upper: bool) -> None:
    y = 12.6 if upper else -0.6
    axes.text(_x(index), y, text, ha="center", va="center", size=11, color=MUTED)


def arrows() -> Figure:
    """Draw the board of trictrac with the numbers of the arrows and the names of some."""
    figure, axes = _board()
    for index in range(12):
        _name(axes, index, ARROWS[index], upper=False)
        _name(axes, index, ARROWS[23 - index], upper=True)
        if index in NAMES:
            x = _x(index)
            axes.text(x, 0.3, tell(NAMES[index]), rotation=90, ha="center", va="bottom", size=11)
    for x, jan in ((2.5, "petit jan"), (8.5 + GAP, "grand jan")):
        axes.text(x, 5.4, jan, ha="center", size=12, color=AZURE)
        axes.text(x, 6.2, jan, ha="center", size=12, color=RUBRIC)
    return figure


def treatises() -> Figure:
    """Draw the editions of each treatise along the years, the first of each filled."""
    works = list(dict.fromkeys(e.work for e in sorted(EDITIONS, key=lambda e: e.year)))
    figure, axes = blank(0.9 + 0.36 * len(works))
    for row, work in enumerate(works):
        editions = sorted((e for e in EDITIONS if e.work == work), key=lambda e: e.year)
        years = [editions[0].year, editions[-1].year]
        axes.plot(years, [row, row], color=LINE, linewidth=2, zorder=1)
        for n, edition in enumerate(editions):
            face = AZURE if n == 0 else PAPER
            (dot,) = axes.plot(*([edition.year], [row], "o"), color=face, zorder=2)
            dot.set_markeredgecolor(AZURE)
            mark(dot, ", ".join(tell(as_message(str(cell))) for cell in edition_row(edition)))
    axes.axvline(1652, color=GOLD, linewidth=0.8)
    axes.axvline(1790, color=GOLD, linewidth=0.8)
    axes.set_yticks(range(len(works)), [str(tell(work)) for work in works])
    axes.set_ylim(len(works) - 0.4, -0.6)
    axes.set_xlabel(tell(_("year of the edition")))
    return figure


STANDING: dict[str, str] = {ATTESTED: AZURE, ASSERTED: GOLD, CONTRADICTED: RUBRIC}


def dates() -> Figure:
    """Draw the dates of the games of tables, a row each, coloured by their certainty."""
    figure, axes = blank(0.6 + 0.3 * (len(DATES) + len(STANDING)))
    for row, date in enumerate(DATES):
        colour = STANDING[date.stands]
        face = colour if date.stands == ATTESTED else PAPER
        axes.plot([date.year, date.until], [row, row], color=colour, linewidth=3)
        (dot,) = axes.plot(*([date.year], [row], "o"), color=face, markersize=6)
        dot.set_markeredgecolor(colour)
        says = (date.what, when(date), date.where, date.stands)
        mark(dot, ", ".join(tell(part) for part in says))
        text = f"{tell(date.what)}, {tell(when(date))}"
        early = date.year < 0
        x, side = (date.until + 90, "left") if early else (date.year - 90, "right")
        axes.text(x, row, text, ha=side, va="center", size=11)
    for row, (stands, colour) in enumerate(STANDING.items(), len(DATES)):
        face = colour if stands == ATTESTED else PAPER
        axes.plot(*([-3100], [row + 0.4], "o"), color=face, markeredgecolor=colour, markersize=6)
        axes.text(-2960, row + 0.4, tell(stands), va="center", size=11, color=colour)
    axes.set_yticks([])
    axes.set_ylim(len(DATES) + len(STANDING), -0.6)
    axes.set_xlim(-3250, 2050)
    axes.set_xticks([-3000, -2000, -1000, 1, 1000, 2000])
    axes.set_xlabel(tell(_("year (BC negative)")))
    return figure
