"""Figures of the Book of Tables: the start of every game, and the names of casas and quarters."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from matplotlib.patches import Circle, Rectangle, Wedge
from matplotlib.path import Path

from conf.figures.canvas import blank
from conf.figures.style import AZURE, INK, LINE, MUTED, PAPER, RUBRIC, WIDTH
from juegos import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from juegos.draw.tables.scene import Stack, Tables

# The games in the order of their leaves.
BOOK = (
    *("quinze-tablas", "doze-canes", "doblet", "fallas", "seis-dos-y-as", "emperador"),
    *("medio-emperador", "pareja-de-entrada", "cab-e-quinal", "todas-tablas", "laquet"),
    *("buffa-cortesa", "buffa-de-baldrac", "romanos-reencontrat"),
)
QUADRA = "quadra"
NAMES = ("as", "dos", "tria", "quatro", "cinco", "seys")
SIDES = {0: RUBRIC, 1: AZURE, None: MUTED}
ACROSS, CELL, TALL = 2, 14.4, 8.6  # boards beside one another; the room of one, in casas
HALF, DEEP = 0.6, 3.0  # what parts the halves, and half the depth
LABEL_DEPTH = 4.3  # half the depth where names and men stand on the casas
RAIL = 0.62  # the depth of the barra, in which the casas are hollowed, 72r.b.13
MAN = 0.38  # the radius of a man
MOST = 5  # men of a stack that are drawn
REACH = 2.5  # how deep a stack may be


def scenes() -> Iterator[tuple[str, Tables]]:
    """Yield each playable game of the book, with its board before the first throw."""
    for slug in (slug for slug in BOOK if slug in catalogue.CATALOGUE):
        game = catalogue.game(slug)
        yield catalogue.entry(slug).name, cast("Tables", game.scene(game.start()))


def setups() -> Figure:
    """Draw the men of every game at its start, on our board; men in the hand are beside it."""
    every = list(scenes())
    rows = -(-len(every) // ACROSS)
    figure, axes = blank(WIDTH * rows * TALL / (ACROSS * CELL))
    for number, (name, scene) in enumerate(every):
        row, column = divmod(number, ACROSS)
        _board(axes, name, scene, (column * CELL, row * TALL))
    axes.set_xlim(-0.8, ACROSS * CELL - 0.8)
    axes.set_ylim(rows * TALL, -0.4)
    axes.set_aspect("equal")
    axes.set_axis_off()
    return figure


def _x(column: int) -> float:
    return column + HALF * (column > 5)


def _board(axes: Axes, name: str, scene: Tables, corner: tuple[float, float]) -> None:
    left, top = corner
    _frame(axes, left, top + 1)
    _sockets(axes, left, top + 1)
    axes.text(left, top + 0.5, name, ha="left", va="center", size=11, color=INK)
    for slot, stack in enumerate(scene.arrows):
        row, column = divmod(slot, 12)
        edge = top + 1 if row else top + 1 + 2 * DEEP
        _men(axes, stack, (left + 0.5 + _x(column), edge), 1 if row else -1)
    for pile in scene.piles:
        if pile.name == "hand" and pile.men:
            way = 1 if pile.seat == 0 else -1
            _men(axes, pile, (left + 6 + HALF / 2, top + 1 + DEEP), way)


def _frame(axes: Axes, left: float, top: float, deep: float = DEEP) -> None:
    """Draw the two halves of a board of twice this depth."""
    for start in (left, left + 6 + HALF):
        xs = [start, start + 6, start + 6, start, start]
        ys = [top, top, top + 2 * deep, top + 2 * deep, top]
        axes.fill(xs, ys, facecolor=PAPER, edgecolor=LINE, linewidth=0.8)


def _sockets(axes: Axes, left: float, top: float) -> None:
    """Draw the half-round sockets of the casas at both edges of the board."""
    xs = [left + 0.5 + _x(column) for column in range(12)]
    for edge, round_ in ((top, Path.arc(180, 360)), (top + 2 * DEEP, Path.arc(0, 180))):
        (drawn,) = axes.plot(xs, [edge] * 12, linestyle="", color=LINE, fillstyle="none")
        drawn.set(marker=round_, markersize=10.8, markeredgewidth=0.8)


def _men(axes: Axes, stack: Stack, foot: tuple[float, float], way: int) -> None:
    """Draw the men of a stack from its foot on; of more than five, five and their number."""
    if not stack.men:
        return
    x, y = foot
    shown = min(stack.men, MOST)
    step = min(2 * MAN, REACH / shown)
    ys = [y + way * (1.15 * MAN + nth * step) for nth in range(shown)]
    (drawn,) = axes.plot([x] * shown, ys, "o", markersize=8.5, color=SIDES[stack.seat])
    drawn.set(markeredgecolor=PAPER, markeredgewidth=0.6)
    if stack.men > shown:
        axes.text(x, ys[-1], str(stack.men), ha="center", va="center", size=7, color=PAPER)


def casas() -> Figure:
    """Draw the board of the prologue: casas by name in their rails, the mark, fifteen men.

    The men stand in one quadra two by two, and three are over; the other quarters are named as
    they lie to that one.
    """
    figure, axes = blank(4.0)
    _frame(axes, 0, 0, LABEL_DEPTH)
    for left, edge in ((x, y) for x in (0, 6 + HALF) for y in (0, 2 * LABEL_DEPTH - RAIL)):
        axes.add_patch(Rectangle((left, edge), 6, RAIL, facecolor=LINE, edgecolor=LINE))
    for edge in (RAIL / 2, 2 * LABEL_DEPTH - RAIL / 2):
        axes.text(12 + HALF + 0.2, edge, "barra", ha="left", va="center", color=AZURE)
    for column in range(12):
        name = NAMES[column] if column < 6 else NAMES[11 - column]
        for top in (True, False):
            _casa(axes, 0.5 + _x(column), name, top=top)
    axes.plot(6 + HALF / 2, LABEL_DEPTH, "D", markersize=6, color=RUBRIC)
    for number in range(15):  # two on each casa of the quadra, three beside it
        casa, above = divmod(number, 2) if number < 12 else (-1.2, number - 12)
        centre = 0.5 + casa, 2 * LABEL_DEPTH - (2 * above + 1.15) * MAN
        axes.add_patch(Circle(centre, MAN, facecolor=RUBRIC, edgecolor=PAPER))
    labels = ("en derecho", "en pospunta", QUADRA, "de lado")
    for number, words in enumerate(labels):
        x = 3 + (number % 2) * (6 + HALF)
        y = LABEL_DEPTH + (-0.6 if number < 2 else 0.6)
        axes.text(x, y, words, ha="center", va="center", color=INK if words == QUADRA else AZURE)
    axes.set_xlim(-1.3, 12 + HALF + 1.6)
    axes.set_ylim(2 * LABEL_DEPTH + 0.2, -0.2)
    axes.set_aspect("equal")
    axes.set_axis_off()
    return figure


def _casa(axes: Axes, x: float, name: str, *, top: bool) -> None:
    """Draw the half-round hollow of a casa in its rail, and its name."""
    edge, way = (0.0, 1) if top else (2 * LABEL_DEPTH, -1)
    first = 0 if top else 180
    axes.add_patch(Wedge((x, edge), 0.45, first, first + 180, facecolor=PAPER))
    text = axes.text(x, edge + way * 2.55, name, ha="center", va="center", size=10, color=MUTED)
    text.set_rotation(90)
