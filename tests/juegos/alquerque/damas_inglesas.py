"""English draughts, no game of the edition: a control, for its counts are published too."""

from __future__ import annotations

from juegos.alquerque import draughts
from juegos.alquerque.boards_of_games import damero, rows
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.jumps import Jumps
from juegos.alquerque.step_moves import Steps, ahead, everywhere
from juegos.engine.line_game import Final, Move
from juegos.material.boards import Board


class Short(FlyingMoves):
    """Kings that step and jump as men do, but any way."""

    def __init__(self, board: Board, **given: bool) -> None:
        super().__init__(board, **given)
        self._steps = Steps(board, everywhere)
        self._jumps = Jumps(board, everywhere, free=given["free"], at_once=given["at_once"])

    def slides(self, kings: int, empty: int, moves: list[Move]) -> None:
        moves += self._steps.moves(kings, empty)

    def chains(
        self, kings: int, prey: int, empty: int, moves: list[Move], seen: object = None
    ) -> None:
        moves += self._jumps.chains(self._jumps.movers(kings, prey, empty), prey, empty)


class Inglesas(JumpingGame):
    """Men take ahead only, kings are short, the choice is free, the whole chain is taken."""

    slug = "inglesas"
    look = "damero"
    cruces = ()
    laws = draughts.laws(slug, "s001", back=False)
    rules = laws.rules()
    final = Final(laws.blocked)

    def __init__(self) -> None:
        self.readings: dict[str, str] = {}
        board = damero(8)
        kind = Movement(CAPTURES["obligatoria"], step=ahead, take=ahead, kings=Short, stay=True)
        super().__init__(board, rows(board, range(3)), kind)
