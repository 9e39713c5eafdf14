"""What each game has to be learnt in a minute: it says what the rules say, and its boards stand."""

from __future__ import annotations

import re

import pytest

from juegos import catalogue
from juegos.core.in_a_minute import LONGEST, legal, scene
from juegos.core.message import Message
from juegos.draw.drawing import svg

TAUGHT = sorted(catalogue.CATALOGUE)


@pytest.mark.parametrize("slug", TAUGHT)
def test_five_sentences_each_rest_on_a_rule(slug: str) -> None:
    """Each names a rule of the game, ends in a full stop, and is short and said in no other."""
    rules = {rule.id for rule in catalogue.game(slug).rules}
    value = catalogue.entry(slug).about().lesson.sentences
    assert len(value) == len({one.says for one in value}) == 5
    for one in value:
        assert f"{slug}.{one.rule}" in rules
        assert isinstance(one.says, Message)
        assert one.says[0].isupper()
        assert one.says.endswith(".")
        assert len(one.says) <= LONGEST


@pytest.mark.parametrize("slug", TAUGHT)
def test_three_boards_stand(slug: str) -> None:
    """Each is read and written back; its move is legal there and brings about the rule it names."""
    game, boards = catalogue.game(slug), catalogue.entry(slug).about().lesson.boards
    assert len(boards) == len({(board.state, board.move) for board in boards}) == 3
    for board in boards:
        state = game.read(board.state)
        assert game.write(state) == board.state
        assert isinstance(board.says, Message)
        assert re.fullmatch(r"[A-Z1-9].*\.", board.says)
        assert len(board.says) <= LONGEST
        assert bool(board.move) == bool(board.rule)
        if board.move:
            move = game.read_move(state, board.move)
            assert game.write_move(move) == board.move
            assert legal(game, board)
            step = game.play(state, move)
            end = game.outcome(step.state)
            why = {event.rule.id for event in step.events} | ({end.why.id} if end else set())
            assert f"{slug}.{board.rule}" in why
        assert svg(scene(game, board)).startswith("<svg ")
