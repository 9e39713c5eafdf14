"""A position of a treatise as a board of trictrac, and as a state to play on from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from juegos.draw.tables.scene import Stack, Tables
from juegos.serve import handle
from juegos.tablas.trictrac.position import ARROWS, CORNER, LAST, OFF, read_both
from juegos.tablas.trictrac.state import JET, State, write_state
from juegos.tablas.trictrac.tables_board import position as in_words

if TYPE_CHECKING:
    from conf.claims.worked_positions import Position
    from juegos.core.message import Message

NAMES = ARROWS[:OFF]
THROWS = 12  # of each side, before a throw that is later than the opening ones


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


def state(one: Position) -> str:
    """Return the position as a state of the game, without points: the thrower is to throw.

    The treatises do not say when a corner was taken; here it was at a side's last throw.
    """
    men = read_both(one.thrower, one.opponent)
    throws = one.nth - 1 if one.nth else THROWS
    corner = (throws if men[0][CORNER] else 0, throws if men[1][CORNER] else 0)
    return write_state(State(JET, men=men, throws=(throws, throws), corner=corner))


def link(one: Position) -> str:
    """Return the end of an address at which the room of the game opens with the position."""
    asked = {"do": "link", "slug": "trictrac", "state": state(one)}
    return str(handle(asked)["link"])
