"""The files that a host expects: ``404.html``, ``robots.txt`` and ``versions.json``.

A host sends ``404.html`` for a missing page in any folder and any language; so its links begin at
the root of the host, which ``JUEGOS_URL`` gives, and it has the text of all languages of the site.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from conf.publish import versions
from conf.server import policy
from conf.sphinx.fill import fill
from conf.sphinx.page import languages, output_cache
from conf.sphinx.page.i18n import PAGES, translations
from conf.sphinx.site import navigation, sitemap
from juegos.core.message import _, translated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from sphinx.application import Sphinx

    from juegos.core.message import Message

NOT_FOUND, ROBOTS = "404.html", "robots.txt"
TITLE = _("There is no page at this address")
EXPLANATION = _("The address may be mistyped: a page keeps its address once it is published.")
FRONT, SEARCH = _("The front page"), _("Search")


class LanguageText(NamedTuple):
    """The page's text in one language: its code, title, sentence, links by address, search."""

    code: str
    title: str
    explanation: str
    ways: list[tuple[str, str]]
    search: tuple[str, str]


def not_found_page(app: Sphinx) -> str:
    """Return ``404.html``."""
    root = urlsplit(app.config.html_baseurl).path or "/"
    codes = (languages.ROOT, *app.config.languages)
    front = {app.config.root_doc: FRONT}
    here = {code: {**front, **navigation.header_links(app, code)} for code in codes}
    texts = [
        _language_text(root, code, translations(app, code, PAGES), here[code]) for code in codes
    ]
    return fill("not_found.html", root=root, policy=policy(b""), languages=texts)


def _language_text(
    root: str, code: str, translations: NullTranslations, pages: dict[str, Message]
) -> LanguageText:
    """Return the text of the page in one language."""
    at = root + languages.folder(code)
    title, text, search = (
        str(translated(one, translations)) for one in (TITLE, EXPLANATION, SEARCH)
    )
    links = [
        (f"{at}{page}.html", str(translated(says, translations))) for page, says in pages.items()
    ]
    return LanguageText(code, title, text, links, (f"{at}search.html", search))


def robots(base: str) -> str:
    """Return ``robots.txt``: all pages are allowed, and where the sitemap is."""
    listed = f"Sitemap: {base}{sitemap.NAME}\n" if base else ""
    return f"User-agent: *\nAllow: /\n{listed}"


def write(app: Sphinx, error: Exception | None) -> None:
    """Write these files, at the root of the whole site only."""
    if error:
        return
    output_cache.write(app, "host", partial(_files, app), sorted(app.env.found_docs))


def _files(app: Sphinx) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file."""
    yield NOT_FOUND, not_found_page(app)
    yield ROBOTS, robots(app.config.html_baseurl)
    yield versions.NAME, versions.as_json(versions.changelog())


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
