"""What the EPUB builder needs beyond the site's: bare pages, a book without times in it."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes

from conf.sphinx.fill import fill

if TYPE_CHECKING:
    from sphinx.application import Sphinx

DATE = re.compile(rb"\s*<dc:date>.*?</dc:date>")
ICON = "sd-octicon"  # the class that sphinx-design gives them
STYLES = ("epub.css", "libro.css")


def plain(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Remove from a page the icons of parts that fold: in a book every part stands open."""
    del app, docname
    for node in list(doctree.findall(nodes.raw)):
        if ICON in node.astext():
            node.parent.remove(node)


def bare(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Remove from a page's head what the site puts there for browsers and other programs."""
    del page, template, doctree
    context["metatags"] = context["pageurl"] = ""
    context["html_tag"] = fill("book.html", language=app.config.language)
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
    """Connect the three; ``bare`` runs after the handlers that fill the head."""
    app.connect("doctree-resolved", plain)
    app.connect("html-page-context", bare, priority=900)
    app.connect("build-finished", still)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
