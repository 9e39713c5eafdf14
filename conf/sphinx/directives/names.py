"""``{j:nombres} personas``: named persons, places or works, with the pages that name them."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from conf.edition import corpus, names
from conf.language import alphabetical, current_language
from conf.sphinx.directives.base import Directive, author, fol
from conf.sphinx.page import deferred, invalidation
from conf.sphinx.page.deferred import Link
from juegos.core.source import Locus
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from docutils import nodes
    from markupsafe import Markup
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.sphinx.page.deferred import Page

CITED = "obras"


class NamesDirective(Directive):
    """Prints the index of people, of places or of works; another kind is an error."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the index; it is rewritten when the prose of any page has changed."""
        if (kind := self.arguments[0]) not in {*names.KINDS, CITED}:
            raise corpus.UnknownId("index of names", kind, {**dict.fromkeys(names.KINDS), CITED: 0})
        self.env.metadata[self.env.docname]["names"] = True
        return [deferred.placeholder(name_index, kind=kind)]


@deferred.maker
def name_index(page: Page, kind: str) -> Markup:
    """Return the names of a kind, each with links to its mentions."""
    entries = _works(page) if kind == CITED else _names(page, kind)
    return page.fill("names.html", entries=list(entries))


def _names(page: Page, kind: str) -> Iterable[dict[str, Any]]:
    words = corpus.load()

    def called(one: names.Named) -> str:
        return names.called(one.name, current_language())

    for one in sorted(
        names.people_or_places(kind), key=lambda one: alphabetical(called(one).casefold())
    ):
        passages = dict.fromkeys(_passage(page, words.segment(id).first) for id in one.segments)
        links = [*_pages(page, one.pages), *passages]
        yield {"name": Link(None, called(one)), "title": "", "links": links}


def _passage(page: Page, locus: str) -> Link:
    """Return a link to a place, with the name of its work."""
    place = fol(page, locus)
    return Link(place.href, f"{WORKS[Locus.parse(locus).work].title}, {place.text}")


def _works(page: Page) -> Iterable[dict[str, Any]]:
    cited = names.works()
    bibliography = corpus.load().bibliography.items()
    for key, work in sorted(bibliography, key=lambda entry: author(entry[1]).casefold()):
        name = page.link("obra", key, author(work))
        title = work.get("title", "")
        more = {"title": title if title not in name.text else ""}
        yield {"name": name, "links": _pages(page, cited[key]), **more}


def _pages(page: Page, pages: Iterable[str]) -> list[Link]:
    """Return links to the existing ones of some pages, by their titles."""
    env, builder = page.app.env, page.app.builder
    return [
        Link(builder.get_relative_uri(page.docname, name), env.titles[name].astext())
        for name in pages
        if name in env.titles
    ]


def pages_to_rewrite(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Return the pages that have an index, if the prose of a page has changed."""
    del app
    here = [page for page, value in env.metadata.items() if "names" in value]
    digest = (
        hashlib.sha256(repr((names.prose(), names.works())).encode()).hexdigest() if here else ""
    )
    return here if invalidation.changed(env, "prose", digest) else []


def setup(app: Sphinx) -> None:
    """Add the directive and connect the rewriting of its pages."""
    app.add_directive_to_domain("j", "nombres", NamesDirective)
    app.connect("env-updated", pages_to_rewrite)
