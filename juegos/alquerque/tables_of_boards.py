"""The boards of the family, each once, with the games that are played on it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from juegos import catalogue
from juegos.alquerque.tables_of_the_family import family, singles
from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.table import Cell, Table, fixed
from juegos.material.boards import Board


@cache
def boards() -> tuple[tuple[Board, tuple[str, ...]], ...]:
    """Return every board that some reading of a game is played on, and which those are.

    A game is named alone where it is played so by default, else with the reading that changes its
    board. Boards are in the order of the catalogue.
    """
    found: dict[frozenset[frozenset[Any]], tuple[Board, list[str]]] = {}
    for entry in family():
        seen = set()
        for changed in singles(entry.slug):
            game: Any = catalogue.game(entry.slug, changed)
            board = game.core.board
            key = frozenset(frozenset(line) for line in board.lines)
            if key not in seen:
                seen.add(key)
                reading = "".join(f" {crux}={value}" for crux, value in changed.items())
                found.setdefault(key, (board, []))[1].append(entry.slug + reading)
    return tuple((board, tuple(played)) for board, played in found.values())


def cuadro_tableros(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the boards by number, what can be counted on each, and the games played on it."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [
            number,
            len(board.points),
            sum(map(len, board.neighbours.values())) // 2,
            sum(map(len, board.jumps.values())),
            ", ".join(played),
        ]
        for number, (board, played) in enumerate(boards(), 1)
    ]
    return Table(
        f"{slug}.tableros",
        _("All boards of the family, and the games and readings that are played on them"),
        (_("board"), _("points"), _("lines"), _("jumps"), _("played on it")),
        fixed(rows),
        _("points; lines from a point to the next; ways to jump from a point over the next"),
        (),
        (),
        "juegos.alquerque.tables_of_boards.cuadro_tableros",
    )
