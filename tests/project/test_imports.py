"""Who may import whom, and that a module needs no more than it says."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest

from tests.help.sweeps import each

ROOT = Path(__file__).parents[2]
JUEGOS = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "juegos").rglob("*.py"))
}
# Only a command line reads what its user names, and its catalogues; all else in juegos is pure.
READS_FILES = {f"juegos.cli.{name}" for name in ("main", "files", "locales", "mailbox_file")}
FAMILIES = {name.removesuffix(".family") for name in JUEGOS if name.endswith(".family")}
CLOCKS = {"time", "timeit", "datetime"}
INPUT = {"open", "pathlib", "io.open", "os", "shutil", "tempfile", "urllib", "socket", "http"}


@cache
def tree(path: Path) -> ast.Module:
    """Return what a file says."""
    return ast.parse(path.read_text("utf-8"))


@cache
def imported(path: Path) -> frozenset[str]:
    """Return the full names that a file imports, wherever in it."""
    return frozenset(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: a relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in JUEGOS else str(node.module)


@each("name", JUEGOS)
def test_juegos_needs_the_standard_library_alone(name: str) -> None:
    """A module of juegos imports juegos and the standard library, nothing else."""
    for item in imported(JUEGOS[name]):
        top = item.partition(".")[0]
        assert top == "juegos" or top in sys.stdlib_module_names, f"{name} imports {item}"


@each("name", sorted(set(JUEGOS) - READS_FILES))
def test_juegos_reads_nothing(name: str) -> None:
    """No module but the command line opens files or connections."""
    called = {
        node.func.id
        for node in ast.walk(tree(JUEGOS[name]))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    tops = {item.partition(".")[0] for item in imported(JUEGOS[name])}
    assert not INPUT & (called | tops)


@each("name", JUEGOS)
def test_juegos_looks_at_no_clock(name: str) -> None:
    """What a game replies cannot depend on how fast or how busy a machine is."""
    assert not CLOCKS & {item.partition(".")[0] for item in imported(JUEGOS[name])}


def test_juegos_has_no_circle() -> None:
    """The modules of juegos can be put in an order in which each imports only earlier ones."""
    graph = {
        name: {item for item in imported(path) if item in JUEGOS and item != name}
        for name, path in JUEGOS.items()
    }
    assert len(list(TopologicalSorter(graph).static_order())) >= len(JUEGOS)


def test_no_capability_is_probed() -> None:
    """What a game can do its entry says, or a field that all games have: no object is looked at."""
    families = tuple(f"{name}." for name in FAMILIES)
    protocols = {"Stepwise", "MultiStep", "Hidden", "Counted", "Positional"}
    for name, path in JUEGOS.items():
        nodes = [] if name.startswith(families) else ast.walk(tree(path))
        for call in (node for node in nodes if isinstance(node, ast.Call)):
            called = ast.unparse(call.func)
            assert called != "hasattr", name
            looked_for = ast.unparse(call.args[1]) if called == "isinstance" else ""
            assert not protocols & set(looked_for.split(" | ")), name


@each("folder", ["juegos", "conf"])
def test_nothing_imports_the_tests(folder: str) -> None:
    """Neither juegos nor conf imports tests or pages."""
    for path in (ROOT / folder).rglob("*.py"):
        if "node_modules" not in path.parts:
            tops = {item.partition(".")[0] for item in imported(path)}
            assert not tops & {"tests", "docs", "corpus", "pytest", "hypothesis"}, path.name


@each("folder", ["corpus", "docs"])
def test_words_and_pages_hold_no_program(folder: str) -> None:
    """The corpus and the pages are data: no Python lies in them."""
    assert not list((ROOT / folder).rglob("*.py"))


@contextmanager
def fresh() -> Iterator[None]:
    """Forget that juegos was ever imported, for a while."""
    before = {name: module for name, module in sys.modules.items() if name in JUEGOS}
    for name in before:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in [name for name in sys.modules if name in JUEGOS]:
            del sys.modules[name]
        sys.modules.update(before)


@pytest.mark.thorough
@each("name", sorted(set(JUEGOS) - {"juegos.__main__"}))
def test_module_imports_alone(name: str) -> None:
    """Each module can be the first to be imported; and has a docstring."""
    with fresh():
        assert import_module(name).__doc__


def test_door_imports_no_game() -> None:
    """``juegos.serve`` opens without any game's rules: they come when a game is asked for.

    Nor are the disputed places of any there, or what a game is: who asks for one brings it.
    """
    with fresh():
        serve = import_module("juegos.serve")
        assert not [name for name in sys.modules if name.startswith(tuple(FAMILIES))]
        assert not {"juegos.core.game", "juegos.core.table"} & sys.modules.keys()
        serve.handle({"do": "start", "slug": "azar"})
        assert "juegos.dados.azar" in sys.modules
        assert "juegos.dados.marlota" not in sys.modules
