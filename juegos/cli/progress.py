"""A progress bar with a sentence, on one line of a terminal."""

from __future__ import annotations

import argparse
import sys

from juegos.cli.common import tell

WIDE = 24  # signs of the bar


def show(options: argparse.Namespace, done: int, whole: int, label: str) -> None:
    """Overwrite the progress line, and end it once all is done; write nothing to a file."""
    if sys.stderr.isatty():
        end = "\n" if done >= whole else ""
        text = f"\r{bar(done, whole)} {tell(options, label)}"
        print(text, end=end, file=sys.stderr, flush=True)


def bar(done: int, whole: int) -> str:
    """Return the bar.

    >>> bar(6, 24)
    '[######..................]'
    """
    full = WIDE * min(done, whole) // max(whole, 1)
    return f"[{'#' * full}{'.' * (WIDE - full)}]"
