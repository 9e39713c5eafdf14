"""Dablot prejjesne: the board of the Sami and its three ranks."""

from __future__ import annotations

from collections import Counter

import pytest

from juegos.core.errors import IllegalMove
from tests.juegos.alquerque.games_of_jumps import game_of, legal, played

TOP = "6/5/6/5/6/5/6/5/6/5/6"


def test_board_and_start() -> None:
    """Seventy-two points, 191 edges; twenty-eight, a prince and a king on each side."""
    core = game_of("dablot").core
    degrees = Counter(map(len, core.board.neighbours.values()))
    assert degrees == {3: 4, 4: 30, 5: 18, 8: 20}
    assert sum(n * number for n, number in degrees.items()) == 2 * 191
    stand = Counter(core.men(core.start()).values())
    assert stand == {"w": 28, "b": 28, "p": 1, "q": 1, "k": 1, "l": 1}
    men = {core.board.names[p]: what for p, what in core.men(core.start()).items()}
    assert (men["j6"], men["k7"], men["a7"], men["b8"]) == ("p", "k", "l", "q")


@pytest.mark.parametrize("mine", "wpk")
@pytest.mark.parametrize("theirs", "bql")
def test_nobody_takes_a_higher_rank(mine: str, theirs: str) -> None:
    """A jump is allowed over the same rank or a lower one, else it is refused by that rule."""
    table = game_of("dablot")
    position = f"{TOP}/{theirs}4/{mine}5 w"
    if "wpk".index(mine) >= "bql".index(theirs):
        state, rules = played(table, position, "a1xc3")
        assert rules[0] == "salto"
        assert ("rango" in rules) == (mine != "w")
        assert f"/{mine}4/" not in table.write(state)
        assert set(table.core.men(state.position).values()) == {mine}
    else:
        assert legal(table, position) == {"a1-a3", "a1-c1"}
        with pytest.raises(IllegalMove, match=r"\[dablot\.rango\]$"):
            table.read_move(table.read(position), "a1xc3")


def test_rank_goes_with_the_piece() -> None:
    """A king that ends its chain where it took a prince is still a king, and alone there."""
    table = game_of("dablot")
    state, _ = played(table, f"{TOP}/5/kb4 w", "a1-a3")
    assert "k" in table.write(state)
    state, _ = played(table, f"{TOP}/q4/k5 w", "a1xc3")
    assert set(table.core.men(state.position).values()) == {"k"}
    assert table.core.value(state.position) == -500
