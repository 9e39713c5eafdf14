"""Python for the browser: the same program without the docstrings of its functions.

They are a twentieth of the wheel, and nothing in the browser asks for them. Those of
classes stay: a dataclass without one writes its own at every start, which is slow. Each statement
stays on its line, so that a trace leads to the place in the source.
"""

from __future__ import annotations

import ast
from itertools import accumulate


def bare(source: bytes) -> bytes:
    """Return the source of a module, the docstrings of its functions left empty.

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
        kept[begin:end] = _instead(function) + b"\n" * source.count(b"\n", begin, end)
    return bytes(kept)


def _instead(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bytes:
    """Return what must stand where the docstring stood: something, if nothing follows below it."""
    text, *rest = function.body
    return b"" if rest and rest[0].lineno != text.end_lineno else b"pass"
