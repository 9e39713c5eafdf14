"""The examples in the docstrings of juegos are true, and what others may call has one."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cached_property
from types import ModuleType

import pytest

import juegos
from juegos.core import languages
from juegos.core.message import ENGLISH

# What other programs build on: every function, method and property there shows how it is used.
OPEN = "juegos.core", "juegos.engine", "juegos.library", "juegos.serve"
MODULES = [
    juegos,
    *(
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(juegos.__path__, "juegos.")
        if not module.name.endswith("__main__")  # that runs the command line
    ),
]


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Give the functions, methods and properties of a module that are not private, by name.

    Those of a protocol are left out: they have no body that an example could run.
    """
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
            continue
        if inspect.isfunction(thing):
            yield name, thing
        elif inspect.isclass(thing) and not getattr(thing, "_is_protocol", False):
            for inner, member in vars(thing).items():
                called = (staticmethod, classmethod, property, cached_property)
                if not inner.startswith("_") and (
                    inspect.isfunction(member) or isinstance(member, called)
                ):
                    yield f"{name}.{inner}", member


PUBLIC = {
    f"{module.__name__}.{name}": thing
    for module in MODULES
    if module.__name__.startswith(OPEN)
    for name, thing in public(module)
}
EXAMPLES = {
    example.name: example
    for module in MODULES
    for example in doctest.DocTestFinder(exclude_empty=True).find(module)
    if example.examples
}


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_function_has_an_example(name: str) -> None:
    """Its docstring shows a call, and what comes of it."""
    assert name in EXAMPLES
    assert any(example.want for example in EXAMPLES[name].examples), "it shows no result"


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_true(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line of it gives what stands below, where no language was brought before."""
    monkeypatch.setattr(languages, "_CATALOGUES", {"en": ENGLISH})
    texts: list[str] = []
    doctest.DocTestRunner().run(EXAMPLES[name], out=texts.append)
    assert not texts, "".join(texts)


def test_functions_of_every_kind_are_looked_at() -> None:
    """Plain ones, methods, class methods, properties, those under a decorator; of no protocol."""
    for name in ("serve.handle", "core.distribution.Dist.p", "core.source.Locus.parse"):
        assert f"juegos.{name}" in PUBLIC
    for name in ("core.source.Crux.name", "core.errors.at_line"):
        assert f"juegos.{name}" in PUBLIC
    assert not [name for name in PUBLIC if name.startswith("juegos.core.game.Game.")]
    assert len(PUBLIC) >= 75
