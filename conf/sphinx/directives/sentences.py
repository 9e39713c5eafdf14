"""``{j:sentencias}``: which sentences of the dice book state a rule, and why the others do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.claims import rules
from conf.edition import corpus, views
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
    """Prints the report; a sentence that neither states a rule nor is excused stops the build."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the report; its faults are an error, one a line."""
        if faults := _report().faults:
            raise self.error(f"{self.name}: " + "\n".join(faults))
        return [deferred.later(told)]


def _report() -> rules.Report:
    return rules.report(corpus.load(), rules.reasons())


@deferred.maker
def told(page: Page) -> Markup:
    """Return the counts by division, then the sentences without a rule under their reasons."""
    report = _report()
    parts = [
        (page.link("pasaje", segments[0].id, name), _counts(segments))
        for name, segments in report.divisions.items()
    ]
    return page.fill(
        "sentences.html",
        parts=[*parts, (Link(None, _("all")), _counts(report.segments))],
        reasons=[(reason, _sentences(page, reason, report)) for reason in report.reasons],
    )


def _counts(segments: tuple[Segment, ...]) -> tuple[int, int, int]:
    """Return how many sentences there are, how many state a rule, and how many none."""
    stating = sum(bool(segment.rules) for segment in segments)
    return len(segments), stating, len(segments) - stating


def _sentences(page: Page, reason: rules.Reason, report: rules.Report) -> list[tuple[str, Link]]:
    """Return the sentences that a reason excuses, each with its place."""
    return [
        (views.plain(segment.element, "e"), fol(page, segment.first))
        for segment in report.segments
        if segment.id in reason.segments
    ]
