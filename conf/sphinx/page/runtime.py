"""Puts the browser's Python and the scripts of the boards in the site."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.errors import ExtensionError

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[3]
REPORT = ROOT / "build" / "runtime" / "runtime.json"
WIDGET = ROOT / "conf" / "widget"
PLACE = "_static/juegos"


def report() -> dict[str, Any]:
    """Return what the build of the runtime says of it; raises if there was none."""
    if not REPORT.is_file():
        raise ExtensionError(
            "build/runtime/runtime.json is missing: run `python3 noxfile.py runtime` first"
        )
    said: dict[str, Any] = json.loads(REPORT.read_text(encoding="utf-8"))
    return said


def size() -> str:
    """Return how much a reader who plays fetches: ``5.4 MB``."""
    return f"{report()['gzip'] / 1e6:.1f}\N{NO-BREAK SPACE}MB"


def copy(app: Sphinx, error: Exception | None) -> None:
    """Put this build's runtime in a site with boards, and drop any other.

    The site's own worker goes to its root, from where it can reach every page.
    """
    boards = any(page.get("boards") for page in app.env.metadata.values())
    if error or app.builder.format != "html" or not boards:
        return
    place = Path(app.outdir) / PLACE
    place.mkdir(parents=True, exist_ok=True)
    folder = report()["folder"]
    for old in place.glob("runtime-*"):
        if old.name != folder:
            shutil.rmtree(old)
    if not (place / folder).is_dir():
        shutil.copytree(REPORT.parent / folder, place / folder)
    shutil.copyfile(REPORT, place / REPORT.name)
    shutil.copyfile(WIDGET / "sw.js", Path(app.outdir) / "sw.js")


def load(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Have a page load what makes its boards playable, or lists what a browser keeps."""
    del template, context, doctree
    if app.env.metadata.get(page, {}).get("boards"):
        app.add_js_file("board.mjs", type="module")
        app.add_css_file("widget.css")
    if app.env.metadata.get(page, {}).get("kept"):
        app.add_js_file("kept.mjs", type="module")
    if app.env.metadata.get(page, {}).get("cards"):
        app.add_css_file("cards.css")
    if app.env.metadata.get(page, {}).get("tables"):
        app.add_css_file("tables.css")


def setup(app: Sphinx) -> None:
    """Connect the copying and the loading."""
    app.connect("build-finished", copy)
    app.connect("html-page-context", load)
