"""A table of the edition as CSV and JSON."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.core.table import Table


def files(table: Table) -> Iterator[tuple[str, str]]:
    """Yield the two files of a table."""
    yield f"cuadros/{table.id}.csv", table.csv()
    yield f"cuadros/{table.id}.json", table.json()
