"""Finds puzzles and how hard our players find them, and keeps them.

``python -m conf.make.puzzles alquerque`` looks for puzzles of the games on points and lines, and
writes ``juegos/data/alquerque/puzzles.tsv``; so does each of the other families, and without a
family all. What is kept stays, with its id; what is found besides is written after it. Each family
takes some minutes of CPU. ``juegos/data/puzzles.tsv``, how many there are of each kind, is written
last.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from time import process_time

from conf import data_files
from conf.make.puzzle_search import alquerque, dados, libro, liebre, naipes, tablas
from juegos import data

COMMAND = "python -m conf.make.puzzles"
FIELDS = "id, state, what is asked besides, solution, grade, readings"
Row = tuple[str, ...]
# For each family what finds its puzzles: kinds by GAME.KIND, and what yields the rest of a row.
FAMILIES: Mapping[str, Mapping[str, Callable[[], Iterator[Row]]]] = {
    "alquerque": {**alquerque.KINDS, **liebre.KINDS},
    "dados": dados.KINDS,
    "tablas": {**tablas.KINDS, **libro.KINDS},
    "naipes": naipes.KINDS,
}


def main(*families: str) -> None:
    """Find the puzzles of some families, or of all, and write what is kept."""
    counts: Counter[str] = Counter()
    for family in FAMILIES:
        rows = data.rows(f"{family}/puzzles.tsv")
        if family in families or not families:
            for kind, finds in FAMILIES[family].items():
                rows = with_more(rows, kind, finds())
                print(f"{process_time():.0f} s  {kind} {len(rows)}", file=sys.stderr)
            data_files.write_rows(f"{family}/puzzles.tsv", f"{COMMAND} {family}", FIELDS, rows)
        counts.update(row[0].rpartition(".")[0] for row in rows)
    data_files.write_rows("puzzles.tsv", COMMAND, "kind, how many there are", counts.items())


def with_more(rows: list[Row], kind: str, additions: Iterator[Row]) -> list[Row]:
    """Return the rows with what was found of a kind after them, but for what they have already.

    >>> with_more([("a.b.1", "s", "", "x", "easy")], "a.b", iter([("s", "", "x", "easy")]))
    [('a.b.1', 's', '', 'x', 'easy')]
    """
    mine = [row for row in rows if row[0].rpartition(".")[0] == kind]
    positions = {_posed(row[1:]) for row in mine}
    new = [row for row in dict.fromkeys(additions) if _posed(row) not in positions]
    numbered = [(f"{kind}.{n}", *row) for n, row in enumerate(new, len(mine) + 1)]
    return [*rows, *numbered]


def _posed(row: Row) -> Row:
    """Return what of a row is the puzzle itself: state, what is asked, readings."""
    return *row[:2], *row[4:]


if __name__ == "__main__":
    main(*sys.argv[1:])
