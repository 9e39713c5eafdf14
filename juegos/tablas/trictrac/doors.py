"""The doors of trictrac and its kin in JSON: ``score``, ``plays``, ``why``, ``mark``, ``tutor``.

Each takes a request, an object of JSON, and returns a reply. Errors of the request are raised as a
``JuegosError`` that names the field and the rule. ``variant`` is the game of trictrac's kin that is
played: replies and errors name rules by their ids in it.

Men that passed where the other can still fill, and men off while another stands outside, are
refused, because the board lets nobody play so. Players may: an unnoticed mistake stands.
``"unchecked": true`` accepts the men as they stand, and everything else follows the rules. In any
case no man stands alone in either corner: such a man is always put back.

``mark`` returns the marks of a tour after each step: points of one throw or one école for a player,
or a player who goes away. A step does not say whose throw brought the points: the one before a
going away is assumed to be by the player's own throw, and so is the last hole of a player who goes
away at once.

Throws at toc and at trictrac à écrire score and are played as at trictrac: their doors ask
trictrac's own, which name the rules by the ids of the game. At toc a jan is worth holes and no
points: ``holes`` replaces ``points``, and the totals are in holes.

``tutor`` returns the score of a throw and its best play, or the outlook before a throw. It takes a
``state`` of the game, whose hand is then the thrower, or the fields of ``score``, with or without a
``throw``. With a throw it returns the events, the duty, and the best play by two measures: the
present position, and the throws to come. Without one it returns the 21 throws, their mean gains,
and the chances of the next throw of either side. Arrows are by the thrower's path; means and
chances are fractions as texts, with decimals under ``floats``. ``seats`` are the letters of the
thrower and of the other. The value of a play is in holes to the thrower. Its mean is in points:
what the other's next throw brings the thrower, less what it brings the other. ``means`` are of the
next throw, the thrower's first; of the chances ``danger`` are the other's, throwing from the same
board. A ``state`` is one of the game: men stand in it where only a mistake can have left them if
the players mark for themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from juegos.core.errors import BadNotation, BadRequest, IllegalMove, quoted
from juegos.core.game import SEATS, choose
from juegos.core.message import Message, _, _n
from juegos.engine import account as accounts
from juegos.material import dice
from juegos.tablas.trictrac import marking, rules, trictrac
from juegos.tablas.trictrac import scoring as scores
from juegos.tablas.trictrac.a_ecrire import A_ECRIRE
from juegos.tablas.trictrac.game import Trictrac, Variant
from juegos.tablas.trictrac.marking import HOLE, Marks, SideMarks
from juegos.tablas.trictrac.narration import jan_event, write_play
from juegos.tablas.trictrac.players import judged_positions, now
from juegos.tablas.trictrac.plays import Play, after_legs, ground, legal_of, read_legs, trespass
from juegos.tablas.trictrac.position import ARROWS, Men, bad_arrow, check_off, read_both, write
from juegos.tablas.trictrac.rules import Usage, usage
from juegos.tablas.trictrac.scoring import (
    ALL,
    Cast,
    Jan,
    Score,
    Throw,
    ThrowContext,
    casts,
    hit,
    mean,
    outlook,
    ways_of,
)
from juegos.tablas.trictrac.state import (
    FIN,
    HOLES,
    JET,
    JET_RULE,
    JOUE,
    PRIMAUTE,
    State,
    read_state,
)
from juegos.tablas.trictrac.toc import TOC, Holes
from juegos.tablas.trictrac.trictrac import TRICTRAC
from juegos.tablas.trictrac.wrong_plays import refusal


def mark(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the marks after each step: points for a player, or a player who goes away.

    Raises:
        BadRequest: the state or a step is malformed.
        BadNotation: the first marks cannot stand on a board.
        IllegalMove: points that nobody marks, or a going away without a hole just made.
    """
    steps = request.get("steps")
    if not isinstance(steps, list):
        raise BadRequest(_('"steps" is a list like [{"player": "A", "points": 4}, {"leave": "A"}]'))
    marks = _marks(request.get("state"))
    after: list[dict[str, list[int]]] = []
    may_leave = {seat for seat in (0, 1) if marks[seat].holes}  # who may just have made a hole
    for number, step in enumerate(steps):
        if max(side.holes for side in marks) >= HOLES:
            message = _(
                "step {number}, {step}: a player with twelve holes has won, and nothing more "
                "is marked",
                number=number,
                step=quoted(step),
            )
            raise IllegalMove(message, number, rule=rules.TOUR.id)
        before = marks
        marks = _step(marks, step, number, may_leave)
        may_leave = {seat for seat in (0, 1) if marks[seat].holes > before[seat].holes}
        after.append({name: list(side) for name, side in zip(SEATS, marks, strict=True)})
    return {"after_each": after}


def _step(marks: Marks, step: object, number: int, may_leave: set[int]) -> Marks:
    if isinstance(step, Mapping):
        player, leaves, points = step.get("player"), step.get("leave"), step.get("points")
        if leaves in list(SEATS) and len(step) == 1:
            if SEATS.index(leaves) not in may_leave:
                message = _(
                    "step {number}: {seat} may go away only when the step before won him a hole",
                    number=number,
                    seat=leaves,
                )
                raise IllegalMove(message, number, rule=rules.S_EN_ALLER.id)
            return marking.leave(marks)
        if player in list(SEATS) and is_whole(points) and set(step) == {"player", "points"}:
            return _gained(marks, SEATS.index(player), points, number) if points else marks
    message = _(
        'step {number}, {step}, is no step; one is {{"player": "A", "points": 4}} or '
        '{{"leave": "A"}}',
        number=number,
        step=quoted(step),
    )
    raise BadRequest(message, number)


def _gained(marks: Marks, seat: int, points: int, number: int) -> Marks:
    """Return the marks with more points; the pegs go no further than the tour has holes."""
    if points > HOLES * HOLE:
        message = _n(
            "step {number}: {count} point is more than a tour of twelve holes has",
            "step {number}: {count} points are more than a tour of twelve holes has",
            points,
            number=number,
        )
        raise IllegalMove(message, number, rule=rules.TOUR.id)
    try:
        return trictrac.pegged(marking.gain(marks, seat, points).marks)
    except IllegalMove as error:
        message = _("step {number}: {why}", number=number, why=error.message)
        raise IllegalMove(message, number, rule=error.rule) from None


def _marks(state: object) -> Marks:
    like = _('"state" is like {"A": [0, 4, 1], "B": [0, 0, 0]}: holes, points, jetons')
    if not isinstance(state, Mapping) or set(state) != set(SEATS):
        raise BadRequest(like)
    sides = []
    for name in SEATS:
        row = state[name]
        if (
            not isinstance(row, list)
            or len(row) != len(SideMarks._fields)
            or not all(map(is_whole, row))
        ):
            raise BadRequest(_("{seat}: {row}; {like}", seat=name, row=quoted(row), like=like))
        sides.append(SideMarks(*row))
    return trictrac.check(marking.check((sides[0], sides[1])))


def is_whole(value: object) -> bool:
    """Return whether a JSON value is a whole number with no more digits than a game may need."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9


Request = Mapping[str, Any]
Reply = dict[str, Any]

SIDES = ("opponent", "thrower")


def score(request: Request, variant: Variant = TRICTRAC) -> Reply:
    """Return the score of a throw for either side, and how many dice can be played."""
    throw_score, _throw = score_of_request(request, variant)
    return {
        "events": [plain(jan, variant) for jan in throw_score.jans],
        "total_thrower": throw_score.total(thrower=True),
        "total_opponent": throw_score.total(thrower=False),
        "dice_playable": throw_score.dice,
    }


def score_of_request(request: Request, variant: Variant = TRICTRAC) -> tuple[Score, Throw]:
    """Return the score of the throw of a request, and the throw."""
    men, foe, throw, used = board(request, variant)
    return scores.score(men, foe, throw, used, when(request)), throw


def when(request: Request) -> ThrowContext:
    """Return the context of the throw of a request."""
    nth = _whole_number(request, "throw_of_releve", 0, 999)
    since = _whole_number(request, "throws_since_corner", 1, 999)
    return ThrowContext(nth, since, meets=flag(request, "second_throw_of_tour"))


def plain(jan: Jan, variant: Variant = TRICTRAC) -> Reply:
    """Return a jan in JSON: arrows by the thrower's path, the ways one by one."""
    return {
        "jan": jan.name,
        "rule": variant.id_of(rules.OF_JAN[jan.name]),
        "to": SIDES[jan.thrower],
        "ways": jan.ways,
        "points": jan.points,
        **({"at": ARROWS[jan.at]} if jan.at >= 0 else {}),
        **({"table": jan.table} if jan.table else {}),
        "ways_list": [
            {
                "from": ARROWS[way.start],
                "via": None if way.via < 0 else ARROWS[way.via],
                "to": ARROWS[way.to],
                "points_of_dice": way.pips,
            }
            for way in jan.ways_list
        ],
    }


def plays(request: Request, variant: Variant = TRICTRAC) -> Reply:
    """Return the positions of the thrower's men after the throw, and the duty that applies."""
    men, foe, throw, used = board(request, variant)
    legal = legal_of(men, foe, throw, used)
    return {
        "plays": sorted(write(after) for after in legal.plays),
        "obligation": legal.obligation or None,
        "dice_playable": legal.dice,
    }


def board(request: Request, variant: Variant = TRICTRAC) -> tuple[Men, Men, Throw, Usage]:
    """Return the men of both sides, the throw and the usage of a request."""
    men, foe, used = sides(request, variant)
    throw = request.get("throw")
    with variant.naming():
        if isinstance(throw, str):
            throw = dice.read(throw, len(SEATS), JET_RULE)
        good = isinstance(throw, list | tuple) and len(throw) == len(SEATS)
        if not good or not all(is_whole(die) and 1 <= die <= 6 for die in throw or ()):
            message = _("{throw} is no throw; one of two dice is like [6, 1]", throw=quoted(throw))
            raise BadNotation(message, rule=JET_RULE)
    faces = list(throw or ())
    return men, foe, (max(faces), min(faces)), used


def sides(request: Request, variant: Variant = TRICTRAC) -> tuple[Men, Men, Usage]:
    """Return the men of both sides and the usage of a request.

    Raises:
        BadNotation: the men cannot stand so, by the rules of the assisted game; with ``unchecked``,
            only where no mistake can have left them so either.
    """
    texts = [request.get(name) for name in ("thrower", "opponent")]
    if not all(isinstance(text, str) for text in texts):
        raise BadRequest(_("the request needs the texts 'thrower' and 'opponent', like 'T:14 8'"))
    thrower, opponent = map(str, texts)
    with variant.naming():
        both = read_both(thrower, opponent, unchecked=True)
    used = usage(readings(request))
    if not flag(request, "unchecked"):
        try:
            with variant.naming():
                _check(both, (thrower, opponent), used)
        except BadNotation as error:
            raise BadNotation(_unchecked(error), error.at) from None
    return *both, used


def _check(both: tuple[Men, Men], texts: tuple[str, str], used: Usage) -> None:
    """Raise ``BadNotation`` for men in places that only a mistake can explain."""
    for men, text in zip(both, texts, strict=True):
        check_off(men, text)
    astray = trespass(both, used)
    if astray is not None:
        raise bad_arrow(texts[astray.seat], ARROWS[astray.on], astray.why, rules.PASSAGE)


def _unchecked(error: BadNotation) -> Message:
    """Return the error of the men, and how they are accepted nevertheless."""
    return _(
        '{why} ({rule}); "unchecked": true (on the command line --unchecked) takes the men as '
        "they stand",
        why=error.message,
        rule=error.rule,
    )


def readings(request: Request) -> dict[str, str]:
    """Return the readings in force of the cruces that a throw depends on."""
    value = request.get("readings", {})
    if not isinstance(value, Mapping) or not all(isinstance(v, str) for v in value.values()):
        raise BadRequest(_('"readings" is an object like {"battues": "deux-partout"}'))
    return choose("trictrac", rules.CRUCES, value)


def flag(request: Request, name: str) -> bool:
    """Return the value of a boolean field of a request, by default False."""
    value = request.get(name, False)
    if not isinstance(value, bool):
        raise BadRequest(_("{name!r} is true or false", name=name))
    return value


def _whole_number(request: Request, name: str, low: int, high: int) -> int:
    value = request.get(name, low)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadRequest(
            _("{name!r} is a whole number from {low} to {high}", name=name, low=low, high=high)
        )
    return value


def why(request: Request, variant: Variant = TRICTRAC) -> Reply:
    """Return whether a play is allowed, and if not the rule that it breaks, in words.

    ``play`` is written like ``8-r9 T-1``; the other fields are those of ``score``.
    """
    men, foe, throw, used = board(request, variant)
    text = request.get("play")
    if not isinstance(text, str):
        raise BadRequest(_("the request needs a text 'play', like '8-r9 T-1'"))
    with variant.naming():
        legs = read_legs(text)
        after = after_legs(men, legs)
    legal = legal_of(men, foe, throw, used)
    if after in legal.plays:
        return {"allowed": True, "after": write(after), "rule": None, "why": None}
    reason = refusal(ground(men, foe, used), throw, legs, legal)
    rule = variant.id_of(reason.rule)
    return {"allowed": False, "after": None, "rule": rule, "why": reason.text}


# The tutor: the score of a throw and its best play, or the outlook before a throw.

BEST = 3  # how many plays are shown as the best


def tutor(request: Request, variant: Variant = TRICTRAC) -> Reply:
    """Return the tutor's reply; raises a ``JuegosError`` for errors of the request.

    ``variant`` is the game that is played: a marqué is not won by twelve holes.
    """
    game, state, at = _tutor_request(request, variant)
    men, foe = state.men[state.hand], state.men[state.other]
    every = casts(men, foe, game.usage, at)
    seats = [SEATS[state.hand], SEATS[state.other]]
    if state.phase == JET:
        answers = casts(foe, men, game.usage)
        return {"hand": state.hand, "seats": seats, "throw": None, **_outlook_reply(every, answers)}
    score = next(cast.score for cast in every if cast.throw == state.throw)
    owed = score.total(thrower=False)
    return {
        "hand": state.hand,
        "seats": seats,
        "throw": list(state.throw),
        "events": [_jan_reply(jan, state.hand, variant) for jan in score.jans],
        "total_thrower": score.total(thrower=True),
        "total_opponent": owed,
        "dice_playable": score.dice,
        **_best_plays(game, replace(state, phase=JOUE, owed=owed)),
    }


def _tutor_request(request: Request, variant: Variant) -> tuple[Trictrac, State, ThrowContext]:
    """Return the game, the state and the context of the throw."""
    given = request.get("readings", {})
    if not isinstance(given, Mapping):
        raise BadRequest(_('"readings" is an object like {"battues": "deux-partout"}'))
    game = Trictrac(given, variant)
    if "state" in request:
        if flag(request, "unchecked"):
            raise BadRequest(
                _(
                    "'unchecked' is for the men of a 'thrower' and an 'opponent'; a 'state' is "
                    "taken as the game leaves it"
                )
            )
        return game, *_of_state(game, request["state"])
    of_throws = {crux.name for crux in rules.CRUCES}
    used = {name: key for name, key in game.readings.items() if name in of_throws}
    bare, at = {**request, "readings": used}, when(request)
    if request.get("throw") is None:
        men, foe, _used = sides(bare, variant)
        return game, State(JET, men=(men, foe)), at
    men, foe, throw, _used = board(bare, variant)
    return game, State(JOUE, throw=throw, men=(men, foe), throws=(at.nth, at.nth)), at


def _of_state(game: Trictrac, text: object) -> tuple[State, ThrowContext]:
    """Return the state, marked by the board or by the players, with its throw's context."""
    if not isinstance(text, str):
        raise BadRequest(_("'state' is the text of a state of trictrac"))
    head, strict, _beside = text.partition(" / etapa=")
    # A strict game may have men who passed wrongly and were left there: no board refuses them.
    state = (
        read_state(head, {rule.id for rule in game.variant.rules}) if strict else game.read(head)
    )
    if state.phase in {PRIMAUTE, FIN}:
        message = _(
            "{text!r}: in the phase {phase!r} there is no throw to learn about",
            text=text,
            phase=state.phase,
        )
        raise BadRequest(message)
    nth = state.throws[state.hand] + (state.phase == JET)
    taken = state.corner[state.hand]
    return state, ThrowContext(nth, nth - taken if taken else 1)


def _jan_reply(jan: Jan, hand: int, variant: Variant) -> Reply:
    """Return a jan with its words, its seat, and the place of its rule."""
    event = jan_event(jan, hand)
    rule = event.rule
    beside = {"says": rule.says, "source": str(rule.locus), "seat": event.seat}
    return {**plain(jan, variant), "text": event.text, **beside}


def _best_plays(game: Trictrac, state: State) -> Reply:
    """Return the duty, the best play by the present, and the best by the throws to come."""
    foe = state.men[state.other]
    legal = legal_of(state.men[state.hand], foe, state.pair, game.usage)
    at_once = max(legal.plays, key=lambda after: (now(after), after))
    judged = list(judged_positions(game, state, list(legal.plays)).items())[:BEST]
    best = [
        {**_play_reply(game, legal.plays, after, foe), "value": round(worth, 2)}
        for after, worth in judged
    ]
    return {
        "obligation": legal.obligation or None,
        "now": _play_reply(game, legal.plays, at_once, foe),
        "best": best[0],
        "others": best[1:],
        "plays": len(legal.plays),
    }


def _play_reply(game: Trictrac, plays: Mapping[Men, Play], after: Men, foe: Men) -> Reply:
    """Return a play with what the other's next throw then brings this side, less what it costs."""
    theirs, ours = outlook(foe, after, game.usage)
    return {"play": write_play(plays[after]), "after": write(after), "mean": str(ours - theirs)}


def _outlook_reply(every: tuple[Cast, ...], answers: tuple[Cast, ...]) -> Reply:
    """Return the gains of the throws, and the chances of the next throw of either side."""
    means = [mean(every, thrower=thrower) for thrower in (True, False)]
    chances = {
        "fill": _chance(every, "remplir"),
        "keep": _chance(every, "conserver"),
        "hit": _chance(every, "battue-vrai"),
        "hit_falsely": _chance(every, "battue-faux"),
        "corner": _chance(every, "coin-battu"),
        "danger": _chance(answers, "battue-vrai"),
        "danger_falsely": _chance(answers, "battue-faux"),
    }
    return {
        "throws": [_throw_reply(cast) for cast in every],
        "means": [str(points) for points in means],
        "chances": {name: str(chance) for name, chance in chances.items()},
        "floats": {
            "means": [float(points) for points in means],
            "chances": {name: float(chance) for name, chance in chances.items()},
        },
        "hits": [{"at": ARROWS[at], **ways._asdict()} for at, ways in sorted(hit(every).items())],
    }


def _throw_reply(cast: Cast) -> Reply:
    totals = [cast.score.total(thrower=thrower) for thrower in (True, False)]
    names = [jan.name for jan in cast.score.jans]
    return {
        "throw": dice.write(cast.throw),
        "weight": cast.weight,
        "totals": totals,
        "jans": names,
    }


def _chance(every: tuple[Cast, ...], name: str) -> Fraction:
    return Fraction(ways_of(every, name), ALL)


# The doors of toc and of trictrac à écrire, whose throws score and are played as at trictrac.

GAMES = {variant.slug: variant for variant in (TOC, A_ECRIRE)}
_SHARED = frozenset(crux.name for crux in rules.TRICTRAC_CRUCES)


def variant_score(request: Request) -> Reply:
    """Return the score of a throw for either side, and how many dice can be played."""
    game, bare = requested(request)
    reply = score(bare, game.variant)
    return _in_holes(game.marking, bare, reply) if isinstance(game.marking, Holes) else reply


def variant_plays(request: Request) -> Reply:
    """Return the positions of the thrower's men after the throw, and the duty that applies."""
    game, bare = requested(request)
    return plays(bare, game.variant)


def variant_why(request: Request) -> Reply:
    """Return whether a play is allowed, and if not the rule that it breaks, in words."""
    game, bare = requested(request)
    return why(bare, game.variant)


def variant_tutor(request: Request) -> Reply:
    """Return the tutor's reply about a throw à écrire, or about the throws to come."""
    game, bare = requested(request)
    state = bare.get("state")
    if isinstance(state, str):
        bare = {**bare, "state": game.write(accounts.read(game, state)[0])}
    return tutor(bare, game.variant)


def requested(request: Request) -> tuple[Trictrac, Request]:
    """Return the game, and the request to trictrac in its place."""
    given = request.get("readings", {})
    if not isinstance(given, Mapping):
        raise BadRequest(_('"readings" is an object like {"passage": "dames"}'))
    chosen = {str(name): str(key) for name, key in given.items()}
    game = Trictrac(chosen, GAMES[request["slug"]])
    readings = {name: key for name, key in game.readings.items() if name in _SHARED}
    readings |= game.variant.bound
    return game, {**request, "slug": "trictrac", "readings": readings}


def _in_holes(holes: Holes, request: Request, reply: Reply) -> Reply:
    """Return the score of a throw with holes in place of points."""
    cast, throw = score_of_request(request)
    events: list[dict[str, Any]] = []
    for jan, event in zip(cast.jans, reply["events"], strict=True):
        bare = {name: field for name, field in event.items() if name != "points"}
        events.append({**bare, "holes": holes.worth(jan, throw)})
    totals = {
        f"total_{side}": holes.brings(cast, throw, thrower=side == "thrower") for side in SIDES
    }
    return {**reply, "events": events, **totals}
