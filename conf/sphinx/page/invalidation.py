"""Rewrites pages when what they take from each other has changed, and adds generated pages.

A page links to objects on other pages, its menu has the titles of all of them, and an index lists
their contents; so it depends on more than its own source, which is all that Sphinx compares.
Pages that are generated from the catalogue are kept until something changes.
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

SHARED_METADATA = ("boards", "datos")  # the metadata of a page that others look at
GeneratedPage = tuple[str, dict[str, Any], str]  # its name, template context and template


def pages_to_rewrite(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Return all pages if an object, a title or the menu has changed since the last build."""
    del app
    return sorted(env.found_docs) if changed(env, "taken", shared_digest(env)) else []


def changed(env: BuildEnvironment, what: str, now: object) -> bool:
    """Return whether a value differs from that of the last build, and store the new one."""
    data = domain.domain(env).data
    before, data[what] = data.get(what), now
    return before != now


def shared_digest(env: BuildEnvironment) -> str:
    """Return a digest of what pages, and the files beside them, take from other pages."""
    pages = sorted(env.found_docs)
    shared = [
        sorted(domain.domain(env).objects.items()),
        [(page, env.titles[page].astext(), env.toctree_includes.get(page)) for page in pages],
        [(page, key, env.metadata[page].get(key)) for page in pages for key in SHARED_METADATA],
    ]
    return hashlib.sha256(repr(shared).encode()).hexdigest()


def add_pages(app: Sphinx, kind: str, pages: Callable[[Sphinx], Iterable[GeneratedPage]]) -> None:
    """Add generated pages of a kind to the build; they are skipped while nothing has changed."""
    app.connect("html-collect-pages", partial(_collect_pages, kind=kind, pages=pages))


def _collect_pages(
    app: Sphinx, kind: str, pages: Callable[[Sphinx], Iterable[GeneratedPage]]
) -> Iterator[GeneratedPage]:
    """Yield the pages of a kind unless all are up to date, and delete those no longer generated."""
    builder = cast("StandaloneHTMLBuilder", app.builder)
    note = Path(app.doctreedir) / f"{kind}.pages.json"
    before = json.loads(note.read_text("utf-8")) if note.exists() else {"of": "", "pages": []}
    shown = sources.digest(
        sources.templates(),
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
    """Connect the rewriting of pages."""
    app.connect("env-updated", pages_to_rewrite)
