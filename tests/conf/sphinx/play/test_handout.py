"""The pages that games are printed from: what is needed, and its drawings."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

from conf.sphinx.play import pieces
from juegos.catalogue import CATALOGUE
from tests.help.built_site import Tags

if TYPE_CHECKING:
    from tests.help.built_site import Site

SVG = "{http://www.w3.org/2000/svg}"
HIGH = 241  # mm that paper of either format has between the margins of paper.css
NEEDS = {
    "azar": ["3 dice"],
    "riffa": ["3 dice"],
    "guirguiesca": ["2 dice"],
    "alquerque": ["the board", "12 white men", "12 black men"],
    "alquerque-de-nueve": ["the board", "9 white men", "9 black men"],
    "cercar-la-liebre": ["the board", "12 white men", "1 hare"],
    "queah": ["the board", "10 white men", "10 black men"],
    "trictrac": ["the board", "15 white men", "15 black men", "2 dice"],
    "emperador": ["the board", "15 white men", "15 black men", "2 dice"],
    "piquet": ["a pack of thirty-two cards, from the seven to the ace"],
}


def elements(drawing: str, name: str, css: str = "") -> list[ET.Element]:
    """Return the elements of a drawing that have a name and a class."""
    root = ET.fromstring(drawing)  # noqa: S314 - of our own making
    return [one for one in root.iter(f"{SVG}{name}") if css in one.get("class", "").split(" ")]


@pytest.mark.parametrize("slug", NEEDS)
def test_what_is_needed_is_told(slug: str) -> None:
    """Counted where the game begins, and on a throw."""
    assert [str(one) for one in pieces.piece_set(slug).needs] == NEEDS[slug]


def test_a_board_is_empty_and_its_men_lie_beside_it() -> None:
    """As many circles to cut out as there are men; none on the board."""
    board, (men,) = pieces.piece_set("alquerque").board, pieces.piece_set("alquerque").pieces
    assert not elements(board, "g", "j-w")
    sides = [elements(men, "g", side)[0] for side in ("j-w", "j-b")]
    assert [len(one) for one in sides] == [12, 12]
    board, (men, _dice) = pieces.piece_set("trictrac").board, pieces.piece_set("trictrac").pieces
    assert not elements(board, "g", "j-w")
    assert len(elements(men, "circle")) == 30


def test_opposite_faces_of_a_folded_die_have_seven() -> None:
    """Four faces in a row, of which each second is opposite, and one on either side."""
    row = sorted((x, face) for face, (x, y) in pieces.NET.items() if y == 1)
    (_, one), (_, two), (_, other), (_, last) = row
    above, below = (next(f for f, (_, y) in pieces.NET.items() if y == at) for at in (0, 2))
    assert one + other == two + last == above + below == 7


def test_a_pack_has_each_card_once() -> None:
    """On two sheets, whose first has what all are made of."""
    sheets = pieces.piece_set("piquet").pieces
    names = re.findall(r'class="j-[SHDC]"', "".join(sheets))
    assert len(names) == 32
    assert ["<defs>" in sheet for sheet in sheets] == [True, False]


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_drawing_fits_on_paper(slug: str) -> None:
    """It is not wider than the paper without its margins, nor taller."""
    result = pieces.piece_set(slug)
    for drawing in filter(None, (result.board, *result.pieces)):
        root = ET.fromstring(drawing)  # noqa: S314 - of our own making
        wide, high = (float(root.get(side, "").removesuffix("mm")) for side in ("width", "height"))
        assert 0 < wide <= pieces.PAPER
        assert 0 < high <= HIGH


def test_every_game_can_be_printed(whole: Site) -> None:
    """From a page of its own, which its page leads to; its rules are those of the lesson."""
    names = {path.stem for path in (whole.out / "print").glob("*.html")}
    assert names == set(CATALOGUE)
    for slug in CATALOGUE:
        page = whole.html(f"print/{slug}")
        assert Tags(page).has("rules")
        assert page.count("<li>") >= len(CATALOGUE[slug].about().lesson.sentences) + 1
        assert Tags(page).has("points") == (slug == "trictrac")
    leads = Tags(whole.html("dados/azar")).all("a", href="../print/azar.html")
    assert leads
