"""Every game by its slug, an explicit list; its module is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from juegos.core.errors import UnknownName, nearest
from juegos.core.game import Game
from juegos.core.record import Record, at_line


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the catalogue: its names, family, the loci it rests on.

    Its rules are the class ``Slug`` of the module ``juegos.family.slug``, unless ``module`` says
    otherwise; ``table`` is the module of the table it is played on, if its family has none.
    """

    slug: str
    name: str
    family: str
    loci: tuple[str, ...]
    module: str = ""
    table: str = ""

    def game(self, readings: Mapping[str, str]) -> Game[Any, Any]:
        """Return the game under these readings."""
        module = self.module or f"juegos.{self.family}.{self.slug.replace('-', '_')}"
        name = "".join(word.capitalize() for word in self.slug.split("-"))
        rules = getattr(import_module(module), name)(readings)
        table = self.table or _TABLES.get(self.family)
        if table:
            rules = import_module(table).Mesa(rules)
        game: Game[Any, Any] = rules
        return game


# The table on which all games of a family are played; a game of another family is one by itself.
_TABLES = {"dados": "juegos.dados.dice_game", "alquerque": "juegos.alquerque.points_game"}


def _family(family: str, *games: tuple[str, str, str]) -> Iterator[Entry]:
    """Yield the entries of a family, each given as slug, name and loci."""
    for slug, name, loci in games:
        yield Entry(slug, name, family, tuple(loci.split()))


def _trictrac(*games: tuple[str, str, str, str]) -> Iterator[Entry]:
    """Yield the entries of the trictrac family, which are played on one table."""
    for slug, name, locus, module in games:
        yield Entry(slug, name, "tablas", (locus,), module, "juegos.tablas.trictrac.table_game")


CATALOGUE = {
    entry.slug: entry
    for entry in (
        *_family(
            "dados",
            ("mayores", "Mayores", "ldj:65v"),
            ("menores", "Menores", "ldj:65v"),
            ("tanto", "Tanto en uno como en dos", "ldj:65v"),
            ("triga", "Triga", "ldj:66r ldj:66v"),
            ("azar", "Azar", "ldj:67r"),
            ("marlota", "Marlota", "ldj:67v"),
            ("riffa", "Riffa", "ldj:68r"),
            ("par-con-as", "Par con as", "ldj:68v"),
            ("panquist", "Panquist", "ldj:69r ldj:69v"),
            ("medio-azar", "Medio azar", "ldj:70r ldj:70v"),
            ("azar-pujado", "Azar pujado", "ldj:70v ldj:70r"),
            ("guirguiesca", "Guirguiesca", "ldj:71r ldj:71v"),
        ),
        *_family(
            "alquerque",
            ("alquerque", "Alquerque de doce", "ldj:91r"),
            ("alquerque-de-nueve", "Alquerque de nueve", "ldj:92r ldj:92v"),
            ("cercar-la-liebre", "Cercar la liebre", "ldj:91v"),
            ("alquerque-de-tres", "Alquerque de tres", "ldj:93r ldj:92v"),
            ("damas-espanolas", "Damas españolas", "mindsports"),
            ("damas-rusas", "Damas rusas", "rucheckers"),
            ("damas-turcas", "Damas turcas", "wikidama"),
            ("damas-internacionales", "Damas internacionales", "fmjd"),
            ("zamma", "Zamma", "mindsports"),
            ("dama-filipina", "Dama filipina", "quilet"),
            ("lasca", "Lasca", "laskers"),
            ("bashni", "Bashni", "bashnigithub"),
            ("fanorona", "Fanorona", "schadd2008"),
            ("konane", "Konane", "s001"),
            ("dablot", "Dablot prejjesne", "walker57"),
            ("peralikatuma", "Peralikatuma", "parker1909"),
            ("dieciseis-soldados", "Dieciséis soldados", "s001"),
            ("awithlaknannai", "Awithlaknannai", "s001"),
            ("queah", "Queah", "buettikofer1888"),
        ),
        Entry("backgammon", "Backgammon", "tablas", ("s003",), "juegos.tablas.backgammon.game"),
        Entry("tabula", "Tabula", "tablas", ("ap9:482",), "juegos.tablas.tabula.game"),
        *_trictrac(
            ("trictrac", "Trictrac", "lelasseux1852", "juegos.tablas.trictrac.marking_levels"),
            (
                "trictrac-a-ecrire",
                "Trictrac à écrire",
                "guiton1822",
                "juegos.tablas.trictrac.a_ecrire",
            ),
            ("toc", "Toc", "academieuniverselle1802", "juegos.tablas.trictrac.toc"),
            ("tick-tack", "Tick-tack", "cotton1674", "juegos.tablas.tick_tack.game"),
        ),
        Entry("todas-tablas", "Todas tablas", "tablas", ("ldj:77v", "ldj:72v")),
        Entry("piquet", "Piquet", "naipes", ("cavendish",), "juegos.naipes.piquet.game"),
        Entry(
            "piquet-au-cent",
            "Piquet au cent",
            "naipes",
            ("cavendish",),
            "juegos.naipes.piquet.au_cent",
        ),
    )
}


def entry(slug: str) -> Entry:
    """Return the entry of a game; raises ``UnknownName`` with the nearest."""
    if slug not in CATALOGUE:
        raise UnknownName(f"there is no game {slug!r}; {nearest(slug, CATALOGUE)}")
    return CATALOGUE[slug]


def game(slug: str, readings: Mapping[str, str] | None = None) -> Game[Any, Any]:
    """Return a game under these readings, the default where none is given."""
    return entry(slug).game(readings or {})


def of(record: Record) -> Game[Any, Any]:
    """Return the game that a record names; raises ``JuegosError`` headed by its line."""
    with at_line(record.heads[0]):
        named = entry(record.slug)
    with at_line(record.heads[1]):
        return named.game(dict(record.readings))
