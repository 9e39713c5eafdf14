"""Try the mutants of the files named, or of all that ``guards.toml`` has; print a line of each.

``conf.make.mutation`` writes these lines to the tables of the page, where this goes on.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from conf.make import mutation as recorded
from tests.mutation.mutants import Mutant, drawn, made
from tests.mutation.program import digest
from tests.mutation.trial import SURVIVED, read_shared, trial

ROOT = Path(__file__).resolve().parents[2]
MOST = 250  # so many changes of a file are tried at most
NONE = "none"  # the change makes no other program
PATIENCE, LEAST = 10, 3  # times what tests take on the file as it is, and the seconds beside


class Guarded(NamedTuple):
    """A file with its source, and the tests that guard it."""

    file: str
    source: str
    tests: list[str]


def guarded(names: list[str]) -> list[Guarded]:
    """Return the files of these names, or of all: a name is a table of the list, or a module."""
    listed = tomllib.loads(Path(__file__).with_name("guards.toml").read_text("utf-8"))
    result = [
        Guarded(file, (ROOT / file).read_text("utf-8"), table["tests"])
        for name, table in listed.items()
        for file in table["files"]
        if not names or {name, Path(file).stem} & {*names}
    ]
    if not result:
        sys.exit(f"tests.mutation: no such name; there are {', '.join(listed)}")
    return result


def tried(one: Guarded, more: int) -> None:
    """Try so many more changes of a file than were tried of this version before."""
    every = drawn(one.source, one.file)
    most = min(len(every), MOST)
    head = (one.file, digest(one.source), len(every), most)
    last = recorded.counts().get(one.file)
    done = last.tried if last and last[:4] == head else 0
    rest = every[done : min(most, done + more)]
    seconds = patience(one) if rest else 0
    for change in rest:
        mutant = made(one.source, one.file, change)
        result = trial(one.file, mutant.code, one.tests, seconds)[0] if mutant else NONE
        tell(*head, result, mutant)


def tried_again(one: Guarded) -> None:
    """Try the survivors of a file once more."""
    before = {item[1:-1] for item in recorded.survivors() if item.file == one.file}
    count = recorded.counts()[one.file]
    seconds = patience(one) if before else 0
    for change in drawn(one.source, one.file)[: count.tried] if before else ():
        mutant = made(one.source, one.file, change)
        if mutant and mutant.description() in before:
            result = trial(one.file, mutant.code, one.tests, seconds)[0]
            tell(*count[:4], result, mutant)


def tell(*cells: str | int | Mutant | None) -> None:
    """Print what became of a mutant: its file's counts, the outcome, and what was changed."""
    *head, mutant = cells
    value = mutant.description() if isinstance(mutant, Mutant) else ("",) * 4
    csv.writer(sys.stdout, lineterminator="\n").writerow([*head, *value])
    sys.stdout.flush()


def patience(one: Guarded) -> int:
    """Return how many seconds of the processor a mutant may take; the file as it is must pass."""
    outcome, taken = trial(one.file, compile(one.source, one.file, "exec"), one.tests, 600)
    if outcome != SURVIVED:
        sys.exit(f"tests.mutation: {one.file} itself does not pass {' '.join(one.tests)}")
    return LEAST + round(PATIENCE * taken)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tests.mutation", description=__doc__)
    parser.add_argument("names", nargs="*", help="tables or modules of guards.toml; else all")
    parser.add_argument("--again", action="store_true", help="try only what survived")
    parser.add_argument("--more", type=int, default=MOST, help="so many more of each file, or all")
    asked = parser.parse_args()
    os.chdir(ROOT)
    read_shared()
    for one in guarded(asked.names):
        if not asked.again:
            tried(one, asked.more)
        elif one.file in recorded.counts():
            tried_again(one)
