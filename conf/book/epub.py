"""What the EPUB builder needs beyond the site's: our directives' HTML adapted, a bare head."""

from __future__ import annotations

import re
import zipfile
from html import escape
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import TYPE_CHECKING, Any

from docutils import nodes

from conf.book import xhtml
from conf.sphinx.page import strings

if TYPE_CHECKING:
    from sphinx.application import Sphinx

IMAGES = "_images"
TAG = re.compile(r"</?\w[^<>]*>")  # one that Markdown lets through alone, as <q> or </q>
DATE = re.compile(rb"\s*<dc:date>.*?</dc:date>")
HTML = '<html xmlns="http://www.w3.org/1999/xhtml" lang="{0}" xml:lang="{0}">'
BOARD = (
    "A is you, B is the other; beneath are the exact chances of winning. "
    "The game is played on the page of this name on the site of the edition."
)
STYLES = ("epub.css", "libro.css")


def adapt(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Adapt what the directives have put on a page."""

    def image(svg: str) -> str:
        folder = Path(app.outdir) / IMAGES
        folder.mkdir(exist_ok=True)
        (folder / xhtml.name(svg)).write_text(xhtml.drawing(svg), encoding="utf-8")
        return "../" * docname.count("/") + f"{IMAGES}/{xhtml.name(svg)}"

    def has(address: str) -> bool:
        path = address.partition("#")[0]
        if not path or "://" in path:
            return True
        target = normpath(join(dirname(docname), path))
        return target.removesuffix(".xhtml") in app.env.found_docs

    for node in list(doctree.findall(nodes.raw)):
        if node["format"] == "html" and not TAG.fullmatch(node.astext()):
            page = node.astext().replace(escape(str(strings.ABOUT)), BOARD)
            html = xhtml.adapted(page, image, has)
            node.replace_self(nodes.raw("", html, format="html"))


def bare(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Take out of a page's head what the site puts there for browsers and other programs."""
    del page, template, doctree
    context["metatags"] = context["pageurl"] = ""
    context["html_tag"] = HTML.format(app.config.language)
    context["css_files"] = [
        css for css in context["css_files"] if str(css.filename).endswith(STYLES)
    ]


def still(app: Sphinx, error: Exception | None) -> None:
    """Pack the book anew without the times of its files, so that it is the same bytes each time."""
    if error or app.builder.name != "epub":
        return
    book = Path(app.outdir) / f"{app.config.epub_basename}.epub"
    with zipfile.ZipFile(book) as packed:
        members = [(info.filename, packed.read(info)) for info in packed.infolist()]
    with zipfile.ZipFile(book, "w") as packed:
        for name, data in members:
            info = zipfile.ZipInfo(name)  # of 1980, as no zip is older
            info.create_system = 3
            stored = name == "mimetype"  # by which a file is known for an EPUB
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            # Nobody has said when this was published; the builder would say 1970.
            text = DATE.sub(b"", data) if name == "content.opf" else data
            packed.writestr(info, text)


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect both after those that make what they take away."""
    app.connect("doctree-resolved", adapt, priority=900)
    app.connect("html-page-context", bare, priority=900)
    app.connect("build-finished", still)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
