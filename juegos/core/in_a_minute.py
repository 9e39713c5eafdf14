"""A game learnt in a minute: five sentences, each resting on a rule, and three small boards.

A game of dice or on lines has its lesson in its own file (``juegos.core.about``). The lessons of
games of tables and of cards are in the module ``in_a_minute`` of their family. Pages are made of
both.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from juegos.core.game import Game, Hidden, Turn
from juegos.core.scene import AnyScene

LONGEST = 140  # characters of a sentence


class Sentence(NamedTuple):
    """What a learner is told, and the name of the rule that it rests on."""

    rule: str
    says: str


class SmallBoard(NamedTuple):
    """A position in the game's notation, what is to be seen there, and a move made from it.

    With a move the board is shown as the move leaves it; ``rule`` is one that the move brings
    about.
    """

    state: str
    says: str
    move: str = ""
    rule: str = ""


class MinuteLesson(NamedTuple):
    """What a game is about, in five sentences and three boards."""

    sentences: tuple[Sentence, ...]
    boards: tuple[SmallBoard, ...]


def lesson(*parts: tuple[str, str] | SmallBoard) -> MinuteLesson:
    """Return a lesson of sentences, each with its rule, and of boards.

    >>> board = SmallBoard("primera A - -", "")
    >>> lesson(("gana", "Whoever throws more points wins."), board).sentences
    (Sentence(rule='gana', says='Whoever throws more points wins.'),)
    """
    boards = tuple(part for part in parts if isinstance(part, SmallBoard))
    return MinuteLesson(
        tuple(Sentence(*part) for part in parts if not isinstance(part, SmallBoard)), boards
    )


def scene(game: Game[Any, Any], board: SmallBoard) -> AnyScene:
    """Return what a board of a lesson shows; raises ``JuegosError`` for no position or no move.

    Where something is hidden it is what the seat sees that is to move.

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
    """Return whether the move of a board may be made there, by a seat or by chance.

    >>> from juegos.catalogue import game
    >>> legal(game("mayores"), SmallBoard("primera A - -", "A throws eleven.", "6-4-1"))
    True
    """
    state = game.read(board.state)
    move = game.read_move(state, board.move)
    chance = game.turn(state) is Turn.CHANCE
    return move in (set(game.throws(state)) if chance else game.moves(state))
