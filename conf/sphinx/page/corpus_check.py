"""No page is made of a faulty text: every fault of the corpus stops the build, with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sphinx.errors import ExtensionError

from conf.edition import tei
from conf.sphinx.directives.base import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from sphinx.application import Sphinx


def faults(root: Path = ROOT) -> list[str]:
    """Return the faults of all texts, each one line with file and line of the text."""
    folders = sorted({path.parent for path in (root / "corpus").glob("*/*.xml")})
    return [str(fault) for folder in folders for fault in tei.check(folder, root)]


def guard(app: Sphinx) -> None:
    """Stop a build whose corpus has faults."""
    del app
    if found := faults():
        raise ExtensionError("\n".join(["the corpus is faulty:", *found]))


def setup(app: Sphinx) -> None:
    """Connect the check before anything is read."""
    app.connect("builder-inited", guard)
