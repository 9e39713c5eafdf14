"""The exact chances of doblet, Doublets, doze canes and quinze tablas, under all their readings.

Of quinze tablas where casas can be full: elsewhere who throws first wins. ``python -m
conf.make.quadra`` reckons them anew, in some ten minutes of CPU, and writes
``juegos/data/tablas/quadra.json``; ``python -m conf.make.quadra new`` only what is not kept yet.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import product
from time import process_time
from typing import Any

from conf import data_files
from juegos.core.errors import ImpossibleReadings
from juegos.tablas.doblet import Doblet
from juegos.tablas.doublets import Doublets
from juegos.tablas.doze_canes import DozeCanes
from juegos.tablas.quadra.classes import canonical, canonical_apart, chances
from juegos.tablas.quadra.exact_results import EXACT_RESULTS, ExactResult
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quinze_tablas import MEN, quinze_tablas


def main(*, new: bool = False) -> None:
    """Write the chances of each game under each combination of readings, or add what is new."""
    had = {(exact.slug, exact.chosen): exact for exact in EXACT_RESULTS} if new else {}
    rows = []
    every = [(game, canonical) for kind in (DozeCanes, Doblet, Doublets) for game in games(kind)]
    for game, like in [*every, *((game, canonical_apart) for game in full())]:
        chosen = " ".join(f"{name}={key}" for name, key in game.readings.items())
        exact = had.get((game.slug, chosen))
        if not exact:
            odds = chances(game, like)
            figures = odds.p_first, odds.p_second, odds.mean_casts
            exact = ExactResult(game.slug, chosen, *map(str, figures))
        rows.append(exact)
        print(f"{process_time():.0f} s  {game.slug} {chosen}", file=sys.stderr)
    data_files.write_json("tablas/quadra.json", "python -m conf.make.quadra", exact=rows)


def games(kind: Callable[[dict[str, str]], QuadraGame]) -> list[QuadraGame]:
    """Return a game under every combination of readings that can be, those that play alike once."""
    cruces = kind({}).cruces
    under_readings = []
    for keys in product(*(crux.keys for crux in cruces)):
        chosen = dict(zip((crux.name for crux in cruces), keys, strict=True))
        try:
            game = kind(chosen)
        except ImpossibleReadings:
            continue
        if chosen.get("cuadra") != "propia" or (chosen["fin"], chosen["tomar"]) == ("todas", "no"):
            under_readings.append(game)
    return under_readings


def full() -> list[Any]:
    """Return quinze tablas with two men to a casa, by men and dice."""
    return [
        quinze_tablas({"apilar": "dos", "tablas": men, "dados": dice})
        for men, dice in product(MEN, ("tres", "dos"))
    ]


if __name__ == "__main__":
    main(new="new" in sys.argv[1:])
