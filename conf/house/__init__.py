"""The plan of the architecture, ``plan.toml``, and the actual imports."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PLAN = Path(__file__).with_name("plan.toml")
PACKAGES = ("juegos", "conf")


class Room(NamedTuple):
    """A room: a package or a module, its purpose in a few words, and its allowed imports."""

    name: str
    says: str
    may: tuple[str, ...]


class Import(NamedTuple):
    """A module of one room imports a module of another."""

    module: str
    imports: str

    @property
    def arrow(self) -> tuple[str, str]:
        """The room that imports, and the room that is imported."""
        return room_of(self.module), room_of(self.imports)


class Break(NamedTuple):
    """A module that imports from a room against the plan, with the reason."""

    module: str
    to: str
    why: str


@cache
def rooms() -> dict[str, Room]:
    """Return the rooms of the plan by their names, in its order."""
    found = tomllib.loads(PLAN.read_text("utf-8"))["room"]
    return {one["name"]: Room(one["name"], one["says"], tuple(one["may"])) for one in found}


@cache
def breaks() -> tuple[Break, ...]:
    """Return the current imports against the plan, as listed in ``plan.toml``."""
    return tuple(Break(**one) for one in tomllib.loads(PLAN.read_text("utf-8"))["break"])


@cache
def modules() -> dict[str, Path]:
    """Return the file of every module of juegos and conf, by its full name."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if "node_modules" not in parts:
                found[".".join(parts).removesuffix(".__init__")] = path
    return found


def room_of(module: str) -> str:
    """Return the room of a module; ``juegos`` and ``conf`` themselves are in none."""
    return ".".join(module.split(".")[:2])


def package_of(name: str) -> str:
    """Return the package that a room or a module is in."""
    return name.partition(".")[0]


@cache
def imports() -> tuple[Import, ...]:
    """Return every import from one room into another, anywhere in a file."""
    found = {
        Import(name, other)
        for name in modules()
        for other in imports_of(name)
        if room_of(other) not in {room_of(name), *PACKAGES}
    }
    return tuple(sorted(found))


@cache
def imports_of(module: str) -> frozenset[str]:
    """Return the modules of ours that a module imports, anywhere in its file."""
    return frozenset(imported_modules(ast.parse(modules()[module].read_text("utf-8"))))


def imported_modules(tree: ast.AST) -> Iterator[str]:
    """Yield the modules of ours that a file, or a part of one, imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules())
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if {whole, node.module} & modules().keys():
                    yield whole if whole in modules() else node.module


def is_planned(one: Import) -> bool:
    """Return whether the plan allows an import: it names the room, or the imported part."""
    may = rooms()[room_of(one.module)].may
    return any(f"{one.imports}.".startswith(f"{name}.") for name in may)
