"""A site built under the real settings and theme, for tests of whole pages."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple
from warnings import catch_warnings, simplefilter

import html5lib
from sphinx.application import Sphinx
from sphinx.deprecation import RemovedInSphinx11Warning
from sphinx.locale import translators
from sphinx.util.docutils import docutils_namespace, patch_docutils

from conf.language import activate
from conf.sphinx.page import languages

ROOT = Path(__file__).resolve().parents[2]
VALUE_CACHE = ROOT / "build" / "site-doctrees"  # here the site keeps what took long to find


class Site(NamedTuple):
    """Where it was built, and what the build warned of."""

    out: Path
    warnings: str

    def html(self, page: str) -> str:
        """Return a page."""
        return (self.out / f"{page}.html").read_text(encoding="utf-8")

    def pages(self, code: str = languages.ROOT) -> list[str]:
        """Return the names of the pages of a language that a reader meets, if they were built.

        Folios only lead on, and 404 only back; tables and passages for frames
        stand on other people's pages.
        """
        result = (self.out / languages.folder(code)).rglob("*.html")
        names = [str(page.relative_to(self.out).with_suffix("")) for page in result]
        other = {"folios", "_static", "404", "cuadro", "pasaje", *languages.NAMES} - {code}
        return sorted(name for name in names if not other & set(Path(name).parts))


def build(source: Path, folder: Path, conf: Path = ROOT / "conf", **settings: Any) -> Site:
    """Return the site of a folder of pages; ``settings`` go over those of its ``conf.py``."""
    string_io = StringIO()
    translators.clear()  # Sphinx would add to those of a site built before in this process
    if conf == ROOT / "conf":
        settings = {"kept_values": str(VALUE_CACHE), **settings}
    # myst-parser 5 uses a name that Sphinx 11 will drop
    with catch_warnings(), patch_docutils(str(conf)), docutils_namespace():
        simplefilter("ignore", RemovedInSphinx11Warning)
        app = Sphinx(
            *(source, conf, folder / "site", folder / "doctrees", "html"),
            confoverrides=settings,
            status=None,
            warning=string_io,
        )
        app.build()
    activate(languages.ROOT, [])  # again, for other tests in this process
    return Site(folder / "site", re.sub(r"\x1b\[[0-9;]*m", "", string_io.getvalue()))


def wrong(html: str) -> list[str]:
    """Return what a strict parser has to say of a page, and the ids that stand on it twice."""
    parser = html5lib.HTMLParser()
    parser.parse(html)
    ids = Counter(attributes["id"] for _, attributes in Tags(html).tags if "id" in attributes)
    errors = [f"line {at[0]}: {code} {of}" for at, code, of in parser.errors]
    return [*errors, *(f"id {id} {number} times" for id, number in ids.items() if number > 1)]


class Tags(HTMLParser):
    """The start tags of a page with their attributes, and the text of its scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.data: list[str] = []
        self._script = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        results = {name: value or "" for name, value in attrs}
        self.tags.append((tag, results))
        self._script = results.get("type", "") if tag == "script" else ""

    def handle_data(self, data: str) -> None:
        """Note the content of linked data."""
        if self._script == "application/ld+json":
            self.data.append(data)
            self._script = ""

    def all(self, tag: str, **attributes: str) -> list[dict[str, str]]:
        """Return the attributes of each element of that name that has these attributes."""
        return [a for t, a in self.tags if t == tag and attributes.items() <= a.items()]

    def has(self, anchor: str) -> bool:
        """Tell whether an element has this id."""
        return any(attributes.get("id") == anchor for _, attributes in self.tags)
