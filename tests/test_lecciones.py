"""The pages of the course in trictrac show the positions that the package scores."""

from __future__ import annotations

import pytest

from conf.document import ROOT
from juegos import catalogue
from juegos.tablas.lecciones import LESSONS, position


@pytest.mark.parametrize("number", range(1, 11))
def test_a_page_is_set_to_the_position_of_its_lesson(number: int) -> None:
    """The board of each lesson stands at its position, which trictrac reads and writes back."""
    here = position(LESSONS[number - 1])
    game = catalogue.game("trictrac")
    assert game.write(game.read(here)) == here
    page = (ROOT / "docs" / "tablas" / f"leccion-{number}.md").read_text("utf-8")
    assert f":position: {here}\n" in page
