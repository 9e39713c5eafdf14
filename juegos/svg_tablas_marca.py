"""What is marked at a tables board, as SVG text: pegs, jetons, the pavillon, the cube."""

from __future__ import annotations

from juegos.game import SEATS
from juegos.scene_tablas import Marked, Tables

_WIDTH, _HEIGHT = 588, 532  # of the board, see svg_tablas
_TURNS = ("var(--j-azure, #1f4e79)", "var(--j-rubric, #a3231a)")


def beside(scene: Tables) -> list[str]:
    """Return in words what is marked."""
    told = [
        f"{SEATS[seat]} has {_many(mark.holes, 'hole')}, {_many(mark.points, 'point')}"
        + (", the pavillon" if mark.flag else "")
        + (", the jeton of the bredouille." if mark.jetons > 1 else ".")
        for seat, mark in enumerate(scene.marks)
    ]
    if scene.cube:
        value, owner = scene.cube
        told.append(
            f"The cube shows {value}; {'nobody' if owner is None else SEATS[owner]} owns it."
        )
    return told


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def marks(scene: Tables) -> str:
    """Return the holes in each seat's edge with its peg, its jetons at the tips, its flag."""
    return "".join(_marks(mark, seat) for seat, mark in enumerate(scene.marks))


def _marks(mark: Marked, seat: int) -> str:
    edge = 4 if seat else _HEIGHT - 4
    holes = "".join(f"M{_x(n)} {edge}h0" for n in range(12))
    drawn = (
        f'<path d="{holes}" stroke="var(--j-hole, #2b1a0c)" stroke-width="5" '
        f'stroke-linecap="round"/>'
    )
    if mark.holes:
        x = _x(min(mark.holes, 12) - 1)
        flag = f"M{x} {edge}v{22 if seat else -22}h14l-4 {-5 if seat else 5} 4 {-5 if seat else 5}"
        drawn += (
            f'<circle class="j-peg" cx="{x}" cy="{edge}" r="5" fill="{_TURNS[seat]}" '
            f'stroke="#fff6e0" stroke-width="1.5"/>'
        )
        drawn += f'<path d="{flag}" fill="{_TURNS[seat]}"/>' if mark.flag else ""
    tip = 30 + 186 if seat else _HEIGHT - 30 - 186
    for n in range(mark.jetons):
        drawn += (
            f'<circle class="j-jeton" cx="{_x(mark.points) + 12 * n}" cy="{tip}" r="9" '
            f'fill="var(--j-brass, #d8a63a)" stroke="#5f4122" stroke-width="1.5"/>'
        )
    said = f"{mark.holes} trous · {mark.points}"
    y = 250 if seat else 294
    return (
        f'<g class="j-marks" font-size="17" text-anchor="middle">{drawn}'
        f'<text x="130" y="{y}" fill="var(--j-ink, #2b211a)">{SEATS[seat]}: {said}</text></g>'
    )


def _x(column: int) -> int:
    """Return the middle of an arrow, counted from the talon."""
    return 30 + 40 * column + 44 * (column > 5)


def cube(scene: Tables) -> str:
    """Return the doubling cube: on its owner's side of the bar, or in the middle."""
    if not scene.cube:
        return ""
    value, owner = scene.cube
    y = {None: 251, 0: 480, 1: 22}[owner]
    return (
        f'<g class="j-cube" transform="translate(257 {y})"><rect width="30" height="30" rx="5" '
        f'fill="var(--j-bone, #fffdf6)" stroke="var(--j-edge, #7a6648)"/><text x="15" y="21" '
        f'font-size="16" text-anchor="middle" fill="var(--j-pip, #2b211a)">{value}</text></g>'
    )
