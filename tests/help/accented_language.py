"""The language ``xx``: every sentence that translators see, each of its letters with an accent."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po

from conf.messages import CATALOGUES
from tests.juegos.test_sentences import accented

LANGUAGE = "xx"
TAGGED = {  # sentences that have HTML in them: their tags are no letters
    "Copyright &#169; {holders}": accented("Copyright ") + "&#169; {holders}",
}


def accent(catalog: Catalog) -> Catalog:
    """Return a catalogue with each of its sentences told in this language."""
    for message in catalog:
        if isinstance(message.id, tuple):
            message.string = tuple(map(accented, message.id))
        elif message.id:
            message.string = TAGGED.get(message.id) or accented(message.id)
    return catalog


@cache
def mo(name: str) -> bytes:
    """Return a catalogue of this language as gettext has it (``.mo``)."""
    out = BytesIO()
    write_mo(out, accent(CATALOGUES[name]()))
    return out.getvalue()


def of_pages() -> GNUTranslations:
    """Return the sentences of ``conf`` in this language."""
    return GNUTranslations(BytesIO(mo("conf")))


def write(folder: Path) -> None:
    """Write the catalogues of this language where a site looks for them (``locale_dirs``)."""
    place = folder / LANGUAGE / "LC_MESSAGES"
    place.mkdir(parents=True)
    for name, made in CATALOGUES.items():
        result = accent(made())
        with (place / f"{name}.po").open("wb") as file:
            write_po(file, result)
