"""The size of a tables board in a drawing, and the places of its arrows."""

from __future__ import annotations

POINT = 40  # the breadth of an arrow
LEFT, TOP, MIDDLE = 12, 34, 36  # end rim, long rim, what parts the two tables
HIGH, DEEP = 176, 236  # an arrow's height, half the ground
WIDTH = 2 * LEFT + 12 * POINT + 2 * MIDDLE
HEIGHT = 2 * (TOP + DEEP)
BAR = LEFT + 6 * POINT  # where the bar begins
RIGHT = LEFT + 12 * POINT + MIDDLE  # and the tray
MIDST = HEIGHT // 2


def at(slot: int, near: int = 0) -> tuple[int, int]:
    """Return the place of the base of an arrow: twelve in A's row from the left, then B's.

    The row of the seat ``near`` is at the near edge.
    """
    row, column = divmod(slot, 12)
    return across(column), HEIGHT - TOP if row == near else TOP


def across(column: int) -> int:
    """Return the middle of an arrow of either row, counted from the left."""
    return LEFT + column * POINT + POINT // 2 + MIDDLE * (column > 5)


def inward(place: tuple[int, int], by: int) -> tuple[int, int]:
    """Return the place ``by`` pixels from one at the edge, towards the middle of the board."""
    x, y = place
    return x, y - by if y > MIDST else y + by
