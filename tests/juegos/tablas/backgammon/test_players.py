"""Opponents at backgammon: each beats the one below it, and their moves are those of the game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from conf.make.matches import Duel
from juegos import catalogue
from juegos.tablas.backgammon.evaluation import worth
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.casas.board import OFF, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.strong_player import WORK, value_after_reply
from juegos.tablas.family import FAMILY
from juegos.tablas.tabula import game as tabula
from juegos.tablas.tabula.game import Tabula
from juegos.tablas.todas_tablas import TodasTablas

LEVELS = FAMILY.players.levels

# At toc: no marks yet, and two throws each.
EARLY = "0,0,0 0,0,0 / lances=2,2 coin=0,0 pavillon=- premier=- du=0"
START = "A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"


def chosen(state: str, level: str, readings: dict[str, str] | None = None) -> str:
    """Return the move that a level takes at a state."""
    game = Backgammon(readings or {})
    choice = game.advise(game.read(state), level, random.Random(1))
    assert choice.why.endswith(".")
    return game.write_move(choice.move)


@pytest.mark.thorough
def test_greedy_beats_random() -> None:
    """Of sixteen seeded games greedy wins at least fourteen against random."""
    assert Duel(Backgammon({}), ("greedy", "random"), 16, seed=3).wins >= 14


@pytest.mark.heavy
@pytest.mark.thorough
def test_strong_beats_greedy() -> None:
    """Over fourteen seeded games strong gains more than it loses against greedy."""
    duel = Duel(Backgammon({}), ("strong", "greedy"), 14, seed=3)
    assert duel.mean > 0


@pytest.mark.thorough
@pytest.mark.parametrize("game", [Tabula({}), TodasTablas({})], ids=lambda game: game.slug)
def test_greedy_beats_random_at_its_kin(game: TablesGame) -> None:
    """At tabula and todas tablas too greedy wins most of sixteen seeded games."""
    assert catalogue.entry(game.slug).levels == LEVELS
    assert Duel(game, ("greedy", "random"), 16, seed=3).wins >= 11


@pytest.mark.parametrize("level", LEVELS[:2])
@pytest.mark.parametrize(
    ("state", "move"),
    [
        ("juega A 6-5 A 4 1 off:13 B 6:15", "4/off 1/off"),
        (f"juega A 3-1 {START}", "8/5 6/5"),
        ("juega A 4-2 A 24 8:3 6:5 5:2 3:2 2:2 B 21 13:5 8:4 6:5", "8/4* 6/4"),
    ],
)
def test_plain_cases(level: str, state: str, move: str) -> None:
    """Both players bear off the last men, and make the five with 3-1 and a casa by a hit."""
    assert chosen(state, level) == move


def test_same_move_every_time() -> None:
    """Greedy and strong take the same move whatever the lot; random asks the lot alone."""
    game = Backgammon({})
    state = game.read(f"juega A 6-2 {START}")
    for level in ("greedy", "strong"):
        assert len({game.advise(state, level, random.Random(n)).move for n in range(5)}) == 1
    assert len({game.advise(state, "random", random.Random(n)).move for n in range(20)}) > 3


@pytest.mark.parametrize(
    ("game", "state"),
    [
        (Backgammon({}), f"juega A 6-2 {START}"),
        (
            catalogue.game("toc"),
            f"joue A 4-1 / T:14 4 / T:12 4:2 5 / {EARLY}",
        ),
    ],
    ids=lambda value: getattr(value, "slug", ""),
)
def test_good_errs_the_more_rarely_the_more_it_costs(game: Any, state: str) -> None:
    """Its play most often made is the best by its own judgement; the others lose more or less."""
    advice = [game.advise(game.read(state), "good", random.Random(n)) for n in range(200)]
    made = Counter(one.move for one in advice)
    value = {one.move: one.value for one in advice}
    assert len(made) > 2
    by_value = sorted(made, key=value.__getitem__, reverse=True)
    assert made[by_value[0]] == max(made.values())
    assert made[by_value[0]] > made[by_value[-1]]


@pytest.mark.parametrize("level", LEVELS)
def test_answers_about_the_cube(level: str) -> None:
    """At the start nobody but the lot doubles; a race far behind is given up, an even one not."""
    cube = {"cubo": "si"}
    if level == "random":
        assert chosen(f"dobla A {START} cubo=1", level, cube) in {"dobla", "tira"}
        return
    assert chosen(f"dobla A {START} cubo=1", level, cube) == "tira"
    even = "A 6:5 5:5 4:5 B 6:5 5:5 4:5"
    behind = "A 6:2 5:2 4:2 off:9 B 6:5 5:5 4:4 off"
    assert chosen(f"dobla A {behind} cubo=1", level, cube) == "dobla"
    assert chosen(f"responde B {behind} cubo=1", level, cube) == "rechaza"
    assert chosen(f"responde B {even} cubo=1", level, cube) == "acepta"


def test_a_whole_match_is_played() -> None:
    """Two strong players bring a match with the cube to its end."""
    duel = Duel(Backgammon({"partida": "3", "cubo": "si"}), ("greedy", "greedy"), 2, seed=4)
    assert duel.mean in {-1, 0, 1}


def test_judgement_is_fair() -> None:
    """What is good for one side is bad for the other: hit men, a lead, men alone before the foe."""
    start = side({24: 2, 13: 5, 8: 3, 6: 5})
    hit = side({25: 1, 24: 2, 13: 5, 8: 3, 6: 4})
    assert worth(start + hit) > worth(start + start) > worth(hit + start)
    assert worth(side({6: 5}) + side({6: 10})) > 0 > worth(side({6: 10}) + side({6: 5}))
    safe, alone = side({24: 2, 8: 2, 6: 11}), side({24: 2, 8: 1, 7: 1, 6: 11})
    assert worth(safe + start) > worth(alone + start)
    assert worth(side({}) + side({6: 15})) == 2


def test_judgement_of_tabula_is_fair() -> None:
    """At tabula too men off and a shorter way are worth something."""
    even = side({20: 2, 10: 2, 5: 11})
    for better in (side({20: 2, 10: 2, 2: 11}), side({20: 1, 10: 1, 5: 6, OFF: 7})):
        assert tabula.worth(better + even) > tabula.worth(even + even)
        assert tabula.worth(even + even) > tabula.worth(even + better)
    assert tabula.worth(side({OFF: 15}) + even) == 1


@pytest.mark.parametrize(
    ("game", "state"),
    [
        (Tabula({}), "juega A 3-2-1 A 9 8:2 off:12 B 12:2 10 2:3 1:9"),
        (TodasTablas({}), "juega A 3-1 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"),
    ],
    ids=lambda value: getattr(value, "slug", ""),
)
def test_strong_takes_what_leaves_most_after_the_answer(game: TablesGame, state: str) -> None:
    """Of the plays that it weighs none is worth more than the one it takes, over all throws."""
    here, laws = game.read(state), game.laws
    plays = game.plays(here)
    searched = WORK // len(game.travel.throws(laws.dice))
    weighed = sorted(plays.values(), key=laws.worth)[-searched:]
    values = [value_after_reply(laws, after) for after in weighed]
    choice = game.advise(here, "strong", random.Random(1))
    assert len(set(values)) > 1
    assert value_after_reply(laws, plays[choice.move]) == max(values)
