"""The table of the computer's levels: every pair of every game, and games that come out again."""

from __future__ import annotations

import csv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from conf.make import levels
from conf.make.computer_move import computer_move
from conf.make.levels import HEAD, LOOKS, TABLE, Pair, pairs, result, stored_pairs
from juegos import catalogue
from tests.help.sweeps import sweep

PAIRS = stored_pairs()
SHORT = [pair for pair in PAIRS.values() if pair.first in {"greedy", "beginner"} and pair.games]
FEW = 2  # games of a pair that are played again


def test_every_pair_of_levels_has_its_line() -> None:
    """No level is offered that is not kept, nor kept that is not offered; who met has a line."""
    assert [pair[:3] for pair in pairs()] == list(PAIRS)
    head, *lines = csv.reader(TABLE.read_text("utf-8").splitlines())
    assert head == list(HEAD)
    assert lines == [pair.row() for pair in PAIRS.values() if pair.games]


@pytest.mark.parametrize("pair", PAIRS.values(), ids=lambda pair: "-".join(pair[:3]))
def test_a_pair_is_played_until_it_is_decided_and_no_longer(pair: Pair) -> None:
    """Nothing but wins, draws and losses; who was better at a look has played no game more."""
    assert set(pair.results) <= set("wdl")
    assert pair.games <= LOOKS[-1]
    assert not any(pair._replace(results=pair.results[:n]).decided for n in range(pair.games))


@pytest.mark.parametrize("pair", PAIRS.values(), ids=lambda pair: "-".join(pair[:3]))
def test_what_is_offered_is_better_than_the_next_below(pair: Pair) -> None:
    """A level that is not, once its pair is decided, is not offered; one that is, is.

    Who reckons exactly is offered where luck hides it.
    """
    offered = pair.first in catalogue.entry(pair.slug).levels
    assert pair.second in catalogue.entry(pair.slug).levels
    if pair.decided and pair.first != "best":
        assert pair.better == offered


def test_who_is_better_is_so_beyond_luck() -> None:
    """Of 200 games 65 in a hundred are more than three errors, 55 are not; of 19 none decide."""
    assert Pair("azar", "best", "random", "w" * 130 + "l" * 70).better
    assert not Pair("azar", "best", "random", "w" * 110 + "l" * 90).better
    assert not Pair("azar", "best", "random", "w" * 19).decided
    assert Pair("azar", "best", "random", "w" * 20).decided
    assert not Pair("azar", "best", "random", "wl" * 50).decided


@pytest.mark.parametrize(
    ("won", "lost", "lead"), [(99, 9, 400), (9, 99, -400), (49, 49, 0), (40, 60, -69), (20, 0, 529)]
)
def test_elo_is_what_the_odds_say(won: int, lost: int, lead: int) -> None:
    """Odds of ten to one are 400 points, with one game more each way; few games tell little."""
    pair = Pair("azar", "best", "random", "w" * won + "l" * lost)
    assert pair.elo[0] == lead
    assert (pair.elo[1] > 100) == (won + lost < 50)
    assert pair.row()[6].startswith("\N{MINUS SIGN}") == (lead < 0)


@pytest.mark.thorough
@pytest.mark.parametrize("pair", SHORT, ids=lambda pair: pair.slug)
def test_games_come_out_again_as_kept(pair: Pair) -> None:
    """The first two games of a pair, played again."""
    assert "".join(result(pair, number) for number in range(FEW)) == pair.results[:FEW]


def test_games_are_the_same_on_an_executor_and_after_a_pause(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Three threads play what one does, and a match that was stopped goes on where it was."""
    pair = Pair("alquerque-de-tres", "weak", "random")
    monkeypatch.setattr(levels, "pairs", lambda: iter([pair]))
    monkeypatch.setattr(levels, "FILE", tmp_path / "kept.csv")
    monkeypatch.setattr(levels, "TABLE", tmp_path / "table.csv")
    levels.play(["alquerque-de-tres"])
    alone = stored_pairs()[pair[:3]]
    levels.write({pair[:3]: alone._replace(results=alone.results[:7])})
    with ThreadPoolExecutor(3) as executor:
        levels.play((), executor)
    assert stored_pairs()[pair[:3]] == alone == PAIRS[pair[:3]]


ON_LINES = [
    (slug, level)
    for slug, entry in catalogue.CATALOGUE.items()
    for level in entry.levels
    if entry.family == "alquerque"
]


def opening(slug: str, level: str, seed: int) -> list[object]:
    """Return the first two moves of a game of a level against itself."""
    game, rng = catalogue.game(slug), Random(seed)
    state, moves = game.start(), []
    for _ in range(2):
        moves.append(computer_move(game, state, level, rng).move)
        state = game.play(state, moves[-1]).state
    return moves


@pytest.mark.parametrize(
    ("slug", "level"),
    sweep(ON_LINES, ("damas-rusas", "middling"), ("zamma", "weak"), ("fanorona", "middling")),
)
def test_no_level_begins_every_game_alike(slug: str, level: str) -> None:
    """Of six games on lines, which have no dice, some begin otherwise."""
    first = opening(slug, level, 0)
    assert any(opening(slug, level, seed) != first for seed in range(1, 6))
