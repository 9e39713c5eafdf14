"""The matches between levels that are kept: games come out again as they did, and are no luck."""

from __future__ import annotations

from fractions import Fraction

import pytest

from juegos import catalogue
from juegos.kept.tablas_matches import MATCHES, SEED, Match
from juegos.tables import table
from tests.tablas.duel import Duel

AGAIN = 2


@pytest.mark.thorough
@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.slug)
def test_first_games_come_out_as_kept(match: Match) -> None:
    """The first two games, played again, bring the first level what is kept."""
    duel = Duel(catalogue.game(match.slug, match.readings), match.levels, AGAIN, SEED)
    assert duel.gains == match.gains[:AGAIN]


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
    assert match.command == " ".join(["python -m tests.bench.encuentros", *given])


def test_every_game_of_the_tables_with_a_strong_level_is_kept() -> None:
    """No game of tables offers a level that no match has tried; trictrac and backgammon had 200."""
    offers = {
        slug
        for slug, entry in catalogue.CATALOGUE.items()
        if entry.family == "tablas" and "strong" in entry.levels
    }
    assert {match.slug for match in MATCHES} == offers
    assert all(len(m.gains) >= 200 for m in MATCHES if m.slug in {"trictrac", "backgammon"})


def test_error_is_that_of_a_mean() -> None:
    """Of the gains 1, 1, -1 and 3 the mean is 1, their spread 8, and the error the root of 8/12."""
    match = Match("toc", {}, ("strong", "greedy"), "1 1 -1 3", "", "")
    assert match.mean == Fraction(1)
    assert match.error == pytest.approx((8 / 12) ** 0.5)
    assert match.wins == 3


def test_table_has_what_is_kept() -> None:
    """A row for each match: the games, those won, the mean and its error."""
    rows = table("tablas.encuentros").rows
    assert [row[0] for row in rows] == [match.slug for match in MATCHES]
    for row, match in zip(rows, MATCHES, strict=True):
        assert row[3:6] == (len(match.gains), match.wins, match.mean)
        assert row[6] == f"{match.error:.3f}"
