"""The language that the command line speaks: that of its user's environment, else English."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from gettext import GNUTranslations
from io import BytesIO

import pytest

from conf import language as site
from conf.edition.document import ROOT
from conf.translations import LOCALE, languages, place
from juegos.cli import locales
from juegos.cli.catalogues import compiled

WANTED = [
    ({}, "en"),
    ({"LANG": "es_ES.UTF-8"}, "es"),
    ({"LANG": "fr"}, "fr"),
    ({"LANG": "es_MX@euro"}, "es"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "../es"}, "en"),
    ({"LANG": "fr_FR", "LC_MESSAGES": "es_ES"}, "es"),
    ({"LANG": "fr_FR", "LC_MESSAGES": "es_ES", "LC_ALL": "en_GB"}, "en"),
    ({"LANG": "fr_FR", "LC_MESSAGES": "", "LC_ALL": ""}, "fr"),
    ({"LANG": "es_ES", "LC_ALL": "C"}, "en"),
    ({"LANG": "es_ES", "LC_CTYPE": "fr_FR"}, "es"),
    ({"LANG": "es_ES", "LANGUAGE": "fr"}, "fr"),
    ({"LANG": "es_ES", "LANGUAGE": "de:fr:es"}, "fr"),
    ({"LANG": "es_ES", "LANGUAGE": "en:fr"}, "en"),
    ({"LANG": "es_ES", "LANGUAGE": ""}, "es"),
    ({"LC_ALL": "POSIX", "LANGUAGE": "fr"}, "en"),  # GNU gettext: not heard in the locale C
    ({"LANGUAGE": "fr"}, "fr"),
]
SPANISH, FRENCH = {"LANG": "es_ES.UTF-8"}, {"LANG": "fr_FR.UTF-8"}
CASES = [
    (SPANISH, "list", "Dados\nmayores  (dados, ldj:65v)\n"),
    (FRENCH, "list", "Dés\nmayores  (dados, ldj:65v)\n"),
    (SPANISH, "odds azar", "0,518772  5527/10654          gana A\n"),
    (FRENCH, "odds azar", "0,518772  5527/10654          A gagne\n"),
    (SPANISH, "why trictrac --thrower T:15 --opponent T:15 --throw 6-1 --play T-8", "no permitida"),
    (FRENCH, "why trictrac --thrower T:15 --opponent T:15 --throw 6-1 --play T-8", "non permis"),
    (SPANISH, "odds --help", "uso: juegos odds [-h] [--reading CRUX=CLAVE]"),
    (FRENCH, "odds --help", "usage\N{NO-BREAK SPACE}: juegos odds [-h] [--reading CRUX=CLÉ]"),
    (SPANISH, "odds azra", "juegos: no existe el juego 'azra'; lo más parecido: azar"),
    (FRENCH, "odds azra", "juegos: il n’y a pas de jeu 'azra'\N{NARROW NO-BREAK SPACE}; au plus"),
    (SPANISH, "record nada", "juegos: no se puede leer nada: no existe tal archivo"),
    (FRENCH, "cantar", "juegos: argument COMMANDE"),
]


def output_of(environment: Mapping[str, str], *arguments: str) -> str:
    """Return all that a command prints where only this is said of languages."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    clear = {name: value for name, value in os.environ.items() if name not in names}
    done = subprocess.run(
        [sys.executable, "-m", "juegos", *arguments],
        env={**clear, **environment, "PYTHONUTF8": "1"},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize(("environment", "name"), WANTED, ids=str)
def test_the_environment_says_which(environment: dict[str, str], name: str) -> None:
    """The first variable that is set, a list if it is LANGUAGE, by the order of gettext."""
    assert locales.choose_language(environment) == name


@pytest.mark.parametrize(("environment", "command", "says"), CASES, ids=str)
def test_a_command_speaks_it(environment: dict[str, str], command: str, says: str) -> None:
    """What it prints, what is wrong and its help, also where the machine has no such locale."""
    assert says in output_of(environment, *command.split())


@pytest.mark.parametrize("asked", ["list", "odds azar"])
def test_a_program_is_told_the_same_names_and_numbers(asked: str) -> None:
    """Of a reply as JSON only sentences are another language's."""
    english, spanish = (
        json.loads(output_of(environment, *asked.split(), "--json"))
        for environment in ({}, SPANISH)
    )
    assert bones(spanish) == bones(english)
    assert (spanish != english) is (asked == "list")


def bones(value: object) -> object:
    """Return a reply without the sentences of cruces and readings."""
    if isinstance(value, dict):
        left = {"question", "gloss"}
        return {name: bones(part) for name, part in value.items() if name not in left}
    return [bones(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", languages())
def test_a_catalogue_is_read_as_babel_reads_it(name: str) -> None:
    """Two readers of a file find the same sentences in it."""
    ours = GNUTranslations(BytesIO(compiled(place(name, "juegos").read_text("utf-8"))))
    theirs = GNUTranslations(BytesIO(site.compiled_catalogues(LOCALE, name)["juegos"]))
    assert vars(ours)["_catalog"] == vars(theirs)["_catalog"]
    assert len(vars(ours)["_catalog"]) > 3000


def test_what_nobody_has_looked_at_is_left_out() -> None:
    """No fuzzy sentence, none without a translation, no obsolete one; forms of number are kept."""
    made = compiled(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
        '#, fuzzy\nmsgid "a"\nmsgstr "1"\n\nmsgid "b"\nmsgstr ""\n\n#~ msgid "c"\n#~ msgstr "3"\n\n'
        'msgid "{count} man"\nmsgid_plural "{count} men"\nmsgstr[0] "{count} ficha"\n'
        'msgstr[1] ""\n"{count} \\"fichas\\""\n'
    )
    gnutranslations = GNUTranslations(BytesIO(made))
    assert [gnutranslations.gettext(id) for id in "abc"] == ["a", "b", "c"]
    assert [gnutranslations.ngettext("{count} man", "{count} men", n) for n in (1, 2)] == [
        "{count} ficha",
        '{count} "fichas"',
    ]
