"""What other sites embed: pages of tables and passages for frames, and the oEmbed of all frames.

A page such as ``embed/cuadro/azar.odds.html`` holds the table or the words, where they are from,
how they are cited and a link to the edition, and nothing that a reader does. It tells the page that
frames it how high it is. A board has its own (``conf.sphinx.play.embed``).

A program that is given an address of ours finds by a link in the head of the page an oEmbed file,
such as ``oembed/juego/azar.json``. It needs whole addresses, so there are such files only where the
site's own address is known.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import corpus, views
from conf.language import current_language, tell
from conf.publish import texts
from conf.server import policy
from conf.sphinx import domain
from conf.sphinx.directives import second_hand, table
from conf.sphinx.directives.base import language
from conf.sphinx.directives.cite import control
from conf.sphinx.fill import fill
from conf.sphinx.page import addresses, invalidation, languages, output_cache, value_cache
from conf.sphinx.page.deferred import Link, Page
from conf.sphinx.site import fonts
from juegos import catalogue
from juegos.core.message import _
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markupsafe import Markup
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

OEMBED = "application/json+oembed"
WIDTH, HEIGHT = 480, 640


class Framed(NamedTuple):
    """An object with a page for frames: its kind, id and title."""

    kind: str
    name: str
    title: str

    @property
    def place(self) -> str:
        """The name of its page."""
        return f"{addresses.FRAMED}/{self.kind}/{self.name}"


def frames(app: Sphinx) -> Iterator[Framed]:
    """Yield every table and every segment of a text that is on a page."""
    segments = {row[0] for section in texts.sections() for row in texts.rows(section)}
    for kind, name in domain.domain(app.env).objects:
        if kind == "cuadro":
            yield Framed(kind, name, str(tell(value_cache.table(app.env, name).title)))
        elif kind == "pasaje" and name in segments:
            yield Framed(kind, name, name)


def _siglum(name: str) -> str:
    """Return the work that a segment belongs to."""
    return corpus.load().segment(name).first.partition(":")[0]


def write_files(app: Sphinx, env: BuildEnvironment) -> None:
    """Write the pages, and the oEmbed files if the site's address is known."""
    digest = invalidation.shared_digest(env)
    for kind, files in (("embed", _pages), ("oembed", _responses)):
        make = partial(output_cache.write, app, kind, partial(files, app), digest, own=True)
        output_cache.run_in_background(app, make)


def _pages(app: Sphinx) -> Iterator[tuple[str, str]]:
    script = fill("frame_script.html")  # it tells the page around whenever that changes
    for one in frames(app):
        page = Page(app, one.place)
        body = _table(page, one.name) if one.kind == "cuadro" else _words(page, one.name)
        there = domain.domain(app.env).objects[one.kind, one.name]
        text = fill(
            "frame_page.html",
            page=page,
            title=one.title,
            faces=fonts.faces(),
            policy=policy(script.encode()),
            script=script,
            body=body,
            oembed=oembed_address(app, one.kind, one.name),
            link=Link(
                f"{app.builder.get_relative_uri(one.place, there.docname)}#{there.anchor}",
                tell(_("Juegos: old games, each rule with the words behind it")),
            ),
        )
        marked = languages.mark_links(text, one.place) if languages.within(app) else text
        yield f"{one.place}.html", marked


def _table(page: Page, name: str) -> Markup:
    return table.table_html(page, value_cache.table(page.app.env, name))


def _words(page: Page, name: str) -> Markup:
    """Return a segment: its own words, if they are printed, its translation, how it is cited.

    Where it is at second hand, that is said above it, as on its own page.
    """
    segment = corpus.load().segment(name)
    lang, translated = segment.translation(current_language())
    own = segment.printed and not WORKS[_siglum(name)].hand
    original = views.plain(segment.element, "e") if own else ""
    return fill(
        "frame_passage.html",
        page=page,
        original=original,
        of=language(_siglum(name)),
        lang=lang,
        translated=views.plain(translated, "e"),
        place=segment.first,
        name=name,
        hand=second_hand.hand(page, _siglum(name)),
        control=control(page, "pasaje", name),
    )


def oembed_address(app: Sphinx, kind: str, name: str) -> str:
    """Return the address of the file of an object; empty if the site's address is unknown."""
    base = app.config.html_baseurl
    return f"{base}oembed/{kind}/{name}.json" if base else ""


def response(base: str, frame: str, title: str) -> dict[str, Any]:
    """Return the oEmbed 1.0 response for a frame."""
    shown = {"src": f"{base}{frame}", "title": title, "width": WIDTH, "height": HEIGHT}
    return {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": "Juegos",
        "provider_url": base,
        "html": fill("frame.html", **shown),
        "width": WIDTH,
        "height": HEIGHT,
    }


def _responses(app: Sphinx) -> Iterator[tuple[str, str]]:
    """Yield the oEmbed files of boards, tables and passages."""
    base = app.config.html_baseurl
    if not base:
        return
    boards = (
        ("juego", slug, addresses.embed_place(slug), str(tell(catalogue.entry(slug).name)))
        for slug in addresses.playable(app)
    )
    others = ((one.kind, one.name, one.place, one.title) for one in frames(app))
    for kind, name, place, title in (*boards, *others):
        says = json.dumps(response(base, f"{place}.html", title), ensure_ascii=False)
        yield f"oembed/{kind}/{name}.json", says


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("env-updated", write_files)
