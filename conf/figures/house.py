"""The figure of the architecture: the rooms of both packages, and the imports between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from conf import house
from conf.figures.canvas import blank
from conf.figures.style import INK, LINE, MUTED, PAPER, RUBRIC

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FAMILIES = ("juegos.dados", "juegos.alquerque", "juegos.tablas", "juegos.naipes")
GAMES = "dados, alquerque, tablas, naipes"  # one box: they stand side by side and know no other
Arrow = tuple[str, str]
HALF_WIDTH, HALF_HEIGHT = 0.06, 0.28  # of a box; all rows are 1 apart, and all are 1 wide
ASIDE = 0.04  # so far from the middle does a break of the plan leave and arrive


class Arrows(NamedTuple):
    """The arrows between boxes: imports of the plan, and breaks of it."""

    planned: set[Arrow]
    broken: set[Arrow]


def rooms() -> Figure:
    """Draw the rooms from importing to imported ones, ``conf`` above ``juegos``."""
    figure, axes = blank(8.4)
    top = _package(axes, "conf", 0)
    axes.axhline(top - 0.2, color=LINE, linewidth=1)
    below = _package(axes, "juegos", top + 0.6)
    axes.set_xlim(-0.02, 1.02)
    axes.set_ylim(below - 0.5, -0.7)
    axes.set_axis_off()
    return figure


def _package(axes: Axes, package: str, top: float) -> float:
    """Draw the rooms of a package from this height down; return the height below them."""
    rows = _rows(package)
    places = {
        box: ((2 * n + 1) / (2 * len(row)), top + depth)
        for depth, row in enumerate(rows)
        for n, box in enumerate(row)
    }
    found = _arrows(places)
    for arrows, colour, dashes in (
        (found.planned, INK, "-"),
        (found.broken, RUBRIC, "--"),
    ):
        for start, end in sorted(arrows):
            _arrow(axes, places[start], places[end], colour, dashes)
    for box, (x, y) in places.items():
        frame = {"boxstyle": "round,pad=0.3", "facecolor": PAPER, "edgecolor": MUTED}
        name = box.removeprefix(f"{package}.")
        axes.text(x, y, name, ha="center", va="center", size=11, color=INK, bbox=frame, zorder=3)
    axes.text(-0.02, top - 0.5, package, va="center", size=12, color=MUTED, style="italic")
    return top + len(rows)


def _box(room: str) -> str:
    return GAMES if room in FAMILIES else room


def _rows(package: str) -> list[list[str]]:
    """Return the boxes of a package in rows: each below all that the plan lets import it."""
    plan: dict[str, set[str]] = {}
    for name, room in house.rooms().items():
        if name.startswith(f"{package}."):
            known = {_box(house.room_of(other)) for other in room.may if "." in other}
            plan.setdefault(_box(name), set()).update(known)
    depth = dict.fromkeys(plan, 0)
    for _ in plan:
        for box, known in plan.items():
            for other in known:
                depth[other] = max(depth[other], depth[box] + 1)
    return [[box for box in plan if depth[box] == n] for n in range(max(depth.values()) + 1)]


def _arrows(boxes: Iterable[str]) -> Arrows:
    """Return the arrows between boxes: breaks of the plan, and imports that it allows.

    An import that it allows has no arrow where a longer way leads to the same box.
    """
    found = Arrows(set(), set())
    for one in house.imports():
        arrow = _box(one.arrow[0]), _box(one.arrow[1])
        if set(arrow) <= set(boxes):
            (found.planned if house.is_planned(one) else found.broken).add(arrow)
    ways = _all_ways(found.planned)
    spared = {(a, c) for a, b in found.planned for d, c in ways if d == b}
    return Arrows(found.planned - spared, found.broken)


def _all_ways(arrows: set[Arrow]) -> set[Arrow]:
    """Return the boxes that can be reached from each box, in one step or many."""
    found = set(arrows)
    while more := {(a, d) for a, b in found for c, d in arrows if b == c} - found:
        found |= more
    return found


def _arrow(
    axes: Axes, start: tuple[float, float], end: tuple[float, float], colour: str, dashes: str
) -> None:
    """Draw an arrow between the edges of two boxes: down, up or aside, curved if it is long."""
    (x, y), (to_x, to_y) = start, end
    down = (to_y > y) - (to_y < y)
    aside = ASIDE * (colour == RUBRIC) if down else HALF_WIDTH * ((x > to_x) - (x < to_x))
    bow = 0.0 if abs(to_y - y) <= 1 else 0.25 if x >= to_x else -0.25
    look = {
        "arrowstyle": "->",
        "color": colour,
        "linestyle": dashes,
        "linewidth": 0.9,
        "shrinkA": 0,
        "shrinkB": 1,
        "connectionstyle": f"arc3,rad={bow}",
    }
    leaves = x + (aside if down else -aside), y + down * HALF_HEIGHT
    arrives = to_x + aside, to_y - down * HALF_HEIGHT
    axes.annotate("", xy=arrives, xytext=leaves, arrowprops=look, zorder=1)
