"""Races and the cube of backgammon beside bgsage, in points lost by a decision.

``.nox/peers/bin/python -m tests.bench cube`` prints the figures; it needs the package ``bgsage``.
The boards are of games between our own players, from seeds of their own. What a decision loses is
what bgsage, looking two throws ahead, thinks the best one worth more.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from conf.make.judged import of_sage
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.material import dice
from juegos.tablas.backgammon import race as racing
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.backgammon.state import State as Partida
from juegos.tablas.casas.board import Board, Throw
from juegos.tablas.casas.notation import write_board
from juegos.tablas.casas.state import JUEGA, TIRA, State, mover_board
from tests.bench import Row

GAMES, EACH, SEED = 16, 10, "cubo"
MATCH = 5
SCORES = ((0, 0), (2, 0), (0, 2), (3, 3), (3, 4), (4, 2), (1, 4))


class Doubled(NamedTuple):
    """What bgsage thinks of a decision: what not to double, a take and a refusal are worth."""

    no_double: float
    taken: float
    refused: float


def rows() -> list[Row]:
    """Return the rows, or one that says what they need."""
    try:
        sage = import_module("bgsage").create_analyzer("2ply", parallel_threads=1)
    except ImportError:
        return [Row("races and cube", "not measured: bgsage is not installed")]
    return [*_plays(sage), *_money(sage), *_match(sage)]


@cache
def boards() -> tuple[Board, ...]:
    """Return boards before a throw, as the side to throw sees them."""
    return tuple(board for number in range(GAMES) for board in _of_a_game(number))


def _of_a_game(number: int) -> list[Board]:
    game, rng, result = Backgammon({}), random.Random(f"{SEED}:{number}"), []
    state = game.start()
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            result += [mover_board(state.table)] * (state.table.phase == TIRA)
            move = draw(game.throws(state), rng)
        else:
            move = game.advise(state, ("strong", "greedy")[(turn + number) % 2], rng).move
        state = game.play(state, move).state
    return rng.sample(result, min(EACH, len(result)))


def _plays(sage: Any) -> Iterator[Row]:
    """Yield what the levels lose by a play of a race, each race with one throw."""
    rng, game = random.Random(SEED), Backgammon({})
    throws = list(dice.throws(2).items())
    cases = [
        (board, rng.choices([t for t, _ in throws], [w for _, w in throws])[0])
        for board in boards()
        if racing.is_race(board)
    ]
    for level in ("strong", "greedy"):
        lost = [_lost(sage, game, board, throw, level) for board, throw in cases]
        yield Row(f"{level}: lost by a play of a race", f"{_mean(lost)}, {len(lost)} plays")


def _lost(sage: Any, game: Backgammon, board: Board, throw: Throw, level: str) -> float:
    state = State(JUEGA, board, 0, throw)
    plays = game.one_game.plays(state)
    if not plays:
        return 0.0
    move = game.advise(Partida(state), level, random.Random(1)).move
    rated = sage.checker_play(of_sage(board), *throw).moves
    results = {tuple(move.board): move.equity for move in rated}
    return max(results.values()) - results[tuple(of_sage(plays[move]))]


def _money(sage: Any) -> Iterator[Row]:
    """Yield what is lost by a decision about the cube of a game by itself."""
    results = [sage.cube_action(of_sage(b), jacoby=False, beaver=False) for b in boards()]
    cases = [Doubled(one.equity_nd, one.equity_dt, one.equity_dp) for one in results]
    race = [racing.is_race(board) for board in boards()]
    for kind in (False, True):
        name = "a race" if kind else "men still to pass"
        here = [n for n, is_race in enumerate(race) if is_race == kind]
        yield Row(
            f"never doubling, {name}", _mean([_doubling(cases[n], doubles=False) for n in here])
        )
        for level in ("strong", "greedy"):
            asked = [_asked(boards()[n], level, {"cubo": "si"}, "cubo=1") for n in here]
            lost = [_doubling(cases[n], doubles=ask[0]) for n, ask in zip(here, asked, strict=True)]
            taken = [_taking(cases[n], takes=ask[1]) for n, ask in zip(here, asked, strict=True)]
            figure = f"{_mean(lost)} doubling, {_mean(taken)} answering, {len(here)} boards"
            yield Row(f"{level}, {name}", figure)


def _match(sage: Any) -> Iterator[Row]:
    """Yield what is lost at some scores of a match, in parts of what a game is worth there."""
    readings = {"cubo": "si", "partida": str(MATCH)}
    never: list[float] = []
    lost: list[float] = []
    taken: list[float] = []
    for board, score in zip(boards(), SCORES * len(boards()), strict=False):
        away = MATCH - score[0], MATCH - score[1]
        one = sage.cube_action(of_sage(board), away1=away[0], away2=away[1])
        case = Doubled(one.equity_nd, one.equity_dt, one.equity_dp)
        ask = _asked(board, "strong", readings, f"cubo=1 tantos={score[0]}-{score[1]}")
        never.append(_doubling(case, doubles=False))
        lost.append(_doubling(case, doubles=ask[0]))
        taken.append(_taking(case, takes=ask[1]))
    yield Row(f"never doubling, match to {MATCH}", _mean(never))
    yield Row(f"strong, match to {MATCH}", f"{_mean(lost)} doubling, {_mean(taken)} answering")


def _asked(board: Board, level: str, readings: dict[str, str], beside: str) -> tuple[bool, bool]:
    """Return whether a level doubles, and whether it takes a double."""
    game = Backgammon(readings)
    results = []
    for asks in ("dobla A", "responde B"):
        state = game.read(f"{asks} {write_board(board)} {beside}")
        results.append(game.advise(state, level, random.Random(1)).move)
    return results[0] == "dobla", results[1] == "acepta"


def _doubling(case: Doubled, *, doubles: bool) -> float:
    """Return what is lost by doubling or not; the other answers well."""
    answered = min(case.taken, case.refused)
    return max(case.no_double, answered) - (answered if doubles else case.no_double)


def _taking(case: Doubled, *, takes: bool) -> float:
    """Return what is lost by taking a double or refusing it."""
    return (case.taken if takes else case.refused) - min(case.taken, case.refused)


def _mean(lost: list[float]) -> str:
    return f"{sum(lost) / len(lost):.4f}"
