"""What a throw or a play of tables brings about, each event with the rule that makes it so."""

from __future__ import annotations

from juegos.core.game import SEATS, Event
from juegos.material import dice
from juegos.tablas.casas.board import BAR, MEN, OFF, Board, Play, Throw
from juegos.tablas.casas.notation import write_play
from juegos.tablas.casas.state import State, TablesRules


def doubled(laws: TablesRules, throw: Throw, seat: int) -> tuple[Event, ...]:
    """Return the event of two equal dice that count as four, where the game has it."""
    rule = laws.told.get("dobles")
    if rule is None or len(set(throw)) > 1:
        return ()
    return (Event(rule, f"Each die is played twice: four times {throw[0]}.", seat),)


def brought(laws: TablesRules, state: State, play: Play, after: Board) -> tuple[Event, ...]:
    """Return what a play brings about: men moved, entered, hit, dice left over, men borne off."""
    seat, told = state.seat, laws.told
    who, other = SEATS[seat], SEATS[1 - seat]
    events = [Event(told["mover"], f"{who} plays {write_play(play)}.", seat)]
    entered = sum(out >= BAR for out, _, _ in play)
    if entered:
        events.append(Event(told["bar"], f"{who} enters {_men(entered)}.", seat, entered))
    for casa in (to for _, to, hits in play if hits):
        text = f"{who} hits the man on {other}’s {laws.travel.facing(casa)}."
        events.append(Event(told["hiere"], text, seat, 1))
    if len(play) < laws.travel.steps(state.throw) and after[OFF] < MEN:
        one = len(play) == 1 and len(set(state.throw)) > 1 and "menor" in told
        events.append(Event(told["menor" if one else "todos"], "No more can be played.", seat))
    off = sum(to == OFF for _, to, _ in play)
    if off:
        events.append(Event(told["sacar"], f"{who} bears off {_men(off)}.", seat, off))
    return tuple(events)


def _men(count: int) -> str:
    return "one man" if count == 1 else f"{dice.number(count)} men"
