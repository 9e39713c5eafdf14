"""What a throw or a play of tables brings about, each event with the rule that makes it so."""

from __future__ import annotations

from juegos.core.game import SEATS, Event
from juegos.core.message import _, _n
from juegos.material import dice
from juegos.tablas.casas.board import BAR, MEN, OFF, Board, Play, Throw
from juegos.tablas.casas.notation import write_play
from juegos.tablas.casas.state import State, TablesRules


def doubled(laws: TablesRules, throw: Throw, seat: int) -> tuple[Event, ...]:
    """Return the event of two equal dice that count as four, where the game has it."""
    rule = laws.told.get("dobles")
    if rule is None or len(set(throw)) > 1:
        return ()
    text = _("Each die is played twice: four times {number}.", number=throw[0])
    return (Event(rule, text, seat),)


def brought(laws: TablesRules, state: State, play: Play, after: Board) -> tuple[Event, ...]:
    """Return what a play brings about: men moved, entered, hit, dice left over, men borne off."""
    seat, told = state.seat, laws.told
    who, other = SEATS[seat], SEATS[1 - seat]
    plays = _("{who} plays {play}.", who=who, play=write_play(play))
    events = [Event(told["mover"], plays, seat)]
    entered = sum(step[0] >= BAR for step in play)
    if entered:
        text = _n(
            "{who} enters {number} man.",
            "{who} enters {number} men.",
            entered,
            who=who,
            number=dice.number(entered),
        )
        events.append(Event(told["bar"], text, seat, entered))
    for casa in (to for _out, to, hits in play if hits):
        text = _(
            "{who} hits the man on {other}’s {casa}.",
            who=who,
            other=other,
            casa=laws.travel.facing(casa),
        )
        events.append(Event(told["hiere"], text, seat, 1))
    if len(play) < laws.travel.steps(state.throw) and after[OFF] < MEN:
        one = len(play) == 1 and len(set(state.throw)) > 1 and "menor" in told
        events.append(Event(told["menor" if one else "todos"], _("No more can be played."), seat))
    off = sum(step[1] == OFF for step in play)
    if off:
        text = _n(
            "{who} bears off {number} man.",
            "{who} bears off {number} men.",
            off,
            who=who,
            number=dice.number(off),
        )
        events.append(Event(told["sacar"], text, seat, off))
    return tuple(events)
