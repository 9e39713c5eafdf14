"""A page as Zotero's translator *Embedded Metadata* reads it, its rules written down as facts.

From the translator as of 13 June 2024 and the function ``cleanAuthor`` of Zotero's utilities:

1. What a page is: ``citation_inbook_title`` makes it a book section, whatever else there is;
   without it (and its like for journals, reports, theses, conferences) ``og:type`` decides,
   where ``book`` is a book. ``citation_title`` alone would make it a journal article.
2. Title: ``citation_title``; a page without a title is nothing to Zotero.
3. Creators: each ``citation_author`` and each ``citation_editor`` is a creator of that kind. One
   author alone is cut at a comma that has two words on either side. In a name with a comma
   what stands before it is the family name; ends lose their punctuation first, so that after
   ``Name,`` no comma is left and the whole is one name. Without a comma the last word is the
   family name.
4. ``DC.*`` is read where ``schema.DC`` says what DC is; its creators count only where Highwire
   names none.
5. Book title, pages, date, language and address come from ``citation_inbook_title``,
   ``citation_firstpage`` and ``citation_lastpage``, ``citation_publication_date``,
   ``citation_language`` and ``citation_public_url``; the abstract from
   ``description``; a relative address is resolved.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple
from urllib.parse import urljoin

from tests.help.built_site import Tags

ENDS = " \u00a0.,/[]:"


class Creator(NamedTuple):
    """A name in two fields, or in one; ``first`` is then empty."""

    first: str
    last: str
    kind: str


def item(html: str, address: str) -> dict[str, Any]:
    """Return what Zotero would keep of a page."""
    metas = Tags(html).all("meta")
    named = [(m.get("name") or m.get("property", ""), m.get("content", "")) for m in metas]
    first: dict[str, str] = {}
    for name, content in named:
        first.setdefault(name, content.strip())
    creators = [
        creator
        for kind in ("author", "editor")
        for creator in _creators([c for n, c in named if n == f"citation_{kind}"], kind)
    ]
    pages = dict.fromkeys(first.get(f"citation_{end}page", "") for end in ("first", "last"))
    return {
        "type": _type(first),
        "title": first.get("citation_title", ""),
        "creators": creators,
        "book": first.get("citation_inbook_title", ""),
        "pages": "-".join(page for page in pages if page),
        "date": first.get("citation_publication_date", ""),
        "language": first.get("citation_language", ""),
        "abstract": first.get("description", ""),
        "address": urljoin(address, first.get("citation_public_url", "")),
    }


def _type(first: dict[str, str]) -> str:
    if "citation_inbook_title" in first:
        return "bookSection"
    if first.get("og:type") == "book":
        return "book"
    return "journalArticle" if "citation_title" in first else "webpage"


def _creators(contents: list[str], kind: str) -> list[Creator]:
    names = [name for content in contents for name in re.split(r"\s*;\s*", content)]
    if len(contents) == len(names) == 1:
        parts = re.split(r"\s*,\s*", names[0])
        if len(parts) > 1 and " " in parts[0] and " " in parts[1]:
            names = parts
    return [_creator(name.strip(), kind) for name in names if name.strip(ENDS + "-;")]


def _creator(name: str, kind: str) -> Creator:
    bare = name.strip(ENDS)
    if "," not in name:
        first, _, last = bare.rpartition(" ")
        return Creator(first, last, kind)
    last, *rest = re.split(r", ?", bare)
    return Creator(rest[0] if rest else "", last, kind)
