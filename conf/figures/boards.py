"""The figure of all boards of the alquerque family, each drawn from the board in play."""

from __future__ import annotations

from math import nan
from typing import TYPE_CHECKING

from conf.figures.canvas import blank
from conf.figures.style import AZURE, INK, PAPER, RUBRIC, WIDTH
from juegos.tables.alquerque import boards

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from juegos.material.boards import Board

ACROSS = 3  # boards beside one another
WIDE, FILLED, TALL = 4, 0.78, 1.12  # what takes a row of its own; of a cell's width, how much


def all_boards() -> Figure:
    """Draw every board with its number in the table; open points are bends of a line."""
    places: list[tuple[Board, float, float, float]] = []
    column, y = 0, 0.0
    for board, _ in boards():
        width, height = _size(board)
        if width > WIDE * height:
            y, column = (y + TALL if column else y), 0
            scale = (ACROSS - 1 + FILLED) / width
            places.append((board, (1 - FILLED) / 2, y, scale))
            y += height * scale + TALL - FILLED
            continue
        scale = FILLED / max(width, height)
        places.append((board, column + (1 - width * scale) / 2, y, scale))
        column, y = (column + 1, y) if column + 1 < ACROSS else (0, y + TALL)
    bottom = y + TALL if column else y
    figure, axes = blank(WIDTH * bottom / ACROSS)
    for number, (board, left, top, scale) in enumerate(places, 1):
        _draw(axes, number, board, (left, top, scale))
    axes.set_xlim(0, ACROSS)
    axes.set_ylim(bottom, -0.05)
    axes.set_aspect("equal")
    axes.set_axis_off()
    return figure


def _size(board: Board) -> tuple[int, int]:
    across, up = zip(*board.xy.values(), strict=True)
    return max(across) - min(across), max(up) - min(up)


def _draw(axes: Axes, number: int, board: Board, place: tuple[float, float, float]) -> None:
    left, top, scale = place
    first = min(x for x, _ in board.xy.values())
    width, height = _size(board)
    at = {
        xy: (left + (xy[0] - first) * scale, top + (height - xy[1]) * scale)
        for xy in board.xy.values()
    }
    path = [xy for line in board.lines for xy in (*map(at.__getitem__, line), (nan, nan))]
    axes.plot(*zip(*path, strict=True), color=AZURE, linewidth=0.9, zorder=1)
    if bent := [at[board.xy[point]] for point in bends(board)]:
        axes.plot(
            *zip(*bent, strict=True),
            *("o",),
            markersize=4,
            color=PAPER,
            markeredgecolor=RUBRIC,
            zorder=2,
        )
    middle = left + width * scale / 2
    axes.text(middle, top + height * scale + 0.08, str(number), ha="center", va="top", color=INK)


def bends(board: Board) -> set[int]:
    """Return the points where two lines meet from opposite sides without crossing."""
    result = set()
    for point, (x, y) in board.xy.items():
        near = {board.xy[p]: p for p in board.neighbours[point]}
        for (a, b), start in near.items():
            far = near.get((2 * x - a, 2 * y - b))
            if far is not None and (point, far) not in board.jumps[start]:
                result.add(point)
    return result
