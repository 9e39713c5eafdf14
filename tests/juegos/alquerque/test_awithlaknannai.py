"""The fighting serpents: boards of two lengths, and alquerque's rules on them."""

from __future__ import annotations

import pytest

from tests.juegos.alquerque.games_of_jumps import game_of, legal, played


@pytest.mark.parametrize(
    ("key", "points", "edges", "men"),
    [("doce", 25, 54, 12), ("veintitres", 49, 110, 23), ("veinticuatro", 49, 110, 24)],
)
def test_boards(key: str, points: int, edges: int, men: int) -> None:
    """Rows of n, n + 1 and n points; each side fills a row and the right half of the middle."""
    core = game_of("awithlaknannai", {"tablero": key}).core
    assert len(core.board.points) == points
    assert sum(map(len, core.board.neighbours.values())) == 2 * edges
    assert core.counts(core.start()) == (men, men)


def test_ends_of_the_long_board() -> None:
    """Of twenty-three each the middle and both ends of the middle row are empty."""
    core = game_of("awithlaknannai", {"tablero": "veintitres"}).core
    men = core.men(core.start())
    empty = sorted(name for name, point in core.board.named.items() if point not in men)
    assert empty == ["a2", "ag2", "q2"]


def test_captures() -> None:
    """Along a row or aslant, free to stop or bound to go on."""
    chain = "8/9/wb1b4 w"
    assert {"b1xf1", "b1xf1xj1"} <= legal(game_of("awithlaknannai"), chain)
    bound = game_of("awithlaknannai", {"captura": "obligatoria"})
    assert legal(bound, chain) == {"b1xf1xj1"}
    assert "cadena" in played(bound, chain, "b1xf1xj1")[1]
    assert "b1xd3" in legal(game_of("awithlaknannai"), "8/1b7/w7 w")
