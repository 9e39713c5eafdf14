"""The boards that a throw leaves, found by adding: the same as the search finds."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from juegos.tablas.backgammon.one_game import START
from juegos.tablas.casas.board import BAR, HAND, MEN, OFF, SIDE, Travel, _Search, side, turned
from juegos.tablas.casas.reachable_boards import board_adder, board_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from juegos.tablas.casas.board import Board

THROWS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
KINDS = [
    Travel(),
    Travel(lies="same"),
    Travel(lies="half", stops=True, points=True),
    Travel(lies="side", doubles=2, larger=False, returns=HAND),
    Travel(first=False, exits="libre"),
    Travel(exits="justa", larger=False, points=True),
    Travel(stops=True, larger=False),
    Travel(gate=19, home=12, doubles=2),
]
POSITIONS = 40


def searched(travel: Travel, board: Board, throw: tuple[int, int]) -> list[Board]:
    """Return what a search finds, step by step."""
    return [board_of(at) for at in _Search(travel, board).boards_after(throw)]


def positions(travel: Travel, count: int) -> Iterator[Board]:
    """Yield every third position of random games, and each of those with few men outside."""
    rng, board, turn = Random(16), START, 0
    while count:
        if turn % 3 == 0 or sum(board[travel.home + 1 : BAR]) < 4:
            count -= 1
            yield board
        ends = searched(travel, board, rng.choice(THROWS)) or [board]
        board, turn = turned(rng.choice(ends)), turn + 1
        if MEN in {board[OFF], board[SIDE + OFF]} or turn > 200:
            board, turn = START, 0


@pytest.mark.parametrize("travel", KINDS)
def test_adding_finds_what_a_search_finds(travel: Travel) -> None:
    """The same boards, each once, by every throw, on positions of random games."""
    adds, value = board_adder(travel), Counter[bool]()
    assert adds
    for board in positions(travel, POSITIONS):
        for throw in THROWS:
            result = adds.boards(board, throw)
            value[result is not None] += 1
            if result is not None:
                expected = searched(travel, board, throw)
                assert sorted(result) == sorted(expected), (board, throw)
    assert value[True] > 300


@pytest.mark.parametrize("hit", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("travel", [KINDS[0], KINDS[1], KINDS[5], KINDS[7]])
def test_adding_lets_men_enter_as_a_search_does(travel: Travel, hit: int) -> None:
    """Whether one man was hit or more of them than a throw has steps."""
    rng, adds = Random(hit), board_adder(travel)
    assert adds
    for board in positions(travel, POSITIONS):
        own = bytearray(board[:SIDE])
        while own[BAR] < hit:
            out = rng.choice([casa for casa in range(BAR) if own[casa]])
            own[out], own[BAR] = own[out] - 1, own[BAR] + 1
        entering = bytes(own) + board[SIDE:]
        for throw in THROWS:
            result = adds.boards(entering, throw)
            assert result is not None
            assert sorted(result) == sorted(searched(travel, entering, throw)), (entering, throw)


def test_two_men_do_not_hit_the_same_man() -> None:
    """He goes once: both men stand there, and one man of theirs is on the bar."""
    board = side({20: 1, 19: 1, 10: 13}) + side({25 - 15: 1, 1: 14})
    ends = Travel().reached(board, (5, 4))
    both = [end for end in ends if end[15] == 2]
    assert [end[SIDE + BAR] for end in both] == [1]


@pytest.mark.parametrize(
    ("travel", "men", "throw"),
    [
        (Travel(), {20: 14, HAND: 1}, (4, 3)),
        (Travel(), {20: 15}, (4, 3, 2)),
        (Travel(first=False), {20: 13, BAR: 2}, (4, 3)),
        (Travel(stops=True), {2: 1, 1: 1}, (4, 3)),
        (Travel(larger=False), {24: 1}, (6, 3)),
    ],
    ids=["in the hand", "three dice", "one need enter", "the last man", "either die"],
)
def test_a_search_tells_where_adding_cannot(
    travel: Travel, men: dict[int, int], throw: tuple[int, ...]
) -> None:
    """Adding says that it does not know, and what is reached is what the search finds."""
    board = side(men) + side({1: 13, 25 - 15: 2})
    adds = board_adder(travel)
    assert adds
    assert adds.boards(board, throw) is None
    ends = [board_of(at) for at in _Search(travel, board).boards_after(throw)]
    assert travel.reached(board, throw) == ends
    assert ends


@pytest.mark.parametrize(
    "travel",
    [Travel(closes=1), Travel(hits=False), Travel(joins=False), Travel(returns=1)],
    ids=["one closes", "none is hit", "none joins", "hit men stay"],
)
def test_no_boards_are_added_up_where_men_travel_otherwise(travel: Travel) -> None:
    """What is reached is what the search finds."""
    assert board_adder(travel) is None
    ends = [board_of(at) for at in _Search(travel, START).boards_after((4, 3))]
    assert travel.reached(START, (4, 3)) == ends
    assert ends
