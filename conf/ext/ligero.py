"""Keeps a page light: what a page does not use is not loaded with it, nor what nobody reads."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

# Files by what their pages have in them: grids and drop-downs, and blocks of code.
WANTED_BY = {
    "sphinx-design.min.css": 'class="sd-',
    "furo-extensions.css": 'class="sd-',
    "design-tabs.js": 'class="sd-tab-',
    "pygments.css": 'class="highlight',
    **dict.fromkeys(
        ("documentation_options.js", "doctools.js", "sphinx_highlight.js"),
        'id="search-results"',  # which only the search page has, and that one is left alone
    ),
}

OWN = ("juegos.css", "widget.css")


def lighten(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    """Take from a page the style sheets and scripts that nothing in it wants."""
    del app, page, template, tree
    if "body" not in context:
        return
    body = context["body"]
    for kind in ("css_files", "script_files"):
        context[kind] = [file for file in context[kind] if _wanted(str(file.filename), body)]


def _wanted(name: str, body: str) -> bool:
    return all(sign in body for file, sign in WANTED_BY.items() if name.endswith(file))


def slim(app: Sphinx, error: Exception | None) -> None:
    """Take comments and indentation from our own style sheets, as the site sends them."""
    if error or app.builder.name != "html":
        return
    for file in (Path(app.outdir, "_static", name) for name in OWN):
        text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
        file.write_text(re.sub(r"\s*\n\s*", "\n", text).lstrip(), "utf-8")


def setup(app: Sphinx) -> None:
    """Connect the taking away, after whatever else adds files to a page."""
    app.connect("html-page-context", lighten, priority=900)
    app.connect("build-finished", slim)
