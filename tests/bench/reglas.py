"""How often each rule of trictrac fires in the tests of the game, and each jan in their positions.

Ask for it by name, ``python -m tests.bench reglas``: it measures the tests, not the edition.
"""

from __future__ import annotations

from collections.abc import Iterator

from juegos.tablas.trictrac.estricto import Estricto
from tests.tablas.trictrac.test_trictrac_estricto import fired as strict
from tests.tablas.trictrac.test_trictrac_jans import occurring
from tests.tablas.trictrac.test_trictrac_juego import fired as assisted

Row = tuple[str, str, str]


def rows() -> Iterator[Row]:
    """Yield each rule with how often it fired at either level, then each jan in every way."""
    told = assisted(), strict()
    for rule in Estricto.rules:
        marked, judged = (found[rule.id] for found in told)
        yield rule.id, f"{marked:>7} marked by the board, {judged:>6} by the players", ""
    for (name, table, ways, double), count in sorted(occurring()[0].items()):
        kind = "doublet" if double else "simple"
        yield " ".join(filter(None, (name, table, str(ways), kind))), f"{count:>7}", ""
