"""Texts whose words are not printed: where the words are is kept, and the witness is held to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lxml import etree

from conf.edition.document import Document, read
from conf.sphinx.directives.unprinted import begun
from conf.witnesses import spans, unprinted
from conf.witnesses.fault import WitnessError
from conf.witnesses.listing import HOME
from conf.witnesses.words import Word, path_of

if TYPE_CHECKING:
    from pathlib import Path

TEXTS = list(unprinted.unprinted())
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
    assert unprinted.counted(small()) == {
        "x.s1": (("1r.a.1", 1), ("1r.a.1", 3), 3),
        "x.s2": (("1r.a.1", 4), ("1r.a.2", 4), 5),
    }
    assert [one.words for one in unprinted.measured(small(), WORDS)] == [3, 5]


def test_a_text_that_counts_otherwise_than_the_witness_is_told() -> None:
    """The message has the segment, its place, and both counts."""
    fewer = [word for word in WORDS if word != Word("w22", "1r.a.2", 2)]
    with pytest.raises(WitnessError, match=r"x\.s2 .*1r\.a\.2.*counts 5 words.* has 4"):
        list(unprinted.measured(small(), fewer))


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.stem)
def test_each_place_is_an_address_once(text: Path) -> None:
    """Also where the words come back to a column, as on fol. 76r."""
    marks = [mark.id for segment in read(text).segments() for mark in begun(segment)]
    assert marks
    assert all(marks)
    assert len({*marks}) == len(marks)


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.stem)
def test_the_places_kept_are_those_of_the_text(text: Path) -> None:
    """Each segment has its first word, its last and their number in the file as in the text."""
    witness, kept = spans.read(unprinted.file_of(text))
    assert witness == unprinted.stem_of(text.parent.name)
    found = {name: (one.first, one.last, one.words) for name, one in kept.items()}
    assert found == unprinted.counted(read(text))


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.stem)
def test_a_witness_that_is_at_hand_has_these_words(text: Path) -> None:
    """The file is what the command writes."""
    siglum = text.parent.name
    if not path_of(siglum, unprinted.stem_of(siglum), HOME).is_file():
        pytest.skip("the witness has not been fetched")
    assert unprinted.file_of(text).read_text("utf-8") == unprinted.written(text)
