"""The files that a page rests on, because they make its contents; modules by their imports.

Every page rests on what is common: the machinery (the modules of ``conf.sphinx``, all that they
import, and the rooms of ``juegos`` that belong to no game), the pinned packages, and the frame of
the corpus. The frame is all ids and places of the texts, without their words. When something of
this changes, Sphinx reads every page again.

A page that shows a game rests on the modules of this game too, one that shows a table on those of
its maker and of the games that it counts, one that prints a text on the files of its work.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from conf import figures, house
from conf.claims import CHECKS
from conf.claims.published import published as figures_of_others
from conf.edition import corpus
from conf.edition.document import ROOT, TeiError
from juegos import catalogue, tables

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FAMILIES = tuple(catalogue.FAMILIES)
MANIFESTS = tuple(
    f"juegos.{family}.{part}"
    for family in FAMILIES
    for part in ("family", "list_of_games", "list_of_tables")
    if f"juegos.{family}.{part}" in house.modules()
)
# what leads to every game
ALL_GAMES = ("juegos.catalogue", "juegos.tables", "juegos.serve", "juegos.puzzles")
# What names checks, figures or a game's data, and is followed only where these are shown.
LISTS = (
    *("conf.claims", "conf.claims.board_of_position"),
    *("conf.claims.concordance", "conf.claims.worked"),
    *("conf.figures", "conf.publish.bearing_off"),
)
PINNED = ("conf/package-lock.json", "conf/locks", "conf/house/plan.toml")
APART = {*(f"juegos.{family}" for family in FAMILIES), "juegos.kept", "juegos.cli"}

Modules = frozenset[str]


@cache
def machinery() -> Modules:
    """Return the modules that every page rests on, the manifests of the families among them."""
    rooms = {name for name in house.rooms() if name.startswith("juegos.")} - APART
    ours = {name for name in house.modules() if house.room_of(name) == "conf.sphinx"}
    shared = {name for name in house.modules() if house.room_of(name) in rooms}
    imported = {one for name in shared for one in house.imports_of(name)}
    kept = {name for name in imported if name.startswith("juegos.kept.")}
    return _reached({*ours, "conf.conf"}).union(MANIFESTS, shared, kept)


def common() -> str:
    """Return a digest of what every page rests on: machinery, packages, frame of the corpus."""
    pinned = (ROOT / name for name in PINNED)
    held = [file for path in pinned for file in ([path] if path.is_file() else path.iterdir())]
    return digest([*files(machinery()), *sorted(held)], frame())


def made_of(modules: Iterable[str], paths: Iterable[Path] = ()) -> str:
    """Return a digest of some modules and files, and of what everything rests on."""
    return digest([*files(modules), *paths], _common())


@cache
def _common() -> str:
    return common()


def frame() -> list[object]:
    """Return all of the corpus that other pages may need than those that print its words.

    These are the names of its files, the places that it prints, and of each division its segments
    with their lines, rules and cruces.
    """
    words = corpus.load()
    every = [(one.id, one.kind, one.slug, *map(_bare, _segments(one))) for one in words.divisions]
    return [list(map(str, words.files)), words.places, every]


def _segments(division: corpus.Division) -> Iterator[corpus.Segment]:
    yield from (one for one in (division.title_segment, *division.segments) if one)


def _bare(segment: corpus.Segment) -> tuple[object, ...]:
    return segment.id, segment.lines, segment.rules, segment.cruces, segment.heading


def words(works: Iterable[str]) -> Iterator[Path]:
    """Yield the files that a page rests on which shows words of these works and of no other.

    Beside the texts of these works, and how we spell them, these are the lists of all works: of
    cruces, of terms, of what is cited.
    """
    shown = {ROOT / "corpus" / siglum for siglum in works}
    for path in corpus.load().files:
        spelt = path.suffix == ".xml" or path.name == "formas.toml"
        if not spelt or path.parent in shown:
            yield path


def digest(paths: Iterable[Path], *others: object) -> str:
    """Return a digest of the names and contents of some files, and of what else is given."""
    found = hashlib.sha256(repr(others).encode())
    for path in paths:
        found.update(f"{path}\0{_content(path)}\0".encode())
    return found.hexdigest()


def _content(path: Path) -> str:
    told = path.stat()
    return _hashed(path, told.st_mtime_ns, told.st_size)


@cache
def _hashed(path: Path, changed: int, size: int) -> str:
    """Return the digest of a file's content, read once for a time of change and a size."""
    del changed, size
    return hashlib.sha256(path.read_bytes()).hexdigest()


@cache
def game(slug: str) -> Modules:
    """Return the modules that a game rests on; raises ``UnknownName`` for none of that name."""
    entry = catalogue.entry(slug)
    return _reached(_named_in(entry.about or entry.make))


@cache
def table(id: str) -> Modules:
    """Return the modules that a table rests on: those of its maker, and of what its id names.

    That is one game, or a family of which a maker that asks for games may ask for all.
    """
    maker = tables.TABLES[id]
    begin = _named_in(maker) if maker.__module__ in MANIFESTS else {maker.__module__}
    return _with_games(_reached(begin), id)


@cache
def figure(name: str) -> Modules:
    """Return the modules that a figure rests on: of its maker, and of the table of its name."""
    found = _drawn_by(name)
    return everything() if "conf.house" in found else found  # a drawing of the program itself


def drawing(name: str) -> str:
    """Return a digest of what a figure is drawn from.

    A drawing of the program is drawn from the plan of its rooms and from the imports in its
    modules, and not from what else these hold.
    """
    found = _drawn_by(name)
    of_program = [house.rooms(), house.imports()] if "conf.house" in found else []
    return digest((), made_of(found), of_program)


@cache
def _drawn_by(name: str) -> Modules:
    maker = figures.FIGURES[name]
    drawn = maker.func if isinstance(maker, partial) else maker
    found = _with_games(_reached([drawn.__module__]), name)
    return found | table(name) if name in tables.TABLES else found


@cache
def claims(division: str) -> Modules:
    """Return the modules that the verdicts on a division rest on, on all if it is empty."""
    checks = [check for check in CHECKS if division in {"", check.id.partition(".")[0]}]
    found = _reached(f"conf.claims.{name}" for name in ("verdict", "text"))
    for check in checks:
        counts = check.function.func if isinstance(check.function, partial) else check.function
        found |= _with_games(_reached([counts.__module__]), check.id)
    return found


@cache
def published(name: str) -> Modules:
    """Return the modules that compute our side of the figures that others published on a family."""
    code = {one.code.rpartition(".")[0] for one in figures_of_others() if one.of == name}
    return _with_games(_reached(["conf.claims.published", *code]), name)


def cited(kind: str, name: str) -> Modules:
    """Return the modules that the reference to an object of the domain rests on."""
    head = name.partition(".")[0]
    if kind == "cuadro":
        return table(name)
    if kind == "veredicto":
        return claims(head)
    return game(head) if head in catalogue.CATALOGUE else frozenset()


def _with_games(found: Modules, id: str) -> Modules:
    """Return modules with those of the game that an id names, or of the games they ask for."""
    head = id.partition(".")[0]
    if head in catalogue.CATALOGUE:
        return found.union(game(head), *(game(slug) for slug in _asked_for(found)))
    if found.isdisjoint(ALL_GAMES):
        return found
    name = head.partition("-")[0]  # alquerque-familia
    return found | (family(name) if name in FAMILIES else every_game())


def _asked_for(modules: Modules) -> set[str]:
    """Return the games that modules which ask the catalogue for some name, each by its slug."""
    asking = (
        one for one in modules - {*ALL_GAMES} if house.imports_of(one).intersection(ALL_GAMES)
    )
    texts = {
        node.value
        for one in asking
        for node in ast.walk(_tree(one))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return texts.intersection(catalogue.CATALOGUE)


@cache
def family(name: str) -> Modules:
    """Return the modules that the games of a family rest on."""
    entries = (entry for entry in catalogue.CATALOGUE.values() if entry.family == name)
    return frozenset().union(*(game(entry.slug) for entry in entries))


@cache
def every_game() -> Modules:
    """Return the modules that any game or table rests on."""
    parts = tuple(f"juegos.{name}." for name in (*FAMILIES, "kept"))
    return frozenset(name for name in house.modules() if name.startswith(parts))


@cache
def everything() -> Modules:
    """Return all modules: what a list of all data rests on, or a drawing of the program."""
    return frozenset(house.modules())


def files(modules: Iterable[str]) -> Iterator[Path]:
    """Yield the file of each module, in the order of their names."""
    known = house.modules()
    yield from (known[name] for name in sorted(set(modules)))


def _reached(begin: Iterable[str]) -> Modules:
    """Return some modules and those that they import, directly or not, with their packages.

    A manifest names all games of its family and needs none of them: nothing is reached through it,
    nor through what joins the manifests, nor through other lists.
    """
    found: set[str] = set()
    ahead = list(begin)
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            if name not in {*MANIFESTS, *ALL_GAMES, *LISTS}:
                ahead += house.imports_of(name)
            if "." in name:
                ahead.append(name.rpartition(".")[0])  # its package, which is run before it
    return frozenset(found)


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(house.modules()[module].read_text("utf-8"))


@cache
def reached(module: str) -> Modules:
    """Return the modules that one module rests on, itself among them."""
    return _reached(house.imports_of(module)) | {module}


def _named_in(function: Callable[..., object]) -> Modules:
    """Return the modules that a function of a manifest imports, and those that it calls there."""
    body = _tree(function.__module__).body
    known = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    names, found = [function.__name__], set[str]()
    for name in names:  # which grows
        found |= set(house.imported(known[name]))
        used = (node.id for node in ast.walk(known[name]) if isinstance(node, ast.Name))
        names += [one for one in dict.fromkeys(used) if one in known and one not in names]
    return frozenset(found)


def setup(app: Sphinx) -> None:
    """Have every page read again when something has changed that all of them rest on."""
    try:
        found = common()
    except TeiError:
        found = ""  # the build ends before it reads a page: conf.sphinx.page.guard
    app.add_config_value("common", found, "env", str)
