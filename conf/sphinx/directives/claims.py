"""Claims checked by our programs: those of the text, and the figures that others published.

``{j:aparato}`` is the executable apparatus, every claim of the text that we have checked. With the
id of a division, ``{j:aparato} triga``, it is only its verdicts, linked to where all stand; the
page of the whole apparatus is the one place that notes them. ``{j:publicadas} dados`` is what
others have published on a family of games, with our own figures.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from conf.claims import CHECKS
from conf.claims.published_figures import Published, Value, published, shown
from conf.edition import corpus
from conf.sphinx.directives.base import Directive, anchor, by, fol
from conf.sphinx.directives.cite import control
from conf.sphinx.directives.cruces import STATUSES
from conf.sphinx.page import deferred, value_cache
from conf.sphinx.page.deferred import Link
from juegos.core.message import Message, _, _n, as_message, joined

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup
    from sphinx.environment import BuildEnvironment

    from conf.claims.verdict import Veredicto
    from conf.sphinx.page.deferred import Page

OUTCOMES = {
    # NOTE: of the old text: its count agrees with ours
    "agrees": _("agrees"),
    "omits": _("omits"),
    # NOTE: of the old text: its count is wrong
    "errs": _("errs"),
    "unproved": _("unproved"),
}


class ApparatusDirective(Directive):
    """Prints the verdicts of a division, or all of them, and records each."""

    required_arguments = 0
    optional_arguments = 1

    def content_nodes(self) -> list[nodes.Node]:
        """Return the verdicts; raises for a division that has none."""
        division = self.arguments[0] if self.arguments else ""
        for one in _verdicts_on(self.env, division):
            if not division:
                self.j.note("veredicto", one.id, anchor("veredicto", one.id), one.id)
        return [deferred.placeholder(verdict_list, division=division)]


def _verdicts_on(env: BuildEnvironment, division: str) -> list[Veredicto]:
    """Return the verdicts on a division, or all if it is empty."""
    division_of = {check.id: check.id.partition(".")[0] for check in CHECKS}
    result = [
        value_cache.verdict(env, id) for id, text in division_of.items() if division in {"", text}
    ]
    if not result:
        raise corpus.UnknownId("verdict on", division, dict.fromkeys(division_of.values(), ""))
    return result


def _tally(times: Counter[str]) -> Message:
    """Return the number of verdicts, in all and of each kind."""
    kinds = {
        "agrees": _n("{count} agrees", "{count} agree", times["agrees"]),
        "omits": _n("{count} omits", "{count} omit", times["omits"]),
        "errs": _n("{count} errs", "{count} err", times["errs"]),
        "unproved": _n("{count} is unproved", "{count} are unproved", times["unproved"]),
    }
    return _n(
        "One claim is counted: {verdicts}.",
        "{count} claims have been counted: {verdicts}.",
        times.total(),
        verdicts=joined(kinds[kind] for kind in OUTCOMES if times[kind]),
    )


@deferred.maker
def verdict_list(page: Page, division: str) -> Markup:
    """Return how many claims agree, then each verdict."""
    verdicts = _verdicts_on(page.app.env, division)
    times = Counter[str](one.verdict for one in verdicts)
    here = not division
    return page.fill(
        "claims.html",
        counted=_tally(times),
        verdicts=[_verdict(page, one, here=here) for one in verdicts],
        here=here,
    )


def _verdict(page: Page, one: Veredicto, *, here: bool) -> dict[str, Any]:
    """Return a verdict; ``here`` says that this page is where it is cited."""
    name = anchor("veredicto", one.id)
    return {
        "verdict": one,
        "outcome": OUTCOMES[one.verdict],
        "status": STATUSES[one.status],
        "anchor": name,
        "link": Link(f"#{name}" if here else page.href("veredicto", one.id), one.id),
        "place": fol(page, one.locus),
        "crux": one.crux and page.link("crux", one.crux, one.crux),
        "control": control(page, "veredicto", one.id) if here else None,
    }


class PublishedDirective(Directive):
    """Prints the published figures on a family of games, and whether each equals ours."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; raises for a family without such figures."""
        family = self.arguments[0]
        if family not in (families := {figure.of: figure for figure in published()}):
            raise corpus.UnknownId("published figure on", family, families)
        ours = [figure.ours() for figure in published() if figure.of == family]
        return [deferred.placeholder(figure_table, family=family, ours=ours)]


@deferred.maker
def figure_table(page: Page, family: str, ours: list[Value]) -> Markup:
    """Return the figures in the order of the file, each with ours."""
    theirs = (figure for figure in published() if figure.of == family)
    rows = [_figure(page, figure, our) for figure, our in zip(theirs, ours, strict=True)]
    return page.fill("published_figures.html", family=family, rows=rows)


def _figure(page: Page, figure: Published, ours: Value) -> dict[str, Any]:
    """Return a figure with ours; odds as printed, with the chance below them."""
    given = ", ".join(f"{key}={value}" for key, value in figure.given.items())
    return {
        "figure": figure,
        "where": as_message(figure.where),
        "what": as_message(figure.what),
        "note": as_message(figure.note),
        "by": by(page, figure.by),
        "value": shown(figure.value) if " to " in figure.printed else "",
        "ours": shown(ours),
        "call": f"{figure.code.rpartition('.')[2]}({given})",
        "equal": ours == figure.value,
    }
