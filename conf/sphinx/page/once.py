"""Writes the files that stand beside the pages, and only when what they are made of has changed.

What they are made of is known by one digest: of the corpus, the rules, this machinery and the
pinned packages. It is kept with the build, beside the pages as Sphinx has read them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from conf.sphinx.directives.base import ROOT

if TYPE_CHECKING:
    from sphinx.application import Sphinx

Files = Iterable[tuple[str, str | bytes]]
FOLDERS = {"corpus": "*", "juegos": "*.py", "conf": "*.py", "conf/locks": "*.txt"}
BESIDE = ("CITATION.cff", "LICENSE", "LICENSE-TEXTS", "conf/package-lock.json")


def digest(*others: object) -> str:
    """Return the digest of all that data are made of, and of what else some are made of."""
    found = hashlib.sha256(repr(others).encode())
    paths = [p for folder, name in FOLDERS.items() for p in (ROOT / folder).rglob(name)]
    for path in sorted({*paths, *(ROOT / name for name in BESIDE)}):
        if path.is_file() and "node_modules" not in path.parts:
            found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def of(file: Path) -> str:
    """Return the digest of a file, empty if there is none."""
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def write(app: Sphinx, name: str, made_of: str, files: Callable[[], Files]) -> None:
    """Write some files, given by their path in the site, unless they stand there made of the same.

    Those that were written under this name before and are no longer given are taken away. A book
    has no files beside it.
    """
    if app.builder.format != "html" or app.builder.name == "epub":
        return
    site, note = Path(app.outdir), Path(app.doctreedir) / f"{name}.written.json"
    before = json.loads(note.read_text("utf-8")) if note.exists() else {"of": "", "files": []}
    made_of = f"{made_of} {site}"
    if before["of"] == made_of and all((site / path).is_file() for path in before["files"]):
        return
    written = []
    for path, data in files():
        file = site / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data.encode() if isinstance(data, str) else data)
        written.append(path)
    for path in set(before["files"]) - set(written):
        (site / path).unlink(missing_ok=True)
    note.write_text(json.dumps({"of": made_of, "files": written}), encoding="utf-8")
