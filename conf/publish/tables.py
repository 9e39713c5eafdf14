"""Tables of the edition as files: each as CSV and JSON, and the long one of bearing off.

The exact mean of every position of bearing off at backgammon is one file of bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from juegos.core.table import Table
from juegos.tablas.backgammon import bearing_off

NAME = "cuadros/backgammon.sacar-medias.bin"
HEAD = struct.Struct("<II")  # how many positions, and how many bytes each mean has


def files(table: Table) -> Iterator[tuple[str, str]]:
    """Yield the two files of a table."""
    yield f"cuadros/{table.id}.csv", table.csv()
    yield f"cuadros/{table.id}.json", table.json()


def bearing_off_files() -> Iterator[tuple[str, bytes]]:
    """Yield the file: its head, then position by position the position and its mean.

    A position is three bytes, four bits a casa, the first casa lowest; a mean is a whole number
    of ``36 ** -30`` of a throw. The lowest byte of each number comes first.
    """
    means = bearing_off.means()
    width = (max(means.values()).bit_length() + 7) // 8
    rows = (at.to_bytes(3, "little") + means[at].to_bytes(width, "little") for at in means)
    yield NAME, HEAD.pack(len(means), width) + b"".join(rows)
