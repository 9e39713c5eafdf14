"""Results that took long: files that commands have written, each with its command at its head.

Those of a family of games lie in a folder of their own, which the browser fetches with it.
"""

from __future__ import annotations

import json
from pkgutil import get_data
from typing import Any


def read(name: str) -> bytes:
    """Return a file, named as it lies here: ``tablas/net-tabula.bin``.

    Raises:
        FileNotFoundError: there is none of that name.
    """
    family, _, file = name.rpartition("/")
    content = get_data(f"juegos.data.{family}".rstrip("."), file)
    if content is None:
        raise FileNotFoundError(name)
    return content


def load_json(name: str) -> dict[str, Any]:
    """Return what a file says in JSON: what made it, when, and the rest; raises as ``read``."""
    result: dict[str, Any] = json.loads(read(name))
    return result


def rows(name: str) -> list[tuple[str, ...]]:
    """Return the rows of a file of fields with tabs between, below its head; raises as ``read``."""
    lines = read(name).decode().splitlines()
    return [tuple(line.split("\t")) for line in lines if not line.startswith("#")]


def packed(name: str) -> bytes:
    """Return what a file holds below its head, which is a line; raises as ``read``."""
    return read(name).partition(b"\n")[2]
