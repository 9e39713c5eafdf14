"""Laws of a game of tables, for games that are not in the catalogue yet."""

from __future__ import annotations

import random
from typing import Any

import pytest

from juegos.core.errors import IllegalMove
from juegos.core.game import Game, Turn
from juegos.engine.sample import draw


def walk(game: Game[Any, Any], seeds: range) -> tuple[list[Any], set[str]]:
    """Play games at random; return the states met and the rules that fired."""
    states, fired = [], set()
    for seed in seeds:
        rng, state = random.Random(seed), game.start()
        while game.turn(state) is not Turn.END:
            states.append(state)
            chance = game.turn(state) is Turn.CHANCE
            move = draw(game.throws(state), rng) if chance else rng.choice(game.moves(state))
            step = game.play(state, move)
            state = step.state
            for event in step.events:
                fired.add(event.rule.id)
                assert event.rule in game.rules
                assert event.text.endswith(".")
        states.append(state)
    return states, fired


def hold(game: Game[Any, Any], states: list[Any]) -> None:
    """Hold the laws: notation, what is offered and what not, weights, shares, scenes."""
    other: set[Any] = set()
    for state in states:
        assert game.read(game.write(state)) == state
        assert game.scene(state).caption.endswith(".")
        turn, moves = game.turn(state), game.moves(state)
        if turn is Turn.CHANCE:
            throws = game.throws(state)
            assert throws.total == 6 ** len(next(iter(throws)))
            assert all(game.read_move(state, game.write_move(t)) == t for t in throws)
        elif turn is Turn.END:
            end = game.outcome(state)
            assert end is not None
            assert sum(end.shares) == 0
        else:
            assert moves
            assert list(moves) == sorted(set(moves))
            texts = {game.write_move(move): move for move in moves}
            assert len(texts) == len(moves)
            assert all(game.read_move(state, text) == move for text, move in texts.items())
        for move in list(other)[:40]:
            if move not in moves and not (turn is Turn.CHANCE and move in game.throws(state)):
                with pytest.raises(IllegalMove, match=r"[a-z]+\.[a-z]+|over"):
                    game.play(state, move)
        other = set(moves) or {(6, 4), (3, 3), (6, 5, 2)}
