"""Nine men's morris against OpenSpiel, move by move over whole games. Needs ``open_spiel``."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from juegos.alquerque.alquerque_de_nueve import AlquerqueDeNueve
from juegos.engine.line_game import Move
from juegos.tables.alquerque.agreement import PEERS

GAME = pyspiel.load_game("nine_mens_morris")
CORE = AlquerqueDeNueve({})
POINTS = [point for row in CORE.board.rows for point in row]  # as OpenSpiel numbers them
(POSITIONS,) = (peer.positions for peer in PEERS if peer.slug == CORE.slug)


def actions(state: Any) -> dict[tuple[int, ...], int]:
    """Return OpenSpiel's actions by the points of ours: one to place or take, two to move."""
    result = {}
    for action in state.legal_actions():
        numbers = divmod(action - 24, 24) if action >= 24 else (action,)
        result[tuple(POINTS[n] for n in numbers)] = action
    return result


def games() -> list[tuple[Any, Any]]:
    """Return the positions of games played at random, OpenSpiel's with ours."""
    rng = random.Random(1)
    pairs: list[tuple[Any, Any]] = []
    while len(pairs) < POSITIONS:
        theirs, ours = GAME.new_initial_state(), CORE.start()
        while True:
            pairs.append((theirs.clone(), ours))
            moves = CORE.moves(ours)
            if not moves or theirs.is_terminal():
                break
            move: Move = rng.choice(moves)
            theirs.apply_action(actions(theirs)[move.path])
            ours = CORE.after(ours, move)
    return pairs


@pytest.fixture(scope="module")
def played() -> list[tuple[Any, Any]]:
    return games()


def test_moves_are_the_same(played: list[tuple[Any, Any]]) -> None:
    """Wherever OpenSpiel has not ended the game, both have the same seat to move and moves."""
    going_on = [(theirs, ours) for theirs, ours in played if not theirs.is_terminal()]
    assert len(going_on) > POSITIONS * 0.9
    for theirs, ours in going_on:
        assert theirs.current_player() == ours.side
        assert set(actions(theirs)) == {move.path for move in CORE.moves(ours)}


def test_ends_are_the_same(played: list[tuple[Any, Any]]) -> None:
    """Where OpenSpiel has a winner so have we; its draws are by a limit of turns of its own."""
    ends = [(theirs, ours) for theirs, ours in played if theirs.is_terminal()]
    won = [(theirs, ours) for theirs, ours in ends if theirs.returns() != [0.0, 0.0]]
    assert len(won) > 50
    for theirs, ours in won:
        assert not CORE.moves(ours)
        assert theirs.returns()[CORE.ending(ours).winner or 0] == 1.0
