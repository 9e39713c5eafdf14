"""The head of every page: what it is, where it is, how it is cited, for programs that read it.

Description and canonical address; Highwire and Dublin Core, which reference managers read;
FAIR Signposting links; JSON-LD (``linked_data``). While the site's own address is not known
(``html_baseurl``) addresses are relative, and so right wherever the site stands; and no page has
a canonical one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import unescape
from typing import TYPE_CHECKING, Any

from conf.language import spoken, tell
from conf.publish import citations
from conf.sphinx import domain
from conf.sphinx.directives.cite import FORMATS, path
from conf.sphinx.fill import fill
from conf.sphinx.page import languages, linked_data, value_cache
from conf.sphinx.page.table_sources import Base, based
from conf.sphinx.play import addresses
from conf.sphinx.shared import news, oembed, pictures
from juegos import __released__, __version__
from juegos.core.message import _, as_message
from juegos.edition.cite import EDITORS, TITLE, WORKS, Citable

if TYPE_CHECKING:
    from sphinx.application import Sphinx

# a page that Sphinx makes and titles in its template
GENERATED = {"search": _("Search")}


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a page: its title and address, and what stands on it to be cited.

    ``root`` is the root of the pages of this language as seen from the page, ``shared`` that of
    what all languages share, ``bases`` what its tables rest on, ``cited``
    the kind and name that the page as a whole is cited by, ``picture`` what a link to it is shown
    with and ``framed`` how it is put in a frame, both only where the address of the site is known,
    ``news`` whether there is a feed of releases.
    """

    title: str
    description: str
    url: str
    root: str
    shared: str
    front: bool
    passages: tuple[Citable, ...]
    tables: tuple[Citable, ...]
    bases: Mapping[str, tuple[Base, ...]]
    cited: tuple[str, str]
    picture: str = ""
    framed: str = ""
    news: bool = False

    def to(self, target: str) -> str:
        """Return the address of a file of the site, given from its root."""
        return (self.shared if languages.shared(target) else self.root) + target

    @property
    def edition(self) -> str:
        """The address of the front page."""
        return self.to("index.html")


def read(app: Sphinx, page: str, title: str, context: Mapping[str, Any]) -> Head:
    """Return what is known of a page; one that is no document goes by what it says itself."""
    here = [k for k, place in domain.domain(app.env).objects.items() if place.docname == page]
    games = [key for key in here if key[0] == "juego"]
    tables = _records(app, here, "cuadro")
    said = context.get("description", "")
    described = app.env.metadata.get(page, {}).get("description", said)
    target, base = app.builder.get_target_uri(page), app.config.html_baseurl
    front = page == app.config.root_doc
    root = base or "../" * target.count("/")
    cited = games[0] if len(games) == 1 else context.get("cited", ("edicion", "juegos"))
    return Head(
        title=TITLE if front else title,
        description=tell(as_message(described)) if described else f"{title}. {TITLE}.",
        url=base + target if base else target.rpartition("/")[2],
        root=root,
        shared=languages.above(app, root),
        front=front,
        passages=_records(app, here, "pasaje"),
        tables=tables,
        bases={table.id: based(app, page, table) for table in tables},
        cited=cited,
        picture=base and languages.above(app, root) + pictures.place(pictures.name(page, cited)),
        framed=oembed.address(app, *cited) if _played(app, cited) else "",
        news=bool(news.there(app)),
    )


def _played(app: Sphinx, cited: tuple[str, str]) -> bool:
    return cited[0] == "juego" and cited[1] in addresses.played(app)


def _records(app: Sphinx, here: list[tuple[str, str]], kind: str) -> tuple[Citable, ...]:
    keys = [key for key in here if key[0] == kind]
    known = citations.makers() if keys else {}
    return tuple(value_cache.record(app.env, *key) for key in keys if key in known)


def tags(head: Head) -> str:
    """Return the elements that a page's head holds."""
    return fill(
        "head.html",
        names=_names(head),
        properties=_properties(head),
        links=_links(head),
        graph=linked_data.graph(head),
    )


def _names(head: Head) -> list[tuple[str, str]]:
    """Return description, Highwire and Dublin Core; a page is part of the edition, as a chapter.

    The comma after a name says that it is one name, all of it; without the comma reference
    managers would take "contributors" for a family name.
    """
    old = head.passages[0] if head.passages else None
    leaves = [locus.leaf for record in head.passages for locus in record.source] or [""]
    author, editor = (old.author, EDITORS) if old else (EDITORS, "")
    return [
        ("description", head.description),
        ("citation_title", head.title),
        ("citation_author", f"{author},"),
        ("citation_editor", editor and f"{editor},"),
        ("citation_inbook_title", "" if head.front else TITLE),
        ("citation_firstpage", leaves[0]),
        ("citation_lastpage", leaves[-1]),
        ("citation_publication_date", __released__.replace("-", "/")),
        ("citation_language", spoken()),
        ("citation_public_url", head.url),
        ("DC.title", head.title),
        ("DC.creator", author),
        ("DC.contributor", editor),
        ("DC.source", _kept(old) if old else ""),
        ("DC.type", "Text"),
        ("DC.language", spoken()),
        ("DC.rights", linked_data.LICENCE),
        ("DCTERMS.issued", __released__),
        ("DCTERMS.hasVersion", __version__),
    ]


def _kept(record: Citable) -> str:
    """Return what an old text is known by: its shelfmark, or its title, and how we have it."""
    siglum = record.source[0].work
    work, hand = citations.work(siglum), WORKS[siglum].hand
    kept = str(work.get("shelfmark", work["title"]))
    return f"{kept}, {tell(hand)}" if hand else kept


def _properties(head: Head) -> list[tuple[str, str]]:
    return [
        ("og:title", head.title),
        ("og:description", head.description),
        ("og:type", "book" if head.front else "article"),
        ("og:site_name", "Juegos"),
        ("og:url", head.url),
        *((key, value) for key, value in _picture(head) if head.picture),
    ]


def _picture(head: Head) -> list[tuple[str, str]]:
    """Return what the picture is and how large: for whoever shows a link before it is fetched."""
    return [
        ("og:image", head.picture),
        ("og:image:width", str(pictures.WIDTH)),
        ("og:image:height", str(pictures.HEIGHT)),
        ("og:image:alt", head.title),
        ("twitter:card", "summary_large_image"),
    ]


def _links(head: Head) -> list[tuple[str, str, str]]:
    """Return the links of FAIR Signposting: how to cite, terms, kind, references, data."""
    kind = "Book" if head.front else "CreativeWork"
    links = [("cite-as", head.url, ""), ("license", linked_data.LICENCE, "")]
    links += [("type", f"https://schema.org/{kind}", "")]
    for suffix, (_name, media, _written) in FORMATS.items():
        links.append(("describedby", head.to(path(head.cited[1], suffix)), media))
    if head.framed:
        links.append(("alternate", head.framed, oembed.MEDIA))
    if head.news:
        links.append(("alternate", head.to(news.NAME), news.MEDIA))
    for table in head.tables:
        for suffix, media in linked_data.FILES.items():
            links.append(("item", head.to(f"cuadros/{table.id}.{suffix}"), media))
    return links


def add(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Put the tags in the head of a page that is about to be written."""
    del template, doctree
    title = unescape(re.sub("<[^>]*>", "", context.get("title", "")))
    # a page that shows another in small is known by the address of that one
    known_as = context.get("stands_for", page)
    head = read(app, known_as, title or tell(GENERATED.get(page, page)), context)
    # a canonical address is whole, or nobody takes it for one: Sphinx writes none for None
    context["pageurl"] = head.url if app.config.html_baseurl else None
    context["metatags"] = f"{context.get('metatags', '')}\n{tags(head)}"


def setup(app: Sphinx) -> None:
    """Connect the adding."""
    app.connect("html-page-context", add)
