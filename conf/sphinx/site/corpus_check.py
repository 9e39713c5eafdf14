"""Stops the build if the corpus has faults, and names each with file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sphinx.errors import ExtensionError

from conf.edition import tei
from conf.edition.document import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from sphinx.application import Sphinx


def faults(root: Path = ROOT) -> list[str]:
    """Return the faults of all texts, one line each, with file and line."""
    folders = sorted({path.parent for path in (root / "corpus").glob("*/*.xml")})
    return [str(fault) for folder in folders for fault in tei.check(folder, root)]


def stop_if_faulty(app: Sphinx) -> None:
    """Stop a build whose corpus has faults."""
    del app
    if result := faults():
        raise ExtensionError("\n".join(["the corpus is faulty:", *result]))


def setup(app: Sphinx) -> None:
    """Connect the check before anything is read."""
    app.connect("builder-inited", stop_if_faulty)
