"""The list of files needed to play and to solve puzzles offline: ``play/rooms.json``.

It tells a digest of all of them too, so that another release is known by it. The scripts read it
once a reader has played, and have the browser keep what it names. The Python that plays is not in
it: ``runtime.json`` lists that.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import TYPE_CHECKING

from conf.runtime.parts import digest
from conf.sphinx.page import addresses, languages
from conf.sphinx.play import puzzles
from conf.sphinx.site import widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx

NAME = f"{addresses.FOLDER}/rooms.json"
ELEMENT = re.compile(r"<(?:link|script)\b[^>]*>")
FETCHED = re.compile(r'\brel="(?:stylesheet|preload|icon|manifest)"|\bsrc=')
ADDRESS = re.compile(r'\b(?:href|src)="([^"?#]+)')


def files(app: Sphinx, pages: list[str]) -> list[str]:
    """Return the pages, all files that they fetch when opened, and every script of a board."""
    out, folder = Path(app.outdir), f"_static/{widget.folder()}"
    scripts = (languages.place(app, f"{folder}/{name}") for name in widget.modules())
    fetched = (name for page in pages for name in _fetched(out, page))
    return list(dict.fromkeys([*pages, *fetched, *scripts]))


def _fetched(out: Path, page: str) -> Iterator[str]:
    for element in ELEMENT.findall((out / page).read_text("utf-8")):
        address = ADDRESS.search(element)
        if address and FETCHED.search(element):
            yield normpath(join(dirname(page), address[1]))


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the list, if there are games to play; after the pages, from which it is made."""
    rooms = [] if error or app.builder.format != "html" else addresses.playable(app)
    if not rooms:
        return
    leading = (
        "index",
        *(f"{addresses.FOLDER}/{name}" for name in ("index", "games")),
        puzzles.PLACE,
    )
    places = [
        *(place for place in leading if place in app.env.found_docs),
        *map(addresses.place, rooms),
        *map(puzzles.place, puzzles.games_with_page(app)),
    ]
    pages = [app.builder.get_target_uri(place) for place in places]
    out = Path(app.outdir)
    names = files(app, pages)
    parts = {
        "digest": digest({name: (out / name).read_bytes() for name in names}),
        "files": names,
    }
    (out / NAME).write_text(json.dumps(parts), "utf-8")


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
