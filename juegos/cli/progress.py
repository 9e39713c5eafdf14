"""A progress bar with a sentence, on one line of a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

_T = TypeVar("_T")
WIDE = 24  # signs of the bar


def show(done: int, whole: int, label: str) -> None:
    """Overwrite the progress line, and end it once all is done; write nothing to a file."""
    if sys.stderr.isatty():
        end = "\n" if done >= whole else ""
        print(f"\r{bar(done, whole)} {label}", end=end, file=sys.stderr, flush=True)


def counting(results: Iterable[_T], whole: int, label: str) -> Iterator[_T]:
    """Yield results as they come, and show how many there are of the whole."""
    for done, one in enumerate(results, 1):
        show(done, whole, f"{done:,} / {whole:,}  {label}")
        yield one


def bar(done: int, whole: int) -> str:
    """Return the bar.

    >>> bar(6, 24)
    '[######..................]'
    """
    full = WIDE * min(done, whole) // max(whole, 1)
    return f"[{'#' * full}{'.' * (WIDE - full)}]"
