"""The players of trictrac, and the values of plays by which they choose.

``random`` chooses at random; ``greedy`` looks at the present, keeps its jans and makes cases;
``strong`` scores every throw of the other's answer and every throw of its own after that; ``good``
does so too, but makes mistakes in its plays.

The values of plays are in holes, and ignore the other's play. Every throw of the other's answer is
marked, and every throw of one's own after that, as if the other had not moved; ``evaluation`` gives
the long-term value of the men. The game decides what counts as a gain, and how it is marked.

The points of each of the twenty-one throws are computed with bit masks: bit i is arrow i of a
side's own path. Hits, the beaten corner, playing both dice and keeping a full jan mostly follow
from the masks. Where they do not, and where a throw might fill a jan, it is scored by the rules; so
is every throw of a side that begins or bears off, and every throw under unusual readings.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, Protocol

from juegos.core.advice import Advice, random_move
from juegos.core.message import Message, _, _n, decimal
from juegos.engine.throws import mean, mistaken, promising, valued
from juegos.material import dice
from juegos.tablas.trictrac.evaluation import worth
from juegos.tablas.trictrac.marking import HOLE, Marks, in_bredouille, leave
from juegos.tablas.trictrac.narration import write_play
from juegos.tablas.trictrac.plays import (
    GRAND,
    PETIT,
    RETOUR,
    can_still_fill,
    ground,
    jan_kept,
    lack,
    legal_of,
    playable,
)
from juegos.tablas.trictrac.position import (
    CORNER,
    FAR_CORNER,
    HOME,
    LAST,
    MEN,
    OFF,
    START,
    Men,
    is_grand,
)
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.scoring import (
    GRAND_HIT,
    THIRD,
    WORTH,
    Score,
    Throw,
    ThrowContext,
    casts,
    each,
    score_plays,
)
from juegos.tablas.trictrac.state import DECIDE, GOES, STAYS, State

# The values of plays of trictrac by the throws to come, in holes, ignoring the other's play.

FACES: tuple[Throw, ...] = tuple((max(throw), min(throw)) for throw in dice.throws(2))
WEIGHTS = tuple(weight for _throw, weight in dice.throws(2).items())
USUAL = Usage()
_CACHE_SIZE = 20_000
_JANS = (PETIT, GRAND, RETOUR)
_SIX, _TWELVE, _BOARD = (1 << 6) - 1, (1 << 12) - 1, (1 << OFF) - 1
_KEEPING = tuple(each(WORTH["conserver-grand"], throw) for throw in FACES)
_BEATING = tuple(each(WORTH["coin-battu"], throw) for throw in FACES)


class ThrowGain(NamedTuple):
    """A throw: its ways of 36, and the points that it brings its thrower and the other."""

    throw: Throw
    weight: int
    own: int
    given: int


class Lacking(NamedTuple):
    """A jan that lacks a man or two: the arrow of each, and the places of spare men, and of two."""

    at: tuple[int, ...]
    spare: int
    pairs: int


class Masks(NamedTuple):
    """The view of one side, as masks by its own path; ``faced`` are its men by the other's path.

    ``moves`` are the men outside the corner, ``pairs`` where two of them stand; of a full jan only
    those that it does not need. ``closes`` is where the other may not stop, by the other's path;
    ``odd``: its throws must be scored by the rules.
    """

    held: int
    moves: int
    pairs: int
    faced: int
    closes: int
    lone: tuple[int, ...]
    keeps: bool
    lacks: tuple[Lacking, ...]
    odd: bool


def throw_gains(men: Men, foe: Men, usage: Usage, when: ThrowContext) -> list[ThrowGain]:
    """Return the gains of each throw of a side, as ``scoring`` counts them."""
    own, other = masks(men), masks(foe)
    if own.odd or usage != USUAL or (when.nth == THIRD and men[0] == MEN - 4):
        return list(_by_the_rules(men, foe, usage, when, range(len(FACES))))
    points, given = [0] * len(FACES), [0] * len(FACES)
    if own.keeps:
        points[:] = _KEEPING
    if men[CORNER] > 1 and not foe[CORNER]:
        points = [*map(int.__add__, points, _beats(men))]
    for lone in other.lone:
        near, closed = own.faced >> lone + 1 & _TWELVE, other.held >> lone + 1 & _SIX
        true, false = _hits(near, closed, grand=is_grand(LAST - lone))
        points, given = [*map(int.__add__, points, true)], [*map(int.__add__, given, false)]
    gains = [*map(ThrowGain, FACES, WEIGHTS, points, given)]
    unsure = _uncertain_throws(own, other, men, foe)
    for at, row in zip(unsure, _by_the_rules(men, foe, usage, when, unsure), strict=True):
        gains[at] = row
    return gains


def _by_the_rules(
    men: Men, foe: Men, usage: Usage, when: ThrowContext, which: Sequence[int]
) -> Iterator[ThrowGain]:
    """Yield the gains of these throws, each scored in full."""
    if not which:
        return
    here = ground(men, foe, usage)
    for at in which:
        score = score_plays(here, playable(here, FACES[at], usage), FACES[at], usage, when)
        totals = (score.total(thrower=thrower) for thrower in (True, False))
        yield ThrowGain(FACES[at], WEIGHTS[at], *totals)


@lru_cache(maxsize=_CACHE_SIZE)
def masks(men: Men) -> Masks:
    """Return the view of a side."""
    board = men[:OFF]
    full = next((jan for jan in _JANS if all(men[i] > 1 for i in jan)), range(0))
    free = [0 if i == CORNER else n - 2 * (i in full) for i, n in enumerate(board)]
    closes = 0
    if can_still_fill(men, men, PETIT, USUAL):
        closes |= _mask(LAST - i for i in PETIT)
    if closes or can_still_fill(men, men, GRAND, USUAL):
        closes |= _mask(LAST - i for i in GRAND)
    near = [jan for jan in _JANS if not full and lack(men, jan) in {1, 2}]
    return Masks(
        _mask(i for i, n in enumerate(board) if n > 1),
        _mask(i for i, n in enumerate(free) if n > 0),
        _mask(i for i, n in enumerate(free) if n > 1),
        _mask(LAST - i for i, n in enumerate(board) if n),
        closes,
        tuple(i for i, n in enumerate(board[:LAST]) if n == 1),
        bool(full),
        tuple(_lacking(men, jan) for jan in near),
        men[0] == MEN - 2 or sum(men[: HOME[0]]) < 2,
    )


def _mask(arrows: Iterator[int]) -> int:
    return sum(1 << arrow for arrow in arrows)


def _lacking(men: Men, jan: range) -> Lacking:
    """Return what a jan lacks; a man that it does not need is spare."""
    spare = [n - 2 * (i in jan) for i, n in enumerate(men[:OFF])]
    one, two = (_mask(i for i, n in enumerate(spare) if n > least) for least in (0, 1))
    return Lacking(tuple(i for i in jan for _ in range(men[i], 2)), one, two)


@lru_cache(maxsize=_CACHE_SIZE)
def _hits(near: int, closed: int, *, grand: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the gain of each throw by hitting a lone man, and the loss by false hits.

    Bit d - 1 of ``near``: a man of the thrower stands d arrows before it; of ``closed``: the other
    holds that arrow.
    """
    worth = GRAND_HIT if grand else WORTH["battue-vrai"]
    true, false = [], []
    for throw in FACES:
        ways = sum(near >> die - 1 & 1 for die in {*throw})
        far = near >> sum(throw) - 1 & 1
        shut = all(closed >> die - 1 & 1 for die in throw)
        true.append(each(worth, throw) * (ways + (far and not shut)))
        false.append(each(worth, throw) * (far and shut))
    return tuple(true), tuple(false)


@lru_cache(maxsize=_CACHE_SIZE)
def _beats(men: Men) -> tuple[int, ...]:
    """Return the gain of each throw by beating the other's empty corner from one's own."""
    free = [n - 2 * (i == CORNER) for i, n in enumerate(men)]
    return tuple(
        worth * (min(free[FAR_CORNER - a], free[FAR_CORNER - b]) > (a == b))
        for (a, b), worth in zip(FACES, _BEATING, strict=True)
    )


def _uncertain_throws(own: Masks, other: Masks, men: Men, foe: Men) -> list[int]:
    """Return the throws for which the masks do not show that both dice are played as they should.

    They show it if two men move by one die each, from where none is needed, and no jan can be
    filled.
    """
    stop = _BOARD & ~(other.faced | other.closes | 1 << FAR_CORNER)
    if not men[CORNER]:
        stop &= ~(1 << CORNER)
    ways = [0] + [own.moves & stop >> die for die in range(1, 7)]
    arrows, power = [], not men[CORNER] | foe[CORNER]
    for at, (a, b) in enumerate(FACES):
        first, second = ways[a], ways[b]
        both = first | second
        sure = first and second and (both & both - 1 or both & own.pairs)
        if not sure or (own.lacks and _may_fill(own.lacks, a, b, power=power)):
            arrows.append(at)
    return arrows


def _may_fill(lacks: tuple[Lacking, ...], a: int, b: int, *, power: bool) -> bool:
    """Return whether this throw could bring spare men to the places that a jan lacks."""
    for jan in lacks:
        spare = jan.pairs if a == b else jan.spare
        if len(jan.at) == 1:
            at = jan.at[0]
            if any(at >= n and jan.spare >> at - n & 1 for n in (a, b, a + b)):
                return True
            continue
        x, y = jan.at
        for to, there in ((x, y), (y, x), (FAR_CORNER,) * 2)[: 3 if power else 2]:
            ways = spare if to == there else jan.spare
            if to >= a and there >= b and ways >> to - a & ways >> there - b & 1:
                return True
    return False


CASTS = 21  # throws that differ: the next of both sides are looked at
WORK = 10 * 2 * CASTS  # throws looked at for a play
POINT = 0.11  # what a point to come is worth in holes: one hole or two are made of twelve
LATER = 0.9  # what comes a throw later is worth so much less
FIRST = 2.0  # points that the first throw of a relevé is worth
MISTAKE = 0.3  # holes; what a mistake costs that good makes a quarter as often
WON = 4.0  # holes that a game won is worth besides


class TrictracGame(Protocol):
    """The part of a game that the opponents need."""

    usage: Usage
    in_points: bool

    def moves(self, state: State) -> tuple[str, ...]:
        """Return the legal moves of the seat to move."""

    def brings(self, score: Score, throw: Throw, *, thrower: bool) -> int:
        """Return what a throw brings a side: points, or holes where there are no points."""

    def marked_by(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks after a seat has marked so much."""

    def won(self, marks: Marks, seat: int) -> bool:
        """Return whether a seat has won by its holes."""


class NextThrow(NamedTuple):
    """A throw to come: its ways of 36, and what it brings its thrower and the other."""

    throw: Throw
    weight: int
    own: int
    given: int


def value_of_leaving(game: TrictracGame, state: State, leaving: float) -> float:
    """Return the value of going away, in holes."""
    return marks_value(game, leave(state.marks), state.hand) + POINT * FIRST + leaving


def best_of(game: TrictracGame, state: State, afters: list[Men]) -> tuple[Men, float]:
    """Return the best position of the men after the throw, and its value in holes."""
    return next(iter(judged_positions(game, state, afters).items()))


def judged_positions(game: TrictracGame, state: State, afters: list[Men]) -> dict[Men, float]:
    """Return the values in holes of the positions that look best, the best first."""
    foe, owed = state.men[state.other], state.owed
    marks = game.marked_by(state.marks, state.other, owed) if owed else state.marks
    first = promising(afters, lambda after: worth(after, foe), work=WORK, throws=2 * CASTS)
    return valued(first, lambda after: position_value(game, state, marks, after))


def position_value(game: TrictracGame, state: State, marks: Marks, after: Men) -> float:
    """Return the value of a position to the hand: the other's throw, its own, and the rest."""
    seat, foe = state.hand, state.men[state.other]
    if not any(after[: LAST + 1]):
        after = foe = START  # the last man is off: a new relevé
    answers = to_come(game, foe, after, ThrowContext(state.throws[1 - seat] + 1))
    own = to_come(game, after, foe, ThrowContext(state.throws[seat] + 1))
    gain = mean((cast.weight, cast.own - cast.given) for cast in own)
    later = LATER * in_holes(game, gain) + POINT * LATER * LATER * worth(after, foe)
    return mean((cast.weight, _after_answer(game, marks, seat, cast, later)) for cast in answers)


def to_come(game: TrictracGame, men: Men, foe: Men, when: ThrowContext) -> list[NextThrow]:
    """Return the gains of each throw of a side, as the game marks them."""
    if game.in_points:
        return [*map(NextThrow._make, throw_gains(men, foe, game.usage, when))]
    return [
        NextThrow(
            cast.throw,
            cast.weight,
            *(game.brings(cast.score, cast.throw, thrower=thrower) for thrower in (True, False)),
        )
        for cast in casts(men, foe, game.usage, when)
    ]


def in_holes(game: TrictracGame, amount: float) -> float:
    """Return the value of points in holes; in a game without points, holes are holes."""
    return POINT * amount if game.in_points else amount


def _after_answer(
    game: TrictracGame, marks: Marks, seat: int, cast: NextThrow, later: float
) -> float:
    """Return the value left to the seat after one throw of the other, who may go away by a hole."""
    other = 1 - seat
    now = game.marked_by(marks, other, cast.own) if cast.own else marks
    if game.won(now, other):
        return marks_value(game, now, seat)
    holed = now[other].holes > marks[other].holes
    gone = marks_value(game, leave(now), seat) - POINT * FIRST if holed else 0.0
    now = game.marked_by(now, seat, cast.given) if cast.given else now
    if game.won(now, seat):
        return marks_value(game, now, seat)
    stays = marks_value(game, now, seat) + later
    return min(stays, gone) if holed else stays


def marks_value(game: TrictracGame, marks: Marks, seat: int) -> float:
    """Return the value of the marks to a seat, in holes."""
    holes = 0.0
    for who, sign in ((seat, 1), (1 - seat, -1)):
        side = marks[who]
        each = 1.4 if in_bredouille(marks, who) else 1.0
        holes += sign * (side.holes + each * side.points / HOLE + WON * game.won(marks, who))
    return holes


# Opponents at trictrac: ``random``; ``greedy``, which looks at the present; ``good``; ``strong``.

UNIT = "holes"


def advise(
    game: TrictracGame, state: State, level: str, rng: random.Random, leaving: float = 0.0
) -> Advice[str]:
    """Return the move of a player of this level; ``leaving`` is in holes, besides the marks."""
    if level == "random":
        return random_move(game.moves(state), UNIT, rng)
    men, foe = state.men[state.hand], state.men[state.other]
    legal = legal_of(men, foe, state.pair, game.usage).plays
    plays = {after: write_play(play) for after, play in legal.items()}
    if level == "greedy":
        return _greedy(state, plays)
    return _weighs(game, state, plays, leaving, rng if level == "good" else None)


def _greedy(state: State, plays: Mapping[Men, str]) -> Advice[str]:
    if state.phase == DECIDE:
        stays = any(jan_kept(after) for after in plays)
        why = _("Stays while it can fill or keep a jan, goes away with the hole otherwise.")
        return by(STAYS if stays else GOES, why)
    best = max(plays, key=lambda after: (now(after), after))
    why = _("Keeps a full jan, then makes the most cases; does not look at throws to come.")
    return by(plays[best], why)


def now(after: Men) -> tuple[bool, int, int]:
    """Return the features that greedy looks at: a full jan, cases of its grand jan, all cases."""
    grand = sum(after[index] > 1 for index in range(6, CORNER + 1))
    return bool(jan_kept(after)), grand, sum(count > 1 for count in after[1 : LAST + 1])


def _weighs(
    game: TrictracGame,
    state: State,
    plays: Mapping[Men, str],
    leaving: float,
    errs: random.Random | None,
) -> Advice[str]:
    """Return the best play, or whether to stay for it, by the throws to come alone.

    With a source of mistakes the play may be one.
    """
    values = judged_positions(game, state, list(plays))
    after, worth = next(iter(values.items()))
    work = min(2 * CASTS * len(plays), WORK)
    if state.phase == DECIDE:
        return _stay_or_go(worth, value_of_leaving(game, state, leaving), work)
    if errs:
        after = mistaken(values, MISTAKE, errs)
        worth = values[after]
    why = _n(
        "Judged at {value} hole after the throws to come.",
        "Judged at {value} holes after the throws to come.",
        round(worth, 2),
        value=decimal(worth, "+.2f"),
    )
    return by(plays[after], why, worth, work)


def _stay_or_go(stays: float, goes: float, work: int) -> Advice[str]:
    """Return whether to stay or to go away, by the value of each."""
    why = _n(
        "Staying is judged at {value} hole after the throws to come, going away at {goes}.",
        "Staying is judged at {value} holes after the throws to come, going away at {goes}.",
        round(stays, 2),
        value=decimal(stays, "+.2f"),
        goes=decimal(goes, "+.2f"),
    )
    return by(GOES, why, goes, work) if goes > stays else by(STAYS, why, stays, work)


def by(move: str, why: Message, value: float = 0.0, work: int = 0) -> Advice[str]:
    """Return advice with an estimated value, in holes, to the hundredth."""
    return Advice(move, Fraction(round(100 * value), 100), UNIT, why, work)
