"""Men as SVG text, which differ in rim and sign as well as in colour.

White men have a whole dark rim, black ones a milled light rim; a sign is what a man is promoted
to or born to. A column shows the edge of every man under its commander.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from juegos.core.message import Message, Tell, _, _n, joined
from juegos.draw.element import element
from juegos.material.boards import XY

_RIM, _MILLED = "var(--j-rim, #2b211a)", "var(--j-milled, #fff3dc)"
PAINTS: tuple[Mapping[str, str], ...] = (
    {"fill": "var(--j-white, #fffdf6)", "stroke": _RIM},
    {"fill": "var(--j-black, #33271f)", "stroke": _MILLED},
)
INKS: tuple[Mapping[str, object], ...] = (
    {**PAINTS[0], "stroke_width": 1.6},
    {**PAINTS[1], "stroke_width": 1.8, "stroke_dasharray": "3.2 2.2"},
)
MOST = 10  # as many small men as can be seen at a glance

_CROWN = "M-9 6V-5l5 4 4-7 4 7 5-4V6z"
_HEIR = "M0-8 7 0 0 8-7 0z"
_HARE = "M-7 8c-3-9 1-11 3-12-5-7-3-11-1-11 3 1 4 6 4 10 3 1 9 4 8 13z"


class Letter(NamedTuple):
    """The meaning of a letter: the seat's colour, the sign on the man, its name by count."""

    seat: int
    sign: str
    name: Message


KINDS: Mapping[str, Letter] = {
    "w": Letter(0, "", _n("white man", "white men", 1)),
    "b": Letter(1, "", _n("black man", "black men", 1)),
    "W": Letter(0, _CROWN, _n("white king", "white kings", 1)),
    "B": Letter(1, _CROWN, _n("black king", "black kings", 1)),
    "p": Letter(0, _HEIR, _n("white prince", "white princes", 1)),
    "k": Letter(0, _CROWN, _n("king (white)", "kings (white)", 1)),  # a person, no crowned man
    "q": Letter(1, _HEIR, _n("landlord’s son", "landlord’s sons", 1)),
    "l": Letter(1, _CROWN, _n("landlord", "landlords", 1)),
    "h": Letter(1, _HARE, _n("hare", "hares", 1)),
}


def name(what: str, count: int = 1) -> Message:
    """Return the men on a point in words, or so many men of one kind.

    Of a column the commander is named first; several columns are named as one is.
    """
    head, *under = (KINDS[letter].name for letter in reversed(what))
    if under:
        return _("{commander} over {others}", commander=head, others=joined(under))
    return head.with_fields(count=count)


def group(
    what: str, places: Iterable[tuple[str, XY]], radius: int, *, rings: bool, tell: Tell
) -> str:
    """Return all men of one kind, each at its place; ``tell`` translates their name."""
    top = KINDS[what[-1]]
    drawn = "".join(_man(what, place, at, radius, rings=rings) for place, at in places)
    side = "b" if top.seat else "w"
    return element("g", drawn, class_=f"j-{side}", data_says=tell(name(what)), **INKS[top.seat])


def _man(what: str, place: str, at: XY, radius: int, *, rings: bool) -> str:
    """Return a man as one element, a circle where that is enough."""
    (x, y), sign = at, KINDS[what[-1]].sign
    if not (rings or sign or len(what) > 1):
        return element("circle", data_at=place, cx=x, cy=y, r=radius)
    step = min(4.5, 18 / max(1, len(what) - 1))
    high = step * (len(what) - 1)
    layers = [
        element(
            "circle",
            cy=f"{high - i * step:.3g}",
            r=radius,
            stroke_dasharray="none",
            **PAINTS[KINDS[letter].seat],
        )
        for i, letter in enumerate(what[:-1])
    ]
    inner = element("circle", r=radius * 5 // 8) if rings and not sign else ""
    marked = _signed(what[-1], radius) if sign else ""
    disc = element("circle", r=radius)
    shift = f"translate({x} {y - high / 2:g})"
    return element("g", *layers, disc, inner, marked, data_at=place, transform=shift)


def _signed(letter: str, radius: int) -> str:
    kind = KINDS[letter]
    fill = _MILLED if kind.seat else _RIM
    grown = None if radius == 16 else f"scale({radius / 16:g})"
    return element("path", d=kind.sign, fill=fill, stroke="none", transform=grown)


def row(seat: int, count: int, x: int, *, leftward: bool = False) -> str:
    """Return so many small men of a seat in a row from x; for many, one and the number."""
    many = count > MOST
    step = -15 if leftward else 15
    if not count:
        return ""
    men = (element("circle", cx=x + i * step, r=6.5) for i in range(1 if many else count))
    anchor = "end" if leftward else None
    number = element("text", str(count), x=x + step, y=5, text_anchor=anchor) if many else ""
    return element("g", *men, **INKS[seat]) + number
