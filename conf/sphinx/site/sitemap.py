"""The address of the site and, if it is known, a list of its pages: ``sitemap.xml``.

It also removes Sphinx's own records from the output folder, all of which is published.
The list is our own, because sphinx-sitemap lists the pages that one build has written, so that
after a change to one page the others are missing, and it warns if no address is given.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from conf.sphinx import domain
from conf.sphinx.fill import fill
from conf.sphinx.page import addresses, languages, output_cache
from conf.sphinx.play import puzzles
from juegos import __released__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

NAME = "sitemap.xml"


def address(text: str) -> str:
    """Return the address of the site with one slash at its end, empty if none is given.

    Raises:
        ValueError: it is not an address that begins with https:// or http://.
    """
    parts = urlsplit(text)
    if text and not (parts.scheme in {"https", "http"} and parts.netloc):
        raise ValueError(f"JUEGOS_URL={text!r} is no address; one looks like https://a.example/b/")
    if parts.query or parts.fragment:
        raise ValueError(f"JUEGOS_URL={text!r}: an address of a site has no '?' and no '#'")
    return f"{text.rstrip('/')}/" if text else ""


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the sitemap, which needs whole addresses; delete it if the site has none."""
    if error or not output_cache.has_files(app):
        return
    file, base = Path(app.outdir) / NAME, app.config.html_baseurl
    if not base:
        file.unlink(missing_ok=True)
        return
    played = addresses.playable(app)
    rooms = [make(slug) for slug in played for make in (addresses.place, addresses.handout_place)]
    lists = map(puzzles.place, puzzles.games_with_page(app))
    transcribed = domain.domain(app.env).transcriptions.pages()
    pages = sorted([*app.env.found_docs, *rooms, *lists, *transcribed])
    written = [
        {
            code: base + languages.folder(code) + app.builder.get_target_uri(page)
            for code in languages.codes(app, page)
        }
        for page in pages
    ]
    file.write_text(fill("sitemap.xml", pages=written, released=__released__), encoding="utf-8")


def remove_build_records(app: Sphinx, error: Exception | None) -> None:
    """Delete the records that an earlier version of Sphinx left in the output folder."""
    old = Path(app.outdir, ".doctrees")
    if not error and old != Path(app.doctreedir):
        shutil.rmtree(old, ignore_errors=True)


def setup(app: Sphinx) -> None:
    """Connect the writing and the deletion."""
    app.connect("build-finished", write)
    app.connect("build-finished", remove_build_records)
