"""One die as SVG text."""

from __future__ import annotations

from juegos.draw.element import element

DIE = 80
PIP = 8
_NEAR, _MID, _FAR = 20, 40, 60
_PIPS = {
    1: ((_MID, _MID),),
    2: ((_NEAR, _FAR), (_FAR, _NEAR)),
    3: ((_NEAR, _FAR), (_MID, _MID), (_FAR, _NEAR)),
    4: ((_NEAR, _NEAR), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_NEAR, _FAR), (_MID, _MID), (_FAR, _NEAR), (_FAR, _FAR)),
    6: tuple((x, y) for x in (_NEAR, _FAR) for y in (_NEAR, _MID, _FAR)),
}
_FACE = element(
    "rect",
    width=DIE,
    height=DIE,
    rx=12,
    fill="var(--j-bone, #fffdf6)",
    stroke="var(--j-edge, #7a6648)",
    stroke_width=1.5,
)


def die(face: int, x: int, y: int) -> str:
    """Return one die with its left upper corner at (x, y); face 0 is a blank die."""
    kind = "j-ace" if face == 1 else "j-pip"
    fill = "var(--j-ace, #a3231a)" if face == 1 else "var(--j-pip, #2b211a)"
    radius = PIP + 2 if face == 1 else PIP
    pips = (
        element("circle", class_=kind, cx=cx, cy=cy, r=radius, fill=fill)
        for cx, cy in _PIPS.get(face, ())
    )
    return element("g", _FACE, *pips, class_="j-die", transform=f"translate({x} {y})")
