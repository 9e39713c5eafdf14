"""The set of games: all games and levels, the same each time, replayed by the grammar alone."""

from __future__ import annotations

import csv
import tarfile
from pathlib import Path
from random import Random

import pytest

from conf.make import game_set
from juegos import __version__, catalogue
from juegos.engine.sample import draw
from tests.bench import game_set as second
from tests.help import grammar
from tests.help.sweeps import sweep

QUICK = [place for place in game_set.places() if place[1] in game_set.QUICK and place[2] == 0]
NAMES = ["-".join(map(str, place)) for place in QUICK]
ALWAYS = ["azar--0", "alquerque-weak-0", "irish-greedy-0", "piquet-random-0"]


def test_set_has_as_many_games_as_it_says_at_every_level() -> None:
    """Ten thousand, none twice; each level that a game offers is there."""
    every = [*game_set.places()]
    assert len(every) == len(set(every)) == game_set.TOTAL
    assert {place[:2] for place in every} == {
        (slug, level) for slug in catalogue.CATALOGUE for level in game_set.levels(slug)
    }


@pytest.mark.parametrize("name", sweep(NAMES, *ALWAYS))
def test_first_game_of_each_level_is_replayed(name: str) -> None:
    """The second program finds every move among those offered, and the result that is written."""
    place = QUICK[NAMES.index(name)]
    slug, text = place[0], game_set.member(place)[1].decode()
    assert second.replayed(text)[0] == slug
    assert game_set.member(place)[1].decode() == text


def test_a_set_is_written_and_replayed_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both programs count the same games; a set made twice is the same to the byte."""
    few = [place for place in QUICK if place[0] in {"azar", "irish"}]
    monkeypatch.setattr(game_set, "places", lambda _total: iter(few))
    one, other = tmp_path / "one.tar.gz", tmp_path / "other.tar.gz"
    game_set.main(str(one))
    game_set.main(str(other))
    assert one.read_bytes() == other.read_bytes()
    assert second.main(str(one)) == 0
    assert f"\n{len(few)} games, " in capsys.readouterr().out


def test_the_page_has_the_last_set_that_was_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table has all games of a set, and is written only if each came out as it is written."""
    (line,) = csv.DictReader(game_set.TABLE.read_text("utf-8").splitlines())
    assert tuple(line) == game_set.HEAD
    assert line["games"] == f"{game_set.TOTAL:,}"
    few = [place for place in QUICK if place[0] == "azar"]
    monkeypatch.setattr(game_set, "places", lambda _total: iter(few))
    monkeypatch.setattr(game_set, "TABLE", tmp_path / "games.csv")
    file = tmp_path / "few.tar.gz"
    game_set.main(str(file))
    game_set.main(str(file), "--replay")
    (line,) = csv.DictReader((tmp_path / "games.csv").read_text("utf-8").splitlines())
    assert (line["version"], line["games"]) == (__version__, "1")
    with pytest.raises(SystemExit):
        game_set.main(str(tmp_path / "none.tar.gz"), "--replay")


def test_a_set_says_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its README counts its games and tells their seeds and grammar; the licences lie beside it."""
    few = [place for place in QUICK if place[0] in {"azar", "irish"}]
    monkeypatch.setattr(game_set, "places", lambda _total: iter(few))
    game_set.main(str(tmp_path / "few.tar.gz"))
    with tarfile.open(tmp_path / "few.tar.gz") as archive:
        files = {
            Path(name).name: content.read().decode()
            for name in archive.getnames()
            if Path(name).parent == Path(f"juegos-{__version__}-games")
            if (content := archive.extractfile(name))
        }
    assert set(files) == {"README.md", "LICENSE", "LICENSE-TEXTS"}
    says = files["README.md"]
    assert says.startswith(f"# {len(few)} games ")
    assert f"version {__version__}" in says
    assert all(f"{name:8} ::= {rule}" in says for name, rule in grammar.RULES.items())
    assert "CC BY 4.0" in says
    assert "CC BY 4.0" in files["LICENSE-TEXTS"]


def test_the_seed_of_a_game_is_as_its_readme_says() -> None:
    """The first throw of a game of dice is drawn by the seed that the README gives."""
    (place,) = (place for place in QUICK if place[0] == "azar")
    says = game_set.readme([place])
    assert "azar:0, which is given to random.Random" in says
    game = catalogue.game("azar")
    first = draw(game.throws(game.start()), Random("azar:0"))
    record = game_set.member(place)[1].decode()
    assert game.write_move(first) in record.splitlines()


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ("Result: ", "Result: unfinished #", "the result is written as"),
        ("\n\n", "\n\n7-7-7\n", "7-7-7 is not among"),
        ("Game: azar\n", "", "no game is named"),
    ],
)
def test_second_program_finds_what_is_wrong(was: str, becomes: str, says: str) -> None:
    """A move that is none, another result, and what is no record are each told."""
    text = game_set.member(("azar", "", 0))[1].decode()
    with pytest.raises(ValueError, match=says):
        second.replayed(text.replace(was, becomes, 1))


def test_game_that_is_not_over_is_told() -> None:
    """A record without its last throw."""
    text = game_set.member(("azar", "", 0))[1].decode()
    with pytest.raises(ValueError, match="not over"):
        second.replayed(text[: text.rstrip().rindex("\n") + 1])
