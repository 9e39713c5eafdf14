"""The exact chances of doblet and doze canes, under every combination of their readings.

``python -m tests.bench.quadra`` reckons them anew, in some three minutes of CPU, and writes what
``juegos/kept/quadra.py`` keeps.
"""

from __future__ import annotations

import sys
import textwrap
from fractions import Fraction
from itertools import product
from pathlib import Path
from time import process_time

from juegos.core.errors import ImpossibleReadings
from juegos.tablas.doblet import Doblet
from juegos.tablas.doze_canes import DozeCanes
from juegos.tablas.quadra.classes import chances
from juegos.tablas.quadra.game import QuadraGame

FILE = Path("juegos/kept/quadra.py")
MADE = "# Made by the command.\n"


def main() -> None:
    """Write the chances of each game under each combination of readings."""
    text = FILE.read_text("utf-8").partition(MADE)[0] + MADE + "KEPT: tuple[Exact, ...] = (\n"
    for game in (game for kind in (DozeCanes, Doblet) for game in games(kind)):
        found = chances(game)
        figures = (found.p_first, found.p_second, found.mean_casts)
        chosen = " ".join(f"{name}={key}" for name, key in game.readings.items())
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


def written(figure: Fraction) -> str:
    """Return a fraction as Python writes it, in lines that are not too long."""
    lines = textwrap.wrap(str(figure), 88)
    if len(lines) == 1:
        return f'        "{lines[0]}",\n'
    return "        (\n" + "".join(f'            "{line}"\n' for line in lines) + "        ),\n"


if __name__ == "__main__":
    main()
