"""The active language of the site, and the translation of messages into it.

A site has one language, that of Sphinx's own setting; English needs no catalogue. Code that holds
messages tells them by ``tell``; templates do so with every value that they print.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal, get_decimal_symbol
from babel.units import format_unit

from juegos.core.message import ENGLISH, Message, translated

CATALOGUES = ("juegos", "conf", "corpus", "docs")  # each of the folder of this name
COUNTS = range(200)  # a language's forms of plural are all met among these
POINT = re.compile(r"(?<=\d)\.(?=\d)")  # in a number in English notation
_spoken: dict[str, NullTranslations] = {"en": ENGLISH}  # one language alone


def compiled_catalogues(
    folder: Path, name: str, wanted: Iterable[str] = CATALOGUES
) -> dict[str, bytes]:
    """Return the catalogues of a language in a folder, compiled for gettext (``.mo``).

    They are ``LANGUAGE/LC_MESSAGES/juegos.po`` and so on, as gettext and Sphinx have them.
    """
    by_name = {}
    for catalogue in wanted:
        file = folder / name / "LC_MESSAGES" / f"{catalogue}.po"
        if file.is_file():
            by_name[catalogue] = _compiled(file, file.stat().st_mtime_ns)
    return by_name


@cache
def _compiled(file: Path, _changed: int) -> bytes:
    """Return one catalogue, compiled again only if its file has changed: it takes a second."""
    out = BytesIO()
    with file.open("rb") as lines:
        write_mo(out, read_po(lines, locale=None))
    return out.getvalue()


def activate(name: str, catalogues: Iterable[bytes]) -> None:
    """Translate all messages into a language from now on; into English without catalogues."""
    first: NullTranslations | None = None
    for translations in map(GNUTranslations, map(BytesIO, catalogues)):
        if first is None:
            first = translations
        else:
            first.add_fallback(translations)
    _spoken.clear()
    _spoken[name if first else "en"] = first or ENGLISH


def current_language() -> str:
    """Return the code of the active language: ``en``."""
    return next(iter(_spoken))


def tell(value: Any) -> Any:
    """Return a value with every message in it translated into the active language."""
    return translated(value, _spoken[current_language()])


def decimal(value: float, places: int) -> str:
    """Return a number with this many decimal places, formatted in the active language.

    >>> decimal(0.5, 2)
    '0.50'
    """
    return with_local_point(f"{value:.{places}f}")


def grouped(count: int) -> str:
    """Return a count with thousands separators of the active language.

    >>> grouped(52060)
    '52,060'
    """
    return format_decimal(count, locale=_locale())


def with_local_point(text: str) -> str:
    """Return a text with the decimal sign of the active language in the numbers that it contains.

    >>> with_local_point("falla 0.482 ± 0.016, fol. 74v")
    'falla 0.482 ± 0.016, fol. 74v'
    """
    return POINT.sub(get_decimal_symbol(_locale()), text)


def megabytes(size: int) -> str:
    """Return a number of bytes in megabytes, formatted in the active language, on one line.

    >>> megabytes(5_440_000).split()
    ['5.4', 'MB']
    """
    written = format_unit(size / 1e6, "digital-megabyte", "short", "0.0", _locale())
    return written.replace(" ", "\N{NO-BREAK SPACE}")


def language_name(code: str) -> str:
    """Return the name of a language in the language of the site, as a sentence begins."""
    name = str(_locale().languages.get(code, code))
    return name[:1].upper() + name[1:]


def _locale() -> Locale:
    try:
        return Locale.parse(current_language())
    except UnknownLocaleError:
        return Locale("en")


def forms(message: Message) -> dict[str, str]:
    """Return the forms of a message with a count, by the browser's name for each plural.

    >>> from juegos.core.message import _n
    >>> forms(_n("{count} time", "{count} times", 2))
    {'other': '{count} times', 'one': '{count} time'}
    """
    language = _spoken[current_language()]
    plural = _locale().plural_form
    by_plural: dict[str, str] = {}
    for count in COUNTS:
        by_plural.setdefault(plural(count), language.ngettext(message.id, message.many, count))
    return by_plural


def alphabetical(word: str) -> tuple[str, str]:
    """Return the sort key of a word: its letters without accents, then the letters."""
    bare = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    return bare, word
