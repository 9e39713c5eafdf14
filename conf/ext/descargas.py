"""The files that stand beside the pages: every table as CSV and JSON."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from juegos import cuadros

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def write(app: Sphinx, error: Exception | None) -> None:
    """Write all tables under ``cuadros/`` once the pages are built."""
    if error or app.builder.format != "html":
        return
    folder = Path(app.outdir) / "cuadros"
    folder.mkdir(parents=True, exist_ok=True)
    for name in cuadros.ids():
        table = cuadros.table(name)
        (folder / f"{name}.csv").write_text(table.csv(), encoding="utf-8")
        (folder / f"{name}.json").write_text(table.json(), encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
