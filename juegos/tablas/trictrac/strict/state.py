"""A state of the strict game: the game's own, and what is being marked or judged beside it.

After the state of the game stand ``etapa`` (the stage), ``acusa`` (whose marks are judged),
``antes`` (the marks before them), ``debido`` (the points that were due), ``propio`` (what the
throw on the table gives its thrower), ``perdido`` (points of a jan that was not filled or kept),
``pide`` (holes, jeton and second jeton as marked), ``dice`` (the école that was called), ``va``
(1: the thrower goes away), ``dado`` (1: the marks are of points that the other's throw gave) and
``prueba`` (a play that is no play of the rules, or what binds him who plays: ``dames``).
At the end, where there is one, ``chasse`` (a man who may be driven out: ``A:r9``).
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, replace

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.tablas.trictrac.ecoles import Claim
from juegos.tablas.trictrac.marking import NOTHING, Marks, SideMarks, check
from juegos.tablas.trictrac.position import ARROWS, arrow
from juegos.tablas.trictrac.state import State, read_state, write_state

THROW, MARK, CASE, AGAIN, JUDGE, ANSWER, REPLY, GIVEN, HUNT = (
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
STAGES = (THROW, MARK, CASE, AGAIN, JUDGE, ANSWER, REPLY, GIVEN, HUNT)


@dataclass(frozen=True, slots=True)
class Strict:
    """The state of a strict game; the module describes the fields."""

    base: State = State()  # noqa: RUF009  frozen
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


def marking(state: Strict, seat: int, due: int, *, given: bool = False) -> Strict:
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
    words = " ".join(f"{name}={value}" for name, value in beside.items())
    return f"{write_state(state.base)} / {words}"


_N = r"(\d{1,3})"
_BESIDE = re.compile(
    rf"etapa=([a-z]+) acusa=([AB]) antes={_N},{_N},([012]);{_N},{_N},([012]) debido={_N} "
    rf"propio={_N} perdido={_N} pide=(-|\d{{1,2}},\d{{1,2}},[01]) dice={_N} va=([01]) dado=([01]) "
    r"prueba=(\S+)(?: chasse=([AB]):(\w+))?"
)


def read_strict(text: str, ids: Collection[str]) -> Strict:
    """Return the state that a text writes; raises ``BadNotation`` with the place.

    ``ids`` are those of the rules that may have ended the game.
    """
    head, mark, tail = text.rpartition(" / ")
    match = _BESIDE.fullmatch(tail)
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
        before = check(sides)
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
