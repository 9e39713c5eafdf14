"""Laws of symmetry of the games of jumps: no side is treated otherwise than its opposite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from juegos.engine.line_game import Move
from juegos.material.boards import mask, points
from tests.juegos.alquerque.compare_generators import positions
from tests.juegos.alquerque.games_of_jumps import CASES, GAMES, IDS

SWAP = str.maketrans("wbWBpqkl", "bwBWqplk")
# On one colour of a chequered board left and right are not alike.
MIRRORED = [slug for slug in GAMES if "damas-tur" in slug or not slug.startswith("dama")]
POSITIONS = 150


def places(core: Any, *, turn: bool) -> dict[int, int]:
    """Return where each point lies in a mirror, or with ``turn`` from the other side."""
    right = max(x for x, _ in core.board.xy.values()) + min(x for x, _ in core.board.xy.values())
    return {
        point: core.board.point((right - x, core.board.top - y if turn else y))
        for point, (x, y) in core.board.xy.items()
    }


def seen(core: Any, position: Any, place: Mapping[int, int], *, turn: bool) -> Any:
    """Return a position as it is seen so; from the other side the colours are swapped."""
    men = {
        place[p]: what.translate(SWAP) if turn else what for p, what in core.men(position).items()
    }
    written = core.extra(position)  # noqa: S610  no query
    more = {}
    if "reserva" in written:
        both = written["reserva"].split("+")
        more["reserva"] = "+".join(both[::-1] if turn else both)
    if "soplo" in written:
        due = mask(place[core.board.named[name]] for name in written["soplo"].split("+"))
        more["soplo"] = "+".join(core.board.names[point] for point in points(due))
    side = core.side(position)
    return core.build(men, 1 - side if turn else side, more)


def moved(move: Move, place: Mapping[int, int]) -> Move:
    path = tuple(place[point] for point in move.path)
    return Move(path, mask(place[point] for point in points(move.taken)), move.mark)


@pytest.mark.parametrize(("slug", "readings"), CASES, ids=IDS)
def test_both_sides_are_alike(slug: str, readings: Mapping[str, str]) -> None:
    """With the board turned and the colours swapped there are the same moves, to the same end."""
    core = GAMES[slug](readings)
    place = places(core, turn=True)
    for position in positions(core, POSITIONS):
        other = seen(core, position, place, turn=True)
        moves = core.moves(position)
        assert {moved(move, place) for move in moves} == set(core.moves(other))
        assert core.value(position) == core.value(other)
        for move in moves[:5]:
            there = core.after(other, moved(move, place))
            assert seen(core, core.after(position, move), place, turn=True) == there


@pytest.mark.parametrize("slug", MIRRORED)
def test_left_and_right_are_alike(slug: str) -> None:
    """A board that is its own mirror image has the same moves in the mirror."""
    core = GAMES[slug]({})
    place = places(core, turn=False)
    for position in positions(core, POSITIONS):
        other = seen(core, position, place, turn=False)
        assert {moved(move, place) for move in core.moves(position)} == set(core.moves(other))


@pytest.mark.parametrize(("slug", "readings"), CASES, ids=IDS)
def test_men_never_appear(slug: str, readings: Mapping[str, str]) -> None:
    """A turn takes just the men it says, all of the other side, and adds none of its own."""
    core = GAMES[slug](readings)
    for position in positions(core, POSITIONS, seed=2):
        side, before = core.side(position), core.counts(position)
        for move in core.moves(position):
            theirs = {
                p for p, what in core.men(position).items() if (what in "bBql") == (side == 0)
            }
            assert set(points(move.taken)) <= theirs
            lost = move.taken.bit_count()
            expected = (before[0] - lost * side, before[1] - lost * (1 - side))
            assert core.counts(core.after(position, move)) == expected
