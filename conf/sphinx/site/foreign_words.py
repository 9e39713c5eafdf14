"""Marks words in italics with their language, where it is not the language of the page.

``conf/locale/foreign.toml`` lists them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING

from docutils import nodes

from conf.translations import LOCALE

if TYPE_CHECKING:
    from sphinx.application import Sphinx

LIST = LOCALE / "foreign.toml"
NONE = "none"  # of no one language


@cache
def words() -> dict[str, str]:
    """Return the language of each listed word, or ``none``."""
    listed = tomllib.loads(LIST.read_text("utf-8"))
    return {word: code for code, words in listed.items() for word in words}


def mark(app: Sphinx, doctree: nodes.document) -> None:
    """Mark these words on a page; a page with italics depends on the list of them."""
    for node in doctree.findall(nodes.emphasis):
        app.env.note_dependency(str(LIST))
        code = words().get(node.astext(), NONE)
        if code not in {NONE, app.config.language}:
            node["classes"].append(f"language-{code}")  # which docutils writes as its ``lang``


def setup(app: Sphinx) -> None:
    """Connect the marking, after the page is translated."""
    app.connect("doctree-read", mark)
