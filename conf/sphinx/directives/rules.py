"""``{j:reglas} azar``: the rules of a game in plain English, with the words they rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.edition import corpus
from conf.sphinx import domain
from conf.sphinx.directives import cite
from conf.sphinx.directives.base import Directive, anchor, fol
from conf.sphinx.page import deferred
from juegos import catalogue
from juegos.core.message import _, as_message
from juegos.core.source import Standing

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page
    from juegos.core.source import Rule


STANDINGS = {
    # NOTE: of a rule: the words of the source state it
    Standing.STATED: _("stated"),
    Standing.IMPLIED: _("implied"),
    # NOTE: of a rule: this edition supplies it, no words state it
    Standing.SUPPLIED: _("supplied"),
}


class RulesDirective(Directive):
    """Prints the rules of a game and records the game and each of them."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the rules; raises for an unknown game."""
        entry = catalogue.entry(self.arguments[0])
        self.j.note("juego", entry.slug, anchor("juego", entry.slug), entry.name)
        for rule in entry.game({}).rules:
            self.j.note("regla", rule.id, anchor("regla", rule.id), rule.id)
        return [deferred.placeholder(rule_list, slug=entry.slug)]


@deferred.maker
def rule_list(page: Page, slug: str) -> Markup:
    """Return the rules of a game as a definition list."""
    rules = [_rule(page, rule) for rule in catalogue.game(slug).rules]
    return page.fill("rules.html", id=anchor("juego", slug), rules=rules)


def _rule(page: Page, rule: Rule) -> dict[str, Any]:
    transcriptions = domain.domain(page.app.env).transcriptions
    return {
        "rule": rule,
        "says": as_message(rule.says),
        "standing": STANDINGS[rule.standing],
        "anchor": anchor("regla", rule.id),
        "lang": _language(rule.locus.work),
        "words": rule.words or transcriptions.rule_words(rule),
        "place": fol(page, str(rule.locus)),
        "control": cite.control(page, "regla", rule.id),
    }


def _language(work: str) -> str:
    """Return the language of the words that rules quote from a work."""
    words = corpus.load()
    cited = work in words.bibliography
    return str(words.cited(work).get("language", "") if cited else words.work(work)["language"])
