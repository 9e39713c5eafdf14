"""No word of a figure escapes translation: each is drawn in a language full of accents.

Names stay as they are: of games and their readings, of rooms of the program, of old books.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from conf.figures import FIGURES, draw
from conf.language import activate, decimal, megabytes
from conf.messages import CATALOGUES
from tests.help.accented_language import LANGUAGE, REPEATED, WORDS, mo
from tests.help.sweeps import sweep

OWN = (
    (re.compile("petit jan|grand jan"), "what the halves of a path are called"),
    (re.compile(r"\b[\w-]+: [\w-]+\b"), "a crux and its reading, by their keys"),
)
NAMES = ("naipes.nombres", "naipes.senas", "tablas.casas", "tablas.tratados")


@pytest.fixture(autouse=True)
def accents() -> Iterator[None]:
    """Tell all sentences in this language while a test runs."""
    activate(LANGUAGE, map(mo, CATALOGUES))
    yield
    activate("en", [])


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name",
    sweep(
        [name for name in FIGURES if name not in NAMES],
        "azar.odds",
        "azar.primera-suerte",
        "guirguiesca.envite",
        "alquerque-familia.arbol",
    ),
)
def test_no_word_of_a_figure_escapes(name: str) -> None:
    """Axes, legends and labels are told."""
    text = " | ".join(re.findall(r"<text[^>]*>(.*?)</text>", draw(name), re.DOTALL))
    for pattern, _why in (*REPEATED, *OWN):
        text = pattern.sub("|", text)
    assert WORDS.findall(text) == []


@pytest.mark.thorough
def test_a_decimal_is_written_as_the_language_has_it() -> None:
    """German has a comma; a language that nobody knows is written as English."""
    assert decimal(0.5, 2) == "0.50"
    activate("de", [mo("conf")])
    assert decimal(0.5, 2) == "0,50"


@pytest.mark.parametrize(
    ("language", "written"), [("es", "5,8\N{NO-BREAK SPACE}MB"), ("fr", "5,8\u202fMo")]
)
def test_a_download_is_weighed_as_the_language_does(language: str, written: str) -> None:
    """French counts in octets; number and unit stay on one line."""
    activate(language, [mo("conf")])
    assert megabytes(5_760_000) == written


def test_an_axis_has_its_decimals_so_too() -> None:
    """No point is left in a figure whose axis goes from chance to chance."""
    activate("de", [mo("conf")])
    matches = re.findall(r"<text[^>]*>([^<]*\d[.,]\d[^<]*)</text>", draw("azar.odds"))
    assert {re.sub(r"\d", "", number) for number in matches} == {","}
