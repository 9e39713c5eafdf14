"""A tables board as plain text: its points in two rows, men, dice and marks."""

from __future__ import annotations

from collections.abc import Sequence

from juegos.cli.plain_text.dice import faces
from juegos.core.game import SEATS
from juegos.core.message import Message, _n
from juegos.draw.tables.marks import beside
from juegos.draw.tables.scene import Stack, Tables

DEEP = 5  # men of a point that are shown one by one


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
