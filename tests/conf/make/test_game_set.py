"""The set of games: all games and levels, the same each time, replayed by the grammar alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conf.make import game_set
from juegos import catalogue
from tests.bench import game_set as second
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from pathlib import Path

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
