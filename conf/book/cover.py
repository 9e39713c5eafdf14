"""The cover of a book: a drawing of the board of alquerque de doce at its start.

Lines and men are those of the rules, so that the cover shows what the book tells. Its only words
are two titles, which are the same in all languages.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from matplotlib import rc_context
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Circle, Rectangle

from conf.figures.canvas import add_faces
from conf.figures.style import AZURE, FACE, GOLD, INK, LINE, PAPER, RUBRIC
from juegos.alquerque.alquerque import Alquerque

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME = "_static/cubierta.png"
WIDE, HIGH, DOTS = 6.0, 9.0, 200  # inches, and dots an inch: 1200 by 1800
LEFT, LOW = 1.0, 1.5  # where the lowest point on the left is; the next is an inch further
MEN = {"": (LINE, 0.07), "w": (RUBRIC, 0.3), "b": (AZURE, 0.3)}  # their colour, and how wide
BOARD = Alquerque({}).board


def png() -> bytes:
    """Return the cover as a reproducible PNG."""
    add_faces()
    with rc_context({"font.family": FACE}):
        figure = Figure(figsize=(WIDE, HIGH), dpi=DOTS, facecolor=PAPER)
        axes = figure.add_axes((0, 0, 1, 1), frameon=False, xticks=[], yticks=[])
        axes.set(xlim=(0, WIDE), ylim=(0, HIGH))
        for inset, width in ((0.3, 2.5), (0.4, 0.8)):
            size = WIDE - 2 * inset, HIGH - 2 * inset
            frame = Rectangle((inset, inset), *size, fill=False, edgecolor=GOLD, linewidth=width)
            axes.add_patch(frame)
        for line in BOARD.lines:
            axes.plot(*zip(_at(line[0]), _at(line[-1]), strict=True), color=INK, zorder=1)
        for place, man in men():
            colour, radius = MEN[man]
            axes.add_patch(Circle(_at(place), radius, facecolor=colour, edgecolor=INK, zorder=2))
        for high, points, words in ((7.2, 64, "Juegos"), (6.6, 19, "Libro de los juegos · 1283")):
            axes.text(WIDE / 2, high, words, fontsize=points, ha="center", color=INK)
        out = io.BytesIO()
        FigureCanvasAgg(figure)
        figure.savefig(out, format="png", metadata={"Software": None})
    return out.getvalue()


def men() -> Iterator[tuple[tuple[int, int], str]]:
    """Yield each point of the board with the side of the man on it at the start, if any."""
    start = Alquerque({}).start()
    for point in BOARD.points:
        yield BOARD.xy[point], "w" * (start.own >> point & 1) + "b" * (start.other >> point & 1)


def _at(place: tuple[int, int]) -> tuple[float, float]:
    return LEFT + place[0], LOW + place[1]
