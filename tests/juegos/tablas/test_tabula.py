"""Tabula: Zeno's throw played by the rules, entering, and the readings one by one."""

from __future__ import annotations

from itertools import product

import pytest

from juegos.tablas.casas.board import BAR, SIDE
from juegos.tablas.tabula.game import Tabula, TabulaRules
from tests.help.laws import DEFINITIONS
from tests.juegos.tablas.laws import hold, walk

# The position and throw of Zeno, of which the epigram tells.
ZENO = "juega A 6-5-2 A 19:7 16 15:2 6:2 5:2 2 B 17:2 14:2 13:2 12 11:2 10:2 7:2 4:2"  # fmt: skip
READINGS = [
    dict(zip(("salida", "mitad", "heridas"), keys, strict=True))
    for keys in product(*(crux.keys for crux in TabulaRules.cruces))
]


def played(readings: dict[str, str], state: str) -> list[str]:
    """Return the plays of a state."""
    game = Tabula(readings)
    return [game.write_move(move) for move in game.moves(game.read(state))]


@pytest.mark.parametrize("readings", READINGS, ids=str)
def test_zeno_has_one_play(readings: dict[str, str]) -> None:
    """With 6-5-2 Zeno must part his three pairs, if no man leaves before all are home."""
    expected = ["15/9 6/1 5/3"]
    assert (played(readings, ZENO) == expected) == (readings["salida"] == "cuarto")


def test_zeno_is_left_with_eight_single_men() -> None:
    """After it, as the epigram says, eight men stand alone, and seven on the sixth line."""
    game = Tabula({})
    state = game.read(ZENO)
    board = game.play(state, game.moves(state)[0]).state.board
    own = board[:SIDE]
    assert sum(own[casa] == 1 for casa in range(1, BAR)) == 8
    assert own[25 - 6] == 7


def test_without_the_rule_of_leaving_zeno_was_free() -> None:
    """If a man may leave at once there are other plays: so the epigram speaks for the rule."""
    plays = played({"salida": "libre"}, ZENO)
    assert len(plays) > 1
    assert "6/off 5/off 2/off" in plays


LINES = [
    # Men enter on the casa of the die; three dice, three men, or one man by all.
    ("", "juega A 3-2-1 A hand:15 B hand:15", "hand/24 hand/23 hand/22", True),
    ("", "juega A 3-2-1 A hand:15 B hand:15", "hand/19", True),
    # Two of the other close a casa, for both go the same way.
    ("", "juega A 3-3-1 A hand:15 B 22:2 hand:13", "hand/22", False),
    # A man hit goes back and enters first, or waits with those in the hand.
    ("", "juega A 4-2-1 A bar 10 hand:13 B 9:2 hand:13", "10/3", False),
    ("heridas=libre", "juega A 4-2-1 A 10 9:2 hand:12 B 11:2 hand:13", "10/3", True),
    ("", "juega A 6-5-4 A 13 9:2 hand:12 B hand:15", "13/7 9/5 9/4", True),
    ("mitad=espera", "juega A 6-5-4 A 13 9:2 hand:12 B hand:15", "13/7 9/5 9/4", False),
]


@pytest.mark.parametrize(("reading", "state", "move", "allowed"), LINES)
def test_line_of_play(reading: str, state: str, move: str, allowed: bool) -> None:  # noqa: FBT001
    """One play at one state is allowed or not, under one reading."""
    readings = dict([reading.split("=")]) if reading else {}
    assert (move in played(readings, state)) == allowed


def test_a_man_hit_goes_where_the_reading_says() -> None:
    """To the bar, from which it must come first, or back among those that have not entered."""
    for reading, value in (("primero", "hand:14 bar"), ("libre", "hand:15")):
        game = Tabula({"heridas": reading})
        state = game.read("juega A 4-2-1 A 10 hand:14 B 9 hand:14")
        step = game.play(state, game.read_move(state, "10/9*/3"))
        assert game.write(step.state) == f"tira B A hand:14 3 B {value}"


@pytest.mark.parametrize("readings", READINGS, ids=str)
def test_laws(readings: dict[str, str]) -> None:
    """Under every combination of readings a random game keeps the laws to its end."""
    game = Tabula(readings)
    states, _ = walk(game, range(1))
    hold(game, states[::31])


def test_every_rule_fires() -> None:
    """Each rule fires in some random game, but for those that only define."""
    game = Tabula({})
    fired = walk(game, range(4))[1]
    assert {rule.id for rule in game.rules} - DEFINITIONS == fired
