"""The arrows with names of their own, as SVG text: inlaid in the wood and on the rim."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.draw.element import element
from juegos.draw.tables.measures import HEIGHT, MIDST, at, inward
from juegos.draw.tables.scene import Tables

DEEP = 122  # of an inlay from the edge: three men leave it in sight
_INLAY = {
    "coin": element("path", d="M0-15 8 0 0 15-8 0z")
    + element("path", d="M0-7 4 0 0 7-4 0z", fill="none"),
    "talon": element("circle", r=7) + element("circle", r=3, fill="none"),
}
_PLAQUE = {"coin": "M0-12 18 0 0 12-18 0z", "talon": "M-9-9H9V9H-9z"}


def signs(scene: Tables) -> str:
    """Return the inlays of the named arrows."""
    drawn = []
    for kind, slot in _named_arrows(scene):
        x, y = inward(at(slot, scene.near), DEEP)
        place = f"translate({x} {y})"
        drawn.append(element("g", _INLAY[kind], class_=f"j-{kind}", transform=place))
    groove = {"stroke": "var(--j-groove, #5f4122)", "stroke_width": 1}
    return element("g", *drawn, **groove, fill=_BRASS) if drawn else ""


def plaques(scene: Tables) -> str:
    """Return the frames of their labels on the rim."""
    drawn = "".join(
        element(
            "path",
            transform=f"translate({x} {HEIGHT - 18 if y > MIDST else 19})",
            d=_PLAQUE[kind],
        )
        for kind, (x, y) in ((kind, at(slot, scene.near)) for kind, slot in _named_arrows(scene))
    )
    return element("g", drawn, fill="none", stroke=_BRASS, stroke_width=1.3)


_BRASS = "var(--j-brass, #d8a63a)"


def _named_arrows(scene: Tables) -> Iterator[tuple[str, int]]:
    """Yield the kind and the slot of every named arrow."""
    kinds = {sign.arrow: sign.kind for sign in scene.signs}
    for slot, arrow in enumerate(scene.arrows):
        if arrow.name in kinds:
            yield kinds[arrow.name], slot
