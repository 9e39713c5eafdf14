"""Runs the linter of Standard Ebooks on books: ``python -m conf.book.lint BOOK ...``.

It needs that linter, as the session ``ebooks`` has it. What we do not follow is in
``refused.toml``, each with its reason; the exit code is 1 if anything else is found, or if one of
those is found no more.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

from conf.command import run

REFUSED = Path(__file__).with_name("refused.toml")
OURS, THEIRS = "_static/libro.css", "css/local.css"  # a style sheet, and where the linter wants it


def faults(messages: list[tuple[str, str]], refused: dict[str, str]) -> list[str]:
    """Return the findings that are not refused, and refusals that are not needed."""
    codes = {code for code, _ in messages}
    return [
        *(f"{code}: {value}" for code, value in messages if code not in refused),
        *(f"{code} is found no more: take it out" for code in refused if code not in codes),
    ]


def messages(book: str) -> list[tuple[str, str]]:
    """Return the code of each finding in a book, with its file and its words.

    Raises:
        ValueError: it is no EPUB.
    """
    from se.se_epub import SeEpub  # noqa: PLC0415 - only where this is run as a program

    if not zipfile.is_zipfile(book):
        raise ValueError(f"{book}: no EPUB is there")
    with tempfile.TemporaryDirectory() as unpacked, zipfile.ZipFile(book) as packed:
        packed.extractall(unpacked)
        for page in (*Path(unpacked).rglob("*.xhtml"), *Path(unpacked).rglob("*.opf")):
            page.write_text(page.read_text("utf-8").replace(OURS, THEIRS), "utf-8")
        place = Path(unpacked, THEIRS)
        place.parent.mkdir()
        Path(unpacked, OURS).rename(place)
        return [
            (one.code, f"{one.filename.name if one.filename else ''} {one.text}")
            for one in SeEpub(unpacked).lint(skip_lint_ignore=True)
        ]


def main(*books: str) -> int:
    """Print the faults of each book, and the refused findings; return 1 if any is left."""
    refused = tomllib.loads(REFUSED.read_text("utf-8"))
    sound = True
    for book in books:
        wrong = faults(messages(book), refused)
        print("\n".join(wrong) or f"{book}: se lint finds nothing but {len(refused)} refused kinds")
        sound = sound and not wrong
    return not sound


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
