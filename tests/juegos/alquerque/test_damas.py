"""The games of draughts: what each has of its own, at small positions."""

from __future__ import annotations

from typing import Any

import pytest

from juegos.core.errors import BadNotation, IllegalMove
from tests.juegos.alquerque.games_of_jumps import game_of, legal, played

BEHIND = "4/4/4/1w2/b3/4/4/4 w"  # c5 has b4 behind it
MAN_OR_KING = "4/4/4/4/1bB1/2w1/4/4 w"  # e3 takes a man on d4, or a king on f4
CORNER = "4/1b2/4/4/4/1b2/4/W3 w"  # a1 takes c3, and from e5 alone goes on to take c7
LAST_ROW = "4/2b1/b1w1/4/4/4/4/4 w"  # f6 takes e7, and comes to d8
IN_THE_WAY = "4/4/2b1/4/4/1W2/b3/4 w"  # c3 takes b2 or f6, and the one taken bars it from the other
CROWNED = "4/3b/2w1/4/4/1b2/4/4 w"  # f6 takes g7, is crowned on h8, and g7 bars it from c3


@pytest.mark.parametrize(
    ("slug", "position", "moves"),
    [
        ("damas-espanolas", BEHIND, {"c5-b6", "c5-d6"}),
        ("damas-rusas", BEHIND, {"c5xa3"}),
        ("damas-espanolas", MAN_OR_KING, {"e3xg5"}),
        ("damas-rusas", MAN_OR_KING, {"e3xc5", "e3xg5"}),
        ("damas-espanolas", CORNER, {"a1xe5xb8"}),
        ("damas-rusas", CORNER, {"a1xe5xb8"}),
        ("damas-espanolas", LAST_ROW, {"f6xd8"}),
        ("damas-rusas", LAST_ROW, {"f6xd8xa5"}),
        ("damas-rusas", IN_THE_WAY, {"c3xa1", "c3xg7", "c3xh8"}),
        ("damas-rusas", CROWNED, {"f6xh8"}),
        ("damas-rusas", "4/4/4/4/4/4/4/W3 w", {f"a1-{p}" for p in "b2 c3 d4 e5 f6 g7 h8".split()}),
    ],
)
def test_moves(slug: str, position: str, moves: set[str]) -> None:
    """Whether men take back, kings count for more, a chain goes on and a man is crowned in it.

    A man that was taken stands in the way until the turn is over.
    """
    assert legal(game_of(slug), position) == moves


def test_man_is_crowned_where_his_turn_ends() -> None:
    """Spanish: on the last row; Philippine: not if the chain only passes there."""
    state, rules = played(game_of("damas-espanolas"), LAST_ROW, "f6xd8")
    assert game_of("damas-espanolas").write(state).startswith("1W2/4/b3/")
    assert rules == ["obligatoria", "salto", "coronacion"]
    table = game_of("dama-filipina")
    passing = "4/1bb1/1w2/4/4/4/4/4 w"
    assert legal(table, passing) == {"c6xe8xg6"}
    state, rules = played(table, passing, "c6xe8xg6")
    assert table.write(state).startswith("4/4/3w/")
    assert "coronacion" not in rules


def test_a_man_goes_on_as_a_man_till_he_reaches_the_last_row() -> None:
    """Russian: g7 is too far for him from e5; crowned on d8, he has taken both men on his way."""
    russian = game_of("damas-rusas")
    assert legal(russian, "4/3b/4/4/1b2/1w2/4/4 w") == {"c3xe5"}
    state, _ = played(russian, LAST_ROW, "f6xd8xa5")
    assert russian.write(state).startswith("4/4/4/W3/4/4/4/4 b")


def test_a_man_is_not_crowned_within_a_chain_on_any_corner() -> None:
    """Turkish: black comes to a1 as a man, for whom d1 is too far, unless he is crowned at once."""
    position = "8/8/8/8/8/b7/w7/3w4 b"
    assert legal(game_of("damas-turcas"), position) == {"a3xa1"}
    flying = legal(game_of("damas-turcas", {"coronacion": "sigue"}), position)
    assert flying == {f"a3xa1x{point}" for point in ("e1", "f1", "g1", "h1")}


def test_a_king_of_zamma_may_go_back_the_way_it_came() -> None:
    """Where a man leaves the board at once, a king takes on both sides of where it stood."""
    position = "9/9/9/9/2b1W1b2/9/9/9/9 w"
    at_once = legal(game_of("zamma", {"retirada": "al-momento"}), position)
    assert {"e5xh5xb5", "e5xb5xh5"} <= at_once
    stays = legal(game_of("zamma", {"retirada": "al-final"}), position)
    assert stays == {"e5xb5", "e5xa5", "e5xh5", "e5xi5"}


def test_choice_in_philippine_dama() -> None:
    """The most must be taken, or by what s001 says any chain; a king lands where it likes."""
    position = "4/2b1/4/4/4/2b1/4/3W w"
    assert legal(game_of("dama-filipina"), position) == {"h1xd5xg8"}
    free = legal(game_of("dama-filipina", {"captura": "obligatoria"}), position)
    assert free == {"h1xe4", "h1xd5xg8", "h1xc6", "h1xb7", "h1xa8"}


@pytest.mark.parametrize(
    ("slug", "position", "move", "rule"),
    [
        ("damas-espanolas", MAN_OR_KING, "e3xc5", "maxima"),
        ("damas-espanolas", BEHIND, "c5xa3", "salto"),
        ("damas-espanolas", BEHIND, "c5-b4", "paso"),
        ("damas-espanolas", BEHIND, "c5-d4", "paso"),
        ("damas-espanolas", BEHIND, "c5-e5", "tablero"),
        ("damas-rusas", BEHIND, "c5-b6", "obligatoria"),
        ("damas-rusas", CORNER, "a1xd4", "cadena"),
        ("damas-rusas", CORNER, "a1xe5", "cadena"),
        ("damas-rusas", CORNER, "a1xd4xb2", "retirada"),
        ("damas-rusas", "4/4/4/4/1b2/1b2/4/W3 w", "a1xe5", "salto"),
        ("damas-rusas", "4/4/4/4/4/1w2/4/W3 w", "a1xd4", "salto"),
        ("damas-turcas", "8/8/8/8/1bW1b3/8/8/8 w", "c4xf4xa4", "cadena"),
        ("damas-turcas", "8/8/8/8/3w4/3b4/8/8 w", "d4xd2", "salto"),
        ("damas-turcas", "8/8/8/8/3w4/8/8/8 w", "d4-e5", "tablero"),
    ],
)
def test_why_not(slug: str, position: str, move: str, rule: str) -> None:
    """A move that is none is refused by the rule that forbids it."""
    table = game_of(slug)
    with pytest.raises(IllegalMove, match=rf"\[{slug}\.{rule}\]$"):
        table.read_move(table.read(position), move)


def test_turkish_king_does_not_turn_straight_back() -> None:
    """It could take on both sides, but only by going back the way it came."""
    moves = legal(game_of("damas-turcas"), "8/8/8/8/1bW1b3/8/8/8 w")
    assert moves == {"c4xa4", "c4xf4", "c4xg4", "c4xh4"}


def test_turkish_man_on_the_last_row() -> None:
    """He is crowned at the end of the turn, or at once and goes on as a king."""
    position = "4b3/1b6/1w6/8/8/8/8/8 w"
    assert legal(game_of("damas-turcas"), position) == {"b6xb8"}
    flying = legal(game_of("damas-turcas", {"coronacion": "sigue"}), position)
    assert flying == {"b6xb8xf8", "b6xb8xg8", "b6xb8xh8"}


def test_turkish_prey_leaves_at_once() -> None:
    """A king may go over the point of a man that it has taken, and even end its turn there."""
    table = game_of("damas-turcas")
    state, _ = played(table, "W6W/bb4b1/8/b6b/6b1/wwwwww1w/www1w1ww/8 w", "a8xa6xa4xh4xh7xf7xa7")
    assert table.write(state).startswith("7W/W7/8/8/8/")


def test_turkish_prey_of_a_man_leaves_at_once() -> None:
    """Crowned on b8 he goes round the board, and at last over b7, where he took his first man."""
    table = game_of("damas-turcas", {"coronacion": "sigue"})
    moves = legal(table, "4b3/1b6/1w6/7b/1b6/8/3b4/8 w")
    assert moves == {f"b6xb8xh8xh2xb2xb{row}" for row in range(5, 9)}


@pytest.mark.parametrize(
    ("slug", "plies"),
    [("damas-espanolas", 40), ("damas-rusas", 30), ("damas-internacionales", 50)],
)
def test_draw_by_idle_kings(slug: str, plies: int) -> None:
    """So many turns with kings alone and no capture are a draw; a man's step starts anew."""
    table = game_of(slug)
    board = table.core.board
    rows = [str(len(row)) for row in board.rows]
    rows[0], rows[-1] = f"{len(board.rows[0]) - 1}B", f"W1w{len(board.rows[0]) - 3}"
    position = f"{'/'.join(rows)} w idle={plies - 1}"
    state, rules = played(table, position, "e1-d2")
    assert (state.idle, rules) == (0, ["paso"])
    state, rules = played(table, position, "a1-b2")
    assert rules == ["dama", "tablas"]
    assert state.end == f"{slug}.tablas"


def test_huff_in_spanish_draughts() -> None:
    """Reading soplo=si: a capture may be left, and then the king or man is huffed before a move."""
    table = game_of("damas-espanolas", {"soplo": "si"})
    state, rules = played(table, MAN_OR_KING, "e3xc5")
    assert "soplo=c5" in table.write(state)
    state, rules = played(table, table.write(state), "c5*")
    assert rules == ["soplo"]
    assert table.write(state).startswith("4/4/4/4/2B1/4/4/4 b")


def test_of_too_many_captures_one_of_each_kind_is_found() -> None:
    """They are looked for once more with the places visited, but not where men may be huffed."""
    for soplo in ("no", "si"):
        table = game_of("damas-espanolas", {"soplo": soplo})
        core: Any = table.core
        position, find = table.read(MAN_OR_KING).position, core.taking.find

        def limited(*men: Any, find: Any = find) -> Any:
            if len(men) == 5:  # and no set of places
                raise BadNotation("too many")
            return find(*men)

        captures = core.captures(position)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(core.taking, "find", limited)
            if soplo == "no":
                assert core.captures(position) == captures != []
            else:
                with pytest.raises(BadNotation):
                    core.captures(position)
