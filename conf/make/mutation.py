"""What became of rules changed on purpose: ``docs/desarrollo/mutants.csv`` and ``survivors.csv``.

``python -m conf.make.mutation [NAME ...] [--again] [--more N]`` has ``tests.mutation`` try mutants,
and writes the result of each as soon as it is known. The reasons written there stay.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from conf.data_files import write_csv
from conf.make import bench

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "desarrollo"
SURVIVED = "survived"
COUNTS, SURVIVORS = FOLDER / "mutants.csv", FOLDER / "survivors.csv"


class Count(NamedTuple):
    """How many changes of a file there are, how many of them are drawn, and what they came to.

    ``digest`` tells one version of the program from others, comments aside. Those that are
    ``none`` make no other program.
    """

    file: str
    digest: str
    changes: int
    drawn: int
    tried: int = 0
    none: int = 0
    caught: int = 0
    stopped: int = 0
    survived: int = 0

    def plus(self, outcome: str, number: int = 1) -> Count:
        """Return the counts with so many more of an outcome."""
        return self._replace(**{outcome: getattr(self, outcome) + number})


class Survivor(NamedTuple):
    """A mutant that no test noticed: where, by which operator, the line before and after; why."""

    file: str
    where: str
    operator: str
    was: str
    becomes: str
    why: str = ""


def counts() -> dict[str, Count]:
    """Return the counts that are kept, by file."""
    rows = (Count(row[0], row[1], *map(int, row[2:])) for row in _read(COUNTS))
    return {row.file: row for row in rows}


def survivors() -> list[Survivor]:
    """Return the survivors that are kept."""
    return [Survivor(*row) for row in _read(SURVIVORS)]


def main(arguments: list[str]) -> None:
    """Try the mutants of the files named, or of all, and write what became of each."""
    reasons = {_change(one): one.why for one in survivors()}
    for row in csv.reader(bench.output("tests.mutation", *arguments)):
        file, digest, changes, drawn, outcome, *value = row
        new, mutant = Count(file, digest, int(changes), int(drawn)), Survivor(file, *value)
        if "--again" not in arguments:
            add(new, outcome, mutant._replace(why=reasons.get(_change(mutant), "")))
        elif outcome != SURVIVED:
            take_out(outcome, mutant)


def add(new: Count, outcome: str, mutant: Survivor) -> None:
    """Write what became of one mutant more; the counts of another version are no longer kept."""
    last = counts().get(new.file)
    same = last is not None and last[:4] == new[:4]
    count = last if last and same else new
    matches = [one for one in survivors() if same and one.file == new.file]
    keep(count.plus("tried").plus(outcome), matches + [mutant] * (outcome == SURVIVED))


def take_out(outcome: str, mutant: Survivor) -> None:
    """Write what became of a mutant that survived before and does so no longer."""
    matches = [one for one in survivors() if one.file == mutant.file]
    matches.remove(next(one for one in matches if one[:-1] == mutant[:-1]))
    keep(counts()[mutant.file].plus(SURVIVED, -1).plus(outcome), matches)


def _change(mutant: Survivor) -> tuple[str, ...]:
    """Return what was changed, whatever the function is called where it stands."""
    return mutant.file, *mutant[2:-1]


def keep(count: Count, result: Iterable[Survivor]) -> None:
    """Keep the counts of a file and its survivors instead of those before."""
    _write(COUNTS, Count._fields, sorted({**counts(), count.file: count}.values()))
    others = [row for row in survivors() if row.file != count.file]
    _write(SURVIVORS, Survivor._fields, sorted([*others, *result]))


def _read(file: Path) -> list[list[str]]:
    """Return the lines of a table but its head; the code in it without its marks."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        return [[_bare(cell) for cell in row] for row in list(csv.reader(lines))[1:]]


def _bare(cell: str) -> str:
    return cell[1:-1] if cell.startswith("`") and "`" not in cell[1:-1] else cell


def _write(file: Path, head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> None:
    """Write a table as a page shows it: what is code in backticks, but for numbers and reasons."""
    cells = (zip(head, row, strict=True) for row in rows)
    write_csv(file, [head, *([_shown(name, cell) for name, cell in row] for row in cells)])


def _shown(name: str, cell: object) -> object:
    return f"`{cell}`" if isinstance(cell, str) and cell and name != "why" else cell


if __name__ == "__main__":
    main(sys.argv[1:])
