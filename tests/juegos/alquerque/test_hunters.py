"""The hunters’ strategy: whole, against every move of the hare, by rules written plainly."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from conf.make.computer_move import computer_move
from conf.solve import strategy as making
from conf.solve.strata import Strata
from juegos import catalogue, data, tables
from juegos.alquerque.cercar_la_liebre import HUNTERS
from juegos.alquerque.hunters import (
    BOARD,
    HOMES,
    POINTS,
    SOLVED,
    canonical,
    number,
    pack,
    replies,
    strategy,
    unpack,
)
from juegos.alquerque.players import Level
from juegos.alquerque.review import search_values
from juegos.alquerque.winning_plans import known_win
from juegos.core.game import Turn
from juegos.core.view import view
from juegos.engine.review import BEST, DECISION, ReviewedStep, decision
from juegos.material.boards import mask
from juegos.tables.alquerque import STRATA
from tests.juegos.alquerque.plain_generators import XY, Plain, hare, name

READINGS = tuple(HUNTERS)
TURNS: list[Callable[[XY], XY]] = [
    *(lambda xy: xy, lambda xy: (4 - xy[0], xy[1])),
    *(lambda xy: (xy[0], 4 - xy[1]), lambda xy: (4 - xy[0], 4 - xy[1])),
    *(lambda xy: (xy[1], xy[0]), lambda xy: (4 - xy[1], xy[0])),
    *(lambda xy: (xy[1], 4 - xy[0]), lambda xy: (4 - xy[1], 4 - xy[0])),
]
Seen = tuple[tuple[XY, ...], XY]


def start(reading: str) -> Plain:
    """Return the set-up as the text has it: two rows, the hare in the centre, some beside it."""
    board: Plain = {(x, y): "w" if y < 2 else "" for x in range(5) for y in range(5)}
    board[2, 2] = "h"
    for x in (0, 4)[: HUNTERS[reading] - 10]:
        board[x, 2] = "w"
    return board


def hunt(**readings: str) -> Any:
    """Return the game under these readings."""
    return catalogue.game("cercar-la-liebre", readings)


def seen(board: Plain) -> Seen:
    """Return a position from the side from which it is least: one for all that are alike."""
    hunters = [xy for xy, man in board.items() if man == "w"]
    (stands,) = (xy for xy, man in board.items() if man == "h")
    return min((tuple(sorted(map(turn, hunters))), turn(stands)) for turn in TURNS)


def planned(board: Plain) -> tuple[int, list[str]]:
    """Return in how many moves the hunters win, and by which steps as they are written."""
    hunters = mask(BOARD.point(xy) for xy, man in board.items() if man == "w")
    (stands,) = (BOARD.point(xy) for xy, man in board.items() if man == "h")
    result = strategy(hunters.bit_count())
    plan = result.plan(hunters, stands) if result else None
    assert plan, f"{board} is not kept"
    texts = ["-".join(name(BOARD.xy[p]) for p in move.path) for move in plan.moves]
    return plan.turns, texts


def followed(board: Plain) -> Iterator[Plain]:
    """Yield all that can come after the hunters’ steps; check that they win as soon as is told."""
    turns, steps = planned(board)
    men = list(board.values()).count("w")
    legal = dict(hare(board, "w", several=True))
    assert steps
    for step in steps:
        after = [there for _, there in hare(legal[step], "h", several=True)]
        assert all(list(there.values()).count("w") == men for there in after)
        assert turns == 1 + max((1 + planned(there)[0] for there in after), default=0)
        yield from after


def begun(reading: str) -> list[Plain]:
    """Return the positions in which the hunters first move, if they begin and if the hare does."""
    board = start(reading)
    return [board, *(after for _, after in hare(board, "h", several=True))]


@pytest.mark.thorough
@pytest.mark.parametrize("reading", READINGS)
def test_strategy_is_whole(reading: str) -> None:
    """From every start, after every move of the hare, the hunters have a step that wins in time.

    What is kept is what is met, no position more; and it takes as many moves as is told.
    """
    left = begun(reading)
    met = set(map(seen, left))
    while left:
        for after in followed(left.pop()):
            if (mark := seen(after)) not in met:
                met.add(mark)
                left.append(after)
    result = strategy(HUNTERS[reading])
    assert result
    assert len(met) == len(result)


@pytest.mark.parametrize("reading", READINGS)
def test_strategy_holds_in_games_by_lot(reading: str) -> None:
    """However a hare plays that draws its moves by lot, each position is kept, until it is lost."""
    lots = random.Random(reading)
    for root in begun(reading):
        turns, after = 100, [root]
        while after:
            board = lots.choice(after)
            assert planned(board)[0] < turns
            turns = planned(board)[0]
            after = list(followed(board))
        assert turns == 1


def test_numbers_are_the_ranks_of_the_analysis() -> None:
    """A position has the number under which the analysis holds it, whichever of those alike."""
    strata, lots = Strata(BOARD), random.Random(3)
    for _ in range(200):
        stands, *men = lots.sample(BOARD.points, lots.randint(10, 12) + 1)
        home, sets = strata.home(stands, np.array([mask(men)], dtype=np.uint32))
        stood, at = canonical(mask(men), stands)
        assert at == home
        turned = canonical(int(sets[0]), home)
        assert turned == (stood, at)
        (rank,) = strata.rank(home, np.array([stood], dtype=np.uint32))
        before = HOMES.index(home) * strata.size(len(men))
        assert number((stood, at)) == before + rank
    assert len(BOARD.points) == POINTS


def test_a_hare_that_can_take_is_no_answer() -> None:
    """No step is kept after which the hare could take somebody."""
    b2, c3, a1 = (BOARD.named[one] for one in ("b2", "c3", "a1"))
    assert replies(1 << b2, a1) is None
    assert replies(1 << b2 | 1 << c3, a1) is not None


def strategy_with(hunters: int) -> bytes:
    """Return the strategy with so many hunters as it is kept."""
    return data.packed(f"alquerque/liebre-{hunters}.bin")


def test_what_is_packed_is_unpacked() -> None:
    """Positions and their moves come back as they were, however far apart they stand."""
    places = {0: 1, 1: 255, 300: 3, 70_000: 99, 16_000_000: 7}
    assert unpack(pack(places)) == places
    assert all(pack(unpack(places)) == places for places in map(strategy_with, SOLVED))


@pytest.mark.thorough
def test_the_strategy_is_made_again() -> None:
    """What is kept with ten hunters is what its command makes, byte for byte."""
    assert making.build_strategy("diez") == unpack(strategy_with(10))
    assert pack(making.build_strategy("diez")) == strategy_with(10)


def test_as_short_as_a_win_can_be_and_never_shorter() -> None:
    """No win of the strategy is shorter than best play, and each fits into a hundred turns."""
    table = tables.table("cercar-la-liebre.estrategia")
    assert [row[0] for row in table.rows] == [12, 11, 10]
    for row in table.rows:
        positions, size, first, best, second, best_then = (int(str(cell)) for cell in row[1:])
        assert best <= first < 100
        assert best_then <= second < 100
        assert positions > 1000
        assert size < 150_000
    assert sum(int(str(row[2])) for row in table.rows) < 150_000


@pytest.mark.parametrize("leaps", ["uno", "varios"])
@pytest.mark.parametrize("begins", ["cazadores", "liebre"])
@pytest.mark.parametrize("reading", READINGS)
def test_a_win_is_known_from_every_start(reading: str, begins: str, leaps: str) -> None:
    """Whoever begins and however the hare takes; the whole analysis has the hunters win, too."""
    game = hunt(cazadores=reading, mano=begins, saltos=leaps)
    result = known_win(game.core, game.start())
    assert result
    assert result.sure
    assert bool(result.moves) == (begins == "cazadores")
    (one,) = (
        one
        for one in STRATA
        if (one.leaps, one.nine, one.hunters) == (leaps, True, HUNTERS[reading])
    )
    assert result.turns >= (one.begin_hunters if result.moves else one.begin_hare).ours > 0


def test_strong_hunters_win_in_the_moves_that_they_tell() -> None:
    """Against a hare that plays by lot: each time fewer are left, and it is shut in at the end."""
    game = hunt(cazadores="diez")
    state, lots, value = game.start(), random.Random(4), 100
    while game.turn(state) is not Turn.END:
        if game.core.side(state.position):
            move = lots.choice(game.moves(state))
        else:
            advice = computer_move(game, state, "strong", lots)
            result = known_win(game.core, state)
            assert result
            assert result.turns < value
            value = result.turns
            assert str(value) in advice.why
            move = advice.move
        state = game.play(state, move).state
    outcome = game.outcome(state)
    assert outcome
    assert outcome.why.id == "cercar-la-liebre.encerrar"


def test_no_win_is_told_that_may_come_too_late() -> None:
    """After many quiet turns, or where a position stood twice, it is said that a draw may come."""
    game = hunt(cazadores="diez")
    begin = game.start()
    turns = planned(start("diez"))[0]
    other = game.play(begin, game.moves(begin)[0]).state.position
    for state, sure in (
        (replace(begin, idle=100 - turns), True),
        (replace(begin, idle=101 - turns), False),
        (replace(begin, idle=3, past=(other,)), True),
        (replace(begin, idle=3, past=(other, other)), False),
    ):
        result = known_win(game.core, state)
        assert result
        assert result.sure is sure
        why = computer_move(game, state, "strong", random.Random(1)).why
        assert ("may come before" in why) is not sure
    agreed = hunt(cazadores="diez", final="acuerdo")
    without = known_win(agreed.core, replace(agreed.start(), idle=99))
    assert without
    assert without.sure


def test_the_hare_is_told_that_it_loses() -> None:
    """The strong hare searches, and says in how many moves the hunters can win meanwhile."""
    game = hunt(cazadores="diez", mano="liebre")
    result = known_win(game.core, game.start())
    assert result
    why = computer_move(game, game.start(), "strong", random.Random(1)).why
    assert f"in {result.turns} moves at most, whatever the hare plays" in why
    assert "whatever" not in computer_move(game, game.start(), "middling", random.Random(1)).why


@pytest.mark.parametrize("hunters", HUNTERS)
def test_the_strong_hare_holds_out_as_long_as_it_can(hunters: str) -> None:
    """Against the strategy it is shut in at the very move that was told at the start."""
    game = hunt(cazadores=hunters)
    state, lots, moves = game.start(), random.Random(5), 0
    result = known_win(game.core, state)
    while game.turn(state) is not Turn.END:
        state = game.play(state, computer_move(game, state, "strong", lots).move).state
        moves += 1
    assert result
    assert moves == result.turns


def reviewed_at(game: Any, state: Any, move: Any) -> ReviewedStep:
    """Return how a move is judged once the game is over."""
    players = catalogue.entry(game.slug).players
    return decision(view(game, state), move, players, random.Random(1))


@pytest.mark.thorough
def test_the_review_knows_the_strategy() -> None:
    """A step of it wins, one that leaves it costs what a search says; the hare can mend nothing."""
    game = hunt(cazadores="diez")
    state = game.start()
    result = known_win(game.core, state)
    assert result
    for move in result.moves:
        assert reviewed_at(game, state, move).what == BEST
    leaving = [
        move for move in game.moves(state) if not known_win(game.core, game.play(state, move).state)
    ]
    left = reviewed_at(game, state, leaving[0])
    assert (left.what, left.best in result.moves, left.value) == (DECISION, True, 10)
    assert left.worth is not None
    assert left.change == 10 - left.worth > 0
    after = game.play(state, result.moves[0]).state
    lost = [reviewed_at(game, after, move) for move in game.moves(after)]
    assert {one.change for one in lost} == {0}
    assert {one.worth for one in lost} <= {-10, None}


def test_the_review_counts_no_win_that_may_come_too_late() -> None:
    """Where a draw may come before, a step of the strategy is worth what a search says."""
    game = hunt(cazadores="diez")
    late = replace(game.start(), idle=99)
    assert search_values(game, late, 0, Level(1, 1_000)) != [1_000]
    assert search_values(game, game.start(), 0, Level(1, 1_000)) == [1_000]
    assert search_values(game, game.start(), 1, Level(1, 1_000)) == [-1_000]


def test_other_games_and_positions_have_no_plan() -> None:
    """The strategy is of one game, and holds where its positions are, nowhere else."""
    alquerque: Any = catalogue.game("alquerque")
    assert known_win(alquerque.core, alquerque.start()) is None
    game = hunt()
    assert known_win(game.core, game.read("wwwww/wwww1/2w2/5/h4 w")) is None
    assert strategy(9) is None
