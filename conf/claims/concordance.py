"""Every figure that a work prints, with ours: published figures, positions, the text itself.

Nothing is counted here: the lines are those of ``published_figures``, ``printed_tables`` and
``worked_positions``, of the apparatus, and of the simulated parties of piquet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from conf.claims import piquet_practice, printed_tables, question_text
from conf.claims.published_figures import Published, published, shown
from conf.claims.verdict import Veredicto
from conf.claims.worked_positions import Result
from juegos import tables
from juegos.core.message import Message, _, as_message
from juegos.naipes.piquet.rules import CAVENDISH

KINDS = FIGURE, TABLE, POSITION, TEXT, PRACTICE = "figure", "table", "position", "text", "practice"
VERDICTS = ("equal", "rounded", "slip", "assumption", "unproved")
# How the apparatus weighs what the old text claims, in the words of this list.
OUTCOMES = {"agrees": "equal", "omits": "slip", "errs": "slip", "unproved": "unproved"}
BEGINNERS = _(
    "Our figures come from parties that the computer played against itself, both sides as "
    "beginners."
)
MISTAKE = _("The mistake is in the book, or in the transcription from which we know it.")
SIMULATED = "piquet.simulada"
# What the figures of these works call the places of their positions: a chapter, a part of the book.
CHAPTERS = "guiton1822"
PARTS = {
    "I": "first part",
    "II": "second part",
    "III": "third part",
    "IV": "fourth part",
}


class Line(NamedTuple):
    """A figure with its place and ours, in the same form for every kind of source.

    ``kind`` says which list it is from, ``work`` is a key of the bibliography or a siglum, and
    ``verdict`` is one of ``VERDICTS``. ``again`` is the id of the line that has the same printed
    figure and is counted in its stead, and empty of most.
    """

    id: str
    kind: str
    work: str
    where: str
    claim: Message | str
    figure: Message | str
    ours: Message | str
    verdict: str
    note: Message | str
    code: str
    again: str = ""


def once(every: Iterable[Line]) -> list[Line]:
    """Return the lines without those that have the figure of another one again."""
    return [one for one in every if not one.again]


def lines(answers: Iterable[Result], verdicts: Iterable[Veredicto]) -> tuple[Line, ...]:
    """Return all lines: figures, tables, practice at piquet, the text, answers on positions.

    ``verdicts`` are those of all ``CHECKS``, in their order.
    """
    return (
        *map(_figure, published()),
        *map(_table, printed_tables.cells()),
        *_practice(),
        *map(_claim, verdicts),
        *map(_position, answers),
    )


def _figure(one: Published) -> Line:
    ours = one.ours()
    return Line(
        one.id,
        FIGURE,
        one.by,
        one.where,
        as_message(one.what),
        one.printed,
        shown(ours),
        one.verdict(ours),
        as_message(one.note),
        one.code,
        one.again,
    )


def _table(one: printed_tables.Cell) -> Line:
    numbers = ", ".join(map(str, one.numbers))
    equal = one.printed == one.ours
    return Line(
        one.id,
        TABLE,
        one.by,
        one.where,
        _("Ways to throw one of {numbers}, on one die or with both", numbers=numbers),
        str(one.printed),
        str(one.ours),
        "equal" if equal else "slip",
        "" if equal else MISTAKE,
        "conf.claims.counts.showing",
    )


def _practice() -> Iterator[Line]:
    """Yield the figures that Cavendish gives from practice, with our mean and its error."""
    table = tables.table(SIMULATED)
    for number, (what, _each, _sum, mean, error, printed) in enumerate(table.rows):
        if printed:
            yield Line(
                f"cavendish.practica-{number}",
                PRACTICE,
                CAVENDISH,
                as_message("Odds at piquet, Odds irrespective of the tables"),
                as_message(what) if isinstance(what, str) else str(what),
                as_message(printed) if isinstance(printed, str) else str(printed),
                f"{mean} ± {error}",
                "assumption",
                BEGINNERS,
                table.made_by,
            )
    for one in piquet_practice.practice():
        yield Line(
            f"{CAVENDISH}.{one.id}",
            PRACTICE,
            CAVENDISH,
            one.where,
            one.claim,
            one.figure,
            one.ours,
            "assumption",
            one.note,
            one.code,
            one.again,
        )


def _claim(one: Veredicto) -> Line:
    siglum, _colon, place = one.locus.partition(":")
    outcome = OUTCOMES[one.verdict]
    return Line(one.id, TEXT, siglum, place, one.words, "", one.summary, outcome, "", one.code)


def _position(one: Result) -> Line:
    at, check = one.position, one.check
    name = " ".join(filter(None, (at.id, check.asks, check.of)))
    code = f"conf.claims.questions.{check.asks}"
    note = as_message(check.note)
    claim = question_text.words(check)
    figure, ours = check.printed, one.ours
    where = place(at.by, at.where)
    return Line(name, POSITION, at.by, where, claim, figure, ours, one.verdict, note, code)


def place(work: str, where: str) -> str:
    """Return the place of a position in the form that figures have: ``no. 266``, ``ch. XV``."""
    if where.isdigit():
        return f"no. {where}"
    if work == CHAPTERS:
        return f"ch. {where}"
    part, *rest = where.split(".")
    return ", ".join([PARTS[part], *rest])
