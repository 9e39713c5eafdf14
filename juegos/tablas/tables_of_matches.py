"""How the levels of the computer fare at the games of tables; the games are kept, not played."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import choose
from juegos.core.table import Cell, Table, fixed
from juegos.kept.tablas_matches import MATCHES, SEED

COLUMNS = (
    *("game", "readings", "levels", "games", "won by the first"),
    *("its mean gain a game", "standard error", "played by"),
)


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return of each match how many games the first level won, and what it gained by a game."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = []
    for match in MATCHES:
        chosen = " ".join(f"{name}={key}" for name, key in match.readings.items())
        levels = " against ".join(match.levels)
        head: list[Cell] = [match.slug, chosen or "default", levels]
        head += [len(match.gains), match.wins, match.mean]
        rows.append([*head, f"{match.error:.3f}", match.command])
    made = ", ".join(sorted({match.made for match in MATCHES}))
    unit = "stakes, at trictrac à écrire jetons"
    return Table(
        f"{slug}.encuentros",
        "The levels of the computer against each other at the games of tables",
        COLUMNS,
        fixed(rows),
        f"games; {unit}; simulated from the seed {SEED} on {made}",
        (),
        (),
        "juegos.tablas.tables_of_matches.table",
    )
