"""What a program means apart from its annotations, and where in it a line stands."""

from __future__ import annotations

import ast
import hashlib
from functools import lru_cache

ANNOTATED = ("annotation", "returns")


@lru_cache(maxsize=4)
def meaning(source: str) -> str:
    """Return a program as a tree in words, without its annotations: equal where they alone differ.

    Raises:
        SyntaxError: it is no program.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for field in ANNOTATED:
            if hasattr(node, field):
                setattr(node, field, None)
    return ast.dump(tree)


def digest(source: str) -> str:
    """Return what tells a version of a program from others, whatever its comments say."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and len(body) > 1 and _is_text(body[0]):
            del body[0]
    return hashlib.sha256(ast.unparse(tree).encode()).hexdigest()[:12]


def _is_text(node: ast.AST) -> bool:
    """Return whether a statement is a string alone, as docstrings are."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def place(source: str, line: int) -> str:
    """Return the function or class that a line stands in, with those around it: ``Azar.cast``."""
    around = [
        (node.lineno, node.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and _first(node) <= line <= (node.end_lineno or 0)
    ]
    return ".".join(name for _, name in sorted(around))


def _first(node: ast.FunctionDef | ast.ClassDef) -> int:
    """Return the line that a definition begins with, its decorators among it."""
    return min([node.lineno, *(one.lineno for one in node.decorator_list)])
