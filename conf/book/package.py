"""What the builder leaves out of the files that describe a book: address, cover, leaves, access.

Each function takes one of these files as the builder writes it, and returns it amended.
"""

from __future__ import annotations

import re
import uuid

from conf.language import tell
from conf.sphinx.fill import fill
from juegos.core.message import _

# By the vocabulary of schema.org, as EPUB Accessibility 1.1 asks. All drawings are told in words.
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
    "Texts, rules and tables are words, with headings, lists and heads of tables; each drawing is "
    "told in words too; the leaves of the codex are listed as pages. Nobody has yet tested the "
    "book by a standard of accessibility."
)


def identifier(site: str, name: str) -> str:
    """Return the address of a book; while its site has none, a URN that is made of its name."""
    if site:
        return f"{site}datos/{name}.epub"
    return uuid.uuid5(uuid.NAMESPACE_URL, name).urn


def described(opf: str, cover: str, source: str) -> str:
    """Return the description of the package with all that readers choose books by.

    ``cover`` is the path of its picture, ``source`` the shelfmark whose leaves are its pages.
    The builder's date is taken out: nobody has said when this was published.
    """
    said = fill("package.html", access=ACCESS, summary=tell(SUMMARY), source=source)
    opf = re.sub(r"\s*<dc:date>.*?</dc:date>", "", opf).replace("</metadata>", f"{said}</metadata>")
    return opf.replace(f'href="{cover}"', f'href="{cover}" properties="cover-image"')


def navigable(nav: str, leaves: list[tuple[str, str]]) -> str:
    """Return the list of contents with a list of leaves below it: the name of each, its address."""
    listed = fill("leaves.html", leaves=leaves) if leaves else ""
    return nav.replace("</body>", f"{listed}</body>")


def named(ncx: str, name: str, identifier: str) -> str:
    """Return the old list of contents, which has the name of the book in its head."""
    return ncx.replace(f'content="{name}"', f'content="{identifier}"', 1)
