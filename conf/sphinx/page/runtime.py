"""Puts the browser's Python into the site."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.errors import ExtensionError

from conf.language import megabytes
from conf.runtime.families import FAMILIES
from conf.sphinx.page import languages

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[3]
MANIFEST = ROOT / "build" / "runtime" / "runtime.json"
PLACE = "_static/juegos"


def manifest() -> dict[str, Any]:
    """Return the manifest of the runtime's build; raises ``ExtensionError`` if there was none."""
    if not MANIFEST.is_file():
        raise ExtensionError(
            "build/runtime/runtime.json is missing: run `python3 noxfile.py runtime` first"
        )
    fields: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return fields


def size(family: str) -> str:
    """Return the download size of Python for a game of a family: ``5.4 MB``."""
    asked = (file for file in manifest()["files"] if file["name"] != "NOTICE.txt")
    return megabytes(sum(file["gzip"] for file in asked if file.get("family") in {None, family}))


def copy(app: Sphinx, error: Exception | None) -> None:
    """Copy the current runtime into a site with boards, and delete any other."""
    boards = any(page.get("boards") for page in app.env.metadata.values())
    if error or app.builder.format != "html" or languages.within(app) or not boards:
        return
    place = Path(app.outdir) / PLACE
    place.mkdir(parents=True, exist_ok=True)
    folder = manifest()["folder"]
    for old in place.glob("runtime-*"):
        if old.name != folder:
            shutil.rmtree(old)
    if not (place / folder).is_dir():
        shutil.copytree(MANIFEST.parent / folder, place / folder)
    shutil.copyfile(MANIFEST, place / MANIFEST.name)


def setup(app: Sphinx) -> None:
    """Connect the copying; a changed size of the runtime rewrites every page."""
    sizes = " ".join(map(size, FAMILIES)) if MANIFEST.is_file() else ""
    app.add_config_value("runtime", sizes, "html", str)
    app.connect("build-finished", copy)
