"""The race games of the Book of Tables as they came out between two players of ours, as tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.kept.libro import KEPT, LEVEL, MADE, Measured

# The games measured, each with its leaf, in the order of the book.
MEASURED: Mapping[str, str] = {
    "fallas": "ldj:74v",
    "seis-dos-y-as": "ldj:75r",
    "emperador": "ldj:75v",
    "medio-emperador": "ldj:76r",
    "pareja-de-entrada": "ldj:76v",
    "cab-e-quinal": "ldj:77r",
    "todas-tablas": "ldj:77v",
    "laquet": "ldj:78r",
    "buffa-cortesa": "ldj:78v",
    "buffa-de-baldrac": "ldj:79r",
    "romanos-reencontrat": "ldj:79v",
}
COLUMNS = (_("what was measured"), _("value"), _("standard error"))


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return who wins a game and how, how long it is, and how many men are hit in it.

    Raises:
        UnknownName: readings are given; it was measured as it is read by default.
    """
    choose(slug, (), readings)
    found = KEPT[slug]
    rows: list[list[Cell]] = [
        [says, f"{value:.{places}f}", f"{error:.{places}f}"]
        for says, (value, error), places in _rows(found)
    ]
    return Table(
        f"{slug}.chances",
        _("Measured in games of the greedy player against itself, by the default readings"),
        COLUMNS,
        fixed(rows),
        _(
            "chances; throws; men; simulated: {games} games of the level {level}, {day}",
            games=found.games,
            level=LEVEL,
            day=MADE,
        ),
        (Locus.parse(MEASURED[slug]),),
        (),
        "juegos.tablas.libro_measured.table",
    )


def _rows(found: Measured) -> Iterator[tuple[Message, tuple[float, float], int]]:
    yield _("the player who throws first wins"), found.share(found.first), 3
    if found.drawn:
        yield _("nobody wins"), found.share(found.drawn), 3
    if len(found.ends) > 1:
        for why, many in found.ends.items():
            yield _("the game ends by {rule}", rule=why), found.share(many), 3
    yield _("throws in a game"), found.mean(found.throws), 1
    if found.hits[0]:
        yield _("men hit in a game"), found.mean(found.hits), 1
