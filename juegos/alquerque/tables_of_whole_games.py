"""Small games solved whole, and which of their forms are not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, NamedTuple

from juegos import catalogue, data
from juegos.alquerque.fanorona import Fanorona
from juegos.alquerque.konane import Konane
from juegos.alquerque.queah import Queah
from juegos.alquerque.tables_of_solutions import said
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.engine.retro import Solution, Verdict

Readings = Mapping[str, str]
Key = tuple[str, ...]


class Whole(NamedTuple):
    """Who wins a game from its start, or another ``state``, if both play as well as can be.

    ``winner`` is None where nobody does; ``plies`` the moves of both together, 0 where they are
    not known, which is so if the search went ``forward`` alone. ``positions`` were gone through,
    those alike in a mirror or turned counted once.
    """

    slug: str
    readings: str
    state: str
    winner: int | None
    plies: int
    positions: int
    forward: bool = False

    @property
    def chosen(self) -> dict[str, str]:
        """The readings by their cruces."""
        return dict(pair.split("=") for pair in self.readings.split())


# Too large to solve when asked.
WHOLE = tuple(Whole(**one) for one in data.told("alquerque/whole-games.json")["games"])

# Solved when the table is made; of the others some are kept, for they take long.
SMALL: dict[str, tuple[Key, ...]] = {
    Konane.slug: (("4",),),
    Fanorona.slug: (("telo", "libre"), ("telo", "obligatoria")),
}
GAMES: dict[str, Callable[[Readings], Any]] = {
    Konane.slug: Konane,
    Fanorona.slug: Fanorona,
    Queah.slug: Queah,
}


def cuadro_entera(slug: str, readings: Readings) -> Table:
    """Return who wins a small game in each form, if both play as well as can be.

    The readings given do not matter: every form has its row.
    """
    entry = catalogue.entry(slug)
    cruces = [crux for crux in GAMES[slug]({}).cruces if crux.name != "final"]
    names = tuple(crux.name for crux in cruces)
    forms = product(*(crux.keys for crux in cruces))
    rows: list[list[Cell]] = [[*form, *_solved(slug, names, form)] for form in forms]
    return Table(
        f"{slug}.resuelta",
        _("{name} solved, as far as it goes", name=entry.name),
        (*names, _("positions"), _("who wins"), _("in moves")),
        fixed(rows),
        _("moves of both players together"),
        tuple(map(Locus.parse, entry.loci)),
        tuple(entry.game(readings).readings.items()),
        "juegos.alquerque.tables_of_whole_games.cuadro_entera",
    )


def _solved(slug: str, names: Key, form: Key) -> tuple[Cell, ...]:
    """Return how many positions there are, who wins and in how many moves."""
    chosen = dict(zip(names, form, strict=True))
    for one in WHOLE:
        if (one.slug, one.chosen, one.state) == (slug, chosen, ""):
            if one.forward:
                return "–", said(Verdict(one.winner))[0], "–"
            return one.positions, *said(Verdict(one.winner, one.plies))
    if form not in SMALL.get(slug, ()):
        return "–", _("not solved"), "–"
    solution = Solution(GAMES[slug](chosen))
    return len(solution), *said(solution[solution.core.start()])
