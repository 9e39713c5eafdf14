"""What stands at the root of the site: ``404.html``, ``robots.txt`` and ``versions.json``.

Where nothing stands, a host sends ``404.html``, in any folder and any language; so its links
begin at the root of the host, which ``JUEGOS_URL`` tells, and it speaks all languages of the site.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from conf.publish import versions
from conf.server import policy
from conf.sphinx.fill import fill
from conf.sphinx.page import header_links, languages, output_cache, sitemap
from conf.sphinx.page.i18n import PAGES, translations
from juegos.core.message import _, translated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from sphinx.application import Sphinx

    from juegos.core.message import Message

NOWHERE, ROBOTS = "404.html", "robots.txt"
TITLE = _("There is no page at this address")
SAID = _("The address may be mistyped: a page keeps its address once it is published.")
FRONT, SEARCH = _("The front page"), _("Search")


class Told(NamedTuple):
    """The page's words in one language: its code, title, sentence, the links by address, search."""

    code: str
    title: str
    said: str
    ways: list[tuple[str, str]]
    search: tuple[str, str]


def nowhere(app: Sphinx) -> str:
    """Return the page that stands for every address where nothing stands."""
    root = urlsplit(app.config.html_baseurl).path or "/"
    codes = (languages.ROOT, *app.config.languages)
    pages = {app.config.root_doc: FRONT, **header_links.ways(app)}
    said = [_told(root, code, translations(app, code, PAGES), pages) for code in codes]
    return fill("nowhere.html", root=root, policy=policy(b""), languages=said)


def _told(root: str, code: str, translations: NullTranslations, pages: dict[str, Message]) -> Told:
    at = root + languages.folder(code)
    title, said, search = (str(translated(one, translations)) for one in (TITLE, SAID, SEARCH))
    links = [
        (f"{at}{page}.html", str(translated(says, translations))) for page, says in pages.items()
    ]
    return Told(code, title, said, links, (f"{at}search.html", search))


def robots(base: str) -> str:
    """Return what programs are told that read whole sites: all is open, and where the list is."""
    listed = f"Sitemap: {base}{sitemap.NAME}\n" if base else ""
    return f"User-agent: *\nAllow: /\n{listed}"


def write(app: Sphinx, error: Exception | None) -> None:
    """Write these files, at the root of the whole site alone."""
    if error:
        return
    output_cache.write(app, "host", partial(_files, app), list(header_links.ways(app)))


def _files(app: Sphinx) -> Iterator[tuple[str, str]]:
    yield NOWHERE, nowhere(app)
    yield ROBOTS, robots(app.config.html_baseurl)
    yield versions.NAME, versions.written(versions.changelog())


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
