"""For the front page: one segment with its rule and odds, and a map of a family of games.

``{j:extracto} azar.s2`` prints the former, ``{j:mapa} dados`` the latter.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conf import corpus, views
from conf.ext import late
from conf.ext.base import Directive, a, fol
from conf.ext.cuadro import number
from juegos import catalogue
from juegos.errors import UnknownName
from juegos.odds import odds

if TYPE_CHECKING:
    from docutils import nodes

    from conf.ext.late import Page


class Extracto(Directive):
    """Prints one segment away from its passage; it stays citable only there."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the segment; raises for one that the corpus does not have or that has no rule."""
        segment = corpus.load().segment(self.arguments[0])
        if not segment.rules:
            raise UnknownName(f"the segment {segment.id!r} states no rule")
        return [late.later(excerpt, name=segment.id)]


@late.maker
def excerpt(page: Page, name: str) -> str:
    """Return the words of a segment, what they mean, the rule they state and what it is worth."""
    segment = corpus.load().segment(name)
    slug = segment.rules[0].partition(".")[0]
    rule = next(r for r in catalogue.game(slug).rules if r.id == segment.rules[0])
    chance = number(odds(catalogue.game(slug)).p_first)
    words, meant = (views.plain(part, "e") for part in (segment.element, segment.en))
    return (
        '<div class="j-excerpt">'
        f'<blockquote><p lang="osp">{escape(words)}</p><p>{escape(meant)}</p></blockquote>'
        f"<dl><dt>Fol.</dt><dd>{fol(page, segment.first)}</dd>"
        f"<dt>Rule</dt><dd>{escape(rule.says)} {a(page.href('regla', rule.id), rule.id)}</dd>"
        f"<dt>Odds</dt><dd>The first caster wins with {chance} "
        f"{a(page.href('cuadro', f'{slug}.odds'), f'{slug}.odds')}</dd></dl></div>"
    )


class Mapa(Directive):
    """Prints what there is of every game of a family."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the map; raises for a family that has no game."""
        families = {entry.family for entry in catalogue.CATALOGUE.values()}
        if self.arguments[0] not in families:
            raise UnknownName(f"there is no family {self.arguments[0]!r}")
        return [late.later(chart, family=self.arguments[0])]


@late.maker
def chart(page: Page, family: str) -> str:
    """Return a line for each game: where it stands, how much there is of it."""
    entries = [e for e in catalogue.CATALOGUE.values() if e.family == family]
    return f'<ul class="j-map">{"".join(_line(page, entry) for entry in entries)}</ul>'


def _line(page: Page, entry: catalogue.Entry) -> str:
    game = entry.game({})
    plays = 1
    for crux in game.cruces:
        plays *= len(crux.keys)
    counts = f"{len(game.rules)} rules, {plays} ways to read them"
    places = ", ".join(fol(page, locus) for locus in entry.loci)
    return (
        f"<li>{a(page.href('juego', entry.slug), entry.name)} {places} <span>{counts}</span></li>"
    )
