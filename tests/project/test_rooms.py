"""The layers of juegos and conf; the part ``style`` holds the imports to them by import-linter."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.help.affected_tests import modules

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "desarrollo" / "arquitectura.md"
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
LAYERS = {
    one["containers"][0]: one["layers"] for one in CONTRACTS["contracts"] if one["type"] == "layers"
}


@pytest.mark.parametrize("package", LAYERS)
def test_the_page_has_the_layers(package: str) -> None:
    """Each module stands there once, in the order of the layers, with what it is for."""
    page = PAGE.read_text("utf-8")
    section = page.partition(f"### Layers of `{package}`")[2].partition("\n##")[0]
    matches = re.findall(r"^\| `([^`]+)` \| \S.* \|$", section, re.MULTILINE)

    assert matches == [name for layer in LAYERS[package] for name in re.split(" [|:] ", layer)]


def test_nothing_is_reached_by_text() -> None:
    """No part of juegos reaches into another by text, where no tool could follow it."""
    parts = {name: part(name) for name in modules("juegos") if part(name)}
    for name, where in parts.items():
        tree = ast.parse(modules()[name].read_text("utf-8"))
        texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}

        assert not {one for one in texts & parts.keys() if parts[one] != where}, name


def part(module: str) -> str:
    """Return the part of juegos that a module is in; none for the package itself."""
    return ".".join(module.split(".")[1:2])
