"""Queah: four men on the board, six kept, and when one of these is put."""

from __future__ import annotations

import pytest

from juegos.core.errors import IllegalMove
from juegos.core.game import Turn
from tests.juegos.alquerque.games_of_jumps import game_of, legal, played

SHORT = "2b/b1/w2/bw/ww1 b reserva=6+6"  # Black has lost a man and has others to put


def test_start() -> None:
    """Thirteen squares; four men each, six in reserve, counted as ten."""
    table = game_of("queah")
    assert table.write(table.start()) == "2b/wb/w1b/wb/w2 w reserva=6+6"
    assert table.core.counts(table.core.start()) == (10, 10)
    assert len(table.core.board.points) == 13
    assert sum(map(len, table.core.board.neighbours.values())) == 2 * 16


def test_lost_man_is_replaced_first() -> None:
    """Who is short of four puts a man on any empty square; then he moves, or his turn is over."""
    for reading, next_seat in (("y-mueve", 1), ("es-turno", 0)):
        table = game_of("queah", {"reserva": reading})
        assert len(legal(table, SHORT)) == 13 - 7
        state, rules = played(table, SHORT, "a5")
        assert rules == ["reserva", reading]
        assert table.turn(state) == next_seat
        assert "reserva=6+5" in table.write(state)


def test_only_one_man_is_taken_in_a_turn() -> None:
    """A jump that could go on does not."""
    table = game_of("queah")
    position = "3/2/1b1/w1/b2 w reserva=0+0"
    assert all(move.count("x") <= 1 for move in legal(table, position))
    chain = "2b/2/1b1/2/w2 w reserva=0+0"
    assert "a1xe5" not in legal(table, chain)


@pytest.mark.parametrize(
    ("position", "move", "rule"),
    [
        (SHORT, "e5-d4", "reserva"),
        (SHORT, "e5", "reserva"),
        ("2b/wb/w1b/wb/w2 w reserva=6+6", "c3", "reserva"),
        ("2b/wb/w1b/wb/w2 w reserva=6+6", "a1-c1", "tablero"),
        ("2b/wb/w1b/wb/w2 w reserva=6+6", "e5-d4", "paso"),
    ],
)
def test_why_not(position: str, move: str, rule: str) -> None:
    """A move that is none is refused by the rule that forbids it."""
    table = game_of("queah")
    with pytest.raises(IllegalMove, match=rf"\[queah\.{rule}\]$"):
        table.read_move(table.read(position), move)


def test_who_has_nobody_left_has_lost() -> None:
    """With no man on the board and none in reserve the game is over."""
    table = game_of("queah")
    state, rules = played(table, "3/2/1b1/w1/3 w reserva=0+0", "b2xd4")
    assert rules == ["salto", "bloqueo"]
    assert table.turn(state) is Turn.END
