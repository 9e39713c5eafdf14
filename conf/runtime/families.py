"""The wheel of juegos in parts: a base that every game needs, and a part for each family.

The manifest of every family is in the base, so that all games are known before any family is there.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path, PurePosixPath

from conf.runtime.parts import ROOT

FAMILIES = tuple(path.parent.name for path in sorted((ROOT / "juegos").glob("*/family.py")))
MANIFEST = {
    "__init__",
    "family",
    "list_of_cruces",
    "list_of_games",
    "list_of_tables",
}  # of a family, what is in the base
LEFT_OUT = (
    *("juegos/cli/", "juegos/edition/", "juegos/__main__."),
    *("juegos/__init__.pyi", "juegos/py.typed"),
    "juegos/kept/gallery.",  # what pages are made of
)
LESSONS = {f"juegos/{family}/in_a_minute" for family in FAMILIES}  # what pages are made of


def split(files: Mapping[str, bytes]) -> dict[str, dict[str, bytes]]:
    """Return the files of the compiled wheel by family, those of the base under an empty name.

    What the browser has no use for is left out: the command line, references, lessons, types told
    apart from a module, what the gallery is made of, and what a wheel says of itself but for its
    licence.
    """
    found: dict[str, dict[str, bytes]] = defaultdict(dict)
    for name, content in files.items():
        if str(PurePosixPath(name).with_suffix("")) in LESSONS:
            continue
        if name.startswith("juegos/") and not name.startswith(LEFT_OUT):
            found[family_of(name)][name] = content
        elif name.endswith("/licenses/LICENSE"):
            found[""]["LICENSE"] = content
    return dict(found)


def family_of(name: str) -> str:
    """Return the family that a file of the wheel is for, nothing if it is for all.

    >>> family_of("juegos/dados/azar.pyc"), family_of("juegos/dados/family.pyc")
    ('dados', '')
    """
    path = PurePosixPath(name)
    room = path.parts[1]
    if room == "kept":
        return kept().get(path.stem, "")
    return room if room in FAMILIES and (len(path.parts) > 3 or path.stem not in MANIFEST) else ""


@cache
def kept() -> dict[str, str]:
    """Return the family that alone asks for a module of juegos.kept, by the name of the module."""
    asked: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "juegos").rglob("*.py")):
        room = path.relative_to(ROOT / "juegos").parts[0]
        for name in _kept_in(path):
            asked[name].add(path.stem if room == "kept" else room)
    return {name: family for name in asked if (family := _asking(name, asked)) in FAMILIES}


def _asking(name: str, asked: Mapping[str, set[str]]) -> str:
    """Return who alone asks for a module, directly or by another that is kept."""
    found = {_asking(one, asked) if one in asked else one for one in asked[name]}
    return found.pop() if len(found) == 1 else ""


def _kept_in(path: Path) -> set[str]:
    """Return the modules of juegos.kept that a module imports."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    modules = (node.module or "" for node in nodes if isinstance(node, ast.ImportFrom))
    return {name.split(".")[2] for name in modules if name.startswith("juegos.kept.")}


def file_of(family: str) -> str:
    """Return the name of the file that holds a family's part; without a family, that of the base.

    >>> file_of("dados"), file_of("")
    ('juegos-dados.zip', 'juegos.zip')
    """
    return f"juegos-{family}.zip" if family else "juegos.zip"
