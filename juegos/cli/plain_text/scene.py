"""A scene as lines of plain text, by its type."""

from __future__ import annotations

from functools import singledispatch

from juegos.cli.plain_text.cards import hand
from juegos.cli.plain_text.dice import dice
from juegos.cli.plain_text.points import board
from juegos.cli.plain_text.tables import tables
from juegos.core.scene import AnyScene
from juegos.draw.cards.scene import Cards
from juegos.draw.dice.scene import Scene
from juegos.draw.points.scene import Points
from juegos.draw.tables.scene import Tables

WIDTH = 79  # letters that a line has at most


@singledispatch
def render(scene: AnyScene) -> list[str]:
    """Return a scene as lines to print; messages in it are still to be translated."""
    raise TypeError(f"nobody draws a {type(scene).__name__}")


render.register(Scene, dice)
render.register(Points, board)
render.register(Tables, tables)
render.register(Cards, hand)
