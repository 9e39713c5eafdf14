"""Men in the strict game: touched, played wrongly, driven out or lifted, and what follows.

``touche 8`` touches the man on 8, ``adoube 8`` does so with the word said first. The player's
obligation is in the state's ``prueba``: ``touche 8 5``, or ``chasse r9`` for a man to be driven
out. After a fausse case, a touched man that keeps a jan from being filled, or men lifted without
the right to go away, the other chooses, and the player plays on within that choice.
"""

from __future__ import annotations

from dataclasses import replace

from juegos.core.errors import BadNotation, IllegalMove, JuegosError
from juegos.core.game import SEATS, Event, Step
from juegos.core.message import _
from juegos.tablas.trictrac import ecoles, narration, wrong_plays
from juegos.tablas.trictrac import state as states
from juegos.tablas.trictrac.ecoles import Due, Severity, judge
from juegos.tablas.trictrac.game import Trictrac, allowed
from juegos.tablas.trictrac.marking import Marks, flag, gain
from juegos.tablas.trictrac.plays import (
    LONGEST,
    RETOUR,
    Ground,
    Leg,
    Legal,
    Play,
    Playable,
    after_legs,
    ground,
    playable,
    read_legs,
)
from juegos.tablas.trictrac.position import ARROWS, OFF, Men, arrow, write
from juegos.tablas.trictrac.rules import JOUE
from juegos.tablas.trictrac.state import (
    CASE,
    FIN,
    GOES,
    HOLES,
    HUNT,
    JUDGE,
    MARK,
    PLAY_AGAIN,
    State,
    Strict,
    with_due,
)
from juegos.tablas.trictrac.wrong_plays import (
    ADOUBE,
    AGAIN,
    CHASSEE,
    CHASSEE_PLEIN,
    JAN_DUTIES,
    LEAVES,
    LEVEES,
    PILE_TOUCHEE,
    TOUCHEE,
    BoundPlays,
    Fault,
)

TOUCHES, ADOUBES, HUNTS = "touche", "adoube", "chasse"
PLAYS_IT = "touchee"  # the other will have the man played who was touched
SAYS = {
    HUNTS: _("have the man driven out"),
    PLAYS_IT: _("have the touched man played"),
    LEAVES: _("leave it so"),
    AGAIN: _("have it played again"),
}


def ground_of_hand(game: Trictrac, base: State) -> Ground:
    """Return the ground on which the hand moves."""
    return ground(base.men[base.hand], base.men[base.other], game.usage)


def legal(game: Trictrac, base: State) -> Legal:
    """Return the legal plays of the hand."""
    return allowed(base.men[base.hand], base.men[base.other], base.pair, game.usage)


def playable_before_duties(game: Trictrac, base: State) -> Playable:
    """Return the plays before any duty to a jan."""
    return playable(ground_of_hand(game, base), base.pair, game.usage)


def is_touched(state: Strict) -> bool:
    """Return whether the player has touched a man, and so marks no more nor goes away."""
    return state.tried.startswith(TOUCHES)


def wanted(state: Strict) -> wrong_plays.Wanted:
    """Return the player's obligation; raises ``BadNotation`` where it is malformed."""
    word, *names = state.tried.split(" ")
    arrows = tuple(arrow(name) for name in names)
    if word not in {TOUCHES, HUNTS} or not 1 <= len(arrows) <= LONGEST:
        raise BadNotation(_("{tried!r} binds nobody", tried=state.tried), rule=TOUCHEE.id)
    men = state.base.men[state.base.hand]
    if any(men[index] < arrows.count(index) for index in arrows):
        message = _("{tried!r}: no such man stands there", tried=state.tried)
        raise BadNotation(message, rule=TOUCHEE.id)
    return wrong_plays.touching(arrows) if word == TOUCHES else wrong_plays.driving(arrows[0])


def plays_left(game: Trictrac, state: Strict) -> BoundPlays:
    """Return the plays that are left to the player."""
    duty = legal(game, state.base)
    if not state.tried:
        return BoundPlays(duty.plays)
    return wrong_plays.bound_plays(playable_before_duties(game, state.base), duty, wanted(state))


def play_bound_man(game: Trictrac, state: Strict, legs: tuple[Leg, ...]) -> tuple[Men, Event]:
    """Return the result of a play with a touched or driven man, and its event.

    Raises:
        IllegalMove: it does not move the man, or is no play of the rules.
    """
    base = state.base
    after = after_legs(base.men[base.hand], legs)
    left = plays_left(game, state).plays
    if after not in left:
        raise refusal_of_bound_man(state)
    return after, narration.play_event(left[after], base.hand, "")


def refusal_of_bound_man(state: Strict) -> IllegalMove:
    """Return why a play is refused that leaves a touched or driven man in its place."""
    rule = TOUCHEE if is_touched(state) else CHASSEE
    first, *second = state.tried.split(" ")[1:]
    one = _("the man on {arrow} must be played as he can be", arrow=first)
    if not second:
        return IllegalMove(one, rule=rule.id)
    two = _(
        "the man on {first} and {second} must be played as he can be",
        first=first,
        second=second[0],
    )
    return IllegalMove(two, rule=rule.id)


def jan_points(game: Trictrac, base: State) -> int:
    """Return the points of the throw for the jan that it fills or keeps."""
    men, foe = base.men[base.hand], base.men[base.other]
    jans = game.score(men, foe, base.pair, states.when(base, base)).jans
    return sum(jan.points for jan in jans if jan.name.startswith(JAN_DUTIES))


def stray_man(game: Trictrac, state: Strict, mistake: Fault, after: Men) -> tuple[int, int] | None:
    """Return the seat and the arrow of a man left in a jan that the other can still fill."""
    if mistake.rule is not wrong_plays.PASSAGE:
        return None
    base = state.base
    index = wrong_plays.stray_man(ground_of_hand(game, base), base.men[base.hand], after)
    return None if index is None else (base.hand, index)


def ready(game: Trictrac, state: Strict) -> Strict:
    """Return the thrower about to mark, or the other about to say whether a man is driven out."""
    if state.hunted is None or state.hunted[0] != state.base.hand:
        return replace(state, stage=MARK)
    now = replace(state, stage=HUNT)
    return now if prey(game, now) else replace(state, stage=MARK, hunted=None)


def prey(game: Trictrac, state: Strict) -> str:
    """Return the obligation for a man that can be driven out by this throw, or nothing."""
    seat, index = state.hunted or (state.base.other, 0)
    table = ground_of_hand(game, state.base)
    closed = any(index in one for one in table.closed) and RETOUR not in table.closed
    if seat != state.base.hand or not table.men[index] or not closed:
        return ""
    drives = wrong_plays.driving(index)
    plays = wrong_plays.most(playable_before_duties(game, state.base).plays, drives)
    return f"{HUNTS} {ARROWS[index]}" if plays else ""


def hunt(game: Trictrac, state: Strict, move: str) -> Step[Strict]:
    """Return the thrower about to mark, obliged to drive a man out if the other demands it."""
    base = state.base
    now = replace(state, stage=MARK, hunted=None)
    who = SEATS[base.other]
    if move == LEAVES:
        leaves = _("{seat} leaves the man where he is.", seat=who)
        return Step(now, (Event(CHASSEE, leaves, base.other),))
    now = replace(now, tried=prey(game, state))
    drives = _("{seat} has the man driven out.", seat=who)
    events: tuple[Event, ...] = (Event(CHASSEE, drives, base.other),)
    if plays_left(game, now).breaks:
        lost = jan_points(game, base)
        text = _("{seat} cannot meet his duty, and marks nothing for it.", seat=SEATS[base.hand])
        events += (Event(CHASSEE_PLEIN, text, base.hand),)
        now = replace(now, due=now.due - lost, own=now.own - lost)
    return Step(now, events)


_NO_CASE = _("{tried!r} is no fausse case")


def touch(game: Trictrac, state: Strict, move: str) -> Step[Strict]:
    """Return the result of touching a man: it must be played, or a jan cannot be filled."""
    word, _blank, name = move.partition(" ")
    base = state.base
    index = arrow(name)
    men = base.men[base.hand]
    before = [arrow(one) for one in state.tried.split(" ")[1:]] if is_touched(state) else []
    who = SEATS[base.hand]
    if index >= OFF or men[index] <= before.count(index):
        message = _("{move!r}: none of his men stands there", move=move)
        raise IllegalMove(message, rule=TOUCHEE.id)
    if word == ADOUBES:
        message = _("{seat} says j’adoube, and touches the man on {arrow}.", seat=who, arrow=name)
        return Step(state, (Event(ADOUBE, message, base.hand),))
    if index == 0 and 0 in before:
        more = _("{seat} lifts another man of the talon: only one need be played.", seat=who)
        return Step(state, (Event(PILE_TOUCHEE, more, base.hand),))
    if len(before) == LONGEST or state.tried.startswith(HUNTS):
        message = _("{move!r}: what must be played is already settled", move=move)
        raise IllegalMove(message, rule=TOUCHEE.id)
    names = " ".join(ARROWS[one] for one in (*before, index))
    now = replace(state, tried=f"{TOUCHES} {names}")
    touches = _("{seat} touches the man on {arrow}.", seat=who, arrow=name)
    events = (Event(TOUCHEE, touches, base.hand),)
    if not plays_left(game, now).breaks:
        return Step(now, events)
    return _faulty(game, now, events)


def wrong_play(game: Trictrac, state: Strict, move: str) -> Step[Strict]:
    """Return a play against the rules, for the other to decide about."""
    tried = replace(state, tried=move, stage=CASE)
    try:
        legs = read_legs(move)
        after_legs(state.base.men[state.base.hand], legs)
        if state.tried and _shirks(game, state, legs):
            raise refusal_of_bound_man(state)
        return _faulty(game, tried, ())
    except BadNotation as error:
        message = _("{move!r}: {why}", move=move, why=error.message)
        raise IllegalMove(message, error.at, rule=error.rule) from None


def _shirks(game: Trictrac, state: Strict, legs: tuple[Leg, ...]) -> bool:
    """Return whether legs move fewer of the obliged men than possible."""
    rate = wanted(state)
    return rate(Play(legs)) < max(
        rate(play) for play, _ in playable_before_duties(game, state.base).plays
    )


def _faulty(game: Trictrac, state: Strict, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the other to decide about a fausse case, with the points of a jan lost by it."""
    base = state.base
    faulty = fault(game, state)
    lost = jan_points(game, base) if faulty.rule in wrong_plays.DUTIES else state.lost
    who = SEATS[base.hand]
    text = _("{seat} plays {play}: {why}.", seat=who, play=state.tried, why=faulty.text)
    if is_touched(state):
        text = _("{seat} has touched a man: {why}.", seat=who, why=faulty.text)
    event = Event(faulty.rule, text, base.hand)
    return Step(replace(state, stage=CASE, lost=lost), (*events, event))


def fault(game: Trictrac, state: Strict) -> Fault:
    """Return the fausse case that the other decides about, or the men lifted without right."""
    base, tried = state.base, state.tried.partition("|")[0]
    plays = legal(game, base)
    if tried == GOES:
        choices = wrong_plays.lifted(playable_before_duties(game, base), plays)
        text = _("the men were lifted without the right to go away")
        return Fault(LEVEES, text, {**choices, LEAVES: tuple(plays.plays)})
    if tried.startswith(TOUCHES):
        return _touch_fault(plays_left(game, replace(state, tried=tried)), plays, tried)
    legs = read_legs(tried)
    case = wrong_plays.fault(ground_of_hand(game, base), base.pair, legs, plays)
    if case is None:
        raise IllegalMove(_NO_CASE.with_fields(tried=state.tried), rule=JOUE.id)
    return case


def _touch_fault(left: BoundPlays, duty: Legal, tried: str) -> Fault:
    """Return the fausse case of a touched man that keeps a jan from being filled or kept."""
    if not left.breaks:
        raise IllegalMove(_NO_CASE.with_fields(tried=tried), rule=TOUCHEE.id)
    fills = duty.obligation.startswith("remplir")
    rule = wrong_plays.PLEIN if fills else wrong_plays.CONSERVATION
    text = _("with this man the duty {obligation} is not met", obligation=duty.obligation)
    return Fault(rule, text, {AGAIN: tuple(duty.plays), PLAYS_IT: tuple(left.plays)})


# What becomes of such men: the other chooses.

STAGES = (CASE, PLAY_AGAIN, HUNT)


def choices(game: Trictrac, state: Strict) -> tuple[str, ...]:
    """Return the possible choices where men are at the other's discretion."""
    if state.stage == HUNT:
        return (HUNTS, LEAVES)
    return tuple(options(game, state) if state.stage == PLAY_AGAIN else fault(game, state).choices)


def after_choice(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return the result of such a choice."""
    if state.stage == HUNT:
        return hunt(game, state, move)
    if state.stage == CASE:
        return chosen_position(game, how, state, move)
    hand = state.base.hand
    again = _("{seat} plays again.", seat=SEATS[hand])
    event = Event(fault(game, state).rule, again, hand)
    return men_moved(state, options(game, state)[move], (event,))


def chosen_position(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return the other's choice about men at the other's discretion."""
    mistake = fault(game, state)
    options = mistake.choices[move]
    text = _("{seat} decides: {move}.", seat=SEATS[state.base.other], move=move)
    events: tuple[Event, ...] = (Event(mistake.rule, text, state.base.other),)
    if mistake.rule is LEVEES:
        forced = _lifted(game, how, state, move)
        state, events = forced.state, (*events, *forced.events)
        if state.stage != CASE:
            return Step(state, events)
    if len(options) > 1:
        return Step(replace(state, stage=PLAY_AGAIN, tried=f"{state.tried}|{move}"), events)
    if move == LEAVES:
        owed = state.base.owed + 2 * mistake.unplayed
        left = stray_man(game, state, mistake, options[0])
        state = replace(state, base=replace(state.base, owed=owed), hunted=left)
    return men_moved(state, options[0], events)


def _lifted(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return the result for a player who lifted men to go away and may not.

    If nobody forces them the player marks and plays. Else the stage is still ``case``, and the
    player is also at school for a jan that cannot be filled or kept any more, unless that has ended
    the tour.
    """
    base = state.base
    if move == LEAVES:
        return Step(replace(with_due(state, base.hand, 0), stage=MARK))
    events: tuple[Event, ...] = ()
    more, marks = _jan_besides(game, how, state, move)
    if more > 0:
        text = _(
            "{seat} is also sent to school for the jan: {points}.",
            seat=SEATS[base.hand],
            points=more,
        )
        events = (Event(ecoles.PLEIN, text, base.hand, more),)
        now = replace(state, before=base.marks, base=replace(base, marks=marks))
        step = with_pavillon(game, now, events)
        state, events = step.state, step.events
        if state.base.phase == FIN:
            return step
    return Step(replace(with_due(state, base.hand, 0), stage=CASE, tried=GOES), events)


def _jan_besides(game: Trictrac, how: Severity, state: Strict, move: str) -> tuple[int, Marks]:
    """Return the école of a jan that the forced men do not fill or keep, and its marks."""
    base, duty = state.base, legal(game, state.base)
    if not duty.obligation.startswith(JAN_DUTIES):
        return 0, base.marks
    if set(duty.plays) & set(fault(game, state).choices[move]):
        return 0, base.marks
    due = Due(state.due, jan_points(game, base), leaves=True)
    school = judge(state.before, base.hand, state.asked, due, how)
    more = school.amount - ecoles.verdict(state, how).amount
    total = state.announced + more
    return more, gain(school.marks, base.other, total).marks if more > 0 else base.marks


def options(game: Trictrac, state: Strict) -> dict[str, Men]:
    """Return the positions among which the player must choose."""
    left = fault(game, state).choices[state.tried.partition("|")[2]]
    return {f"pone {write(men)}": men for men in sorted(left)}


def men_moved(state: Strict, men: Men, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the men moved, for the other to judge the marks."""
    return Step(replace(state, base=states.with_men_moved(state.base, men), stage=JUDGE), events)


def hold_player(game: Trictrac, state: Strict) -> Strict:
    """Return the player who must stay, for the other to say whether the lifted men are played."""
    now = replace(state, stage=CASE, tried=GOES)
    if fault(game, now).choices.keys() != {LEAVES}:
        return now
    return replace(with_due(state, state.base.hand, 0), stage=MARK)  # no man can be played


def with_pavillon(game: Trictrac, state: Strict, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the pavillon moved for a seat with new holes, and the tour ended if one has won."""
    base = state.base
    for seat in (0, 1):
        if base.marks[seat].holes > state.before[seat].holes:
            base = replace(base, pavillon=flag(base.pavillon, state.before, seat))
        if base.marks[seat].holes >= HOLES:
            base = replace(base, marks=game.ending.pegged(base.marks))
            ended = game.ending.ended(Step(base, events), seat)
            return Step(Strict(ended.state), ended.events)
    return Step(replace(state, base=base), events)


def check_fault(game: Trictrac, state: Strict, text: str) -> None:
    """Raise ``BadNotation`` where the play under judgement is no fausse case.

    So too where nobody can be driven out, or where the obligation applies to no man.
    """
    try:
        if state.stage == HUNT and not prey(game, state):
            raise BadNotation(_("no man can be driven out"))
        if state.stage == MARK:
            wanted(state)
        if state.stage not in {CASE, PLAY_AGAIN}:
            return
        committed = fault(game, state)
    except JuegosError as error:
        message = _("{tried!r}: {why}", tried=state.tried, why=error.message)
        raise BadNotation(message, text.rfind("prueba="), rule=error.rule) from None
    if state.stage == PLAY_AGAIN and state.tried.partition("|")[2] not in committed.choices:
        message = _("{tried!r} names no choice", tried=state.tried)
        raise BadNotation(message, text.rfind("prueba="))
