"""The list of terms in three languages: whole, without doubles, and kept by the English pages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from conf.edition.term_list import Term, terms
from conf.language import CATALOGUES
from conf.sphinx.directives.translators import KINDS
from conf.translations import read
from tests.help.built_site import build

ROOT = Path(__file__).parents[3]
LANGUAGES = ("en", "es", "fr")
TERMS = terms()
# What is no prose of ours: directives, code, what roles print, addresses, quotations, italics.
NO_PROSE = (
    re.compile(r"^(`{3,}).*?^\1\s*$", re.DOTALL | re.MULTILINE),
    re.compile(r"^:::.*$|^:[\w-]+:.*$", re.MULTILINE),
    re.compile(r"(\{j:\w+\})?`[^`]*`"),
    re.compile(r"\]\([^)]*\)"),
    re.compile(r"“[^”]*”|«[^»]*»"),
    re.compile(r"(?<!\*)\*[^*\n]+\*(?!\*)"),
    re.compile(r"<(\w+)[^>]*>.*?</\1>"),
    re.compile(r"\{[^}]*\}"),
)
# Where a word that is avoided means something else.
OTHERWISE = {
    "piece": ("A piece in verse",),
    "checker": ("the type checker", "Pool checkers"),
    "checkers": ("Pool checkers",),
    "bet": ("A side bet",),
    "caster": ("The caster", "the caster"),  # who throws at hazard and passage, in their own word
}
# The same in Spanish and French, where words have more meanings than can be told by phrases.
MEANINGS: dict[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("otherwise.toml").read_text("utf-8")
)
PAGES = sorted((ROOT / "docs").rglob("*.md"))


def prose(text: str) -> str:
    """Return the words of a page that we have written ourselves, in English."""
    for pattern in NO_PROSE:
        text = pattern.sub(" ", text)
    return text


def avoided(text: str) -> list[str]:
    """Return the avoided English words that stand in a text, in any form and not otherwise meant.

    >>> avoided("A casts the dice; a piece in verse. A piece in verse")
    ['cast', 'piece']
    """
    result = []
    words = {word.removeprefix("to ") for one in TERMS for word in one.avoid.get("en", ())}
    for word in sorted(words):
        left = text
        for phrase in OTHERWISE.get(word, ()):
            left = left.replace(phrase, " ")
        if re.search(rf"(?<![\w-]){re.escape(word)}(?:s|es|ed|ing)?(?![\w-])", left, re.IGNORECASE):
            result.append(word)
    return result


def test_no_term_stands_twice() -> None:
    """In one group of terms an English term stands once."""
    times = Counter((one.kind, one.en) for one in TERMS)

    assert len(TERMS) > 200
    assert [term for term, count in times.items() if count > 1] == []


def test_every_kind_is_shown_in_a_table_of_its_own() -> None:
    """The kinds of the list are those that have a table, and the page has each table once."""
    page = (ROOT / "docs/desarrollo/terminos.md").read_text("utf-8")

    assert {one.kind for one in TERMS} == set(KINDS)
    assert re.findall(r"^```\{j:voces\} (\w+)$", page, re.MULTILINE) == list(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_its_word(language: str) -> None:
    """Each term has a word in each language and says what it is, without blanks around."""
    results = [(one.en, getattr(one, language), one.about) for one in TERMS]

    assert [
        one for one in results if not all(one) or any(part != part.strip() for part in one)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_has_a_word_that_it_avoids(language: str) -> None:
    """What is said to be avoided is not what is recommended, and stands once."""
    assert [one.en for one in TERMS if not _consistent(one, language)] == []


def _consistent(one: Term, language: str) -> bool:
    words = one.avoid.get(language, ())
    parts = re.split(r"[,;] ", getattr(one, language))
    return len(words) == len(set(words)) and not set(words) & set(parts)


def test_words_are_avoided_in_the_three_languages_alone() -> None:
    """Words to avoid are told of no other language, and none is empty."""
    assert {language for one in TERMS for language in one.avoid} <= set(LANGUAGES)
    assert all(word.strip() for one in TERMS for words in one.avoid.values() for word in words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_pages_keep_to_the_terms(page: Path) -> None:
    """No page has in its own prose an English word that a term avoids."""
    assert avoided(prose(page.read_text("utf-8"))) == []


@pytest.mark.parametrize("language", MEANINGS)
def test_translations_keep_to_the_terms(language: str) -> None:
    """Of the words that a term avoids they have none that does not mean something else too."""
    result = "\n".join(
        prose(" ".join(one.string) if isinstance(one.string, (list, tuple)) else one.string or "")
        for catalogue in CATALOGUES
        for one in read(language, catalogue)
        if one.id
    ).casefold()
    words = {word for one in TERMS for word in one.avoid.get(language, ())}
    matches = [
        word
        for word in sorted(words.difference(MEANINGS[language]))
        if re.search(rf"(?<![\w-]){re.escape(word.casefold())}s?(?![\w-])", result)
    ]
    assert matches == []


@pytest.mark.parametrize("word", OTHERWISE)
def test_exception_is_needed(word: str) -> None:
    """Where an avoided word means something else, some page says it, in just those words."""
    text = " ".join(prose(page.read_text("utf-8")) for page in PAGES)

    assert all(phrase in text for phrase in OTHERWISE[word])


def test_quotations_and_code_are_no_prose() -> None:
    """What is quoted, printed by a role, or code may have any word; what is ours may not."""
    assert avoided(prose("He says “a cast”, `caster`, *piece* and [x](cast.md).")) == []
    assert avoided(prose("**A cast** of the dice.")) == ["cast"]


@pytest.mark.thorough
def test_tables_of_terms_are_made_from_the_list(tmp_path: Path) -> None:
    """A term of the kind has its row, marked as of its language; an unknown kind is an error."""
    page = "".join(f"```{{j:voces}} {kind}\n```\n\n" for kind in ("dice", "die"))
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(f"# Terms\n\n{page}", encoding="utf-8")
    site = build(tmp_path / "docs", tmp_path)
    html = site.html("index")

    assert html.count('<th scope="row">') == sum(one.kind == "dice" for one in TERMS)
    assert '<span lang="es">tirada, f.</span>' in html
    assert 'not <span lang="es">tiro, ' in html
    assert "there is no kind of terms 'die'; near it: dice" in site.warnings
