"""Wins known in advance: the hunters’ strategy of cercar la liebre."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from juegos.alquerque.state import State
from juegos.core.message import _, _n
from juegos.engine.line_game import Core, Move

HUNT = "cercar-la-liebre"


class Win(NamedTuple):
    """A win of the hunters from a position on, in at most so many moves of both sides.

    ``moves`` are their best if they are to move; ``holds_out`` are those of the hare after which
    they need longest, if it is to move. It is ``sure`` if no draw can come before. ``winner`` is
    their seat.
    """

    moves: list[Move]
    turns: int
    sure: bool
    winner: int = 0
    holds_out: Sequence[Move] = ()

    @property
    def says(self) -> str:
        """The comment on the hunters’ move, or on the position if the hare is to move."""
        if not self.sure:
            return _("The hunters keep to their strategy, but a draw may come before they win.")
        if self.moves:
            return _n(
                "The hunters have a strategy for all that can come: it wins, in {count} move.",
                "The hunters have a strategy for all that can come: it wins, in {count} moves at "
                "most.",
                self.turns,
            )
        return _n(
            "The hunters win by their strategy, in {count} move, whatever the hare plays.",
            "The hunters win by their strategy, in {count} moves at most, whatever the hare plays.",
            self.turns,
        )


def known_win(core: Core[Any], state: State) -> Win | None:
    """Return the win that is known from a state on, or None.

    >>> from juegos.catalogue import game
    >>> hunt = game("cercar-la-liebre", {"cazadores": "diez"})
    >>> known_win(hunt.core, hunt.start()).turns
    77
    """
    if core.slug != HUNT:
        return None
    from juegos.alquerque.hunters import strategy  # noqa: PLC0415  only where it is asked for

    hunters, hare, side = state.position
    plans, point = strategy(hunters.bit_count()), hare.bit_length() - 1
    if plans is None:
        return None
    if side:
        left = plans.left(hunters, point)
        if not left:
            return None
        steps = {move: plans.turns(hunters, move.path[-1]) for move in core.moves(state.position)}
        longest = [move for move, turns in steps.items() if turns == left - 1]
        return Win([], left, _is_certain(core, state, left), holds_out=longest)
    plan = plans.plan(hunters, point)
    return Win(plan.moves, plan.turns, _is_certain(core, state, plan.turns)) if plan else None


def _is_certain(core: Core[Any], state: State, turns: int) -> bool:
    """Return whether so many turns can pass before a rule makes a draw.

    Within the strategy no position recurs, but a position may come that occurred twice before it.
    """
    final = core.final
    again = 1 + max(Counter(state.past).values(), default=0)
    in_time = not final.plies or state.idle + turns <= final.plies
    return in_time and (not final.repeats or again < final.repeats)
