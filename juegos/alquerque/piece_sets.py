"""Two sets of uniform men: the positions of games whose men are all alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from juegos.core.errors import BadNotation
from juegos.core.message import Message, _, _n
from juegos.engine.line_game import QUIET, Move
from juegos.material.boards import Board, mask, points

Position = tuple[int, int, int]  # White's men, Black's men, the seat to move

LETTERS = "wb"


class UniformMen:
    """The part of a core for uniform men; a game adds its moves and its rules."""

    board: Board
    letters = LETTERS
    columns = False
    throws = None
    horizon = QUIET
    late = 0
    most: tuple[int, int]  # men of each seat in the set

    def side(self, position: Position) -> int:
        """Return the seat that is to move."""
        return position[2]

    def men(self, position: Position) -> Mapping[int, str]:
        """Return the letter on each point that is not empty."""
        return letters_of(position[0], position[1])

    def extra(self, position: Position) -> Mapping[str, str]:
        """Return nothing: a position has only men and a side."""
        return {}

    def counts(self, position: Position) -> tuple[int, int]:
        """Return the number of men of each seat."""
        return position[0].bit_count(), position[1].bit_count()

    def value(self, position: Position) -> int:
        """Return the surplus of men of the seat to move, in hundredths."""
        white, black = self.counts(position)
        return 100 * (black - white if position[2] else white - black)

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return the position of written men; raises ``BadNotation``."""
        check_no_extra(extra)
        white, black = read_sets(self.board, men, self.most)
        return white, black, side


def letters_of(white: int, black: int) -> dict[int, str]:
    """Return the letters of two sets of men."""
    return {**dict.fromkeys(points(white), "w"), **dict.fromkeys(points(black), "b")}


def read_sets(board: Board, men: Mapping[int, str], most: Sequence[int]) -> tuple[int, int]:
    """Return the two sets of written men; raises ``BadNotation`` for a man too many."""
    bands = [[p for p in board.points if men.get(p) == letter] for letter in LETTERS]
    for seat, (band, limit) in enumerate(zip(bands, most, strict=True)):
        if len(band) > limit:
            raise BadNotation(_too_many(seat, len(band), board.names[band[limit]], limit))
    return mask(bands[0]), mask(bands[1])


def _too_many(seat: int, men: int, point: str, most: int) -> Message:
    """Return the error of a seat with too many men; the man on a point is the first too many."""
    if seat == 0:
        return _n(
            "{count} white man, one too many on {point}: of {most}",
            "{count} white men, one too many on {point}: of {most}",
            men,
            point=point,
            most=most,
        )
    return _n(
        "{count} black man, one too many on {point}: of {most}",
        "{count} black men, one too many on {point}: of {most}",
        men,
        point=point,
        most=most,
    )


def check_no_extra(extra: Mapping[str, str], texts: Sequence[str] = ()) -> None:
    """Raise ``BadNotation`` for an extra that positions of this game do not have."""
    for key in extra:
        if key in texts:
            continue
        if texts:
            raise BadNotation(
                _(
                    "a position of this game has no {key!r}: expected {keys}",
                    key=key,
                    keys=", ".join(texts),
                )
            )
        raise BadNotation(
            _("a position of this game has no {key!r}: men and side are all there is", key=key)
        )


def after_move(band: int, move: Move) -> int:
    """Return a set of men after a move."""
    return band & ~(1 << move.path[0]) | 1 << move.path[-1]


def unshift(places: int, by: int) -> int:
    """Return the points from which a step that adds ``by`` leads into a set."""
    return places >> by if by >= 0 else places << -by


def point_names(board: Board, places: int) -> str:
    """Return the points of a set in words: ``c3, d3 and e3``."""
    *first, last = (board.names[point] for point in points(places))
    return _("{points} and {last}", points=", ".join(first), last=last) if first else last


def start_error(board: Board, mine: int, theirs: int, path: Sequence[int]) -> str:
    """Return what is wrong with the start of a path in any game, or an empty text."""
    start = board.names[path[0]]
    if theirs >> path[0] & 1:
        return _("the man on {point} is not yours", point=start)
    if not mine >> path[0] & 1:
        return _("no man stands on {point}", point=start)
    if len(path) == 1:
        return _("a move from {point} needs a point to go to", point=start)
    return ""


def occupied(board: Board, men: int, path: Sequence[int]) -> str:
    """Return the point of a path that is not free, or an empty text; its start is free."""
    for there in path[1:]:
        if there != path[0] and men >> there & 1:
            return _("{point} is occupied", point=board.names[there])
    return ""
