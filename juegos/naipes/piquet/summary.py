"""The known figures of piquet as a whole: exact chances of the cards, and sampled figures of play.

The two are never mixed: a chance is a ``Fraction``, a sampled figure an ``Estimate``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache

from juegos.core.game import KnownFigures
from juegos.core.message import _n
from juegos.naipes.piquet import chances as exact
from juegos.naipes.piquet.combinations import PUNTO, SECUENCIA, SEQUENCES
from juegos.naipes.piquet.rules import readings_of_piquet
from juegos.naipes.piquet.sample_statistics import estimates, stored_sums

MOST_NAMED = 5
WHOLE = stored_sums("whole")
PLAYED = _n(
    "{count} partie of piquet between two beginners, every reading the default",
    "{count} parties of piquet between two beginners, every reading the default",
    WHOLE.parties,
)


@cache
def chances() -> dict[str, Fraction]:
    """Return by name the chances of a dealt hand, and of an exchange.

    ``best_point_5_49`` is the chance that the best point has five cards and makes 49;
    ``elder_takes_one_of_3`` that of taking in at least one of three cards wanted.
    """
    suits, runs = exact.suit_lengths(), exact.strengths(SECUENCIA)
    result = {
        "carte_blanche_of_one": exact.carte_blanche(1),
        "carte_blanche_of_either": exact.carte_blanche(2),
        "a_quatorze": exact.sets().p(lambda both: both[0] > 0),
        "a_trio_or_quatorze": exact.sets().p(lambda both: sum(both) > 0),
    }
    for cards in range(3, 9):
        result[f"longest_suit_{cards}"] = suits.p(_led_by(cards))
    for cards in (0, *SEQUENCES):
        result[f"longest_sequence_{cards}"] = runs.p(_led_by(cards))
    points = exact.strengths(PUNTO)
    for size, value in sorted(points):
        result[f"best_point_{size}_{value}"] = Fraction(points[size, value], points.total)
    drawn = {"elder": exact.ELDER_DRAWS, "younger": exact.YOUNGER_DRAWS}
    for side, number in drawn.items():
        for named in range(1, MOST_NAMED + 1):
            result[f"{side}_takes_one_of_{named}"] = exact.draws(named, 1, number)
    return result


def _led_by(number: int) -> Callable[[tuple[int, ...]], bool]:
    return lambda sizes: sizes[0] == number


def known(slug: str, readings: Mapping[str, str]) -> KnownFigures:
    """Return the known figures of a game.

    Figures of play are known only for piquet under its default readings.
    """
    if slug != "piquet" or dict(readings) != readings_of_piquet({}):
        return KnownFigures(chances(), {}, "")
    return KnownFigures(chances(), estimates(WHOLE), PLAYED)
