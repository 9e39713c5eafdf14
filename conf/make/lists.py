"""Writes the lists of games and of cruces of each family: ``python -m conf.make.lists``.

They say of each game what it says itself, so that games are listed without being imported.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from conf.data_files import rewrite
from juegos import catalogue
from juegos.core.about import About
from juegos.core.source import Crux

COMMAND = "python -m conf.make.lists"
HEAD = f'''"""The cruces of each game, listed so that no game is imported.

Written by ``{COMMAND}`` from the games; ``family`` declares them.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.source import Crux, Written, crux

_EACH: tuple[Written, ...] = (
'''
FOOT = '''_BY_ID = {crux[0]: crux for crux in _EACH}


def cruces(slug: str) -> tuple[Crux, ...]:
    """Return the cruces of a game."""
    each = (_BY_ID[id] for id in _OF_GAMES.get(slug, ()))
    return tuple(crux(id, place, asks, *ways) for id, place, asks, ways in each)
'''
WIDTH = 100
# Families whose games say in their own files what the manifest lists of them.
TOLD = ("dados", "alquerque", "tablas")
SAID = "\nABOUT = About("
LIST = f'''"""The games of the family in their order, listed so that no game is imported.

Written by ``{COMMAND}`` from the ``ABOUT`` of each game;
``family`` makes entries of them. A new game comes last; moved by hand, it stays where it is.
"""

from __future__ import annotations

from juegos.core.about import About, Listed
from juegos.core.message import _
'''


def abouts(family: str) -> dict[str, tuple[str, About]]:
    """Return what each game of a family says about itself, with its module, in their order.

    It is looked for in the folder of the family, so that a new game is found before it is listed.
    """
    folder = Path(str(import_module(f"juegos.{family}").__file__)).parent
    files = [path for path in sorted(folder.rglob("*.py")) if SAID in path.read_text("utf-8")]
    names = [path.relative_to(folder.parents[1]).with_suffix("").parts for path in files]
    modules = [import_module(".".join(parts)) for parts in names]
    found = {module.ABOUT.slug: (module.__name__, module.ABOUT) for module in modules}
    before = [game.slug for game in import_module(f"juegos.{family}.list_of_games").GAMES]
    return {slug: found[slug] for slug in dict.fromkeys([*before, *found]) if slug in found}


def listed(family: str) -> str:
    """Return the list of the games of a family as it should be."""
    games = abouts(family)
    makers = "".join(
        f"\n\ndef {named(slug)}() -> About:\n    from {module} import ABOUT\n\n    return ABOUT\n"
        for slug, (module, _) in games.items()
    )
    rows = "".join(
        f"    Listed(\n{''.join(f'        {cell},' + chr(10) for cell in cells(about))}    ),\n"
        for _, about in games.values()
    )
    return f"{LIST}{makers}\n\nGAMES = (\n{rows})\n"


def cells(about: About) -> Iterator[str]:
    """Yield what the list has of a game, as Python writes it."""
    yield from (quoted(x) for x in (about.slug, about.name, about.loci))
    yield f"_({quoted(about.says)})"
    yield named(about.slug)
    if about.origin:
        yield f"origin=_({quoted(about.origin)})"
    if about.sides:
        yield f"sides={several(f'_({quoted(side)})' for side in about.sides)}"
    if about.tables:
        yield f"tables={several(map(quoted, about.tables))}"
    if about.players:
        yield f"levels={several(map(quoted, about.players.levels))}"
        yield f"work={about.players.work}"


def several(words: Iterable[str]) -> str:
    """Return a tuple as Python writes it."""
    found = list(words)
    return f"({found[0]},)" if len(found) == 1 else f"({', '.join(found)})"


def named(slug: str) -> str:
    """Return the name of the function of the list that leads to a game."""
    return f"_{slug.replace('-', '_')}"


def of_the_games(family: str) -> dict[str, tuple[Crux, ...]]:
    """Return the cruces of each game of a family that has some, as the games say."""
    games = {
        entry.slug: entry.game({})
        for entry in catalogue.CATALOGUE.values()
        if entry.family == family
    }
    said = abouts(family) if family in TOLD else {}
    games |= {slug: about.make({}) for slug, (_, about) in said.items()}
    return {game.slug: game.cruces for game in games.values() if game.cruces}


def written(family: str) -> str:
    """Return the module as it should be: each crux once, and which of them each game has."""
    games = of_the_games(family)
    each = {crux.id: crux for cruces in games.values() for crux in cruces}
    cruces = (f"    {line}\n" for crux in each.values() for line in of(crux))
    named = (f"    {line}\n" for slug, has in games.items() for line in naming(slug, has))
    listed = f"_OF_GAMES: Mapping[str, tuple[str, ...]] = {{\n{''.join(named)}}}\n"
    return f"{HEAD}{''.join(cruces)})\n\n{listed}\n{FOOT}"


def of(crux: Crux) -> Iterator[str]:
    """Yield the lines that write a crux."""
    yield "("
    yield from (f"    {quoted(x)}," for x in (crux.id, str(crux.locus), crux.question))
    yield "    ("
    for reading in crux.readings:
        words = [quoted(x) for x in (reading.key, reading.gloss, reading.by)]
        yield from (f"        {line}" for line in row(words, 12))
    yield "    ),"
    yield "),"


def naming(slug: str, cruces: tuple[Crux, ...]) -> Iterator[str]:
    """Yield the lines that say which cruces a game has."""
    names = [quoted(crux.id) for crux in cruces]
    if len(names) == 1:
        yield f"{quoted(slug)}: ({names[0]},),"
    else:
        yield f"{quoted(slug)}: ("
        yield from (f"    {name}," for name in names)
        yield "),"


def row(words: list[str], indent: int) -> list[str]:
    """Return a tuple in one line, or in a line for each of its parts where that is too long."""
    line = f"({', '.join(words)}),"
    return (
        [line] if len(line) + indent <= WIDTH else ["(", *(f"    {word}," for word in words), "),"]
    )


def quoted(text: str) -> str:
    """Return a text as Python writes it here."""
    return json.dumps(text, ensure_ascii=False)


def made() -> Iterator[tuple[Path, str]]:
    """Yield each list and its text: first the games of all families, then their cruces."""
    for family in TOLD:
        yield list_file(family, "games"), listed(family)
    for family in catalogue.FAMILIES:
        yield list_file(family, "cruces"), written(family)


def list_file(family: str, what: str) -> Path:
    """Return the file of the list of the games, or of the cruces, of a family."""
    return Path(str(import_module(f"juegos.{family}.list_of_{what}").__file__))


if __name__ == "__main__":
    rewrite(made())
