"""Rewrites a zip reproducibly: equal contents are equal bytes."""

from __future__ import annotations

import base64
import hashlib
import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

DATE = (1980, 1, 1, 0, 0, 0)  # the first that a zip can carry
UNCHECKED = (0b01).to_bytes(4, "little")  # PEP 552: a pyc that is never held against a source


def entries(path: Path) -> dict[str, bytes]:
    """Return the files of a zip by name, without folders."""
    with zipfile.ZipFile(path) as archive:
        return {i.filename: archive.read(i) for i in archive.infolist() if not i.is_dir()}


def write(path: Path, files: Mapping[str, bytes]) -> None:
    """Write a zip of these files, in the order of their names and without a date."""
    path.write_bytes(zip_bytes(files))


def zip_bytes(files: Mapping[str, bytes]) -> bytes:
    """Return a zip of these files, in the order of their names and without a date."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, files[name], compresslevel=9)
    return made.getvalue()


def unchecked(pyc: bytes) -> bytes:
    """
    Return a compiled module that is loaded without checking its source.

    Raises:
        ValueError: it carries a date, so that two builds would differ.
    """
    if not int.from_bytes(pyc[4:8], "little") & 0b01:
        raise ValueError("a pyc with a date; compile under SOURCE_DATE_EPOCH")
    return pyc[:4] + UNCHECKED + pyc[8:]


def with_record(files: Mapping[str, bytes], tag: str) -> dict[str, bytes]:
    """Return a wheel's files with this tag in WHEEL, and a new RECORD."""
    files = dict(files)
    wheel = next(n for n in files if n.endswith(".dist-info/WHEEL"))
    record = wheel.removesuffix("WHEEL") + "RECORD"
    lines = files[wheel].decode().splitlines()
    files[wheel] = "\n".join(
        [*(line for line in lines if not line.startswith("Tag:")), f"Tag: {tag}", ""]
    ).encode()
    del files[record]
    rows = [f"{name},{_digest(files[name])},{len(files[name])}" for name in sorted(files)]
    files[record] = "\n".join([*rows, f"{record},,", ""]).encode()
    return files


def normalise(path: Path) -> None:
    """Rewrite a compiled zip, or a wheel by its name, reproducibly."""
    files = {n: unchecked(b) if n.endswith(".pyc") else b for n, b in entries(path).items()}
    if path.suffix == ".whl":
        files = with_record(files, path.stem.split("-", 2)[2])
    write(path, files)


def _digest(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return "sha256=" + digest.rstrip(b"=").decode()
