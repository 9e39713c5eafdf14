"""Writes files of the product: those of ``juegos/data``, and any other as text or CSV.

A file is there whole or not at all, whenever the program is stopped.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[1] / "juegos" / "data"
LONG = 250  # letters of a line


def write_json(name: str | Path, command: str, made: str | None = "", **parts: object) -> None:
    """Write a file for ``juegos.data.load_json``: the command, the day, and these parts.

    The day is today’s, unless the file was ``made`` on another; None: no day, because the file is
    the same whenever it is made.
    """
    day = {} if made is None else {"made": made or str(datetime.now(UTC).date())}
    head = {"command": command, **day}
    _write(DATA / name, _laid_out(_plain({**head, **parts})) + "\n")


def _plain(value: Any) -> Any:
    """Return a value with a mapping instead of each named tuple."""
    match value:
        case tuple() if hasattr(value, "_asdict"):
            return _plain(value._asdict())
        case Mapping():
            return {key: _plain(of) for key, of in value.items()}
        case list() | tuple():
            return [_plain(one) for one in value]
    return value


def _laid_out(value: Any, indent: str = "\n") -> str:
    """Return a value as JSON, with its members on lines of their own if it is long."""
    flat, inner = json.dumps(value, ensure_ascii=False), indent + " "
    if len(flat) < LONG:
        return flat
    match value:
        case dict():
            lines = (f"{json.dumps(key)}: {_laid_out(of, inner)}" for key, of in value.items())
            return "{" + inner + f",{inner}".join(lines) + indent + "}"
        case [list() | dict(), *_]:
            return (
                "[" + inner + f",{inner}".join(_laid_out(of, inner) for of in value) + indent + "]"
            )
    return flat


def write_rows(name: str, command: str, fields: str, values: Iterable[tuple[object, ...]]) -> None:
    """Write a file for ``juegos.data.rows``: the command, the fields, the rows."""
    lines = [f"# made by {command}", f"# {fields}", *("\t".join(map(str, row)) for row in values)]
    _write(DATA / name, "\n".join(lines) + "\n")


def write_packed(name: str, command: str, content: bytes) -> None:
    """Write a file for ``juegos.data.packed``: the command, then the content."""
    (DATA / name).write_bytes(f"made by {command}\n".encode() + content)


def rewrite(made: Iterable[tuple[Path, str]]) -> None:
    """Write each of these files with its text."""
    for file, text in made:
        _write(file, text)


def write_csv(file: Path, rows: Iterable[Iterable[object]]) -> None:
    """Write rows as CSV."""
    out = StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    _write(file, out.getvalue())


def _write(file: Path, text: str) -> None:
    part = file.with_name(f"{file.name}.part")
    part.write_text(text, "utf-8", newline="\n")
    part.replace(file)
