"""A board of points as plain text: its lines, its men, the names of rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from juegos.core.message import Message, _, joined
from juegos.draw.points.men import KINDS, name
from juegos.draw.points.scene import Points
from juegos.draw.points.words import SEATS, aside
from juegos.material.boards import XY

MARGIN = 4  # letters before the first column, where the row is numbered


def board(scene: Points) -> list[str]:
    r"""Return a board of points: ``w``, ``b`` and so on are men, ``.`` is an empty point.

    Squares stand side by side; points joined by lines have these between them. A column of men is
    shown by its commander and the number of its men.

    >>> from juegos.catalogue import game
    >>> three = game("alquerque-de-tres")
    >>> print("\n".join(board(three.scene(three.read("1b1/1w1/3 w")))))
     3  .---b---.
        | \ | / |
     2  .---w---.
        | / | \ |
     1  .---.---.
    <BLANKLINE>
        a   b   c
    w: 1 white man
    b: 1 black man
    White has 2 in hand.
    Black has 2 in hand.
    """
    across, high = (3, 1) if scene.look == "damero" else (4, 2)
    sheet = _Sheet(scene, across, high)
    if scene.look != "damero":
        for line in scene.field.lines:
            for here, there in pairwise(line):
                sheet.join(here, there)
    men = dict(scene.men)
    for point, named in scene.field.names.items():
        sheet.put(scene.field.xy[point], _man(men.get(named, ".")))
    hands = aside(scene)[0]
    return [*sheet.lines(), *_legend(scene), *_columns(scene), *_in_hand(hands)]


def _man(what: str) -> str:
    """Return the letters of a point: the man on top, and the number of men if several."""
    return what[-1] + (str(len(what)) if len(what) > 1 else "")


class _Sheet:
    """A grid of characters, filled from the points and lines of a board."""

    def __init__(self, scene: Points, across: int, high: int) -> None:
        """Begin a grid on which a step takes so many columns and rows."""
        self.field, self.across, self.high = scene.field, across, high
        self.wide = MARGIN + across * (1 + max(x for x, _y in scene.field.xy.values()))
        self.rows = [[" "] * self.wide for _line in range(1 + high * scene.field.top)]

    def at(self, xy: XY) -> tuple[int, int]:
        """Return the row and the column of a point."""
        return self.high * (self.field.top - xy[1]), MARGIN + self.across * xy[0]

    def put(self, xy: XY, what: str) -> None:
        """Write the letters of a point."""
        row, column = self.at(xy)
        self.rows[row][column : column + len(what)] = what

    def join(self, here: XY, there: XY) -> None:
        """Draw the line from a point to the next, without its ends."""
        (row, column), (end, last) = self.at(here), self.at(there)
        steps = max(abs(end - row), abs(last - column) if row == end else 0)
        down, right = (end - row) // steps, (last - column) // steps
        sign = "-" if not down else "|" if not right else "/" if (down > 0) != (right > 0) else "\\"
        for step in range(1, steps):
            line, place = self.rows[row + down * step], column + right * step
            crossed = sign in "/\\" and line[place] in {"/", "\\", "X"} and line[place] != sign
            line[place] = "X" if crossed else sign

    def lines(self) -> list[str]:
        """Return the grid with rows numbered and columns lettered."""
        for _x, y in self.field.xy.values():
            self.rows[self.at((0, y))[0]][:2] = f"{y + 1:>2}"
        foot = [" "] * (self.wide + 1)
        for point, (x, y) in self.field.xy.items():
            letters = self.field.names[point].removesuffix(str(y + 1))
            column = self.at((x, 0))[1]
            foot[column : column + len(letters)] = letters
        return ["".join(row).rstrip() for row in [*self.rows, [], foot]]


def _legend(scene: Points) -> list[str]:
    """Return for each side the meaning of its letters, with the number of each."""
    tops = [what[-1] for _point, what in scene.men]
    sides: list[list[Message]] = [[], []]
    for letter, kind in KINDS.items():
        if count := tops.count(letter):
            sides[kind.seat].append(
                _("{letter}: {count} {men}", letter=letter, count=count, men=name(letter, count))
            )
    return [joined(side) for side in sides if side]


def _columns(scene: Points) -> list[str]:
    """Return each column of men from below, as a position writes it."""
    columns = [f"{point} {what}" for point, what in scene.men if len(what) > 1]
    return [_("Columns from below: {columns}.", columns=", ".join(columns))] if columns else []


def _in_hand(hands: Sequence[int]) -> list[Message]:
    return [
        _("{player} has {men} in hand.", player=SEATS[seat], men=men)
        for seat, men in enumerate(hands)
        if men
    ]
