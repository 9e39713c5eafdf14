"""Completes the files of a book that the builder has written: address, cover, leaves, access.

Each function takes one of these files as the builder writes it, and returns it amended.
"""

from __future__ import annotations

import re
import uuid
from html import unescape

from conf.language import tell
from conf.sphinx.fill import fill
from juegos import __released__
from juegos.core.message import _
from juegos.edition.cite import EDITORS

# By the vocabulary of schema.org, as EPUB Accessibility 1.1 asks. Every drawing has a description.
ACCESS = {
    "accessMode": ("textual", "visual"),
    "accessModeSufficient": ("textual", "textual,visual"),
    "accessibilityFeature": (
        "alternativeText",
        "displayTransformability",
        "pageNavigation",
        "readingOrder",
        "structuralNavigation",
        "tableOfContents",
    ),
    "accessibilityHazard": ("none",),
}
SUMMARY = _(
    "Texts, rules and tables are text, with headings, lists and table headers. Every "
    "drawing is also described in words. The leaves of the codex are listed as pages. "
    "Nobody has yet tested the book against an accessibility standard."
)


# What a page of the site needs and one of a book does not: it has no window, and nothing floats.
OF_SITES = re.compile(
    r'\s*<meta name="viewport"[^>]*>|\s*<div class="clearer"></div>|(?<=<pre>)<span></span>'
)
TITLE = re.compile(r"<dc:title>(.*?)</dc:title>")


def identifier(site: str, name: str) -> str:
    """Return the address of a book, or a URN of its name if its site has none."""
    if site:
        return f"{site}datos/{name}.epub"
    return uuid.uuid5(uuid.NAMESPACE_URL, name).urn


def with_description(opf: str, cover: str, source: str) -> str:
    """Return the package description with the metadata by which readers choose books.

    ``cover`` is the path of its picture, ``source`` the shelfmark whose leaves are its pages.
    Its date is that of the release. Under its title books are sorted, and who has told its drawings
    in words is named.
    """
    opf = opf.replace("&#x27;", "’")
    title = unescape(TITLE.findall(opf)[0])
    opf = opf.replace("<dc:title>", '<dc:title id="title">')
    facts = {"access": ACCESS, "summary": tell(SUMMARY), "source": source, "editors": EDITORS}
    description = fill("package.html", **facts, title=title)
    opf = re.sub(r"(?<=<dc:date>).*?(?=</dc:date>)", __released__, opf).replace(
        "</metadata>", f"{description}</metadata>"
    )
    return opf.replace(f'href="{cover}"', f'href="{cover}" properties="cover-image"')


def page(text: str) -> str:
    """Return a page without elements that only a site needs.

    >>> page('<body><div class="clearer"></div></body>')
    '<body></body>'
    """
    return OF_SITES.sub("", text)


def with_page_list(nav: str, leaves: list[tuple[str, str]]) -> str:
    """Return the table of contents with a list of leaves: their names and addresses."""
    listed = fill("leaves.html", leaves=leaves) if leaves else ""
    return nav.replace("</body>", f"{listed}</body>")


def with_name(ncx: str, name: str, identifier: str) -> str:
    """Return the NCX, with the name of the book in its head."""
    return ncx.replace(f'content="{name}"', f'content="{identifier}"', 1)
