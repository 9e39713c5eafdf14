"""A state of the game and its notation.

``joue A 6-1 / T:14 8 / T:14 9 / 0,4,1 0,0,0 / lances=2,1 coin=0,0 pavillon=- premier=- du=0``:
the phase, the hand (the seat whose throw it is) and the throw; A's men and B's, each by its own
path; holes, points and jetons of each; how often each has thrown in this relevé and at which
throw it took its corner (0: not); who has the pavillon (``x``: nobody can have it any more); the
first throw of the tour while the second has not been made; and what the throw gives the other.
At the end the head is ``fin A trictrac.tour``: the winner and the rule that ended the game.

Where the players mark for themselves (``Strict``), what is being marked or judged stands after it:
``etapa`` (the stage), ``acusa`` (whose marks are judged), ``antes`` (the marks before them),
``debido`` (the points that were due), ``propio`` (what the throw on the table gives its thrower),
``perdido`` (points of a jan that was not filled or kept), ``pide`` (holes, jeton and second jeton
as marked), ``dice`` (the école that was called), ``va`` (1: the thrower goes away), ``dado`` (1:
the marks are of points that the other's throw gave) and ``prueba`` (a play that is no play of the
rules, or what binds him who plays: ``dames``). At the end, where there is one, ``chasse`` (a man
who may be driven out: ``A:r9``).
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import NamedTuple

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS, Event, Step
from juegos.core.message import _
from juegos.material import dice
from juegos.tablas.trictrac import marking, rules
from juegos.tablas.trictrac.marking import NOTHING, Marks, Pavillon, SideMarks
from juegos.tablas.trictrac.position import (
    ARROWS,
    CORNER,
    START,
    Men,
    arrow,
    read,
    read_both,
    write,
)
from juegos.tablas.trictrac.scoring import Throw, ThrowContext

PRIMAUTE, JET, DECIDE, JOUE, FIN = "primaute", "jet", "decide", "joue", "fin"
PHASES = (PRIMAUTE, JET, DECIDE, JOUE)
STAYS, GOES = "reste", "va"  # what is decided after a hole
NONE: tuple[int, ...] = ()
UNFLOWN = Pavillon()
JET_RULE = rules.JET.id


class Marques(NamedTuple):
    """The state of a game of several marqués: those lost by each, and the present one.

    ``refaits`` is how often that has been made again, ``first`` who threw first in it.
    """

    lost: tuple[int, int] = (0, 0)
    refaits: int = 0
    first: int = 0


FIRST = Marques()
HOLES = 12  # of a game


@dataclass(frozen=True, slots=True)
class State:
    """The state of a game; the module describes each field by its notation.

    ``marques`` equals ``FIRST`` except in a game of several, which writes it itself.
    """

    phase: str = PRIMAUTE
    hand: int = 0
    throw: tuple[int, ...] = NONE
    men: tuple[Men, Men] = (START, START)
    marks: Marks = NOTHING
    throws: tuple[int, int] = (0, 0)
    corner: tuple[int, int] = (0, 0)
    pavillon: Pavillon = UNFLOWN
    first: tuple[int, ...] = NONE
    owed: int = 0
    winner: int | None = None
    why: str = ""
    marques: Marques = FIRST

    @property
    def other(self) -> int:
        """The seat that does not throw."""
        return 1 - self.hand

    @property
    def pair(self) -> Throw:
        """The throw, the higher number first."""
        return self.throw[0], self.throw[1]


def put(pair: tuple[int, int], seat: int, number: int) -> tuple[int, int]:
    """Return a pair with the number of one seat changed."""
    return (number, pair[1]) if seat == 0 else (pair[0], number)


def with_throw(state: State, throw: Throw) -> State:
    """Return the state with a throw on the table, counted for the hand."""
    throws = put(state.throws, state.hand, state.throws[state.hand] + 1)
    opens = sum(throws) == 1 and state.marks == NOTHING
    return replace(state, throw=throw, throws=throws, first=throw if opens else NONE)


def when(before: State, now: State) -> ThrowContext:
    """Return the context of the throw."""
    nth, taken = now.throws[now.hand], now.corner[now.hand]
    meets = before.first == now.throw and before.throws[now.hand] == 0
    return ThrowContext(nth, nth - taken if taken else 1, meets=meets)


def with_men_moved(state: State, men: Men) -> State:
    """Return the state with the hand's men moved, and note when it took its corner."""
    before = state.men[state.hand]
    both = (men, state.men[1]) if state.hand == 0 else (state.men[0], men)
    corner = state.corner
    if not before[CORNER] and men[CORNER]:
        corner = put(corner, state.hand, state.throws[state.hand])
    elif not men[CORNER]:
        corner = put(corner, state.hand, 0)
    return replace(state, men=both, corner=corner)


def releve(state: State, hand: int, marks: Marks) -> State:
    """Return the beginning of a new relevé, all men on their talons."""
    return State(JET, hand, marks=marks, pavillon=state.pavillon, marques=state.marques)


def write_state(state: State) -> str:
    """Return the state in its notation; ``read_state`` reads it back."""
    head = f"{state.phase} {SEATS[state.hand]} {dice.write(state.throw) or '-'}"
    if state.phase == FIN:
        head = f"{FIN} {'-' if state.winner is None else SEATS[state.winner]} {state.why}"
    marks = " ".join(",".join(map(str, side)) for side in state.marks)
    beside = {
        "lances": ",".join(map(str, state.throws)),
        "coin": ",".join(map(str, state.corner)),
        "pavillon": _flag(state.pavillon),
        "premier": dice.write(state.first) or "-",
        "du": str(state.owed),
    }
    words = " ".join(f"{name}={text}" for name, text in beside.items())
    return " / ".join((head, write(state.men[0]), write(state.men[1]), marks, words))


def _flag(pavillon: Pavillon) -> str:
    if pavillon.broken:
        return "x"
    return "-" if pavillon.holder is None else SEATS[pavillon.holder]


_HEAD = re.compile(r"(?P<phase>[a-z]+) (?P<seat>[AB-]) (?P<rest>\S+)")
_MARKS = re.compile(r"(\d{1,3}),(\d{1,2}),([012]) (\d{1,3}),(\d{1,2}),([012])")
_BESIDE = re.compile(
    r"lances=(?P<a>\d{1,3}),(?P<b>\d{1,3}) coin=(?P<c>\d{1,3}),(?P<d>\d{1,3}) "
    r"pavillon=(?P<flag>[AB x-]) premier=(?P<first>-|[1-6]-[1-6]) du=(?P<owed>\d{1,3})"
)


def read_state(text: str, ids: Collection[str]) -> State:
    """Return the state that a text writes; raises ``BadNotation`` with the place.

    ``ids`` are those of the rules that may have ended the game.
    """
    parts = text.split(" / ")
    if len(parts) != 5:
        raise BadNotation(_("{text!r}: a state has five parts, ' / ' between them", text=text), 0)
    starts = [sum(len(part) + 3 for part in parts[:n]) for n in range(5)]
    try:
        men = read_both(parts[1], parts[2])
    except BadNotation as error:
        where = starts[1] + (error.at or 0)
        if not _is_malformed(parts[1]):
            where = starts[2] + (error.at or 0)
        raise error.replace(at=min(where, len(text))) from None
    marks, beside = _MARKS.fullmatch(parts[3]), _BESIDE.fullmatch(parts[4])
    if marks is None:
        message = _("{text!r}: expected '0,4,1 0,0,0', holes, points, jetons", text=parts[3])
        raise BadNotation(message, starts[3])
    if beside is None:
        like = "lances=2,1 coin=0,0 pavillon=- premier=- du=0"
        raise BadNotation(_("{text!r}: expected {like!r}", text=parts[4], like=like), starts[4])
    numbers = [int(n) for n in marks.groups()]
    try:
        sides = marking.check((SideMarks(*numbers[:3]), SideMarks(*numbers[3:])))
    except BadNotation as error:
        raise error.replace(at=starts[3]) from None
    flag = beside["flag"]
    state = State(
        men=men,
        marks=sides,
        throws=(int(beside["a"]), int(beside["b"])),
        corner=(int(beside["c"]), int(beside["d"])),
        pavillon=Pavillon(SEATS.index(flag) if flag in SEATS else None, flag == "x"),
        first=_throw(beside["first"], starts[4] + beside.start("first")),
        owed=int(beside["owed"]),
    )
    return _headed(state, parts[0], ids)


def _is_malformed(text: str) -> bool:
    """Return whether it is the first side's men that are wrong."""
    try:
        read(text)
    except BadNotation:
        return True
    return False


def _throw(text: str, at: int) -> tuple[int, ...]:
    if text == "-":
        return NONE
    throw = dice.read(text, 2, JET_RULE, at)
    if dice.write(throw) != text:
        message = _("{text!r}: the higher number comes first", text=text)
        raise BadNotation(message, at, rule=JET_RULE)
    return throw


def _headed(state: State, head: str, ids: Collection[str]) -> State:
    """Return the state with its phase, seat and throw."""
    match = _HEAD.fullmatch(head)
    if match is None:
        message = _("{head!r}: expected a phase, a seat and a throw: 'joue A 6-1'", head=head)
        raise BadNotation(message, 0)
    phase, seat, rest = match.groups()
    if phase == FIN:
        if rest not in ids:
            message = _("{text!r} is no rule of the game", text=rest)
            raise BadNotation(message, head.index(rest))
        winner = None if seat == "-" else SEATS.index(seat)
        return replace(state, phase=FIN, winner=winner, why=rest)
    if phase not in PHASES or seat == "-":
        message = _(
            "{head!r}: a phase is one of {phases}, a seat A or B",
            head=head,
            phases=", ".join(PHASES),
        )
        raise BadNotation(message, 0)
    throw = _throw(rest, len(head) - len(rest))
    if bool(throw) != (phase in {DECIDE, JOUE}):
        message = _("{head!r}: there is a throw in the phases decide and joue", head=head)
        raise BadNotation(message, 0)
    return replace(state, phase=phase, hand=SEATS.index(seat), throw=throw)


def after_leaving(state: State, goes: Event) -> Step[State]:
    """Return the new relevé after the hand has gone away: it throws first."""
    begins = _("{seat} throws first.", seat=SEATS[state.hand])
    begun = Event(rules.PRIMAUTE_RELEVE, begins, state.hand)
    return Step(releve(state, state.hand, marking.leave(state.marks)), (goes, begun))


# The strict game, in which the players mark: what is being marked or judged.

THROW, MARK, CASE, PLAY_AGAIN, JUDGE, ANSWER, REPLY, GIVEN, HUNT = (
    "tira",
    "marque",
    "case",
    "rejoue",
    "juge",
    "repond",
    "replique",
    "don",
    "chasse",
)
THROWS = "jette"  # the word for taking up the dice
STAGES = (THROW, MARK, CASE, PLAY_AGAIN, JUDGE, ANSWER, REPLY, GIVEN, HUNT)

# What a player says who judges marks, or answers for his own.
PASSES, MENDS, ACCEPTS, DISPUTES, WHOLE, AUGMENTS = (
    "passe",
    "corrige",
    "accepte",
    "conteste",
    "entiere",
    "augmente",
)


class Claim(NamedTuple):
    """The marks that a player has made: holes added and the place of the jeton.

    ``second``: the player took a second jeton for new points, and left the first standing.
    """

    holes: int
    points: int
    second: bool = False


@dataclass(frozen=True, slots=True)
class Strict:
    """The state of a strict game; the module describes the fields."""

    base: State = State()
    stage: str = THROW
    accused: int = 0
    before: Marks = NOTHING
    due: int = 0
    own: int = 0
    lost: int = 0
    claim: Claim | None = None
    announced: int = 0
    goes: bool = False
    given: bool = False
    tried: str = ""
    hunted: tuple[int, int] | None = None  # the seat and the arrow of a man who strayed

    @property
    def asked(self) -> Claim:
        """The marks of the accused: nothing moved, if the jeton was not touched."""
        return self.claim or Claim(0, self.before[self.accused].points)


def with_due(state: Strict, seat: int, due: int, *, given: bool = False) -> Strict:
    """Return the state in which a seat marks what is due to it, by its own throw or given."""
    return replace(
        state,
        accused=seat,
        before=state.base.marks,
        due=due,
        lost=0,
        claim=None,
        announced=0,
        goes=False,
        given=given,
        tried="",
    )


def write_strict(state: Strict) -> str:
    """Return the state in its notation."""
    claim = state.claim
    beside = {
        "etapa": state.stage,
        "acusa": SEATS[state.accused],
        "antes": ";".join(",".join(map(str, side)) for side in state.before),
        "debido": state.due,
        "propio": state.own,
        "perdido": state.lost,
        "pide": "-" if claim is None else f"{claim.holes},{claim.points},{int(claim.second)}",
        "dice": state.announced,
        "va": int(state.goes),
        "dado": int(state.given),
        "prueba": state.tried.replace(" ", "_") or "-",
    }
    if state.hunted is not None:
        beside["chasse"] = f"{SEATS[state.hunted[0]]}:{ARROWS[state.hunted[1]]}"
    words = " ".join(f"{name}={text}" for name, text in beside.items())
    return f"{write_state(state.base)} / {words}"


_N = r"(\d{1,3})"
_STRICT_BESIDE = re.compile(
    rf"etapa=([a-z]+) acusa=([AB]) antes={_N},{_N},([012]);{_N},{_N},([012]) debido={_N} "
    rf"propio={_N} perdido={_N} pide=(-|\d{{1,2}},\d{{1,2}},[01]) dice={_N} va=([01]) dado=([01]) "
    r"prueba=(\S+)(?: chasse=([AB]):(\w+))?"
)


def read_strict(text: str, ids: Collection[str]) -> Strict:
    """Return the state that a text writes; raises ``BadNotation`` with the place.

    ``ids`` are those of the rules that may have ended the game.
    """
    head, mark, tail = text.rpartition(" / ")
    match = _STRICT_BESIDE.fullmatch(tail)
    at = len(head) + len(mark)
    if match is None or match[1] not in STAGES:
        like = "etapa=juge acusa=A antes=0,0,0;0,0,0 debido=4 ..."
        message = _(
            "{text!r}: expected {like!r}, a stage of {stages}",
            text=tail,
            like=like,
            stages=", ".join(STAGES),
        )
        raise BadNotation(message, at)
    base = read_state(head, ids)
    sides = SideMarks(*map(int, match.group(3, 4, 5))), SideMarks(*map(int, match.group(6, 7, 8)))
    try:
        before = marking.check(sides)
    except BadNotation as error:
        raise error.replace(at=at) from None
    claim = None
    if match[12] != "-":
        holes, points, second = map(int, match[12].split(","))
        claim = Claim(holes, points, bool(second))
    return Strict(
        base,
        match[1],
        SEATS.index(match[2]),
        before,
        int(match[9]),
        int(match[10]),
        int(match[11]),
        claim,
        int(match[13]),
        match[14] == "1",
        match[15] == "1",
        "" if match[16] == "-" else match[16].replace("_", " "),
        None if match[17] is None else (SEATS.index(match[17]), arrow(match[18], at)),
    )
