"""The board of trictrac of a position in a treatise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from juegos.draw.tables.scene import Stack, Tables
from juegos.tablas.trictrac.position import ARROWS, LAST, OFF, read_both
from juegos.tablas.trictrac.scene import position as in_words

if TYPE_CHECKING:
    from conf.claims.worked_positions import Position
    from juegos.core.message import Message

NAMES = ARROWS[:OFF]


def scene(one: Position, caption: Message | str) -> Tables:
    """Return the board of a position; the thrower has the white men, from the corner below."""
    men, foe = read_both(one.thrower, one.opponent)
    stacks = {name: Stack(name) for name in NAMES}
    stacks |= {NAMES[i]: Stack(NAMES[i], 0, n) for i, n in enumerate(men[:OFF]) if n}
    stacks |= {NAMES[LAST - i]: Stack(NAMES[LAST - i], 1, n) for i, n in enumerate(foe[:OFF]) if n}
    plain = NAMES[: len(NAMES) // 2]
    arrows = tuple(stacks[name] for name in (*plain, *(f"r{name}" for name in plain)))
    says = in_words((men, foe))
    return Tables("trictrac", caption, arrows, (*plain, *plain), idle=0, position=says)
