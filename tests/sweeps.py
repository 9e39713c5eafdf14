"""Parameters of which a few are tested at every change, and all others by session ``thorough``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from juegos.tablas.list_of_games import GAMES
from tests.laws import Case, big

ONE_PROGRAM = {game.slug for game in GAMES}


def sweep(every: Iterable[Any], *quick: Any) -> list[Any]:
    """Return parameters, tuples for several names; all but those named last are thorough."""
    found = list(every)
    assert all(one in found for one in quick), quick
    return [one if one in quick else _marked(one) for one in found]


def swept(cases: Iterable[Case]) -> list[Any]:
    """Return cases; those that change more than one reading, of a big game any, are thorough.

    Those that change more than one are ``heavy`` too: what readings do together is plain Python,
    which CPython holds, and the browser's Python is asked for them in a session of its own. So are
    those that change one of a game of the Book of Tables: all its games are played by one program.
    """
    return [_of_case(case) for case in cases]


def _of_case(case: Case) -> Any:
    if case.changes > (case.slug not in ONE_PROGRAM):
        return pytest.param(case, marks=[pytest.mark.thorough, pytest.mark.heavy])
    return case if case.changes <= (not big(case.slug)) else _marked(case)


def _marked(one: Any) -> Any:
    return pytest.param(*(one if isinstance(one, tuple) else [one]), marks=pytest.mark.thorough)
