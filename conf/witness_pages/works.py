"""The treatises and the other books, a stretch a page: ``fuentes/lel1852/12.html``.

Their words are those of the transcriptions. Below a stretch stand the rules that rest on its
articles or pages, and the positions in it that our tests count.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.claims import question_text
from conf.claims.published_figures import published
from conf.claims.worked_positions import positions
from conf.language import tell
from conf.sphinx.page.deferred import Link
from conf.witness_pages import credit, leaf_references, prose, units
from conf.witness_pages.books import Book, Sheet
from conf.witnesses.leaves import Leaf as Side
from conf.witnesses.sections import stretches
from juegos.core.message import Message, _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page
    from conf.witness_pages.units import Units
    from conf.witnesses.sections import Stretch


FOLDER = "fuentes"


@dataclass(frozen=True)
class Work:
    """A transcribed work: its siglum, the key by which it is cited, and its citable units."""

    siglum: str
    key: str
    units: Units = units.none


@dataclass(frozen=True)
class Leaf:
    """A page of a work: its name, its stretch, and the units that begin on it."""

    name: str
    stretch: Stretch
    units: dict[str, str]


WORKS = (
    Work("lel1852", "lelasseux1852", units.articles),
    Work("lep1818", "lepeintre1818", units.sections),
    Work("gui1822", "guiton1822", units.chapters),
    Work("maz1652", "maz1652"),
    Work("royall1651", "royall1651", units.pages),
    Work("cotton1674", "cotton1674", units.pages),
    Work("cavendish", "cavendish", units.laws),
)


@cache
def book(work: Work, home: Path) -> Book | None:
    """Return a work, if its witness has been fetched."""
    leaves = _leaves(work, stretches(work.siglum, home))
    if not leaves:
        return None
    sheets = (_contents(work, leaves), *(_sheet(work, one) for one in leaves))
    places = {
        f"{work.key}:{unit}": (one.name, anchor)
        for one in leaves
        for unit, anchor in one.units.items()
    }
    return Book(work.siglum, credit.text(work.siglum).title, sheets, places)


def makers() -> Iterator[Callable[[Path], Book | None]]:
    """Yield the function that makes the book of each work."""
    return (partial(book, work) for work in WORKS)


def _leaves(work: Work, stretches: list[Stretch]) -> list[Leaf]:
    """Return the pages of a work; a unit belongs to the first page with a part of it."""
    leaves: list[Leaf] = []
    texts: set[str] = set()
    for at, one in enumerate(stretches, 1):
        here = {unit: anchor for unit, anchor in work.units(one).items() if unit not in texts}
        texts |= here.keys()
        leaves.append(Leaf(f"{FOLDER}/{work.siglum}/{at}", one, here))
    return leaves


def stretch_title(one: Stretch) -> Message | str:
    """Return the title of a stretch."""
    if not one.part:
        return one.title
    return _("{title} ({number})", title=one.title, number=one.part)


def _contents(work: Work, leaves: list[Leaf]) -> Sheet:
    text = credit.text(work.siglum)
    about = _(
        "The whole of {title} by {author}, {date}, as others have transcribed it, with the rules"
        " that rest on it.",
        title=text.title,
        author=text.author,
        date=text.date,
    )
    by = f"{text.author}, {text.date}"
    body = partial(_contents_body, work, leaves)
    return Sheet(f"{FOLDER}/{work.siglum}/index", text.title, by, about, body, str)


def _contents_body(work: Work, leaves: list[Leaf], page: Page) -> Markup:
    return page.fill(
        "stretches.html",
        text=credit.text(work.siglum),
        source=credit.credit(page, work.siglum),
        stretches=[
            {"link": _link(page, one.name, stretch_title(one.stretch)), "units": _range(work, one)}
            for one in leaves
        ],
    )


def _range(work: Work, one: Leaf) -> str:
    """Return the first and last of the articles, pages or laws on a page."""
    if work.units not in {units.articles, units.pages, units.laws}:
        return ""
    numbers = list(one.units)
    return "–".join(dict.fromkeys((numbers[0], numbers[-1]))) if numbers else ""


def _link(page: Page, there: str, text: Message | str) -> Link:
    return Link(page.app.builder.get_relative_uri(page.docname, there), str(tell(text)))


def _sheet(work: Work, one: Leaf) -> Sheet:
    text = credit.text(work.siglum)
    about = _(
        "{part}: the words of {title} by {author}, {date}, as others have transcribed them.",
        part=stretch_title(one.stretch),
        title=text.title,
        author=text.author,
        date=text.date,
    )
    by = f"{text.title} · {text.author}, {text.date}"
    body = partial(_body, work, one)
    return Sheet(
        one.name, stretch_title(one.stretch), by, about, body, partial(_search_words, one.stretch)
    )


def _search_words(one: Stretch) -> str:
    """Return the words by which the search finds a stretch."""
    return " ".join(" ".join(whole.itertext()) for whole in one.elements)


def _body(work: Work, one: Leaf, page: Page) -> Markup:
    text = credit.text(work.siglum)
    return page.fill(
        "stretch.html",
        title=stretch_title(one.stretch),
        language=text.language,
        anchors=[*one.stretch.begun, *_at_the_top(one)],
        whole=_link(page, f"{FOLDER}/{work.siglum}/index", text.title),
        by=f"{text.author}, {text.date}",
        source=credit.credit(page, work.siglum),
        words=prose.html(one.stretch.elements, text.language),
        rules=_resting(page, work, one, "rules"),
        cruces=_resting(page, work, one, "cruces"),
        worked=[
            {"place": Link(f"#{anchor}", unit), "what": each.what, "says": each.says}
            for unit, anchor in one.units.items()
            for each in worked(work.key, unit)
        ],
    )


def _at_the_top(one: Leaf) -> list[str]:
    """Return the addresses of units that have no other anchor than the head of the page."""
    return [f"f{unit}" for unit, anchor in one.units.items() if anchor == units.TOP]


def _resting(page: Page, work: Work, one: Leaf, what: str) -> list[dict[str, Any]]:
    """Return the rules or cruces that rest on a page, each with its place."""
    return [
        {**each, "place": Link(f"#{anchor}", unit)}
        for unit, anchor in one.units.items()
        for each in leaf_references.leaf_references(page, work.key, Side(unit))[what]
    ]


BOARD = "trictrac"  # the figures that are counted on the board
# How the data write a place, and its numeral.
PLACE = re.compile(r"(?:no\. |ch\. )?(?:(second part), )?(introduction|[IVX]+(?:\.[IVX]+)?|\d+)")


class Worked(NamedTuple):
    """An example of a treatise that our tests check too: the question, and its answer there.

    The positions are those of ``conf.claims.worked_positions``, the chances published figures.
    """

    what: Message
    says: Message | str


def worked(key: str, unit: str) -> tuple[Worked, ...]:
    """Return the examples in an article, a chapter or a section of a work."""
    return _worked_examples().get((key, unit), ())


@cache
def _worked_examples() -> dict[tuple[str, str], tuple[Worked, ...]]:
    result: dict[tuple[str, str], tuple[Worked, ...]] = {}
    for key, where, one in (*_positions(), *_chances()):
        at = PLACE.match(where)
        if at:
            unit = f"II.{at[2]}" if at[1] else at[2]
            result[key, unit] = (*result.get((key, unit), ()), one)
    return result


def _positions() -> Iterator[tuple[str, str, Worked]]:
    """Yield the questions about positions, with the work and place of each."""
    for one in positions():
        for check in one.checks:
            yield (
                one.by,
                one.where,
                Worked(question_text.words(check), question_text.answer(check.printed)),
            )


def _chances() -> Iterator[tuple[str, str, Worked]]:
    """Yield the printed figures, with the work and place of each."""
    for one in published():
        if one.of == BOARD:
            yield one.by, one.where, Worked(_("a chance that is printed there"), one.printed)
