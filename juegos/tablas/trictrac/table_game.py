"""Games of the trictrac family on a tables board: what it shows, and plays step by step.

All else a ``Mesa`` leaves to the game that it is made for.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from juegos.core.advice import Advice
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import Turn
from juegos.draw.tables.scene import Group, Marked, Stack, Tables
from juegos.tablas.trictrac import words
from juegos.tablas.trictrac.movement import Leg
from juegos.tablas.trictrac.notation import read_legs
from juegos.tablas.trictrac.position import ARROWS, CORNER, LAST, OFF, Men, across
from juegos.tablas.trictrac.scene import JETONS, SIGNS
from juegos.tablas.trictrac.state import JOUE

CLAIM = "claim"  # tick-tack's name for the phase in which a throw is played


class Mesa:
    """A game of the family with a board to play it on."""

    def __init__(self, juego: Any) -> None:
        self.juego = juego

    def __getattr__(self, name: str) -> Any:
        return getattr(self.juego, name)

    def advise(self, state: Any, level: str, rng: random.Random) -> Advice[str]:
        """Return the move of a player of this level."""
        found: Advice[str] = self.juego.advise(state, level, rng)
        return found

    def read_move(self, state: Any, text: str) -> Any:
        """Return the move that ``text`` writes.

        Raises:
            IllegalMove: it is an arrow alone; the message says whose man stands there.
        """
        if text in ARROWS[: LAST + 1] and not isinstance(self.juego.turn(state), Turn):
            raise IllegalMove(f"{text!r}: {_alone(state, text)} ({self._playing})")
        return self.juego.read_move(state, text)

    @property
    def _playing(self) -> str:
        """The rule by which a throw is played."""
        ids: list[str] = [rule.id for rule in self.juego.rules]
        return next(id for id in ids if id.endswith((".joue", ".play")))

    def steps(self, move: Any) -> tuple[str, ...]:
        """Return the places of a play, from and to for each step; none of anything else."""
        return tuple(ARROWS[i] for pair in _pairs(legs_of(move)) for i in pair)

    def takes(self, move: Any) -> tuple[str, ...]:
        """Return nothing: no man is ever taken."""
        del move
        return ()

    def web(self, state: Any) -> dict[str, Any]:
        """Return the plays as steps in every order in which they may be made."""
        base = getattr(state, "base", state)
        men, foe = base.men[base.hand], base.men[1 - base.hand]
        knots: list[list[list[Any]]] = [[]]
        ends: list[int | None] = [None]
        numbers: dict[Men, int] = {men: 0}
        for number, move in enumerate(self.juego.moves(state)):
            for way in _orders(legs_of(move), foe):
                at, here = 0, men
                for out, to in way:
                    here = _moved(here, out, to)
                    if here not in numbers:
                        numbers[here] = len(knots)
                        knots.append([])
                        ends.append(None)
                    step = [ARROWS[out], ARROWS[to], numbers[here]]
                    if step not in knots[at]:
                        knots[at].append(step)
                    at = numbers[here]
                ends[at] = number
        return {"knots": knots, "ends": ends}

    def scene(self, state: Any, last: Any = None) -> Tables:
        """Return the board with its marks, the dice and what is to be done."""
        told = self.juego.scene(state, last)
        base = getattr(state, "base", state)
        marks = _marks(base)
        return Tables(
            "trictrac",
            told.caption,
            tuple(_slot(base.men, slot, base.hand) for slot in range(24)),
            ARROWS[: CORNER + 1] * 2,
            tuple(Stack("off", seat, base.men[seat][OFF]) for seat in (0, 1)),
            told.dice,
            told.hand,
            _ways(legs_of(last), own=base.phase in {JOUE, CLAIM}),
            marks,
            idle=JETONS - sum(mark.jetons for mark in marks) if self._has_jetons(marks) else None,
            signs=SIGNS if marks else (),
            cups=True,
            groups=self._groups(state),
            thrower=base.hand if told.dice or told.hand is not None else None,
            position=told.position,
        )

    def _groups(self, state: Any) -> tuple[Group, ...]:
        """Return the moves that are made by a word, where a seat is to move."""
        if isinstance(self.juego.turn(state), Turn):
            return ()
        moves = [move for move in self.juego.moves(state) if not legs_of(move)]
        said = {move: self.juego.say_move(state, move) for move in moves}
        return words.groups(moves, said)

    def _has_jetons(self, marks: tuple[Marked, ...]) -> bool:
        """Return whether points are marked, which toc does without."""
        game = getattr(self.juego, "game", self.juego)
        return bool(marks) and getattr(game, "in_points", False)


def _alone(state: Any, arrow: str) -> str:
    """Return why no play is told by the arrow alone that it would begin on."""
    base, at = getattr(state, "base", state), ARROWS.index(arrow)
    if base.men[base.hand][at]:
        return f"whither the man on {arrow} goes is to be said too"
    if base.men[1 - base.hand][across(at)]:
        return f"the man on {arrow} is the other’s"
    return f"no man stands on {arrow}"


def legs_of(move: Any) -> tuple[Leg, ...]:
    """Return the legs of a play; none of a throw, a mark or a decision."""
    if not isinstance(move, str):
        return ()
    try:
        return read_legs(move)
    except BadNotation:
        return ()


def _pairs(legs: tuple[Leg, ...]) -> Iterator[tuple[int, int]]:
    """Yield the steps of some legs; a man that rests makes two."""
    for leg in legs:
        if leg.via < 0:
            yield leg.start, leg.to
        else:
            yield from ((leg.start, leg.via), (leg.via, leg.to))


def _orders(legs: tuple[Leg, ...], foe: Men) -> Iterator[list[tuple[int, int]]]:
    """Yield the steps of a play in either order, a man that rests also by his other rest."""
    for order in permutations(legs) if legs else ():
        yield list(_pairs(order))
    for leg in legs:
        rest = leg.start + leg.to - leg.via
        if leg.via >= 0 and rest <= LAST and not foe[across(rest)]:
            yield [(leg.start, rest), (rest, leg.to)]


def _moved(men: Men, out: int, to: int) -> Men:
    found = list(men)
    found[out] -= 1
    found[to] += 1
    return tuple(found)


def _slot(men: tuple[Men, Men], slot: int, hand: int) -> Stack:
    """Return an arrow as it is drawn: A's own from its talon on, below; B's above."""
    index = slot if slot <= CORNER else LAST - (slot - CORNER - 1)
    name = ARROWS[across(index) if hand else index]
    mine, theirs = men[0][index], men[1][across(index)]
    return Stack(name, 0 if mine else 1 if theirs else None, mine or theirs)


def _ways(legs: tuple[Leg, ...], *, own: bool) -> tuple[tuple[str, str], ...]:
    """Return the way of each man moved last, by the names of the seat that is now in hand."""

    def seen(index: int) -> str:
        return ARROWS[index if own or index == OFF else across(index)]

    return tuple((seen(leg.start), seen(leg.to)) for leg in legs)


def _marks(base: Any) -> tuple[Marked, ...]:
    """Return what is marked, in a game that marks."""
    flag = getattr(base, "pavillon", None)
    return tuple(
        Marked(side.holes, side.points, side.jetons, flag is not None and flag.holder == seat)
        for seat, side in enumerate(getattr(base, "marks", ()))
    )
