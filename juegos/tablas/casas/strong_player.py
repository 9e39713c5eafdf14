"""The strong opponent at any game of tables, which weighs every throw of the other.

Each game values its own boards; of the plays that look best, the player takes the one with the best
mean value over the throws, after the best answer to each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from juegos.core.advice import Advice
from juegos.core.message import _n, decimal
from juegos.tablas.casas.board import MEN, OFF, Board, Play, Travel, turned
from juegos.tablas.casas.players import by
from juegos.tablas.casas.state import TablesRules
from juegos.tablas.casas.turns import USUAL, Turns

Worth = Callable[[Board], float]

WEIGHED = {2: 8, 3: 3}  # how many plays are weighed against every answer, by the dice thrown
CLOSE = 0.25  # a play so much worse at first sight is not weighed, where that tells little


def best_play(laws: TablesRules, plays: Mapping[Play, Board]) -> Advice[Play]:
    """Return the play with the best value once the other has thrown and answered."""
    play_to = {after: play for play, after in plays.items()}
    near = promising(list(play_to), laws.worth, laws.dice, laws.near)
    after, worth = best_of(laws.travel, near, laws.worth, laws.dice, laws.turns)
    why = _n(
        "Judged at {value} point of a game after the other’s next throw.",
        "Judged at {value} points of a game after the other’s next throw.",
        round(worth, 2),
        value=decimal(worth, "+.2f"),
    )
    work = len(near) * len(laws.travel.throws(laws.dice)) if len(near) > 1 else 0
    return by(play_to[after], why, worth, work)


def at_sight(worth: Worth, plays: Mapping[Play, Board]) -> Advice[Play]:
    """Return the play with the best value as the board then stands."""
    value, best = max((worth(after), play) for play, after in plays.items())
    why = _n(
        "Judged at {value} point of a game as the board then stands; does not look at replies.",
        "Judged at {value} points of a game as the board then stands; does not look at replies.",
        round(value, 2),
        value=decimal(value, "+.2f"),
    )
    return by(best, why, value)


def promising(boards: list[Board], worth: Worth, dice: int = 2, near: float = CLOSE) -> list[Board]:
    """Return the boards that look best or nearly as good, the best first."""
    first = sorted(((worth(board), board) for board in boards), reverse=True)
    return [board for value, board in first[: WEIGHED[dice]] if value > first[0][0] - near]


def best_of(
    travel: Travel, near: list[Board], worth: Worth, dice: int = 2, turns: Turns = USUAL
) -> tuple[Board, float]:
    """Return the best board once the other has answered, and its value."""
    if len(near) == 1:
        return near[0], worth(near[0])
    value, board = max(
        (value_after_reply(travel, board, worth, dice, turns), board) for board in near
    )
    return board, value


def value_after_reply(
    travel: Travel, board: Board, worth: Worth, dice: int = 2, turns: Turns = USUAL
) -> float:
    """Return the mean value of a board once the other has thrown and made its best play.

    A throw that the other cannot play is lost, or loses the game, or is played by the blocking
    side.
    """
    if board[OFF] == MEN:
        return worth(board)
    facing = turned(board)
    every = travel.throws(dice)
    total = 0.0
    for throw, weight in every.items():
        ends = travel.reached(facing, throw)
        if ends:
            total -= weight * max(map(worth, ends))
        elif turns.fails:
            total += weight
        else:
            mine = travel.reached(board, throw) if turns.shared else []
            total += weight * (max(map(worth, mine)) if mine else -worth(facing))
    return total / every.total
