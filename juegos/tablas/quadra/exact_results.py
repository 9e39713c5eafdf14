"""Stored exact results of games in which chance alone moves; some take minutes to compute.

``python -m conf.make.quadra`` computes them from the rules that play the games, under every
combination of readings. Where each player of doze canes has a separate quarter, only the reading of
the dice matters, and one combination stands for all. Quinze tablas is stored as a game of placing
men where two may stand on a casa: where any number may, the first thrower always wins. Tests
compute all of them again at every change, except those of Doublets and the four of doblet in which
a casa may be emptied before all are lowered: those only the command computes.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from juegos import data
from juegos.core.game import KnownFigures


class ExactResult(NamedTuple):
    """The stored result of a game under some readings, each figure as a written fraction.

    ``first`` and ``second`` are the chances of the player who throws first, and of the other;
    ``throws`` is the mean number of throws of the game.
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
        """The chances of the first thrower, of the other and of neither, and the mean throws."""
        first, second = Fraction(self.first), Fraction(self.second)
        return first, second, 1 - first - second, Fraction(self.throws)


EXACT_RESULTS = tuple(ExactResult(**one) for one in data.load_json("tablas/quadra.json")["exact"])


def stored_result(slug: str, readings: Mapping[str, str]) -> ExactResult:
    """Return the stored result of a game; raises ``StopIteration`` if there is none.

    For doze canes with separate quarters one combination is stored.
    """
    own = readings.get("cuadra") == "propia"
    asked = {name: readings[name] for name in ("cuadra", "dados")} if own else dict(readings)
    return next(
        entry
        for entry in EXACT_RESULTS
        if entry.slug == slug and asked.items() <= entry.readings.items()
    )


def known_figures(slug: str, readings: Mapping[str, str]) -> KnownFigures:
    """Return the chances of the first thrower, of the other and of neither, and the mean throws."""
    names = ("first_wins", "second_wins", "nobody_wins", "mean_casts")
    return KnownFigures(
        dict(zip(names, stored_result(slug, readings).figures, strict=True)), {}, ""
    )
