"""Removes docstrings of functions from Python for the browser.

They are a twentieth of the wheel, and nothing in the browser asks for them. Those of
classes stay: a dataclass without one writes its own at every start, which is slow. Each statement
stays on its line, so that a trace leads to the place in the source.
"""

from __future__ import annotations

import ast
from itertools import accumulate


def without_docstrings(source: bytes) -> bytes:
    """Return the source of a module with the docstrings of its functions emptied.

    Raises:
        SyntaxError: it is no Python.
    """
    tree = ast.parse(source)
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    starts = [0, *accumulate(len(line) + 1 for line in source.split(b"\n"))]
    kept = bytearray(source)
    for function in sorted(functions, key=lambda one: one.body[0].lineno, reverse=True):
        if ast.get_docstring(function, clean=False) is None:
            continue
        text = function.body[0]
        begin = starts[text.lineno - 1] + text.col_offset
        end = starts[(text.end_lineno or 0) - 1] + (text.end_col_offset or 0)
        kept[begin:end] = _replacement(function) + b"\n" * source.count(b"\n", begin, end)
    return bytes(kept)


def _replacement(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bytes:
    """Return the replacement of a docstring: a statement, if the function has no other."""
    text, *rest = function.body
    return b"" if rest and rest[0].lineno != text.end_lineno else b"pass"
