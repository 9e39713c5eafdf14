"""Games of the trictrac family on a tables board: the first throw, the scene, plays step by step.

For the first throw each throws a die, or one throws two dice of which the nearer higher one
decides. Either way it is two numbers, A's first: the die that A threw, or the one that lies nearer
to A. Dice that lie at one distance are thrown again and change nothing.

The scene has the dice, the marks, and the position in words. Moves that are made by a word instead
of a man stand in groups: the old word and its sense. The French words are those of the glossary
(Guiton 1822 and others), the moves those of the games.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from typing import Generic, NamedTuple

from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, MoveGraph, Outcome, S, Turn
from juegos.core.message import Message, _
from juegos.draw.dice.scene import Mark, Scene
from juegos.draw.tables.scene import Group, Marked, Offer, Sign, Stack, Tables
from juegos.material.dice import FACES
from juegos.tablas.trictrac import plays, rules
from juegos.tablas.trictrac.marking import Marks, Pavillon
from juegos.tablas.trictrac.plays import Leg, read_legs
from juegos.tablas.trictrac.position import ARROWS, CORNER, LAST, OFF, Men, across, write
from juegos.tablas.trictrac.scoring import Throw
from juegos.tablas.trictrac.state import (
    ACCEPTS,
    AUGMENTS,
    DECIDE,
    DISPUTES,
    FIN,
    GOES,
    JET,
    JOUE,
    MENDS,
    PASSES,
    PRIMAUTE,
    STAYS,
    THROWS,
    WHOLE,
    State,
)

# The first throw: one die each, or two dice of which the nearer higher one decides.

COUP, PLAYED, THROWN_AGAIN = "coup-et-de", "joues", "rejetes"
FIRST_THROWS: Dist[tuple[int, ...]] = Dist(((a, b), 1) for a in FACES for b in FACES)


class FirstThrow(NamedTuple):
    """Who begins (None: it is thrown again), with the throw if it is played, and the event."""

    seat: int | None
    throw: Throw | None
    event: Event


def first_throw(method: str, move: tuple[int, ...]) -> FirstThrow:
    """Return the result of a throw for the first throw."""
    rule = rules.COUP_ET_DE if method == COUP else rules.PRIMAUTE
    first, second = move
    if first == second:
        again = _("{first} and {second}: the players throw again.", first=first, second=second)
        return FirstThrow(None, None, Event(rule, again))
    seat = int(second > first)
    throw = max(first, second), min(first, second)
    if method not in {COUP, PLAYED}:
        return FirstThrow(
            seat, None, Event(rule, _("{seat} throws first.", seat=SEATS[seat]), seat)
        )
    plays = _("{seat} plays {throw}.", seat=SEATS[seat], throw=f"{throw[0]}-{throw[1]}")
    return FirstThrow(seat, throw, Event(rule, plays, seat))


def read_first_throw(text: str) -> tuple[int, ...]:
    """Return the throw for the first throw that a text writes, A's number first: ``4-6``."""
    words = text.split("-")
    if len(words) != len(SEATS) or not set(words) <= set(map(str, FACES)):
        message = _("{text!r} is no throw for the first throw; one looks like '4-6'", text=text)
        raise BadNotation(message, 0, rule=rules.PRIMAUTE.id)
    return tuple(map(int, words))


# The scene of a board of trictrac: the dice, the marks, and the position in words.

BOARD = "trictrac"
JETONS = 3
SIGNS = (
    Sign("T", "talon", _("the talon")),
    Sign("11", "coin", _("the coin de repos")),
    Sign("r11", "coin", _("the other’s coin de repos")),
    Sign("rT", "talon", _("the other’s talon")),
)

# What a seat is to do in the strict game, by its stage.
STRICT = {
    "marque": _("{seat} must mark what his throw gives him, and play it."),
    "case": _("{seat} must say what becomes of a wrong play."),
    "rejoue": _("{seat} must play again."),
    "juge": _("{seat} must judge what the other has marked."),
    "repond": _("{seat} is sent to school, and must answer."),
    "replique": _("{seat} must say whether he holds to the école."),
    "don": _("{seat} must mark what the other’s throw gave him, and take up the dice."),
    "chasse": _("{seat} must say whether a man is driven out."),
}


# What is to be done in the game that the board marks, by its phase.
PHASES = {
    PRIMAUTE: _("The players throw to decide who begins."),
    JET: _("{seat} throws."),
    DECIDE: _("{seat} has a hole by his throw: he stays or goes away."),
    JOUE: _("{seat} plays his throw."),
    FIN: _("The game is over."),
}


def caption(state: State, end: Outcome | None) -> Message:
    """Return what is to be done, in words."""
    if end is not None and state.winner is not None:
        return _("{seat} has won.", seat=SEATS[state.winner])
    return PHASES[state.phase].with_fields(seat=SEATS[state.hand])


def position(men: tuple[Men, Men]) -> Message:
    """Return the places of the men, in words."""
    return _("A: {first}. B: {second}.", first=write(men[0]), second=write(men[1]))


def strict(base: State, seat: int, stage: str, end: Outcome | None) -> Scene:
    """Return the scene of a strict game for the seat that the stage calls on."""
    return replace(scene(base, end), caption=STRICT[stage].with_fields(seat=SEATS[seat]), hand=seat)


def scene(state: State, end: Outcome | None) -> Scene:
    """Return the scene of a state."""
    marks = tuple(
        Mark(seat, label, str(count), won=seat == state.winner)
        for seat, side in enumerate(state.marks)
        for label, count in (("trous", side.holes), ("points", side.points))
    )
    hand = None if state.phase in {PRIMAUTE, FIN} else state.hand
    says, where = caption(state, end), position(state.men)
    return Scene(BOARD, says, state.throw, marks, hand, 2, position=where)


# Plays step by step, and moves that are made by a word.

_CLAIM = re.compile(r"marque (\d+) (\d+)( neuf)?")
_SCHOOL = re.compile(r"ecole (\d+)")
_OWN = _("say what your throw gives you, and mark it: the peg’s holes, then where the jeton stands")
_GIVEN = _("mark what the other’s throw gave you: the peg’s holes, then where the jeton stands")
_CALLS = _("send the other to school: he has marked wrongly, by so many points")
_NEW = "jeton neuf"

# The groups of single words, each with its moves.
_WORDS: tuple[tuple[str, str, Mapping[str, tuple[str, str]]], ...] = (
    (
        "s’en aller ou rester",
        _("go away or stay"),
        {
            GOES: ("je m’en vais", _("men and jetons go back to the talons; you throw first")),
            STAYS: ("je reste", _("the men stay, and you play your throw")),
        },
    ),
    (
        "passer",
        _("his marks are right, or you let them pass"),
        {
            PASSES: ("passer", _("let the marks pass")),
            MENDS: ("corriger", _("put them right, without école")),
        },
    ),
    (
        "répondre à l’école",
        _("you are sent to school"),
        {
            ACCEPTS: ("accepter", _("the other is right")),
            DISPUTES: ("fausse école", _("dispute it: there is no école, or a smaller one")),
            WHOLE: ("école entière", _("have it marked whole")),
            AUGMENTS: ("augmentation", _("hold to it: the école is increased")),
        },
    ),
    ("jeter", _("all is marked"), {THROWS: ("jeter", _("take up the dice and throw"))}),
)
# What is decided about men, by the first word of a move that no group above has.
_DECIDES = {
    "chasse": ("dame chassée", _("a man strayed into a jan: have him driven out, or leave him")),
    "laisse": ("fausse case", _("the other has played wrongly: leave it so, or have it put right")),
    "pone": ("rejouer", _("where the men should stand after all")),
}
_DECIDE = ("décider", _("what there is to decide"))
_NOTHING = Offer(PASSES, "passe", _("play nothing: no man can move"))


def groups(moves: Iterable[str], texts: Mapping[str, str]) -> tuple[Group, ...]:
    """Return the moves that no man makes, in groups; ``texts`` names the other moves."""
    left = dict.fromkeys(moves)
    every = [*_marking(left), *_schools(left), *_plain(left, texts)]
    return tuple(group for group in every if group.rows)


def _marking(left: dict[str, None]) -> Iterator[Group]:
    """Yield the possible marks, a row for each number of holes; they leave ``left``."""
    rows: dict[str, list[Offer]] = {}
    for move in list(left):
        if claim := _CLAIM.fullmatch(move):
            del left[move]
            holes, points, second = int(claim[1]), claim[2], claim[3]
            head = _NEW if second else f"{holes} {'trous' if holes > 1 else 'trou'}"
            rows.setdefault(head, []).append(Offer(move, points))
    order = sorted(rows.items(), key=lambda row: (row[0] == _NEW, row[0]))
    sense = _GIVEN if THROWS in left else _OWN
    numbered = tuple((head, tuple(sorted(row, key=_points))) for head, row in order)
    yield Group("annoncer et marquer", sense, numbered)


def _points(offer: Offer) -> int:
    return int(offer.word)


def _schools(left: dict[str, None]) -> Iterator[Group]:
    """Yield the écoles that may be called; they leave ``left``."""
    calls = [call for move in left if (call := _SCHOOL.fullmatch(move))]
    for call in calls:
        del left[call[0]]
    row = tuple(Offer(call[0], call[1]) for call in sorted(calls, key=lambda call: int(call[1])))
    yield Group("envoyer à l’école", _CALLS, (("", row),) if row else ())


def _plain(left: dict[str, None], texts: Mapping[str, str]) -> Iterator[Group]:
    """Yield the groups of single words, at last those that have no other word."""
    if PASSES in left and MENDS not in left:  # no marks are judged here
        del left[PASSES]
        yield Group("impuissance", _("no die can be played"), (("", (_NOTHING,)),))
    for word, sense, words in _WORDS:
        row = tuple(Offer(move, *words[move]) for move in words if move in left)
        for offer in row:
            del left[offer.move]
        yield Group(word, sense, (("", row),) if row else ())
    rest = tuple(Offer(move, texts[move]) for move in left)
    first = {move.split(" ")[0] for move in left}
    word, sense = next((_DECIDES[name] for name in _DECIDES if name in first), _DECIDE)
    yield Group(word, sense, (("", rest),) if rest else ())


Move = str | tuple[int, ...]  # what is decided or played, or what is thrown


class Layout(NamedTuple):
    """The contents of the board: the men of each by its own path, and the marks, if there are any.

    ``hand`` is the seat whose throw it is, ``plays`` whether the throw is still to be played, and
    ``in_points`` whether points are marked with jetons.
    """

    men: tuple[Men, Men]
    hand: int
    plays: bool
    marks: tuple[Marked, ...] = ()
    in_points: bool = False


class OnTables(ABC, Generic[S]):
    """A game of the family on its board; ``playing`` is the rule of a play."""

    playing: str

    @abstractmethod
    def turn(self, state: S) -> int | Turn:
        """Return the seat that is to move, chance or the end."""

    @abstractmethod
    def moves(self, state: S) -> tuple[str, ...]:
        """Return the legal moves of the seat to move, sorted."""

    @abstractmethod
    def say_move(self, state: S, move: Move) -> str:
        """Return the name of a move where a player chooses among several."""

    @abstractmethod
    def dice_and_caption(self, state: S) -> Scene:
        """Return the dice and the caption, in words."""

    @abstractmethod
    def layout(self, state: S) -> Layout:
        """Return the men and the marks on the board."""

    def not_alone(self, state: S, text: str) -> None:
        """Raise ``IllegalMove`` for an arrow alone, saying whose man stands there."""
        if text in ARROWS[: LAST + 1] and not isinstance(self.turn(state), Turn):
            why = _single_arrow_text(self.layout(state), text)
            raise IllegalMove(_("{text!r}: {why}", text=text, why=why), rule=self.playing)

    def steps(self, move: Move) -> tuple[str, ...]:
        """Return the places of a play, from and to for each step; none for anything else."""
        return tuple(ARROWS[i] for pair in _pairs(legs_of(move)) for i in pair)

    def takes(self, move: Move) -> tuple[str, ...]:
        """Return nothing: no man is ever taken."""
        del move
        return ()

    def move_graph(self, state: S) -> MoveGraph:
        """Return the plays as steps in every order in which they can be made."""
        at_hand = self.layout(state)
        men, foe = at_hand.men[at_hand.hand], at_hand.men[1 - at_hand.hand]
        dice = self.dice_and_caption(state).dice
        knots: list[list[list[str | int]]] = [[]]
        ends: list[int | None] = [None]
        played = [[False for _die in dice]]
        numbers: dict[Men, int] = {men: 0}
        for number, move in enumerate(self.moves(state)):
            for way in _orders(legs_of(move), foe):
                at, here = 0, men
                by = plays.by(way, dice)
                for n, (out, to) in enumerate(way, 1):
                    here = _men_after(here, out, to)
                    if here not in numbers:
                        numbers[here] = len(knots)
                        knots.append([])
                        ends.append(None)
                        played.append([die in by[:n] for die in range(len(dice))])
                    step: list[str | int] = [ARROWS[out], ARROWS[to], numbers[here]]
                    if step not in knots[at]:
                        knots[at].append(step)
                    at = numbers[here]
                ends[at] = number
        return {"knots": knots, "ends": ends, "dice": list(dice), "played": played}

    def scene(self, state: S, last: Move | None = None) -> Tables:
        """Return the board with its marks, the dice and the caption."""
        parts, here = self.dice_and_caption(state), self.layout(state)
        idle = JETONS - sum(mark.jetons for mark in here.marks)
        return Tables(
            "trictrac",
            parts.caption,
            tuple(_slot(here.men, slot, here.hand) for slot in range(24)),
            ARROWS[: CORNER + 1] * 2,
            tuple(Stack("off", seat, here.men[seat][OFF]) for seat in (0, 1)),
            parts.dice,
            parts.hand,
            _ways(legs_of(last), own=here.plays),
            here.marks,
            idle=idle if here.in_points else None,
            signs=SIGNS if here.marks else (),
            cups=True,
            groups=self._groups(state),
            thrower=here.hand if parts.dice or parts.hand is not None else None,
            position=parts.position,
        )

    def _groups(self, state: S) -> tuple[Group, ...]:
        """Return the moves that are made by a word, where a seat is to move."""
        if isinstance(self.turn(state), Turn):
            return ()
        moves = [move for move in self.moves(state) if not legs_of(move)]
        texts = {move: self.say_move(state, move) for move in moves}
        return groups(moves, texts)


def _single_arrow_text(here: Layout, arrow: str) -> Message:
    """Return why the arrow alone on which a play begins does not name a play."""
    at = ARROWS.index(arrow)
    if here.men[here.hand][at]:
        return _("say also where the man on {arrow} goes", arrow=arrow)
    if here.men[1 - here.hand][across(at)]:
        return _("the man on {arrow} is the other’s", arrow=arrow)
    return _("no man stands on {arrow}", arrow=arrow)


def legs_of(move: Move | None) -> tuple[Leg, ...]:
    """Return the legs of a play; none for a throw, a mark or a decision."""
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
    """Yield the steps of a play in either order, a man that rests also by its other rest."""
    for order in permutations(legs) if legs else ():
        yield list(_pairs(order))
    for leg in legs:
        rest = leg.start + leg.to - leg.via
        if leg.via >= 0 and rest <= LAST and not foe[across(rest)]:
            yield [(leg.start, rest), (rest, leg.to)]


def _men_after(men: Men, out: int, to: int) -> Men:
    counts = list(men)
    counts[out] -= 1
    counts[to] += 1
    return tuple(counts)


def _slot(men: tuple[Men, Men], slot: int, hand: int) -> Stack:
    """Return an arrow as it is drawn: A's own from its talon on, below; B's above."""
    index = slot if slot <= CORNER else LAST - (slot - CORNER - 1)
    name = ARROWS[across(index) if hand else index]
    mine, theirs = men[0][index], men[1][across(index)]
    return Stack(name, 0 if mine else 1 if theirs else None, mine or theirs)


def _ways(legs: tuple[Leg, ...], *, own: bool) -> tuple[tuple[str, str], ...]:
    """Return the way of each man moved last, by the names of the seat now in hand."""

    def seen(index: int) -> str:
        return ARROWS[index if own or index == OFF else across(index)]

    return tuple((seen(leg.start), seen(leg.to)) for leg in legs)


def marked(marks: Marks, pavillon: Pavillon) -> tuple[Marked, ...]:
    """Return the marks of both as the board shows them."""
    return tuple(
        Marked(side.holes, side.points, side.jetons, pavillon.holder == seat)
        for seat, side in enumerate(marks)
    )
