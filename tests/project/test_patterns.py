"""No regular expression that reads what others wrote is ambiguous: any search ends soon.

That is, in the package and in the importers of transcriptions.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import juegos
from conf import witnesses
from tests.help.patterns import ambiguous

EXAMPLES = [
    (r"(?:[ \t]*(?:;[^\r\n]*)?(?:\r\n?|\n))*[ \t]*[0-9]+ point match", True),  # as it once stood
    (r"(?:[ \t]*(?:;[^\n]*)?\n)*[ \t]*[0-9]+ point match", False),
    (r"(\w+\s?)*!", True),
    (r"(\w+\s)*!", False),
    (r"(?:a|ab|b)*c", True),
    (r"(x{1,3})*", True),
    (r"(x{3})*", False),
    (r"([^'\\]|\\.)*'", False),
    (r"(?i)(ab|AB)*", True),
    (r"(a+)+", True),
    (r"(a++)+b", False),
    (r"a*a*b", False),  # slow, but not without bound
    (r"(?:(?:a?)*)*", True),
]


@pytest.mark.parametrize(("pattern", "is_so"), EXAMPLES)
def test_ambiguous_patterns_are_known(pattern: str, *, is_so: bool) -> None:
    """Two ways round by the same text, by hand."""
    assert ambiguous(re.compile(pattern)) == is_so


def patterns() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Yield every pattern that a module of them holds, or that stands in a call there."""
    modules = chain(
        pkgutil.walk_packages(juegos.__path__, "juegos."),
        pkgutil.walk_packages(witnesses.__path__, "conf.witnesses."),
    )
    for result in modules:
        if result.name.endswith("__main__"):
            continue
        module = importlib.import_module(result.name)
        for name, value in vars(module).items():
            held = value.values() if isinstance(value, dict) else [value]
            for one in held:
                if isinstance(one, re.Pattern) and isinstance(one.pattern, str):
                    yield f"{result.name}.{name}", one
        tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
        for call in ast.walk(tree):
            match call:
                case ast.Call(ast.Attribute(ast.Name("re")), [ast.Constant(str(text)), *_]):
                    yield f"{result.name}:{call.lineno}", re.compile(text)


def test_no_pattern_is_ambiguous() -> None:
    """Each of them, wherever it stands."""
    by_name = dict(patterns())
    assert len(by_name) > 100
    assert [name for name, pattern in by_name.items() if ambiguous(pattern)] == []
