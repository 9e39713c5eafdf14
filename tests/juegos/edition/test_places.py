"""What the package knows of the texts without a file is what they have."""

from __future__ import annotations

import pytest

from conf.edition import corpus
from conf.make import places as making
from juegos import data
from juegos.core.errors import JuegosError
from juegos.core.source import Locus
from juegos.edition import places
from juegos.edition.cite import WORKS, Work, cite


def test_the_package_knows_the_segments_of_the_texts() -> None:
    """Each has there the lines it has in the corpus, and no other is there."""
    assert [*places.loci().items()] == [*making.of_the_corpus().items()], f"run: {making.COMMAND}"
    assert [*places.described_leaves()] == making.described(), f"run: {making.COMMAND}"


def test_the_package_knows_the_works_of_the_texts() -> None:
    """A reference to a work of the corpus needs no file, and no second hand that names the work."""
    data_of_works = data.load_json(making.WORKS)
    assert [*data_of_works["works"].items()] == [*making.works().items()], f"run: {making.COMMAND}"
    assert data_of_works["cited"] == making.cited(), f"run: {making.COMMAND}"
    assert (*making.REQUIRED, *making.OPTIONAL) == Work._fields
    assert WORKS["jol1656"].year("4") == "1656"
    assert WORKS["sou1738"].called("0", "8") == "preface, p. 8"


def test_every_line_that_is_printed_is_a_place() -> None:
    """So is each column and each leaf of them, and each leaf that is told of, with its lines."""
    for line in (locus for loci in making.of_the_corpus().values() for locus in loci):
        places.require(line)
        places.require(Locus(line.work, line.leaf, line.column))
        places.require(Locus(line.work, line.leaf))
    for leaf in places.described_leaves():
        places.require(Locus.parse(leaf))
        places.require(Locus.parse(f"{leaf}.b.2-3"))


def test_what_rests_on_an_old_text_rests_on_a_place_that_there_is() -> None:
    """No rule, crux or term stands on lines that the edition neither prints nor tells of."""
    loci = [Locus.parse(crux.locus) for crux in corpus.load().cruces]
    loci += [Locus.parse(term.first) for term in corpus.load().terms]
    for locus in loci:
        if locus.work in WORKS:
            places.require(locus)


@pytest.mark.parametrize(
    ("id", "near"),
    {
        "ldj:999r.a.1": "nearest: ldj:91r.a",
        "ldj:999r": "nearest: ldj:91r",
        "ldj:67r.c": "nearest: ldj:67r.",
        "ldj:67r.a.9999": "of ldj:67r.a it prints the lines 1 to 23",
        "ldj:67r.a.22-24": "of ldj:67r.a it prints the lines 1 to 23",
        "ldj:91r.a.5": "of ldj:91r.a it prints the lines 1 to 2",
        "ldj:67r.a.3+ldj:67r.b.99": "of ldj:67r.b it prints the lines 1 to 23",
        "nat1790:15": "nearest: nat1790:14",
        "nat1790:14/nacional.texto.s99": "nothing to cite by the id",
        "nat1790:15/nacional.texto.s3": "nothing to cite by the id",
        "charpentier.s1": "nothing to cite by the id",  # four of its passages have one
    }.items(),
)
def test_a_place_that_there_is_not_is_refused(id: str, near: str) -> None:
    """No reference is made of it; the message says what there is instead."""
    with pytest.raises(JuegosError) as value:
        cite(id)
    assert near in str(value.value)


def test_a_segment_is_cited_by_its_id() -> None:
    """Where others have the same lines, its id is part of the reference; else the lines do."""
    third = cite("nacional.texto.s3")
    assert third == cite("nacional.s3") == cite("nat1790:14/nacional.texto.s3")
    assert [record.ref for record in third] == ["nat1790:14/nacional.texto.s3"]
    assert cite("nat1790:14")[0].ref == "nat1790:14"
    assert cite("azar.s5")[0].ref == "ldj:67r.a.22-23+ldj:67r.b.1-3"


def test_no_two_segments_share_a_reference() -> None:
    """Each id of a segment gives another reference, which in turn gives that segment."""
    refs = {name: cite(name)[0].ref for name in places.loci()}
    assert len(set(refs.values())) == len(refs) > 200
    assert all(cite(ref)[0].ref == ref for ref in refs.values())
