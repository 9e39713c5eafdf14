"""The results of the computer's levels at the games of tables, from stored games."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.matches import MATCHES, SEED

COLUMNS = (
    *(_("game"), _("readings"), _("levels"), _("games"), _("won by the first")),
    *(_("its mean gain a game"), _("standard error")),
)


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return for each match how many games the first level won, and its mean gain."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = []
    for match in MATCHES:
        chosen = " ".join(f"{name}={key}" for name, key in match.readings.items())
        first, second = match.levels
        levels = _("{first} against {second}", first=first, second=second)
        head: list[Cell] = [match.slug, chosen or _("default"), levels]
        head += [len(match.gains), match.wins, match.mean]
        rows.append([*head, f"{match.error:.3f}"])
    made = ", ".join(sorted({match.made for match in MATCHES}))
    unit = _(
        "games; stakes, at trictrac à écrire jetons; simulated from the seed {seed} on {days}",
        seed=SEED,
        days=made,
    )
    return Table(
        f"{slug}.encuentros",
        _("The levels of the computer against each other at the games of tables"),
        COLUMNS,
        as_tuples(rows),
        unit,
        (),
        (),
    )
