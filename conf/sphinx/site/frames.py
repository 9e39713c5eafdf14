"""Tables and passages as small pages for frames: ``embed/cuadro/azar.odds.html``.

A board has its own (``conf.sphinx.play.embed``). These hold the table or the words, where they are
from, how they are cited and a link to the edition, and nothing that a reader does. They tell the
page that frames them how high they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import corpus, views
from conf.language import current_language, tell
from conf.server import policy
from conf.sphinx import domain
from conf.sphinx.directives import second_hand, table
from conf.sphinx.directives.base import language
from conf.sphinx.directives.cite import control
from conf.sphinx.fill import fill
from conf.sphinx.page import invalidation, languages, output_cache, value_cache
from conf.sphinx.page.deferred import Link, Page
from conf.sphinx.site import fonts, oembed
from juegos.core.message import _
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from markupsafe import Markup
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment


class Framed(NamedTuple):
    """An object with a page for frames: its kind, id and title."""

    kind: str
    name: str
    title: str

    @property
    def place(self) -> str:
        """The name of its page."""
        return oembed.frame_page(self.kind, self.name)


def frames(app: Sphinx) -> Iterator[Framed]:
    """Yield every table and every segment of a text that is on a page."""
    for kind, name, title in oembed.quotable(app):
        yield Framed(kind, name, title)


def _siglum(name: str) -> str:
    """Return the work that a segment belongs to."""
    return corpus.load().segment(name).first.partition(":")[0]


def write(app: Sphinx, env: BuildEnvironment) -> None:
    """Write the pages."""
    make = partial(
        output_cache.write,
        app,
        "embed",
        partial(_files, app),
        invalidation.shared_digest(env),
        own=True,
    )
    output_cache.run_in_background(app, make)


def _files(app: Sphinx) -> Iterator[tuple[str, str]]:
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
            oembed=oembed.address(app, one.kind, one.name),
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


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("env-updated", write)
