"""The head of every page: metadata that programs and reference managers read.

Description and canonical address; Highwire and Dublin Core; FAIR Signposting links; JSON-LD
(``linked_data``). Where the address of the site is unknown (no ``html_baseurl``), addresses are
relative, and pages have no canonical address.

The sources of a table are the passages it names, or those of its game's rules. A source that is
cited but not printed here leads to its entry in the bibliography.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import unescape
from typing import TYPE_CHECKING, Any

from conf.language import current_language, tell
from conf.publish import citations
from conf.publish.resources import LICENCE
from conf.sphinx import domain
from conf.sphinx.directives.cite import FORMATS, path
from conf.sphinx.fill import fill
from conf.sphinx.page import addresses, languages, value_cache
from conf.sphinx.site import frames, linked_data, news, pictures
from juegos import __released__, __version__
from juegos.core.message import _, as_message
from juegos.edition import formats
from juegos.edition.cite import EDITORS, TITLE, WORKS, Citable

if TYPE_CHECKING:
    from sphinx.application import Sphinx
from typing import TYPE_CHECKING, NamedTuple

from juegos import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sphinx.application import Sphinx

    from juegos.core.source import Locus
    from juegos.edition.cite import Citable


class TableSource(NamedTuple):
    """A cited passage or work: its id, and its address as seen from a page."""

    id: str
    url: str


def table_sources(app: Sphinx, page: str, table: Citable) -> tuple[TableSource, ...]:
    """Return the sources of a table that are on some page of the site; empty if there are none."""
    return tuple(_published(app, page, table.source)) or tuple(
        _published(app, page, _rule_loci(table.id))
    )


def _rule_loci(id: str) -> Iterable[Locus]:
    """Return the loci of the rules of a table's game, each once."""
    entry = catalogue.CATALOGUE.get(id.partition(".")[0])
    return dict.fromkeys(rule.locus for rule in entry.game({}).rules) if entry else ()


def _published(app: Sphinx, page: str, loci: Iterable[Locus]) -> Iterator[TableSource]:
    """Yield the sources among some loci that are on a page of the site."""
    objects = domain.domain(app.env)
    for locus in loci:
        place = objects.find("pasaje", str(locus)) or objects.find("obra", locus.work)
        if place is not None:
            base = app.config.html_baseurl
            there = app.builder.get_relative_uri(page, place.docname)
            whole = languages.address(app, place.docname) if base else there
            yield TableSource(str(locus), f"{whole}#{place.anchor}")


# a page that Sphinx makes and titles in its template
GENERATED = {"search": _("Search")}


@dataclass(frozen=True, slots=True)
class Head:
    """The metadata of a page: its title and address, and what can be cited on it.

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
    bases: Mapping[str, tuple[TableSource, ...]]
    cited: tuple[str, str]
    picture: str = ""
    framed: str = ""
    news: bool = False

    def to(self, target: str) -> str:
        """Return the address of a file of the site, given its path from the root."""
        return (self.shared if languages.shared(target) else self.root) + target

    @property
    def edition(self) -> str:
        """The address of the front page."""
        return self.to("index.html")


def read(app: Sphinx, page: str, title: str, context: Mapping[str, Any]) -> Head:
    """Return the metadata of a page; for a generated page, from its template context."""
    here = [k for k, place in domain.domain(app.env).objects.items() if place.docname == page]
    games = [key for key in here if key[0] == "juego"]
    tables = _records(app, here, "cuadro")
    inherited = context.get("description", "")
    described = app.env.metadata.get(page, {}).get("description", inherited)
    target, base = app.builder.get_target_uri(page), app.config.html_baseurl
    front = page == app.config.root_doc
    root = base or "../" * target.count("/")
    cited = games[0] if len(games) == 1 else context.get("cited", ("edicion", "juegos"))
    return Head(
        title=TITLE if front else title,
        description=tell(as_message(described)) if described else f"{title}. {TITLE}.",
        url=base + target if base else target.rpartition("/")[2],
        root=root,
        shared=languages.site_address(app, root),
        front=front,
        passages=_records(app, here, "pasaje"),
        tables=tables,
        bases={table.id: table_sources(app, page, table) for table in tables},
        cited=cited,
        picture=base
        and languages.site_address(app, root) + pictures.place(pictures.name(page, cited)),
        framed=frames.oembed_address(app, *cited) if _has_board(app, cited) else "",
        news=bool(news.there(app)),
    )


def _has_board(app: Sphinx, cited: tuple[str, str]) -> bool:
    """Return whether a page is cited as a game that can be played."""
    return cited[0] == "juego" and cited[1] in addresses.playable(app)


def _records(app: Sphinx, here: list[tuple[str, str]], kind: str) -> tuple[Citable, ...]:
    """Return the records of the objects of one kind."""
    keys = [key for key in here if key[0] == kind]
    value = citations.makers() if keys else {}
    return tuple(value_cache.record(app.env, *key) for key in keys if key in value)


def tags(head: Head) -> str:
    """Return the elements of a page's head."""
    return fill(
        "head.html",
        names=_names(head),
        properties=_properties(head),
        links=_links(head),
        graph=linked_data.graph(head),
    )


def _names(head: Head) -> list[tuple[str, str]]:
    """Return description, Highwire and Dublin Core; a page is a chapter of the edition.

    The comma after a name says that it is one name, all of it; without the comma reference
    managers would take "contributors" for a family name.
    """
    old = head.passages[0] if head.passages else None
    leaves = [locus.leaf for record in head.passages for locus in record.source] or [""]
    author, editor = (old.author, EDITORS) if old else (EDITORS, "")
    return [
        ("description", head.description),
        ("citation_title", head.title),
        ("citation_author", formats.name(old) if old and old.given else f"{author},"),
        ("citation_editor", editor and f"{editor},"),
        ("citation_inbook_title", "" if head.front else TITLE),
        ("citation_firstpage", leaves[0]),
        ("citation_lastpage", leaves[-1]),
        ("citation_publication_date", __released__.replace("-", "/")),
        ("citation_language", current_language()),
        ("citation_public_url", head.url),
        ("DC.title", head.title),
        ("DC.creator", author),
        ("DC.contributor", editor),
        ("DC.source", _shelfmark(old) if old else ""),
        ("DC.type", "Text"),
        ("DC.language", current_language()),
        ("DC.rights", LICENCE),
        ("DCTERMS.issued", __released__),
        ("DCTERMS.hasVersion", __version__),
    ]


def _shelfmark(record: Citable) -> str:
    """Return the shelfmark or title of an old text, and the rendering that we print."""
    siglum = record.source[0].work
    work, hand = citations.work(siglum), WORKS[siglum].hand
    text = str(work.get("shelfmark", work["title"]))
    return f"{text}, {tell(hand)}" if hand else text


def _properties(head: Head) -> list[tuple[str, str]]:
    """Return the Open Graph properties."""
    return [
        ("og:title", head.title),
        ("og:description", head.description),
        ("og:type", "book" if head.front else "article"),
        ("og:site_name", "Juegos"),
        ("og:url", head.url),
        *((key, value) for key, value in _picture(head) if head.picture),
    ]


def _picture(head: Head) -> list[tuple[str, str]]:
    """Return the address, size and label of the picture of a page, for link previews."""
    return [
        ("og:image", head.picture),
        ("og:image:width", str(pictures.WIDTH)),
        ("og:image:height", str(pictures.HEIGHT)),
        ("og:image:alt", head.title),
        ("twitter:card", "summary_large_image"),
    ]


def _links(head: Head) -> list[tuple[str, str, str]]:
    """Return the links of FAIR Signposting: citation, licence, type, references, data."""
    kind = "Book" if head.front else "CreativeWork"
    links = [("cite-as", head.url, ""), ("license", LICENCE, "")]
    links += [("type", f"https://schema.org/{kind}", "")]
    for suffix, (_name, media, _written) in FORMATS.items():
        links.append(("describedby", head.to(path(head.cited[1], suffix)), media))
    if head.framed:
        links.append(("alternate", head.framed, frames.OEMBED))
    if head.news:
        links.append(("alternate", head.to(news.NAME), news.MEDIA))
    for table in head.tables:
        for suffix, media in linked_data.FILES.items():
            links.append(("item", head.to(f"cuadros/{table.id}.{suffix}"), media))
    return links


def add(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Add the tags to the head of a page before it is written."""
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
