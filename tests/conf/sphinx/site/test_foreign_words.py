"""Words of another language are marked with it: in italics, and as titles of works."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from docutils import nodes

from conf.edition import corpus
from conf.sphinx.site import foreign_words


@pytest.mark.parametrize(
    ("word", "language", "classes"),
    [
        ("trou", "es", ["language-fr"]),
        ("trou", "fr", []),  # it is of the page
        ("OSTA", "es", []),  # of no language
        ("does", "en", []),  # of no list: it is said with stress
    ],
)
def test_a_word_in_italics_is_marked_where_it_is_foreign(
    word: str, language: str, classes: list[str]
) -> None:
    """The class is what docutils writes as ``lang``; the page rests on the list."""
    rests: list[str] = []
    app: Any = SimpleNamespace(
        env=SimpleNamespace(note_dependency=rests.append), config=SimpleNamespace(language=language)
    )
    italics = nodes.emphasis("", word)
    page: Any = nodes.paragraph("", "", italics)

    foreign_words.mark(app, page)

    assert italics["classes"] == classes
    assert rests == [str(foreign_words.LIST)]


def test_a_title_is_of_a_language() -> None:
    """The bibliography marks each title with that of its work."""
    cited = corpus.load().bibliography
    assert [key for key, work in cited.items() if "title" in work and "language" not in work] == []
