"""The exact chances of doblet, doze canes and quinze tablas, under every combination of readings.

Of quinze tablas where casas can be full: elsewhere who throws first wins. ``python -m
tests.bench.quadra`` reckons them anew, in some five minutes of CPU, and writes what
``juegos/kept/quadra.py`` keeps; ``python -m tests.bench.quadra new`` only what is not kept yet.
"""

from __future__ import annotations

import sys
import textwrap
from fractions import Fraction
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any

from juegos.core.errors import ImpossibleReadings
from juegos.kept.quadra import KEPT
from juegos.tablas.doblet import Doblet
from juegos.tablas.doze_canes import DozeCanes
from juegos.tablas.quadra.classes import alike, apart, chances
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quinze_tablas import MEN, quinze_tablas

FILE = Path("juegos/kept/quadra.py")
MADE = "# Made by the command.\n"


def main(*, new: bool = False) -> None:
    """Write the chances of each game under each combination of readings, or add what is new."""
    had = {(exact.slug, exact.chosen): exact for exact in KEPT} if new else {}
    text = FILE.read_text("utf-8").partition(MADE)[0] + MADE + "KEPT: tuple[Exact, ...] = (\n"
    every = [(game, alike) for kind in (DozeCanes, Doblet) for game in games(kind)]
    for game, like in [*every, *((game, apart) for game in full())]:
        chosen = " ".join(f"{name}={key}" for name, key in game.readings.items())
        if (game.slug, chosen) in had:
            first, second, _nobody, mean = had[game.slug, chosen].figures
            figures = first, second, mean
        else:
            found = chances(game, like)
            figures = found.p_first, found.p_second, found.mean_casts
        text += f'    Exact(\n        "{game.slug}",\n        "{chosen}",\n'
        text += "".join(map(written, figures)) + "    ),\n"
        print(f"{process_time():.0f} s  {game.slug} {chosen}", file=sys.stderr)
    FILE.write_text(text + ")\n", "utf-8")


def games(kind: type[QuadraGame]) -> list[QuadraGame]:
    """Return a game under every combination of readings that can be, those that play alike once."""
    cruces = kind({}).cruces  # type: ignore[arg-type]
    found = []
    for keys in product(*(crux.keys for crux in cruces)):
        chosen = dict(zip((crux.name for crux in cruces), keys, strict=True))
        try:
            game = kind(chosen)  # type: ignore[arg-type]
        except ImpossibleReadings:
            continue
        if chosen.get("cuadra") != "propia" or (chosen["fin"], chosen["tomar"]) == ("todas", "no"):
            found.append(game)
    return found


def full() -> list[Any]:
    """Return quinze tablas with two men to a casa, by men and dice."""
    return [
        quinze_tablas({"apilar": "dos", "tablas": men, "dados": dice})
        for men, dice in product(MEN, ("tres", "dos"))
    ]


def written(figure: Fraction) -> str:
    """Return a fraction as Python writes it, in lines that are not too long."""
    lines = textwrap.wrap(str(figure), 88)
    if len(lines) == 1:
        return f'        "{lines[0]}",\n'
    return "        (\n" + "".join(f'            "{line}"\n' for line in lines) + "        ),\n"


if __name__ == "__main__":
    main(new="new" in sys.argv[1:])
