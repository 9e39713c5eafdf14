"""The trained weights of the running games: what is kept of their matches, and which are used."""

from __future__ import annotations

import csv
from math import sqrt
from statistics import mean, stdev

import pytest

from conf.make.race_weights import (
    BY_HAND,
    GREEDY,
    HEAD,
    MANY,
    MATCHES,
    SHARES,
    TABLE,
    TRAINED,
    result,
    row,
    stored_results,
)
from conf.train.races import GAMES
from juegos.tablas.libro_evaluation import stored_weights

STORED = stored_results()


def share(slug: str, first: str, second: str) -> tuple[float, float]:
    """Return what part of a match the first won, and the error of that, by pairs of games."""
    games = [SHARES[letter] for letter in STORED[slug, first, second]]
    pairs = [mean(games[at : at + 2]) for at in range(0, MANY, 2)]
    return mean(games), stdev(pairs) / sqrt(len(pairs))


def test_the_table_follows_from_the_games() -> None:
    """Each line of the page's table is computed again from what is kept game by game."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [list(HEAD), *(row(slug, STORED) for slug in GAMES)]


def test_every_game_of_trained_weights_was_played() -> None:
    assert {*GAMES} == {*stored_weights().trained}
    assert {*STORED} == {(slug, *match) for slug in GAMES for match in MATCHES}
    assert all(len(letters) == MANY for letters in STORED.values())


@pytest.mark.parametrize("slug", GAMES)
def test_trained_weights_are_used_where_they_win_clearly_more(slug: str) -> None:
    """They beat those by hand by three errors, and win more games against greedy than those."""
    used = slug not in stored_weights().no_better
    won, error = share(slug, TRAINED, BY_HAND)
    trained, by_hand = (share(slug, weights, GREEDY)[0] for weights in (TRAINED, BY_HAND))
    assert used == (won - 1 / 2 > 3 * error and trained > by_hand)


@pytest.mark.heavy
@pytest.mark.thorough
@pytest.mark.parametrize("key", STORED, ids=" ".join)
def test_first_games_come_out_as_kept(key: tuple[str, str, str]) -> None:
    """Played again, the first two end as they did."""
    assert "".join(result(key, number) for number in range(2)) == STORED[key][:2]
