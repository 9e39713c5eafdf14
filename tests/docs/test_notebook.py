"""The notebook of the package: it runs from its first cell to its last, and shows what it makes."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue, tables

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs/desarrollo/juegos.ipynb"
CELLS = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as Jupyter does; return the value of its last line, if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)  # noqa: S102 - of our own making
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307


@pytest.fixture(scope="module")
def shown() -> list[Any]:
    """Return what each cell of code gives, run one after another in one process."""
    names: dict[str, Any] = {}
    return [run("".join(one["source"]), names) for one in CELLS if one["cell_type"] == "code"]


def test_the_notebook_runs(shown: list[Any]) -> None:
    """No cell fails; each but the first shows something, a board or a table among it."""
    assert [one for one in shown[1:] if one is None] == []
    assert any(hasattr(one, "_repr_svg_") for one in shown)
    assert any(hasattr(one, "_repr_html_") for one in shown)


def test_its_answers_are_true(shown: list[Any]) -> None:
    """What is sampled there comes near what is exact, by its fixed seeds."""
    (share, exact), record = shown[-2], shown[-1]
    assert abs(share - exact) < 0.05
    assert repr(record) == "mayores: fin A mayores.gana"


def test_it_asks_of_every_page_of_odds() -> None:
    """Each game with a table of odds is asked about, under the name of its page."""
    asked = "".join("".join(one["source"]) for one in CELLS)
    games = {id.removesuffix(".odds") for id in tables.ids() if id.endswith(".odds")}
    assert len(games) > 10
    assert {slug for slug in games if f'"{slug}' not in asked} == set()
    titles = {catalogue.entry(slug).name.lower() for slug in games}
    assert {title for title in titles if title not in asked.lower()} == set()


def test_the_notebook_keeps_no_results() -> None:
    """They are made by who runs it, and none can be out of date; each cell has an id of its own."""
    code = [one for one in CELLS if one["cell_type"] == "code"]
    assert [one for one in code if one["outputs"] or one["execution_count"]] == []
    assert len({one["id"] for one in CELLS}) == len(CELLS)
