"""Try the mutants of the files named, or of all that ``guards.toml`` has."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.mutation import kept
from tests.mutation.kept import Count, Survivor
from tests.mutation.mutants import Mutant, drawn, made
from tests.mutation.trial import SURVIVED, read_shared, trial

ROOT = Path(__file__).resolve().parents[2]
MOST = 250  # so many changes of a file are tried at most
PATIENCE, LEAST = 10, 3  # times what tests take on the file as it is, and the seconds beside


class Guarded(NamedTuple):
    """A file with its source, and the tests that guard it."""

    file: str
    source: str
    tests: list[str]


def guarded(names: list[str]) -> list[Guarded]:
    """Return the files of these names, or of all: a name is a table of the list, or a module."""
    listed = tomllib.loads(Path(__file__).with_name("guards.toml").read_text("utf-8"))
    found = [
        Guarded(file, (ROOT / file).read_text("utf-8"), table["tests"])
        for name, table in listed.items()
        for file in table["files"]
        if not names or {name, Path(file).stem} & {*names}
    ]
    if not found:
        sys.exit(f"tests.mutation: no such name; there are {', '.join(listed)}")
    return found


def tried(one: Guarded, more: int) -> None:
    """Try so many more changes of a file, and keep after each what came of it."""
    every, before = drawn(one.source, one.file), survivors(one)
    digest = hashlib.sha256(one.source.encode()).hexdigest()[:12]
    count = Count(one.file, digest, len(every), min(len(every), MOST))
    found: list[Survivor] = []
    last = kept.counts().get(one.file)
    if last and last[:4] == count[:4]:
        count, found = last, list(before.values())
    rest = every[count.tried : min(MOST, count.tried + more)]
    seconds = patience(one) if rest else 0
    for change in rest:
        mutant, outcome = made(one.source, one.file, change), "none"
        if mutant:
            outcome = trial(one.file, mutant.code, one.tests, seconds)[0]
            found += [row(one, mutant, before)] * (outcome == SURVIVED)
        count = count.plus("tried").plus(outcome)
        kept.keep(count, found)
    print(*count, flush=True)


def tried_again(one: Guarded) -> None:
    """Try the survivors of a file once more, and keep those that tests notice as caught."""
    count, before = kept.counts()[one.file], survivors(one)
    seconds = patience(one) if before else 0
    found = []
    for change in drawn(one.source, one.file)[: count.tried] if before else ():
        mutant = made(one.source, one.file, change)
        if not mutant or key(row(one, mutant, before)) not in before:
            continue
        outcome = trial(one.file, mutant.code, one.tests, seconds)[0]
        count = count.plus(SURVIVED, -1).plus(outcome)
        found += [row(one, mutant, before)] * (outcome == SURVIVED)
    kept.keep(count, found)
    print(*count, flush=True)


def survivors(one: Guarded) -> dict[tuple[str, ...], Survivor]:
    """Return the survivors of a file that are kept, by all that is known of them but the reason."""
    return {key(found): found for found in kept.survivors() if found.file == one.file}


def row(one: Guarded, mutant: Mutant, before: dict[tuple[str, ...], Survivor]) -> Survivor:
    """Return a mutant as it is kept, with the reason that was written for it before."""
    found = Survivor(one.file, *mutant.told())
    return before.get(key(found), found)


def key(found: Survivor) -> tuple[str, ...]:
    """Return what tells a survivor from others."""
    return found[:-1]


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
        elif one.file in kept.counts():
            tried_again(one)
