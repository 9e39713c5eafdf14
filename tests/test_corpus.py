"""The corpus as pages and tests read it."""

from __future__ import annotations

import re

import pytest

from conf.corpus import UnknownId, load
from conf.views import plain
from juegos.errors import BadNotation
from juegos.source import Locus

CORPUS = load()
SEGMENTS = [s for d in CORPUS.divisions for s in (d.title_segment, *d.segments) if s]


def test_words_at_a_place() -> None:
    """Lines are joined, words whole, paragraph signs left out, spelling and points kept."""
    words = "dados si lançare .xv. puntos o dizeseys. o dizesiete o dizeocho. o las soçobras"
    assert CORPUS.text("ldj:67r.a.8-10").startswith(words)
    assert CORPUS.text("ldj:67r.a.6") == "sa. El qui primero"
    assert CORPUS.text("ldj:67r.a.5-6").endswith("en esta guisa. El qui primero")
    assert CORPUS.text("ldj:67v.b").endswith("& lançando la dell otro pierde.")


def test_a_leaf_is_its_columns() -> None:
    """A leaf's words run on from one column to the next."""
    joined = f"{CORPUS.text('ldj:67r.a')} {CORPUS.text('ldj:67r.b')}"
    assert CORPUS.text("ldj:67r") == joined
    assert "las suertes que aqui dixiemos que son azar" in joined


def test_a_place_that_is_not() -> None:
    """A place beyond the text is refused, as is what is no place."""
    for place in ("ldj:67r.a.24", "ldj:67r.a.20-24", "ldj:67r.c", "ldj:99r", "abc:67r"):
        with pytest.raises(UnknownId, match="there is no place"):
            CORPUS.text(place)
    with pytest.raises(BadNotation):
        CORPUS.text("ldj 67r")


def test_every_segment_lies_where_it_says() -> None:
    """The words of a segment are found on its lines, in each column that it touches."""
    for segment in SEGMENTS:
        assert segment.lines, segment.id
        columns = dict.fromkeys(
            f"{(l := Locus.parse(line)).work}:{l.leaf}.{l.column}" for line in segment.lines
        )
        words = plain(segment.element, "e")
        whole = " ".join(CORPUS.text(column) for column in columns)
        assert words in whole, segment.id


def test_segments_follow_one_another_without_gap() -> None:
    """All segments together are all the words of the text, once."""
    leaves = dict.fromkeys(Locus.parse(line).leaf for s in SEGMENTS for line in s.lines)
    whole = " ".join(CORPUS.text(f"ldj:{leaf}") for leaf in leaves)
    assert " ".join(plain(s.element, "e") for s in SEGMENTS) == whole


def test_translations_keep_the_terms() -> None:
    """A term that the original marks in a segment and names a game or a suerte stays in both."""
    kept = {"term:azar", "term:reazar", "term:encuentro", "term:sozobra", "term:triga"}
    for segment in SEGMENTS:
        for term in kept & {e.get("ref", "") for e in segment.element.iter("term")}:
            for translation in (segment.es, segment.en):
                found = {e.get("ref") for e in translation.iter("term")}
                assert term in found, f"{translation.get('xml:id')} lacks {term}"


def test_translations_are_prose() -> None:
    """Each translation has words, no doubled blank, and no sign of the manuscript."""
    for segment in SEGMENTS:
        for translation in (segment.es, segment.en):
            words = plain(translation, "e")
            assert re.search(r"\w\w", words), segment.id
            assert not re.search(r"[&¶ſ]|  | [.,;:]", words), segment.id


def test_every_crux_lies_where_it_says() -> None:
    """The words of a crux stand at each of its places, and the text marks it there."""
    marked = {crux for segment in SEGMENTS for crux in segment.cruces}
    assert marked == {crux.id for crux in CORPUS.cruces}
    for crux in CORPUS.cruces:
        for place in (crux.locus, *crux.also):
            assert crux.words in CORPUS.text(place), f"{crux.id} at {place}"


def test_every_crux_offers_readings_or_is_a_switch() -> None:
    """A crux of the text alone has readings, its default among them, each by someone known."""
    known = {*CORPUS.bibliography, "ti6", "s000", "hsms", "juegos"}
    for crux in CORPUS.cruces:
        assert crux.status in {"decided", "editorial", "open"}, crux.id
        assert crux.question.endswith("?"), crux.id
        assert crux.note, crux.id
        assert crux.effect, crux.id
        keys = [reading.key for reading in crux.readings]
        assert bool(keys) != crux.switch, crux.id
        assert crux.switch or crux.default in keys, crux.id
        assert {by for reading in crux.readings for by in reading.by.split()} <= known, crux.id


def test_every_term_is_attested_where_it_says() -> None:
    """One of its spellings stands at the first place, which is the first of the text."""
    lines = list(dict.fromkeys(line for s in SEGMENTS for line in s.lines))
    for term in CORPUS.terms:
        here = CORPUS.text(term.first)
        assert any(spelling in here for spelling in term.spellings), term.id
        assert lines
        assert term.es
        assert term.en


def test_unknown_ids_name_their_neighbours() -> None:
    """A wrong id is answered with the nearest that exist."""
    with pytest.raises(UnknownId, match=r"no crux 'azar.limite'; near it: azar.limites"):
        CORPUS.crux("azar.limite")
    with pytest.raises(UnknownId, match=r"no term 'term.asar'; near it: term.azar"):
        CORPUS.term("term.asar")
    with pytest.raises(UnknownId, match=r"no work 'xyz'; near it: ldj"):
        CORPUS.work("xyz")
    with pytest.raises(UnknownId, match="no division"):
        CORPUS.division("azares")
    with pytest.raises(UnknownId, match="no segment"):
        CORPUS.segment("azar.s99")
    with pytest.raises(UnknownId, match="no work cited"):
        CORPUS.cited("nobody")


def test_known_ids_are_found() -> None:
    """Divisions carry the slug of their game and the segments of their text."""
    azar = CORPUS.division("azar")
    assert azar.slug == "azar"
    assert azar.title_segment is not None
    assert plain(azar.title_segment.element, "e") == "El iuego que llaman azar."
    assert CORPUS.segment("azar.s5").rules == ("azar.reazar",)
    assert CORPUS.segment("azar.s5").first == "ldj:67r.a.22"
    assert CORPUS.segment("azar.s5").last == "ldj:67r.b.3"
    assert CORPUS.crux("azar.limites").also == ("ldj:67r.b.6-7",)
    assert CORPUS.work("ldj")["date"] == "1283"
    assert CORPUS.cited("osta")["DOI"] == "10.5281/zenodo.18931375"


def test_files_are_all_that_a_page_depends_on() -> None:
    """Every data file of the corpus is named, for a build that notices changes."""
    names = {path.name for path in CORPUS.files}
    assert {"dados.xml", "dados.es.xml", "cruces.toml", "siglas.toml", "bibliografia.json"} <= names
