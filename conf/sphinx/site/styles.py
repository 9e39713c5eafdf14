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

PAGE, WIDGET = ROOT / "conf/styles", ROOT / "conf/widget/styles"
# Each sheet, by the folders of its parts.
SHEETS = {
    "juegos.css": tuple(PAGE / name for name in ("base", "type", "page", "parts", "print")),
    "board.css": (WIDGET / "grounds", WIDGET / "board"),
    "cards.css": (WIDGET / "cards",),
    "tables.css": (WIDGET / "box", WIDGET / "tables"),
    # a room fetches no sheet of boards besides
    "room.css": tuple(WIDGET / name for name in ("grounds", "board", "head", "room")),
    # the front page has pictures of games too
    "gallery.css": (WIDGET / "grounds", WIDGET / "box", WIDGET / "gallery", PAGE / "front"),
    "embed.css": (WIDGET / "embed",),
    "games.css": (WIDGET / "games",),
    "puzzles.css": tuple(WIDGET / name for name in ("grounds", "box", "head", "puzzles")),
    "leaves.css": (PAGE / "leaves",),
    "results.css": (PAGE / "results",),
    "handout.css": (WIDGET / "head", PAGE / "handout"),
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
    joined = {name: "".join(map(layer, folders)) for name, folders in SHEETS.items()}
    joined["juegos.css"] = fonts.rules() + joined["juegos.css"]
    return joined


def layer(folder: Path) -> str:
    """Return the parts in a folder as one layer, without comments and blanks."""
    parts = "".join(part.read_text("utf-8") for part in sorted(folder.glob("*.css")))
    return f"@layer {folder.name}{{{minified(parts)}}}"


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
    said = {name: text.encode() for name, text in sheets().items()}
    app.add_config_value("styles", digest(said), "html", str)
    app.connect("builder-inited", write)
