"""The strong player of trictrac and its kin against its judgement of before: what is kept of it."""

from __future__ import annotations

import csv
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest

from conf.make import judgement
from conf.make.judgement import BEFORE, GAMES, HEAD, STAKES, TABLE, result, row, stored_results

STORED = stored_results()


def test_the_table_follows_from_the_games() -> None:
    """Each line of the page's table is reckoned again from what is kept game by game."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [list(HEAD), *(row(*pair) for pair in STORED.items())]


def test_a_share_has_its_error() -> None:
    """It is that of pairs with the same throws: none where each pair is shared."""
    assert row("toc", "wwlwwl") == ["Toc", "6", "4", "2", "0.667\xa0±\xa00.167", ""]
    assert row("toc", "wllw")[-2] == "0.500\xa0±\xa00.000"
    assert row("tick-tack", "wlWL")[-1] == "+0.000\xa0±\xa00.000"
    assert row("tick-tack", "wwLw")[1:4] == ["4", "3", "1"]
    assert row("tick-tack", "wwLw")[-1] == "+0.250\xa0±\xa00.750"


@pytest.mark.parametrize("slug", BEFORE)
def test_every_game_was_played(slug: str) -> None:
    """As many as were aimed at, won or lost, at tick-tack by one stake or two."""
    assert len(STORED[slug]) == GAMES[slug]
    assert set(STORED[slug]) == ({*STAKES} if slug == "tick-tack" else {"w", "l"})


@pytest.mark.parametrize("slug", ["trictrac", "toc"])
def test_the_net_wins_three_in_five(slug: str) -> None:
    """As was aimed at: 0.60 of four hundred games, tours at trictrac."""
    assert GAMES[slug] == 400
    assert STORED[slug].count("w") >= 0.6 * GAMES[slug]


def test_the_net_gains_stakes_at_tick_tack() -> None:
    """More than nothing, by three standard errors of pairs of games."""
    stakes = [STAKES[one] for one in STORED["tick-tack"]]
    pairs = [mean(stakes[at : at + 2]) for at in range(0, len(stakes), 2)]
    assert mean(pairs) > 3 * stdev(pairs) / sqrt(len(pairs))


@pytest.mark.thorough
def test_an_executor_plays_the_same_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two threads keep the letters of the games in their order, after those kept before."""
    monkeypatch.setattr(judgement, "FILE", tmp_path / "games.csv")
    monkeypatch.setattr(judgement, "TABLE", tmp_path / "table.csv")
    monkeypatch.setitem(GAMES, "toc", 7)
    monkeypatch.setattr(judgement, "result", lambda _slug, number: "wwlwllw"[number])
    judgement.write({"toc": "wwl"})
    with ThreadPoolExecutor(2) as executor:
        judgement.play(["toc"], executor)
    assert stored_results() == {"toc": "wwlwllw"}


@pytest.mark.heavy
@pytest.mark.thorough
@pytest.mark.parametrize("slug", BEFORE)
def test_first_games_come_out_as_kept(slug: str) -> None:
    """Played again, the first two end as they did."""
    assert "".join(result(slug, number) for number in range(2)) == STORED[slug][:2]
