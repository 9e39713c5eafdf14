"""What our backgammon loses by a move, as a strong engine that is not ours judges it.

``.nox/peers/bin/python -m tests.bench judged`` prints the figures; it needs the package ``bgsage``.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from conf.make.judged import LEVELS, losses, main, mean_and_error
from juegos.tablas.backgammon.tables_of_losses import ALL_MOVES, GOALS
from tests.bench import Row


def rows() -> list[Row]:
    """Return the rows, or one that says what they need."""
    try:
        sage = import_module("bgsage").create_analyzer("2ply", parallel_threads=1, cubeful=False)
    except ImportError:
        return [Row("lost by a move", "not measured: bgsage is not installed")]
    return [row for level in LEVELS for row in _of_level(sage, level)]


def _of_level(sage: Any, level: str) -> Iterator[Row]:
    contact, race = losses(sage, level)
    limit = str(GOALS.get((level, ALL_MOVES), ""))
    yield Row(f"{level}: lost by an unforced move", mean_with_error(contact + race), limit)
    yield Row(f"{level}: men still to pass", mean_with_error(contact))
    yield Row(f"{level}: a race", mean_with_error(race))


def mean_with_error(lost: list[float]) -> str:
    """Return a mean with its standard error, and of how many."""
    mean, error = mean_and_error(lost)
    return f"{mean:.4f} ± {error:.4f}, {len(lost)} moves"


if __name__ == "__main__":
    main()
