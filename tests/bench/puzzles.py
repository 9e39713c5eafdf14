"""Finds puzzles and how hard our players find them, and keeps them.

``python -m tests.bench.puzzles alquerque`` looks for puzzles of the games on points and lines, and
writes ``juegos/kept/puzzles_alquerque.py``; so does each of the other families, and without a
family all. What is kept stays, with its id; what is found besides is written after it. Each family
takes some minutes of CPU. ``juegos/kept/puzzles.py``, how many there are of each kind, is written
last.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from time import process_time

from tests.puzzles import alquerque, dados, libro, liebre, naipes, tablas

KEPT = Path("juegos/kept")
MADE = "# Made by the command.\n"
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
        rows = list(import_module(f"juegos.kept.puzzles_{family}").ROWS)
        if family in families or not families:
            for kind, finds in FAMILIES[family].items():
                rows = with_more(rows, kind, finds())
                print(f"{process_time():.0f} s  {kind} {len(rows)}", file=sys.stderr)
            write(KEPT / f"puzzles_{family}.py", written_rows(rows))
        counts.update(row[0].rpartition(".")[0] for row in rows)
    table = "".join(f'    "{kind}": {count},\n' for kind, count in counts.items())
    write(KEPT / "puzzles.py", f"COUNTS: Mapping[str, int] = {{\n{table}}}\n")


def with_more(rows: list[Row], kind: str, found: Iterator[Row]) -> list[Row]:
    """Return the rows with what was found of a kind after them, but for what they have already.

    >>> with_more([("a.b.1", "s", "", "x", "easy")], "a.b", iter([("s", "", "x", "easy")]))
    [('a.b.1', 's', '', 'x', 'easy')]
    """
    mine = [row for row in rows if row[0].rpartition(".")[0] == kind]
    known = {_posed(row[1:]) for row in mine}
    new = [row for row in dict.fromkeys(found) if _posed(row) not in known]
    numbered = [(f"{kind}.{n}", *row) for n, row in enumerate(new, len(mine) + 1)]
    return [*rows, *numbered]


def _posed(row: Row) -> Row:
    """Return what of a row is the puzzle itself: state, what is asked, readings."""
    return *row[:2], *row[4:]


def written_rows(rows: list[Row]) -> str:
    """Return the rows as they stand in the module."""
    table = "".join(f"    (\n{''.join(map(_field, row))}    ),\n" for row in rows)
    return f"ROWS: tuple[tuple[str, ...], ...] = (\n{table})\n"


def _field(text: str) -> str:
    if len(text) < 85:
        return f'        "{text}",\n'
    lines = wrap(text, 80, drop_whitespace=False, break_on_hyphens=False)
    return "        (\n" + "".join(f'            "{line}"\n' for line in lines) + "        ),\n"


def write(file: Path, made: str) -> None:
    """Put what was made in the place of what was kept."""
    head = file.read_text("utf-8").partition(MADE)[0]
    file.write_text(head + MADE + made, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
