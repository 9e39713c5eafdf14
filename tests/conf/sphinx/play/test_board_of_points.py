"""Boards of points as Sphinx writes them: set up at any position, with the rules they show."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from conf.sphinx.page import strings
from juegos.catalogue import game
from juegos.draw.drawing import svg
from juegos.serve import handle
from tests.help.sites import BOOK, Site, boards, data

pytestmark = pytest.mark.thorough  # they build a site of their own

POSITION = "4b/1b1b1/5/1b1b1/w1w2 b"
START = "```{j:tablero} alquerque\n```\n"
SET = f"```{{j:tablero}} alquerque\n:position: {POSITION}\n:see: alquerque.cadena\nA chain.\n```\n"


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return a board at its start and one that is set up."""
    site = Site(tmp_path_factory.mktemp("puntos"), f"{BOOK}\n{START}\n{SET}\n")
    return boards(site.html)


def test_a_board_has_its_drawing_and_no_bar(figures: list[str]) -> None:
    """No chances are shown, for none are exact; whose turn it is and how to move is said."""
    first = unescape(figures[0])
    assert unescape(handle({"do": "start", "slug": "alquerque"})["scene"]["svg"]) in first
    assert "j-bar" not in first
    assert str(strings.PLAYED) in first
    assert "state" not in data(figures[0])


def test_a_board_is_set_up_at_a_position(figures: list[str]) -> None:
    """Drawing, turn and what the scripts begin from are those of the position."""
    alquerque = game("alquerque")
    drawn = svg(alquerque.scene(alquerque.read(POSITION)))
    assert unescape(drawn) in unescape(figures[1])
    assert "Your opponent’s turn." in figures[1]
    assert data(figures[1])["state"] == POSITION


def test_a_set_up_board_links_to_the_rules_it_shows(figures: list[str]) -> None:
    """The words that each rests on are one click away from the caption."""
    caption = re.findall(r"<figcaption>(.*?)</figcaption>", figures[1])[0]
    assert caption.startswith("A chain.")
    assert re.search(r'<a href="#f91r\.b\.18">91r\.b\.18-20</a>', caption)


def test_the_levels_are_those_of_the_game(figures: list[str]) -> None:
    """Each has its name, the strongest first after who sits beside the reader."""
    keys = [other["key"] for other in data(figures[0])["shared"]["others"]]
    levels = {g["slug"]: g["levels"] for g in handle({"do": "list"})["games"]}
    assert keys == ["", *levels["alquerque"]]


WRONG = {
    ":position: xx w": "'xx' has 1 row, the board 5",
    f":position: {POSITION}\n:see: alquerque.cadnea": "alquerque has no rule 'alquerque.cadnea'",
}


@pytest.mark.parametrize("options", WRONG)
def test_a_wrong_position_or_rule_is_told_with_its_place(options: str, tmp_path: Any) -> None:
    """The message names page and line, and what is wrong."""
    text = f"```{{j:tablero}} alquerque\n{options}\n```"
    warnings = Site(tmp_path, f"# Page\n\n{text}\n").warnings
    assert WRONG[options] in warnings
    assert re.search(r"index\.md:\d+: (WARNING|ERROR)", warnings)
