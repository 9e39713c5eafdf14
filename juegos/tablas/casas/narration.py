"""The events of a throw or a play of tables, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.core.game import SEATS, Event
from juegos.core.message import _, _n
from juegos.material import dice
from juegos.tablas.casas.board import BAR, HAND, MEN, OFF, Board, Play, Throw
from juegos.tablas.casas.notation import say_play
from juegos.tablas.casas.state import End, State, TablesRules


def doubled(laws: TablesRules, throw: Throw, seat: int) -> tuple[Event, ...]:
    """Return the event of equal dice that count for more, where the game has it."""
    due = laws.travel.dealt(throw)
    rule = laws.event_rules.get("triplet" if len(set(throw)) < len(throw) - 1 else "dobles")
    if rule is None or len(due) == len(throw):
        return ()
    if len(throw) == 2:
        text = _("Each die is played twice: four times {number}.", number=throw[0])
    else:
        text = _("{number} is played {count} times.", number=due[0], count=due.count(due[0]))
    return (Event(rule, text, seat),)


def lost(laws: TablesRules, seat: int) -> Event:
    """Return the event of a throw that cannot be played at all."""
    text = _("{who} can play none of it and loses the turn.", who=SEATS[seat])
    return Event(laws.event_rules["pierde"], text, seat)


def left_over(laws: TablesRules, seat: int, rest: Throw) -> Event:
    """Return the event of dice that a seat plays because the other could not."""
    text = _(
        "{other} cannot play {dice}: {who} does.",
        other=SEATS[1 - seat],
        who=SEATS[seat],
        dice=dice.write(rest),
    )
    return Event(laws.event_rules["otro"], text, seat)


def left_by_both(laws: TablesRules, rest: Throw) -> Event:
    """Return the event of dice that neither side can play."""
    return Event(laws.event_rules["pierde"], _("Neither can play {dice}.", dice=dice.write(rest)))


def added_dice(laws: TablesRules, seat: int, throw: Throw, played: Throw) -> Iterator[Event]:
    """Yield the events of dice that are played though they were not thrown."""
    if laws.travel.fixed:
        text = _("With the die that is not thrown: {throw}.", throw=dice.write(throw))
        yield Event(laws.event_rules["fijo"], text, seat)
    if played != throw:
        text = _("The equal dice are played twice each: {throw}.", throw=dice.write(played))
        yield Event(laws.event_rules["par"], text, seat)


def once_more(laws: TablesRules, seat: int) -> Event:
    """Return the event of a throw after which the same seat throws again."""
    return Event(laws.event_rules["par"], _("{who} throws again.", who=SEATS[seat]), seat)


def failed(laws: TablesRules, seat: int) -> End:
    """Return how a game ends in which a seat is kept from playing."""
    who, other = SEATS[seat], SEATS[1 - seat]
    if laws.turns.fails == "dado":
        text = _("{other}’s men keep {who} from playing a die: {other} wins.", who=who, other=other)
    else:
        text = _("{other}’s men leave {who} nothing to play: {other} wins.", who=who, other=other)
    return End(1 - seat, 1, laws.event_rules["falla"], text)


def nobody_plays(laws: TablesRules, seat: int) -> End:
    """Return how a game ends in which neither side can play any throw."""
    text = _("Neither side can play, whatever is thrown: the game is drawn.")
    return End(seat, 0, laws.event_rules["manera"], text)


def play_events(laws: TablesRules, state: State, play: Play, after: Board) -> tuple[Event, ...]:
    """Return the events of a play: men moved, entered, hit, dice left over, men borne off."""
    seat, rules = state.seat, laws.event_rules
    who, other = SEATS[seat], SEATS[1 - seat]
    plays = _("{who} plays {play}.", who=who, play=say_play(play))
    events = [Event(rules["mover"], plays, seat)]
    for place, rule in ((HAND, rules.get("entra", rules["bar"])), (BAR, rules["bar"])):
        entered = sum(step[0] == place for step in play)
        if entered:
            text = _n(
                "{who} enters {number} man.",
                "{who} enters {number} men.",
                entered,
                who=who,
                number=dice.number(entered),
            )
            events.append(Event(rule, text, seat, entered))
    for casa in (to for _out, to, hits in play if hits):
        text = _(
            "{who} hits the man on {other}’s {casa}.",
            who=who,
            other=other,
            casa=laws.travel.facing(casa),
        )
        events.append(Event(rules["hiere"], text, seat, 1))
    if len(play) < laws.travel.steps(state.throw) and after[OFF] < MEN:
        one = len(play) == 1 and len(set(state.throw)) > 1 and "menor" in rules
        events.append(Event(rules["menor" if one else "todos"], _("No more can be played."), seat))
    off = sum(step[1] == OFF for step in play)
    if off:
        text = _n(
            "{who} bears off {number} man.",
            "{who} bears off {number} men.",
            off,
            who=who,
            number=dice.number(off),
        )
        events.append(Event(rules["sacar"], text, seat, off))
    return tuple(events)
