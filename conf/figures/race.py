"""Figures of the race between two suertes: the matrix of chances, and the ladder of panquist."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from matplotlib.patches import Rectangle

from conf.figures.canvas import blank, mark
from conf.figures.style import AZURE, INK, LINE, MUTED, PAPER, RUBRIC, exactly
from conf.language import decimal, tell
from juegos.core.message import _
from juegos.tables import table

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

EVEN = 0.5


def matrix(name: str) -> Figure:
    """Draw the chance that one's own suerte comes before the other's, a field for each pair.

    The colour of a field is that of the side favoured, its strength how far.
    """
    chances = table(name)
    figure, axes = blank(4.6)
    for y, row in enumerate(chances.rows):
        for x, cell in enumerate(row[1:]):
            if not isinstance(cell, str):
                says = _(
                    "one’s own {own}, the other’s {other}: one’s own comes first with chance "
                    "{chance}",
                    own=row[0],
                    other=chances.columns[1 + x],
                    chance=exactly(Fraction(cell)),
                )
                _field(axes, (x, y), float(cell), tell(says))
    side = len(chances.rows)
    axes.set_xticks(range(side), chances.columns[1:])
    axes.set_yticks(range(side), [str(row[0]) for row in chances.rows])
    axes.set_xlim(-0.5, side - 0.5)
    axes.set_ylim(side - 0.5, -0.5)
    axes.set_aspect("equal")
    axes.grid(visible=False)
    axes.spines["bottom"].set_visible(False)
    axes.set_xlabel(tell(_("the other’s suerte")))
    axes.set_ylabel(tell(_("one’s own")))
    return figure


def _field(axes: Axes, place: tuple[int, int], chance: float, says: str) -> None:
    x, y = place
    colour = AZURE if chance > EVEN else RUBRIC
    strength = 2.2 * abs(chance - EVEN)
    corner = (x - 0.48, y - 0.48)
    field = Rectangle(corner, 0.96, 0.96, facecolor=colour, alpha=strength, lw=0)
    mark(axes.add_patch(field), says)
    axes.text(x, y, decimal(chance, 2)[1:], ha="center", va="center", size=11, color=INK)


def ladder() -> Figure:
    """Draw the ways by which each suerte of panquist takes one, two, three or four paradas."""
    rows = table("panquist.escalera").rows
    figure, axes = blank(3.6)
    shades = (LINE, MUTED, AZURE, RUBRIC)
    for place, row in enumerate(rows):
        left = 0
        for step, shade in enumerate(shades):
            ways = int(str(row[2 + 2 * step]))
            if ways:
                (bar,) = axes.barh(place, ways, left=left, height=0.62, color=shade)
                says = _(
                    "suerte {suerte}; paradas taken: {paradas}; ways of 216: {ways}",
                    suerte=row[0],
                    paradas=step + 1,
                    ways=ways,
                )
                mark(bar, tell(says))
                text = INK if step == 0 else PAPER
                label = str(step + 1)
                axes.text(left + ways / 2, place, label, ha="center", va="center", color=text)
            left += ways
        mean = float(row[10]) if not isinstance(row[10], str) else 0.0
        axes.text(left + 0.6, place, decimal(mean, 2), va="center", color=MUTED, size=11)
    axes.set_yticks(range(len(rows)), [str(row[0]) for row in rows])
    axes.invert_yaxis()
    axes.set_xlim(0, 31)
    axes.grid(visible=False)
    axes.set_xlabel(tell(_("ways of 216, by paradas taken; the mean is on the right")))
    axes.set_ylabel(tell(_("suerte")))
    return figure
