"""The end of play that goes nowhere: a position that stands again and again, turns without end."""

from __future__ import annotations

from typing import Any

from juegos.alquerque.state import WHO, State
from juegos.engine.line_game import Core, Ending

_NTH = {2: "second", 3: "third"}


def drawn(core: Core[Any], state: State) -> Ending | None:
    """Return the end of play that goes nowhere, or None while it may go on."""
    final = core.final
    stood = 1 + state.past.count(state.position)
    if final.repeats and stood >= final.repeats:
        rule, says = final.repeated, f"The position stands for the {_NTH[stood]} time."
    elif final.plies and state.idle >= final.plies:
        rule, says = final.rule, f"{state.idle} turns have changed nothing that lasts."
    else:
        return None
    first, second = core.counts(state.position)
    if final.by_count and first != second:
        winner = 0 if first > second else 1
        more = f"{WHO[winner]} has more men, {max(first, second)} to {min(first, second)}"
        return Ending(winner, final.by_count, f"{says} {more}, and wins.")
    if final.by_count:
        return Ending(None, final.by_count, f"{says} Each has {first} men: nobody wins.")
    return Ending(None, rule, f"{says} Nobody wins.")
