"""What plays of trictrac are worth by the throws to come, in holes, without what the other plays.

Every throw that the other may answer with is marked, and every throw of one's own after that, as if
the other had not moved; what the men are worth in the long run ``evaluation`` says. What counts as
a gain, and how it is marked, the game says.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from juegos.tablas.trictrac.brought import brought
from juegos.tablas.trictrac.evaluation import worth
from juegos.tablas.trictrac.marking import HOLE, Marks, in_bredouille, leave
from juegos.tablas.trictrac.position import LAST, START, Men
from juegos.tablas.trictrac.readings import Usage
from juegos.tablas.trictrac.scored import Score, When
from juegos.tablas.trictrac.state import State
from juegos.tablas.trictrac.throws import ALL, casts
from juegos.tablas.trictrac.values import Throw

WEIGHED = 10  # how many plays are weighed against every throw
POINT = 0.11  # what a point to come is worth in holes: one hole or two are made of twelve
LATER = 0.9  # what comes a throw later is worth so much less
FIRST = 2.0  # points that the first throw of a relevé is worth
WON = 4.0  # holes that a game won is worth besides


class TrictracGame(Protocol):
    """What the opponents ask of a game."""

    usage: Usage
    in_points: bool

    def moves(self, state: State) -> tuple[str, ...]:
        """Return what the seat to move may do."""

    def brings(self, score: Score, throw: Throw, *, thrower: bool) -> int:
        """Return what a throw brings a side: points, or holes where there are no points."""

    def marked_by(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks when a seat has marked so much."""

    def won(self, marks: Marks, seat: int) -> bool:
        """Return whether a seat has won by its holes."""


class Next(NamedTuple):
    """A throw to come: in how many of 36 ways, what it brings its thrower and the other."""

    throw: Throw
    weight: int
    own: int
    given: int


def going(game: TrictracGame, state: State, leaving: float) -> float:
    """Return what it is worth to go away, in holes."""
    return standing(game, leave(state.marks), state.hand) + POINT * FIRST + leaving


def best_of(game: TrictracGame, state: State, afters: list[Men]) -> tuple[Men, float]:
    """Return where the men stand best after the throw, and what that is worth in holes."""
    return next(iter(judged(game, state, afters).items()))


def judged(game: TrictracGame, state: State, afters: list[Men]) -> dict[Men, float]:
    """Return what the positions that look best are worth in holes, the best first."""
    foe, owed = state.men[state.other], state.owed
    marks = game.marked_by(state.marks, state.other, owed) if owed else state.marks
    first = sorted(afters, key=lambda after: (worth(after, foe), after), reverse=True)[:WEIGHED]
    found = {after: weighed(game, state, marks, after) for after in first}
    return dict(sorted(found.items(), key=lambda pair: pair[::-1], reverse=True))


def weighed(game: TrictracGame, state: State, marks: Marks, after: Men) -> float:
    """Return what a position is worth to the hand: the other's throw, its own, and the rest."""
    seat, foe = state.hand, state.men[state.other]
    if not any(after[: LAST + 1]):
        after = foe = START  # the last man is off: a new relevé
    answers = to_come(game, foe, after, When(state.throws[1 - seat] + 1))
    own = to_come(game, after, foe, When(state.throws[seat] + 1))
    mean = sum(cast.weight * (cast.own - cast.given) for cast in own) / ALL
    later = LATER * in_holes(game, mean) + POINT * LATER * LATER * worth(after, foe)
    value = 0.0
    for cast in answers:
        value += cast.weight * _answered(game, marks, seat, cast, later)
    return value / ALL


def to_come(game: TrictracGame, men: Men, foe: Men, when: When) -> list[Next]:
    """Return what each throw of a side brings, as the game marks it."""
    if game.in_points:
        return [*map(Next._make, brought(men, foe, game.usage, when))]
    return [
        Next(
            cast.throw,
            cast.weight,
            *(game.brings(cast.score, cast.throw, thrower=thrower) for thrower in (True, False)),
        )
        for cast in casts(men, foe, game.usage, when)
    ]


def in_holes(game: TrictracGame, amount: float) -> float:
    """Return what points are worth in holes; where there are none, holes are holes."""
    return POINT * amount if game.in_points else amount


def _answered(game: TrictracGame, marks: Marks, seat: int, cast: Next, later: float) -> float:
    """Return what is left to the seat of one throw of the other's, who may go away by a hole."""
    other = 1 - seat
    now = game.marked_by(marks, other, cast.own) if cast.own else marks
    if game.won(now, other):
        return standing(game, now, seat)
    holed = now[other].holes > marks[other].holes
    gone = standing(game, leave(now), seat) - POINT * FIRST if holed else 0.0
    now = game.marked_by(now, seat, cast.given) if cast.given else now
    if game.won(now, seat):
        return standing(game, now, seat)
    stays = standing(game, now, seat) + later
    return min(stays, gone) if holed else stays


def standing(game: TrictracGame, marks: Marks, seat: int) -> float:
    """Return what the marks are worth to a seat, in holes."""
    value = 0.0
    for who, sign in ((seat, 1), (1 - seat, -1)):
        side = marks[who]
        each = 1.4 if in_bredouille(marks, who) else 1.0
        value += sign * (side.holes + each * side.points / HOLE + WON * game.won(marks, who))
    return value
