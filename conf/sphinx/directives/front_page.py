"""What the front page shows: a sentence of the codex, and all texts and games.

``{j:extracto} azar.s2``: one segment with its rule and its odds. ``{j:mapa}``: all texts and all
games, with the contents of each. It is found in the corpus, the catalogue and the pages; how much
of a text is printed is in ``siglas.toml``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.edition import corpus, document, views
from conf.language import current_language, decimal
from conf.publish.texts import sections
from conf.sphinx import domain
from conf.sphinx.directives.base import Directive, fol
from conf.sphinx.page import deferred, place_names, value_cache
from conf.sphinx.page.deferred import Link
from juegos import catalogue, tables
from juegos.core.entry import Entry
from juegos.core.errors import UnknownName
from juegos.core.message import _, _n, as_message, joined
from juegos.core.source import Locus
from juegos.engine.odds import odds

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.publish.texts import Section
    from conf.sphinx.page.deferred import Page

EXTENTS = {
    # NOTE: how much of a text is printed here
    "whole": _("complete"),
    "part": _("in part"),
    "passages": _("passages"),
    "places": _("in translation only, with line references"),
    "unknown": _("we do not know whether it is complete"),
}


class OverviewDirective(Directive):
    """Prints the map."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the map."""
        return [deferred.placeholder(chart)]


@deferred.maker
def chart(page: Page) -> Markup:
    """Return the texts, then each family of games."""
    return page.fill(
        "overview.html",
        texts=[_text(page, section) for section in sections()],
        families=[_family(page, *family) for family in catalogue.FAMILIES.items()],
    )


def _text(page: Page, section: Section) -> dict[str, Any]:
    """Return a text: its title, how much of it is printed, its first and last place."""
    text = document.read(section.path)
    ids = [seg.get(document.ID, "") for seg in text.segments()]
    first, last = (corpus.load().segment(ids[end]) for end in (0, -1))
    there = domain.domain(page.app.env).find("pasaje", first.id)
    return {
        "title": Link(page.href("pasaje", first.id) if there else None, section.title),
        "leaves": _leaves(first.first, last.last),
        "says": _extent(section.subtitle, section.extent),
    }


def _extent(text: str, extent: str) -> str:
    """Return the subtitle of a text, or how much of it is printed if it has none."""
    flag = extent.removesuffix("s") in text.casefold() or EXTENTS[extent] in text
    return (
        as_message(text)
        if flag
        else _("{text}: {extent}", text=as_message(text), extent=EXTENTS[extent])
    )


def _leaves(first: str, last: str) -> str:
    begin, end = Locus.parse(first), Locus.parse(last)
    return place_names.range_name(begin.work, begin.leaf, end.leaf)


def _family(page: Page, family: str, title: str) -> dict[str, Any]:
    """Return a family of games: its title, the number of its games, and each of them."""
    here = [entry for entry in catalogue.CATALOGUE.values() if entry.family == family]
    return {
        "name": as_message(title),
        "count": len(here),
        "games": [_game(page, entry) for entry in here],
    }


def _game(page: Page, entry: Entry) -> dict[str, Any]:
    """Return a game: its place and the contents of its page."""
    game = entry.game({})
    place = domain.domain(page.app.env).find("juego", entry.slug)
    words = corpus.load()
    boards = place and page.app.env.metadata[place.docname].get("boards")
    rules, cruces = len(game.rules), len(game.cruces)
    parts = (
        (_("text"), any(division.id == entry.slug for division in words.divisions)),
        (_n("{count} rule", "{count} rules", rules), True),
        (_n("{count} choice", "{count} choices", cruces), bool(cruces)),
        (_("odds"), _has_odds(page, entry.slug)),
        (_("board"), bool(boards)),
    )
    own = [locus for locus in entry.loci if Locus.parse(locus).work not in words.bibliography]
    return {
        "name": Link(page.href("juego", entry.slug) if place else None, entry.name),
        "places": [fol(page, locus) for locus in own],  # what is cited stands on its page
        "there": joined(part for part, is_there in parts if is_there),
    }


def _has_odds(page: Page, slug: str) -> bool:
    """Return whether a game has a table of chances.

    Its table of sequences of moves is no such table and is left out, since it takes long to make.
    """
    own = (id for id in tables.ids() if id.partition(".")[0] == slug and not id.endswith(".perft"))
    return any("chance" in value_cache.table(page.app.env, id).unit for id in own)


class ExcerptDirective(Directive):
    """Prints one segment outside its passage; it can be cited only there."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the segment; raises for an unknown one or one without a rule."""
        segment = corpus.load().segment(self.arguments[0])
        if not segment.rules:
            raise UnknownName(f"the segment {segment.id!r} states no rule")
        return [deferred.placeholder(excerpt, name=segment.id)]


@deferred.maker
def excerpt(page: Page, name: str) -> Markup:
    """Return a segment: words, translation, the rule that it states, the odds of its game."""
    segment = corpus.load().segment(name)
    slug = segment.rules[0].partition(".")[0]
    rule = next(r for r in catalogue.game(slug).rules if r.id == segment.rules[0])
    chance = odds(catalogue.game(slug)).p_first
    language, meant = segment.translation(current_language())
    return page.fill(
        "excerpt.html",
        words=views.plain(segment.element, "e"),
        meant=views.plain(meant, "e"),
        meant_in=language,
        place=fol(page, segment.first),
        says=as_message(rule.says),
        rule=page.link("regla", rule.id, rule.id),
        chance=chance,
        decimal=decimal(float(chance), 4),
        odds=page.link("cuadro", f"{slug}.odds", f"{slug}.odds"),
    )
