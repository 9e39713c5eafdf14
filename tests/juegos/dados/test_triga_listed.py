"""The triples that triga goes by where par is read as listed are those that the text names."""

from __future__ import annotations

from conf.edition.corpus import load
from juegos.dados.written_throws import PARES
from juegos.material import dice


def test_pares_are_those_of_the_text() -> None:
    """Fol. 66r, "par en todos los dados": the throws marked there, in their order."""
    element = load().segment("triga.s8").element
    marked = [mark.get("n") for mark in element.iter("seg") if mark.get("type") == "throw"]
    assert marked == list(map(dice.write, PARES))
