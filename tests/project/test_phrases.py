"""No sentence, in any language, has a phrase that readers stumbled over (phrases.toml)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from conf import translations

PHRASES = tomllib.loads(Path(__file__).with_name("phrases.toml").read_text("utf-8"))


def sentences(language: str) -> list[str]:
    """Return the sentences of a language in all catalogues; those of English are their ids."""
    texts = list[str]()
    for file in sorted(translations.place("es", "docs").parent.glob("*.po")):
        for message in translations.read("es" if language == "en" else language, file.stem):
            value = message.id if language == "en" else message.string
            texts += value if isinstance(value, (list, tuple)) else [value]
    return texts


@pytest.mark.parametrize("language", PHRASES)
def test_a_phrase_that_went_does_not_come_back(language: str) -> None:
    """Each pattern finds nothing among thousands of sentences."""
    result = sentences(language)
    assert len(result) > 5000
    assert [one for one in result if re.search("|".join(PHRASES[language]), one)] == []
