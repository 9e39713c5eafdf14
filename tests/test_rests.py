"""On what a page depends: the corpus, the machinery, and of the games those that it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from conf import figures, house
from conf.claims import CHECKS
from conf.sphinx import rests
from juegos import catalogue, tables
from juegos.core.manifest import Entry
from tests.sites import Site

GAMES = "# Games\n\n```{j:reglas} azar\n```\n\n```{j:cuadro} riffa.odds\n```\n"
OWN = "juegos.dados.azar"


def depends(folder: Path, page: str) -> set[str]:
    """Return the modules that a page of a small site depends on."""
    files = {Path(file).resolve() for file in Site(folder, page).depends}
    return {name for name, path in house.modules().items() if path.resolve() in files}


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What a page with the rules of azar and a table of riffa depends on."""
    return depends(tmp_path_factory.mktemp("rests"), GAMES)


def test_a_page_depends_on_the_games_that_it_shows(shown: set[str]) -> None:
    """On the game of its rules and on that of its table, with all that these import."""
    assert {OWN, "juegos.dados.riffa", "juegos.dados.dice_game"} <= shown


def test_a_page_depends_on_no_other_game(shown: set[str]) -> None:
    """A change of a game that is not on it leaves a page as it is."""
    games = {
        name for name in shown if name.startswith(tuple(f"juegos.{f}." for f in rests.FAMILIES))
    }
    assert not games - rests.game("azar") - rests.game("riffa") - set(rests.MANIFESTS)
    assert "juegos.dados.triga" not in games
    assert not {name for name in games if name.startswith("juegos.tablas.")} - set(rests.MANIFESTS)


def test_a_page_depends_on_what_makes_all_pages(shown: set[str]) -> None:
    """On the directives, and on the rooms of juegos that belong to no game."""
    assert {"conf.sphinx.directives.rules", "juegos.engine.odds", "juegos.core.game"} <= shown


def test_a_page_without_a_directive_depends_on_no_program(tmp_path: Path) -> None:
    """Words alone are written again only when they are changed."""
    assert depends(tmp_path, "# Words\n\nNothing else.\n") == set()


def test_a_text_depends_on_no_game(tmp_path: Path) -> None:
    """The words of a game are shown without its program: only its ids are named beside them."""
    page = "# Azar\n\n```{j:glosario}\n```\n"
    assert OWN not in depends(tmp_path, page)


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_a_game_depends_on_its_own_modules(slug: str) -> None:
    """The class of a game is in a module that the game rests on, and every file is known."""
    game = catalogue.game(slug)
    assert type(game).__module__ in rests.game(slug)
    assert all(path.is_file() for path in rests.files(rests.game(slug)))


def test_a_table_over_a_family_depends_on_all_its_games() -> None:
    """The odds of the twelve games of dice are counted again when any of them changes."""
    entries = [entry for entry in catalogue.CATALOGUE.values() if entry.family == "dados"]
    assert all(rests.game(entry.slug) <= rests.table("dados.juegos") for entry in entries)
    assert not rests.game("trictrac") <= rests.table("dados.juegos")


def test_a_figure_depends_on_the_table_that_it_draws() -> None:
    """A figure of a table's name is drawn again with it, one of the program with any module."""
    for name in figures.FIGURES:
        if name in tables.TABLES:
            assert rests.table(name) <= rests.figure(name)
    assert rests.figure("casa.salas") == set(house.modules())


def test_verdicts_on_a_division_depend_on_its_game_and_checks() -> None:
    """Those on triga on the checks of triga alone; all of them on all."""
    assert rests.game("triga") | {"conf.claims.lists"} <= rests.claims("triga")
    assert "conf.claims.solved" not in rests.claims("triga")
    every = {check.id.partition(".")[0] for check in CHECKS}
    assert all(rests.claims(one) <= rests.claims("") for one in every)


@pytest.mark.thorough
@pytest.mark.parametrize("id", tables.ids())
def test_a_table_asks_for_no_game_that_it_does_not_depend_on(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is counted no other game is made than those whose modules it rests on."""
    made: set[str] = set()
    game = Entry.game

    def noted(entry: Entry, readings: Any) -> Any:
        made.add(entry.slug)
        return game(entry, readings)

    monkeypatch.setattr(Entry, "game", noted)
    tables.TABLES[id]()[id](id.partition(".")[0], {})
    assert {slug for slug in made if not rests.game(slug) <= rests.table(id)} == set()
