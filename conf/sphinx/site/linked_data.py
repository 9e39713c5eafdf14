"""The linked data of a page's head, in the vocabulary of schema.org: page, old text and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.language import current_language, tell
from conf.publish import citations
from conf.publish.resources import LICENCE
from conf.sphinx.directives.base import anchor
from juegos import __released__, __version__
from juegos.core.message import as_message
from juegos.edition.cite import EDITORS, TITLE, WORKS, Citable, Work

if TYPE_CHECKING:
    from conf.sphinx.site.head import Head

EDITION = {"@type": "Organization", "name": EDITORS}
COMMON = {
    "license": LICENCE,
    "version": __version__,
    "datePublished": __released__,
    "isAccessibleForFree": True,
}
WORDS = ("en", "es", "osp")  # the languages of the words and of their translations
FILES = {"csv": "text/csv", "json": "application/json"}

Node = dict[str, Any]


def graph(head: Head) -> Node:
    """Return the graph of a page: the edition, the page in it, old texts, tables."""
    sigla = dict.fromkeys(locus.work for record in head.passages for locus in record.source)
    texts = [_text(head, siglum) for siglum in sigla]
    tables = [_table(head, record) for record in head.tables]
    page = [] if head.front else [_page(head, texts)]
    return {"@context": "https://schema.org", "@graph": [_edition(head), *page, *texts, *tables]}


def _edition(head: Head) -> Node:
    node = {"@type": "Book", "@id": head.edition, "name": TITLE, "editor": EDITION, **COMMON}
    if head.front:
        node |= {"url": head.url, "description": head.description}
    return node | {"inLanguage": list(dict.fromkeys([current_language(), *WORDS]))}


def _page(head: Head, texts: list[Node]) -> Node:
    node = {
        "@type": "CreativeWork",
        "@id": head.url,
        "url": head.url,
        "name": head.title,
        "description": head.description,
        "author": EDITION,
        "isPartOf": {"@id": head.edition},
        "inLanguage": current_language(),
        **COMMON,
    }
    rests = [{"@id": text.get("workTranslation", text)["@id"]} for text in texts]
    return node | ({"isBasedOn": rests} if rests else {})


def _text(head: Head, siglum: str) -> Node:
    """Return a historical work, with the holder that ``siglas.toml`` names for it.

    One whose words are at second hand has the rendering in it, which is what a page rests on.
    """
    work, id = WORKS[siglum], f"{head.edition}#{siglum}"
    node: Node = {
        "@type": "Book",
        "@id": id,
        "name": work.title,
        "author": {"@type": "Person", "name": work.author} | _parts_of_name(work),
        "dateCreated": work.date,
        "inLanguage": work.language,
    }
    shelfmark = citations.work(siglum).get("shelfmark")
    node |= {"identifier": shelfmark} if shelfmark else {}
    return node | ({"workTranslation": _rendering(id, work)} if work.hand else {})


def _parts_of_name(work: Work) -> Node:
    parts = {"familyName": work.family, "givenName": work.given}
    return {key: part for key, part in parts.items() if part}


def _rendering(id: str, work: Work) -> Node:
    return {
        "@type": "CreativeWork",
        "@id": f"{id}.{work.printed}",
        "name": f"{work.title}, {tell(work.hand)}",
        "description": tell(as_message(work.doubt)),
        "inLanguage": work.printed,
        "translationOfWork": {"@id": id},
    }


def _table(head: Head, record: Citable) -> Node:
    return {
        "@type": "Dataset",
        "@id": f"{head.url}#{anchor('cuadro', record.id)}",
        "identifier": record.ref,
        "name": record.title,
        "description": f"{record.title}, in {TITLE}",
        "creator": EDITION,
        **COMMON,
        "isPartOf": {"@id": head.url},
        "isBasedOn": [
            {"@type": "CreativeWork", "identifier": base.id, "url": base.url}
            for base in head.bases[record.id]
        ],
        "distribution": [
            {
                "@type": "DataDownload",
                "encodingFormat": media,
                "contentUrl": head.to(f"cuadros/{record.id}.{suffix}"),
            }
            for suffix, media in FILES.items()
        ],
    }
