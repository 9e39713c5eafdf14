"""What the page ``desarrollo/lenguas`` tells of the translations, from catalogues and pages."""

from __future__ import annotations

import csv
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from conf.make.words import FILE
from conf.sphinx.directives import translators
from conf.translations import languages, whole_pages
from tests.bench import words

if TYPE_CHECKING:
    from pathlib import Path

READINGS = FILE.with_name("readings.csv")
CORPUS = FILE.parents[2] / "corpus"
# What is read twice too: catalogues, the README, what is French on pages in English, and texts.
NO_PAGES = {
    *("juegos", "conf", "corpus", "README", "headings and captions of other pages"),
    *(f"corpus/{text.parent.name}/{text.name[:-7]}" for text in CORPUS.glob("*/*.fr.xml")),
}


def test_the_ten_hardest_paragraphs_are_in_three_languages() -> None:
    """Each is found in the catalogues by its first words, translated, and has its reason."""
    result = translators.hardest()
    assert len(result) == 10
    for paragraph in result:
        assert list(paragraph.texts) == ["en", *languages()]
        assert len(set(paragraph.texts.values())) == 3
        assert all(paragraph.texts.values())
        assert paragraph.why


def test_words_that_begin_several_paragraphs_or_none_are_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """So a sentence that was changed is not lost from the list in silence."""
    monkeypatch.setattr(translators, "HARDEST", tmp_path / "hardest.toml")
    for begins in ("The ", "Nothing begins with these words"):
        listed = f'[[paragraph]]\ncatalogue = "docs"\nbegins = "{begins}"\nwhy = "None."\n'
        translators.HARDEST.write_text(listed, "utf-8")
        with pytest.raises(LookupError, match=begins):
            translators.hardest()


def test_spanish_is_whole_and_french_has_its_part() -> None:
    """Of the prose; of each folder there are no more paragraphs translated than there are."""
    results = {one.name: one for one in translators.folders()}
    assert all(one.translated["es"] == one.paragraphs for one in results.values())
    assert all(0 < one.translated["fr"] <= one.paragraphs for one in results.values())
    assert [results[name].translated["fr"] for name in ("tablas", "naipes", "play")] == [
        results[name].paragraphs for name in ("tablas", "naipes", "play")
    ]


@pytest.mark.parametrize("code", languages())
def test_every_page_tells_who_has_read_it(code: str) -> None:
    """Each that the language has whole has its row, and there is none of any other page."""
    with READINGS.open(encoding="utf-8", newline="") as file:
        matches = [row for row in csv.DictReader(file) if row["language"] == words.LANGUAGES[code]]
    for row in matches:
        assert row["first reading"]
        assert row["second reading"]
        assert bool(row["for example"]) == (row["sentences changed"] != "0"), row["page"]
    whole = whole_pages(code)
    assert sorted(row["page"] for row in matches if row["page"] not in NO_PAGES) == sorted(whole)


def test_words_are_counted_by_the_nearest_language() -> None:
    """Within the page itself; a name of code and what stands around the page are left out."""
    page = """<html lang="fr"><body><nav>menu</nav><main id="furo-main-content"><p>Le
        <i lang="osp">iuego</i> est <code>azar.s2</code> dit.</p><blockquote lang="es">tres
        palabras más</blockquote></main></body></html>"""
    assert words.of_page(page) == Counter({"fr": 3, "es": 3, "osp": 1})
    assert words.rows({"fr": words.of_page(page)})[-1] == ("others", "0")
