"""The board as Sphinx writes it: whole without a script, and with all that the scripts need."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from conf.runtime.families import FAMILIES
from conf.sphinx.page import runtime, strings, strings_on_demand
from conf.sphinx.play import puzzles
from conf.sphinx.site import widget
from juegos.catalogue import game
from juegos.serve import handle
from tests.help.sites import BOOK, Site, boards, data

pytestmark = pytest.mark.thorough  # they build a site of their own

BOARD = "```{j:tablero} azar\n```\n"
# What asks for scripts of panels and boards once they are needed.
LOADING = ("client/tools", "client/history", "client/room", "panels/side-panel")
PASA = "```{j:tablero} azar\n:readings: encuentro=pasa\n```\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return Site(tmp_path_factory.mktemp("tablero"), f"{BOOK}\n{BOARD}\n{PASA}\n")


def test_a_board_is_whole_without_a_script(site: Site) -> None:
    """It has the drawing, the exact chances of both, whose turn it is and what he may do."""
    first = unescape(boards(site.html)[0])
    odds, start = (handle({"do": do, "slug": "azar"}) for do in ("odds", "start"))
    scene = start["scene"]
    for item in (scene["svg"], scene["caption"], odds["p_first"], odds["p_second"]):
        assert unescape(item) in first
    assert "Your turn." in first
    assert "<noscript>" in first


def test_the_readings_of_a_board_are_its_own(site: Site) -> None:
    """A board under other readings starts with their odds and says which they are."""
    first, second = boards(site.html)
    odds = handle({"do": "odds", "slug": "azar", "readings": {"encuentro": "pasa"}})
    assert odds["p_first"] in second
    assert odds["p_first"] not in first
    assert data(first)["readings"]["encuentro"] == "de-cabo"
    assert data(second)["readings"]["encuentro"] == "pasa"


def test_two_boards_on_a_page_have_two_ids(site: Site) -> None:
    """A second board does not repeat the id of the first."""
    ids = re.findall(r'<figure class="j-board" id="([^"]*)"', site.html)
    assert ids == ["tablero-azar", "tablero-azar-2"]


def test_only_the_first_board_of_a_game_says_what_all_share(site: Site) -> None:
    """The sentences stand once on a page; a further board has its own readings alone."""
    first, second = (data(figure) for figure in boards(site.html))
    assert {"words", "rules", "cruces", "others"} <= set(first["shared"])
    assert "shared" not in second


def test_every_rule_of_the_game_has_its_link(site: Site) -> None:
    """Whatever rule an event names, the log can link to the line it stands on."""
    rules = data(boards(site.html)[0])["shared"]["rules"]
    assert set(rules) == {rule.id for rule in game("azar").rules}
    assert rules["azar.reazar"]["href"] == "#f67r.b.1"
    for rule in rules.values():
        assert f'id="{rule["href"].removeprefix("#")}"' in site.html


def test_every_crux_of_the_game_has_its_readings(site: Site) -> None:
    """The choices are those of the rules, the default first."""
    cruces = {crux["name"]: crux for crux in data(boards(site.html)[0])["shared"]["cruces"]}
    for crux in game("azar").cruces:
        assert [reading["key"] for reading in cruces[crux.name]["readings"]] == list(crux.keys)


def test_the_scripts_have_no_sentence_of_their_own() -> None:
    """Every word that a script looks up is among the strings, and none stands in a script."""
    used: set[str] = set()
    for script in widget.scripts():
        text = script.read_text(encoding="utf-8")
        code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)
        if script.name == "puzzle.mjs":
            code = code.replace("this.#words", "this.words")  # a page's own sentences too
        if script.name == "page-settings.mjs":
            code = code.replace("} = words", "} = this.words")
        used |= set(re.findall(r"\bwords\.(\w+)", code))
        named = re.findall(r"\{([\w:, ]+)\} = this\.words", code)
        used |= {one.partition(":")[0].strip() for names in named for one in names.split(",")}
        assert not re.search(r'["`][A-Z][a-z]+ [a-z]+', code), script.name
    rooms = {"size", "points", "cards", "tables", "room", "embed", "puzzle"}
    results = {*strings.BOARD, *strings.GALLERY, *strings.GAMES, "others"}
    results |= {*puzzles.LISTED, *puzzles.POSED, *strings_on_demand.READING}
    assert used == {*results, *rooms}


def test_only_a_page_with_a_board_loads_what_makes_it_playable(site: Site, tmp_path: Path) -> None:
    """Script, style and runtime are left out where nothing is played."""
    assert f"{widget.folder()}/client/board.mjs" in site.html
    assert (site.out / "_static" / widget.folder() / "client/board.mjs").is_file()
    assert "board.css" in site.html
    assert (site.out / "sw.js").is_file()
    assert (site.out / runtime.PLACE / runtime.manifest()["folder"] / "boot.mjs").is_file()
    bare = Site(tmp_path, "# Page\n")
    assert "board.mjs" not in bare.html
    assert "board.css" not in bare.html
    assert not (bare.out / runtime.PLACE).exists()


def test_a_page_with_a_board_rests_on_the_weight_of_the_runtime(site: Site) -> None:
    """It names that weight, so a runtime of another weight has the pages written again."""
    weight = data(boards(site.html)[0])["shared"]["words"]["size"]
    assert weight == runtime.size("dados")
    sizes = [runtime.size(family) for family in FAMILIES]
    assert site.app.config.runtime.split(" ") == sizes
    assert site.app.config.values["runtime"].rebuild == "html"


WRONG = {
    "```{j:tablero} azr\n```": "no game 'azr'; nearest: azar",
    "```{j:tablero} azar\n:readings: encuentro=x\n```": "azar.encuentro has no reading 'x'",
    "```{j:tablero} azar\n:readings: encuento=pasa\n```": "azar has no crux 'encuento'",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_game_or_reading_is_told_with_its_place(text: str, tmp_path: Path) -> None:
    """The message names page and line, and what there is instead."""
    warnings = Site(tmp_path, f"# Page\n\n{text}\n").warnings
    assert WRONG[text] in warnings
    assert re.search(r"index\.md:\d+: (WARNING|ERROR)", warnings)


def test_whatever_a_board_may_load_is_kept() -> None:
    """The scripts that a game or its room may load are those that a first game keeps."""
    tools, looking, room, beside, keep = (
        (widget.SOURCE / f"{name}.mjs").read_text("utf-8") for name in (*LOADING, "client/offline")
    )
    loaded = set(re.findall(r'import\("(\.\./[^"]+)"\)', tools + looking + room + beside))

    assert len(loaded) > 5
    assert loaded == set(re.findall(r'^  "(\.\./[^"]+)",$', keep, re.MULTILINE))


def test_a_missing_runtime_is_told_with_what_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """The build stops in words where the browser's Python was not built."""
    monkeypatch.setattr(runtime, "MANIFEST", Path("nowhere"))
    with pytest.raises(Exception, match=r"noxfile\.py runtime"):
        runtime.size("dados")
