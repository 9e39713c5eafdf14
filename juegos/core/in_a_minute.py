"""Lessons of a minute: five sentences, each based on a rule, and three small boards.

Each game has its lesson in its own module (``juegos.core.about``). Pages are made from it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from juegos.core.game import Game, Hidden, Turn
from juegos.core.scene import AnyScene

LONGEST = 140  # characters of a sentence


class Sentence(NamedTuple):
    """A sentence of a lesson, and the name of its rule."""

    rule: str
    says: str


class SmallBoard(NamedTuple):
    """A position in the game's notation, what it shows, and a move made from it.

    With a move, the board shows the position after it; ``rule`` is one that the move applies.
    """

    state: str
    says: str
    move: str = ""
    rule: str = ""


class MinuteLesson(NamedTuple):
    """A lesson: what the game is about, in five sentences and three boards."""

    sentences: tuple[Sentence, ...]
    boards: tuple[SmallBoard, ...]


def lesson(*parts: tuple[str, str] | SmallBoard) -> MinuteLesson:
    """Return a lesson made of sentences, each with its rule, and of boards.

    >>> board = SmallBoard("primera A - -", "")
    >>> lesson(("gana", "Whoever throws more points wins."), board).sentences
    (Sentence(rule='gana', says='Whoever throws more points wins.'),)
    """
    boards = tuple(part for part in parts if isinstance(part, SmallBoard))
    return MinuteLesson(
        tuple(Sentence(*part) for part in parts if not isinstance(part, SmallBoard)), boards
    )


def scene(game: Game[Any, Any], board: SmallBoard) -> AnyScene:
    """Return the scene of a board; raises ``JuegosError`` for a bad position or move.

    In a game that hides something it is the view of the seat to move.

    >>> from juegos.catalogue import game
    >>> board = SmallBoard("primera A - -", "A throws eleven.", "6-4-1")
    >>> scene(game("mayores"), board).plain()["dice"]
    [6, 4, 1]
    """
    state, move = game.read(board.state), None
    seat = game.turn(state)
    if board.move:
        move = game.read_move(state, board.move)
        state = game.play(state, move).state
    if game.hides and isinstance(seat, int):
        return cast("Hidden", game).shown_to(state, seat, move)
    return game.scene(state, move)


def legal(game: Game[Any, Any], board: SmallBoard) -> bool:
    """Return whether the move of a board is legal there, for a seat or for chance.

    >>> from juegos.catalogue import game
    >>> legal(game("mayores"), SmallBoard("primera A - -", "A throws eleven.", "6-4-1"))
    True
    """
    state = game.read(board.state)
    move = game.read_move(state, board.move)
    chance = game.turn(state) is Turn.CHANCE
    return move in (set(game.throws(state)) if chance else game.moves(state))
