"""The language ``xx``: every sentence that translators see, each of its letters with an accent."""

from __future__ import annotations

import re
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po

from conf.messages import CATALOGUES, sentences
from juegos import catalogue
from juegos.core.languages import install
from juegos.core.message import Message
from juegos.naipes.piquet.tables import NAMES_BY_YEAR
from juegos.tablas.dates_of_tables import EDITIONS
from juegos.tablas.tick_tack.state import PHASES

LANGUAGE = "xx"
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćđéƒĝĥíĵķĺɱñóƥɋŕśťúṽŵẋýźÁɃĆĐÉƑĜĤÍĴĶĹⱮÑÓƤɊŔŚŤÚṼŴẊÝŹ",
)
BLANK = re.compile(r"(\{[^{}]*\}|%(?:\([a-z_]+\))?[sr])")  # ours, and those of argparse
WORDS = re.compile(r"(?<![\w-])[A-Za-z]{2,}(?:[,;:.]? [A-Za-z]{2,})+(?![\w-])")
# Titles and printers of books, as the books have them.
PRINTED = {
    text
    for edition in EDITIONS
    for text in (edition.title, edition.printer)
    if not isinstance(text, Message)
}
# What a sentence repeats as it was written or as it is named, so that no language changes it.
REPEATED = (
    (re.compile(r"""(['"]).*?\1"""), "what somebody wrote"),
    (re.compile(r": [\w.-]+(, [\w.-]+)+$"), "the names that there are, at the end of an error"),
    (
        re.compile("|".join(re.escape(catalogue.entry(slug).name) for slug in catalogue.CATALOGUE)),
        "names of games",
    ),
    (re.compile("medio azar|azar pujado"), "the names of games"),
    (re.compile(r"(?<![\w.])[a-z-]+\.[a-z-]+(?![\w.])"), "the ids of rules"),
    (re.compile(r"juegos -X|python -X dev -m juegos|^python3? .*"), "a command"),
    (re.compile(r"\b[AKQJT987][SHDC]\b"), "cards in their notation"),
    (re.compile("^(?:descarta nada|retira (?:punto|secuencia|grupo))$"), "moves in notation"),
    (
        re.compile(f"^(?:{'|'.join(re.escape(name.name) for name in NAMES_BY_YEAR)})$"),
        "names as their sources have them",
    ),
    (
        re.compile(rf"(?:\b(?:{'|'.join(catalogue.CATALOGUE)}) )?[\w-]+=[\w-]+(?: [\w-]+=[\w-]+)*"),
        "a game's readings, as they are written",
    ),
    (re.compile("hand, take, place"), "what a position writes besides men"),
    (re.compile("hand bar"), "men beside the board of tabula, as a position writes them"),
    (re.compile(", ".join(PHASES)), "the phases of tick-tack, as a position writes them"),
    (re.compile("Libro de los juegos|kotu ellima"), "the names of a book and of a game"),
    (re.compile("Jan de (?:six tables|rencontre|mézéas)|[Jj]an de deux tables"), "jans"),
    (re.compile("Contre-jan de mézéas|Dames impuissantes|Margot la fendue|Pile de misère"), "jans"),
    (re.compile("|".join(map(re.escape, PRINTED))), "what stands on the titles of books"),
    (re.compile("je m’en vais|je reste"), "what is said at trictrac"),
    (re.compile(r"(?<!\S)(?:(?:r?T|off|r?\d+)(?::\d+)?(?: |(?=[.;:)])|$))+"), "men on arrows"),
)


def accented(sentence: str) -> str:
    """Return a sentence whose every letter has an accent, its blanks as they are."""
    parts = BLANK.split(sentence)
    return "".join(part if BLANK.fullmatch(part) else part.translate(ACCENTED) for part in parts)


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


def _compiled(catalog: Catalog) -> bytes:
    out = BytesIO()
    write_mo(out, accent(catalog))
    return out.getvalue()


@cache
def mo(name: str) -> bytes:
    """Return a catalogue of this language as gettext has it (``.mo``)."""
    return _compiled(CATALOGUES[name]())


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


@cache
def ids() -> frozenset[str]:
    """Return every sentence of ``juegos`` that translators see; bring the language to the door."""
    catalog = sentences()
    install(LANGUAGE, _compiled(catalog))
    every = (message.id for message in catalog if message.id)
    return frozenset(id[0] if isinstance(id, tuple) else id for id in every)
