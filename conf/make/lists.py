"""Writes the index of games, cruces and tables: ``python -m conf.make.lists``.

It has what games and families say about themselves (``juegos.core.about``), so that games are
listed without being imported. In ``juegos/data`` it is ``games.json``, ``cruces.json`` and
``tables.tsv``. What is there keeps its place, also where it was moved by hand; a new game comes
last in its family, a new table last of all.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any

from conf import data_files
from juegos.alquerque import family as alquerque
from juegos.core.about import About, Family
from juegos.core.source import Crux
from juegos.dados import family as dados
from juegos.naipes import family as naipes
from juegos.tablas import family as tablas

COMMAND = "python -m conf.make.lists"
FAMILIES: Mapping[str, Family] = {
    "dados": dados.FAMILY,
    "alquerque": alquerque.FAMILY,
    "tablas": tablas.FAMILY,
    "naipes": naipes.FAMILY,
}
ABOUT_LINE = "\nABOUT = About("
JUEGOS = data_files.DATA.parent


def before(name: str) -> str:
    """Return a file of ``juegos/data`` as it is now, empty if there is none."""
    file = data_files.DATA / name
    return file.read_text("utf-8") if file.exists() else ""


def abouts() -> dict[str, tuple[str, str, About]]:
    """Return what each game says about itself, with its family and a reference to it, in order.

    It is looked for in the folders of the families, so that a new game is found before it is
    listed.
    """
    by_slug = {}
    for name in FAMILIES:
        for file in sorted((JUEGOS / name).rglob("*.py")):
            if ABOUT_LINE in file.read_text("utf-8"):
                module = ".".join(file.relative_to(JUEGOS.parent).with_suffix("").parts)
                about: About = import_module(module).ABOUT
                by_slug[about.slug] = name, f"{module}:ABOUT", about
    order = [row["slug"] for row in json.loads(before("games.json") or '{"games": []}')["games"]]
    slugs = [slug for slug in dict.fromkeys([*order, *by_slug]) if slug in by_slug]
    return {
        slug: by_slug[slug]
        for slug in sorted(slugs, key=lambda s: [*FAMILIES].index(by_slug[s][0]))
    }


def games() -> list[dict[str, Any]]:
    """Return the row of each game; what is empty is left out."""
    rows = (row(name, reference, about) for name, reference, about in abouts().values())
    return [{field: value for field, value in one.items() if value} for one in rows]


def row(name: str, reference: str, about: About) -> dict[str, Any]:
    """Return what the index has of a game: what it says, else what its family does."""
    shared = FAMILIES[name]
    players = (about.players or shared.players).without(about.no_better)
    fields = ("levels", "plays", "work", "former", "reviews", "no_better")
    chance_only = shared.chance_only if about.chance_only is None else about.chance_only
    return {
        "slug": about.slug,
        "name": about.name,
        "family": name,
        "loci": about.loci.split(),
        "reference": reference,
        "players": {field: value for field in fields if (value := getattr(players, field))},
        "doors": about.doors,
        "can": sorted(can.value for can in shared.can | about.can),
        "says": about.says,
        "origin": about.origin or shared.origin,
        "sides": about.sides or shared.sides,
        "formats": about.formats,
        "marks": about.marks,
        "marking": about.marking,
        "pays": about.pays,
        "chance_only": chance_only,
        "choice": about.choice,
    }


def cruces() -> dict[str, Any]:
    """Return each crux once, and the cruces of each game that has some, by their ids."""
    of_games = {slug: about.make({}).cruces for slug, (_, _, about) in abouts().items()}
    each = {crux.id: crux for cruces in of_games.values() for crux in cruces}
    return {
        "cruces": list(map(plain, each.values())),
        "games": {slug: [crux.id for crux in has] for slug, has in of_games.items() if has},
    }


def plain(crux: Crux) -> list[Any]:
    """Return a crux as a row: its id, its place, its question, and its readings."""
    readings = [[one.key, one.gloss, one.by] for one in crux.readings]
    return [crux.id, str(crux.locus), crux.question, readings]


def tables() -> list[tuple[str, str]]:
    """Return the id of each table, and a reference to the function that makes it."""
    results = dict(_tables())
    lines = (line.split("\t") for line in before("tables.tsv").splitlines())
    order = [id for id, *_ in lines if id in results]
    return [(id, results[id]) for id in dict.fromkeys([*order, *results])]


def _tables() -> Iterator[tuple[str, str]]:
    for name in FAMILIES:
        yield from FAMILIES[name].tables.items()
    for slug, (name, _, about) in abouts().items():
        shared = FAMILIES[name]
        yield from _named(slug, shared.of_each, shared.of_each)
        yield from _named(slug, shared.of_some, about.tables)


def _named(slug: str, makers: Mapping[str, str], names: Iterable[str]) -> Iterator[tuple[str, str]]:
    return ((f"{slug}.{name}", makers[name]) for name in names)


def write() -> None:
    """Write the three files."""
    titles = {name: family.title for name, family in FAMILIES.items()}
    data_files.write_json("games.json", COMMAND, None, families=titles, games=games())
    data_files.write_json("cruces.json", COMMAND, None, **cruces())
    data_files.write_rows("tables.tsv", COMMAND, "id, what makes it", tables())


if __name__ == "__main__":
    write()
