"""Lists of what is saved in the reader's browser, which scripts fill.

``{j:partidas}`` lists games, ``{j:guardadas}`` pages. A page has what its script cannot know:
sentences, what each game is called, where it is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.sphinx.directives.base import Directive
from conf.sphinx.page import addresses, deferred, runtime, strings
from conf.sphinx.page import i18n as sentences
from juegos import catalogue
from juegos.core.about import Can
from juegos.core.message import _

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page

NO_GAMES = _(
    "With JavaScript, the games that you have played are listed here, each with its board. You "
    "can go on with them, copy them, take them with you in a file, or delete them."
)


class GamesDirective(Directive):
    """Puts the list of games on the page."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list."""
        return [deferred.placeholder(game_list)]


@deferred.maker
def game_list(page: Page) -> Markup:
    """Return the empty list, and the data that its script needs."""
    place = sentences.place(page.app)
    words: dict[str, Any] = strings.translated(strings.GAMES)
    errors = {name: strings.BOARD[name] for name in ("errors", "flaws")}
    others = {key: name for key, name in strings.OTHERS.items() if key}
    return page.fill(
        "games.html",
        root=page.to(runtime.PLACE),
        sentences=page.to(place) if place else "",
        no_script=NO_GAMES,
        data={
            "words": {**words, **strings.translated({**errors, "others": others})},
            "games": {slug: _game(page, slug) for slug in addresses.playable(page.app)},
        },
    )


def _game(page: Page, slug: str) -> dict[str, Any]:
    """Return the name of a game, its page, and which seat may see a saved one with hidden cards."""
    entry = catalogue.entry(slug)
    seat = {"seat": 0} if Can.HIDE in entry.can else {}
    return {"name": entry.name, "href": page.to(f"{addresses.place(slug)}.html"), **seat}


class SavedPagesDirective(Directive):
    """Puts the list of pages on the page (``conf/widget/client/saved-pages.mjs``)."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list."""
        return [deferred.placeholder(page_list)]


@deferred.maker
def page_list(page: Page) -> Markup:
    """Return the empty list."""
    return page.fill("saved_pages.html")
