"""States that are written wrong are refused with the row, the point and the place."""

from __future__ import annotations

import pytest

from juegos import catalogue
from juegos.core.errors import BadNotation

START = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w"


def refused(slug: str, text: str) -> BadNotation:
    """Return how a state of a game is refused."""
    with pytest.raises(BadNotation) as result:
        catalogue.game(slug).read(text)
    return result.value


@pytest.mark.parametrize(
    ("text", "says", "at"),
    [
        ("", "nothing is written: expected 5 rows, the top first", 0),
        ("bbbbb", "'bbbbb' has 1 row, the board 5", 5),
        ("bbbbb/bbbbb w", "'bbbbb/bbbbb' has 2 rows, the board 5", 11),
        (START.replace(" w", "/5 w"), "row 6 from the top, '5', is too much: there are 5", 30),
        (START.replace("/bbbbb", "/bbxbb"), "'x' stands on no board of this game (c4, row 2", 8),
        (START.replace("/bb1", "/(bb)1"), "'(' stands on no board of this game (a3, row 3", 12),
        (START.replace("/bbbbb", "/bbbb"), "row 2 from the top, 'bbbb', has 4 points of 5", 10),
        (START.replace("/bbbbb", "/bbbb"), "nothing is said of e4", 10),
        (START.replace("/bbbbb", "/bbbbbb"), "row 2 from the top, 'bbbbbb', goes wrong here", 11),
        (START.replace("/bbbbb", "/bb4"), "row 2 from the top, 'bb4', goes wrong here", 8),
        (START.replace("/bbbbb", "/bb0bbb"), "it has 5 points, the last is e4", 8),
        (START[:-2], "nothing stands where the seat to move is expected, 'w' or 'b'", 29),
        (START[:-1] + "z", "'z' stands where the seat to move is expected, 'w' or 'b'", 30),
        (START + " b", "a second seat to move", 32),
        (START + " idle=x", "'x' is no 'idle'", 32),
        (START + " past=5/5/5/5/w4_w,5/5/5/5/xw3_w", "'x' stands on no board of this game (a1", 58),
    ],
)
def test_wrong_states(text: str, says: str, at: int) -> None:
    """What is wrong is said with its place in the text, and where on the board that is."""
    result = refused("alquerque", text)
    assert says in str(result)
    assert result.at == at


@pytest.mark.parametrize(
    ("slug", "text", "says", "at"),
    [
        ("lasca", "4/3/4/3/(wq)3/3/4 w", "'q' stands on no board of this game (a3, row 5", 10),
        (
            "konane",
            "wz8/" + "10/" * 8 + "10 w",
            "'z' stands on no board of this game (b10, row 1",
            1,
        ),
    ],
)
def test_wrong_states_elsewhere(slug: str, text: str, says: str, at: int) -> None:
    """In a column, and on a board of ten, the point is named as well."""
    result = refused(slug, text)
    assert says in str(result)
    assert result.at == at
