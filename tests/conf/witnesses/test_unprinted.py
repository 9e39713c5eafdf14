"""Texts whose words are not printed: where the words are is kept, and the witness is held to it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from lxml import etree

from conf.edition import corpus, views
from conf.edition.document import ID, Document, read
from conf.sphinx.directives.unprinted_words import marks_in
from conf.witness_pages.answers import original
from conf.witnesses import spans, unprinted_texts
from conf.witnesses.errors import WitnessError
from conf.witnesses.excerpt import excerpt
from conf.witnesses.listing import HOME
from conf.witnesses.words import Word, path_of, words, words_with_places
from tests.help.witness_sample import CODEX, UNFETCHED, witness

if TYPE_CHECKING:
    from pathlib import Path

REAL = "JUEGOS_WITNESSES" in os.environ and path_of("ldj", "TEXT.ACE").is_file()
real = pytest.mark.skipif(not REAL, reason=UNFETCHED)
TEXTS = list(unprinted_texts.texts_without_words())
# Two lines of four words; the second segment begins within the first line.
LINE = '<lb n="{n}"/><gap reason="not-printed" unit="word" quantity="{many}"/>'
SMALL = (
    '<body><div><pb n="1r"/><cb n="a"/><p>'
    f'<seg xml:id="x.s1">{LINE.format(n=1, many=3)}</seg>'
    f'<seg xml:id="x.s2"><gap reason="not-printed" unit="word" quantity="1"/>'
    f"{LINE.format(n=2, many=4)}</seg></p></div></body>"
)
WORDS = [Word(f"w{line}{n}", f"1r.a.{line}", n) for line in (1, 2) for n in (1, 2, 3, 4)]


def small(body: str = SMALL) -> Document:
    """Return a text of two segments."""
    root = etree.fromstring(body)
    return Document(TEXTS[0], root, root, {})


def test_a_segment_has_its_words_from_place_to_place() -> None:
    """Words are numbered in their line, whichever segment they are of."""
    assert unprinted_texts.counted(small()) == {
        "x.s1": (("1r.a.1", 1), ("1r.a.1", 3), 3),
        "x.s2": (("1r.a.1", 4), ("1r.a.2", 4), 5),
    }
    assert [one.words for one in unprinted_texts.measured(small(), WORDS)] == [3, 5]


def test_a_text_that_counts_otherwise_than_the_witness_is_told() -> None:
    """The message has the segment, its place, and both counts."""
    fewer = [word for word in WORDS if word != Word("w22", "1r.a.2", 2)]
    with pytest.raises(WitnessError, match=r"x\.s2 .*1r\.a\.2.*counts 5 words.* has 4"):
        list(unprinted_texts.measured(small(), fewer))


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.stem)
def test_each_place_is_an_address_once(text: Path) -> None:
    """Also where the words come back to a column, as on fol. 76r."""
    marks = [mark.id for segment in read(text).segments() for mark in marks_in(segment)]
    assert marks
    assert all(marks)
    assert len({*marks}) == len(marks)


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.stem)
def test_the_places_kept_are_those_of_the_text(text: Path) -> None:
    """Each segment has its first word, its last and their number in the file as in the text."""
    stem, value = spans.read(unprinted_texts.file_of(text))
    assert stem == unprinted_texts.stem_of(text.parent.name)
    results = {name: (one.first, one.last, one.words) for name, one in value.items()}
    assert results == unprinted_texts.counted(read(text))


def test_a_stretch_has_its_words_with_all_their_marks(tmp_path: Path) -> None:
    """In all spellings, cut where it begins and ends; heads, notes and pictures are left out."""
    body = read(path_of("ldj", "TEXT.ACE", witness(tmp_path))).body
    result = excerpt(body, ("12v.a.1", 3), ("12v.a.4", 2))
    assert (
        views.plain(result, "d") == "de la luna.\nLa luna llena\nalunbraua muy cla-\nra lasobre la"
    )
    assert views.plain(result, "e") == "de la luna. La luna llena alunbraua muy clara sobre la"
    over = excerpt(body, ("12v.b.2", 1), ("92r.a.1", 1))
    assert views.plain(over, "e") == "fasta que salie el sol. iugauan todos al sol. uno"
    ids = [one.get(ID) for one in over.iter() if one.get(ID)]
    assert ids == "f12v.b.2 f68r f68r.a f68r.a.1 f92r f92r.a f92r.a.1".split()


def test_a_passage_has_the_words_that_were_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They stand there where the witness is, without it there are none, nor where it has others."""
    segment = corpus.load().segment("quinze-tablas.s1")
    home = witness(tmp_path / "here")
    results = spans.span(segment.id, words("ldj", "TEXT.ACE", home), ("12v.a.2", 1), ("12v.a.2", 3))
    measured = {segment.id: [("TEXT.ACE", results)]}
    monkeypatch.setattr("conf.witness_pages.answers._measured", {"ldj": measured}.get)
    result = original(segment, "ldj", home)
    assert result.element is not None
    assert views.plain(result.element, "e", result.spelling) == "La luna llena"
    assert not any(one.get(ID) for one in result.element.iter())
    assert original(segment, "ldj", tmp_path / "nowhere") == (None, views.as_printed, "")
    other = witness(tmp_path / "other", CODEX.replace("luna llena", "luna nueva"))
    assert "quinze-tablas.s1 (from 12v.a.2 to 12v.a.2)" in original(segment, "ldj", other).fault


@real
@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.stem)
def test_every_passage_shows_its_words(text: Path) -> None:
    """What stands beside a translation are the words that were measured, each of them once."""
    siglum = text.parent.name
    stem = unprinted_texts.stem_of(siglum)
    body, result = read(path_of(siglum, stem)).body, words(siglum, stem)
    for one in spans.read(unprinted_texts.file_of(text))[1].values():
        shown = [
            word.text for word in words_with_places(excerpt(body, one.first, one.last)) if word.n
        ]
        assert shown == [word.text for word in spans.check(one, result)]


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.stem)
def test_a_witness_that_is_at_hand_has_these_words(text: Path) -> None:
    """The file is what the command writes."""
    siglum = text.parent.name
    if not path_of(siglum, unprinted_texts.stem_of(siglum), HOME).is_file():
        pytest.skip(UNFETCHED)
    assert unprinted_texts.file_of(text).read_text("utf-8") == unprinted_texts.places_file(text)
