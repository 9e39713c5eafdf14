"""A table of dice as plain text: the marks of each side, and the dice."""

from __future__ import annotations

from collections.abc import Sequence

from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.draw.dice.scene import Scene

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


def dice(scene: Scene) -> list[str]:
    """Return the dice, and below them what each side holds and has gained."""
    lines: list[str] = faces(scene.dice)
    for seat, name in enumerate(SEATS):
        held = [f"{mark.label} {mark.value or '-'}" for mark in scene.marks if mark.seat == seat]
        gained = [f"({scene.balance[seat]})"] if scene.balance else []
        lines.append("  ".join([f"{name}:", *held, *gained]))
    if scene.pot:
        lines.append(_("{pot} at stake.", pot=scene.pot))
    return lines
