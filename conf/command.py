"""Runs a program of ``conf`` with its arguments, and reports an error in one line."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor
from inspect import signature
from pathlib import Path

from juegos.cli import executors


def run(program: Callable[..., int | None], given: Sequence[str]) -> int:
    """Call a program with its arguments, and return its exit code.

    It is 2 after a line that says which arguments it takes, where it was given others, and 1 after
    one that says what is wrong with a file or folder: it is not there, is no such thing, or holds
    something else (a ``SyntaxError`` is one of XML). Any other exception is a fault of ours.
    """
    takes = signature(program)
    try:
        takes.bind(*given)
    except TypeError as fault:
        names = " ".join(str(one).partition(":")[0].upper() for one in takes.parameters.values())
        print(f"{fault}; it takes {names or 'nothing'}", file=sys.stderr)
        return 2
    try:
        return program(*given) or 0
    except OSError as fault:
        of_file = fault.filename is not None
        print(f"{fault.filename}: {fault.strerror}" if of_file else fault, file=sys.stderr)
    except (ValueError, SyntaxError, ImportError) as fault:
        print(fault, file=sys.stderr)
    return 1


def with_games(
    name: str, play: Callable[[Collection[str], Executor | None], None], words: Sequence[str]
) -> None:
    """Call a program of ``conf.make`` with the games that are named, and an executor if asked.

    No game stands for all. ``--workers 4`` asks for so many processes, ``--dask ADDRESS`` for those
    of a Dask cluster.
    """
    parser = ArgumentParser(prog=f"python -m conf.make.{name}", description=play.__doc__)
    parser.add_argument("slugs", nargs="*", metavar="GAME")
    executors.add(parser)
    options = parser.parse_args(words)
    with executors.executor(options) as executor:
        play(options.slugs, executor)


def folder(name: str) -> Path:
    """Return an existing folder; raises ``NotADirectoryError``, which names it."""
    path = Path(name)
    if not path.is_dir():
        raise NotADirectoryError(f"{name}: no such folder")
    return path
