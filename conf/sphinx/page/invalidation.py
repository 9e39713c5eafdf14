"""Has pages written again when something has changed that they take from each other.

A page links to objects that stand on other pages, its menu has the titles of all of them, and an
index lists what they hold; so they depend on more than what Sphinx has read of the page itself.
Pages that are made of the catalogue, and not read, stay as they are until something changes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from conf import sources
from conf.sphinx import domain

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.builders.html import StandaloneHTMLBuilder
    from sphinx.environment import BuildEnvironment

TAKEN = ("boards", "datos")  # the metadata of a page that others look at
Made = tuple[str, dict[str, Any], str]  # a page: its name, what its template is given, the template


def updated(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Return all pages if an object, a title or the menu has changed since the last build."""
    del app
    return sorted(env.found_docs) if changed(env, "taken", taken(env)) else []


def changed(env: BuildEnvironment, what: str, now: object) -> bool:
    """Tell whether something is not what it was in the last build, and remember it."""
    data = domain.domain(env).data
    before, data[what] = data.get(what), now
    return before != now


def taken(env: BuildEnvironment) -> str:
    """Return a digest of what pages take from each other, and files from them."""
    pages = sorted(env.found_docs)
    found = [
        sorted(domain.domain(env).objects.items()),
        [(page, env.titles[page].astext(), env.toctree_includes.get(page)) for page in pages],
        [(page, key, env.metadata[page].get(key)) for page in pages for key in TAKEN],
    ]
    return hashlib.sha256(repr(found).encode()).hexdigest()


def adds(app: Sphinx, kind: str, pages: Callable[[Sphinx], Iterable[Made]]) -> None:
    """Have a build write the pages of a kind too, unless they stand and would be the same."""
    app.connect("html-collect-pages", partial(_added, kind=kind, pages=pages))


def _added(app: Sphinx, kind: str, pages: Callable[[Sphinx], Iterable[Made]]) -> Iterator[Made]:
    """Yield the pages of a kind, unless all stand; take away those that are given no longer."""
    builder = cast("StandaloneHTMLBuilder", app.builder)
    note = Path(app.doctreedir) / f"{kind}.pages.json"
    before = json.loads(note.read_text("utf-8")) if note.exists() else {"of": "", "pages": []}
    shown = sources.digest(
        sources.under("conf/sphinx/templates"),
        builder.build_info.config_hash,
        *(app.config[name] for name in ("code", "catalogues", "language")),
        domain.domain(app.env).data["taken"],
    )
    stand = {name: Path(builder.get_outfilename(name)) for name in before["pages"]}
    if before["of"] == shown and all(file.is_file() for file in stand.values()):
        return
    note.write_text(json.dumps({**before, "of": ""}), "utf-8")  # until all of them are written
    made = []
    for page in pages(app):
        made.append(page[0])
        yield page
    for name in stand.keys() - made:
        stand[name].unlink(missing_ok=True)
    note.write_text(json.dumps({"of": shown, "pages": made}), "utf-8")


def setup(app: Sphinx) -> None:
    """Connect the writing again."""
    app.connect("env-updated", updated)
