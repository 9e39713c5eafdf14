"""The boards of the family that are more than a grid, and the set-ups of men."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain

from juegos.material.boards import XY, Board, grid, mask

Line = list[XY]


def rows(board: Board, heights: Iterable[int]) -> int:
    """Return the set of points of several rows, the first player's own being 0."""
    return sum(map(board.row, heights))


def half(board: Board) -> int:
    """Return the points below the middle row, and those of it on the right."""
    turn = _turned(board)
    return mask(p for p, (x, y) in board.xy.items() if (y, -x) < (turn[p][1], -turn[p][0]))


def opposite(board: Board, men: int) -> int:
    """Return a set of points after half a turn of the board."""
    turn = _turned(board)
    return mask(board.point(turn[point]) for point in board.points if men >> point & 1)


def _turned(board: Board) -> dict[int, XY]:
    """Return the place of each point after half a turn of the board."""
    places = board.xy.values()
    right = min(x for x, _ in places) + max(x for x, _ in places)
    return {point: (right - x, board.top - y) for point, (x, y) in board.xy.items()}


def damero(size: int, *, light: bool = False, counted: str = "") -> Board:
    """Return the squares of one colour of a chequered board, the corner's or the ``light`` ones.

    ``counted`` tells from which row players number them, if they do.
    """
    dark = grid(size, size, diagonals=True, straight=False)
    if not light:
        return replace(dark, counted=counted)
    return Board(tuple(tuple((size - 1 - x, y) for x, y in line) for line in dark.lines))


def triangles(*, sides: bool, straight: bool) -> Board:
    """Return the board of alquerque with a triangle of six points above and one below.

    With ``sides`` there are two more, left and right. Their slanting lines meet the square where
    its diagonals end: ``straight`` ones are one line with these, others two lines that touch.
    """
    wide = 4 if sides else 2
    lines: list[Line] = [[(x, y) for x in range(-2, 3)] for y in (-2, -1, 1, 2)]
    lines += [[(x, y) for y in range(-2, 3)] for x in (-2, -1, 1, 2)]
    lines += [[(0, y) for y in range(-4, 5)], [(x, 0) for x in range(-wide, wide + 1)]]
    lines += [[(x, sign * x) for x in range(-2, 3)] for sign in (-1, 1)]
    for sign in (-1, 1):
        across = [[(x, 3 * sign) for x in (-1, 0, 1)], [(x, 4 * sign) for x in (-2, 0, 2)]]
        lines += across
        lines += [[(y, x) for x, y in line] for line in across] if sides else []
    for sx, sy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        slopes: list[Line] = [
            [(-2 * sx, 4 * sy), (-sx, 3 * sy), (0, 2 * sy)],
            [(0, 2 * sy), (sx, sy), (2 * sx, 0)],
            [(2 * sx, 0), (3 * sx, -sy), (4 * sx, -2 * sy)],
        ]
        slopes = slopes if sides else slopes[:2]
        lines += [list(dict.fromkeys(chain(*slopes)))] if straight else slopes
    return Board(tuple(tuple((x + wide, y + 4) for x, y in line) for line in lines))


def serpientes(size: int) -> Board:
    """Return two rows of ``size`` points and one of one more between them, joined by diagonals."""
    above, below = [(2 * i + 1, 2) for i in range(size)], [(2 * i + 1, 0) for i in range(size)]
    middle = [(2 * i, 1) for i in range(size + 1)]
    result: list[Line] = [below, middle, above]
    for x, y in middle:
        for sign in (-1, 1):
            ends = (x - 1, y - sign), (x, y), (x + 1, y + sign)
            result.append([xy for xy in ends if xy[0] in range(2 * size + 1)])
    return Board(tuple(map(tuple, result)))


def dablot() -> Board:
    """Return the crossings of six columns and seven rows, and the centres of the cells between."""
    right, top = 10, 12
    result: list[Line] = [[(x, y) for x in range(0, right + 1, 2)] for y in range(0, top + 1, 2)]
    result += [[(x, y) for y in range(0, top + 1, 2)] for x in range(0, right + 1, 2)]
    slanting = grid(right + 1, top + 1, diagonals=True, straight=False)
    return Board((*map(tuple, result), *slanting.lines))
