"""Bearing off at backgammon: the exact mean of every position in one file, with its format."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from juegos.tablas.backgammon import bearing_off

NAME = "cuadros/backgammon.sacar-medias.bin"
HEAD = struct.Struct("<II")  # how many positions, and how many bytes each mean has


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the file: its head, then position by position the position and its mean.

    A position is three bytes, four bits a casa, the first casa lowest; a mean is a whole number
    of ``36 ** -30`` of a throw. The lowest byte of each number comes first.
    """
    means = bearing_off.means()
    width = (max(means.values()).bit_length() + 7) // 8
    rows = (at.to_bytes(3, "little") + means[at].to_bytes(width, "little") for at in means)
    yield NAME, HEAD.pack(len(means), width) + b"".join(rows)
