"""What words of other languages are called here, and the nearest to a word that is misspelt."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conf.edition import search, term_list
from conf.edition.corpus import load
from conf.sphinx.page.search import other_languages

SEARCHES = {one.lang: one for one in search.SEARCHES}
NODE = """
const [asked, texts] = JSON.parse(require("fs").readFileSync(0, "utf-8"));
const words = new Words(new Stemmer(), BUSQUEDA.called);
process.stdout.write(JSON.stringify(texts.map((text) => words[asked](...text))));
"""
MISSPELT = "abcç"  # letters that few words are made of, so that they are alike


def ask(language: str, what: str, texts: list[list[Any]]) -> list[Any]:
    """Return what the browser's ``Words`` of a language says of each of some texts."""
    silent = json.dumps(sorted(SEARCHES[language].stopwords))
    script = f"const stopwords = new Set({silent});{search.script(SEARCHES[language])}{NODE}"
    process = subprocess.run(
        ["node", "-e", script],
        input=json.dumps([what, texts]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    values: list[Any] = json.loads(process.stdout)
    return values


def here(language: str, *texts: str) -> list[list[list[str]]]:
    """Return what each piece of some texts is called in a language."""
    result = ask(language, "pieces", [[text] for text in texts])
    return [[piece["here"] for piece in pieces] for pieces in result]


@cache
def away(one: str, other: str) -> int:
    """Return how many letters two words are apart, by the definition."""
    if not one or not other:
        return len(one or other)
    results = [
        away(one[1:], other) + 1,
        away(one, other[1:]) + 1,
        away(one[1:], other[1:]) + (one[0] != other[0]),
    ]
    if one[:2] == other[1::-1] and len(one) > 1 < len(other):
        results.append(away(one[2:], other[2:]) + 1)
    return min(results)


def test_words_of_terms_are_bare() -> None:
    """No article, gender or remark is left, and each term has a word in each language."""
    for term, code in product(term_list.terms(), term_list.LANGUAGES):
        result = term_list.words(getattr(term, code))
        assert result, term.en
        assert all(re.fullmatch(r"[\w’-]+( [\w’-]+)*", word) for word in result), result
        assert not {"m", "f", "to", "the", "la"} & set(" ".join(result).split()[:1]), result


@pytest.mark.parametrize("language", term_list.LANGUAGES)
def test_each_word_of_another_language_leads_to_ours(language: str) -> None:
    """All that it may be called here, unless it is a word of ours too."""
    rows = term_list.rows(language)
    words = sorted({word for _, others in rows for word in others})
    results = dict(zip(words, here(language, *words), strict=True))
    every = {one for own, _ in rows for one in own}
    for word, pieces in results.items():
        (ours,) = pieces
        expected = {one for own, others in rows for one in own if word in others}
        assert not ours or set(ours) >= expected, word
        assert set(ours) <= every
    assert sum(bool(pieces[0]) for pieces in results.values()) > 300


@pytest.mark.parametrize(
    ("language", "text", "pieces"),
    [
        ("en", "hoyo", [["hole"]]),
        ("en", "Trous", [["hole"]]),
        ("en", "hole", [[]]),
        ("es", "trou", [["hoyo"]]),
        ("es", "holes", [["hoyo"]]),
        ("fr", "hoyos", [["trou"]]),
        ("fr", "hole", [["trou"]]),
        ("en", "dado", [["die", "dice"]]),
        ("en", "coin de repos", [["corner of rest"]]),
        ("en", "trictrac hoyo", [[], ["hole"]]),
        ("en", "ecole", [[]]),
        ("fr", "escuela", [["école"]]),
        ("en", "xyzzy", [[]]),
        ("en", "", []),
    ],
)
def test_what_a_text_is_called_here(language: str, text: str, pieces: list[list[str]]) -> None:
    """With or without accents, in the plural, and a phrase as a whole."""
    assert here(language, text) == [pieces]


@pytest.mark.parametrize(
    ("word", "others", "nearest"),
    [
        ("suertte", ["fuerte", "suerte", "suertes"], ["suerte"]),
        ("jvego", ["fuego", "juego", "jueves"], ["juego"]),
        ("trictarc", ["trictrac"], ["trictrac"]),
        ("bredoulle", ["bredouille"], ["bredouille"]),
        ("soçobbra", ["soçobra"], ["soçobra"]),
        ("casa", ["cosas", "mesa"], []),  # a short word is near by one letter alone
        ("hole", ["hoe", "pole"], ["hoe", "pole"]),
        ("xyzzy", ["suerte", "azar"], []),
    ],
)
def test_the_nearest_word(word: str, others: list[str], nearest: list[str]) -> None:
    """By letters; where several are as near they are all told, and none that is far."""
    assert ask("en", "nearest", [[word, others]]) == [nearest]


def test_how_far_words_are_apart() -> None:
    """As by the definition, for words that hypothesis has made of a few letters."""
    pairs = set[tuple[str, str]]()

    @settings(max_examples=500, database=None)
    @given(st.text(MISSPELT, max_size=7), st.text(MISSPELT, max_size=7))
    def collect(one: str, other: str) -> None:
        pairs.add((one, other))

    collect()
    asked = [list(pair) for pair in sorted(pairs)]
    result = ask("en", "away", asked)
    assert result == [away(one, other) for one, other in asked]


def test_an_entry_of_a_glossary_goes_by_its_names_in_all_languages() -> None:
    """As a thing of its own family: a lady of trictrac is a man, and no queen."""
    assert other_languages("termino", "trou", "tablas/glosario") == ["hole", "hoyo"]
    assert "queen" not in other_languages("termino", "dame", "tablas/glosario")
    assert other_languages("regla", "toc.trou", "tablas/toc") == []
    for term in load().terms:
        assert term.lemma.lower() not in other_languages(
            "termino", term.id.removeprefix("term."), "x"
        )
