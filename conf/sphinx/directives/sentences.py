"""``{j:sentencias}``: which sentences of the codex state a rule, and why others do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.claims import rules
from conf.edition import corpus, views
from conf.language import current_language
from conf.sphinx.directives.base import Directive, fol
from conf.sphinx.page import deferred
from conf.sphinx.page.deferred import Link
from juegos.core.message import _

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.edition.corpus import Segment
    from conf.sphinx.page.deferred import Page


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
