"""Tests run one after another, without all that pytest does around them, until one fails.

Fit for tests that need no fixture; those marked as slow are left out. Trials are so many that to
start pytest for each would take longer than the tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import product
from typing import Any

LEFT_OUT = {"thorough", "heavy", "skip", "skipif"}
Arguments = dict[str, Any]


def run(files: Sequence[str]) -> int:
    """Run the tests of these files; return how many calls that were. What a test raises goes on."""
    import_module("tests.conftest")  # how hypothesis runs
    calls = 0
    for file in files:
        module = import_module(file.removesuffix(".py").replace("/", "."))
        for name, test in list(vars(module).items()):
            for arguments in called(test) if name.startswith("test_") else ():
                test(**arguments)
                calls += 1
    return calls


def called(test: Any) -> Iterator[Arguments]:
    """Yield what a test is called with, once for each of its parameters; nothing if it is slow."""
    marks = getattr(test, "pytestmark", [])
    if any(mark.name in LEFT_OUT for mark in marks):
        return
    rows = [list(_rows(*mark.args[:2])) for mark in marks if mark.name == "parametrize"]
    for chosen in product(*rows):
        yield {name: value for row in chosen for name, value in row.items()}


def _rows(names: str | Sequence[str], values: Any) -> Iterator[Arguments]:
    """Yield the arguments of each row of a parametrization that is not slow."""
    listed = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    for value in values:
        if any(mark.name in LEFT_OUT for mark in getattr(value, "marks", ())):
            continue
        given = getattr(value, "values", None) if hasattr(value, "marks") else None
        row = given or ([value] if len(listed) == 1 else value)
        yield dict(zip(listed, row, strict=True))
