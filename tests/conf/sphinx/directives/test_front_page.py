"""The map of the front page: what there is of each text and game, found and not told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from conf.edition import corpus, document
from conf.publish import texts
from conf.sphinx.directives import front_page
from juegos.catalogue import CATALOGUE, FAMILIES
from tests.help.built_site import Site, build

pytestmark = pytest.mark.thorough  # they build a site of their own

if TYPE_CHECKING:
    from pathlib import Path

PAGE = (
    "# Page\n\n## Map\n\n```{j:mapa}\n```\n\n```{j:pasaje} azar\n```\n\n"
    "```{j:reglas} azar\n```\n\n```{j:tablero} azar\n```\n"
)


@pytest.fixture(scope="module")
def items(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of the map on a site of one page, with the page of azar alone."""
    folder: Path = tmp_path_factory.mktemp("mapa")
    (folder / "docs").mkdir()
    (folder / "docs/index.md").write_text(PAGE, encoding="utf-8")
    site: Site = build(folder / "docs", folder)
    html = re.sub(r"<wbr>", "", site.html("index"))
    lists = re.findall(r'<ul class="j-map">(.*?)</ul>', html, re.DOTALL)
    return [item for result in lists for item in re.findall(r"<li>(.*?)</li>", result, re.DOTALL)]


def line(items: list[str], name: str, place: str = "<") -> str:
    """Return the line of a name, without its links; ``place`` is how its place begins."""
    begins = re.compile(rf"<div>(<a [^>]*>)?{re.escape(name)}(</a>)? {place}")
    (result,) = [item for item in items if begins.match(item)]
    return re.sub(r"<[^>]*>", "", result)


def test_every_game_of_the_catalogue_has_a_line(items: list[str]) -> None:
    """Whoever adds a game to the catalogue need not tell the map."""
    for entry in CATALOGUE.values():
        assert line(items, entry.name)


def test_what_there_is_of_a_game_is_said(items: list[str]) -> None:
    """Of azar all; of a game without a page not the board, nor does its name lead anywhere."""
    assert line(items, "Azar").endswith("text, 10 rules, 4 choices, odds, board")
    assert line(items, "Riffa").endswith("text, 7 rules, 2 choices, odds")
    for name in ("Piquet", "Trictrac", "Backgammon"):  # whose tables of chances go by other names
        assert "odds" in line(items, name)
    for name in ("Zamma", "Alquerque de doce", "Tabula"):  # no chance, or not counted
        assert "odds" not in line(items, name)
    assert any('href="#juego-azar"' in item for item in items)
    assert not any("juego-riffa" in item for item in items)


def test_what_is_printed_of_a_text_is_said(items: list[str]) -> None:
    """What a header names is there complete, in part, or in passages; it is said once."""
    assert "fols. 65r–71v" in line(items, "Libro de los dados", "fol")
    assert line(items, "Libro de los dados", "fol").endswith("T.I.6: complete")
    assert line(items, "Alquerque de doce", "fol").endswith("T.I.6, in part")
    assert line(items, "Libro de las tablas", "fol").count("in translation only") == 1
    assert line(items, "Le jeu du trictrac", "pp. 1").endswith("Four passages, at second hand")
    assert line(items, "The Gaming Table: its Votaries and Victims, volume II", "p").endswith(
        "in a Spanish rendering: passages"
    )
    assert line(items, "Le trictrac national", "p.").endswith(
        "At second hand: we do not know whether it is complete"
    )
    assert line(items, "Ordenamiento de las tafurerías", "section").endswith(
        "Prologue and law I: in part"
    )


def test_what_is_said_of_a_text_agrees_with_it() -> None:
    """Each text has an extent that the map knows; whole is none that has a gap, nor a passage."""
    for section in texts.sections():
        text = document.read(section.path)
        assert section.extent in front_page.EXTENTS
        gaps = [gap for gap in text.body.iter("gap") if gap.get("unit") != "words"]
        match = next((t.text or "" for t in text.root.iter("title") if t.get("type") == "sub"), "")
        assert section.extent != "whole" or not (gaps or "passage" in match), section.id
        seen = "not seen" not in corpus.load().work(section.siglum).get("doubt", "")
        assert section.extent != "whole" or seen, f"{section.id}: who has seen that it is whole?"


def test_every_game_stands_in_a_family_that_has_a_title() -> None:
    """No game is left out: the map goes through the families, each by its title."""
    assert {entry.family for entry in CATALOGUE.values()} == set(FAMILIES)
    assert all(FAMILIES.values())
