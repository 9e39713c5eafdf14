"""Reproducible archives and checksums."""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from conf.release_date import EPOCH

SUMS = "SHA256SUMS"


def tar_bytes(members: Iterable[tuple[str, bytes]], folder: str) -> bytes:
    """Return a ``.tar.gz`` of files by their paths, all in one folder of that name.

    They are sorted, of the day of the release and nobody's, for all to read.
    """
    out = io.BytesIO()
    with (
        gzip.GzipFile(fileobj=out, mode="wb", filename="", mtime=int(EPOCH)) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path, content in sorted(members):
            info = tarfile.TarInfo(f"{folder}/{path}")
            info.size, info.mtime, info.mode = len(content), int(EPOCH), 0o644
            archive.addfile(info, io.BytesIO(content))
    return out.getvalue()


def files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield each file below a folder, by its relative path."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def sums(folder: Path) -> str:
    """Return the SHA-256 of each file in a folder, in the format of ``sha256sum --check``."""
    results = [(name, content) for name, content in files(folder) if name != SUMS]
    return "".join(f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in results)


def differing(one: Path, other: Path) -> list[str]:
    """Return the names of files that are in only one folder, or differ."""
    here, there = (
        dict(line.split("  ")[::-1] for line in sums(f).splitlines()) for f in (one, other)
    )
    return sorted(name for name in {*here, *there} if here.get(name) != there.get(name))
