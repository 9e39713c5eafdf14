"""Numbers that are written as words, from eleven to ninety-nine, are the same in each language.

Those up to ten are left out: they are articles, pronouns and parts of other words too.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import count

import pytest

from tests.conf.test_translations import EVERY, pairs

TEENS = "onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf"
UNITS = {
    "en": "one two three four five six seven eight nine",
    "es": "uno dos tres cuatro cinco seis siete ocho nueve",
    "fr": f"un deux trois quatre cinq six sept huit neuf dix {TEENS}",
}
FIRST = {
    "en": "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "es": "once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve "
    "veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete "
    "veintiocho veintinueve",
    "fr": TEENS,
}
TENS = {
    "en": {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}
    | {"seventy": 70, "eighty": 80, "ninety": 90},
    "es": {"treinta": 30, "cuarenta": 40, "cincuenta": 50, "sesenta": 60}
    | {"setenta": 70, "ochenta": 80, "noventa": 90},
    "fr": {"vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60}
    | {"quatre-vingt": 80, "quatre-vingts": 80},
}
BETWEEN = {"en": "-", "es": " y ", "fr": "(?:-| et )"}
# Other forms: before a noun, of the codex, and a part of sixteen.
MORE = {
    "en": {},
    "es": {"veintiún": 21, "veintiuna": 21, "catorze": 14, "quinze": 15, "xiiij": 14},
    "fr": {"seizième": 16},
}
CODE = re.compile(r"`[^`]*`")
GLOSS = re.compile(r"(?<=</q>) \([^)]*\)")  # which tells an English reader what was quoted


def number_patterns(language: str) -> dict[str, int]:
    """Return the patterns of these numbers in words, with their values."""
    results = dict(zip(FIRST[language].split(), count(11), strict=False))
    for ten, value in TENS[language].items():
        results[ten] = value
        for unit, word in enumerate(UNITS[language].split(), 1):
            either = re.sub("^uno?$", "(?:un|uno|una|une)", word)
            results[ten + BETWEEN[language] + either] = value + unit
    return results | MORE[language]


class Numbers:
    """Finds the numbers in words in the texts of a language.

    >>> Numbers("fr")("Vingt et une dames, soixante-dix-huit points, quatre-vingts")
    Counter({21: 1, 78: 1, 80: 1})
    """

    def __init__(self, language: str) -> None:
        """Read from the longest word to the shortest: sixty-one is not sixty."""
        words = sorted(number_patterns(language).items(), key=lambda one: -len(one[0]))
        self.values = [value for _word, value in words]
        every = "|".join(f"({word})" for word, _value in words)
        self.pattern = re.compile(rf"(?<![\w-])(?:{every})s?(?![\w-])", re.IGNORECASE)

    def __call__(self, text: str) -> Counter[int]:
        """Return how often each number is in a text."""
        matches = self.pattern.finditer(text)
        return Counter(self.values[one.lastindex - 1] for one in matches if one.lastindex)


@pytest.mark.parametrize(("language", "catalogue"), EVERY)
def test_a_translation_leaves_out_no_number_in_words(language: str, catalogue: str) -> None:
    """It may have more: a quatorze is a catorce, and a game is called alquerque de doce."""
    english, others = Numbers("en"), Numbers(language)
    for result, value in pairs(language, catalogue):
        if value:
            numbers = english(GLOSS.sub("", CODE.sub("", result)))
            assert numbers <= others(CODE.sub("", value)), (result, value)
