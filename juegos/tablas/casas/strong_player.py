"""The players of any game of tables that value boards: ``strong`` and ``good``.

Each game values its own boards. Of the plays that look best, ``strong`` takes the one with the best
mean value over the other's throws, after the best answer to each; ``good`` goes by the board as it
then stands, and makes mistakes.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from juegos.core.advice import Advice
from juegos.core.message import _n, decimal
from juegos.engine.throws import mean, mistaken, promising, valued
from juegos.tablas.casas.board import MEN, OFF, Board, Play, Throw, turned
from juegos.tablas.casas.players import by
from juegos.tablas.casas.state import TablesRules

WORK = 168  # throws looked at for a play: 8 plays by each throw of two dice, 3 of three
CLOSE = 0.25  # a play so much worse at first sight is not weighed, where that tells little


def best_play(laws: TablesRules, plays: Mapping[Play, Board]) -> Advice[Play]:
    """Return the play with the best value once the other has thrown and answered."""
    play_to = {after: play for play, after in plays.items()}
    throws = len(laws.travel.throws(laws.dice))
    near = promising(play_to, laws.worth, work=WORK, throws=throws, near=laws.near)
    if len(near) == 1:
        after, value, work = near[0], laws.worth(near[0]), 0
    else:
        values = valued(near, lambda board: value_after_reply(laws, board))
        (after, value), work = next(iter(values.items())), len(near) * throws
    why = _n(
        "Judged at {value} point of a game after the other’s next throw.",
        "Judged at {value} points of a game after the other’s next throw.",
        round(value, 2),
        value=decimal(value, "+.2f"),
    )
    return by(play_to[after], why, value, work)


def at_sight(laws: TablesRules, plays: Mapping[Play, Board], rng: Random) -> Advice[Play]:
    """Return one of the plays that strong would weigh, by the board as it then stands.

    It may be a mistake.
    """
    looks = {play: laws.worth(after) for play, after in plays.items()}
    throws = len(laws.travel.throws(laws.dice))
    likely = promising(looks, looks.__getitem__, work=WORK, throws=throws)
    play = mistaken({play: looks[play] for play in likely}, laws.mistake, rng)
    why = _n(
        "Judged at {value} point of a game as the board then stands; does not look at replies.",
        "Judged at {value} points of a game as the board then stands; does not look at replies.",
        round(looks[play], 2),
        value=decimal(looks[play], "+.2f"),
    )
    return by(play, why, looks[play])


def value_after_reply(laws: TablesRules, board: Board) -> float:
    """Return the mean value of a board once the other has thrown and made its best play.

    A throw that the other cannot play is lost, or loses the game, or is played by the blocking
    side.
    """
    if board[OFF] == MEN:
        return laws.worth(board)
    facing = turned(board)

    def reply(throw: Throw) -> float:
        if ends := laws.travel.reached(facing, throw):
            return -max(map(laws.worth, ends))
        if laws.turns.fails:
            return 1
        mine = laws.travel.reached(board, throw) if laws.turns.shared else []
        return max(map(laws.worth, mine)) if mine else -laws.worth(facing)

    throws = laws.travel.throws(laws.dice).items()
    return mean((weight, reply(throw)) for throw, weight in throws)
