"""What the EPUB builder needs beyond the site's: its language and cover, bare pages, no times."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from markupsafe import Markup

from conf.book import cover, package
from conf.dated import ZIPPED
from conf.edition import corpus
from conf.language import tell
from conf.sphinx import domain
from conf.sphinx.fill import fill
from conf.sphinx.page import languages
from conf.sphinx.page.folios import CODEX
from juegos.core.message import _
from juegos.core.source import Locus

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

ICON = "sd-octicon"  # the class that sphinx-design gives them
COVER = "epub-cover"  # the page on which the builder puts it
STYLES = ("epub.css", "libro.css")
TOLD = ("epub_title", "epub_copyright", "epub_description")
NAMED = ("epub_basename", "epub_uid")
OF_SITE = re.compile(r"^````\{only\} not epub\n.*?^````\n", re.MULTILINE | re.DOTALL)


def begin(app: Sphinx, config: Config) -> None:
    """Have a book say in its own language what it is; books in two languages have two names."""
    del app
    for setting in TOLD:
        config[setting] = str(tell(config[setting]))
    name = languages.book(config.epub_basename, config.language)
    for setting in NAMED:
        config[setting] = name
    config.epub_identifier = package.identifier(config.html_baseurl, name)


def title(app: Sphinx) -> None:
    """Have the builder say in the language of the book what its parts are; draw its cover."""
    if app.builder.name == "epub":
        said = {"toc": str(tell(_("Contents"))), "cover": str(tell(_("Cover")))}
        app.builder.guide_titles = {**app.builder.guide_titles, **said}  # type: ignore[attr-defined]
        picture = Path(app.outdir) / cover.NAME
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_bytes(cover.drawn())


def without(app: Sphinx, docname: str, content: list[str]) -> None:
    """Leave out what a page says to readers of the site alone: it may lead where no book goes.

    Sphinx leaves it out too, but follows its links first. What is left keeps its lines.
    """
    del app, docname
    content[0] = OF_SITE.sub(lambda found: "\n" * found[0].count("\n"), content[0])


def plain(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Remove from a page the icons of parts that fold: in a book every part stands open."""
    del app, docname
    for node in list(doctree.findall(nodes.raw)):
        if ICON in node.astext():
            node.parent.remove(node)


def bare(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Remove from a page's head what the site puts there for browsers and other programs.

    Above the prose of a page that is left in English the book says so, as the site does.
    """
    del template
    if page == COVER:
        said = _("Juegos: the board of alquerque de doce with its men in their first places.")
        context["body"] = fill("cover.html", picture=cover.NAME, says=said)
    if app.config.language != languages.ROOT and languages.untranslated(doctree):
        context["body"] = fill("english.html") + Markup(context["body"])  # noqa: S704 - our page
    context["metatags"] = context["pageurl"] = ""
    context["html_tag"] = fill("book.html", language=app.config.language)
    context["css_files"] = [
        css for css in context["css_files"] if str(css.filename).endswith(STYLES)
    ]


def still(app: Sphinx, error: Exception | None) -> None:
    """Pack the book anew, its descriptions amended, and with one time for all its files.

    So it is the same bytes each time.
    """
    if error or app.builder.name != "epub":
        return
    book = Path(app.outdir) / f"{app.config.epub_basename}.epub"
    with zipfile.ZipFile(book) as packed:
        members = [(info.filename, packed.read(info)) for info in packed.infolist()]
    with zipfile.ZipFile(book, "w") as packed:
        for name, data in members:
            info = zipfile.ZipInfo(name, ZIPPED)
            info.create_system = 3
            stored = name == "mimetype"  # by which a file is known for an EPUB
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            packed.writestr(info, _amended(app, name, data))


def _amended(app: Sphinx, name: str, data: bytes) -> bytes:
    """Return a file of the book as it is packed."""
    if name == "content.opf":
        shelfmark = str(corpus.load().work(CODEX)["shelfmark"])
        return package.described(data.decode(), cover.NAME, shelfmark).encode()
    if name == "nav.xhtml":
        return package.navigable(data.decode(), leaves(app)).encode()
    if name == "toc.ncx":
        config = app.config
        return package.named(data.decode(), config.epub_uid, config.epub_identifier).encode()
    return package.page(data.decode()).encode() if name.endswith(".xhtml") else data


def leaves(app: Sphinx) -> list[tuple[str, str]]:
    """Return each leaf of the codex that stands in the book, with the address where it begins."""
    found = []
    for (kind, name), place in domain.domain(app.env).objects.items():
        if kind == "pasaje" and name.startswith(f"{CODEX}:"):
            locus = Locus.parse(name)
            if not locus.column:
                there = f"{app.builder.get_target_uri(place.docname)}#{place.anchor}"
                found.append((locus.leaf, there))
    return sorted(found, key=lambda leaf: (len(leaf[0]), leaf))


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect them: ``begin`` once we speak, ``bare`` after what fills the head."""
    app.connect("config-inited", begin, priority=600)
    app.connect("builder-inited", title)
    app.connect("source-read", without)
    app.connect("doctree-resolved", plain)
    app.connect("html-page-context", bare, priority=900)
    app.connect("build-finished", still)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
