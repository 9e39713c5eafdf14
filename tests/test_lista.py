"""The throws of the rules package are those written out in the text itself, mark by mark."""

from __future__ import annotations

from collections.abc import Iterator

from conf.corpus import load
from juegos.dados.lista import LISTED, PARES
from juegos.dados.panquist_reglas import ESCALERA
from juegos.material import dados


def marks(division: str) -> Iterator[tuple[str, str, str]]:
    """Yield in the order of the text what is marked as a throw or a number, with its segment."""
    for segment in load().division(division).segments:
        for mark in segment.element.iter():
            if mark.tag == "seg" and mark.get("type") == "throw":
                yield segment.id, "throw", str(mark.get("n"))
            elif mark.tag == "num":
                yield segment.id, str(mark.get("type")), str(mark.get("value"))


def test_throws_of_triga() -> None:
    """Fols. 66r-66v: the totals, the throws under each, and the triples called par."""
    found: dict[int, list[str]] = {}
    triples = []
    total = 0
    for segment, kind, value in marks("triga"):
        if segment == "triga.s8":
            triples.append(value)
        elif kind == "total":
            total = int(value)
        elif kind == "throw":
            found.setdefault(total, []).append(value)
    assert found == {total: list(map(dados.write, these)) for total, these in LISTED.items()}
    assert list(found) == list(LISTED)
    assert triples == list(map(dados.write, PARES))


def test_ladder_of_panquist() -> None:
    """Fols. 69r-69v: the throws that take one parada, two, three and four, by suerte."""
    found: dict[int, list[list[str]]] = {}
    waiting: list[str] = []
    suerte = 0
    for _, kind, value in marks("panquist"):
        if kind == "total":
            suerte = int(value)
            found[suerte] = [[], [], [], []]
        elif kind == "throw":
            waiting.append(value)
        elif kind == "paradas":
            found[suerte][int(value) - 1] += waiting
            waiting = []
    assert not waiting
    assert found == {s: [step.split() for step in steps] for s, steps in ESCALERA.items()}
