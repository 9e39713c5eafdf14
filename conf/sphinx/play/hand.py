"""A small drawing of a card table: the hand of a seat, and above it the talon and the trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from juegos.draw.cards.table import WIDE, back, defs, face, ink
from juegos.draw.element import element, picture

if TYPE_CHECKING:
    from juegos.draw.cards.scene import Cards

REACH, SPREAD = 280, 6.2  # from the wrist to the upper edge of the cards; degrees from card to card
WIDTH, HEIGHT = 384, 240
WRIST = (WIDTH // 2, 364)
ABOVE = 0.72  # of a card held: the size of what lies on the table
STEP = 11  # from back to back


def hand(scene: Cards) -> str:
    """Return the drawing of a seat's hand and of the cards on the table."""
    turn = -SPREAD * (len(scene.own) - 1) / 2
    held = (_hand_card(name, turn + SPREAD * i) for i, name in enumerate(scene.own))
    return picture(
        defs(),
        _table_cards(scene),
        element("g", *held, transform=f"translate({WRIST[0]} {WRIST[1]})"),
        css="j-scene",
        size=(WIDTH, HEIGHT),
    )


def _hand_card(name: str, turned: float) -> str:
    """Return a card of the hand, turned by an angle."""
    place = f"rotate({turned:g}) translate({-WIDE // 2} {-REACH})"
    return element("g", face(name), fill=ink(name[1]), transform=place)


def _table_cards(scene: Cards) -> str:
    """Return the talon, and the cards of a trick beside it, centred above the hand."""
    backs = WIDE * ABOVE + STEP * (scene.stock - 1) if scene.stock else 0
    cards = (WIDE * ABOVE + 8) * len(scene.trick)
    left = (WIDTH - backs - cards) / 2
    drawn = [back(left + STEP * i, 4, ABOVE) for i in range(scene.stock)]
    for i, (_seat, name) in enumerate(scene.trick):
        x = left + backs + (WIDE * ABOVE + 8) * i + 8
        place = f"translate({x:g} 4) scale({ABOVE})"
        drawn.append(element("g", face(name), fill=ink(name[1]), transform=place))
    return "".join(drawn)
