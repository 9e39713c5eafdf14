"""The end of play without progress: a repeated position, or turns that change nothing."""

from __future__ import annotations

from typing import Any

from juegos.alquerque.state import WHO, State
from juegos.core.message import Message, _, _n, join_sentences
from juegos.engine.line_game import Core, Ending

_STANDS = {
    2: _("The position occurs for the second time."),
    3: _("The position occurs for the third time."),
}


def draw_ending(core: Core[Any], state: State) -> Ending | None:
    """Return the end of a game without progress, or None while it may go on."""
    final = core.final
    stood = 1 + state.past.count(state.position)
    if final.repeats and stood >= final.repeats:
        rule, says = final.repeated, _STANDS[stood]
    elif final.plies and state.idle >= final.plies:
        rule, says = final.rule, _idle(state.idle)
    else:
        return None
    first, second = core.counts(state.position)
    if final.by_count and first != second:
        winner = 0 if first > second else 1
        wins = _(
            "{player} has more men, {more} to {fewer}, and wins.",
            player=WHO[winner],
            more=max(first, second),
            fewer=min(first, second),
        )
        return Ending(winner, final.by_count, join_sentences(says, wins))
    if final.by_count:
        each = _n(
            "Each player has {count} man: nobody wins.",
            "Each player has {count} men: nobody wins.",
            first,
        )
        return Ending(None, final.by_count, join_sentences(says, each))
    return Ending(None, rule, join_sentences(says, _("Nobody wins.")))


def _idle(turns: int) -> Message:
    return _n(
        "{count} turn has changed nothing lasting.",
        "{count} turns have changed nothing lasting.",
        turns,
    )
