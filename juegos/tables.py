"""The tables of the edition, computed from the games; a table is known by its id.

Of games of dice ``GAME.odds`` has a row for each reading, ``GAME.primera-suerte`` (those with a
race) one for each first suerte. Tables of dice alone are in ``cuadros_dados``, those that only
one game has in ``dados.cuadros``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from importlib import import_module

from juegos import catalogue
from juegos.core.errors import ImpossibleReadings, UnknownName, nearest
from juegos.core.game import SEATS, choose
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.engine.account import opening
from juegos.engine.odds import means, odds
from juegos.material import tables_of_throws

Readings = Mapping[str, str]
Maker = Callable[[str, Readings], Table]

# The games in which each seat has a suerte and the two race.
RACES = ("triga", "azar", "marlota", "panquist", "medio-azar", "azar-pujado", "guirguiesca")


def by_reading(slug: str, readings: Readings) -> Table:
    """Return the odds under the readings given, and under every change of one of them."""
    base = catalogue.game(slug, readings)
    rows: list[list[Cell]] = [
        [*head, *_figures(slug, chosen)] for head, chosen in changes(slug, readings)
    ]
    return Table(
        f"{slug}.odds",
        f"{catalogue.entry(slug).name}: the odds by reading",
        _BY_READING,
        fixed(rows),
        "chances; casts; stakes",
        source(slug),
        tuple(base.readings.items()),
        "juegos.tables.by_reading",
    )


HEADS = ("crux", "reading", "in words")
_BY_READING = (*HEADS, "A wins", "B wins", "nobody", "mean casts", "A’s mean gain")


def changes(slug: str, readings: Readings) -> Iterator[tuple[tuple[str, str, str], Readings]]:
    """Yield the readings given, then every change of one of them; each with what heads its row.

    A change that the readings given refuse has no row.
    """
    base = catalogue.game(slug, readings)
    chosen = ("as chosen", "as chosen") if readings else ("default", "every default")
    yield ("all", *chosen), readings
    for crux in base.cruces:
        for reading in crux.readings:
            changed = {**readings, crux.name: reading.key}
            if reading.key != base.readings[crux.name] and _can_be(slug, changed):
                yield (crux.name, reading.key, reading.gloss), changed


def _can_be(slug: str, readings: Readings) -> bool:
    try:
        catalogue.game(slug, readings)
    except ImpossibleReadings:
        return False
    return True


def _figures(slug: str, readings: Readings) -> tuple[Fraction, ...]:
    return means(catalogue.game(slug, readings))


def by_first_suerte(slug: str, readings: Readings) -> Table:
    """Return what each first suerte is worth to A; whose it is stands in the head.

    Raises:
        ImpossibleReadings: under these readings the first cast makes no suerte.
    """
    game = catalogue.game(slug, readings)
    start = game.start()
    casts = game.throws(start)
    steps = casts.map(lambda throw: game.play(start, throw))
    reached = steps.map(lambda step: (step.state, opening(game).after(step)))
    first = [(s, a) for s, a in reached if game.outcome(s) is None and s != start and s.given]
    if not first:
        chosen = " ".join(f"{crux}={key}" for crux, key in game.readings.items())
        raise ImpossibleReadings(f"in {slug} with {chosen} the first cast makes no suerte")
    rows: list[list[Cell]] = []
    for state, account in sorted(first, key=lambda pair: int(pair[0].given)):
        found = odds(game, state, account=account)
        chances = (found.p_first, found.p_second, found.p_draw)
        rows.append([state.given, reached[state, account], *chances, found.mean_net])
    seat = SEATS[first[0][0].other]
    return Table(
        f"{slug}.primera-suerte",
        f"{catalogue.entry(slug).name}: the odds once {seat} has the first suerte",
        (f"suerte of {seat}", f"ways of {casts.total}", *_BY_SUERTE),
        fixed(rows),
        f"ways of {casts.total}; chances; stakes",
        source(slug),
        tuple(game.readings.items()),
        "juegos.tables.by_first_suerte",
    )


_BY_SUERTE = ("A wins", "B wins", "nobody", "A’s mean gain")


def by_game(slug: str, readings: Readings) -> Table:
    """Return the odds of every game of dice as we read it by default, in the order of the book."""
    choose(slug, (), readings)
    games = [entry for entry in catalogue.CATALOGUE.values() if entry.family == slug]
    rows: list[list[Cell]] = [
        [entry.slug, entry.loci[0].partition(":")[2], *_figures(entry.slug, {})] for entry in games
    ]
    return Table(
        "dados.juegos",
        "The twelve games of dice, each by its default readings",
        ("game", "fol.", *_BY_READING[len(HEADS) :]),
        fixed(rows),
        "chances; casts; stakes",
        tuple(dict.fromkeys(Locus.parse(entry.loci[0]) for entry in games)),
        (),
        "juegos.tables.by_game",
    )


def _of_one(name: str, module: str = "tables_of_games", family: str = "dados") -> Maker:
    """Return a maker of a module of a family, which loads its games when it is used."""

    def make(slug: str, readings: Readings) -> Table:
        table: Table = getattr(import_module(f"juegos.{family}.{module}"), name)(slug, readings)
        return table

    return make


def _dice() -> tuple[str, ...]:
    return _family("dados")


def _family(name: str) -> tuple[str, ...]:
    return tuple(slug for slug, entry in catalogue.CATALOGUE.items() if entry.family == name)


_MAKERS: dict[str, tuple[str, Maker]] = {
    **{f"dados.{id}": ("dados", maker) for id, maker in tables_of_throws.MAKERS.items()},
    "dados.juegos": ("dados", by_game),
    "triga.lista": ("triga", _of_one("listed")),
    "panquist.escalera": ("panquist", _of_one("ladder")),
    "panquist.bote": ("panquist", _of_one("pots", "tables_of_tantos")),
    "medio-azar.bote": ("medio-azar", _of_one("pots", "tables_of_tantos")),
    "azar-pujado.bote": ("azar-pujado", _of_one("pots", "tables_of_tantos")),
    "azar-pujado.crecimiento": ("azar-pujado", _of_one("growth", "growth_of_the_pot")),
    "guirguiesca.valor": ("guirguiesca", _of_one("values", "tables_of_tantos")),
    "guirguiesca.envite": ("guirguiesca", _of_one("stakes", "tables_of_tantos")),
    **{f"{slug}.odds": (slug, by_reading) for slug in _dice()},
    **{f"{slug}.primera-suerte": (slug, by_first_suerte) for slug in RACES},
    **{
        f"alquerque.{name}": (
            "alquerque",
            _of_one(f"cuadro_{name}", "tables_side_by_side", "alquerque"),
        )
        for name in ("grados", "apertura")
    },
    **{
        f"{slug}.resuelta": (slug, _of_one("cuadro_entera", "tables_of_whole_games", "alquerque"))
        for slug in ("konane", "fanorona", "queah")
    },
    **{
        f"{slug}.coste": (slug, _of_one("cuadro_coste", "tables_of_cost", "alquerque"))
        for slug in (
            *("alquerque", "cercar-la-liebre", "alquerque-de-tres"),
            *("fanorona", "konane", "queah"),
        )
    },
    "alquerque.finales": (
        "alquerque",
        _of_one("cuadro_finales", "tables_of_solutions", "alquerque"),
    ),
    **{
        f"alquerque-de-tres.{name}": (
            "alquerque-de-tres",
            _of_one(f"cuadro_{name}", "tables_of_solutions", "alquerque"),
        )
        for name in ("resuelta", "primera")
    },
    **{
        f"cercar-la-liebre.{name}": (
            "cercar-la-liebre",
            _of_one(f"cuadro_{name}", "tables_of_liebre", "alquerque"),
        )
        for name in ("resuelta", "comienzo")
    },
    **{
        f"alquerque-familia.{name}": (
            "alquerque-familia",
            _of_one(f"cuadro_{name}", "tables_side_by_side", "alquerque"),
        )
        for name in ("comparacion", "maneras", "arbol")
    },
    **{
        f"alquerque-familia.{name}": (
            "alquerque-familia",
            _of_one(f"cuadro_{name}", module, "alquerque"),
        )
        for name, module in {
            "acuerdo": "agreement",
            "encuentros": "tables_of_matches",
            "tableros": "tables_of_boards",
        }.items()
    },
    **{
        f"backgammon.{name}": (
            "backgammon",
            _of_one(maker, "backgammon.tables_of_chances", "tablas"),
        )
        for name, maker in {
            "tiros": "shots",
            "entrar": "entering",
            "sacar": "last_two",
            "sacar-medias": "stacks",
            "sacar-quince": "fifteen",
        }.items()
    },
    **{
        f"piquet.{name}": ("piquet", _of_one(maker, "piquet.tables_of_chances", "naipes"))
        for name, maker in {
            "mejora": "draws",
            "una-de-tantas": "draws_by_number",
            "entre-tantas": "draws_by_unseen",
            "en-contra": "held_by_the_other",
            "palos": "suits",
            "secuencias": "sequences",
            "puntos": "points",
            "grupos": "sets",
            "carta-blanca": "blank",
        }.items()
    },
    "piquet.simulada": ("piquet", _of_one("simulated", "piquet.tables_of_play", "naipes")),
    **{
        f"naipes.{name}": ("naipes", _of_one(name, f"piquet.{module}", "naipes"))
        for name, module in (("nombres", "names"), ("senas", "telegraphy"))
    },
    **{
        f"trictrac.{name}": ("trictrac", _of_one(maker, "trictrac.tables_of_chances", "tablas"))
        for name, maker in (
            ("coups-battre", "hitting"),
            ("coups-remplir", "filling"),
            ("coups-case", "making"),
            ("coups-coin", "corner"),
            ("jans-rares", "rare"),
            ("esperance", "expected"),
        )
    },
    "tablas.tratados": ("tablas", _of_one("table", "trictrac.treatises", "tablas")),
    "tablas.lecciones": ("tablas", _of_one("table", "trictrac.lessons", "tablas")),
    "tablas.encuentros": ("tablas", _of_one("table", "tables_of_matches", "tablas")),
    "tablas.un-numero": ("tablas", _of_one("one", "chances_of_two_dice", "tablas")),
    "tablas.dos-numeros": ("tablas", _of_one("two", "chances_of_two_dice", "tablas")),
    "alquerque-familia.perft": (
        "alquerque-familia",
        _of_one("cuadro_perft", "tables_of_the_family", "alquerque"),
    ),
    **{
        f"{slug}.perft": (slug, _of_one("cuadro_perft_de", "tables_of_the_family", "alquerque"))
        for slug in _family("alquerque")
    },
}


def ids() -> tuple[str, ...]:
    """Return the ids of all tables."""
    return tuple(_MAKERS)


def table(id: str, readings: Readings | None = None) -> Table:
    """Return a table by its id; raises ``UnknownName`` with the nearest."""
    if id not in _MAKERS:
        raise UnknownName(f"there is no table {id!r}; {nearest(id, _MAKERS)}")
    return _made(id, tuple(sorted((readings or {}).items())))


@lru_cache(maxsize=128)  # a page, its figure, its downloads and its references all ask for it
def _made(id: str, readings: tuple[tuple[str, str], ...]) -> Table:
    slug, maker = _MAKERS[id]
    return maker(slug, dict(readings))


def source(slug: str) -> tuple[Locus, ...]:
    """Return the leaves that a game stands on."""
    return tuple(map(Locus.parse, catalogue.entry(slug).loci))
