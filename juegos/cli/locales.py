"""The language of the terminal: the one that the user's environment asks for, if available.

A built package has the compiled catalogues beside this file, the repository has them in ``conf``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from juegos.cli.catalogues import compiled
from juegos.core.languages import install

ENGLISH = "en"
NONE = {"C", "POSIX"}  # the names of the locale in which programs speak as they are written
BUILT = Path(__file__).parent / "locale"
WRITTEN = Path(__file__).parents[2] / "conf" / "locale"
PLACE = "LC_MESSAGES/juegos"


def choose_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the first available language asked for, and install its catalogue; else ``en``.

    >>> choose_language({"LANG": "tlh_QO.UTF-8"})
    'en'
    """
    for name in _requested_languages(environment):
        if name == ENGLISH:
            break
        if catalogue := _catalogue(name):
            install(name, catalogue)
            return name
    return ENGLISH


def _requested_languages(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the languages asked for, the preferred first, as gettext finds them.

    The first variable that is set counts. ``LANGUAGE`` is a list, and is ignored in the locale C.
    """
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    listed = locale if locale in NONE else environment.get("LANGUAGE") or locale
    for name in listed.split(":"):
        if name in NONE:
            return
        yield re.split("[_.@]", name)[0]


def _catalogue(name: str) -> bytes | None:
    """Return the compiled catalogue of a language, or None."""
    if not re.fullmatch("[a-z]{2,3}", name):  # what stands in the environment can be any path
        return None
    built, written = BUILT / name / f"{PLACE}.mo", WRITTEN / name / f"{PLACE}.po"
    if built.is_file():
        return built.read_bytes()
    return compiled(written.read_text("utf-8")) if written.is_file() else None
