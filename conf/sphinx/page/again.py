"""Has all pages written again when something has changed that pages take from each other.

A page links to objects that stand on other pages, its menu has the titles of all of them, and an
index lists what they hold; so they depend on more than what Sphinx has read of the page itself.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from conf.sphinx import domain

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

TAKEN = ("boards", "datos")  # the metadata of a page that others look at


def updated(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Return all pages if an object, a title or the menu has changed since the last build."""
    del app
    here, now = domain.domain(env), taken(env)
    before, here.data["taken"] = here.data.get("taken"), now
    return [] if before == now else sorted(env.found_docs)


def taken(env: BuildEnvironment) -> str:
    """Return a digest of what pages take from each other, and files from them."""
    pages = sorted(env.found_docs)
    found = [
        sorted(domain.domain(env).objects.items()),
        [(page, env.titles[page].astext(), env.toctree_includes.get(page)) for page in pages],
        [(page, key, env.metadata[page].get(key)) for page in pages for key in TAKEN],
    ]
    return hashlib.sha256(repr(found).encode()).hexdigest()


def setup(app: Sphinx) -> None:
    """Connect the writing again."""
    app.connect("env-updated", updated)
