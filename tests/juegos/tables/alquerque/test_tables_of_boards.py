"""All boards of the family, each once: the table counts them, and the figure draws them."""

from __future__ import annotations

import re
from functools import cache

from conf import figures
from conf.figures.boards import bends
from juegos import catalogue
from juegos.core.table import Cell
from juegos.tables import table
from juegos.tables.alquerque import boards, entries

ID = "alquerque-familia.tableros"


@cache
def rows() -> dict[Cell, tuple[Cell, ...]]:
    return {row[0]: row for row in table(ID).rows}


def test_each_board_stands_once_and_each_game_has_one() -> None:
    """No two boards have the same lines, and every game is played on one by its default."""
    lines = [frozenset(map(frozenset, board.lines)) for board, _ in boards()]
    assert len(set(lines)) == len(lines) == len(rows()) == 21
    played = [name for _, names in boards() for name in names]
    assert {name for name in played if " " not in name} == {entry.slug for entry in entries()}


def test_boards_that_games_share_are_one() -> None:
    """The hare and the fanorona of five by five have the board of alquerque: 25, 56, 80."""
    assert rows()[1][1:4] == (25, 56, 80)
    assert rows()[1][4] == "alquerque, cercar-la-liebre, fanorona tablero=dimy"


def test_boards_of_readings_are_there() -> None:
    """All that a reading changes: telo, the sizes of konane, the long serpents, the bent lines."""
    played = {name for _, names in boards() for name in names}
    assert {
        "fanorona tablero=telo",
        *(f"konane tablero={size}" for size in (8, 6, 4)),
        "awithlaknannai tablero=veintitres",
        "peralikatuma vertice=quebrado",
        "dieciseis-soldados vertice=quebrado",
    } <= played
    assert "awithlaknannai tablero=veinticuatro" not in played  # its board is the same


def test_lines_bend_where_the_reading_says() -> None:
    """Only with vertice=quebrado do lines bend, at the apex of each triangle."""
    bent = {names[0]: len(bends(board)) for board, names in boards() if bends(board)}
    assert bent == {"peralikatuma vertice=quebrado": 4, "dieciseis-soldados vertice=quebrado": 2}


def test_the_figure_has_each_board_of_the_table() -> None:
    """The numbers that are drawn are those of the rows, in their order."""
    drawn = re.findall(r">(\d+)</text>", figures.draw(ID))
    assert [int(number) for number in drawn] == list(rows())


def test_a_board_is_the_one_that_is_played_on() -> None:
    """What is drawn for a game is the board of its core."""
    for board, names in boards():
        slug, _, reading = names[0].partition(" ")
        readings = dict([reading.split("=")]) if reading else {}
        game: object = catalogue.game(slug, readings)
        assert game.core.board.lines == board.lines  # type: ignore[attr-defined]
