"""Every table of the edition as CSV and JSON, under its default readings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from juegos import tables as cuadros
from juegos.core.table import Table


@cache
def tables() -> tuple[Table, ...]:
    """Return all tables, in the order of their ids."""
    return tuple(cuadros.table(name) for name in cuadros.ids())


def files() -> Iterator[tuple[str, str]]:
    """Yield the two files of each table."""
    for table in tables():
        yield f"cuadros/{table.id}.csv", table.csv()
        yield f"cuadros/{table.id}.json", table.json()
