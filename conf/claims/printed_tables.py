"""Tables of chances that a treatise prints, figure by figure, with our own count.

``cuadros.toml`` in the folder of a work has the rows. They are the ways of 36 in which two dice
show one of some numbers, on one die or with both.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from conf.claims.counts import showing
from conf.edition.document import ROOT, toml

FILES = "corpus/*/cuadros.toml"
LAST = 12  # the highest number of two dice, and of each row


class Cell(NamedTuple):
    """A figure of a table: its numbers, the ways that are printed, and ours."""

    id: str
    by: str
    where: str
    numbers: tuple[int, ...]
    printed: int
    ours: int


def cells(root: Path = ROOT) -> Iterator[Cell]:
    """Yield every figure that we know; raises ``TeiError`` if a file is not TOML."""
    for path in sorted(root.glob(FILES)):
        work = toml(path, root)
        for row in work["row"]:
            first = row["numbers"]
            for last, ways in zip(range(first[-1] + 1, LAST + 1), row["ways"], strict=True):
                if ways:
                    numbers = (*first, last)
                    id = f"{work['id']}.{row['table']}-{'-'.join(map(str, numbers))}"
                    ours = showing([*numbers])
                    yield Cell(id, work["by"], work["where"], numbers, ways, ours)
