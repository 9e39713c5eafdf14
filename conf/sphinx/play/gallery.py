"""``{j:galeria}``: all games with their boards, to choose one to play; with slugs, a row of them.

It is complete as a list. The filters appear where scripts run, and
``conf/widget/client/gallery.mjs`` makes it work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.language import current_language
from conf.sphinx.directives.base import Directive
from conf.sphinx.page import addresses, deferred, strings
from conf.sphinx.page.deferred import Link
from conf.sphinx.page.i18n import RULES, translations
from conf.sphinx.page.languages import NAMES
from conf.sphinx.play import measurements, thumbnails
from juegos import catalogue
from juegos.core.about import Can
from juegos.core.message import _n, as_message, translated

if TYPE_CHECKING:
    from collections.abc import Sequence
    from gettext import NullTranslations

    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page
    from juegos.core.entry import Entry


# What a reader may look for where the card of a game has another word.
SYNONYMS = {
    "draughts": "checkers",
    "morris": "mills moulin",
    "trictrac": "chaquete",
    "piquet": "cientos",
}


class GalleryDirective(Directive):
    """Puts the games on the page, by family, or a row of some."""

    required_arguments = 0
    optional_arguments = 1
    final_argument_whitespace = True

    def content_nodes(self) -> list[nodes.Node]:
        """Return the gallery, or the row; raises for an unknown game."""
        metadata = self.env.metadata[self.env.docname]
        metadata["pictures"] = True
        if self.arguments:
            slugs = self.arguments[0].split()
            for slug in slugs:
                catalogue.entry(slug)
            return [deferred.placeholder(row, slugs=slugs)]
        metadata["gallery"] = True
        return [deferred.placeholder(gallery)]


@deferred.maker
def gallery(page: Page) -> Markup:
    """Return the filters of the gallery, then each family with its games."""
    seen: set[str] = set()
    others = [translations(page.app, code, RULES) for code in NAMES if code != current_language()]
    families = [
        _family(page, name, title, seen, others) for name, title in catalogue.FAMILIES.items()
    ]
    return page.fill(
        "gallery.html",
        families=families,
        count=_n("{count} game", "{count} games", len(catalogue.CATALOGUE)),
        choices=strings.CHOICES,
        words=strings.translated(strings.GALLERY),
    )


@deferred.maker
def row(page: Page, slugs: list[str]) -> Markup:
    """Return the pictures of some games in a row, each leading to its board."""
    seen: set[str] = set()
    games = [_game(page, catalogue.entry(slug), seen) for slug in slugs]
    return page.fill("pictures.html", games=games)


def _family(
    page: Page, family: str, title: str, seen: set[str], others: Sequence[NullTranslations]
) -> dict[str, Any]:
    """Return a family: its title, the page about it, if there is one, and its games.

    Each game is found also by what the other languages of the site say of it and of its family.
    """
    index = f"{family}/index"
    there = index in page.app.env.found_docs
    return {
        "name": family,
        "title": as_message(title),
        "also": _elsewhere(title, others),
        "told": page.app.builder.get_relative_uri(page.docname, index) if there else None,
        "games": [
            {
                **_game(page, entry, seen),
                "also": " ".join(
                    [_elsewhere(entry.says, others), *_synonyms(f"{entry.name} {entry.says}")]
                ),
            }
            for entry in catalogue.CATALOGUE.values()
            if entry.family == family
        ],
    }


def _elsewhere(text: str, others: Sequence[NullTranslations]) -> str:
    """Return what other languages say instead."""
    return " ".join(str(translated(as_message(text), other)) for other in others)


def _synonyms(text: str) -> list[str]:
    """Return other words for those of a card."""
    return [other for word, other in SYNONYMS.items() if word in text.lower()]


def _game(page: Page, entry: Entry, seen: set[str]) -> dict[str, Any]:
    """Return a game: its picture, its pages, and its facts."""
    slug, cruces = entry.slug, len(entry.cruces)
    about = [
        _n("{count} player", "{count} players", entry.seats),
        measurements.turns(slug),
        measurements.luck_text(slug),
        *([_n("{count} choice", "{count} choices", cruces)] if cruces else []),
    ]
    return {
        "slug": slug,
        "name": Link(addresses.board(page, slug), entry.name),
        "whence": Link(addresses.rules_address(page, slug), as_message(entry.origin)),
        "says": as_message(entry.says),
        "about": about,
        "svg": thumbnails.drawn_once(slug, seen),
        "players": "1" if Can.HIDE in entry.can else "1 2",
        "length": measurements.length_class(slug),
        "luck": measurements.DECIDED[measurements.luck(slug)],
    }
