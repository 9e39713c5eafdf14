"""``{j:concordancia}``: every figure that a work prints, with ours, work by work.

``{j:concordancia} cuenta`` counts them by work and verdict, each printed figure once. The positions
of treatises, which have pages of their own, are only counted, and so are the figures of tables that
are ours.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from conf.claims.concordance import POSITION, TABLE, TEXT, Line, once
from conf.edition import corpus
from conf.language import tell, with_local_point
from conf.sphinx.directives.base import Directive, by
from conf.sphinx.page import deferred, value_cache
from conf.sphinx.page.deferred import Link
from juegos.core.message import Message, _, as_message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page

COUNTS = "cuenta"
VERDICTS = {
    # NOTE: of a figure or an answer in an old book: ours is the same
    "equal": _("equal"),
    # NOTE: of a figure in an old book: ours, rounded
    "rounded": _("rounded"),
    # NOTE: of a figure or an answer in an old book: its author made a mistake
    "slip": _("slip"),
    "assumption": _("other assumption"),
    "unproved": _("unproved"),
}


class ConcordanceDirective(Directive):
    """Prints the concordance, or the number of its lines."""

    required_arguments = 0
    optional_arguments = 1

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list or the counts; raises for another argument."""
        value_cache.concordance(self.env)  # found now: pages are read by several processes at once
        if not self.arguments:
            return [deferred.placeholder(concordance_lines)]
        if self.arguments[0] != COUNTS:
            raise corpus.UnknownId("part of the concordance", self.arguments[0], {COUNTS: ""})
        return [deferred.placeholder(counts)]


@deferred.maker
def counts(page: Page) -> Markup:
    """Return the number of printed figures of each work, by verdict."""
    every = once(value_cache.concordance(page.app.env))
    return tally(page, VERDICTS, [(one.work, one.verdict) for one in every])


def tally(
    page: Page,
    verdicts: Mapping[str, Message],
    pairs: Iterable[tuple[str, str]],
    positions: Counter[str] | None = None,
) -> Markup:
    """Return the number of answers of each work, in all and by verdict.

    Where the answers are about positions, the number of positions of each work comes first.
    """
    about = [] if positions is None else [positions]
    works: dict[str, Counter[str]] = {}
    for work, verdict in pairs:
        works.setdefault(work, Counter())[verdict] += 1
    rows = [
        (
            _work(page, key),
            [*(one[key] for one in about), times.total(), *(times[name] for name in verdicts)],
        )
        for key, times in works.items()
    ]
    total = [sum(column) for column in zip(*(row for _key, row in rows), strict=True)]
    heads = [*(_("positions") for _one in about), _("answers"), *verdicts.values()]
    return page.fill("positions_counted.html", heads=heads, rows=rows, total=total)


def _work(page: Page, key: str) -> Link:
    return by(page, key)[0]


@deferred.maker
def concordance_lines(page: Page) -> Markup:
    """Return the lines of each work that are shown, not only counted."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for one in value_cache.concordance(page.app.env):
        if is_listed(one):
            rows.setdefault(one.work, []).append(_row(page, one))
    works = [{"work": _work(page, key), "rows": some} for key, some in rows.items()]
    return page.fill("concordance_of_figures.html", works=works)


def is_listed(one: Line) -> bool:
    """Return whether a line is shown on the page: no position, no equal figure of a table."""
    return one.kind != POSITION and (one.kind, one.verdict) != (TABLE, "equal")


def _row(page: Page, one: Line) -> dict[str, Any]:
    place = as_message(one.where)
    text = one.kind == TEXT
    return {
        "line": one,
        "where": Link(page.href("veredicto", one.id) if text else None, place),
        "old": text,
        "ours": with_local_point(tell(one.ours)),
        "english": isinstance(one.figure, str) and re.search(" (to|than) ", one.figure),
        "code": one.code.rpartition(".")[2],
        "says": VERDICTS[one.verdict],
    }
