"""What the browser's wheel leaves out of the source of juegos, and what it must not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from conf.runtime.parts import ROOT, without_docstrings
from tests.help.sweeps import each

SOURCES = sorted((ROOT / "juegos").rglob("*.py"))


def effects(tree: ast.Module) -> list[str]:
    """Return all that a program does and the line of each statement, but for what is only read."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            left = node.body[ast.get_docstring(node) is not None :]
            node.body = [one for one in left if not isinstance(one, ast.Pass)]
    statements = (node for node in ast.walk(tree) if isinstance(node, ast.stmt))
    return [f"{node.lineno} {ast.dump(node)}" for node in statements]


@pytest.mark.thorough
@each("path", SOURCES)
def test_a_module_does_the_same_on_the_same_lines(path: Path) -> None:
    """No function of it has a docstring any more; statements and docstrings of classes stay."""
    source = path.read_bytes()
    before, after = ast.parse(source), ast.parse(without_docstrings(source))
    functions = [node for node in ast.walk(after) if isinstance(node, ast.FunctionDef)]
    assert not [one.name for one in functions if ast.get_docstring(one) is not None]
    assert effects(after) == effects(before)


@pytest.mark.parametrize(
    ("source", "left"),
    [
        ('def f():\n    """ñ\n    b"""\n    return "ñ"\n', 'def f():\n    \n\n    return "ñ"\n'),
        ('def f():\n    """Nothing else."""\n', "def f():\n    pass\n"),
        ('def f(): "x"; return 1\n', "def f(): pass; return 1\n"),
        (
            'def f():\n    "a" "b"\n    def g():\n        "c"\n',
            "def f():\n    \n    def g():\n        pass\n",
        ),
        ('class A:\n    """Stays."""\n', 'class A:\n    """Stays."""\n'),
        ('async def f():\n    r"""x"""\n    await g\n', "async def f():\n    \n    await g\n"),
        ('def f():\n    return """no docstring"""\n', 'def f():\n    return """no docstring"""\n'),
    ],
)
def test_what_is_left(source: str, left: str) -> None:
    """Only the docstring of a function goes; where nothing follows, a word that does nothing."""
    assert without_docstrings(source.encode()) == left.encode()
