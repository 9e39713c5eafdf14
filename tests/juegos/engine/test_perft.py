"""juegos.engine.perft: counts against going down every line of play."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos import catalogue
from juegos.core.game import Game
from juegos.engine.perft import perft, perft_positions
from tests.help.laws import offered
from tests.help.toy_games import Toy, Way

SMALL = Toy(
    {"s": [Way(1, "t"), Way(2, "s"), Way(1, "e")], "t": [Way(1, "s"), Way(1, "e")]},
    {"e": Fraction(0)},
    seat={"t": 1},
)


def brute_perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """Count by going down every line."""
    if depth == 0:
        return 1
    after = [game.play(state, move).state for move in offered(game, state)]
    return sum(brute_perft(game, following, depth - 1) for following in after)


@given(st.sampled_from(["s", "t", "e"]), st.integers(0, 8))
def test_perft_counts_every_line(state: str, depth: int) -> None:
    """Merging equal states changes no count; an ended line has no longer ones."""
    assert perft(SMALL, state, depth) == brute_perft(SMALL, state, depth)


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_perft_of_the_games(slug: str) -> None:
    """To depth 2 the count of the games equals going down every line."""
    game = catalogue.game(slug)
    placed = catalogue.entry(slug).positional(game)
    for depth in range(3):
        result = brute_perft(game, game.start(), depth)
        assert perft(game, game.start(), depth) == result
        assert placed is None or perft_positions(placed, game.start(), depth) == result


def test_a_throw_counts_once() -> None:
    """The 216 permutations of three dice are 56 moves."""
    game = catalogue.game("azar")
    assert perft(game, game.start(), 1) == 56
