"""The ladder of piquet: every pair of levels, and parties that come out again."""

from __future__ import annotations

import csv
from pathlib import Path
from statistics import stdev

import pytest

from conf.make import piquet
from conf.make.piquet import HEAD, TABLE, Mirrored, ladder, mirrored, row, stored_parties

PARTIES = stored_parties()


def test_every_pair_of_levels_has_its_line() -> None:
    """The strongest first; the table has a line for each."""
    assert [*PARTIES] == [*ladder()]
    head, *lines = csv.reader(TABLE.read_text("utf-8").splitlines())
    assert head == list(HEAD)
    assert lines == [row(*pair) for pair in PARTIES.items()]


@pytest.mark.parametrize("levels", PARTIES)
def test_the_better_gains_beyond_luck(levels: tuple[str, str]) -> None:
    """Its points and its gains are more than three errors; it won more than half."""
    pairs = PARTIES[levels]
    for gains in ([one.points for one in pairs], [one.gain for one in pairs]):
        error = stdev(gains) * len(gains) ** 0.5
        assert sum(gains) > 3 * error
    assert sum(one.won for one in pairs) > len(pairs)
    assert all(one.deals >= 12 for one in pairs)


def test_elo_is_what_the_odds_say() -> None:
    """Three of four parties are 191 points; that of a level that won all is finite."""
    half, both = Mirrored(12, 10, 30, 1), Mirrored(12, 40, 200, 2)
    line = row(("strong", "beginner"), [half, both] * 200)
    assert line[2:4] == ["800", "600"]
    assert line[5].startswith("190\N{NO-BREAK SPACE}±")
    assert line[6].startswith("+2.08\N{NO-BREAK SPACE}±")
    assert line[7].startswith("+57.5\N{NO-BREAK SPACE}±")
    assert row(("strong", "beginner"), [both, both])[5].startswith("191")


def test_parties_come_out_as_kept() -> None:
    """The first two parties of the lowest pair, played again."""
    levels = [*ladder()][-1]
    assert mirrored(*levels, "1:0") == PARTIES[levels][0]


@pytest.mark.heavy
@pytest.mark.thorough
def test_first_parties_of_the_strong_player_come_out_as_kept() -> None:
    """The first two of the highest pair."""
    levels = next(ladder())
    assert mirrored(*levels, "1:0") == PARTIES[levels][0]


def test_a_ladder_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is there is not played again."""
    levels = [*ladder()][-1]
    monkeypatch.setattr(piquet, "FILE", tmp_path / "kept.csv")
    monkeypatch.setattr(piquet, "TABLE", tmp_path / "table.csv")
    monkeypatch.setattr(piquet, "ladder", lambda: iter([levels]))
    piquet.write({levels: [Mirrored(12, 1, 2, 0)]})
    piquet.play(4)
    assert stored_parties() == {levels: [Mirrored(12, 1, 2, 0), PARTIES[levels][1]]}
