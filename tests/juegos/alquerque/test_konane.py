"""Konane: the two stones lifted, jumps straight on, the end, and a second generator."""

from __future__ import annotations

import pytest

from juegos.alquerque.konane import Konane
from juegos.alquerque.points_game import PointsGame
from juegos.core.errors import BadNotation
from juegos.tables.alquerque.agreement import EACH
from tests.juegos.alquerque.compare_generators import (
    asymmetries,
    differences,
    event_rules,
    miscounted,
    played,
    turned,
    why_not,
    written,
)
from tests.juegos.alquerque.plain_generators import konane

TEN, EIGHT, SIX, FOUR = (Konane({"tablero": key}) for key in ("10", "8", "6", "4"))
FULL = "bwbw/wbwb/bwbw/wbwb w"


def test_first_two_stones() -> None:
    """The first is lifted at a corner or in the middle, the second beside the hole."""
    assert written(FOUR, FULL) == {"a1x", "d4x", "b2x", "c3x"}
    assert played(FOUR, FULL, "b2x") == "bwbw/wbwb/b1bw/wbwb b"
    assert written(FOUR, played(FOUR, FULL, "b2x")) == {"b1x", "a2x", "c2x", "b3x"}
    assert written(FOUR, played(FOUR, FULL, "a1x")) == {"b1x", "a2x"}


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("core", [TEN, EIGHT, SIX, FOUR], ids=["10", "8", "6", "4"])
def test_second_generator(core: Konane) -> None:
    """A generator written plainly finds the same moves, leading to the same positions."""
    assert differences(core, konane, EACH) == []
    assert miscounted(core, konane, 20, 3) == []


def test_symmetry() -> None:
    """Turned by half without swapping colours the moves are the same: a1 and its opposite agree."""
    assert asymmetries(SIX, 200, turned(SIX), swap=False) == []


def test_jumps_go_straight_on_and_may_stop() -> None:
    """A stone may jump on in the same direction, and stop after any jump; it never turns aside."""
    state = "6/6/6/6/2b3/wb1b2 w"
    assert written(SIX, state) == {"a1xc1", "a1xc1xe1"}
    assert "[konane.recto]" in why_not(SIX, state, "a1xc1xc3")
    assert event_rules(SIX, state, "a1xc1xe1")[:2] == ["konane.salto", "konane.recto"]


def test_end() -> None:
    """Who cannot jump has lost, and every line of play ends so."""
    game = PointsGame(SIX)
    state = game.read("6/6/6/6/6/wb3b w")
    end = game.outcome(game.play(state, game.read_move(state, "a1xc1")).state)
    assert end
    assert end.why.id == "konane.ultimo"
    assert end.shares[0] == 1


@pytest.mark.parametrize(
    ("state", "move", "rule", "says"),
    [
        (FULL, "c1x", "konane.primera", "not at a corner or in the middle"),
        (FULL, "a2x", "konane.primera", "no stone of yours"),
        (FULL, "a1-c1", "konane.primera", "a stone is lifted now"),
        ("bwbw/wbwb/b1bw/wbwb b", "d1x", "konane.segunda", "not next to the hole"),
        ("4/4/4/wb2 w", "a1-a2", "konane.salto", "no jump over one point"),
        ("4/4/4/wb2 w", "a1xa3", "konane.salto", "no enemy stone stands on a2"),
        ("4/4/4/wb2 w", "b1xd1", "konane.salto", "not yours"),
        ("4/4/2b1/wbw1 w", "a1xc1", "konane.salto", "c1 is occupied"),
        ("4/4/2b1/w1w1 w", "a1xc1", "konane.salto", "no enemy stone stands on b1"),
    ],
)
def test_why_not(state: str, move: str, rule: str, says: str) -> None:
    """A move that is refused is refused by the rule that forbids it."""
    result = why_not(FOUR, state, move)
    assert f"[{rule}]" in result
    assert says in result


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ("4/4/4/1w2 w", "no stone of w can come to b1"),
        ("bwbw/wbwb/bwbw/wbwb b", "it is the turn of w"),
        ("bwbw/wbwb/bwbw/wb1b b", "cannot have been lifted from c1"),
        ("bwbw/wbwb/bwbw/1bwb w", "it is the turn of b"),
        ("4/4/4/wb2 w x=1", "no 'x'"),
    ],
)
def test_bad_positions(state: str, says: str) -> None:
    """A position that no game can have is refused, with what is wrong and where."""
    with pytest.raises(BadNotation, match=says):
        PointsGame(FOUR).read(state)
