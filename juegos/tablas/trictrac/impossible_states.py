"""Well-written states of trictrac that no play can lead to.

A man has passed where none may, the pavillon is taken too early, or the points owed are odd.
"""

from __future__ import annotations

from juegos.core.errors import BadNotation
from juegos.core.message import Message, _
from juegos.core.source import Rule
from juegos.tablas.trictrac import rules
from juegos.tablas.trictrac.passage import trespass
from juegos.tablas.trictrac.position import ARROWS, bad_arrow
from juegos.tablas.trictrac.readings import Usage
from juegos.tablas.trictrac.state import State


def check_men(state: State, text: str, usage: Usage) -> None:
    """Raise ``BadNotation`` where a man has passed that could not; ``text`` writes the state."""
    astray = trespass(state.men, usage)
    if astray is not None:
        parts = text.split(" / ")
        error = bad_arrow(parts[1 + astray.seat], ARROWS[astray.on], astray.why, rules.PASSAGE)
        before = sum(len(part) + 3 for part in parts[: 1 + astray.seat])
        raise error.replace(at=before + (error.at or 0))


def check_beside(state: State, text: str, *, in_points: bool) -> None:
    """Raise ``BadNotation`` for a pavillon before both have holes, or for odd points owed."""
    flown = state.pavillon.broken or state.pavillon.holder is not None
    if flown and not all(side.holes for side in state.marks):
        why = _("nobody takes the pavillon before both have holes")
        raise _beside(text, "pavillon", why, rules.PAVILLON)
    if in_points and state.owed % 2:
        raise _beside(text, "du", _("points come by twos"), rules.MARQUE)


def _beside(text: str, name: str, why: Message, rule: Rule) -> BadNotation:
    """Return the error for a word beside the marks, at its place."""
    at = text.index(f" {name}=") + 1
    word = text[at:].split(" ", maxsplit=1)[0]
    return BadNotation(_("{word!r}: {why}", word=word, why=why), at, rule=rule.id)
