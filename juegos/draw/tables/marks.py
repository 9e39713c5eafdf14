"""The marks of a tables board as SVG text: pegs, jetons, the pavillon, the cube."""

from __future__ import annotations

from juegos.core.game import SEATS
from juegos.core.message import Message, Tell, _, _n
from juegos.draw.element import element, text
from juegos.draw.tables.measures import BAR, HEIGHT, HIGH, MIDDLE, MIDST, TOP, WIDTH, across
from juegos.draw.tables.scene import Tables

_TURNS = ("var(--j-azure, #1f4e79)", "var(--j-rubric, #a3231a)")


def beside(scene: Tables) -> list[Message]:
    """Return the marks in words."""
    messages = [
        _HAS[mark.flag, mark.jetons > 1].with_fields(
            seat=SEATS[seat],
            holes=_n("{count} hole", "{count} holes", mark.holes),
            points=_n("{count} point", "{count} points", mark.points),
        )
        for seat, mark in enumerate(scene.marks)
    ]
    if scene.cube:
        value, owner = scene.cube
        if owner is None:
            messages.append(_("The cube shows {value}; nobody owns it.", value=value))
        else:
            messages.append(
                _("The cube shows {value}; {seat} owns it.", value=value, seat=SEATS[owner])
            )
    return messages


# What a seat has, by whether the pavillon is its own and whether it has two jetons.
_HAS = {
    (False, False): _("{seat} has {holes}, {points}."),
    (True, False): _("{seat} has {holes}, {points}, the pavillon."),
    (False, True): _("{seat} has {holes}, {points}, the jeton of the bredouille."),
    (True, True): _("{seat} has {holes}, {points}, the pavillon, the jeton of the bredouille."),
}


def marks(scene: Tables, tell: Tell) -> str:
    """Return the holes in the rims, each seat's peg, flag and jetons, and the jetons at rest.

    ``tell`` translates the number of holes of each seat.
    """
    if not scene.marks:
        return ""
    at_rest = "".join(
        _jeton(across(0) + 6 * (n % 2), MIDST + 13 * (n - 1)) for n in range(scene.idle or 0)
    )
    drawn = "".join(_marks(scene, seat, tell) for seat in range(len(scene.marks)))
    holes = element(
        "path",
        d=_HOLES,
        stroke="var(--j-hole, #2b1a0c)",
        stroke_width=5.4,
        stroke_linecap="round",
    )
    inks = {"font_size": 17, "text_anchor": "middle"}
    return element("g", holes, at_rest, drawn, class_="j-marks", **inks)


_RIM = 7  # the distance of the holes from the edge
_ENDS = (MIDST + 26, MIDST, MIDST - 26)  # where A's peg, the pavillon and B's peg rest
_HOLES = "".join(
    [f"M{across(n)} {y}h0" for y in (HEIGHT - _RIM, _RIM) for n in range(12)]
    + [f"M{x} {y}h0" for x in (6, WIDTH - 6) for y in _ENDS]
)
# At the tip of which arrow the jeton lies that marks so many points (Académie universelle 1802,
# after Charpentier).
_TIPS = {2: 1, 4: 3, 6: 5, 8: 6, 10: 11}


def _marks(scene: Tables, seat: int, tell: Tell) -> str:
    """Return a seat's peg, flag and jetons, and beside them the same as numbers, in a language."""
    mark, far = scene.marks[seat], scene.is_far(seat)
    x, y = 6, _ENDS[2 * far]
    if mark.holes:
        x, y = across(min(mark.holes, 12) - 1), _RIM if far else HEIGHT - _RIM
    drawn = _flag(x, y, seat, far=far) if mark.flag else ""
    drawn += element(
        "circle",
        class_="j-peg",
        cx=x,
        cy=y,
        r=5,
        fill=_TURNS[seat],
        stroke="#fff6e0",
        stroke_width=1.5,
    )
    tip = TOP + HIGH + 10 if far else HEIGHT - TOP - HIGH - 10
    for n in range(mark.jetons):
        drawn += _jeton(across(_TIPS.get(mark.points, 0)) - 13 * n, tip)
    holes = tell(_n("{count} hole", "{count} holes", mark.holes))
    count = holes + (f" · {mark.points}" if scene.idle is not None else "")
    return drawn + element(
        "text",
        text(f"{SEATS[seat]}: {count}"),
        class_="j-tally",
        x=across(2) + 20,
        y=MIDST - 26 if far else MIDST + 37,
        fill="var(--j-ink, #2b211a)",
    )


def _jeton(x: int, y: int) -> str:
    return element(
        "g",
        element("circle", cx=x, cy=y, r=9, stroke_width=1.5),
        element("circle", cx=x, cy=y, r=5.5),
        class_="j-jeton",
        fill="var(--j-brass, #d8a63a)",
        stroke="#5f4122",
    )


def _flag(x: int, y: int, seat: int, *, far: bool) -> str:
    """Return the pavillon on its staff, beside the peg."""
    up = 1 if far else -1
    return element(
        "path",
        class_="j-flag",
        d=f"M{x + 12} {y}v{24 * up}h16l-5{-5 * up:+} 5{-5 * up:+}h-16",
        fill=_TURNS[seat],
        stroke="#fff6e0",
        stroke_width=1.2,
    )


def cube(scene: Tables) -> str:
    """Return the doubling cube: on its owner's side of the bar, or in the middle."""
    if not scene.cube:
        return ""
    value, owner = scene.cube
    y = MIDST - 15
    if owner is not None:
        y = TOP + 2 if scene.is_far(owner) else HEIGHT - TOP - 32
    x = BAR + MIDDLE // 2 - 15
    block = {"fill": "var(--j-bone, #fffdf6)", "stroke": "var(--j-edge, #7a6648)"}
    inks = {"font_size": 16, "text_anchor": "middle", "fill": "var(--j-pip, #2b211a)"}
    return element(
        "g",
        element("rect", width=30, height=30, rx=5, **block),
        element("text", str(value), x=15, y=21, **inks),
        class_="j-cube",
        transform=f"translate({x} {y})",
    )
