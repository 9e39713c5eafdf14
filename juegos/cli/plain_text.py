"""A scene as lines of plain text, by its type, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch
from itertools import groupby, pairwise

from juegos.core.game import SEATS
from juegos.core.message import Message, _, _n, joined
from juegos.core.scene import AnyScene
from juegos.draw.cards.scene import Cards
from juegos.draw.dice.scene import Scene
from juegos.draw.points.men import KINDS, name
from juegos.draw.points.scene import Points
from juegos.draw.points.words import SEATS as COLOURS
from juegos.draw.points.words import aside
from juegos.draw.tables.marks import beside
from juegos.draw.tables.scene import Stack, Tables
from juegos.material.boards import XY

WIDTH = 79  # letters that a line has at most
MARGIN = 4  # of them before the first column of points, where the row is numbered
DEEP = 5  # men of a point of a tables board that are shown one by one


@singledispatch
def render(scene: AnyScene) -> list[str]:
    """Return a scene as lines to print; messages in it are still to be translated."""
    raise TypeError(f"nobody draws a {type(scene).__name__}")


@render.register
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
        sheet.put(scene.field.xy[point], _letters(men.get(named, ".")))
    hands = aside(scene)[0]
    return [*sheet.lines(), *_legend(scene), *_columns(scene), *_in_hand(hands)]


def _letters(what: str) -> str:
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
        _("{player} has {men} in hand.", player=COLOURS[seat], men=men)
        for seat, men in enumerate(hands)
        if men
    ]


@render.register
def hand(scene: Cards) -> list[str]:
    """Return each side with its count, the cards on the table, and the visible hand."""
    lines: list[str] = [
        _n(
            "{name}: {count} card, counts {points}, tricks {tricks}",
            "{name}: {count} cards, counts {points}, tricks {tricks}",
            side.cards,
            name=side.name,
            points=side.count,
            tricks=side.tricks,
        )
        for side in scene.sides
    ]
    if scene.stock:
        lines.append(_("stock {cards}", cards=scene.stock))
    for says, cards in (
        (_("The last trick: {cards}."), _played_cards(scene.last)),
        (_("On the table: {cards}."), _played_cards(scene.trick)),
        (_("Discarded: {cards}."), " ".join(scene.out)),
        (_("Left in the stock: {cards}."), " ".join(scene.known)),
        (_("Your hand: {cards}."), _by_suit(scene.own)),
    ):
        if cards:
            lines.append(says.with_fields(cards=cards))
    if any(scene.totals):
        totals = ", ".join(f"{SEATS[seat]} {sum}" for seat, sum in enumerate(scene.totals))
        lines.append(_("Totals: {totals}.", totals=totals))
    return lines


def _played_cards(cards: Iterable[tuple[int, str]]) -> str:
    return ", ".join(f"{SEATS[seat]} {card}" for seat, card in cards)


def _by_suit(cards: Iterable[str]) -> str:
    """Return cards with the suits separated.

    >>> _by_suit(["AS", "KS", "9H"])
    'AS KS | 9H'
    """
    return " | ".join(" ".join(suit) for _suit, suit in groupby(cards, lambda card: card[1]))


@render.register
def tables(scene: Tables) -> list[str]:
    """Return the board, with ``A`` and ``B`` for the men of each side, and what lies beside it.

    A point with more than five men ends with their number.
    """
    near, far = scene.arrows[:12], scene.arrows[12:]
    edge = f"+{'-' * 25}+{'-' * 25}+"
    return [
        _row(scene.labels[12:], " "),
        edge,
        *(_row([_man(stack, deep) for stack in far]) for deep in range(DEEP)),
        _row([""] * 12),
        *(_row([_man(stack, deep) for stack in near]) for deep in reversed(range(DEEP))),
        edge,
        _row(scene.labels[:12], " "),
        *_piles(scene.piles),
        *beside(scene),
        *faces(scene.dice),
    ]


def _row(cells: Sequence[str], wall: str = "|") -> str:
    """Return twelve cells with the bar in the middle."""
    halves = ("".join(f"{cell:>4}" for cell in half) for half in (cells[:6], cells[6:]))
    return (wall + wall.join(f"{half} " for half in halves) + wall).rstrip()


def _man(stack: Stack, deep: int) -> str:
    """Return the letter of a point at some depth from its edge."""
    if stack.seat is None or deep >= stack.men:
        return "." if deep == 0 else ""
    return str(stack.men) if deep == DEEP - 1 and stack.men > DEEP else SEATS[stack.seat]


# Where men lie that are on no point.
_LIE = {
    "bar": _n(
        "{seat} has {count} man on the bar.", "{seat} has {count} men on the bar.", 1, seat=""
    ),
    "hand": _n("{seat} has {count} man in hand.", "{seat} has {count} men in hand.", 1, seat=""),
    "off": _n("{seat} has {count} man off.", "{seat} has {count} men off.", 1, seat=""),
}


def _piles(piles: Sequence[Stack]) -> list[Message]:
    return [
        _LIE[pile.name].with_fields(seat=SEATS[pile.seat], count=pile.men)
        for pile in piles
        if pile.men and pile.seat is not None
    ]


# The eyes of a die, line by line.
_EYES = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}
_EDGE = "+-------+"


def faces(dice: Sequence[int]) -> list[str]:
    r"""Return dice side by side.

    >>> print("\n".join(faces((5, 1))))
    +-------+ +-------+
    | o   o | |       |
    |   o   | |   o   |
    | o   o | |       |
    +-------+ +-------+
    """
    if not dice:
        return []
    edge = " ".join(_EDGE for _die in dice)
    rows = (" ".join(f"| {_EYES[die][row]} |" for die in dice) for row in range(3))
    return [edge, *rows, edge]


@render.register
def dice(scene: Scene) -> list[str]:
    """Return the dice, and below them what each side holds and has gained."""
    lines: list[str] = faces(scene.dice)
    for seat, label in enumerate(SEATS):
        held = [f"{mark.label} {mark.value or '-'}" for mark in scene.marks if mark.seat == seat]
        gained = [f"({scene.balance[seat]})"] if scene.balance else []
        lines.append("  ".join([f"{label}:", *held, *gained]))
    if scene.pot:
        lines.append(_("{pot} at stake.", pot=scene.pot))
    return lines
