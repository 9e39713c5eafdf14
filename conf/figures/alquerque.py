"""Figures of the alquerques: the degree of each point, and the tree of the family."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.figures.canvas import blank, mark
from conf.figures.style import AZURE, INK, LINE, MUTED, PAPER, RUBRIC
from conf.language import tell
from juegos import catalogue
from juegos.alquerque.ancestry import BOARD, GUESS, LEAP, SURE
from juegos.core.message import _, as_message
from juegos.material.boards import grid
from juegos.tables import table
from juegos.tables.alquerque import kindred

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from juegos.alquerque.ancestry import Kin


def degrees() -> Figure:
    """Draw the board of alquerque, each point with its number of neighbours, by size."""
    board = grid(5, 5, diagonals=True)
    figure, axes = blank(4.4)
    for line in board.lines:
        axes.plot(*zip(line[0], line[-1], strict=True), color=LINE, linewidth=2, zorder=1)
    degree_table = table("alquerque.grados")
    beside, over = (tell(as_message(name)) for name in degree_table.columns[:2])
    for degree, leaps, _points, which in degree_table.rows:
        size, face, ink = 14 + 2 * int(str(degree)), *((AZURE, PAPER) if leaps else (PAPER, AZURE))
        for name in str(which).split(", "):
            x, y = board.xy[board.named[name]]
            (point,) = axes.plot(*([x], [y], "o"), markersize=size, color=face, zorder=2)
            point.set_markeredgecolor(AZURE)
            mark(point, f"{name}, {beside} {degree}, {over} {leaps}")
            axes.text(x, y, str(degree), ha="center", va="center", color=ink, zorder=3)
    axes.set_xticks(range(5), list("abcde"))
    axes.set_yticks(range(5), [str(n + 1) for n in range(5)])
    axes.set_xlim(-0.5, 4.5)
    axes.set_ylim(-0.5, 4.5)
    axes.set_aspect("equal")
    axes.grid(visible=False)
    axes.spines["bottom"].set_visible(False)
    return figure


# How each ground is drawn: colour, dashes.
GROUNDS = {
    SURE: (INK, "-"),
    BOARD: (AZURE, (0, (5, 2.5))),
    GUESS: (RUBRIC, (0, (5, 2.5))),
    LEAP: (MUTED, (0, (1, 2))),
}


def tree() -> Figure:
    """Draw the games as a tree over the years of their first accounts; conjectures are dashed."""
    games = kindred()
    places = {kin.name: (kin.year, row) for row, kin in enumerate(games)}
    figure, axes = blank(0.6 + 0.3 * len(games))
    for kin in games:
        x, y = places[kin.name]
        if kin.of:
            _bough(axes, places[kin.of], (x, y), kin)
        there = kin.name in catalogue.CATALOGUE
        face = INK if there else PAPER
        (dot,) = axes.plot(*([x], [y], "o"), color=face, markersize=6, zorder=3)
        dot.set_markeredgecolor(INK)
        name = catalogue.entry(kin.name).name if there else kin.name
        mark(dot, f"{name}, {kin.year}, {tell(as_message(kin.source))}")
        axes.text(x + 14, y, name, va="center", size=12, color=INK)
    for row, (ground, (colour, _dashes)) in enumerate(GROUNDS.items()):
        axes.text(
            2230,
            0.58 * row - 0.5,
            tell(as_message(ground)),
            ha="right",
            va="center",
            size=11,
            color=colour,
        )
    axes.set_yticks([])
    axes.set_ylim(len(games) - 0.4, -0.6)
    axes.set_xlim(1262, 2235)
    axes.set_xticks([1300, 1500, 1700, 1900])
    axes.set_xlabel(tell(_("year of the earliest account we know")))
    return figure


def _bough(axes: Axes, parent: tuple[int, int], child: tuple[int, int], kin: Kin) -> None:
    colour, dashes = GROUNDS[kin.how]
    (x, top), (end, y) = parent, child
    axes.plot([x, x], [top, y], color=LINE, linewidth=1.6, zorder=1)  # a trunk that boughs share
    axes.plot([x, end], [y, y], color=colour, linestyle=dashes, linewidth=1.2, zorder=2)
