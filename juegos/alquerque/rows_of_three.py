"""Rows of three: the lines on which men stand *en az* in the alquerques of three and nine."""

from __future__ import annotations

from juegos.material.boards import XY, Board, mask

CROSSES = ((3, 0), (0, 3), (6, 3), (3, 6))


def rows(board: Board) -> tuple[int, ...]:
    """Return every line with three points, as a set of points."""
    return tuple(mask(map(board.point, line)) for line in board.lines)


def full_rows(lines: tuple[int, ...], men: int) -> tuple[int, ...]:
    """Return the lines that are full of these men."""
    return tuple(line for line in lines if line & ~men == 0)


def new_rows(lines: tuple[int, ...], men: int, lately: int) -> int:
    """Return the number of lines full of these men that have one of the men placed ``lately``."""
    return sum(1 for line in lines if line & lately and line & ~men == 0)


def mills() -> Board:
    """Return the board of the alquerque of nine: three squares, with the middles joined."""
    lines: list[tuple[XY, ...]] = []
    for ring in range(3):
        low, high = ring, 6 - ring
        lines += [((low, y), (3, y), (high, y)) for y in (low, high)]
        lines += [((x, low), (x, 3), (x, high)) for x in (low, high)]
    for x, y in CROSSES:
        inward = ((x < 3) - (x > 3), (y < 3) - (y > 3))
        lines.append(tuple((x + n * inward[0], y + n * inward[1]) for n in range(3)))
    return Board(tuple(lines))
