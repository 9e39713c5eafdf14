"""engine.decide and engine.players: best play against plain search, and the door that advises."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from juegos import catalogue
from juegos.core.advice import Advice
from juegos.core.distribution import Dist
from juegos.core.errors import BadRequest, NotExact
from juegos.core.view import view
from juegos.engine.account import Account, opening
from juegos.engine.odds import odds
from juegos.engine.strategy_iteration import move_values
from juegos.serve import handle
from tests.help.toy_games import Toy, Way

ENDS = {"A": Fraction(1), "B": Fraction(-1), "-": Fraction(0)}
GUIRGUIESCA = {"slug": "guirguiesca", "readings": {"encuentro": "rehusado-repite"}}
PLAYERS = catalogue.entry("guirguiesca").players


def advise(game: Any, state: Any, account: Account, level: str, rng: random.Random) -> Advice[Any]:
    """Return what the player of small games advises where so much was staked and paid."""
    return PLAYERS.advise(view(game, state, account.pot, account.paid), level, rng)


@st.composite
def games(draw: st.DrawFn) -> Toy:
    """A game of up to four states, some of them A's or B's to decide, circles included.

    Every state has a way to an end, so that no choice keeps the game going for ever: where a
    seat decides, all its ways lead on to ends or to states of chance.
    """
    size = draw(st.integers(1, 4))
    names = [f"s{i}" for i in range(size)]
    seat = {name: draw(st.sampled_from([0, 1])) for name in names if draw(st.booleans())}
    chances = [name for name in names if name not in seat]
    ways = {}
    for name in names:
        places = st.sampled_from([*ENDS, *(chances if name in seat else names)])
        way = st.builds(Way, st.integers(1, 3), places, st.integers(-3, 3), st.just(0))
        ways[name] = draw(st.lists(way, min_size=1, max_size=3))
        if name not in seat:
            ways[name].append(Way(1, draw(st.sampled_from(list(ENDS)))))
    return Toy(ways, ENDS, seat)


def brute_value(game: Toy, state: str) -> Fraction:
    """Return what A gains if of all strategies B takes the best against each, and A the best."""
    choices = {who: [s for s in game.ways if game.seat.get(s) == who] for who in (0, 1)}

    def strategies(who: int) -> list[dict[str, int]]:
        every = product(*(range(len(game.ways[s])) for s in choices[who]))
        return [dict(zip(choices[who], moves, strict=True)) for moves in every]

    def net(moves: dict[str, int]) -> Fraction:
        return odds(game, state, policy=lambda s: Dist.certain(moves[s])).mean_net

    return max(min(net({**mine, **theirs}) for theirs in strategies(1)) for mine in strategies(0))


@settings(max_examples=60)
@given(games())
def test_best_play_is_that_of_all_strategies(game: Toy) -> None:
    """What the best move is worth is the value of the game over all pairs of strategies."""
    for state, seat in game.seat.items():
        value = max(move_values(game, state, game.stake).values())
        assert value * (1 - 2 * seat) == brute_value(game, state)


def test_pot_is_what_the_end_shares() -> None:
    """With five on the table A risks what he would not for one: the pot enters the choice."""
    ways = {"s": [Way(1, "-", pay=2), Way(1, "c")], "c": [Way(2, "A"), Way(1, "B")]}
    game = Toy(ways, ENDS, seat={"s": 0})
    assert move_values(game, "s", 1) == {0: Fraction(2), 1: Fraction(1, 3)}
    assert move_values(game, "s", 9) == {0: Fraction(2), 1: Fraction(3)}


def test_pot_that_grows_without_end_is_refused() -> None:
    """Where the pot may be anything there are too many positions: nothing is guessed."""
    ways = {"s": [Way(1, "c")], "c": [Way(1, "c", pot=1), Way(1, "A")]}
    with pytest.raises(NotExact, match="too many"):
        move_values(Toy(ways, ENDS, seat={"s": 0}), "s", 1)


def test_value_counts_what_was_paid() -> None:
    """What a seat has received before is part of what it gains in the whole game."""
    game = catalogue.game("guirguiesca")
    state = game.read("respuesta-2 A 7 -")
    here, before = (
        advise(game, state, Account(1, (paid, -paid)), "best", random.Random(1)) for paid in (0, 3)
    )
    assert before.move == here.move == "rehusa"
    assert before.value == here.value + 3


def test_best_move_of_equals_is_the_usual_one() -> None:
    """To agree and to keep silent come to the same: the player says that he agrees."""
    game = catalogue.game("guirguiesca")
    state = game.read("respuesta-2 A 4 -")
    result = advise(game, state, opening(game), "best", random.Random(1))
    assert result.worth is not None
    assert result.worth["calla"] == result.worth["otorga"] == result.value
    assert result.move == "otorga"


def test_random_player_takes_every_move() -> None:
    """Over many seeds each move is taken; the same seed takes the same."""
    game = catalogue.game("guirguiesca")
    state = game.read("envite A 4 -")
    account = Account(1, (0, 0))
    taken = {advise(game, state, account, "random", random.Random(seed)).move for seed in range(60)}
    assert taken == set(game.moves(state))


def test_nobody_decides_about_dice() -> None:
    """Where chance is to move, or nobody any more, there is no advice."""
    azar = catalogue.game("azar")
    for state in (azar.start(), azar.read("fin A azar.azar")):
        with pytest.raises(BadRequest, match="nobody decides"):
            advise(azar, state, opening(azar), "best", random.Random(1))


@pytest.mark.parametrize("level", PLAYERS.levels)
def test_door_advises(level: str) -> None:
    """The reply names a move that is open, why, and what each move is worth, exactly."""
    state = "envite A 7 - pot=1 paid=0:0"
    request: dict[str, Any] = {"do": "advise", **GUIRGUIESCA, "state": state, "level": level}
    reply = handle({**request, "seed": 7})
    assert reply == handle({**request, "seed": 7})
    moves = handle({"do": "moves", **GUIRGUIESCA, "state": state})["moves"]
    assert list(reply["worth"]) == moves
    assert reply["value"] == reply["worth"][reply["move"]]
    assert reply["floats"]["value"] == float(Fraction(reply["value"]))
    assert reply["why"].endswith(".")


def test_door_advises_the_best_by_default() -> None:
    """Knowing that a refusal costs the encuentro, B stakes two on seven and gains by it."""
    reply = handle({"do": "advise", **GUIRGUIESCA, "state": "envite A 7 - pot=1 paid=0:0"})
    assert (reply["move"], reply["value"]) == ("para-2", "289/825")
    assert "Stake two +0.3503" in reply["why"]


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"state": "primera A - - pot=0 paid=0:0"}, "BadRequest"),
        ({"state": "envite A 7 - pot=1 paid=0:0", "level": "worst"}, "UnknownName"),
        ({"state": "envite A 7 - pot=1 paid=0:0", "level": 3}, "UnknownName"),
        ({"state": "envite A 7 -"}, "BadNotation"),
        ({}, "BadRequest"),
    ],
)
def test_door_refuses_to_advise(fields: dict[str, Any], kind: str) -> None:
    """What cannot be advised about is refused in one line."""
    error = handle({"do": "advise", **GUIRGUIESCA, **fields})["error"]
    assert error["kind"] == kind
    assert "\n" not in error["message"]
