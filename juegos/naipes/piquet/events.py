"""What a move of piquet brings about: what was said, what was found out, what it scores."""

from __future__ import annotations

from juegos.core.game import Event
from juegos.naipes.piquet import phases
from juegos.naipes.piquet.account_of_a_deal import WHO
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.position import State, seat_of
from juegos.naipes.piquet.state import ELDER, YOUNGER, Deal, Speech, false_kinds


def events(state: State, deal: Deal, said: tuple[Speech, ...], rules: TableRules) -> list[Event]:
    """Return what is told of a move made in a state, once the deal is this."""
    found = [
        Event(rules[s.rule], s.text, None if s.who is None else seat_of(state, s.who)) for s in said
    ]
    assert state.deal is not None  # noqa: S101  a move was made in it
    for who in (ELDER, YOUNGER) if len(deal.plays) == 24 else ():
        if false_kinds(deal, who):
            text = f"{WHO[who].capitalize()} claimed cards put out: he reckons nothing."
            found.append(Event(rules["falsa"], text, seat_of(state, who)))
    for line in phases.new_lines(state.deal, deal, rules):
        text = f"{line.text[:1].upper()}{line.text[1:]}: {line.points}."
        found.append(Event(rules[line.rule], text, seat_of(state, line.who), line.points))
    return found
