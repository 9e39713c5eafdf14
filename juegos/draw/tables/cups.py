"""The cups of a tables board as SVG text: upright on the bar, or on the side after a throw.

The dice of the seat that is to throw are in its cup. The cups differ by their band: A's is whole,
B's is stitched.
"""

from __future__ import annotations

from juegos.core.game import SEATS
from juegos.draw.dice.die import DIE
from juegos.draw.element import element
from juegos.draw.tables.measures import BAR, LEFT, MIDDLE, MIDST, POINT
from juegos.draw.tables.scene import Tables

APART = 34  # of an upright cup from the middle of the board
_INKS = (
    {"stroke": "var(--j-brass, #d8a63a)", "stroke_width": 2.4},
    {
        "stroke": "var(--j-milled, #fff3dc)",
        "stroke_width": 2.4,
        "stroke_dasharray": "2.6 2.4",
    },
)
_TANNED = "var(--j-leather, #69351d)"
_LEATHER = {"fill": _TANNED, "stroke": "var(--j-edge-of-leather, #2b1a0c)"}
_HOLLOW = {"fill": "var(--j-hollow, #1d110a)"}
_BODY = "M4-10C1-10 0-5 0 0S1 10 4 10L34 15C29 8 29-8 34-15z"
_BANDS = "M9-10.6q-4 10.6 0 21.2M23-12.8q-4 12.8 0 25.6"
_TINY = {"width": 8, "height": 8, "rx": 1.5, "fill": "var(--j-bone, #fffdf6)"}
_DICE = element("rect", x=-9, y=-5, **_TINY, transform="rotate(14)") + element(
    "rect", y=-2, **_TINY
)


def cups(scene: Tables) -> str:
    """Return the cups of both seats, if the game is played with cups."""
    return "".join(_cup(scene, seat) for seat in (0, 1)) if scene.cups else ""


def _cup(scene: Tables, seat: int) -> str:
    far = scene.is_far(seat)
    if scene.dice and scene.dice_of == seat:
        return _lying(len(scene.dice), seat, far=far)
    y = MIDST - APART if far else MIDST + APART
    dice = _DICE if not scene.dice and scene.dice_of == seat else ""
    drawn = (
        element("circle", r=15, **_LEATHER)
        + element("circle", r=12.4, fill="none", **_INKS[seat])
        + element("circle", r=10, **_HOLLOW)
        + dice
    )
    return _placed(drawn, BAR + MIDDLE // 2, y, seat)


def _lying(dice: int, seat: int, *, far: bool) -> str:
    """Return a cup on its side: its mouth to the dice that fell from it, its foot to the bar."""
    half = dice * (DIE / 2 + 8) / 2
    middle = (LEFT if far else BAR + MIDDLE) + 3 * POINT
    x, turned = (middle + half + 46, " scale(-1 1)") if far else (middle - half - 46, "")
    drawn = (
        element("path", d=_BODY, **_LEATHER)
        + element("path", d=_BANDS, fill="none", **_INKS[seat])
        + element("ellipse", cx=34, rx=5, ry=15, **_HOLLOW, stroke=_TANNED, stroke_width=2.4)
    )
    return _placed(drawn, x, MIDST, seat, turned)


def _placed(drawn: str, x: float, y: int, seat: int, turned: str = "") -> str:
    place = f"translate({x:g} {y}){turned}"
    return element("g", drawn, class_=f"j-cup j-cup-{SEATS[seat]}", transform=place)
