"""The tutor of trictrac, and the ten positions of its course with the scores of their throws.

``tutor`` is a door: the score of a throw and its best play, or the outlook before a throw. It takes
a ``state`` of the game, whose hand is then the thrower, or the fields of ``doors.score``, with or
without a ``throw``. With a throw it returns the events, the duty, and the best play by two
measures: the present position, and the throws to come. Without one it returns the 21 throws, their
mean gains, and the chances of the next throw of either side. Arrows are by the thrower's path;
means and chances are fractions as texts, with decimals under ``floats``. ``seats`` are the letters
of the thrower and of the other. The value of a play is in holes to the thrower. Its mean is in
points: what the other's next throw brings the thrower, less what it brings the other. ``means`` are
of the next throw, the thrower's first; of the chances ``danger`` are the other's, throwing from the
same board. Men in places that only a mistake can explain are accepted as by ``doors``, with
``unchecked``; a ``state`` is one of the game, and has them only where the players mark for
themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from juegos.core.errors import BadRequest
from juegos.core.game import SEATS, choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.engine import account as accounts
from juegos.material import dice
from juegos.tablas.trictrac import doors, players
from juegos.tablas.trictrac.doors import Reply, Request, board, flag, plain, requested, sides, when
from juegos.tablas.trictrac.game import Trictrac, Variant
from juegos.tablas.trictrac.narration import jan_event, write_play
from juegos.tablas.trictrac.plays import Play, legal_of
from juegos.tablas.trictrac.position import ARROWS, Men, write
from juegos.tablas.trictrac.rules import CRUCES
from juegos.tablas.trictrac.scoring import (
    ALL,
    Cast,
    Jan,
    ThrowContext,
    casts,
    hit,
    mean,
    outlook,
    ways_of,
)
from juegos.tablas.trictrac.state import FIN, JET, JOUE, PRIMAUTE, State, read_state
from juegos.tablas.trictrac.trictrac import TRICTRAC

# The tutor of trictrac: the score of a throw and its best play, or the outlook before a throw.

BEST = 3  # how many plays are shown as the best


def tutor(request: Request, variant: Variant = TRICTRAC) -> Reply:
    """Return the tutor's reply; raises a ``JuegosError`` for errors of the request.

    ``variant`` is the game that is played: a marqué is not won by twelve holes.
    """
    game, state, at = _requested(request, variant)
    men, foe = state.men[state.hand], state.men[state.other]
    every = casts(men, foe, game.usage, at)
    seats = [SEATS[state.hand], SEATS[state.other]]
    if state.phase == JET:
        answers = casts(foe, men, game.usage)
        return {"hand": state.hand, "seats": seats, "throw": None, **_before(every, answers)}
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
        **_plays(game, replace(state, phase=JOUE, owed=owed)),
    }


def _requested(request: Request, variant: Variant) -> tuple[Trictrac, State, ThrowContext]:
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
    known_values = {crux.name for crux in CRUCES}
    used = {name: key for name, key in game.readings.items() if name in known_values}
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


def _plays(game: Trictrac, state: State) -> Reply:
    """Return the duty, the best play by the present, and the best by the throws to come."""
    foe = state.men[state.other]
    legal = legal_of(state.men[state.hand], foe, state.pair, game.usage)
    now = max(legal.plays, key=lambda after: (players.now(after), after))
    judged = list(players.judged_positions(game, state, list(legal.plays)).items())[:BEST]
    best = [
        {**_play(game, legal.plays, after, foe), "value": round(value, 2)}
        for after, value in judged
    ]
    return {
        "obligation": legal.obligation or None,
        "now": _play(game, legal.plays, now, foe),
        "best": best[0],
        "others": best[1:],
        "plays": len(legal.plays),
    }


def _play(game: Trictrac, plays: Mapping[Men, Play], after: Men, foe: Men) -> Reply:
    """Return a play with what the other's next throw then brings this side, less what it costs."""
    theirs, ours = outlook(foe, after, game.usage)
    return {"play": write_play(plays[after]), "after": write(after), "mean": str(ours - theirs)}


def _before(every: tuple[Cast, ...], answers: tuple[Cast, ...]) -> Reply:
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
        "throws": [_row(cast) for cast in every],
        "means": [str(value) for value in means],
        "chances": {name: str(value) for name, value in chances.items()},
        "floats": {
            "means": [float(value) for value in means],
            "chances": {name: float(value) for name, value in chances.items()},
        },
        "hits": [{"at": ARROWS[at], **ways._asdict()} for at, ways in sorted(hit(every).items())],
    }


def _row(cast: Cast) -> Reply:
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


def variant_tutor(request: Request) -> Reply:
    """Return the tutor's reply about a throw à écrire, or about the throws to come."""
    game, bare = requested(request)
    state = bare.get("state")
    if isinstance(state, str):
        bare = {**bare, "state": game.write(accounts.read(game, state)[0])}
    return tutor(bare, game.variant)


# The ten positions of the course in trictrac, with the scores of their throws by the rules.


class Lesson(NamedTuple):
    """A lesson: its subject, either side's men, the throw, and its number in the relevé."""

    title: Message
    thrower: str
    opponent: str
    throw: tuple[int, int]
    nth: int = 9


LESSONS = (
    Lesson(_("setting out"), "T:15", "T:15", (6, 4), 1),
    Lesson(_("the corner"), "T:9 5:3 6:3", "T:12 1 2 3", (6, 5)),
    Lesson(_("beating truly"), "T:13 6 8", "T:13 6 9", (6, 2)),
    Lesson(_("beating falsely"), "T:13 11:2", "T:10 3 7:2 8:2", (5, 4)),
    Lesson(_("the petit jan"), "T:4 1:3 2:3 3:2 4:2 5", "T:12 6:3", (4, 3)),
    Lesson(_("the grand jan"), "3 4 5 6:2 7:2 8:2 9:2 10:2 11:2", "T:12 6:3", (2, 1)),
    Lesson(_("beating the corner"), "T:8 6:2 8:3 11:2", "T:12 5:3", (6, 4)),
    Lesson(_("the rare jans"), "T:13 11:2", "T:13 1 2", (6, 1), 3),
    Lesson(_("stay or go away"), "6:2 7:2 8:2 9:2 10:2 11:5", "T:15", (6, 6)),
    Lesson(_("the way home"), "r1 rT off:13", "6:5 7:5 8:5", (2, 1), 40),
)
COLUMNS = (
    *(_("lesson"), _("about"), _("thrower"), _("opponent"), _("throw")),
    *(_("scores"), _("thrower’s"), _("opponent’s")),
)


def lesson_score(lesson: Lesson) -> dict[str, Any]:
    """Return the score of the throw of a lesson, as the door ``score`` gives it."""
    return doors.score(
        {
            "thrower": lesson.thrower,
            "opponent": lesson.opponent,
            "throw": list(lesson.throw),
            "throw_of_releve": lesson.nth,
            "throws_since_corner": 1,
        }
    )


def lessons(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the ten positions with the scores of their throws for either side, in points."""
    choose(slug, (), readings)
    return Table(
        f"{slug}.lecciones",
        _("Trictrac: the ten positions of the course"),
        COLUMNS,
        as_tuples([_lesson_row(number, lesson) for number, lesson in enumerate(LESSONS, 1)]),
        _("points"),
        (Locus("s002"),),
        (),
    )


def _lesson_row(number: int, lesson: Lesson) -> list[Cell]:
    result = lesson_score(lesson)
    jans = ", ".join(f"{e['jan']} ×{e['ways']}" for e in result["events"]) or _("nothing")
    men = lesson.thrower, lesson.opponent, dice.write(lesson.throw)
    totals = result["total_thrower"], result["total_opponent"]
    return [number, lesson.title, *men, jans, *totals]
