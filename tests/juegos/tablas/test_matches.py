"""The matches between levels that are kept: games come out again as they did, and are no luck."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path

import pytest

from conf.make import matches
from conf.make.matches import Duel
from juegos import catalogue
from juegos.tablas.matches import MATCHES, OTHERS, SEED, Match
from juegos.tables import table

AGAIN = 2


@pytest.mark.heavy
@pytest.mark.thorough
@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.slug)
def test_first_games_come_out_as_kept(match: Match) -> None:
    """The first two games, played again, bring the first level what is kept."""
    duel = Duel(catalogue.game(match.slug, match.readings), match.levels, AGAIN, SEED)
    assert duel.gains == match.gains[:AGAIN]


@pytest.mark.thorough
@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.slug)
def test_strong_is_better_beyond_luck(match: Match) -> None:
    """In each match strong meets greedy, and gains more than three errors a game."""
    assert match.levels == ("strong", "greedy")
    assert match.mean > 3 * match.error > 0


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.slug)
def test_command_names_the_match(match: Match) -> None:
    """The command that made an entry has its game, levels, readings and number of games."""
    readings = [f"{name}={key}" for name, key in match.readings.items()]
    given = [match.slug, *match.levels, str(len(match.gains)), *readings]
    assert match.command == " ".join(["python -m conf.make.matches", *given])


def test_every_game_of_the_tables_with_a_strong_level_is_kept() -> None:
    """No game of tables has a level that no match has tried; trictrac and backgammon had 200."""
    has = {
        slug
        for slug, entry in catalogue.CATALOGUE.items()
        if entry.family == "tablas" and "strong" in entry.players.levels
    }
    assert {match.slug for match in MATCHES} == has
    assert all(len(m.gains) >= 200 for m in MATCHES if m.slug in {"trictrac", "backgammon"})


BOOK = OTHERS
NO_BETTER = [m for m in BOOK if m.levels[0] == "strong" or m.slug == "laquet"]


@pytest.mark.parametrize("match", BOOK, ids=lambda match: f"{match.slug} {match.levels[0]}")
def test_levels_of_the_book_are_as_the_page_says(match: Match) -> None:
    """Greedy wins 130 games of 200 against the lot; what is said to gain nothing gains nothing."""
    command = [match.slug, *match.levels, str(len(match.gains))]
    assert match.command == " ".join(["python -m conf.make.matches", *command])
    if match in NO_BETTER:
        assert match.mean < 3 * match.error
    else:
        assert match.levels == ("greedy", "random")
        assert (len(match.gains), match.wins >= 130) == (200, True)


@pytest.mark.heavy
@pytest.mark.thorough
@pytest.mark.parametrize("match", BOOK, ids=lambda match: f"{match.slug} {match.levels[0]}")
def test_first_game_of_the_book_comes_out_as_kept(match: Match) -> None:
    """The first game, played again, ends as is kept; a better level was tried where none is."""
    duel = Duel(catalogue.game(match.slug), match.levels, AGAIN, SEED)
    assert duel.gains[:1] == match.gains[:1]


def test_every_race_of_the_book_was_measured() -> None:
    """Each has a match against the lot, and one of strong, whether it has that level or not."""
    rows = table("tablas.libro-salidas").rows
    races = [row for row in rows if row[4]]
    assert len(rows) == 14
    assert len(races) == 11
    assert not any("not measured" in row[3:] for row in races)


@pytest.mark.thorough
def test_an_executor_plays_the_same_games_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two threads bring what one process brings; what is written is not played again."""
    match = "laquet", {}, ("greedy", "random")
    monkeypatch.setattr(matches, "FOLDER", tmp_path / "here")
    here = matches.played(*match, 3)
    monkeypatch.setattr(matches, "FOLDER", tmp_path / "there")
    assert matches.played(*match, 1) == here[:1]
    with ThreadPoolExecutor(2) as executor:
        assert matches.played(*match, 3, executor) == here
    assert len((tmp_path / "there" / "laquet-greedy-random.txt").read_text("utf-8").split()) == 3


def test_error_is_that_of_a_mean() -> None:
    """Of the gains 1, 1, -1 and 3 the mean is 1, their spread 8, and the error the root of 8/12."""
    match = Match("toc", {}, ("strong", "greedy"), "1 1 -1 3", "")
    assert match.mean == Fraction(1)
    assert match.error == pytest.approx((8 / 12) ** 0.5)
    assert match.wins == 3


@pytest.mark.thorough
def test_table_has_what_is_kept() -> None:
    """A row for each match: the games, those won, the mean and its error."""
    rows = table("tablas.encuentros").rows
    assert [row[0] for row in rows] == [match.slug for match in MATCHES]
    for row, match in zip(rows, MATCHES, strict=True):
        assert row[3:6] == (len(match.gains), match.wins, match.mean)
        assert row[6] == f"{match.error:.3f}"
