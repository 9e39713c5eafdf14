"""A digest of files, by which a build detects changed input."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[1]
BROUGHT = {"node_modules", "__pycache__"}  # what is no source of ours
BESIDE = "CHANGELOG.md CITATION.cff LICENSE LICENSE-TEXTS README.md pyproject.toml".split()
# Of conf what Sphinx itself looks at, or copies as it is.
LOOKS = {"extra", "locale", "static", "styles", "templates", "widget"}


def digest(paths: Iterable[Path], *value: object) -> str:
    """Return a digest of the names and contents of some files, and of other values."""
    result = hashlib.sha256(repr(value).encode())
    for path in paths:
        result.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return result.hexdigest()


def under(folder: str, leave: Iterable[str] = ()) -> Iterator[Path]:
    """Yield the files in a folder of the project, except fetched and compiled ones."""
    for here, folders, files in os.walk(ROOT / folder):
        folders[:] = sorted({*folders} - BROUGHT - {*leave})
        yield from (Path(here) / name for name in sorted(files))


def templates() -> Iterator[Path]:
    """Yield the templates of all packages of conf."""
    for folder in sorted((ROOT / "conf").glob("*/templates")):
        yield from under(str(folder.relative_to(ROOT)))


@cache
def code() -> str:
    """Return a digest of the sources of all pages: rules, texts and the code that makes pages."""
    beside = (ROOT / name for name in BESIDE)
    return digest(
        [*beside, *under("corpus"), *under("juegos"), *under("conf", LOOKS)],
        os.environ.get("JUEGOS_WITHOUT", ""),
    )
