"""The games of the Book of Tables that were measured: they come out again, and tables say so."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from conf.make import libro as bench
from conf.make.libro import LEVELS, NOTHING, SAMPLE, Game, together
from conf.make.libro_readings import changes
from juegos import catalogue
from juegos.tablas.libro_results import AS_RACE, MEASURED, ending_rules, game
from juegos.tablas.libro_selfplay import (
    BY_LEVEL,
    GREEDY,
    LEVEL,
    RANDOM,
    READINGS,
    STRONG,
    SelfplayResult,
    share_of,
)
from juegos.tablas.matches import OTHERS
from juegos.tables import table
from tests.help.laws import playable

QUICK = 6


class Measured(NamedTuple):
    """What is kept of the games of a level under some readings."""

    slug: str
    level: str
    readings: Mapping[str, str]
    result: SelfplayResult

    def __str__(self) -> str:
        chosen = " ".join(f"{crux}={key}" for crux, key in self.readings.items())
        return f"{self.slug} {self.level} {chosen}".strip()


def by_level() -> Iterator[Measured]:
    """Yield what is kept of the default readings."""
    for level in LEVELS:
        for slug, result in BY_LEVEL[level].items():
            yield Measured(slug, level, AS_RACE.get(slug, {}), result)


def by_reading() -> Iterator[Measured]:
    """Yield what is kept of every change of a single reading."""
    for slug, rows in READINGS.items():
        for name, result in rows.items():
            readings = dict(change.split("=") for change in name.split())
            yield Measured(slug, LEVEL, readings, result)


EVERY = [*by_level(), *by_reading()]
SOME = random.Random("measured").sample([one for one in EVERY if one.level != "strong"], QUICK)


@pytest.mark.parametrize("one", SOME, ids=str)
def test_first_game_comes_out_as_kept(one: Measured) -> None:
    """Played again from its seed, the first game of a few has as many throws as is kept."""
    assert Game(one.slug, one.level, one.readings, 0).throws == one.result.sample[0]


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("one", EVERY, ids=str)
def test_first_games_come_out_as_kept(one: Measured) -> None:
    """So do the first few games of all; of strong, who takes long, the first."""
    many = 1 if one.level == "strong" else SAMPLE
    again = bench.measured(one.slug, one.level, one.readings, range(many))
    assert again.sample == one.result.sample[:many]


def test_games_go_on_where_they_stopped() -> None:
    """Two games and two more are the same as four, whoever plays them."""
    some, more, whole = (
        bench.measured("fallas", LEVEL, {"dados": "dos"}, numbers)
        for numbers in (range(2), range(2, 4), range(4))
    )
    assert together(some, more) == whole
    assert together(NOTHING, whole) == whole


def test_every_race_is_measured_at_both_levels() -> None:
    """All twelve are, by greedy players and by lot; laquet by strong ones too."""
    assert list(GREEDY) == list(RANDOM) == list(MEASURED)
    assert list(STRONG) == ["laquet"]


@pytest.mark.parametrize("one", EVERY, ids=str)
def test_games_add_up(one: Measured) -> None:
    """Each ended by one rule, which these readings can reach; at most one player won it."""
    result = one.result
    assert sum(result.ends.values()) == result.games
    ends = {rule.id for rule in ending_rules(catalogue.game(one.slug, one.readings))}
    assert set(result.ends) <= ends
    assert result.drawn == result.ends.get(f"{one.slug}.manera", 0)
    assert max(result.first, result.seat) + result.drawn <= result.games
    assert len(result.sample) == SAMPLE


@pytest.mark.parametrize("slug", MEASURED)
def test_every_change_of_a_reading_was_measured(slug: str) -> None:
    """All changes have their row, in their order, below the default, with another if needed."""
    changed = [list(change.items())[-1] for change in changes(slug)]
    race = AS_RACE.get(slug, {})
    single = {next(iter(change.items())) for change in playable(slug)[1:]}
    assert race or single <= set(changed)
    rows = [(str(row[0]), str(row[1])) for row in table(f"{slug}.lecturas").rows]
    assert [tuple(cell.rpartition(" + ")[2] for cell in row) for row in rows[1:]] == changed
    assert rows[0] == ((*race, *race.values()) or ("all", "default"))
    names = [" ".join(f"{c}={k}" for c, k in change.items()) for change in changes(slug)]
    assert names == [*READINGS[slug]]


def test_readings_tell_of_ends_that_were_never_met() -> None:
    """A barata has its figure, if only a bound, under the reading that plays it, elsewhere none."""
    columns = table("fallas.lecturas").columns
    ends = columns.index("ends otherwise")
    for row in table("fallas.lecturas").rows:
        assert ("barata" in row[ends]) == (row[1] == "si" and row[0] == "barata")
        assert "falla" in row[ends]
    assert "vacia" in next(
        row[ends] for row in table("emperador.lecturas").rows if row[1] == "sin-entrada"
    )


@pytest.mark.parametrize("slug", MEASURED)
def test_every_end_of_the_default_readings_has_a_row(slug: str) -> None:
    """All that can end the game has a row, where there are several, though none was met."""
    ends = [rule.id for rule in ending_rules(game(slug, {}))]
    matches = [row for row in rows(f"{slug}.chances") if row.startswith("the game ends by")]
    assert matches == [f"the game ends by {why}" for why in ends if len(ends) > 1]
    assert f"{slug}.gana" in ends


def test_fallas_is_told_beyond_its_errors() -> None:
    """Three dice favour the first to throw, two do not, and fail more; a barata is rare."""
    three, changes = GREEDY["fallas"], READINGS["fallas"]
    assert 3 * error(three, three.first) < three.first / three.games - 1 / 2
    two = changes["dados=dos"]
    assert abs(two.first / two.games - 1 / 2) < 2 * error(two, two.first)
    fails = [one.ends["fallas.falla"] / one.games for one in (two, three)]
    assert fails[0] - fails[1] > 10 * error(three, three.ends["fallas.falla"])
    assert 0 < changes["barata=si"].ends["fallas.barata"] < two.games / 100
    for one in (three, *changes.values()):
        assert max(error(one, count) for count in (one.first, *one.ends.values())) <= 0.005


def test_first_to_throw_loses_more_often_at_seis_dos_y_as() -> None:
    """As the page says, by far more than the error."""
    result = GREEDY["seis-dos-y-as"]
    assert result.first / result.games < 1 / 2 - 3 * error(result, result.first)


def error(selfplay_result: SelfplayResult, count: int) -> float:
    """Return the standard error of a share."""
    share = count / selfplay_result.games
    return float((share * (1 - share) / selfplay_result.games) ** 0.5)


def test_barata_of_emperador_was_looked_for() -> None:
    """It has a row by either player, with a bound where it was not met."""
    result = GREEDY["emperador"]
    row = rows("emperador.chances")["the game ends by emperador.barata"]
    assert row[:2] == result.share(result.ends.get("emperador.barata", 0))


def test_manera_hangs_on_the_player() -> None:
    """By lot emperador ends by a manera more than thrice as often as between greedy players."""
    greedy, lot = (one["emperador"] for one in (GREEDY, RANDOM))
    assert lot.drawn / lot.games > 3 * greedy.drawn / greedy.games


def test_what_was_never_met_has_a_bound() -> None:
    """None of 200 games, or all of them: three of 200 are what either may be off by."""
    assert share_of(0, 200) == ("0.000", "< 0.015")
    assert share_of(200, 200) == ("1.000", "< 0.015")
    assert share_of(50, 200) == ("0.250", "0.031")
    assert share_of(0, 10_000) == ("0.0000", "< 0.0003")
    assert share_of(1, 10_000) == ("0.0001", "0.0001")
    assert share_of(36, 10_000) == ("0.0036", "0.0006")
    assert share_of(1, 1_000_000) == ("0.000001", "0.000001")


def test_what_always_occurred_has_a_bound() -> None:
    """All men have passed in every game of ten thousand: at least 0.9997 of all, as printed."""
    (row,) = (row for row in table("buffa-de-baldrac.lecturas").rows if row[1] == "pasar")
    assert row[2] == 10_000
    assert "pasar > 0.9997" in row


def rows(id: str) -> dict[Any, tuple[Any, ...]]:
    """Return the rows of a table by their first cell."""
    return {str(row[0]): row[1:] for row in table(id).rows}


def test_laquet_tells_which_side_wins() -> None:
    """Its row is the share of A, who has the fourteen men on one casa; other games have none."""
    says = "the side with fourteen men on one casa wins"
    shares = [one["laquet"].share(one["laquet"].seat) for one in (GREEDY, RANDOM)]
    assert rows("laquet.chances")[says] == (*shares[0], *shares[1])
    assert says not in rows("emperador.chances")
    assert catalogue.game("laquet").start().board[24] == 14


def test_side_decides_between_players_who_do_not_look_ahead() -> None:
    """Neither greedy players nor the lot bring the fourteen men home in one game of ten."""
    for item in (GREEDY["laquet"], RANDOM["laquet"]):
        assert item.seat < item.games / 10
        # Who throws first is drawn, which hides it: he wins about half.
        assert abs(item.first / item.games - 0.5) < 0.08


def test_sides_of_laquet_are_those_of_its_matches() -> None:
    """A match has either level on either side in half of its games, and their games add up."""
    pairs = {row[:2]: row for row in table("laquet.bandos").rows}
    (match,) = (one for one in OTHERS if one.slug == "laquet" and one.levels[0] == "greedy")
    one, other = pairs["greedy", "at random"], pairs["at random", "greedy"]
    assert one[2] + other[2] == len(match.gains)
    assert one[3] + (other[2] - other[3]) == match.wins
    assert pairs["greedy", "greedy"][2:4] == (GREEDY["laquet"].games, GREEDY["laquet"].seat)
    assert len(pairs) == 7
