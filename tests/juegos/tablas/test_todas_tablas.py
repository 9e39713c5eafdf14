"""Todas tablas: where fol. 77v sets the men, what it says of their way, and the readings."""

from __future__ import annotations

import pytest

from juegos.tablas.casas.board import SIDE
from juegos.tablas.todas_tablas import TodasTablas
from tests.help.laws import DEFINITIONS
from tests.juegos.tablas.laws import hold, walk

START = "A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
READINGS = [
    {"dobles": dobles, "barata": barata} for dobles in ("dos", "cuatro") for barata in ("no", "si")
]


def test_men_stand_as_the_leaf_has_them() -> None:
    """By quarters, from the leaf alone: 5 on the six, 2 on the ace opposite, 5 and 3 beside."""
    # Quarters in the order of A's way; in the two within, the six lies by the middle; in the two
    # beside them casas are counted from the outer edge.
    within, beside = {"seys": 6, "as": 1}, {"as": 12, "cinco": 8}
    mine = {within["seys"]: 5, 25 - within["as"]: 2, 25 - beside["as"]: 5, beside["cinco"]: 3}
    board = TodasTablas({}).start().board
    for half in (board[:SIDE], board[SIDE:]):
        assert {casa: men for casa, men in enumerate(half) if men} == mine


def test_a_has_the_hand() -> None:
    """A throws first; nothing tells how the hand was won."""
    game = TodasTablas({})
    assert game.write(game.start()) == f"tira A {START}"


@pytest.mark.parametrize(("dobles", "move"), [("dos", "13/9(2)"), ("cuatro", "13/9(4)")])
def test_doubles(dobles: str, move: str) -> None:
    """Two equal dice are played once each, or twice each, by the reading."""
    game = TodasTablas({"dobles": dobles})
    state = game.read(f"juega A 4-4 {START}")
    moves = [game.write_move(play) for play in game.moves(state)]
    assert move in moves
    assert max(len(play) for play in game.moves(state)) == {"dos": 2, "cuatro": 4}[dobles]


@pytest.mark.parametrize("barata", ["no", "si"])
def test_barata(barata: str) -> None:
    """Six casas closed and a man of the other to enter: the game is won, by one reading."""
    game = TodasTablas({"barata": barata})
    state = game.read("juega A 2-1 A 7 6:2 5:2 4:2 3:2 2:2 1:2 off:2 B bar 13:12 12:2")
    step = game.play(state, game.read_move(state, "7/4"))
    end = game.outcome(step.state)
    assert (end is not None and end.why.id == "todas-tablas.barata") == (barata == "si")
    assert game.read(game.write(step.state)) == step.state


@pytest.mark.parametrize("readings", READINGS, ids=str)
def test_laws(readings: dict[str, str]) -> None:
    """Under every combination of readings a random game keeps the laws to its end."""
    game = TodasTablas(readings)
    states, _ = walk(game, range(2))
    hold(game, states[::5])


def test_every_rule_fires() -> None:
    """Each rule fires in some random game, but for the barata and those that only define."""
    game = TodasTablas({"dobles": "cuatro"})
    fired = walk(game, range(6))[1]
    silent = {rule.id for rule in game.rules} - DEFINITIONS - fired
    assert silent == {"todas-tablas.barata"}
