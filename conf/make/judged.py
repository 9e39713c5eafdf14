"""What our backgammon loses by a move, as a strong engine that is not ours judges it.

``.nox/peers/bin/python -m conf.make.judged`` keeps it in ``juegos/data/tablas/judged.json``, and
with the word ``cube`` after it what is lost about the cube in ``judged-cube.json``; both need the
package ``bgsage``. ``.nox/peers/bin/python -m tests.bench judged`` prints the figures of the moves.

A level plays against itself from seeds of its own. Of its unforced decisions, those that offer two
boards or more, the first ``MOVES`` are taken, and of each is told what it loses: what bgsage, two
throws ahead and without the cube, thinks the best play worth more. The same is told, with the cube,
of the first ``DOUBLES`` times that the level may double, and of its answers in these games; and
what these times would lose to somebody who never doubles.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from importlib.metadata import version
from math import sqrt
from typing import Any, NamedTuple

from conf import data_files
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.backgammon import race as racing
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.casas.board import BAR, SIDE, Board, Throw
from juegos.tablas.casas.state import mover_board

MOVES, DOUBLES = 1000, 2000
LEVELS = ("strong", "greedy")
SEED = "juzgada"


class Decision(NamedTuple):
    """A board before a throw, as its seat sees it, the throw, and the board that was left."""

    board: Board
    throw: Throw
    after: Board


def losses(sage: Any, level: str) -> tuple[list[float], list[float]]:
    """Return what each move of a level loses: with men still to pass, and in races."""
    pair: tuple[list[float], list[float]] = [], []
    for one in decisions(level, MOVES):
        pair[racing.is_race(one.board)].append(loss(sage, one))
    return pair


def decisions(level: str, most: int) -> list[Decision]:
    """Return the first unforced decisions of a level in games against itself."""
    game, decided = Backgammon({}), []
    for number in range(most):
        rng, state = random.Random(f"{SEED}:{number}"), game.start()
        while (turn := game.turn(state)) is not Turn.END:
            if turn is Turn.CHANCE:
                state = game.play(state, draw(game.throws(state), rng)).state
                continue
            plays = game.one_game.plays(state.table)
            move: Any = next(iter(plays))
            if len(plays) > 1:
                move = game.advise(state, level, rng).move
                decided.append(Decision(mover_board(state.table), state.table.throw, plays[move]))
            state = game.play(state, move).state
        if len(decided) >= most:
            return decided[:most]
    return decided


class CubeDecision(NamedTuple):
    """A board before a throw, as its seat sees it, whether that seat owns the cube, and the choice.

    The choice is that of the seat (``dobla``, ``tira``), or of the other (``acepta``, ``rechaza``).
    """

    board: Board
    owned: bool
    choice: str


class CubeLosses(NamedTuple):
    """What is lost each time that one may double, by each answer, and by never doubling.

    It is counted in points where the cube shows one; the game is for money, without Jacoby's rule.
    """

    doubling: list[float]
    answering: list[float]
    never: list[float]


def cube_losses(sage: Any, level: str) -> CubeLosses:
    """Return what a level loses about the cube, and what never doubling would at these times."""
    result = CubeLosses([], [], [])
    for one in cube_decisions(level, DOUBLES):
        lost = losses_by_choice(sage, one)
        if one.choice in {"acepta", "rechaza"}:
            result.answering.append(lost[one.choice])
        else:
            result.doubling.append(lost[one.choice])
            result.never.append(lost["tira"])
    return result


def cube_decisions(level: str, most: int) -> list[CubeDecision]:
    """Return the first decisions of a level whether to double, and its answers up to the last."""
    game, decided, times = Backgammon({"cubo": "si"}), [], 0
    for number in range(most):
        rng, state = random.Random(f"{SEED}:{number}"), game.start()
        while (turn := game.turn(state)) is not Turn.END and times < most:
            if turn is Turn.CHANCE:
                move: Any = draw(game.throws(state), rng)
            else:
                move = game.advise(state, level, rng).move
                if state.asks:
                    owned = state.owner is not None
                    decided.append(CubeDecision(mover_board(state.table), owned, move))
                    times += state.asks == "dobla"
            state = game.play(state, move).state
    return decided


def losses_by_choice(sage: Any, one: CubeDecision) -> dict[str, float]:
    """Return what each choice would lose at a decision about the cube, whoever makes it."""
    owner = "player" if one.owned else "centered"
    rated = sage.cube_action(of_sage(one.board), 1, owner, jacoby=False, beaver=False)
    value, taken, refused = rated.equity_nd, rated.equity_dt, rated.equity_dp
    answered = min(taken, refused)
    best = max(value, answered)
    lost = {"dobla": best - answered, "tira": best - value}
    lost |= {"acepta": taken - answered, "rechaza": refused - answered}
    return {choice: float(loss) for choice, loss in lost.items()}


def loss(sage: Any, one: Decision) -> float:
    """Return what a decision loses."""
    rated = sage.checker_play(of_sage(one.board), *one.throw).moves
    by_board = {tuple(move.board): (move.cubeless_equity, move.eval_level) for move in rated}
    best = max(worth for worth, _level in by_board.values())
    after = of_sage(one.after)
    worth, level = by_board[tuple(after)]
    if level != "2-ply":
        worth = sage.post_move_analytics(after).cubeless_equity
    return float(max(0.0, best - worth))


def of_sage(board: Board) -> list[int]:
    """Return a board as bgsage has it."""
    own, their = board[:SIDE], board[SIDE:]
    return [their[BAR], *(own[casa] - their[25 - casa] for casa in range(1, BAR)), own[BAR]]


def mean_and_error(lost: list[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    mean = sum(lost) / len(lost)
    spread = sum((one - mean) ** 2 for one in lost) / (len(lost) - 1)
    return mean, sqrt(spread / len(lost))


def main() -> None:
    """Measure what is kept, and write it."""
    sage = import_module("bgsage").create_analyzer("2ply", parallel_threads=1, cubeful=False)
    lost = {
        level: [(len(part), *rounded(part)) for part in losses(sage, level)] for level in LEVELS
    }
    judge = f"bgsage {version('bgsage')}"
    data_files.write_json(
        "tablas/judged.json", "python -m conf.make.judged", judge=judge, lost=lost
    )


def main_cube() -> None:
    """Measure what is kept about the cube, and write it."""
    sage = import_module("bgsage").create_analyzer("2ply", parallel_threads=1)
    lost, never = {}, {}
    for level in LEVELS:
        *parts, none = [(len(part), *rounded(part)) for part in cube_losses(sage, level)]
        lost[level], never[level] = parts, none
    judge = f"bgsage {version('bgsage')}"
    command = "python -m conf.make.judged cube"
    data_files.write_json("tablas/judged-cube.json", command, judge=judge, lost=lost, never=never)


def rounded(lost: list[float]) -> tuple[float, ...]:
    """Return a mean and its standard error to four decimals."""
    return tuple(round(one, 4) for one in mean_and_error(lost))


if __name__ == "__main__":
    main_cube() if sys.argv[1:] == ["cube"] else main()
