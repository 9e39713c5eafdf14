"""What is kept of games and endings that take long to solve; the numbers are in two other files.

``python -m tests.bench.solved`` makes ``endings`` and ``whole_games``.
"""

from __future__ import annotations

from typing import NamedTuple


class SolvedEnding(NamedTuple):
    """All positions with so many men, White to move: how they come out.

    ``longest`` is the most moves, of both together, that a win of either takes.
    """

    white: int
    black: int
    won: int
    lost: int
    drawn: int
    longest: int


class Whole(NamedTuple):
    """Who wins a game from its start, or another ``state``, if both play as well as can be.

    ``winner`` is None where nobody does; ``plies`` the moves of both together, 0 where they are
    not known, which is so if the search went ``forward`` alone. ``positions`` were gone through,
    those alike in a mirror or turned counted once.
    """

    slug: str
    readings: str
    state: str
    winner: int | None
    plies: int
    positions: int
    forward: bool = False

    @property
    def chosen(self) -> dict[str, str]:
        """The readings by their cruces."""
        return dict(pair.split("=") for pair in self.readings.split())
