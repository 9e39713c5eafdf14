"""``{j:posiciones} lelasseux1852``: the positions of a treatise, its answers, and our count.

With ``:first:`` and ``:last:`` only those of some articles. ``{j:posiciones} cuenta`` counts the
positions of all treatises, and the answers by verdict, ``{j:posiciones} desiguales`` shows those
that differ, and ``{j:posiciones} sin-usar`` lists the figures without a position. The figures, and
the answers that differ, link to the room where one plays on from them.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from docutils.parsers.rst import directives

from conf.claims import position_board, question_text, worked_positions
from conf.claims.worked_positions import Position, Result
from conf.edition import corpus
from conf.language import tell
from conf.sphinx.directives import concordance
from conf.sphinx.directives.base import Directive, author, by, fol
from conf.sphinx.page import addresses, deferred, value_cache
from conf.sphinx.page.deferred import Link
from juegos.core.message import _, as_message
from juegos.draw.drawing import svg

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page

GAME = "trictrac"
COUNTS, DIFFERENT, UNUSED = "cuenta", "desiguales", "sin-usar"
VERDICTS = {name: concordance.VERDICTS[name] for name in worked_positions.VERDICTS}
EVIDENCE = {
    "words": _("described in words"),
    "game": _("reached by the moves described"),
    "list": _("the one position that a list of throws leaves"),
    "partly": _("some men are ours"),
}


class PositionsDirective(Directive):
    """Prints positions of treatises; an unknown work is an error that names the others."""

    option_spec: ClassVar[dict[str, Any]] = {
        "first": directives.nonnegative_int,
        "last": directives.nonnegative_int,
    }

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; raises for a work without positions."""
        what = self.arguments[0]
        choices = [
            COUNTS,
            DIFFERENT,
            UNUSED,
            *dict.fromkeys(one.position.by for one in value_cache.answers(self.env)),
        ]
        if what not in choices:
            raise corpus.UnknownId("positions of", what, dict.fromkeys(choices, ""))
        if what == COUNTS:
            return [deferred.placeholder(counts)]
        if what == DIFFERENT:
            return [deferred.placeholder(differences)]
        if what == UNUSED:
            return [deferred.placeholder(unused)]
        span = self.options.get("first", 0), self.options.get("last", 10**6)
        return [deferred.placeholder(position_table, work=what, span=span)]


@deferred.maker
def counts(page: Page) -> Markup:
    """Return the number of positions, and of equal and different answers, of each treatise."""
    result = value_cache.answers(page.app.env)
    positions = Counter(
        work for work, _id in {(one.position.by, one.position.id) for one in result}
    )
    verdicts = [(one.position.by, one.verdict) for one in result]
    return concordance.tally(page, VERDICTS, verdicts, positions)


@deferred.maker
def differences(page: Page) -> Markup:
    """Return the answers of all treatises that differ from ours."""
    matches = [one for one in value_cache.answers(page.app.env) if one.verdict != "equal"]
    rows = [
        {**_row(one), "where": _place(page, one.position), "room": _room(page, one.position)}
        for one in matches
    ]
    return page.fill("positions_different.html", rows=rows)


@deferred.maker
def unused(page: Page) -> Markup:
    """Return the figures without a position, each with the reason."""
    result = worked_positions.unused()
    rows = [(by(page, one.by)[0], one.figure, as_message(one.why)) for one in result]
    return page.fill("positions_unused.html", rows=rows)


def _place(page: Page, one: Position) -> Link:
    """Return the link to an article; one to a chapter or a section leads to the work."""
    if one.where.isdigit():
        return fol(page, f"{one.by}:{one.where}")
    return page.link("obra", one.by, f"{author(corpus.load().cited(one.by))}, {one.where}")


@deferred.maker
def position_table(page: Page, work: str, span: tuple[int, int]) -> Markup:
    """Return the positions of a treatise by article, each figure drawn once."""
    matches = [
        one
        for one in value_cache.answers(page.app.env)
        if one.position.by == work and _within(one, span)
    ]
    drawn: set[str] = set()
    articles: dict[str, list[Result]] = {}  # an article may come back to its positions later
    for one in matches:
        articles.setdefault(one.position.where, []).append(one)
    places = [_at(page, some, drawn) for some in articles.values()]
    return page.fill("positions.html", work=work, places=places)


def _within(one: Result, span: tuple[int, int]) -> bool:
    where = one.position.where
    return not where.isdigit() or span[0] <= int(where) <= span[1]


def _at(page: Page, figures: list[Result], drawn: set[str]) -> dict[str, Any]:
    """Return the content of an article: its new figures, and its positions with their answers."""
    first = figures[0].position
    boards, positions = [], []
    for _id, some in groupby(figures, key=lambda one: one.position.id):
        rows = list(some)
        one = rows[0].position
        if one.figure and one.figure not in drawn:
            drawn.add(one.figure)
            boards.append(_board(page, one))
        positions.append(
            {"position": one, "evidence": EVIDENCE.get(one.evidence), "rows": _rows(rows)}
        )
    return {
        "where": Link(_place(page, first).href, first.where),
        "anchor": f"posiciones-{first.by}-{first.where}",
        "boards": boards,
        "positions": positions,
    }


def _rows(results: list[Result]) -> list[dict[str, Any]]:
    return [_row(one) for one in results]


def _row(one: Result) -> dict[str, Any]:
    return {
        "position": one.position,
        "asks": question_text.words(one.check),
        "printed": question_text.answer(one.check.printed),
        "ours": question_text.answer(one.ours),
        "verdict": one.verdict,
        "says": VERDICTS[one.verdict],
        "note": as_message(one.check.note),
    }


def _board(page: Page, one: Position) -> dict[str, Any]:
    caption = _("Figure {number}", number=one.figure)
    drawing = svg(position_board.scene(one, caption), tell)
    image = page.book and page.image(drawing)
    return {"svg": drawing, "caption": caption, "image": image, "room": _room(page, one)}


def _room(page: Page, one: Position) -> Link | None:
    """Return the link to the room of the game with the position set up; a book has none."""
    if GAME not in addresses.playable(page.app):
        return None
    there = f"{addresses.place(GAME)}.html#{position_board.link(one)}"
    return Link(page.to(there), tell(_("Play on from here")))
