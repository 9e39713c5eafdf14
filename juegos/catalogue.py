"""Every game by its slug, an explicit list; its module is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from juegos.errors import UnknownName, one_of
from juegos.game import Game


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the catalogue: its names, family, the module that has its rules, its loci."""

    slug: str
    name: str
    family: str
    module: str
    rules: str
    loci: tuple[str, ...]

    def game(self, readings: Mapping[str, str]) -> Game[Any, Any]:
        """Return the game under these readings."""
        rules = getattr(import_module(self.module), self.rules)(readings)
        if self.family in _TABLES:
            rules = import_module(_TABLES[self.family]).Mesa(rules)
        game: Game[Any, Any] = rules
        return game


# The table on which all games of a family are played; a game of another family is one by itself.
_TABLES = {"dados": "juegos.dados.mesa", "alquerque": "juegos.alquerque.mesa"}


CATALOGUE = {
    entry.slug: entry
    for entry in (
        Entry("mayores", "Mayores", "dados", "juegos.dados.mayores", "Mayores", ("ldj:65v",)),
        Entry("menores", "Menores", "dados", "juegos.dados.menores", "Menores", ("ldj:65v",)),
        Entry(
            "tanto",
            "Tanto en uno como en dos",
            "dados",
            "juegos.dados.tanto",
            "Tanto",
            ("ldj:65v",),
        ),
        Entry("triga", "Triga", "dados", "juegos.dados.triga", "Triga", ("ldj:66r", "ldj:66v")),
        Entry("azar", "Azar", "dados", "juegos.dados.azar", "Azar", ("ldj:67r",)),
        Entry("marlota", "Marlota", "dados", "juegos.dados.marlota", "Marlota", ("ldj:67v",)),
        Entry("riffa", "Riffa", "dados", "juegos.dados.riffa", "Riffa", ("ldj:68r",)),
        Entry(
            "par-con-as",
            "Par con as",
            "dados",
            "juegos.dados.par_con_as",
            "ParConAs",
            ("ldj:68v",),
        ),
        Entry(
            "panquist",
            "Panquist",
            "dados",
            "juegos.dados.panquist",
            "Panquist",
            ("ldj:69r", "ldj:69v"),
        ),
        Entry(
            "medio-azar",
            "Medio azar",
            "dados",
            "juegos.dados.medio_azar",
            "MedioAzar",
            ("ldj:70r", "ldj:70v"),
        ),
        Entry(
            "azar-pujado",
            "Azar pujado",
            "dados",
            "juegos.dados.azar_pujado",
            "AzarPujado",
            ("ldj:70v", "ldj:70r"),
        ),
        Entry(
            "guirguiesca",
            "Guirguiesca",
            "dados",
            "juegos.dados.guirguiesca",
            "Guirguiesca",
            ("ldj:71r", "ldj:71v"),
        ),
    )
}


def entry(slug: str) -> Entry:
    """Return the entry of a game; raises ``UnknownName`` with those there are."""
    if slug not in CATALOGUE:
        raise UnknownName(f"there is no game {slug!r}; {one_of(CATALOGUE)}")
    return CATALOGUE[slug]


def game(slug: str, readings: Mapping[str, str] | None = None) -> Game[Any, Any]:
    """Return a game under these readings, the default where none is given."""
    return entry(slug).game(readings or {})
