"""Which room of the house may import which: ``conf/house/plan.toml``, held to the imports."""

from __future__ import annotations

import ast
import re
from functools import cache
from graphlib import TopologicalSorter
from html import escape
from pathlib import Path

import pytest

from conf import figures, house
from tests.built import build

BREAKS = {(one.module, one.to) for one in house.breaks()}


def test_every_module_is_in_a_room_of_the_plan() -> None:
    """The plan names every room of juegos and conf, once, and no room that is not there."""
    there = {house.room_of(name) for name in house.modules()} - set(house.PACKAGES)

    assert there == house.rooms().keys()


def test_rooms_can_be_put_in_an_order() -> None:
    """By the plan no room needs one that needs it."""
    plan = {
        name: {house.room_of(other) for other in room.may} for name, room in house.rooms().items()
    }

    assert len(list(TopologicalSorter(plan).static_order())) >= len(plan)


@pytest.mark.parametrize("room", house.rooms())
def test_room_imports_what_the_plan_lets_it(room: str) -> None:
    """A module imports from the rooms that its own may know, or its break with the plan is told."""
    found = [
        f"{one.module} imports {one.imports}"
        for one in house.imports()
        if one.arrow[0] == room
        and not house.is_planned(one)
        and (one.module, one.arrow[1]) not in BREAKS
    ]

    assert not found, "conf/house/plan.toml does not let it"


@pytest.mark.parametrize("told", house.breaks(), ids=lambda told: f"{told.module}-{told.to}")
def test_break_is_there(told: house.Break) -> None:
    """A break with the plan that is told is there: one that was mended is no longer told."""
    found = [one for one in house.imports() if (one.module, one.arrow[1]) == (told.module, told.to)]

    assert found, "take it out of conf/house/plan.toml"
    assert not any(house.is_planned(one) for one in found)
    assert told.why


def test_breaks_are_told_once() -> None:
    """No break with the plan stands twice."""
    assert len(BREAKS) == len(house.breaks())


def test_imports_are_seen() -> None:
    """What is read from the files is what they import: some that are known, and from everywhere."""
    found = set(house.imports())

    assert house.Import("juegos.cli.main", "juegos.serve") in found
    assert house.Import("juegos.dados.azar", "juegos.core.game") in found
    assert {one.arrow[0] for one in found} >= set(house.rooms()) - {
        *("juegos.core", "juegos.data", "conf.house", "conf.data_files", "conf.server", "conf.wheel"),
        *("conf.command", "conf.translations", "conf.release_date", "conf.sources"),
    }


def test_nothing_is_reached_by_text() -> None:
    """No room of juegos reaches into another by text, where no tool could follow it."""
    known = house.modules().keys() - set(house.PACKAGES)
    for name in (name for name in known if name.startswith("juegos.")):
        tree = ast.parse(house.modules()[name].read_text("utf-8"))
        texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}

        assert not {one for one in texts & known if house.room_of(one) != house.room_of(name)}, name


@pytest.mark.parametrize("room", house.rooms())
def test_room_is_in_the_picture(room: str) -> None:
    """The drawing names every room: by the last part of its name, without its package."""
    assert room.partition(".")[2] in drawn()


@cache
def drawn() -> str:
    """Return the drawing of the rooms, as the page shows it."""
    return figures.draw("casa.salas")


def test_tables_of_the_plan_are_made_from_it(tmp_path: Path) -> None:
    """Each package has its rooms in a table, and every break with the plan its line and reason."""
    (tmp_path / "docs").mkdir()
    page = "".join(f"```{{j:salas}} {what}\n```\n\n" for what in ("juegos", "conf", "faltas"))
    (tmp_path / "docs/index.md").write_text(f"# Plan\n\n{page}", encoding="utf-8")
    html = build(tmp_path / "docs", tmp_path).html("index")
    told = re.sub(r"<[^>]*>", "", html)

    assert all(
        f"{room.name}{room.says}" in re.sub(r"\n", "", told) for room in house.rooms().values()
    )
    assert all(escape(one.why, quote=False) in told for one in house.breaks())


def test_a_table_of_something_else_is_an_error(tmp_path: Path) -> None:
    """What is neither a package nor a list of breaks stops the build in words."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("# Plan\n\n```{j:salas} casa\n```\n", encoding="utf-8")

    assert "'casa' is neither a package nor 'faltas'" in build(tmp_path / "docs", tmp_path).warnings
