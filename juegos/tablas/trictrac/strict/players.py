"""Opponents at strict trictrac: all mark what is due; they differ in play and in what they allow.

Random lets every mark of the other pass; greedy and strong send the other to school for wrong
marks, and dispute an école that is none.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from juegos.core.advice import Advice, random_move
from juegos.core.game import Step
from juegos.core.message import Message, _, _n, as_message
from juegos.tablas.trictrac.ecoles import Claim, Due, Severity, truth
from juegos.tablas.trictrac.evaluation import worth
from juegos.tablas.trictrac.players import UNIT, by
from juegos.tablas.trictrac.state import DECIDE, GOES, JOUE, State
from juegos.tablas.trictrac.strict import disputes
from juegos.tablas.trictrac.strict.faults import HUNTS
from juegos.tablas.trictrac.strict.state import (
    ANSWER,
    CASE,
    GIVEN,
    HUNT,
    JUDGE,
    MARK,
    REPLY,
    THROWS,
    Strict,
)


class MarkingGame(Protocol):
    """The underlying game, in which the board marks."""

    def moves(self, state: State) -> tuple[str, ...]:
        """Return the legal moves of the seat to move."""

    def advise(self, state: State, level: str, rng: random.Random) -> Advice[str]:
        """Return the decision or play of a player."""


class StrictGame(Protocol):
    """The part of the strict game that the opponents need."""

    severity: Severity

    @property
    def game(self) -> MarkingGame:
        """The underlying game."""

    def moves(self, state: Strict) -> tuple[str, ...]:
        """Return the legal moves of the seat to move."""

    def play(self, state: Strict, move: str) -> Step[Strict]:
        """Return the result of a move."""


def advise(table: StrictGame, state: Strict, level: str, rng: random.Random) -> Advice[str]:
    """Return the mark, play or word of a player of this level."""
    if state.stage in {MARK, GIVEN}:
        mark = _mark(table, state)
        if mark is None and state.stage == GIVEN:
            return by(THROWS, _("All is marked."))
        return mark or _move(table, state, level, rng)
    if state.stage in {JUDGE, ANSWER, REPLY}:
        return _judgement(table, state, level)
    if level == "random":
        return random_move(table.moves(state), UNIT, rng)
    if state.stage == HUNT:
        return by(HUNTS, _("A man who should not be there is in the way of a jan."))
    return _best_choice(table, state, table.moves(state))


def _mark(table: StrictGame, state: Strict) -> Advice[str] | None:
    """Return the mark that is still to be made, if there is one."""
    seat = state.accused
    if state.claim is not None or not state.due:
        return None
    right = truth(state.before, seat, Due(state.due))
    claim = Claim(right[seat].holes - state.before[seat].holes, right[seat].points)
    text = disputes.write_claim(claim)
    why = _n("There is {count} point to mark.", "There are {count} points to mark.", state.due)
    result = by(text, why)
    return result if text in table.moves(state) else None


def _move(table: StrictGame, state: Strict, level: str, rng: random.Random) -> Advice[str]:
    """Return the play, or the going away where a hole has been marked."""
    holed = state.asked.holes > 0
    if holed and level != "random":
        decided = table.game.advise(replace(state.base, phase=DECIDE), level, rng)
        if decided.move == GOES:
            return decided
    if state.tried:  # a man is to be played: no other play is left
        bound = [one for one in table.moves(state) if one != GOES and not one.startswith("marque")]
        lot = level == "random"
        return random_move(tuple(bound), UNIT, rng) if lot else _best_choice(table, state, bound)
    return table.game.advise(replace(state.base, phase=JOUE), level, rng)


def _judgement(table: StrictGame, state: Strict, level: str) -> Advice[str]:
    """Return the judgement of the other's marks, or the answer to the other's judgement."""
    school = disputes.verdict(state, table.severity)
    if state.stage != JUDGE:
        return by(*_answer(state, school.amount))
    if level == "random" or school.rule is None:
        return by(disputes.PASSES, _("The marks are let pass."))
    call = f"ecole {school.amount}"
    called = school.amount and call in table.moves(state)
    return by(call if called else disputes.MENDS, as_message(school.rule.says))


def _answer(state: Strict, amount: int) -> tuple[str, Message]:
    """Return the answer to an école that was called, or to a dispute of one, and why."""
    if state.stage == ANSWER:
        if 0 < state.said <= amount:
            return disputes.ACCEPTS, _("The école is right, or less than it might be.")
        return disputes.DISPUTES, _("There is no such école.")
    if state.said == amount:
        return disputes.AGAIN, _("The école is right: it is held to.")
    return disputes.ACCEPTS, _("The école was wrong.")


def _best_choice(table: StrictGame, state: Strict, moves: Sequence[str]) -> Advice[str]:
    """Return the best choice about a fausse case: of the judge, or of the player."""
    hand, judging = state.base.hand, state.stage == CASE
    sign = -1 if judging else 1

    def value(move: str) -> float:
        men = table.play(state, move).state.base.men
        return sign * worth(men[hand], men[1 - hand])

    best = max(moves, key=lambda move: (value(move), move))
    worst = _("Of the choices allowed, the worst for the player who made the mistake.")
    return by(best, worst if judging else _("The best that is left."))
