"""On what a page depends: the corpus, the machinery, and of the games those that it shows."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from sphinx import environment

from conf import figures, house
from conf.claims import CHECKS
from conf.edition import corpus, views
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


COMMON = {
    "conf.sphinx.directives.rules",
    "conf.sphinx.page.head",
    "conf.edition.marks",
    "conf.publish.citations",
    "juegos.engine.odds",
    "juegos.core.game",
    "juegos.alquerque.family",
}


def test_every_page_depends_on_what_makes_all_pages() -> None:
    """On the directives and what they import, on the rooms of juegos that belong to no game."""
    assert rests.machinery() >= COMMON


def test_what_makes_all_pages_is_no_game() -> None:
    """Else a change of that game would have every page read again.

    Manifests are of all games, and so are lessons that a family has together, what was measured of
    each game and how many puzzles it has, which import no game.
    """
    folders = tuple(f"juegos.{family}." for family in (*rests.FAMILIES, "kept"))
    found = {name for name in rests.machinery() if name.startswith(folders)}
    lessons = {f"juegos.{family}.in_a_minute" for family in ("tablas", "naipes")}
    assert found == {*rests.MANIFESTS, *lessons, "juegos.kept.gallery", "juegos.kept.puzzles"}
    for name in lessons:
        assert {house.room_of(one) for one in house.imports_of(name)} == {"juegos.core"}, name


def test_whatever_makes_a_page_is_known() -> None:
    """All that the directives import makes all pages, or belongs to checks, figures or games."""
    apart = ("conf.claims.", "conf.figures.", *(f"juegos.{one}." for one in rests.FAMILIES))
    makers = {name for name in rests.machinery() if name.startswith("conf.sphinx")}
    known = rests.machinery() - {"juegos.__main__"}
    assert {one for maker in makers for one in house.imports_of(maker)} <= known
    unknown = {one for name in known for one in house.imports_of(name)} - known
    assert not {one for one in unknown if not one.startswith(apart)}


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The modules of juegos and conf, in a folder where a test may change them."""
    known = {name: tmp_path / f"{name}.py" for name in house.modules()}
    for name, path in house.modules().items():
        known[name].write_bytes(path.read_bytes())
    monkeypatch.setattr(house, "modules", lambda: known)
    return tmp_path


@pytest.mark.parametrize("name", sorted(COMMON))
def test_a_change_of_what_makes_all_pages_has_all_read_again(name: str, copied: Path) -> None:
    """The setting that Sphinx compares is another, even for a comment."""
    before = rests.common()
    with (copied / f"{name}.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert rests.common() != before


def test_a_change_of_a_game_does_not_have_all_read_again(copied: Path) -> None:
    """It is noted of the pages that show the game alone."""
    before = rests.common()
    (copied / f"{OWN}.py").write_text("")
    assert rests.common() == before


def test_settings_that_all_pages_rest_on_have_them_read_again(tmp_path: Path) -> None:
    """Sphinx is told the digest as a setting of the environment."""
    app = Site(tmp_path, "# Words\n").app
    assert app.config.values["common"].rebuild == "env"
    assert app.config.common == rests.common()


def test_the_frame_of_the_corpus_is_all_but_its_words() -> None:
    """It tells of every segment, division and place, and holds no word of a segment."""
    told = repr(rests.frame())
    words = corpus.load()
    segment = words.segment("azar.s2")
    assert all(part in told for part in (segment.id, *segment.lines, *segment.rules))
    assert all(division.id in told for division in words.divisions)
    assert views.plain(segment.element, "e") not in told


PAGES = {
    "azar": "# Azar\n\n```{j:reglas} azar\n```\n\n```{j:figura} azar.odds\n:alt: odds\n```\n",
    "riffa": "# Riffa\n\n```{j:cuadro} riffa.odds\n```\n",
    "rules": "# Rules\n\n```{j:indice} regla\n```\n",
    "book": "# Book\n\n```{j:pasaje} mayores\n```\n",
    "law": "# Law\n\n```{j:pasaje} tafurerias\n```\n",
    "words": "# Words\n\nNothing else.\n",
}
GAMES_SHOWN = {"azar", "riffa", "rules"}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site of pages that show different things, and of a front page."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "docs").mkdir()
    for name, text in PAGES.items():
        (folder / "docs" / f"{name}.md").write_text(text, "utf-8")
    return Site(folder, "# Front\n")


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("juegos/dados/azar.py", {"azar", "rules"}),
        ("juegos/dados/riffa.py", {"riffa", "rules"}),
        ("juegos/dados/dice_game.py", GAMES_SHOWN),
        ("juegos/tablas/trictrac/game.py", {"rules"}),
        ("conf/figures/dice.py", {"azar"}),
        ("corpus/ldj/dados.xml", {"book"}),
        ("corpus/ldj/dados.en.xml", {"book"}),
        ("corpus/ldj/formas.toml", {"book"}),
        ("corpus/taf/tafurerias.es.xml", {"law"}),
        ("corpus/ldj/cruces.toml", {*GAMES_SHOWN, "book", "law"}),
        ("corpus/bibliografia.json", {*GAMES_SHOWN, "book", "law"}),
        ("conf/sphinx/templates/parts/rules.html", set()),  # all pages are written, none is read
        ("README.md", set()),
    ],
)
def test_a_change_has_the_pages_read_again_that_show_it(
    changed: str, again: set[str], pages: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game, a text or what draws a figure those that show it; a list of all works more."""
    file = house.ROOT / changed
    assert file.is_file()
    modified = environment._last_modified_time

    def told(path: Path) -> int:
        return sys.maxsize if Path(path) == file else modified(path)

    monkeypatch.setattr(environment, "_last_modified_time", told)
    assert pages.app.env.get_outdated_files(config_changed=False) == (set(), again, set())
    every = {*PAGES, "index"}
    assert pages.app.env.get_outdated_files(config_changed=True)[0] == every


def test_words_of_one_work_are_not_those_of_another() -> None:
    """A page of the dice book depends on its texts and spellings, and on the lists of all works."""
    found = {path.relative_to(house.ROOT).as_posix() for path in rests.words(["ldj"])}
    assert {"corpus/ldj/dados.xml", "corpus/ldj/dados.en.xml", "corpus/ldj/formas.toml"} <= found
    assert {"corpus/taf/cruces.toml", "corpus/taf/glosario.toml", "corpus/siglas.toml"} <= found
    assert not {name for name in found if name.startswith("corpus/taf/") and ".xml" in name}
    every = set(corpus.load().files)
    assert set(rests.words(corpus.load().works)) == every
    assert not {path for path in rests.words([]) if path.suffix == ".xml"}


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
    """A page with a table's figure rests on the table, one with the program's on all modules."""
    for name in figures.FIGURES:
        if name in tables.TABLES:
            assert rests.table(name) <= rests.figure(name)
    assert rests.figure("casa.salas") == set(house.modules())


def test_the_drawing_of_the_program_is_kept_while_no_import_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is drawn again when a module imports another room, and not when a rule is reworded."""
    before = rests.drawing("casa.salas")
    seen: list[str] = []
    monkeypatch.setattr(rests, "_content", lambda path: seen.append(path.name) or "")
    rests.drawing("casa.salas")
    monkeypatch.undo()
    assert "house.py" in seen
    assert "azar.py" not in seen
    monkeypatch.setattr(house, "imports", lambda: ())
    assert rests.drawing("casa.salas") != before


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
