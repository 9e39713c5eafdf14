"""Peralikatuma and sixteen soldiers: alquerque with triangles, and where their lines bend."""

from __future__ import annotations

from collections import Counter

import pytest

from juegos.core.errors import IllegalMove
from tests.juegos.alquerque.games_of_jumps import game_of, legal, played


@pytest.mark.parametrize(
    ("slug", "points", "edges", "jumps", "bent", "men"),
    [
        ("peralikatuma", 49, 96, 144, 128, 23),
        ("dieciseis-soldados", 37, 76, 112, 104, 16),
    ],
)
def test_boards(  # noqa: PLR0913, PLR0917  the figures of one board
    slug: str, points: int, edges: int, jumps: int, bent: int, men: int
) -> None:
    """As many points, edges and men as Parker has; a bend takes away two jumps at each corner."""
    for vertex, number in (("recto", jumps), ("quebrado", bent)):
        core = game_of(slug, {"vertice": vertex}).core
        assert len(core.board.points) == points
        assert sum(map(len, core.board.neighbours.values())) == 2 * edges
        assert sum(map(len, core.board.jumps.values())) == number
        assert core.counts(core.start()) == (men, men)


def test_degrees_of_the_great_board() -> None:
    """Eight points with two ways, twenty-four with three, eight with four, nine with eight."""
    board = game_of("peralikatuma").core.board
    assert Counter(map(len, board.neighbours.values())) == {2: 8, 3: 24, 4: 8, 8: 9}


def test_three_points_are_empty_at_the_start() -> None:
    """Parker's three empty places along the central transverse line."""
    core = game_of("peralikatuma").core
    empty = {core.board.names[p] for p in core.board.points} - {
        core.board.names[p] for p in core.men(core.start())
    }
    assert empty == {"d5", "e5", "f5"}
    left = {name for name, p in core.board.named.items() if core.men(core.start()).get(p) == "w"}
    assert {"a3", "a5", "a7", "b4", "b5", "b6", "c5"} <= left


@pytest.mark.parametrize(
    ("slug", "position", "jump"),
    [
        ("dieciseis-soldados", "3/3/5/5/5/5/2b2/w2/3 w", "b2xd4"),
        ("peralikatuma", "3/3/7/7/9/7/3b3/w2/3 w", "d2xf4"),
    ],
)
def test_the_corner_where_a_triangle_touches(slug: str, position: str, jump: str) -> None:
    """Straight lines let one jump over who stands there; bent ones do not, nor does a step."""
    straight, bent = game_of(slug), game_of(slug, {"vertice": "quebrado"})
    assert legal(straight, position) == {jump}
    assert jump not in legal(bent, position)
    with pytest.raises(IllegalMove, match=rf"\[{slug}\.tablero\]$"):
        bent.read_move(bent.read(position), jump)


def test_captures_are_compulsory_or_free() -> None:
    """By s001 one must take, to the end; else a player may step, or stop, and it is told."""
    bound, free = game_of("dieciseis-soldados"), game_of("dieciseis-soldados", {"captura": "libre"})
    there = "3/3/5/2b2/5/2b2/2w2/3/3 w"
    assert legal(bound, there) == {"c3xc5xc7"}
    assert {"c3xc5", "c3xc5xc7", "c3-b3"} <= legal(free, there)
    assert played(free, there, "c3-b3")[1] == ["paso", "libre"]
    assert played(free, there, "c3xc5")[1] == ["salto", "libre"]
