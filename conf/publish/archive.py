"""All the data in one archive, the same bytes each time: ``datos/juegos-1.0.0.zip``."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Iterator

from conf.edition.document import ROOT
from conf.release_date import ZIPPED
from juegos import __version__

NAME = f"datos/juegos-{__version__}.zip"
LICENCE_FILES = ("LICENSE", "LICENSE-TEXTS")
CITATION = "CITATION.cff"


def licences_and_citation(address: str = "") -> Iterator[tuple[str, bytes]]:
    """Yield the citation, with the address of the site if there is one, and the licences."""
    yield from ((name, (ROOT / name).read_bytes()) for name in LICENCE_FILES)
    url = f"url: {json.dumps(address)}\n" if address else ""
    yield CITATION, (ROOT / CITATION).read_bytes() + url.encode()


def zip_bytes(members: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a reproducible archive of some files, in one folder named like the archive."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in sorted(members):
            info = zipfile.ZipInfo(f"juegos-{__version__}/{path}", ZIPPED)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # as on any system: its files are plain ones, for all to read
            info.external_attr = 0o100644 << 16
            archive.writestr(info, content)
    return out.getvalue()
