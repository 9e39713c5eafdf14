"""``{j:sentencias}``: which sentences of the dice book state a rule, and why the others do not."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conf.claims import rules
from conf.edition import corpus, views
from conf.sphinx.directives.base import Directive, a, fol
from conf.sphinx.page import late

if TYPE_CHECKING:
    from docutils import nodes

    from conf.edition.corpus import Segment
    from conf.sphinx.page.late import Page


class Sentencias(Directive):
    """Prints the report; a sentence that neither states a rule nor is excused stops the build."""

    required_arguments = 0
    rests_on = ("juegos", "conf/sphinx", "conf/claims")

    def content_nodes(self) -> list[nodes.Node]:
        """Return the report; its faults are an error, one a line."""
        if faults := _report().faults:
            raise self.error(f"{self.name}: " + "\n".join(faults))
        return [late.later(told)]


def _report() -> rules.Report:
    return rules.report(corpus.load(), rules.reasons())


@late.maker
def told(page: Page) -> str:
    """Return the counts by division, then the sentences without a rule under their reasons."""
    report = _report()
    rows = [
        (a(page.href("pasaje", segments[0].id), name), segments)
        for name, segments in report.divisions.items()
    ]
    body = "".join(_row(name, segments) for name, segments in [*rows, ("all", report.segments)])
    head = "".join(
        f'<th scope="col"{css}>{name}</th>'
        for name, css in zip(
            ("part", "sentences", "state a rule", "state none"), _KINDS, strict=True
        )
    )
    table = (
        f'<div class="j-table"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
    reasons = "".join(_reason(page, reason, report) for reason in report.reasons)
    return f"{table}<h3>Those that state none</h3>{reasons}"


_KINDS = ("", *(' class="j-num"',) * 3)


def _row(name: str, segments: tuple[Segment, ...]) -> str:
    stating = sum(bool(segment.rules) for segment in segments)
    counts = (len(segments), stating, len(segments) - stating)
    cells = "".join(f'<td class="j-num">{count}</td>' for count in counts)
    return f'<tr><th scope="row">{name}</th>{cells}</tr>'


def _reason(page: Page, reason: rules.Reason, report: rules.Report) -> str:
    here = [segment for segment in report.segments if segment.id in reason.segments]
    items = "".join(
        f'<li><q lang="osp">{escape(views.plain(segment.element, "e"))}</q> '
        f"{fol(page, segment.first)}</li>"
        for segment in here
    )
    return (
        f'<section class="j-crux" id="sin-regla-{reason.id}"><p>{escape(reason.says)}</p>'
        f"<ul>{items}</ul></section>"
    )
