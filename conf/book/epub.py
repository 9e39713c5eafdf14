"""Extensions of the EPUB builder: its language and cover, plain pages, reproducible files."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from markupsafe import Markup

from conf.book import cover, package
from conf.edition import corpus
from conf.language import tell
from conf.release_date import ZIPPED
from conf.sphinx import domain
from conf.sphinx.directives.folios import CODEX
from conf.sphinx.fill import fill
from conf.sphinx.page import languages
from juegos.core.message import _
from juegos.core.source import Locus

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

ICON = "sd-octicon"  # the class that sphinx-design gives them
COVER = "epub-cover"  # the page on which the builder puts it
STYLES = ("epub.css", "libro.css")
TRANSLATED_SETTINGS = ("epub_title", "epub_copyright", "epub_description")
NAMED = ("epub_basename", "epub_uid")
OF_SITE = re.compile(r"^````\{only\} not epub\n.*?^````\n", re.MULTILINE | re.DOTALL)


def set_metadata(app: Sphinx, config: Config) -> None:
    """Set the metadata of a book in its own language; each language has its own name."""
    del app
    for setting in TRANSLATED_SETTINGS:
        config[setting] = str(tell(config[setting]))
    name = languages.book(config.epub_basename, config.language)
    for setting in NAMED:
        config[setting] = name
    config.epub_identifier = package.identifier(config.html_baseurl, name)


def set_titles(app: Sphinx) -> None:
    """Set the titles of the book's parts in its language, and draw its cover."""
    if app.builder.name == "epub":
        titles = {"toc": str(tell(_("Contents"))), "cover": str(tell(_("Cover")))}
        app.builder.guide_titles = {**app.builder.guide_titles, **titles}  # type: ignore[attr-defined]
        picture = Path(app.outdir) / cover.NAME
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_bytes(cover.png())


def remove_site_only(app: Sphinx, docname: str, content: list[str]) -> None:
    """Remove the parts of a page for readers of the site, which may link outside the book.

    Sphinx leaves it out too, but follows its links first. What is left keeps its lines.
    """
    del app, docname
    content[0] = OF_SITE.sub(lambda block: "\n" * block[0].count("\n"), content[0])


def remove_icons(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Remove the icons of folding parts from a page: in a book all parts are open."""
    del app, docname
    for node in list(doctree.findall(nodes.raw)):
        if ICON in node.astext():
            node.parent.remove(node)


def trim_head(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Remove from a page's head the elements for browsers and other programs.

    Above the prose of a page that is left in English the book says so, as the site does.
    """
    del template
    if page == COVER:
        message = _("Juegos: the board of alquerque de doce with its men in their first places.")
        context["body"] = fill("cover.html", picture=cover.NAME, says=message)
    if app.config.language != languages.ROOT and languages.untranslated(doctree):
        context["body"] = fill("english.html") + Markup(context["body"])  # noqa: S704 - our page
    context["metatags"] = context["pageurl"] = ""
    context["html_tag"] = fill("book.html", language=app.config.language)
    context["css_files"] = [
        css for css in context["css_files"] if str(css.filename).endswith(STYLES)
    ]


def repack(app: Sphinx, error: Exception | None) -> None:
    """Repack the book with completed descriptions, and with one time for all its files.

    So it is the same bytes each time.
    """
    if error or app.builder.name != "epub":
        return
    book = Path(app.outdir) / f"{app.config.epub_basename}.epub"
    with zipfile.ZipFile(book) as packed:
        members = [(info.filename, packed.read(info)) for info in packed.infolist()]
    with zipfile.ZipFile(book, "w") as packed:
        for name, content in members:
            info = zipfile.ZipInfo(name, ZIPPED)
            info.create_system = 3
            stored = name == "mimetype"  # by which a file is known for an EPUB
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            packed.writestr(info, _amend(app, name, content))


def _amend(app: Sphinx, name: str, content: bytes) -> bytes:
    """Return a file of the book as it is packed."""
    if name == "content.opf":
        shelfmark = str(corpus.load().work(CODEX)["shelfmark"])
        return package.with_description(content.decode(), cover.NAME, shelfmark).encode()
    if name == "nav.xhtml":
        return package.with_page_list(content.decode(), leaves(app)).encode()
    if name == "toc.ncx":
        config = app.config
        return package.with_name(content.decode(), config.epub_uid, config.epub_identifier).encode()
    return package.page(content.decode()).encode() if name.endswith(".xhtml") else content


def leaves(app: Sphinx) -> list[tuple[str, str]]:
    """Return each leaf of the codex in the book, with the address where it begins."""
    result = []
    for (kind, name), place in domain.domain(app.env).objects.items():
        if kind == "pasaje" and name.startswith(f"{CODEX}:"):
            locus = Locus.parse(name)
            if not locus.column:
                there = f"{app.builder.get_target_uri(place.docname)}#{place.anchor}"
                result.append((locus.leaf, there))
    return sorted(result, key=lambda leaf: (len(leaf[0]), leaf))


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect them: metadata after the language is active, the head after it is filled."""
    app.connect("config-inited", set_metadata, priority=600)
    app.connect("builder-inited", set_titles)
    app.connect("source-read", remove_site_only)
    app.connect("doctree-resolved", remove_icons)
    app.connect("html-page-context", trim_head, priority=900)
    app.connect("build-finished", repack)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
