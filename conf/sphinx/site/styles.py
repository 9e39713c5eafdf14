"""Joins the parts of each style sheet into layers when the site is built.

A folder of parts is a layer of the same name. Where two layers style the same element the later
layer wins, however specific the selectors are; within a layer no two parts style the same thing.
The theme's own sheets are the first layer (``conf.sphinx.site.trim_css``), so that our rules need
no specific selectors to win against them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from conf.edition.document import ROOT
from conf.runtime.parts import digest
from conf.sphinx.site import fonts

if TYPE_CHECKING:
    from sphinx.application import Sphinx

# The folders of parts, by their names: of pages, of boards, of packages that make pages.
FOLDERS = {
    folder.name: folder
    for where in ("styles/*", "*/styles/*")
    for folder in sorted((ROOT / "conf").glob(where))
}
# Each sheet, by the names of its folders.
SHEETS = {
    "juegos.css": ("base", "type", "page", "parts", "print"),
    "board.css": ("grounds", "board"),
    "cards.css": ("cards",),
    "tables.css": ("box", "tables"),
    "room.css": ("grounds", "board", "head", "room"),  # a room fetches no sheet of boards besides
    # the front page has pictures of games too
    "gallery.css": ("grounds", "box", "gallery", "front"),
    "embed.css": ("embed",),
    "games.css": ("games",),
    "puzzles.css": ("grounds", "box", "head", "puzzles"),
    "leaves.css": ("leaves",),
    "results.css": ("results",),
    "handout.css": ("head", "handout"),
}
LAYERS = (
    *("theme", "base", "type", "page", "parts"),
    *("grounds", "box"),
    *("board", "cards", "tables", "head", "room", "gallery", "front", "embed", "games", "puzzles"),
    *("leaves", "results", "handout"),
    "print",
)
ORDER = f"@layer {','.join(LAYERS)};"  # the theme's sheet, which is read first, says it
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
BLANK = re.compile(r"\s*([{};,])\s*|(?<=:)\s+|(?<=\()\s+|\s+(?=\))|\s+$")


@cache
def sheets() -> dict[str, str]:
    """Return the text of each style sheet, by its name."""
    joined = {name: "".join(map(layer, names)) for name, names in SHEETS.items()}
    joined["juegos.css"] = fonts.rules() + joined["juegos.css"]
    return joined


def layer(name: str) -> str:
    """Return the parts in a folder as one layer, without comments and blanks."""
    parts = "".join(part.read_text("utf-8") for part in sorted(FOLDERS[name].glob("*.css")))
    return f"@layer {name}{{{minified(parts)}}}"


def minified(style: str) -> str:
    """Return a style sheet without comments and unnecessary blanks."""
    return BLANK.sub(r"\1", COMMENT.sub("", style)).replace(";}", "}").lstrip()


def write(app: Sphinx) -> None:
    """Write the sheets before any page, which links to them by their contents."""
    if app.builder.format != "html" or app.builder.name == "epub":
        return
    static = Path(app.outdir, "_static")
    static.mkdir(parents=True, exist_ok=True)
    for name, text in sheets().items():
        (static / name).write_text(text, "utf-8")


def setup(app: Sphinx) -> None:
    """Connect the writing; a changed sheet rewrites every page."""
    results = {name: text.encode() for name, text in sheets().items()}
    app.add_config_value("styles", digest(results), "html", str)
    app.connect("builder-inited", write)
