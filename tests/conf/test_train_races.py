"""The value of boards in the running games: features counted by hand, the sum another way."""

from __future__ import annotations

import random
from itertools import product
from operator import mul
from typing import Any

import numpy as np
import pytest

from conf.train.races import GAMES, best_at_sight, fit, worth_of
from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.casas.board import BAR, MEN, Board, Travel, side, turned
from juegos.tablas.libro_evaluation import FEATURES, Worth, stored_weights


def seen(board: Board, dice: int = 2, **how: Any) -> dict[str, float]:
    """Return the features of a board by their names."""
    worth = Worth([0.0] * len(FEATURES), Travel(), dice, **how)
    return dict(zip(FEATURES, worth.features(board), strict=True))


def boards(slug: str, games: int = 2) -> list[Board]:
    """Return the boards after the plays of some games at sight."""
    game: Any = catalogue.game(slug, GAMES[slug])
    rng, result = random.Random(slug), []
    for _game in range(games):
        state = game.start()
        while (turn := game.turn(state)) is not Turn.END:
            if turn is Turn.CHANCE:
                move = draw(game.throws(state), rng)
            else:
                plays = game.plays(state)
                move = best_at_sight(plays, game.laws.worth)
                result.append(plays[move])
            state = game.play(state, move).state
    return result


@pytest.mark.parametrize("slug", GAMES)
def test_every_feature_has_its_weight(slug: str) -> None:
    assert len(stored_weights().of(slug)) == len(FEATURES)


@pytest.mark.parametrize("slug", GAMES)
def test_the_value_is_that_of_the_weighted_features(slug: str) -> None:
    """Summed anew from all features, not side by side from what is kept."""
    game: Any = catalogue.game(slug, GAMES[slug])
    worth = game.laws.worth
    for board in boards(slug, 1)[:-1]:
        total = sum(map(mul, stored_weights().of(slug), worth.features(board)))
        assert worth(board) == pytest.approx(total / (2 + abs(total)), abs=1e-9)


@pytest.mark.parametrize("slug", GAMES)
def test_features_of_a_side_are_those_of_the_other_turned(slug: str) -> None:
    game: Any = catalogue.game(slug, GAMES[slug])
    worth = game.laws.worth
    half = (len(FEATURES) - 2) // 2
    for board in boards(slug, 1):
        here, there = worth.features(board), worth.features(turned(board))
        assert here[:2] == [1, pytest.approx(-there[1])]
        assert here[2:] == [*there[2 + half :], *there[2 : 2 + half]]


def test_features_of_a_board_counted_by_hand() -> None:
    """Own: two on the 13, one on the 8, five on the 6, the rest off; the other's lie on his 20."""
    board = side({13: 2, 8: 1, 6: 5}) + side({20: 4, BAR: 1})
    features = seen(board)
    assert features["own pips"] == 2 * 13 + 8 + 5 * 6
    assert features["other pips"] == 4 * 20 + 25
    assert (features["own off"], features["other off"]) == (7, 10)
    assert (features["own single"], features["own heaped"]) == (1, 2)
    assert (features["own last"], features["other last"], features["other bar"]) == (13, 25, 1)
    # The man on the 8 is on the other's 17, three from his 20 and eight from the bar.
    reach = 13 + 5
    assert features["own hits"] == pytest.approx(reach / 36)
    assert features["own lost"] == pytest.approx(reach / 36 * 17)
    assert features["other hits"] == 0


def test_the_chance_of_a_hit_is_that_of_the_sums_of_some_dice() -> None:
    """Of all throws of three dice, those in which one, two or three dice add up to four."""
    board = side({10: 1, 1: 14}) + side({19: 2, 1: 13})
    throws = [*product(range(1, 7), repeat=3)]
    some = [*product((0, 1), repeat=3)]
    hit = [throw for throw in throws if any(sum(map(mul, throw, which)) == 4 for which in some)]
    assert seen(board, dice=3)["own hits"] == pytest.approx(len(hit) / len(throws))


def test_men_are_shut_in_behind_the_longest_row() -> None:
    """Casas 4, 5, 6 and 8 before the other's two men on his 24; four more men have passed."""
    board = side({4: 2, 5: 2, 6: 2, 8: 2}) + side({24: 2, 12: 4})
    features = seen(board)
    assert features["own closed"] == 4
    assert features["own rows"] == 2
    assert features["own wall"] == 9
    assert features["own enclosed"] == 3 * 2
    assert features["other closed"] == 1


def test_what_nothing_can_be_played_of_is_a_failed_throw() -> None:
    """A man on the bar who finds five casas closed fails unless a die is six."""
    shut = side({BAR: 1, 20: 14}) + side({1: 2, 2: 2, 3: 2, 4: 2, 5: 2})
    assert seen(shut, fails=True)["own unplayable"] == pytest.approx((5 / 6) ** 2)
    assert seen(shut)["own unplayable"] == 0


def test_a_game_that_is_won_is_worth_one() -> None:
    worth = Worth([-5.0] * len(FEATURES), Travel(), 2)
    assert worth(side({}) + side({1: MEN})) == 1
    assert worth(side({1: 1}) + side({1: MEN})) < 0
    passed = Worth([-5.0] * len(FEATURES), Travel(), 2, ends=6)
    assert passed(side({1: 14, 6: 1}) + side({1: MEN})) == 1


def test_a_fit_finds_the_weights_that_outcomes_came_from() -> None:
    """Drawn by known weights, to the error of so many outcomes; what never changes has none."""
    rng = np.random.default_rng(1)
    rows = np.column_stack([np.ones(20_000), rng.normal(size=(20_000, 2)), np.zeros(20_000)])
    chances = 1 / (1 + np.exp(-rows @ np.array([0.5, -1.0, 0.2, 3.0])))
    weights = fit(rows, (rng.random(20_000) < chances).astype(float))
    assert weights == (*(pytest.approx(one, abs=0.06) for one in (0.5, -1.0, 0.2)), 0.0)


def test_weights_by_hand_look_at_both_sides_alike_but_for_hits() -> None:
    worth = worth_of(catalogue.game("jacquet"), stored_weights().by_hand)
    board = side({24: 15}) * 2
    assert worth(board) == 0
