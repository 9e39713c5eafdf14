"""The examples of a treatise that our tests check too: positions, and chances.

The positions are those of ``conf.claims.worked_positions``, the chances published figures.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from conf.claims import question_text
from conf.claims.published_figures import published
from conf.claims.worked_positions import positions
from juegos.core.message import Message, _

if TYPE_CHECKING:
    from collections.abc import Iterator

BOARD = "trictrac"  # the figures that are counted on the board
# How the data write a place, and its numeral.
PLACE = re.compile(r"(?:no\. |ch\. )?(?:(second part), )?(introduction|[IVX]+(?:\.[IVX]+)?|\d+)")


class Worked(NamedTuple):
    """An example at a place of a treatise: the question, and the treatise's answer."""

    what: Message
    says: Message | str


def worked(key: str, unit: str) -> tuple[Worked, ...]:
    """Return the examples in an article, a chapter or a section of a work."""
    return _all().get((key, unit), ())


@cache
def _all() -> dict[tuple[str, str], tuple[Worked, ...]]:
    found: dict[tuple[str, str], tuple[Worked, ...]] = {}
    for key, where, one in (*_positions(), *_chances()):
        at = PLACE.match(where)
        if at:
            unit = f"II.{at[2]}" if at[1] else at[2]
            found[key, unit] = (*found.get((key, unit), ()), one)
    return found


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
