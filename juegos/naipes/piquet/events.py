"""The events of a move: what was said, what false claims come to light, what is scored."""

from __future__ import annotations

from juegos.core.game import Event
from juegos.core.message import _
from juegos.naipes.piquet import phases
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.position import State, seat_of
from juegos.naipes.piquet.state import ELDER, YOUNGER, Deal, Speech, false_kinds


def events(state: State, deal: Deal, said: tuple[Speech, ...], rules: TableRules) -> list[Event]:
    """Return the events of a move that was made in ``state`` and led to ``deal``."""
    found = [
        Event(rules[s.rule], s.text, None if s.who is None else seat_of(state, s.who)) for s in said
    ]
    assert state.deal is not None  # noqa: S101  a move was made in it
    found += [
        Event(rules["falsa"], _FALSE[who], seat_of(state, who))
        for who in (ELDER, YOUNGER)
        if len(deal.plays) == 24 and false_kinds(deal, who)
    ]
    added, gone = phases.changed_lines(state.deal, deal, rules)
    for who in (ELDER, YOUNGER):  # what was taken back, or has come to nothing
        if points := sum(line.points for line in gone if line.who == who):
            text = _TAKEN_OFF[who].filled(points=points)
            found.append(Event(found[-1].rule, text, seat_of(state, who), -points))
    for line in added:
        text = _("{line}: {points}.", line=line.text.capitalize(), points=line.points)
        found.append(Event(rules[line.rule], text, seat_of(state, line.who), line.points))
    return found


_TAKEN_OFF = (_("Elder: {points} taken off."), _("Younger: {points} taken off."))
_FALSE = (
    _("The elder claimed cards he had discarded: he counts nothing."),
    _("The younger claimed cards he had discarded: he counts nothing."),
)
