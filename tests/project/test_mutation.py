"""What is kept of the rules that were changed on purpose, and that a mutant stands for its file."""

from __future__ import annotations

import importlib
import inspect
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from conf.make import mutation as recorded
from conf.make.mutation import Count, Survivor
from tests.mutation.plain_runner import called
from tests.mutation.program import digest, meaning, place
from tests.mutation.trial import Stand

ROOT = Path(__file__).resolve().parents[2]
GUARDS = tomllib.loads((ROOT / "tests/mutation/guards.toml").read_text("utf-8"))
MADE_UP = "juegos/made_up.py"
PROGRAM = """
class Table:
    @property
    def size(self) -> int:
        return 6

    def first(self) -> int | None:
        return self.size - 1
"""
# Three mutants of a file that says no more than N = 1, each with what the test below makes of it.
TRIALS = """
import sys
from tests.mutation.trial import trial
for program in ("N = 2 - 1", "N = 2", "while 1: pass"):
    print(trial("juegos/made_up.py", compile(program, "made_up", "exec"), sys.argv[1:], 5)[0])
"""


def test_every_survivor_has_its_reason_and_its_line() -> None:
    """Why no test can notice it is told, and the line that was changed still stands so."""
    for row in recorded.survivors():
        lines = [line.strip() for line in (ROOT / row.file).read_text("utf-8").splitlines()]
        assert row.why.endswith("."), row
        assert row.was in lines, row
        assert row.was != row.becomes, row


def test_the_tests_that_guard_rules_need_no_fixture() -> None:
    """Trials run them without pytest, which alone could make one."""
    for file in {file for table in GUARDS.values() for file in table["tests"]}:
        module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
        for name, test in vars(module).items():
            if name.startswith("test_") and (given := next(called(test), None)) is not None:
                assert set(inspect.signature(test).parameters) <= set(given), f"{file}: {name}"


def test_counts_add_up() -> None:
    """What was tried was none, caught, stopped or survived; each survivor is listed, no other."""
    listed = [row.file for row in recorded.survivors()]
    counts = recorded.counts()
    assert set(listed) <= set(counts)
    for file, count in counts.items():
        came_to = count.none, count.caught, count.stopped, count.survived
        assert count.tried == sum(came_to), file
        assert 0 < count.tried <= count.drawn <= count.changes, file
        assert count.survived == listed.count(file), file


def test_files_and_tests_that_are_named_exist() -> None:
    """Each file that is guarded has its counts, none other has, and its tests are there."""
    files = [file for table in GUARDS.values() for file in table["files"]]
    assert sorted(files) == sorted(recorded.counts())
    named = [*files, *(test for table in GUARDS.values() for test in table["tests"])]
    assert all((ROOT / name).is_file() for name in named)


def test_annotations_mean_nothing() -> None:
    """A change in them alone makes no other program; a change of a number does."""
    assert meaning(PROGRAM.replace("int | None", "int & None")) == meaning(PROGRAM)
    assert meaning(PROGRAM.replace("6", "7")) != meaning(PROGRAM)


def test_comments_make_no_other_version() -> None:
    """Nor do docstrings; a number does."""
    commented = PROGRAM.replace("return 6", '"""Return six."""  # as on a die\n        return 6')
    assert digest(commented) == digest(PROGRAM)
    assert digest(PROGRAM.replace("6", "7")) != digest(PROGRAM)


@pytest.mark.parametrize(("line", "name"), [(3, "Table.size"), (8, "Table.first"), (2, "Table")])
def test_a_line_has_its_place(line: int, name: str) -> None:
    """It is that of the function around it, or of the class; a decorator is of its function."""
    assert place(PROGRAM, line) == name


def test_reasons_and_other_files_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is read back, code and reason; the lines of other files stay."""
    monkeypatch.setattr(recorded, "COUNTS", tmp_path / "mutants.csv")
    monkeypatch.setattr(recorded, "SURVIVORS", tmp_path / "survivors.csv")
    one = Survivor("juegos/a.py", "f", "AddNot", "if a * b, c:", "if not a * b, c:", "It is `a`.")
    other = Survivor("juegos/b.py", "", "NumberReplacer", "N = 1", "", "")
    for row in (one, other):
        recorded.keep(Count(row.file, "12ab", 5, 5).plus("tried").plus("survived"), [row])
    assert recorded.survivors() == [one, other]
    assert recorded.counts()["juegos/b.py"] == Count("juegos/b.py", "12ab", 5, 5, 1, 0, 0, 0, 1)
    recorded.keep(Count("juegos/a.py", "12ab", 5, 5, 1, 0, 1), [])
    assert recorded.survivors() == [other]


def test_results_are_added_and_taken_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One by one; what was kept of another version of the file is not kept any longer."""
    monkeypatch.setattr(recorded, "COUNTS", tmp_path / "mutants.csv")
    monkeypatch.setattr(recorded, "SURVIVORS", tmp_path / "survivors.csv")
    old, new = (Count("juegos/a.py", digest, 5, 5) for digest in ("12ab", "34cd"))
    one = Survivor("juegos/a.py", "f", "AddNot", "if a:", "if not a:", "It is true.")
    for count, outcome in ((old, "survived"), (new, "caught"), (new, "survived")):
        recorded.add(count, outcome, one)
    assert recorded.counts() == {"juegos/a.py": Count("juegos/a.py", "34cd", 5, 5, 2, 0, 1, 0, 1)}
    assert recorded.survivors() == [one]
    recorded.take_out("stopped", one)
    assert recorded.counts() == {"juegos/a.py": Count("juegos/a.py", "34cd", 5, 5, 2, 0, 1, 1, 0)}
    assert recorded.survivors() == []


def test_a_mutant_stands_for_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who imports the module gets the mutant; other modules are found where they are."""
    stand = Stand(MADE_UP, compile("N = 7", "made_up", "exec"))
    monkeypatch.setattr(sys, "meta_path", [stand, *sys.meta_path])
    monkeypatch.setitem(sys.modules, stand.name, ModuleType("before"))
    del sys.modules[stand.name]
    assert importlib.import_module("juegos.made_up").N == 7
    assert stand.find_spec("juegos.core", None) is None


@pytest.mark.parametrize("letter", ["a", pytest.param("b", marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("low", "high"), [(1, 2), (3, 4)])
def rows(letter: str, low: int, high: int) -> None:
    """Stand for a test with two parametrizations."""


@pytest.mark.heavy
def slow() -> None:
    """Stand for a slow test."""


def test_a_test_is_called_with_each_of_its_rows() -> None:
    """As pytest would, but for rows and tests that are marked as slow; one without rows once."""
    assert list(called(rows)) == [
        {"low": 1, "high": 2, "letter": "a"},
        {"low": 3, "high": 4, "letter": "a"},
    ]
    assert list(called(slow)) == []
    assert list(called(test_counts_add_up)) == [{}]


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="a trial forks")
def test_a_mutant_survives_is_caught_or_stopped(tmp_path: Path) -> None:
    """By whether the tests pass, fail, or do not end within their seconds of the processor."""
    test = "from juegos.made_up import N\n\ndef test_n():\n    assert N == 1\n"
    (tmp_path / "test_made_up.py").write_text(test)
    command = [sys.executable, "-c", TRIALS, "test_made_up.py"]
    path = {**os.environ, "PYTHONPATH": str(tmp_path)}
    process = subprocess.run(
        command, cwd=ROOT, env=path, capture_output=True, text=True, check=True
    )
    assert process.stdout.split() == ["survived", "caught", "stopped"]
