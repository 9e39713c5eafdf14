"""``{j:reglas} azar``: the rules of a game in plain English, each with the words it stands on."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conf.edition import corpus
from conf.sphinx.directives import cite
from conf.sphinx.directives.base import Directive, anchor, fol
from conf.sphinx.page import late
from juegos import catalogue

if TYPE_CHECKING:
    from docutils import nodes

    from conf.sphinx.page.late import Page
    from juegos.core.source import Rule


class Reglas(Directive):
    """Prints the rules of a game and notes the game and each of them."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the rules; raises for a game that the catalogue does not have."""
        entry = catalogue.entry(self.arguments[0])
        self.j.note("juego", entry.slug, anchor("juego", entry.slug), entry.name)
        for rule in entry.game({}).rules:
            self.j.note("regla", rule.id, anchor("regla", rule.id), rule.id)
        return [late.later(listed, slug=entry.slug)]


@late.maker
def listed(page: Page, slug: str) -> str:
    """Return the rules of a game as a list of definitions."""
    rules = "".join(_rule(page, rule) for rule in catalogue.game(slug).rules)
    return f'<dl class="j-rules-list" id="{anchor("juego", slug)}">{rules}</dl>'


def _rule(page: Page, rule: Rule) -> str:
    return (
        f'<div id="{anchor("regla", rule.id)}"><dt><a href="#{anchor("regla", rule.id)}">'
        f"{escape(rule.id)}</a> <span>{rule.standing.value}</span></dt>"
        f"<dd>{escape(rule.says)} "
        f"{quoted(rule)}{fol(page, str(rule.locus))}"
        f"{cite.control(page, 'regla', rule.id)}</dd></div>"
    )


def quoted(rule: Rule) -> str:
    """Return the words that a rule stands on, if it quotes any, in their language."""
    if not rule.words:
        return ""
    words = corpus.load()
    work = rule.locus.work
    cited = work in words.bibliography
    lang = words.cited(work).get("language", "") if cited else words.work(work)["language"]
    return f'<q lang="{lang}">{escape(rule.words)}</q> '
