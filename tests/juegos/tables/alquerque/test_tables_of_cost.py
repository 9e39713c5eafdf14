"""What it took to solve the small games and the endings: the rows are of what is kept."""

from __future__ import annotations

import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from juegos import tables
from juegos.alquerque.solving_costs import COSTS, GIVEN_UP, SOLVED, Cost
from juegos.tables.alquerque import ENDINGS, STRATA, WHOLE

ROOT = Path(__file__).parents[4]


def test_all_that_is_kept_has_its_cost() -> None:
    """Every result that is kept has a row, with its number of positions if it is a game."""
    solved = [cost for cost in COSTS if cost.came == SOLVED]
    games = {(one.slug, one.readings, one.positions) for one in WHOLE if not one.state}
    assert len(games) == 5
    assert games <= {(cost.slug, cost.what.split(",")[0], cost.positions) for cost in solved}
    readings = {f"captura={key}" for key in ENDINGS}
    assert {cost.what for cost in solved if cost.slug == "alquerque"} == readings


def test_positions_of_the_hare_are_those_of_its_strata() -> None:
    """The row of the hare counts every stratum of one form, for either side to move."""
    (hare,) = (cost for cost in COSTS if cost.slug == "cercar-la-liebre")
    form = [one.positions for one in STRATA if one.leaps == "uno" and one.nine]
    assert hare.positions == 2 * sum(form)


@pytest.mark.parametrize("cost", COSTS, ids=lambda cost: f"{cost.slug} {cost.what}")
def test_a_cost_can_be_had_again(cost: Cost) -> None:
    """Each row was measured, and its command names a module or a session that is there."""
    assert cost.seconds > 0
    assert cost.megabytes > 0
    program, *words = shlex.split(cost.command)
    if program == "python3":
        assert f"def {words[1]}(" in (ROOT / words[0]).read_text("utf-8")
    else:
        assert words[0] == "-m"
        assert find_spec(words[1]) is not None


def test_what_is_not_solved_says_where_it_was_given_up() -> None:
    """Of fanorona and konane the next larger board was tried, and its row says how far."""
    tried = {(cost.slug, cost.what.split(",")[0]) for cost in COSTS if cost.came == GIVEN_UP}
    assert tried == {("fanorona", "tablero=dimy"), ("konane", "tablero=8")}


def test_each_table_has_the_rows_of_its_game() -> None:
    """The tables of costs together have every row once."""
    shown = [
        (id.partition(".")[0], row[-1])
        for id in tables.ids()
        if id.endswith(".coste")
        for row in tables.table(id).rows
    ]
    assert sorted(shown) == sorted((cost.slug, cost.command) for cost in COSTS)
