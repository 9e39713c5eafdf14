"""The mutants of a file: copies of it in which Cosmic Ray has changed one thing.

A change of annotations alone, which nothing evaluates, makes no mutant, nor does one after which
there is no program any more. ``==`` is not changed to ``is``: Python keeps small numbers and short
words once, so that both say the same.
"""

from __future__ import annotations

import difflib
import warnings
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from tests.mutation.program import meaning, place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType

LEFT_OUT = ("_Eq_Is", "_Eq_IsNot", "_NotEq_Is", "_NotEq_IsNot")


class Change(NamedTuple):
    """An operator of Cosmic Ray, and at which of the places where it could work it does."""

    operator: str
    occurrence: int


class Mutant(NamedTuple):
    """A file as it was, what an operator made of it, and that as a program to be run."""

    source: str
    operator: str
    changed: str
    code: CodeType

    def description(self) -> tuple[str, str, str, str]:
        """Return in which function or class it was changed, by what, the line before and after."""
        before, after = self.source.splitlines(), self.changed.splitlines()
        matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
        _, start, end, first, last = next(op for op in matcher.get_opcodes() if op[0] != "equal")
        number = next((n for n in range(start, end) if before[n].strip()), start) + 1
        lines = _joined(before[start:end]), _joined(after[first:last])
        return place(self.source, number), self.operator, *lines


def drawn(source: str, file: str) -> list[Change]:
    """Return every change of a file in an order drawn by lot, always the same.

    So the first of them are a fair sample of all.
    """
    every = list(_changes(source))
    Random(file).shuffle(every)
    return every


def _changes(source: str) -> Iterator[Change]:
    nodes = list(ast_nodes(get_ast(source)))
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if kind.arguments() or name.endswith(LEFT_OUT):
            continue
        places = sum(1 for node in nodes for _ in kind().mutation_positions(node))
        yield from (Change(name, occurrence) for occurrence in range(places))


def made(source: str, file: str, change: Change) -> Mutant | None:
    """Return what a change makes of a file; None if it is the same program, or none."""
    changed = mutate_code(source, plugins.get_operator(change.operator)(), change.occurrence)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            if meaning(changed) == meaning(source):
                return None
            code = compile(changed, file, "exec", dont_inherit=True)
        except SyntaxError:
            return None
    return Mutant(source, change.operator.partition("/")[2], changed, code)


def _joined(lines: list[str]) -> str:
    """Return lines as one, without those that hold nothing but a comment."""
    texts = (line.strip() for line in lines)
    return " ".join(line for line in texts if line and not line.startswith("#"))
