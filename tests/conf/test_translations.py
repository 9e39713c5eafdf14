"""The catalogues of translations: whole where they are to be, and each sentence like its English.

The prose of the pages is read by Sphinx, which takes long: it is held in ``thorough``.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from conf import messages
from conf.language import CATALOGUES
from conf.sphinx.site import foreign_words
from conf.translations import languages, missing, place, read, text, updated
from tests.help.sites import ROOT

FIELD = re.compile(r"(?<![{`])\{[a-z_0-9:]+\}(?!`)")
CODE = re.compile(r"^(`{3,}).*?^\1\s*$", re.DOTALL | re.MULTILINE)
ROLE = re.compile(r"(\{[a-z:]+\}`)(?:[^`<]*<)?([^`>]*)>?`")
TARGET = re.compile(r"\]\(([^)]*)\)")
TAG = re.compile(r"</?[a-z][^>]*>")
QUOTED = re.compile(r'<([a-z]+) lang="([^"]*)">(.*?)</\1>')
ITALIC = re.compile(r"(?<![\w*\\])\*(?!\*)([^*\n]+?)\*(?!\w)")
PARTED = re.compile(r"(?<=\d)[\u202f\u00a0.,](?=\d)")  # 12 345 or 0,5: one number all the same
CENTURY = re.compile(r"\b\d+th century")  # which Spanish and French write in Roman numerals
NUMBER = re.compile(r"\d+")
# What French has: all of the program and its pages, what is disputed, the tables and the cards.
FRENCH_PAGES = ("docs/tablas/", "docs/naipes/")


@cache
def template(catalogue: str) -> Catalog:
    """Return the sentences of today."""
    return messages.CATALOGUES[catalogue]()


def today(language: str, catalogue: str) -> Catalog:
    """Return a catalogue as it is brought up to the sentences of today."""
    return updated(read(language, catalogue), template(catalogue))


def pairs(language: str, catalogue: str) -> Iterator[tuple[str, str]]:
    """Yield each sentence with its translation.

    Of one that depends on a count the form for many: that for one may say it in a word.
    """
    for message in read(language, catalogue):
        if message.id:
            yield _of_many(message.id), _of_many(message.string)


def _of_many(value: str | tuple[str, ...] | list[str]) -> str:
    return value if isinstance(value, str) else value[-1]


EVERY = [(language, name) for language in languages() for name in CATALOGUES]


@pytest.mark.parametrize("catalogue", ["juegos", "conf", "corpus"])
def test_spanish_lacks_no_sentence(catalogue: str) -> None:
    """Each has a translation that a translator has looked at since its English was changed."""
    assert [message.id for message in missing(today("es", catalogue))] == []


@pytest.mark.parametrize("catalogue", ["juegos", "conf", "corpus"])
def test_french_lacks_no_sentence_of_the_games(catalogue: str) -> None:
    """Boards, rules, cruces, notes, glossaries, and all that stands around a page are French."""
    assert [message.id for message in missing(today("fr", catalogue))] == []


@pytest.mark.parametrize("language", languages())
def test_what_is_beside_the_prose_is_told_in_each_language(language: str) -> None:
    """Headings, description and figures, of pages whose prose is English too."""
    content = read(language, "docs")
    value = {message.id for message in content} - {message.id for message in missing(content)}
    pages = set((ROOT / "docs").rglob("*.md")) - set((ROOT / "docs/desarrollo").iterdir())
    for page in (file.read_text("utf-8") for file in sorted(pages)):
        titled = re.findall(r"^#+ (.+)$", CODE.sub("", page), re.MULTILINE)
        assert titled
        assert messages.DESCRIPTION.match(page)
        assert {*titled, *messages.page_extras(page)} <= value


@pytest.mark.parametrize(("language", "catalogue"), EVERY)
def test_a_translation_has_what_its_sentence_has(language: str, catalogue: str) -> None:
    """Fields, references, addresses, marks, quotations and numbers are those of the English."""
    kinds: tuple[Callable[[str], list[str]], ...] = (
        FIELD.findall,
        lambda results: [f"{role}{target}" for role, target in ROLE.findall(results)],
        TARGET.findall,
        lambda results: TAG.findall(ROLE.sub("", results)),
        lambda results: list(map("".join, QUOTED.findall(results))),
        lambda results: NUMBER.findall(CENTURY.sub("", PARTED.sub("", results))),
    )
    for english, value in pairs(language, catalogue):
        if value:
            for kind in kinds:
                assert Counter(kind(value)) == Counter(kind(english)), (english, value)


def test_words_in_italics_have_their_language() -> None:
    """What a translation keeps as it is in English is told to be of one, or of none."""
    met, result = set[str](), set[str]()
    for language in languages():
        for english, value in pairs(language, "docs"):
            both = [set(ITALIC.findall(item)) for item in (english, value)]
            met |= set.union(*both)
            result |= set.intersection(*both)
    assert result <= foreign_words.words().keys()
    assert foreign_words.words().keys() <= met, "a word that is listed stands on no page"


def test_marks_of_italics_are_in_prose_alone_and_paired() -> None:
    """A caption, a description and a sentence of the program would show an asterisk as it is."""
    pages = [file.read_text("utf-8") for file in (ROOT / "docs").rglob("*.md")]
    plain = {extra for page in pages for extra in messages.page_extras(page)}
    assert len(plain) > 100
    assert [extra for extra in plain if "*" in extra] == []
    for language in languages():
        for catalogue in CATALOGUES:
            for english, value in pairs(language, catalogue):
                if catalogue == "docs" and english not in plain:
                    assert value.count("*") % 2 == 0, value
                else:  # a move of backgammon that hits has an asterisk
                    assert value.count("*") in {0, english.count("*")}, value


@pytest.mark.parametrize("language", languages())
def test_no_title_of_a_page_begins_a_list(language: str) -> None:
    """A number with a point would, and Sphinx then leaves the title English: it is escaped."""
    results = [value for _english, value in pairs(language, "docs") if re.match(r"\d+[.)] ", value)]
    assert results == []


@pytest.mark.thorough
@pytest.mark.parametrize(("language", "catalogue"), EVERY)
def test_a_catalogue_is_as_its_session_writes_it(language: str, catalogue: str) -> None:
    """Nothing in it would be changed by the session ``translations``, so that a change is seen."""
    file = place(language, catalogue)
    assert file.read_bytes() == text(read(language, catalogue), catalogue)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The prose of the pages as it is today."""
    taken = tmp_path_factory.mktemp("gettext")
    made = ["-q", "-b", "gettext", "-c", "conf", "-d", str(taken / "doctrees"), "docs", str(taken)]
    subprocess.run([sys.executable, "-m", "sphinx", *made], cwd=ROOT, check=True)
    return messages.of_docs(taken)


@pytest.mark.thorough
def test_spanish_lacks_no_sentence_of_the_pages(pages: Catalog) -> None:
    """All prose but that for contributors is Spanish."""
    assert [message.id for message in missing(updated(read("es", "docs"), pages))] == []


@pytest.mark.thorough
def test_french_lacks_no_sentence_of_tables_and_cards(pages: Catalog) -> None:
    """The pages of tables and of cards are French whole."""
    left = missing(updated(read("fr", "docs"), pages))
    assert [message.id for message in left if _french(message)] == []


def _french(message: Message) -> bool:
    return any(Path(name).as_posix().startswith(FRENCH_PAGES) for name, _line in message.locations)
