"""Patterns of draughts at ten by ten: their weights, and the value computed plainly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from struct import unpack
from zlib import decompress

import pytest

from juegos import data
from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.men_patterns import FILE, WEIGHTS, PatternValue, opposite, regions, trained
from juegos.alquerque.position import Position

CORE = DamasInternacionales({})
MOST = 300  # hundredths of a man that a pattern may be worth


def weights() -> tuple[int, ...]:
    """Return the weights of the package."""
    content = decompress(data.packed(FILE))
    return unpack("<" + "h" * (len(content) // 2), content)


def positions(seed: int, games: int) -> Iterator[Position]:
    """Yield the positions of games by lot."""
    rng = random.Random(seed)
    for _ in range(games):
        position = CORE.start()
        for _ in range(120):
            yield position
            moves = CORE.moves(position)
            if not moves:
                break
            position = CORE.after(position, rng.choice(moves))


def rotated(position: Position) -> Position:
    """Return what the other side sees: the board turned by half, and the colours exchanged."""
    letters = {"w": "b", "b": "w", "W": "B", "B": "W"}
    places = CORE.board.points
    turned = {
        places[-1 - places.index(point)]: letters[letter]
        for point, letter in CORE.men(position).items()
    }
    return CORE.build(turned, 1 - position.side, {})


def plain_value(position: Position, weights: tuple[int, ...]) -> int:
    """Return the value by the letters on the board, each pattern spelt in the ternary system."""
    king, turn, *tables = weights
    letters = CORE.men(position)
    number = {"w": "1", "b": "2"}
    seen, value = "", 0
    for point in CORE.board.points:
        letter = letters.get(point, ".")
        seen += number.get(letter, "0")
        value += {"w": 100, "b": -100, "W": king, "B": -king}.get(letter, 0)
    far = seen[::-1].translate(str.maketrans("12", "21"))
    for board, sign in (seen, 1), (far, -1):
        for at, region in enumerate(regions()):
            pattern = "".join(board[square] for square in reversed(region))
            value += sign * tables[729 * at + int(pattern, 3)]
    return (-value if position.side else value) + turn


def test_weights_are_as_many_and_as_small_as_they_must_be() -> None:
    """The file is small, and no pattern is worth more than three men."""
    king, turn, *patterns = weights()
    assert len(patterns) + 2 == WEIGHTS == 2 + 16 * 729
    assert 100 < king < 400
    assert max(map(abs, [turn, *patterns])) <= MOST
    assert len(data.read(FILE)) < 50_000
    with pytest.raises(ValueError, match="there must be 11666"):
        PatternValue([0, 0])


def test_regions_cover_the_board() -> None:
    """With those opposite them, each of three rows by two squares, each once."""
    every = [*regions(), *map(opposite, regions())]
    assert {square for region in every for square in region} == set(range(50))
    assert len({frozenset(region) for region in every}) == len(every) == 32


def test_the_value_is_the_one_computed_plainly() -> None:
    """By the weights of the package and by others, with crowned men and without."""
    rng, crowned = random.Random(3), 0
    others = tuple(rng.randint(-99, 99) for _ in range(WEIGHTS))
    values = trained(), PatternValue(others)
    for position in positions(7, 12):
        crowned += bool(position.kings)
        for value, used in zip(values, (weights(), others), strict=True):
            assert value(position) == plain_value(position, used)
    assert crowned > 50


def test_the_value_is_the_same_from_the_other_side() -> None:
    """Half a turn of the board with the colours exchanged changes nothing to the seat to move."""
    for position in positions(11, 6):
        assert CORE.value(rotated(position)) == CORE.value(position)
