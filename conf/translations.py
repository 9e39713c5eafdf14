"""The catalogues of translations: merged with the current templates, and what is missing.

    python -m conf.translations build/locale       brings all languages up, and reports
    python -m conf.translations build/locale es    one of them

A sentence that is new has no translation; one that has changed keeps the old one, marked fuzzy
until a translator has looked at it. What is gone from the English is dropped.
"""

from __future__ import annotations

import sys
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from conf.command import folder as there
from conf.command import run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from babel.messages.catalog import Message

LOCALE = Path(__file__).parent / "locale"


def languages() -> list[str]:
    """Return the languages that have a folder of catalogues: ``["es", "fr"]``."""
    return sorted(item.parent.name for item in LOCALE.glob("*/LC_MESSAGES"))


def place(language: str, catalogue: str) -> Path:
    """Return the path of a catalogue of a language."""
    return LOCALE / language / "LC_MESSAGES" / f"{catalogue}.po"


def read(language: str, catalogue: str) -> Catalog:
    """Return a catalogue of a language; an empty one if there is none yet."""
    file = place(language, catalogue)
    if not file.is_file():
        return Catalog(locale=language, fuzzy=False)
    with file.open("rb") as lines:
        return read_po(lines, locale=language)


def updated(old: Catalog, template: Catalog) -> Catalog:
    """Return a catalogue with the messages of a template and the translations of an old one."""
    old.update(template)
    old.obsolete.clear()
    old.creation_date = template.creation_date
    old.revision_date = template.creation_date  # no clock: the same sentences, the same file
    old.version = template.version
    return old


def missing(catalogue: Catalog) -> Iterator[Message]:
    """Yield the messages without translation, or with one that nobody has checked."""
    for message in catalogue:
        strings = message.string if isinstance(message.string, (list, tuple)) else [message.string]
        if message.id and (message.fuzzy or not all(strings)):
            yield message


@cache
def whole_pages(language: str) -> frozenset[str]:
    """Return the pages of which a language has every sentence: ``{"index", "tablas/toc"}``."""
    catalogue = read(language, "docs")
    return frozenset(_pages(one for one in catalogue if one.id) - _pages(missing(catalogue)))


def _pages(sentences: Iterable[Message]) -> set[str]:
    places = (Path(file) for one in sentences for file, _line in one.locations)
    return {place.relative_to("docs").with_suffix("").as_posix() for place in places}


def text(catalogue: Catalog, name: str) -> bytes:
    """Return a catalogue as a file, with unwrapped paragraphs.

    Those of ``docs`` have their files, which tell what pages are whole; no other has, since its
    sentences move from file to file with the code.
    """
    for message in catalogue:
        files = dict.fromkeys(file for file, _line in message.locations)
        message.locations = [(file, 0) for file in files]
    out = BytesIO()
    options = {"no_location": name != "docs", "include_lineno": False}
    write_po(out, catalogue, width=0, sort_by_file=True, **options)
    return out.getvalue()


def main(folder: str, *chosen: str) -> None:
    """Update the catalogues of the chosen languages, or of all, and report what each lacks."""
    for language in chosen or languages():
        for file in sorted(there(folder).glob("*.pot")):
            try:
                template = read_po(BytesIO(file.read_bytes()))
            except UnicodeDecodeError as fault:
                raise ValueError(f"{file}: {fault}; it should be UTF-8") from None
            catalogue = updated(read(language, file.stem), template)
            to = place(language, file.stem)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(text(catalogue, file.stem))
            left = sum(1 for _ in missing(catalogue))
            print(f"{language} {file.stem}: {len(catalogue) - left} of {len(catalogue)} sentences")


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
