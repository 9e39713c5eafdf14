"""A scene as SVG text: one drawing for page, print and board.

Colours are CSS classes and custom properties, which a page sets for light and for dark; a drawing
that stands alone has the fallback values.
"""

from __future__ import annotations

from functools import singledispatch

from juegos.core.message import Tell
from juegos.core.scene import AnyScene
from juegos.draw.cards.scene import Cards
from juegos.draw.cards.table import table
from juegos.draw.dice.scene import Scene
from juegos.draw.dice.table import dice_table
from juegos.draw.points.board import board
from juegos.draw.points.scene import Points
from juegos.draw.tables.board import tables
from juegos.draw.tables.scene import Tables


@singledispatch
def svg(scene: AnyScene, tell: Tell = str) -> str:
    """Return the drawing of a scene, its caption as title, its words translated."""
    raise TypeError(f"nobody draws a {type(scene).__name__}")


svg.register(Scene, dice_table)
svg.register(Points, board)
svg.register(Cards, table)
svg.register(Tables, tables)
