"""Parameters of which a few are tested at every change, and all others by session ``thorough``.

What is tested of every game is tested at every change of the games of ``SAMPLE``: some of each
family, with and without decisions, captures by jumping and by surrounding, men that are hit or not.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from juegos.catalogue import CATALOGUE
from tests.help.laws import OF_THE_BOOK, Case, big

SAMPLE = {
    *("azar", "triga", "guirguiesca"),
    *("alquerque", "alquerque-de-tres", "cercar-la-liebre", "damas-internacionales", "konane"),
    *("backgammon", "trictrac", "quinze-tablas", "doblet", "fallas"),
    "piquet",
}
# Tests that read what games say about themselves, which takes no time: all at every change.
OF_WORDS = {f"test_{name}.py" for name in "catalogue ids in_a_minute list provenance".split()}


def sweep(every: Iterable[Any], *quick: Any) -> list[Any]:
    """Return parameters, tuples for several names; all but those named last are thorough."""
    results = list(every)
    assert all(one in results for one in quick), quick
    return [one if one in quick else _marked(one) for one in results]


def sampled(item: pytest.Item) -> bool:
    """Tell whether a test is run at every change, as far as the games go that it is given."""
    if item.path.name in OF_WORDS or not isinstance(item, pytest.Function):
        return True
    given = getattr(item, "callspec", None)
    games = {slug for value in given.params.values() if (slug := _game(value))} if given else set()
    return games <= SAMPLE


def _game(value: Any) -> str:
    """Return the game that a parameter names: by itself, by an id of its own or by a case."""
    name = str(getattr(value, "slug", None) or getattr(value, "id", value))
    slug = name.rpartition(":")[2].partition(".")[0]
    return slug if slug in CATALOGUE else ""


def each(name: str, values: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator that runs a test for every value, as one test that tells all failures."""
    every = list(values)
    assert every, f"{name}: there is nothing to test"

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        def run(**fixtures: Any) -> None:
            failures = []
            for value in every:
                try:
                    test(**{name: value}, **fixtures)
                except AssertionError as error:
                    failures.append(f"{getattr(value, 'id', value)}: {error}")
            assert not failures, "\n".join(failures)

        signature = inspect.signature(test)
        others = [one for one in signature.parameters.values() if one.name != name]
        run.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return decorate


def swept(cases: Iterable[Case]) -> list[Any]:
    """Return cases; those that change more than one reading, of a big game any, are thorough.

    Those that change more than one are ``heavy`` too: what readings do together is plain Python,
    which CPython holds, and the browser's Python is asked for them in a session of its own. So are
    those that change one of a game of the Book of Tables: all its games are played by one program.
    """
    return [_of_case(case) for case in cases]


def _of_case(case: Case) -> Any:
    if case.changes > (case.slug not in OF_THE_BOOK):
        return pytest.param(case, marks=[pytest.mark.thorough, pytest.mark.heavy])
    return case if case.changes <= (not big(case.slug)) else _marked(case)


def _marked(one: Any) -> Any:
    return pytest.param(*(one if isinstance(one, tuple) else [one]), marks=pytest.mark.thorough)
