"""oEmbed: a file for each object that can be embedded, such as ``oembed/juego/azar.json``.

A program that is given an address of ours finds that file by a link in the head of the page. It
needs whole addresses, and so there are such files only where the site's own address is known.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

from conf.language import tell
from conf.publish import texts
from conf.sphinx import domain
from conf.sphinx.fill import fill
from conf.sphinx.page import addresses, invalidation, output_cache, value_cache
from juegos import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

FOLDER = "oembed"
MEDIA = "application/json+oembed"
WIDTH, HEIGHT = 480, 640


def address(app: Sphinx, kind: str, name: str) -> str:
    """Return the address of the file of an object; empty if the site's address is unknown."""
    base = app.config.html_baseurl
    return f"{base}{FOLDER}/{kind}/{name}.json" if base else ""


def response(base: str, frame: str, title: str) -> dict[str, Any]:
    """Return the oEmbed 1.0 response for a frame."""
    shown = {"src": f"{base}{frame}", "title": title, "width": WIDTH, "height": HEIGHT}
    return {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": "Juegos",
        "provider_url": base,
        "html": fill("frame.html", **shown),
        "width": WIDTH,
        "height": HEIGHT,
    }


def _framed(app: Sphinx) -> Iterator[tuple[str, str, str, str]]:
    """Yield kind, id, frame and title of every playable game, table and segment."""
    for slug in addresses.playable(app):
        title = str(tell(catalogue.entry(slug).name))
        yield "juego", slug, f"{addresses.embed_place(slug)}.html", title
    for kind, name, title in quotable(app):
        yield kind, name, f"{frame_page(kind, name)}.html", title


def frame_page(kind: str, name: str) -> str:
    """Return the name of the page for frames of a table or a segment."""
    return f"{addresses.FRAMED}/{kind}/{name}"


def quotable(app: Sphinx) -> Iterator[tuple[str, str, str]]:
    """Yield kind, id and title of every table and every segment of a text that is on a page."""
    segments = {row[0] for section in texts.sections() for row in texts.rows(section)}
    for kind, name in domain.domain(app.env).objects:
        if kind == "cuadro":
            yield kind, name, str(tell(value_cache.table(app.env, name).title))
        elif kind == "pasaje" and name in segments:
            yield kind, name, name


def write(app: Sphinx, env: BuildEnvironment) -> None:
    """Write the files of boards, tables and passages, if the site's address is known."""
    make = partial(
        output_cache.write,
        app,
        FOLDER,
        partial(_files, app),
        invalidation.shared_digest(env),
        own=True,
    )
    output_cache.run_in_background(app, make)


def _files(app: Sphinx) -> Iterator[tuple[str, str]]:
    base = app.config.html_baseurl
    for kind, name, frame, title in _framed(app) if base else ():
        says = json.dumps(response(base, frame, title), ensure_ascii=False)
        yield f"{FOLDER}/{kind}/{name}.json", says


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("env-updated", write)
