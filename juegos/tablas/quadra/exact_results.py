"""What is known of a game in which chance alone moves: kept, since some take minutes to reckon.

``python -m tests.bench.quadra`` reckons it from the rules that play the games, under every
combination of readings. Where each player of doze canes has a quarter of his own, the other
readings but that of the dice change nothing, and one combination stands for all. Quinze tablas is
kept as a game of putting men where two may stand on a casa: where any number may, who throws first
always wins. Tests reckon all of them again at every change, but the four of doblet in which a casa
may be emptied before all are lowered: these the command alone does.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from juegos import data
from juegos.core.game import KnownFigures


class ExactResult(NamedTuple):
    """What is kept of a game under some readings, each figure as a fraction in writing.

    ``first`` and ``second`` are how likely it is that the player wins who throws first, and that
    the other does; ``throws`` is how many throws the game has on average.
    """

    slug: str
    chosen: str
    first: str
    second: str
    throws: str

    @property
    def readings(self) -> Mapping[str, str]:
        """The readings, by the names of their cruces."""
        return dict(reading.split("=") for reading in self.chosen.split())

    @property
    def figures(self) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        """The chances of who throws first, of the other and of neither, and the mean throws."""
        first, second = Fraction(self.first), Fraction(self.second)
        return first, second, 1 - first - second, Fraction(self.throws)


KEPT = tuple(ExactResult(**one) for one in data.load_json("tablas/quadra.json")["exact"])


def stored_result(slug: str, readings: Mapping[str, str]) -> ExactResult:
    """Return what is kept of a game; raises ``StopIteration`` for one that is not kept.

    Of doze canes with a quarter of one’s own one combination is kept.
    """
    own = readings.get("cuadra") == "propia"
    asked = {name: readings[name] for name in ("cuadra", "dados")} if own else dict(readings)
    return next(
        kept for kept in KEPT if kept.slug == slug and asked.items() <= kept.readings.items()
    )


def known_figures(slug: str, readings: Mapping[str, str]) -> KnownFigures:
    """Return the chances of who throws first, of the other and of neither, and the mean throws."""
    names = ("first_wins", "second_wins", "nobody_wins", "mean_casts")
    return KnownFigures(
        dict(zip(names, stored_result(slug, readings).figures, strict=True)), {}, ""
    )
