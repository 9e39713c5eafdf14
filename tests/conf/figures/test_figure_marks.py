"""What the figures answer: every mark says its number, every reading has its curve."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from fractions import Fraction
from typing import cast

import pytest

from conf import figures
from conf.figures import RACES, style
from conf.figures.curves import SHAPES, Curve, curves, first_suertes, with_shapes
from conf.figures.style import exactly
from juegos.core.errors import ImpossibleReadings
from juegos.material.boards import grid
from juegos.naipes.piquet.tables import RANK_SIGNS, SUIT_SIGNS
from juegos.tables import changes, table
from tests.help.sweeps import sweep

# One figure of each kind, with how many marks it has: the rows of its table, or its cells.
MARKS = {
    "azar.odds": len(table("azar.odds").rows),
    "azar.primera-suerte": len(table("azar.primera-suerte").rows),
    "dados.totales": len(table("dados.totales").rows),
    "azar-pujado.crecimiento": 2 * len(table("azar-pujado.crecimiento").rows),
    "alquerque.grados": len(grid(5, 5, diagonals=True).points),
    "alquerque-familia.arbol": len(table("alquerque-familia.arbol").rows),
    "naipes.nombres": sum(1 for row in table("naipes.nombres").rows if str(row[0]).isdecimal()),
    "naipes.senas": len(RANK_SIGNS) * len(SUIT_SIGNS),
    "tablas.tratados": len(table("tablas.tratados").rows),
    "tablas.fechas": len(table("tablas.fechas").rows),
}
# Drawings of boards, and of who is kin to whom: no mark of theirs stands for a number.
NO_CHARTS = {
    "alquerque-familia.tableros",
    "tablas.casas",
    "tablas.entablamientos",
    "tablas.flechas",
    "tablas.parentesco",
}


def labels(text: str) -> list[str]:
    """Return what the marks of a drawing say."""
    return [one.get("aria-label", "") for one in ET.fromstring(text).iter() if one.get("role")]  # noqa: S314


@pytest.mark.parametrize("name", MARKS)
def test_every_mark_says_its_number(name: str) -> None:
    """There are as many as the table has numbers, no two say the same, and a page is silent."""
    words = labels(figures.draw(name))
    assert len(words) == len(set(words)) == MARKS[name]
    assert not style.has_labels(style.without_labels(figures.draw(name)))


def test_every_chart_answers() -> None:
    """One figure of each maker is asked; the only ones with nothing to say show no numbers."""
    names = {function: name for name, (function, *_given) in figures.FIGURES.items()}
    assert {name for name in names.values() if not labels(figures.draw(name))} == NO_CHARTS


def test_a_figure_says_what_the_table_has() -> None:
    """Each chance of the table stands in the words of one mark, whole."""
    words = " ".join(labels(figures.draw("azar.odds")))
    for row in table("azar.odds").rows:
        assert exactly(cast("Fraction", row[3])) in words


def test_silence_changes_nothing_else() -> None:
    """Without what the marks say, and the groups that hold it, a drawing has the same shapes."""
    result = figures.draw("panquist.escalera")
    shapes = re.compile(r"<(?:path|use|text)[^>]*>")
    assert shapes.findall(style.without_labels(result)) == shapes.findall(result)


@pytest.mark.parametrize("slug", sweep([*RACES], "guirguiesca"))
def test_curves_are_those_of_the_tables(slug: str) -> None:
    """One walk through the game gives what the table of each reading finds state by state."""
    for _head, chosen in changes(slug, {}):
        try:
            rows = table(f"{slug}.primera-suerte", chosen).rows
        except ImpossibleReadings:
            assert first_suertes(slug, chosen) == ()
            continue
        assert first_suertes(slug, chosen) == tuple((row[0], row[2]) for row in rows)


def test_readings_with_the_same_chances_share_a_curve() -> None:
    """Each reading is named once, and no two curves are alike."""
    result = curves("guirguiesca")
    assert len({curve.chances for curve in result}) == len(result)
    names = [name for curve in result for name in curve.names]
    assert len(names) == len(set(names)) == len(list(changes("guirguiesca", {})))
    assert names[0] == "as written"


def test_only_the_curve_as_written_is_shown_at_first() -> None:
    """The others are there and hidden, each point with its words."""
    svg, result = figures.draw_with_curves("guirguiesca.primera-suerte")
    marks = [one for one in ET.fromstring(svg).iter() if one.get("data-curve")]  # noqa: S314
    assert {one.get("data-curve") for one in marks} == set(map(str, range(len(result))))
    assert all((one.get("display") == "none") == (one.get("data-curve") != "0") for one in marks)
    assert len(labels(svg)) == sum(len(curve.chances) for curve in result)


def test_no_curve_is_left_out() -> None:
    """Each has a shape that no other has, and a figure with more curves than shapes is refused."""
    results = [Curve((str(n),), ()) for n in range(len(SHAPES) + 1)]
    shapes = [shape for _curve, shape in with_shapes(results[:-1])]
    assert len(shapes) == len(set(shapes)) == len(SHAPES)
    with pytest.raises(ValueError, match="shorter"):
        with_shapes(results)


def test_a_long_fraction_is_said_as_a_decimal() -> None:
    """One of more than forty characters helps nobody."""
    assert exactly(Fraction(1, 3)) == "0.3333, exactly 1/3"
    assert exactly(Fraction(10**21, 3 * 10**21 + 1)) == "0.3333"
