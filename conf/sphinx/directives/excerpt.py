"""``{j:extracto} azar.s2``, for the front page: one segment with its rule and its odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.edition import corpus, views
from conf.language import current_language, decimal
from conf.sphinx.directives.base import Directive, fol
from conf.sphinx.page import deferred
from juegos import catalogue
from juegos.core.errors import UnknownName
from juegos.core.message import as_message
from juegos.engine.odds import odds

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page


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
