"""The games of jumps: positions that no game can have are refused, with the point."""

from __future__ import annotations

import pytest

from juegos.core.errors import BadNotation, IllegalMove
from tests.juegos.alquerque.games_of_jumps import CASES, IDS, game_of

ROWS_8 = "/8/8/8/8/8/8"


@pytest.mark.parametrize(("slug", "readings"), CASES, ids=IDS)
def test_start_is_read(slug: str, readings: dict[str, str]) -> None:
    """The start is written and read, and each side has as many men as it began with."""
    table = game_of(slug, readings)
    start = table.start()
    assert table.read(table.write(start)) == start
    first, second = table.core.counts(start.position)
    assert first == second
    assert len(table.core.men(start.position)) >= 8


@pytest.mark.parametrize(
    ("slug", "position", "says"),
    [
        ("alquerque", "bbbbb/bbbbb/wwwww/wwwww/wwwww w", "13|15 men"),
        ("alquerque", "5/5/5/5/5 w", "no men"),
        ("alquerque", "5/5/5/5/4W w", "'W'"),
        ("alquerque", "5/5/5/5 w", "rows"),
        ("alquerque", "5/5/5/5/4w wb", "seat to move"),
        ("alquerque", "5/5/5/5/4w", "seat to move"),
        ("alquerque", "5/5/5/5/4w w soplo=e1", "soplo"),
        ("damas-espanolas", "w3/4/4/4/4/4/4/3b w", "b8"),
        ("damas-rusas", "4/4/4/4/4/4/4/b3 b", "a1"),
        ("damas-internacionales", "w4/5/5/5/5/5/5/5/5/5 w", "b10"),
        ("damas-turcas", f"7w{ROWS_8}/8 w", "h8"),
        ("zamma", "w8/9/9/9/9/9/9/9/9 w", "a9"),
        ("dama-filipina", "4/4/4/4/4/4/4/w2b w", "h1"),
        ("dablot", "6/5/6/5/6/5/l5/5/6/5/l5/5/6 w", "landlord"),
        ("dablot", "6/5/6/5/6/5/6/5/6/5/6/5/6 w", "no men"),
        ("dablot", "6/5/6/5/6/5/6/5/6/5/6/5/w5 w ley=1", "ley"),
        ("queah", "3/2/3/2/3 w reserva=6+6", "reserve"),
        ("queah", "w2/2/3/2/b2 w", "reserva"),
        ("queah", "w2/2/3/2/b2 w reserva=7+0", "reserva"),
        ("queah", "w2/2/3/2/b2 w reserva=0", "reserva"),
        ("queah", "www/ww/3/2/b2 w reserva=0+0", "5 men"),
        ("queah", "www/2/3/2/bbb w reserva=1+1", "Black"),
        ("queah", "3/2/3/2/3 w reserva=0+0", "no men"),
    ],
)
def test_impossible_positions_are_refused(slug: str, position: str, says: str) -> None:
    """Too many men, none at all, an uncrowned man on his last row, an unknown key."""
    with pytest.raises(BadNotation, match=says):
        game_of(slug).read(position)


@pytest.mark.parametrize("due", ["a1", "c3+a1", "z9", "", "d4+c3", "c3+c3"])
def test_huffed_men_are_read_with_care(due: str) -> None:
    """Only men of the other can be huffed, each named once and in the order of the points."""
    table = game_of("alquerque", {"captura": "maxima", "soplo": "si"})
    assert table.read("5/3b1/2b2/5/w4 w soplo=c3+d4")
    with pytest.raises(BadNotation, match=r"soplo|huffed"):
        table.read(f"5/3b1/2b2/5/w4 w soplo={due}")


@pytest.mark.parametrize("slug", ["damas-espanolas", "zamma", "alquerque"])
@pytest.mark.parametrize("text", ["", "c3", "z9-c3", "c3-", "c3-c4-", "c3c4", "c3 c4", "-", "x"])
def test_move_that_names_no_points_is_refused(slug: str, text: str) -> None:
    """What is no move at all is bad notation or an illegal move, in a sentence with the text."""
    table = game_of(slug)
    with pytest.raises(
        Exception, match=r"no point|another point|is empty|other|not empty"
    ) as error:
        table.read_move(table.start(), text)
    assert type(error.value).__name__ in {"BadNotation", "IllegalMove"}


@pytest.mark.parametrize(
    ("slug", "position", "move", "says"),
    [
        ("alquerque", "", "c2-c4", r"c3 has no man to capture \[alquerque\.salto\]"),
        ("alquerque", "", "d2-d4", r"d3 has a man of the same side \[alquerque\.salto\]"),
        ("alquerque", "", "c2-c5", r"a man goes to the next point, or over one man"),
        ("alquerque", "5/2b2/2b2/2w2/5 w", "c2xc4", r"c4 is not empty \[alquerque\.salto\]"),
        ("alquerque", "5/5/2b2/2w2/5 w", "c2-c3", r"c3 is not empty \[alquerque\.paso\]"),
        ("damas-rusas", "3b/4/4/4/4/4/4/W3 w", "a1-h8", r"h8 is not empty \[damas-rusas\.paso\]"),
    ],
)
def test_the_first_obstacle_is_named(slug: str, position: str, move: str, says: str) -> None:
    """Of several reasons that forbid a move the one is told that the man meets first."""
    table = game_of(slug)
    state = table.read(position) if position else table.start()
    with pytest.raises(IllegalMove, match=says):
        table.read_move(state, move)
