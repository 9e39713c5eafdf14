"""Puts the scripts of the boards into the site, in a folder named by a digest of their contents.

So a page and its scripts are always of one build. A page from an older build asks for the folder
of that build; if it is gone, the page gets no scripts rather than wrong ones. The contents of such
a folder never change, and browsers may cache them for ever.
"""

from __future__ import annotations

import json
import re
import shutil
from functools import cache
from typing import TYPE_CHECKING, Any

from conf.edition.document import ROOT
from conf.runtime.parts import digest
from conf.sphinx.page import languages, strings, strings_on_demand
from conf.sphinx.site import styles

if TYPE_CHECKING:
    from pathlib import Path

    from sphinx.application import Sphinx

SOURCE = ROOT / "conf" / "widget"
TRANSLATIONS = "*/LC_MESSAGES/conf.po"  # in conf/locale
NOTE = re.compile(rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/\n+", re.DOTALL | re.MULTILINE)  # on whole lines
REMARK = re.compile(rb"(?<=[;,{(\[\])}]) // .*$", re.MULTILINE)  # at the end of a line of code
# The script of every page that is read, by the template of its frame.
READING = {"page.html", "search.html"}
# The script that a page begins with, and its style sheets, by what the page has.
SCRIPTS = {
    "boards": "client/board.mjs",
    "room": "client/room.mjs",
    "embed": "client/embed.mjs",
    "kept": "client/saved-pages.mjs",
    "gallery": "client/gallery.mjs",
    "games": "client/games.mjs",
    "puzzles": "client/puzzles.mjs",
    "figures": "client/figures.mjs",
}
IMPORTED = {"boards": ("room", "embed")}  # a script that these import, once
SHEETS = {
    "boards": "board.css",
    "cards": "cards.css",
    "tables": "tables.css",
    "room": "room.css",
    "pictures": "gallery.css",
    "embed": "embed.css",
    "games": "games.css",
    "puzzles": "puzzles.css",
    "leaves": "leaves.css",
    "handout": "handout.css",
}
WITHIN = {"boards": "room"}  # a sheet that another one holds too


def scripts() -> list[Path]:
    """Return the files of the scripts; their tests stay beside them."""
    return [file for file in sorted(SOURCE.rglob("*.mjs")) if not file.match("*.test.mjs")]


@cache
def modules() -> dict[str, bytes]:
    """Return the scripts and sheets by path, such as ``client/board.mjs``, without comments."""
    return {
        file.relative_to(SOURCE).as_posix(): REMARK.sub(b"", NOTE.sub(b"", file.read_bytes()))
        for file in scripts()
    } | {
        f"client/{file.name}": _minified(file) for file in sorted((SOURCE / "client").glob("*.css"))
    }


def _minified(sheet: Path) -> bytes:
    """Return a style sheet that a script fetches, as part of the layer ``parts``."""
    return f"@layer parts{{{styles.minified(sheet.read_text('utf-8'))}}}".encode()


def strings_path(language: str) -> str:
    """Return the path of the sentences that few readers need, in a language."""
    return f"client/strings-{language}.json"


def strings_json() -> bytes:
    """Return these sentences as JSON in the language of the site."""
    return json.dumps(strings.translated(strings_on_demand.KEEPING), ensure_ascii=False).encode()


@cache
def folder() -> str:
    """Return the name of the folder of the modules: ``widget-0123456789ab``."""
    sentences = {strings_path("en"): json.dumps(strings_on_demand.KEEPING).encode()}
    for file in sorted((ROOT / "conf" / "locale").glob(TRANSLATIONS)):
        sentences[strings_path(file.parts[-3])] = file.read_bytes()
    return f"widget-{digest({**modules(), **sentences})}"


def write(app: Sphinx) -> None:
    """Write the modules before any page links to them, and delete those of other builds.

    The service worker goes to the root of the site, so that its scope is every page.
    """
    if app.builder.format != "html" or app.builder.name == "epub":
        return
    static = languages.root(app) / "_static"
    for old in static.glob("widget-*"):
        if old.name != folder():
            shutil.rmtree(old)
    for name, content in {**modules(), strings_path(app.config.language): strings_json()}.items():
        file = static / folder() / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    shutil.copyfile(SOURCE / "client" / "sw.js", languages.root(app) / "sw.js")


def load(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Make a page load the scripts of its boards, or of its list of saved games or pages.

    A generated page says in its context what it has.
    """
    del doctree
    if template in READING:
        app.add_js_file(f"{folder()}/client/reading.mjs", type="module")
    if template == "search.html":
        app.add_css_file("results.css")
    has = context.get("has") or app.env.metadata.get(page, {})
    for what, script in SCRIPTS.items():
        if has.get(what) and not any(map(has.get, IMPORTED.get(what, ()))):
            app.add_js_file(f"{folder()}/{script}", type="module")
    for what, sheet in SHEETS.items():
        if has.get(what) and not has.get(WITHIN.get(what, "")):
            app.add_css_file(sheet)


def setup(app: Sphinx) -> None:
    """Connect the writing and the loading; a changed module rewrites every page."""
    app.add_config_value("widget", folder(), "html", str)
    app.connect("builder-inited", write)
    app.connect("html-page-context", load)
