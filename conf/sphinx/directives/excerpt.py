"""``{j:extracto} azar.s2``, for the front page: one segment with its rule and its odds."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conf.edition import corpus, views
from conf.sphinx.directives.base import Directive, a, fol
from conf.sphinx.page import late
from juegos import catalogue
from juegos.core.errors import UnknownName
from juegos.engine.odds import odds

if TYPE_CHECKING:
    from docutils import nodes

    from conf.sphinx.page.late import Page


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
    chance = odds(catalogue.game(slug)).p_first
    exact = f"{chance.numerator}/<wbr>{chance.denominator}"
    words, meant = (views.plain(part, "e") for part in (segment.element, segment.en))
    return (
        '<div class="j-excerpt">'
        f'<blockquote><p lang="osp">{escape(words)}</p><p>{escape(meant)}</p></blockquote>'
        f"<dl><dt>Fol.</dt><dd>{fol(page, segment.first)}</dd>"
        f"<dt>Rule</dt><dd>{escape(rule.says)} {a(page.href('regla', rule.id), rule.id)}</dd>"
        f"<dt>Odds</dt><dd>The first caster wins with {float(chance):.4f} "
        f'(<span class="j-exact">{exact}</span>) '
        f"{a(page.href('cuadro', f'{slug}.odds'), f'{slug}.odds')}</dd></dl></div>"
    )
