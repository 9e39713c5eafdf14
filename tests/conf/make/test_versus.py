"""What is kept of the games against a peer's engine: whole openings, and a table that follows."""

from __future__ import annotations

import csv
from itertools import groupby

import pytest

from conf.make.versus import (
    FILE,
    GAMES,
    HEAD,
    PEERS,
    TABLE,
    Played,
    in_full,
    row,
    rows,
    stored_games,
)

BY_SEARCH = groupby(stored_games(), lambda one: (one.slug, one.late))
SETS = {f"{slug}-{late}": list(some) for (slug, late), some in BY_SEARCH}


def played(results: str) -> list[Played]:
    """Return games with these results."""
    return [Played("damas-rusas", 0, n, one, 60, 50.0, 48.0) for n, one in enumerate(results)]


def test_the_table_follows_from_the_games() -> None:
    """Each line of the page's table is reckoned again from what is kept game by game."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [list(HEAD), *rows(stored_games())]


def test_a_draw_is_half_a_game() -> None:
    """Of four games one won and two drawn are half."""
    assert row(played("wddl"))[4:8] == ["1", "2", "1", "0.500 ± 0.250"]


def test_errors_are_of_pairs_that_share_an_opening() -> None:
    """If each opening is won by who begins, luck has no part; if by one side, it has its whole."""
    assert row(played("wlwl"))[7] == "0.500 ± 0.000"
    assert row(played("wwll"))[7] == "0.500 ± 0.500"
    assert row(played("wwllw"))[7] == "0.600 ± 0.500"
    assert row(played("w"))[7] == "1.000 ± inf"


@pytest.mark.parametrize("some", SETS.values(), ids=SETS)
def test_games_are_kept_in_order_each_once(some: list[Played]) -> None:
    """Numbered from nought, no more than a hundred, won, drawn or lost, each with its turns."""
    assert [one.number for one in some] == list(range(len(some)))
    assert len(some) <= GAMES
    assert {one.result for one in some} <= set("wdl")
    assert min(one.turns for one in some) > 6


@pytest.mark.parametrize("some", SETS.values(), ids=SETS)
def test_both_had_about_the_same_time(some: list[Played]) -> None:
    """Ours took on the whole no more than a tenth above what the peer took, as it is kept."""
    ours, theirs = sum(one.ours for one in some), sum(one.theirs for one in some)
    assert ours <= 1.1 * theirs


def test_the_peer_is_met_by_the_search_as_it_is() -> None:
    """Each game has been played with as many moves looked at in full as its core says now."""
    results = {(one.slug, one.late) for one in stored_games()}
    assert {(slug, in_full(slug)) for slug in PEERS} <= results
    assert FILE.read_text("utf-8").endswith("\n")
