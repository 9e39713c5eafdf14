"""The agreement of a second program with ours on the games of the Book of Tables, as a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos import data
from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.libro_results import MEASURED
from juegos.tablas.quadra.tables_of_chances import NAMES

COLUMNS = (_("game"), _("crux"), _("reading"), _("positions"), _("outcomes"))


class Agreement(NamedTuple):
    """The positions of a game under some readings at which both programs gave the same results.

    ``outcomes`` is the number of results of these throws in all: boards, who throws next on them
    and who has won; ``first`` is the number for each of the first few.
    """

    slug: str
    readings: Mapping[str, str]
    positions: int
    outcomes: int
    first: tuple[int, ...]
    made: str

    @property
    def command(self) -> str:
        """The command that compares them again."""
        return f"python -m tests.bench.second {self.slug}"


# Games were played at random, under the default readings of each game and under every change of a
# single one, and at each position all that a throw leads to was compared with what the program says
# that ``tests/juegos/tablas/second_generator.py`` makes from the words, or ``second_within.py``
# where no man travels.
AGREEMENTS = tuple(
    Agreement(**{**one, "first": tuple(one["first"])})
    for one in data.load_json("tablas/libro-agreement.json")["agreed"]
)


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the number of positions of each game and reading at which both programs agreed.

    Raises:
        UnknownName: readings are given; the comparison has every change of a single one, with the
            other change that some of them need.
    """
    choose(slug, (), readings)
    return Table(
        f"{slug}.libro-acuerdo",
        _("How far a second program, made from the words, agrees with ours"),
        COLUMNS,
        as_tuples([_row(one) for one in AGREEMENTS]),
        _(
            "positions at which both agree, in games played at random; all that their "
            "throws lead to; compared on {days}",
            days=", ".join(sorted({one.made for one in AGREEMENTS})),
        ),
        tuple(map(Locus.parse, [*MEASURED.values(), *(place for _title, place in NAMES.values())])),
        (),
    )


def _row(one: Agreement) -> list[Cell]:
    cruces: Cell = " + ".join(one.readings) or _("all")
    keys: Cell = " + ".join(one.readings.values()) or _("default")
    return [one.slug, cruces, keys, one.positions, one.outcomes]
