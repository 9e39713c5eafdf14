"""Zamma: forty men each on nine by nine, sultans, and when the taken leave."""

from __future__ import annotations

import pytest

from juegos.core.errors import IllegalMove
from tests.juegos.alquerque.games_of_jumps import game_of, legal, played

EMPTY = "/".join(["9"] * 6)


def test_board_and_start() -> None:
    """Eighty-one points, 208 edges; forty men each and the middle empty."""
    core = game_of("zamma").core
    assert len(core.board.points) == 81
    assert sum(map(len, core.board.neighbours.values())) == 2 * 208
    assert core.counts(core.start()) == (40, 40)
    assert core.board.named["e5"] not in core.men(core.start())


def test_men_step_ahead_and_take_any_way() -> None:
    """Straight or aslant ahead, never back or sideways; a capture may go any way."""
    table = game_of("zamma")
    assert legal(table, f"{EMPTY}/4w4/9/9 w") == {"e3-d4", "e3-e4", "e3-f4"}
    assert legal(table, f"{EMPTY}/4w4/4b4/9 w") == {"e3xe1"}
    assert legal(table, f"{EMPTY}/3w5/9/9 w") == {"d3-d4"}
    with pytest.raises(IllegalMove, match=r"\[zamma\.paso\]$"):
        table.read_move(table.read(f"{EMPTY}/4w4/9/9 w"), "e3-e2")


def test_man_becomes_a_sultan() -> None:
    """On the last row he is crowned, slides along lines and takes from a distance."""
    table = game_of("zamma")
    state, rules = played(table, "9/4w4/9/9/9/9/9/8b/9 w", "e8-e9")
    assert rules == ["paso", "coronacion"]
    assert "4W4/" in table.write(state)
    moves = legal(table, "9/9/9/9/4W4/9/4b4/9/9 w")
    assert moves == {"e5xe2", "e5xe1"}
    assert len(legal(table, "9/9/9/9/4W4/9/9/9/9 w")) == 32


@pytest.mark.parametrize(
    ("capture", "moves"),
    [
        ("obligatoria", {"c3xc5xc7", "c3xe3"}),
        ("maxima", {"c3xc5xc7"}),
        ("libre", {"c3xc5", "c3xc5xc7", "c3xe3", "c3-b4", "c3-d4"}),
    ],
)
def test_readings_of_captures(capture: str, moves: set[str]) -> None:
    """A chain of two or a single man: one of them, the longer, or any and none."""
    position = "9/9/9/2b6/9/2b6/2wb5/9/9 w"
    assert legal(game_of("zamma", {"captura": capture}), position) == moves


def test_when_the_taken_leave() -> None:
    """A sultan may turn back over the point of a man it has taken only if he has left at once."""
    position = "9/9/9/b8/9/W8/9/b8/9 w"
    assert legal(game_of("zamma"), position) == {"a4xa1", "a4xa7", "a4xa8", "a4xa9"}
    at_once = {f"a4xa1xa{n}" for n in (7, 8, 9)} | {f"a4xa{n}xa1" for n in (7, 8, 9)}
    assert legal(game_of("zamma", {"retirada": "al-momento"}), position) == at_once


ROUND = ("a1-b1", "a9-b9", "b1-a1", "b9-a9")


@pytest.mark.parametrize(
    ("idle", "moves", "rule"), [("", 2 * ROUND, "repeticion"), (" idle=99", ROUND[:1], "tablas")]
)
def test_draws_by_repetition_and_by_turns(idle: str, moves: tuple[str, ...], rule: str) -> None:
    """The third time is stated by mindsports, the count of turns is ours: each has its rule."""
    state, rules = played(game_of("zamma"), f"B8/9/9/9/9/9/9/9/W8 w{idle}", *moves)
    assert rules[-1] == rule
    assert state.end == f"zamma.{rule}"
