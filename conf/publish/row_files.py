"""Rows with named fields as files: CSV and JSON."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence


def table(fields: Iterable[str], rows: Iterable[Mapping[str, Any]]) -> str:
    """Return rows as CSV, below the names of their fields; raises ``ValueError`` for others."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(fields), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def files(
    name: str, fields: Iterable[str], rows: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[str, str]]:
    """Yield the name and text of each file."""
    yield f"{name}.csv", table(fields, rows)
    yield f"{name}.json", json.dumps(rows, ensure_ascii=False, indent=1) + "\n"
