"""Puzzles of the games of points: find the only move that wins in so many moves."""

from __future__ import annotations

from typing import Any, cast

from juegos import data
from juegos.alquerque.points_game import PointsGame
from juegos.core.entry import Entry
from juegos.core.errors import IllegalMove
from juegos.core.message import Message, _, _n
from juegos.core.puzzle import Puzzle, PuzzleKind, Question, Ruling, of_kind
from juegos.engine.forced_wins import ForcedWinSearch
from juegos.engine.line_game import Move


def asks(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: a move with which the seat to move wins in time."""
    _game, _position, seat, moves = _read(entry, puzzle)
    says = _n(
        "{who} move and win in {count} move, whatever the other side does. Find the only move that "
        "does it.",
        "{who} move and win in {count} moves, whatever the other side does. Find the only first "
        "move that does it.",
        moves,
        who=entry.sides[seat],
    )
    return Question(says)


def judges(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether a move wins in time, with the moves after it, or the reply that refutes it."""
    game, position, seat, moves = _read(entry, puzzle)
    move = game.read_move(game.read(puzzle.state), answer)
    if move not in game.core.moves(position):
        raise IllegalMove(_("{answer} is no move on the board", answer=answer))
    forced = ForcedWinSearch(game.core)
    if forced.winning(position, seat, moves, move):
        return Ruling(True, _winning_line(game, forced, position, seat, moves))
    return Ruling(False, _not_won(game, forced, position, (seat, moves, move)))


def _winning_line(
    game: PointsGame, forced: ForcedWinSearch[Any], position: Any, seat: int, moves: int
) -> Message:
    names = []
    for move in forced.line(position, seat, moves):
        names.append(game.say_at(position, move))
        position = game.core.after(position, move)
    line = " ".join(names)
    return _("So it goes on if the other side holds out as long as it can: {line}.", line=line)


def _not_won(
    game: PointsGame, forced: ForcedWinSearch[Any], position: Any, tried: tuple[int, int, Move]
) -> Message:
    """Return the other side's reply to a move that does not win in time."""
    seat, moves, move = tried
    after, written = game.core.after(position, move), game.say_at(position, move)
    if not game.core.moves(after):
        return _("{move} ends the game, and does not win it.", move=written)
    left = moves - (game.core.side(after) != seat)
    escape = forced.escape(after, seat, left)
    if escape is None:
        return _("after {move} no win is left in so few moves.", move=written).capitalize()
    return _n(
        "{move} is answered by {reply}, and {count} move more is too few to win.",
        "{move} is answered by {reply}, and {count} moves more are too few to win.",
        left,
        move=written,
        reply=game.say_at(after, escape),
    )


def _read(entry: Entry, puzzle: Puzzle) -> tuple[PointsGame, Any, int, int]:
    """Return the game, the position, the seat that is to win, and the number of moves."""
    game = cast("PointsGame", entry.game(puzzle.chosen))
    position = game.read(puzzle.state).position
    return game, position, game.core.side(position), int(puzzle.asks)


KINDS = {
    "win": PuzzleKind(
        _("Win in so many moves"),
        of_kind(data.rows("alquerque/puzzles.tsv"), "win"),
        asks,
        judges,
        _("The solution was found by a search through every line of play, and holds exactly."),
    )
}
