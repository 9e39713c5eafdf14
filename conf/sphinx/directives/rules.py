"""Rules and the sentences that state them.

``{j:reglas} azar``: the rules of a game in plain English, with the words they rest on.
``{j:sentencias}``: which sentences of the codex state a rule, and why others do not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.claims import rules
from conf.edition import corpus, views
from conf.language import current_language
from conf.sphinx import domain
from conf.sphinx.directives import cite
from conf.sphinx.directives.base import Directive, anchor, fol
from conf.sphinx.page import deferred
from conf.sphinx.page.deferred import Link
from juegos import catalogue
from juegos.core.message import _, as_message
from juegos.core.source import Standing

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.edition.corpus import Segment
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


class SentencesDirective(Directive):
    """Prints how far rules cover the codex; a sentence without rule or reason stops the build."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return it; its faults are an error, one a line."""
        if faults := _coverage().faults:
            raise self.error(f"{self.name}: " + "\n".join(faults))
        return [deferred.placeholder(coverage_html)]


def _coverage() -> rules.Coverage:
    return rules.coverage(corpus.load(), rules.reasons())


@deferred.maker
def coverage_html(page: Page) -> Markup:
    """Return the counts by division, then the sentences without a rule under their reasons."""
    coverage = _coverage()
    parts = [
        (page.link("pasaje", segments[0].id, name), _counts(segments))
        for name, segments in coverage.divisions.items()
    ]
    return page.fill(
        "sentences.html",
        parts=[*parts, (Link(None, _("all")), _counts(coverage.segments))],
        reasons=[(reason, _sentences(page, reason, coverage)) for reason in coverage.reasons],
    )


def _counts(segments: tuple[Segment, ...]) -> tuple[int, int, int]:
    """Return the number of sentences, of those that state a rule, and of the others."""
    stating = sum(bool(segment.rules) for segment in segments)
    return len(segments), stating, len(segments) - stating


def _sentences(
    page: Page, reason: rules.Reason, coverage: rules.Coverage
) -> list[tuple[str, str, Link]]:
    """Return the sentences under a reason, each with its language and its place."""
    return [
        (*_words(segment), fol(page, segment.first))
        for segment in coverage.segments
        if segment.id in reason.segments
    ]


def _words(segment: Segment) -> tuple[str, str]:
    """Return the words of a segment, or our translation if they are not printed; their language."""
    if segment.printed:
        return views.plain(segment.element, "e"), "osp"
    language, words = segment.translation(current_language())
    return views.plain(words, "e"), language
