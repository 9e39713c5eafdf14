"""Draughts at random positions against pydraughts 0.6.7, which is not part of this package.

It knows Russian, international and Brazilian draughts; the last are our Philippine dama in the
mirror. Its Turkish king slides over its own men: that game is not asked. It has no Spanish game,
and no other program that Python can load has one: the Spanish is held to the published counts,
nine turns deep, and to the second generator of the tests.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any

import pytest
from draughts import Board

from juegos.alquerque.dama_filipina import DamaFilipina
from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.damas_rusas import DamasRusas
from juegos.alquerque.state import SIDES
from juegos.tables.alquerque.agreement import PEERS
from tests.juegos.alquerque.compare_generators import positions


def places(core: Any, variant: str) -> dict[int, tuple[int, int]]:
    """Return where the peer sees each point."""
    mirror = variant == "brazilian"
    return {point: (7 - x if mirror else x, y) for point, (x, y) in core.board.xy.items()}


def numbers(core: Any, variant: str) -> dict[int, int]:
    """Return the peer's number of each point: from below, or on the big board from above."""
    place, up = places(core, variant), -1 if variant == "standard" else 1
    order = sorted(place, key=lambda point: (up * place[point][1], place[point][0]))
    return {point: number for number, point in enumerate(order, 1)}


def fen(core: Any, position: Any, variant: str) -> str:
    """Return a position as the peer reads it: by names, or on the big board by numbers."""
    number, place = numbers(core, variant), places(core, variant)
    sides: dict[str, list[str]] = {"w": [], "b": []}
    for point, what in core.men(position).items():
        x, y = place[point]
        square = str(number[point]) if variant == "standard" else f"{ascii_lowercase[x]}{y + 1}"
        sides[what.lower()].append(("K" if what.isupper() else "") + square)
    turn = SIDES[core.side(position)].upper()
    return f"{turn}:W{','.join(sides['w'])}:B{','.join(sides['b'])}"


@pytest.mark.parametrize(
    ("game", "variant"),
    [(DamasRusas, "russian"), (DamasInternacionales, "standard"), (DamaFilipina, "brazilian")],
)
def test_moves_are_those_of_the_peer(game: Any, variant: str) -> None:
    """At every position both find the same moves, by the points that they go through."""
    core = game({})
    number = numbers(core, variant)
    (asked,) = (peer.positions for peer in PEERS if peer.slug == game.slug)
    assert asked >= 2_000
    for position in positions(core, asked):
        moves = core.moves(position)
        if moves:
            board = Board(variant, fen(core, position, variant))
            theirs = {tuple(move.steps_move) for move in board.legal_moves()}
            assert {tuple(number[point] for point in move.path) for move in moves} == theirs
