"""All the data in one archive, the same bytes each time: ``datos/juegos-0.1.0.zip``."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from functools import cache

from conf.edition.document import ROOT
from conf.publish import bearing_off, datapackage, drawings, tables, texts
from juegos import __version__

NAME = f"datos/juegos-{__version__}.zip"
BESIDE = ("CITATION.cff", "LICENSE", "LICENSE-TEXTS")
OLDEST = (1980, 1, 1, 0, 0, 0)  # a zip cannot be older, and ours has no other date


@cache
def members() -> tuple[tuple[str, bytes], ...]:
    """Return what is in the archive, by path: all data but the DTS service, and the licences."""
    return tuple(sorted((path, _encoded(data)) for path, data in _members()))


def _members() -> Iterator[tuple[str, str | bytes]]:
    yield datapackage.NAME, datapackage.description()
    yield from texts.files()
    yield from tables.files()
    yield from bearing_off.files()
    yield from drawings.files()
    for name in BESIDE:
        yield name, (ROOT / name).read_bytes()


def _encoded(data: str | bytes) -> bytes:
    return data.encode() if isinstance(data, str) else data


@cache
def packed() -> bytes:
    """Return the archive; all its files lie in one folder named as the archive is."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, data in members():
            info = zipfile.ZipInfo(f"juegos-{__version__}/{path}", OLDEST)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # as on any system: its files are plain ones, for all to read
            info.external_attr = 0o100644 << 16
            archive.writestr(info, data)
    return out.getvalue()
