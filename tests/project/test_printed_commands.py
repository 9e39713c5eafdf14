"""The commands that kept results and tables print: each is there to be run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from conf.edition.document import ROOT
from juegos.alquerque.solving_costs import COSTS
from juegos.tablas.libro_cross_check import AGREEMENTS
from juegos.tablas.matches import MATCHES
from tests.bench import FORMER

COMMAND = re.compile(r"python3? (?:-m ([\w.]+)|noxfile\.py bench --)(?: (\w+))?")
WHERE = (
    *("juegos/**/*.py", "corpus/*.toml", "docs/**/*.md", "tests/bench/*.py", "conf/make/*.py"),
    "CONTRIBUTING.md",
)


def is_there(module: str, word: str) -> bool:
    """Return whether a module can be run, or is a package with a main one; likewise a bench."""
    if module in {"", "tests.bench"} and word:
        return find_spec(f"tests.bench.{word}") is not None
    spec = find_spec(module or "tests.bench")
    package = spec is not None and spec.submodule_search_locations is not None
    return find_spec(f"{module or 'tests.bench'}.__main__") is not None if package else bool(spec)


def printed() -> Iterator[tuple[str, str]]:
    """Yield the module of each command that is printed, and the first word after it."""
    for pattern in WHERE:
        for file in ROOT.glob(pattern):
            yield from COMMAND.findall(file.read_text("utf-8"))


def test_every_command_printed_is_there() -> None:
    """What modules, data, pages and benches print can be run."""
    results = set(printed())
    assert len(results) > 20
    assert [one for one in results if not is_there(*one)] == []


@pytest.mark.parametrize(("former", "name"), FORMER.items())
def test_a_bench_is_found_by_its_former_name(former: str, name: str) -> None:
    """It is the same file that runs."""
    specs = [find_spec(f"tests.bench.{one}") for one in (former, name)]
    assert specs[0]
    assert specs[1]
    assert specs[0].origin == specs[1].origin


def test_a_command_that_is_not_there_is_seen() -> None:
    """A module that has been renamed would be found."""
    assert not is_there("tests.bench.renamed", "")
    assert not is_there("tests.bench", "renamed")


@pytest.mark.parametrize(
    "command", sorted({one.command for rows in (MATCHES, COSTS, AGREEMENTS) for one in rows})
)
def test_a_table_prints_commands_that_are_there(command: str) -> None:
    """What a row of a table was made by can be run."""
    match = COMMAND.match(command)
    assert match, command
    assert is_there(match[1] or "", match[2] or "")
