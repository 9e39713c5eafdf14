"""Which tests the changes of the working tree touch.

``python -m tests.help.affected_tests`` lists them.

A test is touched if its file, or a module that it imports directly or not, has changed since the
last commit. Lists of all games lead to every game, so that no import is followed through them.
Where one game has changed, what is tested of every game is tested of that one.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from juegos import catalogue

ROOT = Path(__file__).resolve().parents[2]
LISTS = ("juegos", "juegos.catalogue", "juegos.puzzles", "juegos.serve", "juegos.tables")
ELSEWHERE = {
    "bench",
    "browser",
    "firefox",
    "mutation",
    "notebook",
    "peers",
    "printed",
    "validators",
}
A_FEW = 3  # a module that more games rest on belongs to none of them


@cache
def modules(*folders: str) -> dict[str, Path]:
    """Return the file of every module of some folders, by default of all, by its full name."""
    result = {}
    for folder in folders or ("juegos", "conf", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if "node_modules" not in parts:
                result[".".join(parts).removesuffix(".__init__")] = path
    return result


@cache
def imports(module: str) -> frozenset[str]:
    """Return the modules of ours that one imports."""
    return frozenset(imported_modules(ast.parse(modules()[module].read_text("utf-8"))))


def imported_modules(tree: ast.AST) -> set[str]:
    """Return the modules of ours that a file, or a part of one, imports."""
    results = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            results |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            results |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return results & modules().keys()


def reached(begin: Iterable[str]) -> set[str]:
    """Return some modules and all that they import, directly or not, but not through a list."""
    result, ahead = set[str](), list(begin)
    while ahead:
        if (name := ahead.pop()) not in result:
            result.add(name)
            if not is_list(name):
                ahead += imports(name)
    return result


def is_list(module: str) -> bool:
    """Tell whether a module names games or tables only to lead to them."""
    return module in LISTS or module.endswith(".family")


def tests() -> Iterator[str]:
    """Yield the modules of tests that run without a browser and without other programs."""
    for name, path in modules().items():
        if path.name.startswith("test_") and not ELSEWHERE & {*path.parts}:
            yield name


def changed() -> list[Path]:
    """Return the files that differ from the last commit, new ones among them."""
    names = []
    for command in ("diff --name-only HEAD", "ls-files --others --exclude-standard"):
        git = ["git", "-C", str(ROOT), *command.split()]
        names += subprocess.run(git, capture_output=True, text=True, check=True).stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).exists()]


def games(names: set[str]) -> list[str]:
    """Return the games that rest on one of some modules, if these are a few."""
    results = []
    for slug, entry in catalogue.CATALOGUE.items():
        if reached([entry.reference.partition(":")[0]]) & names:
            results.append(slug)
    return results if len(results) <= A_FEW else []


def touched(files: Iterable[Path]) -> tuple[list[str], list[str], list[str]]:
    """Return the test files that changes touch, then those of all games and the games to try."""
    by_path = {path: name for name, path in modules().items()}
    names = {by_path[path] for path in files if path in by_path}
    mine = [name for name in tests() if reached([name]) & names]
    slugs = games({name for name in names if name.startswith("juegos.")})
    every = [one for one in tests() if one not in mine and "juegos.catalogue" in imports(one)]
    return _paths(mine), _paths(every) if slugs else [], slugs


def expression(slugs: Iterable[str]) -> str:
    """Return what pytest’s ``-k`` is given for the tests of some games, without their namesakes.

    >>> expression(["medio-azar", "tick-tack"])
    '((medio-azar or medio_azar)) or ((tick-tack or tick_tack))'
    """
    patterns = []
    for slug in slugs:
        longer = [one for one in catalogue.CATALOGUE if slug in one and one != slug]
        others = f" and not ({_any(longer)})" if longer else ""
        patterns.append(f"(({_any([slug])}){others})")
    return " or ".join(patterns)


def _any(slugs: Iterable[str]) -> str:
    """Return the part of it that some games fit, and the files that are named after them."""
    words = [word for slug in slugs for word in (slug, slug.replace("-", "_"))]
    return " or ".join(dict.fromkeys(words))


def _paths(names: Iterable[str]) -> list[str]:
    return [str(modules()[name].relative_to(ROOT)) for name in names]


if __name__ == "__main__":
    own, of_all, slugs = touched(changed())
    for row in (" ".join(own), " ".join(of_all), expression(slugs)):
        sys.stdout.write(f"{row}\n")
