"""The strong player of backgammon in races and about the cube, and the greedy one about the cube.

The last throws are searched to the end (``last_throws``). Before them a decision about the cube
looks two throws ahead, each throw played well, and judges the rest by the chances to win (``race``
or ``evaluation``) and by their value with the cube and the score (``cube``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from juegos.core.advice import Advice
from juegos.core.message import Message, _, decimal
from juegos.engine.throws import mean
from juegos.material import dice
from juegos.tablas.backgammon import cube, evaluation, last_throws
from juegos.tablas.backgammon import race as racing
from juegos.tablas.backgammon.cube import MINE, THEIRS, AtStake, Chances
from juegos.tablas.backgammon.stakes import Stakes
from juegos.tablas.casas.board import MEN, OFF, SIDE, Board, Play, Travel, turned
from juegos.tablas.casas.net import Outlook
from juegos.tablas.casas.players import by

_LEAST = 1e-6  # so small a chance is none


class Place(NamedTuple):
    """The situation of the seat to throw: the stakes and the cube."""

    stakes: Stakes
    seat: int
    cube: int = 1
    owner: int | None = None

    @property
    def view(self) -> AtStake:
        """The stakes of the seat."""
        stakes, seat = self.stakes, self.seat
        limits = stakes.limit(seat), stakes.limit(1 - seat)
        return AtStake(lambda points: stakes.gain(seat, points), limits, stakes.jacoby)

    @property
    def owned(self) -> int | None:
        """The owner of the cube, as the seat sees it."""
        return None if self.owner is None else (MINE if self.owner == self.seat else THEIRS)

    @property
    def doubled(self) -> Place:
        """The same once the other has taken a double."""
        return self._replace(cube=2 * self.cube, owner=1 - self.seat)

    @property
    def other(self) -> Place:
        """The same for the other seat, when it is to throw."""
        return self._replace(seat=1 - self.seat)

    def say(self, value: float) -> Message:
        """Return a value in words."""
        if self.stakes.match is None:
            return _("{worth} points", worth=decimal(value, "+.2f"))
        return _("a match won {times} times of 100", times=decimal(50 + 50 * value, ".1f"))


@lru_cache(maxsize=2)
def _finals(stakes: Stakes) -> last_throws.Finals:
    return last_throws.Finals(stakes)


def final(stakes: Stakes, board: Board) -> tuple[last_throws.Finals, int, int] | None:
    """Return the last throws with the positions of both sides, or None where they are too many."""
    own, their = board[:SIDE], board[SIDE:]
    if not racing.is_race(board) or not racing.both_home(board):
        return None
    at, facing = racing.at_home(own), racing.at_home(their)
    most = last_throws.MOST if stakes.doubling else 4 * last_throws.MOST
    return (_finals(stakes), at, facing) if last_throws.pairs(at, facing, most) <= most else None


def rate_plays(place: Place, board: Board, plays: Mapping[Play, Board]) -> dict[Play, float]:
    """Return the value of each play of a race, exact where that can be computed."""
    exact = final(place.stakes, board)
    if exact is None:
        return {play: -_before(place.other, turned(after)) for play, after in plays.items()}
    rest, _own, their = exact
    return {
        play: rest.after(racing.at_home(after[:SIDE]), their, *place[1:])
        for play, after in plays.items()
    }


def race(place: Place, board: Board, plays: Mapping[Play, Board]) -> Advice[Play]:
    """Return the play of a race with the best value; all boards are as the seat sees them."""
    exact = final(place.stakes, board)
    worth = rate_plays(place, board, plays)
    message = (
        _("Computed to the end: {worth}.")
        if exact
        else _("By the throws that both still need: {worth}.")
    )
    mean = {play: racing.all_off(after[:SIDE]).mean for play, after in plays.items()}
    if not exact and racing.both_home(board) and board[OFF]:
        best = min(plays, key=lambda play: (mean[play], play))  # the table knows best
    else:
        best = max(plays, key=lambda play: (worth[play], -mean[play], play))
    return by(best, message.with_fields(worth=place.say(worth[best])), worth[best])


def _before(place: Place, board: Board, result: Chances | None = None) -> float:
    """Return the value to a seat before its throw, with the cube if it may double, by judgement."""
    if board[SIDE + OFF] == MEN:
        won = 1 if board[OFF] else 2
        return place.stakes.gain(place.seat, -place.cube * place.stakes.points(won, place.owner))
    return cube.before(place.view, result or chances(board), place.cube, place.owned)


def chances(board: Board) -> Chances:
    """Return the chances of the side that the board begins with, which is to throw."""
    if racing.is_race(board):
        return racing.chances(board)
    return _of(evaluation.judged(turned(board))).turned


@lru_cache(maxsize=4096)
def chances_by_throw(travel: Travel, board: Board) -> Chances:
    """Return the same, each throw played as it looks best: a backgammon counts as two gammons."""
    if racing.is_race(board):
        return racing.chances(board)
    total = [0.0] * 5
    for weight, end in _leaves(travel, board):
        for n, part in enumerate(evaluation.judged(end)):
            total[n] += weight / 36 * part
    return _of(Outlook(*total))


def _of(outlook: Outlook) -> Chances:
    won, lost = outlook.gammon + outlook.backgammon, outlook.lost_gammon + outlook.lost_backgammon
    fail = 1 - outlook.win
    return Chances(outlook.win, won / max(outlook.win, _LEAST), lost / max(fail, _LEAST))


class CubeDecision(NamedTuple):
    """The values of a cube decision to the seat to throw: no double, double taken, double refused.

    ``exact``: they were computed to the end.
    """

    no_double: float
    taken: float
    refused: float
    why: _Why
    exact: bool = False

    @property
    def doubled(self) -> float:
        """The value of a double, which the other answers as is better for it."""
        return min(self.taken, self.refused)

    @property
    def worth(self) -> dict[str, float]:
        """The value of each answer to the seat that gives it."""
        asking = {"dobla": self.doubled, "tira": self.no_double}
        return {**asking, "acepta": -self.taken, "rechaza": -self.refused}


def cube_decision(travel: Travel, place: Place, board: Board, level: str) -> CubeDecision:
    """Return the values of the cube; ``place`` and the board are of the seat to throw."""
    refused = place.stakes.gain(place.seat, place.cube)
    exact = final(place.stakes, board) if level == "strong" and is_usual(travel) else None
    if exact:
        rest, own, their = exact
        no_double = rest.thrown(own, their, *place[1:])
        taken = rest.taken(own, their, place.seat, place.cube)
        return CubeDecision(no_double, taken, refused, _TO_THE_END, exact=True)
    if level == "strong":
        leaves = list(_leaves(travel, board))
        no_double, taken = (
            mean((weight, -_ahead(travel, after.other, turned(end))) for weight, end in leaves)
            for after in (place, place.doubled)
        )
        return CubeDecision(no_double, taken, refused, _TWO_THROWS)
    outlook = chances(board)
    no_double = cube.worth(place.view, outlook, place.cube, place.owned)
    taken = cube.worth(place.view, outlook, 2 * place.cube, THEIRS)
    return CubeDecision(no_double, taken, refused, _AS_IT_LOOKS)


def _ahead(travel: Travel, place: Place, board: Board) -> float:
    """Return the value to a seat before its throw, by a search of that throw."""
    over = board[SIDE + OFF] == MEN
    return _before(place, board) if over else _before(place, board, chances_by_throw(travel, board))


def answer(travel: Travel, place: Place, board: Board, asks: str, level: str) -> Advice[str]:
    """Return the decision about the cube; ``place`` and the board are of the seat to throw."""
    decision = cube_decision(travel, place, board, level)
    no_double, taken, refused = decision[:3]
    why = decision.why
    if asks == "dobla":
        doubled = decision.doubled
        message = why.double.with_fields(double=place.say(doubled), none=place.say(no_double))
        doubles = place.stakes.may_double(*place[1:]) and doubled > no_double
        return by("dobla" if doubles else "tira", message, max(no_double, doubled))
    other = place.other
    message = why.answer.with_fields(accept=other.say(-taken), refuse=other.say(-refused))
    return by("acepta" if taken <= refused else "rechaza", message, -min(taken, refused))


class _Why(NamedTuple):
    """The reasons of a decision about the cube: for a double, and for its answer."""

    double: Message
    answer: Message


_TO_THE_END = _Why(
    _("Computed to the end, doubling brings {double}, not doubling {none}."),
    _("Computed to the end, accepting brings {accept}, refusing {refuse}."),
)
_TWO_THROWS = _Why(
    _("Looking two throws ahead, doubling brings {double}, not doubling {none}."),
    _("Looking two throws ahead, accepting brings {accept}, refusing {refuse}."),
)
_AS_IT_LOOKS = _Why(
    _("Judging by the board, doubling brings {double}, not doubling {none}."),
    _("Judging by the board, accepting brings {accept}, refusing {refuse}."),
)


def _leaves(travel: Travel, board: Board) -> list[tuple[int, Board]]:
    """Return each throw's weight, and the board after its best-looking play."""
    result = []
    for throw, weight in dice.throws(2).items():
        ends = travel.reached(board, throw) or [board]
        result.append((weight, max(ends, key=lambda end: (evaluation.worth(end), end))))
    return result


def is_usual(travel: Travel) -> bool:
    """Return whether men are borne off as in the tables of bearing off."""
    return (travel.exits, travel.doubles) == ("ultima", 4)
