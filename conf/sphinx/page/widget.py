"""Puts the scripts of the boards in the site, in a folder that is named after all they say.

A page and its scripts are so of one build: a page that was opened, or kept, before another build
was put in its place asks for its own scripts, or for none that are there. Such a folder never
changes, and browsers may keep it for ever.
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from conf.runtime.parts import digest
from conf.sphinx.directives.base import ROOT

if TYPE_CHECKING:
    from sphinx.application import Sphinx

SOURCE = ROOT / "conf" / "widget"
# The script that a page begins with, and its style sheets, by what the page has.
SCRIPTS = {"boards": "client/board.mjs", "kept": "client/kept.mjs"}
SHEETS = {"boards": "widget.css", "cards": "cards.css", "tables": "tables.css"}


@cache
def modules() -> dict[str, bytes]:
    """Return the modules by their place among each other, ``client/board.mjs``."""
    return {
        file.relative_to(SOURCE).as_posix(): file.read_bytes()
        for file in sorted(SOURCE.rglob("*.mjs"))
    }


def folder() -> str:
    """Return where they stand in the site: ``_static/widget-0123456789ab``."""
    return f"_static/widget-{digest(modules())}"


def copy(app: Sphinx, error: Exception | None) -> None:
    """Put the modules in a site that uses them, and drop those of any other build.

    The site's own worker goes to its root, from where it can reach every page.
    """
    if error or app.builder.format != "html" or app.builder.name == "epub":
        return
    place = Path(app.outdir, folder())
    for old in place.parent.glob("widget-*"):
        if old != place:
            shutil.rmtree(old)
    if not any(used(page) for page in app.env.metadata.values()):
        return
    for name, content in modules().items():
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    shutil.copyfile(SOURCE / "client" / "sw.js", Path(app.outdir) / "sw.js")


def used(page: dict[str, Any]) -> list[str]:
    """Return the scripts that a page begins with, by what is known of it."""
    return [script for what, script in SCRIPTS.items() if page.get(what)]


def load(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Have a page load what makes its boards playable, or lists what a browser keeps."""
    del template, doctree
    known = app.env.metadata.get(page, {})
    context["modules"] = [f"{folder()}/{script}" for script in used(known)]
    for what, sheet in SHEETS.items():
        if known.get(what):
            app.add_css_file(sheet)


def setup(app: Sphinx) -> None:
    """Connect the copying and the loading; other modules have every page written again."""
    app.add_config_value("widget", folder(), "html", str)
    app.connect("build-finished", copy)
    app.connect("html-page-context", load)
