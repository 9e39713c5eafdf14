"""A board of points as SVG text: its ground and lines, its men, and what the last move did.

Every point is one element with ``data-at``, its name, under which a page can mark it and move
what stands there. The men of one kind share a group with their colours and their name in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil

from juegos.core.message import Tell
from juegos.draw.element import element, picture, text
from juegos.draw.points.ground import (
    LOOKS,
    UNIT,
    Frame,
    Look,
    framed,
    ground,
    labels,
    nearest,
    numbers,
    path,
)
from juegos.draw.points.men import group, row
from juegos.draw.points.scene import Points
from juegos.draw.points.words import SEATS, aside, words
from juegos.material.boards import XY

LARGEST = 620  # px: no board is drawn larger on a page
GROWN = 1.65  # and none is enlarged by more
FINGER = 24  # px: the least distance of two points, so that a finger finds them on any page
PAGE = 300  # px: the room that the narrowest page has for a board


def board(scene: Points, tell: Tell = str) -> str:
    """Return the drawing of a board of points, with its position in words as its label.

    ``tell`` says its words in a language before they become part of the drawing.
    """
    look = LOOKS[scene.look]
    near = nearest(scene.field)
    frame = framed(scene, near)
    where = {name: frame.at(scene.field.xy[p]) for name, p in scene.field.named.items()}
    width, height = frame.left + frame.width + 2, 2 * frame.top + frame.height + frame.left
    parts = [
        ground(frame, look),
        labels(frame),
        _last_move([where[name] for name in scene.last]),
        _men(scene, where, frame.radius, look, tell),
        numbers(frame),
        _crosses(where[name] for name in scene.taken if name not in dict(scene.men)),
        *(_seat(scene, seat, frame, height, tell) for seat in range(len(scene.counts))),
    ]
    return picture(
        *parts,
        css=f"j-scene j-points j-{scene.look}",
        size=(width, height),
        style=_size(width, height, near),
        label=tell(words(scene)),
    )


def _size(width: int, height: int, near: float) -> str:
    """Return in CSS the largest size of a board on a page; at least, where points lie close."""
    most = round(min(LARGEST, width * GROWN, LARGEST * width / height))
    least = ceil(width * FINGER / near / UNIT)
    return f"--j-most:{max(most, least)}px" + (f";--j-least:{least}px" if least > PAGE else "")


def _last_move(way: Sequence[XY]) -> str:
    """Return the path of the last move as a broad stroke under the men."""
    if not way:
        return ""
    drawn = path(way) if len(way) > 1 else f"M{way[0][0]} {way[0][1]}h0"
    return element(
        "path",
        class_="j-last",
        d=drawn,
        fill="none",
        stroke="var(--j-azure, #1f4e79)",
        stroke_width=10 if len(way) > 1 else 44,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_opacity=".5",
    )


def _crosses(places: Iterable[XY]) -> str:
    """Return a cross on each point that the last move emptied."""
    drawn = "".join(f"M{x - 6} {y - 6}l12 12m0-12-12 12" for x, y in places)
    if not drawn:
        return ""
    return element(
        "path",
        class_="j-taken",
        d=drawn,
        fill="none",
        stroke="var(--j-ace, #a3231a)",
        stroke_width=3,
        stroke_linecap="round",
        pointer_events="none",
    )


def _men(scene: Points, where: Mapping[str, XY], radius: int, look: Look, tell: Tell) -> str:
    """Return the empty points, invisible but clickable, and the men kind by kind."""
    men = dict(scene.men)
    empty = "".join(
        element("circle", data_at=name, cx=x, cy=y, r=radius)
        for name, (x, y) in where.items()
        if name not in men
    )
    kinds: dict[str, list[tuple[str, XY]]] = {}
    for name, what in scene.men:
        kinds.setdefault(what, []).append((name, where[name]))
    drawn = "".join(
        group(what, at, radius, rings=look.rings, tell=tell) for what, at in kinds.items()
    )
    return element("g", empty, class_="j-empty", fill_opacity=0, pointer_events="all") + drawn


def _seat(scene: Points, seat: int, frame: Frame, height: int, tell: Tell) -> str:
    """Return a seat's place: its name, the number of its men, men in hand and men taken."""
    hand, taken = aside(scene)
    name, count = f"{tell(SEATS[seat])} ", f"{scene.counts[seat]}"
    after = 26 + 8 * len(name + count)
    turn = ("azure, #1f4e79", "rubric, #a3231a")[seat]
    stroke = f"var(--j-{turn})"
    held = element("path", class_="j-hand", d=f"M0 14h{after}", stroke=stroke, stroke_width=3)
    scale = frame.top / 36
    y = height - frame.top / 2 + 2 if seat == scene.near else frame.top / 2 - 2
    end = round((frame.width - 4) / scale) - 8
    return element(
        "g",
        row(seat, 1, 8),
        element("text", text(name) + element("tspan", count, class_="j-tally"), x=22, y=5),
        held if scene.hand == seat else "",
        row(seat, hand[seat], after + 24),
        row(1 - seat, taken[1 - seat], end, leftward=True),
        class_="j-seat",
        transform=f"translate({frame.left + 2} {y:g}) scale({scale:.3g})",
        font_size=17,
        fill="var(--j-ink, #2b211a)",
    )
