"""The table of what is solved: its lines are of cases, and what is small comes out so again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from conf.make import solutions
from conf.make.solutions import (
    CASES,
    GIVEN_UP,
    RECKONED,
    RESULTS,
    SOLVED,
    Case,
    Line,
    count,
    keep,
    stored_lines,
    ways,
)
from juegos import catalogue, data
from juegos.alquerque.endings import canonicalizer, endings, endings_of
from juegos.alquerque.position import Position
from juegos.alquerque.solving_costs import COSTS

PAGE = Path(__file__).parents[2] / "docs" / "desarrollo" / "soluciones.md"
BY_NAME = {case.name: case for case in CASES}
SMALL = ("alquerque-de-tres", "fanorona/tablero=telo", "konane/tablero=4", "damas-rusas/2")
BOARD = re.compile(r"```{j:tablero} (.+)\n(?::readings: (.+)\n)?:position: (.+)\n```")
ALQUERQUE: Any = catalogue.game("alquerque")


def test_every_line_says_how_it_came() -> None:
    """What is solved has its longest win and all figures, what was given up how deep it came."""
    lines = stored_lines()
    assert set(SMALL) <= set(lines)
    for line in lines.values():
        assert line.came in {SOLVED, GIVEN_UP, RECKONED}
        assert int(line.positions) > 0
        assert line.command
        if line.case in BY_NAME and line.came != RECKONED:
            backward = not BY_NAME[line.case].forward
            assert float(line.seconds) > 0
            assert int(line.megabytes) > 0
            assert bool(line.depth) == (backward or line.came == GIVEN_UP)
            whole = backward and line.came == SOLVED
            assert bool(line.packed) == bool(line.longest) == whole


def test_positions_are_won_lost_or_drawn() -> None:
    """Of each solved case, together they are all positions."""
    for line in stored_lines().values():
        if line.came == SOLVED:
            assert sum(map(int, line[3:6])) == int(line.positions)
        else:
            assert not any(line[3:6])


def test_a_figure_is_the_same_on_every_page() -> None:
    """The tables of costs are made from the same lines, and every measured case has one."""
    lines = stored_lines()
    measured = {
        line.case: [int(line.positions), float(line.seconds), int(line.megabytes)]
        for line in lines.values()
        if line.case in BY_NAME and line.came != RECKONED
    }
    assert data.load_json(solutions.COSTS_FILE)["costs"] == measured
    for cost in COSTS:
        name = cost.command.removeprefix("python -m conf.make.solutions ")
        if name in lines:
            assert lines[name].came == cost.came
            assert lines[name].positions == str(cost.positions)


def test_results_of_the_hare_are_those_of_its_strata() -> None:
    """With twelve hunters to move every position is won, so no stratum is left out."""
    line = solutions.hare()
    assert int(line.won) + int(line.lost) + int(line.drawn) == int(line.positions)
    assert int(line.won) > int(line.lost)


def test_cases_without_a_depth_are_those_that_the_page_names() -> None:
    """The hare, and a search forward that came to its end; all other solved cases have both."""
    without = {
        line.case.split("/")[0]
        for line in stored_lines().values()
        if line.came == SOLVED and not (line.depth and line.longest)
    }
    forward = {case.slug for case in CASES if case.forward}
    assert without == {solutions.HARE, *forward}


def test_every_case_was_tried() -> None:
    """Each has a line of its own, and none of these is only reckoned."""
    assert {
        name for name, line in stored_lines().items() if line.came != RECKONED
    } >= BY_NAME.keys()


def test_konane_says_where_it_was_given_up() -> None:
    """Eight by eight has a line, after how many positions; six by six is solved."""
    came = {line.case.split(",")[0]: line.came for line in stored_lines().values()}
    assert came["konane/tablero=8"] == GIVEN_UP
    assert came["konane/tablero=6"] == came["konane/tablero=4"] == SOLVED


@pytest.mark.parametrize("name", SMALL)
def test_a_small_case_comes_out_so_again(name: str) -> None:
    """The same positions, the same verdicts to the byte, the same longest win."""
    result, line = solutions.solved(BY_NAME[name]), stored_lines()[name]
    assert result.command == line.command == f"python -m conf.make.solutions {name}"
    for field in ("case", "came", "positions", "packed", "depth", "longest", *RESULTS):
        assert getattr(result, field) == getattr(line, field), field


def test_endings_of_alquerque_are_as_many_as_the_package_tells() -> None:
    """Each line has the positions that the table of costs has for the same reading."""
    matches = {cost.what: cost.positions for cost in COSTS if cost.slug == "alquerque"}
    results = {
        BY_NAME[name].readings: int(line.positions)
        for name, line in stored_lines().items()
        if name in BY_NAME and BY_NAME[name][0::2][:2] == ("alquerque", "4")
    }
    assert results
    assert results.items() <= matches.items()


def test_a_longest_win_is_played_on_the_page() -> None:
    """Each board of the page stands where the table says that a longest win begins."""
    boards = BOARD.findall(PAGE.read_text("utf-8"))
    lines = stored_lines()
    begins = {
        (BY_NAME[name].slug, BY_NAME[name].readings, line.longest)
        for name, line in lines.items()
        if name in BY_NAME and line.longest
    }
    assert set(boards) <= begins
    begun = {(slug, position) for slug, _readings, position in begins}
    assert len(boards) == len({(slug, position) for slug, _readings, position in boards})
    assert begun == {(slug, position) for slug, _readings, position in boards}
    for slug, readings, position in boards:
        game: Any = catalogue.game(slug, dict(pair.split("=") for pair in readings.split()))
        state = game.read(position)
        assert game.write(state) == position
        assert game.outcome(state) is None


def test_positions_are_counted_by_symmetry() -> None:
    """As many as are left when of all that are alike one is kept, of two men and of three."""
    core = ALQUERQUE.core
    one = canonicalizer(core)
    for most in (2, 3):
        results = {one(position) for position in endings(core, most)}
        results |= {one(Position(0, men.own)) for men in endings_of_one(core, most - 1)}
        assert count(core.board, most) == 2 * len(results)
    assert ways(core.board, 1, 1) == len({one(p) for p in endings_of(core, 1, 1)})


def endings_of_one(core: Any, most: int) -> list[Position]:
    """Return the positions in which White has at most so many men, and Black none."""
    return [position for men in range(1, most + 1) for position in endings_of(core, men, 0)]


def test_endings_that_show_to_be_alike_are_left_out() -> None:
    """Of those that are alike at least one is made, and far fewer than all."""
    core = ALQUERQUE.core
    one, all_, once = (
        canonicalizer(core),
        list(endings_of(core, 2, 1)),
        list(endings_of(core, 2, 1, once=True)),
    )
    assert {one(position) for position in all_} == {one(position) for position in once}
    assert len(all_) > 5 * len(once)


def test_men_on_their_last_row_are_crowned() -> None:
    """At draughts no ending has a man where he would be crowned; kings stand anywhere."""
    game: Any = catalogue.game("damas-rusas")
    core = game.core
    men = [core.men(position) for position in endings(core, 2)]
    for row, letter in zip(core.last, "wb", strict=True):
        assert not any(row >> p & 1 and man == letter for one in men for p, man in one.items())
        assert any(row >> p & 1 and man == letter.upper() for one in men for p, man in one.items())
    assert {man for one in men for man in one.values()} == set("wbWB")


def test_a_line_is_kept_in_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cases in their order, then what is reckoned by the largest, and the hare."""
    monkeypatch.setattr(solutions, "FILE", tmp_path / "solutions.csv")
    monkeypatch.setattr(solutions, "COSTS_FILE", tmp_path / "solving-costs.json")
    assert stored_lines() == {}
    took = {"seconds": "60", "megabytes": "300", "on": "here", "command": "y"}
    largest = Line(solutions.LARGEST[0], SOLVED, "450000", **took)
    first = Line("alquerque-de-tres", SOLVED, "744", **took)
    keep({largest.case: largest, first.case: first})
    lines = list(stored_lines().values())
    assert lines[:2] == [first, largest]
    assert [line.came for line in lines[2:4]] == [RECKONED] * 2
    assert int(lines[3].positions) > 3 * int(lines[2].positions)
    assert float(lines[2].seconds) > 60
    assert lines[4:] == [solutions.hare()]


def test_what_is_too_large_is_given_up() -> None:
    """With how many positions were known then, and how many of them were gone through."""
    line = solutions.solved(Case("alquerque", "captura=libre", "2", limit=50))
    assert (line.came, line.packed) == (GIVEN_UP, "")
    assert int(line.positions) > 50
    assert line.depth.endswith(" gone through")
    forward = solutions.solved(Case("konane", "tablero=8", limit=300, forward=True))
    assert (forward.came, forward.positions) == (GIVEN_UP, "600")
    match = re.fullmatch(r"nothing decided before (\d+) stones were off", forward.depth)
    assert match
    assert 8 < int(match[1]) < 64
