"""The ground of a board of points as SVG text: lines or squares, and names along the edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil, hypot
from typing import NamedTuple

from juegos.draw.element import element, text
from juegos.draw.points.scene import Points
from juegos.material.boards import XY, Board

UNIT = 40
STRIP = 0.1  # the height of a seat's place, above the board and below, by the board's width


class Look(NamedTuple):
    """The material of a board: colours of ground and lines, thickness of lines.

    ``border`` is how thick the line within the edge is, if there is one, ``dashes`` how it is
    broken; ``rings`` is whether
    men are turned discs, with a ring on each, or plain pebbles.
    """

    ground: str
    groove: str
    width: float
    border: float | None = None
    dashes: str | None = None
    rings: bool = True


LOOKS: Mapping[str, Look] = {
    "madera": Look("#dcbf8f", "#5f4122", 2, 1.2),
    "piedra": Look("#d8d3c7", "#6b655a", 1.6, rings=False),
    "tela": Look("#ead7b6", "#8a4630", 2, 2, "5 4", rings=False),
    "damero": Look("#f1e4c8", "#b58f60", UNIT),
    "papel": Look("#fffdf6", "#6a5c4f", 1.2),
}


class Frame(NamedTuple):
    """The measures of the drawing: corner and size of the ground, size of a man.

    ``edge`` is what lies between the edge of the ground and the outermost points.
    """

    field: Board
    left: int
    top: int
    width: int
    height: int
    edge: int
    radius: int
    letters: int  # the size of the names of rows and columns
    is_turned: bool = False  # whether the second seat is at the near edge

    def at(self, xy: XY) -> XY:
        """Return the place of a point."""
        x, y = xy
        across, up = self.edge + x * UNIT, self.edge + y * UNIT
        if self.is_turned:
            return self.left + self.width - across, self.top + up
        return self.left + across, self.top + self.height - up


def nearest(field: Board) -> float:
    """Return the smallest distance between two points of a board."""
    steps = {(abs(x - u), abs(y - v)) for line in field.lines for (x, y), (u, v) in pairwise(line)}
    return min(hypot(*step) for step in steps)


def framed(scene: Points, near: float) -> Frame:
    """Return the measures, ``near`` being the smallest distance between points."""
    damero = scene.look == "damero"
    radius = min(16 if damero else 20, int(0.4 * near * UNIT))
    edge = UNIT // 2 if damero else radius + 12
    across = max(x for x, _ in scene.field.xy.values()) * UNIT + 2 * edge
    high = scene.field.top * UNIT + 2 * edge
    step = near * UNIT
    top = max(28, round(min(STRIP * across, 1.5 * step))) if scene.counts else 2
    size = max(12, round(min(across / 28, 0.45 * step)))
    return Frame(scene.field, size + 8, top, across, high, edge, radius, size, scene.near == 1)


def ground(frame: Frame, look: Look) -> str:
    """Return the ground, the line within its edge, and the lines or squares on it."""
    left, top, width, height = frame.left, frame.top, frame.width, frame.height
    groove = f"var(--j-groove, {look.groove})"
    earth = element(
        "rect",
        class_="j-ground",
        x=left,
        y=top,
        width=width,
        height=height,
        rx=4,
        fill=f"var(--j-ground, {look.ground})",
        stroke=groove,
    )
    within = element(
        "rect",
        x=left + 5,
        y=top + 5,
        width=width - 10,
        height=height - 10,
        fill="none",
        stroke=groove,
        stroke_width=look.border,
        stroke_dasharray=look.dashes,
    )
    squares = look.width == UNIT
    lines = element(
        "path",
        d=_squares(frame) if squares else _lines(frame),
        fill="none",
        stroke=groove,
        stroke_width=look.width,
        stroke_dasharray=f"{UNIT} {UNIT}" if squares else None,
    )
    return earth + (within if look.border else "") + lines


def _lines(frame: Frame) -> str:
    """Return all lines as one path."""
    return "".join(path([frame.at(xy) for xy in line]) for line in frame.field.lines)


def path(way: Sequence[XY]) -> str:
    """Return a path over several points in SVG, which names its corners only."""
    (x, y), *rest = _straight(way)
    text = f"M{x} {y}"
    for u, v in rest:
        text += f"H{u}" if v == y else f"V{v}" if u == x else f"L{u} {v}"
        x, y = u, v
    return text


def _straight(points: Sequence[XY]) -> list[XY]:
    """Return the corners of a path: its ends and its turns."""
    corners = list(points[:1])
    for (before, here), (_, after) in pairwise(pairwise(points)):
        (a, b), (c, d), (e, f) = before, here, after
        if (c - a) * (f - d) != (d - b) * (e - c) or (c - a) * (e - c) + (d - b) * (f - d) < 0:
            corners.append(here)
    return [*corners, *points[-1:]]


def _squares(frame: Frame) -> str:
    """Return the dark squares: each row is one dashed line, as thick as a square is high.

    A board of squares turned round has its dark ones in the same places.
    """
    frame = frame._replace(is_turned=False)
    odd = {(x + y) % 2 for x, y in frame.field.xy.values()} == {1}
    rows = ((y, (y + odd) % 2) for y in range(frame.field.top + 1))
    starts = (frame.at((x, y)) for y, x in rows)
    half, end = UNIT // 2, frame.left + frame.width
    return "".join(f"M{x - half} {y}H{end}" for x, y in starts)


def labels(frame: Frame) -> str:
    """Return the names of columns and rows along the edges, as many as fit."""
    names, size = frame.field.names, frame.letters
    columns = {frame.at(xy)[0]: names[p].rstrip("0123456789") for p, xy in frame.field.xy.items()}
    rows = {frame.at(xy)[1]: names[p].lstrip("abcdefghijklmnopqrstuvwxyz")
            for p, xy in frame.field.xy.items()}  # fmt: skip
    low, gap = frame.top + frame.height + size + 3, ceil(1.2 * size / UNIT)
    below = _texts([(x, low, columns[x]) for x in sorted(columns)][::gap])
    beside = _texts([(frame.left // 2, y + size // 3, rows[y]) for y in sorted(rows)])
    return element(
        "g",
        below,
        beside,
        class_="j-coordinates",
        fill="var(--j-muted, #6a5c4f)",
        font_size=size,
        text_anchor="middle",
    )


def numbers(frame: Frame) -> str:
    """Return the optional numbers of squares, each in the upper left corner of its square.

    They are drawn over the men, edged so that they can be read there. A page shows them where its
    reader has said so: as drawn they are hidden.
    """
    size, corner = 9, UNIT // 2 - 1
    labels = (
        element("text", text(number), x=x - corner, y=y - corner + size - 2)
        for point, number in frame.field.numbers.items()
        for x, y in [frame.at(frame.field.xy[point])]
    )
    drawn = "".join(labels)
    return drawn and element(
        "g",
        drawn,
        class_="j-numbers",
        display="none",
        aria_hidden="true",
        fill="var(--j-black, #33271f)",
        font_size=size,
        stroke="var(--j-white, #fffdf6)",
        stroke_width=2,
        stroke_linejoin="round",
        paint_order="stroke",
        pointer_events="none",
    )


def _texts(labels: Sequence[tuple[int, int, str]]) -> str:
    """Return labels; those of one letter are one text, each letter at its own place."""
    short = [label for label in labels if len(label[2]) == 1]
    xs, ys, letters = (" ".join(map(str, part)) for part in zip(*short, strict=True))
    long = "".join(element("text", text(t), x=x, y=y) for x, y, t in labels if len(t) > 1)
    return element("text", text(letters.replace(" ", "")), x=xs, y=ys) + long
