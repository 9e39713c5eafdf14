"""Our search against py-draughts' strongest engine, at equal time, game by game.

``python3 noxfile.py versus`` goes on with the hundred games of each game, or with ``-- GAME`` of
one, and writes what came of each to ``games.csv`` beside this file and of all to the table of the
page, so that it can be stopped at any time. ``-- GAME late=0 games=20`` plays twenty with a search
that looks at all moves alike (``Core.late``).

Fifty openings of four to six turns are drawn by lot; each is played twice, ours as A in games of an
even number. A move has so much of the processor's time. The peer stops by its own limit, reckoned
by the processor's time too. Ours is bounded by work and knows no clock: it is given as much work as
it does in that time, by how fast it has been. Our rules decide how a game ends, and at each turn
both must find the same moves.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from time import process_time
from types import SimpleNamespace
from typing import Any

import draughts
from draughts.engines import simple, turbo

from conf.make.versus import GAMES, PEERS, Played, in_full, stored_games, write
from juegos import catalogue
from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import State
from juegos.core.game import Turn
from juegos.engine.line_game import Move
from juegos.engine.search import Search
from juegos.material.boards import mask

SECONDS = 0.05  # of the processor, a move
# The work a second that is reckoned with at first; how much of the time is given at once, for the
# speed changes; and the least work that is worth a start.
SPEED, PART, LEAST = 100_000.0, 0.7, 200
Key = tuple[int, int, int]


class Prompt(draughts.SimpleEngine):  # type: ignore[misc]
    """The peer's engine for any board, which looks at the clock at each position.

    By itself it does so at each 2,048th, and takes much longer than it is given.
    """

    def negamax(self, board: Any, depth: int, alpha: float, beta: float, h: int) -> float:
        """Return the value of a position."""
        if process_time() - self.start_time > SECONDS:
            self.stop_search = True
        return float(super().negamax(board, depth, alpha, beta, h))


# By game the peer's board and its strongest engine for it.
THEIRS: dict[str, tuple[Any, Any]] = {
    "damas-internacionales": (draughts.StandardBoard, draughts.TurboEngine),
    "damas-rusas": (draughts.RussianBoard, Prompt),
}
CLOCK = SimpleNamespace(time=process_time, perf_counter=process_time)


class Ours:
    """Our search, given the work that it does in its time."""

    def __init__(self, core: Any) -> None:
        self.core, self.speed = core, SPEED

    def move(self, state: State) -> Move:
        """Return the best move found in the time; the only one that there is takes none."""
        moves, start, done, left = self.core.moves(state.position), process_time(), 0, SECONDS
        search, over = Search(self.core, state.position, state.past), len(moves) == 1
        while not over and left > SECONDS / 10:
            work = max(int(self.speed * left * PART), LEAST)
            over, done = search.think(work), done + work
            left = SECONDS - (process_time() - start)
            self.speed = self.speed if over else done / (SECONDS - left)
        return search.best or moves[0]


class Theirs:
    """The peer's engine on its own board, which is told every move."""

    def __init__(self, game: PointsGame) -> None:
        board, engine = THEIRS[game.slug]
        self.board, self.game = board(), game
        self.engine = engine(depth_limit=64, time_limit=SECONDS)
        order = [point for row in game.core.board.rows for point in row]
        self.point = dict(enumerate(order))

    def key(self, move: draughts.Move) -> Key:
        """Return where a move starts and ends and whom it takes, in our points."""
        first, *_, last = move.square_list
        return (
            self.point[first],
            self.point[last],
            mask(self.point[s] for s in move.captured_list),
        )

    def move(self, state: State) -> Move:
        """Return the move that the peer makes, which must be one of ours."""
        wanted = self.key(self.engine.get_best_move(self.board))
        return next(move for move in self.game.moves(state) if key(move) == wanted)

    def play(self, state: State, move: Move) -> None:
        """Make a move on the peer's board."""
        legal = self.board.legal_moves
        if {*map(self.key, legal)} != {*map(key, self.game.moves(state))}:
            raise ValueError(f"other moves at {self.game.write(state)}")
        self.board.push(next(one for one in legal if self.key(one) == key(move)))


def key(move: Move) -> Key:
    """Return where a move of ours starts and ends, and whom it takes."""
    return move.path[0], move.path[-1], move.taken


def opening(game: PointsGame, number: int) -> Iterator[Move]:
    """Yield the turns drawn by lot that a game begins with; two games share them."""
    rng, state = random.Random(f"{game.slug}:{number // 2}"), game.start()
    for _ in range(rng.randint(4, 6)):
        move = rng.choice(game.moves(state))
        yield move
        state = game.play(state, move).state


def result(slug: str, late: int, number: int) -> Played:
    """Play a game of a number, our search looking at so many moves in full."""
    game: Any = catalogue.game(slug)
    game.core.late = late
    seat, state, turns = number % 2, game.start(), 0
    ours, theirs = Ours(game.core), Theirs(game)
    spent, moved = [0.0, 0.0], [0, 0]
    begun = opening(game, number)
    while not isinstance(side := game.turn(state), Turn):
        move = next(begun, None)
        if move is None:
            before, player = process_time(), ours if side == seat else theirs
            move = player.move(state)
            spent[side != seat] += process_time() - before
            moved[side != seat] += 1
        theirs.play(state, move)
        state, turns = game.play(state, move).state, turns + 1
    shares = game.outcome(state).shares
    letter = "d" if shares[0] == shares[1] else "w" if shares[seat] > 0 else "l"
    means = [1000 * time / max(times, 1) for time, times in zip(spent, moved, strict=True)]
    return Played(slug, late, number, letter, turns, *(round(mean, 1) for mean in means))


def main(*args: str) -> None:
    """Go on with the games of those named, or of all."""
    simple.time = turbo.time = CLOCK
    settings = dict(arg.split("=") for arg in args if "=" in arg)
    for slug in [arg for arg in args if "=" not in arg] or PEERS:
        late = int(settings.get("late", in_full(slug)))
        done = sum((one.slug, one.late) == (slug, late) for one in stored_games())
        for number in range(done, int(settings.get("games", GAMES))):
            one = result(slug, late, number)
            write(sorted([*stored_games(), one]))
            print(*one, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
