"""Words of a witness with their places, and the spans that passages keep of them."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conf.edition.document import TeiError
from conf.witnesses import hsms, markdown, spans
from conf.witnesses.errors import WitnessError
from conf.witnesses.tei_import import words as counted
from conf.witnesses.words import between, digest, words, words_with_places

PAGE = """\
[fol. 1r]
{HD. Luz}
{CB2.
{IN3.} Luna nue-
ua & (sol)[soles]
claros {RMK: a word.}}
{CB2.
de o<r>o}
[fol. 1v]
{CB2.
fin}
"""
WORDS = tuple(words_with_places(hsms.read(PAGE, "a").body))


def test_each_word_has_its_line_and_number() -> None:
    """A divided word is where it begins; heads and notes have the number 0."""
    assert [(word.text, word.place, word.n) for word in WORDS] == [
        ("Luz", "1r", 0),
        ("Luna", "1r.a.1", 1),
        ("nueua", "1r.a.1", 2),
        ("solsoles", "1r.a.2", 1),
        ("claros", "1r.a.3", 1),
        ("a", "1r.a.3", 0),
        ("word", "1r.a.3", 0),
        ("de", "1r.b.1", 1),
        ("oro", "1r.b.1", 2),
        ("fin", "1v.a.1", 1),
    ]


def test_a_text_without_lines_is_placed_by_paragraphs() -> None:
    """Words of a heading stand at its article, those of a paragraph at the paragraph."""
    text = "# I. Luz\n\n## 1. Sol y luna\n\nUn sol claro.\n\nDos lunas.\n"
    body = markdown.read(text, "a.md").body
    results = list(words_with_places(body))
    assert [word.text for word in results] == counted(body)
    at = {word.place: word.text for word in results}
    assert [at[place] for place in at] == ["Luz", "luna", "claro", "lunas"]


@given(st.text("aeñ[](){}<>& \n%~'-.", max_size=60))
def test_no_word_is_lost_or_made(text: str) -> None:
    """The words with places are those that are counted without them."""
    body = hsms.read(f"[fol. 1r]\n{{CB1.\n{text}}}\n", "a").body
    assert [word.text for word in words_with_places(body)] == counted(body)


def test_words_between_two_places() -> None:
    """Both ends are with them; what stands beside the text is not."""
    here = between(WORDS, ("1r.a.3", 1), ("1r.b.1", 2))
    assert [word.text for word in here] == ["claros", "de", "oro"]
    assert digest(here) == "213a3ebf41aab24c"  # by sha256sum


@pytest.mark.parametrize(
    ("first", "last", "text"),
    [
        (("1r.a.9", 1), ("1v.a.1", 1), "no word 1 at 1r.a.9"),
        (("1r.a.1", 1), ("1v.a.1", 2), "no word 2 at 1v.a.1"),
        (("1v.a.1", 1), ("1r.a.1", 1), "stands before"),
    ],
)
def test_a_place_that_is_not_there_is_told(
    first: tuple[str, int], last: tuple[str, int], text: str
) -> None:
    """A place without such a word is named, and so is an order that runs backwards."""
    with pytest.raises(WitnessError, match=text):
        between(WORDS, first, last)


def test_a_shifted_or_changed_text_is_noticed() -> None:
    """The passage, the place, and what was expected are told."""
    one = spans.span("luz.s1", WORDS, ("1r.a.1", 1), ("1r.b.1", 2))
    assert [word.text for word in spans.check(one, WORDS)][-1] == "oro"
    more = tuple(words_with_places(hsms.read(PAGE.replace("claros", "tan claros"), "a").body))
    with pytest.raises(WitnessError, match=r"luz\.s1 .*expected 6 words, the witness has 7"):
        spans.check(one, more)
    other = tuple(words_with_places(hsms.read(PAGE.replace("claros", "rojos"), "a").body))
    with pytest.raises(WitnessError, match=r"luz\.s1 .*other words"):
        spans.check(one, other)
    with pytest.raises(WitnessError, match=r"^luz\.s1: The witness has no word"):
        spans.check(dataclasses.replace(one, last=("9v.a.1", 1)), WORDS)


def test_places_are_read_as_they_were_written(tmp_path: Path) -> None:
    """A file of places keeps no word, and a faulty one is told of."""
    one = spans.span("luz.s1", WORDS, ("1r.a.1", 1), ("1r.b.1", 2))
    path = tmp_path / "luz.lugares.toml"
    path.write_text(spans.as_toml("TEXT.ZZZ", [one]))
    assert spans.read(path) == ("TEXT.ZZZ", {"luz.s1": one})
    assert "Luna" not in path.read_text()
    path.write_text('[[seg]]\nid = "luz.s1"\n')
    with pytest.raises(TeiError, match="no list of places"):
        spans.read(path)


def test_a_witness_that_was_not_fetched_is_told_of(tmp_path: Path) -> None:
    """The command that fetches it is named."""
    with pytest.raises(WitnessError, match=r"noxfile\.py witnesses"):
        words("ldj", "TEXT.ACE", tmp_path)
