"""A state of tick-tack and its notation: ``claim A 6-1 / T:14 8 / T:14 9 / vies=0 missed=0``.

At the end the head is ``fin A 2 tick-tack.hit``: the winner, what it was worth and the rule.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.core.source import Rule
from juegos.material import dice
from juegos.tablas.tick_tack import rules as law
from juegos.tablas.trictrac.position import LAST, START, Men, read, write

FIRST, VIE, HOLD, JET, CLAIM, WHYNOT, FIN = (
    "first",
    "vie",
    "hold",
    "throw",
    "claim",
    "whynot",
    "fin",
)
PHASES = (FIRST, VIE, HOLD, JET, CLAIM, WHYNOT)
THROWN = (CLAIM, WHYNOT)


@dataclass(frozen=True, slots=True)
class State:
    """The state of a game; ``missed`` is what the caster could have won and did not claim."""

    phase: str = FIRST
    hand: int = 0
    throw: tuple[int, ...] = ()
    men: tuple[Men, Men] = (START, START)
    vies: int = 0
    missed: int = 0
    winner: int | None = None
    worth: int = 0
    why: str = ""


_LIKE = "claim A 6-1 / T:14 8 / T:14 9 / vies=0 missed=0"
_HEAD = re.compile(
    r"(?:fin (?P<who>[AB-]) (?P<n>\d{1,3}) (?P<why>\S+)|"
    r"(?P<phase>[a-z]+) (?P<seat>[AB]) (?P<throw>-|[1-6]-[1-6]))"
)
_BESIDE = re.compile(r"vies=(\d{1,3}) missed=(\d)")


def write_state(state: State) -> str:
    """Return a state in the notation of this module."""
    head = f"{state.phase} {SEATS[state.hand]} {dice.write(state.throw) or '-'}"
    if state.phase == FIN:
        winner = "-" if state.winner is None else SEATS[state.winner]
        head = f"{FIN} {winner} {state.worth} {state.why}"
    beside = f"vies={state.vies} missed={state.missed}"
    return " / ".join((head, write(state.men[0]), write(state.men[1]), beside))


@contextmanager
def rename_rule(rule: Rule) -> Iterator[None]:
    """Rename the rule of any notation error shared with trictrac to this rule."""
    try:
        yield
    except BadNotation as error:
        raise error.replace(rule=rule.id) from None


def read_state(text: str, rules: Collection[str]) -> State:
    """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
    parts = text.split(" / ")
    head = _HEAD.fullmatch(parts[0])
    beside = _BESIDE.fullmatch(parts[-1])
    if len(parts) != len(_LIKE.split(" / ")) or head is None or beside is None:
        raise BadNotation(_("{text!r}: expected the form {form!r}", text=text, form=_LIKE), 0)
    with rename_rule(law.MEN):
        men = read(parts[1], free=True), read(parts[2], free=True)
    if any(men[0][i] and men[1][LAST - i] for i in range(24)):
        raise BadNotation(_("{men!r}: an arrow has two owners", men=parts[2]), 0, rule=law.BLOCK.id)
    if head["why"]:
        if head["why"] not in rules:
            raise BadNotation(_("{rule!r} is no rule of the game", rule=head["why"]), 0)
        winner = None if head["who"] == "-" else SEATS.index(head["who"])
        return State(FIN, men=men, winner=winner, worth=int(head["n"]), why=head["why"])
    phase, seat, throw = head["phase"], head["seat"], head["throw"]
    if phase not in PHASES or (throw == "-") == (phase in THROWN):
        raise BadNotation(
            _("{head!r}: a phase is one of {phases}", head=parts[0], phases=", ".join(PHASES)),
            0,
        )
    thrown = () if throw == "-" else dice.read(throw, 2, law.THROW.id, head.start("throw"))
    vies, missed = int(beside[1]), int(beside[2])
    return State(phase, SEATS.index(seat), thrown, men, vies, missed)
