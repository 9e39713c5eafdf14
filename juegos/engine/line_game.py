"""The protocol of the rules of a game of points and lines, the ``Core``.

``juegos.alquerque.points_game`` makes a ``Game`` of a core, and ``juegos.engine.search`` plays it.
A core knows positions and whole turns, and nothing of draws, records or boards on a page. It is
made to be fast: positions are small tuples of integers, men are sets of points (``Board``).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from juegos.core.distribution import Dist
from juegos.core.game import Event, GameRules
from juegos.core.source import Rule
from juegos.material.boards import Board

P = TypeVar("P", bound=Hashable)
QUIET = -8  # how far below its depth a search follows captures in most games


class Move(NamedTuple):
    """A whole turn, or a decision within one: the points passed through, the start first.

    ``taken`` is the set of points whose men are taken. Moves along the same path differ in
    their ``mark``, which has a letter for each landing, or one letter if the path is a single
    point. A move without a path is identified by its mark alone.
    """

    path: tuple[int, ...] = ()
    taken: int = 0
    mark: str = ""


class Ending(NamedTuple):
    """How a game ended: the winner (None: nobody), the rule, and a sentence."""

    winner: int | None
    why: Rule
    says: str


class Final(NamedTuple):
    """The rule that ends a game without progress, and when it applies.

    A position that has occurred ``repeats`` times, or ``plies`` turns without a capture, a placing
    or another move that the core calls ``irreversible``, end the game: it is drawn, or, where there
    is a ``by_count``, the side with more men wins by that rule. Without ``repeats`` and ``plies``
    the players may agree on a draw at any time. ``repetition`` is the rule of repetition where it
    has another source than the count of turns.
    """

    rule: Rule
    repeats: int = 3
    plies: int = 100
    by_count: Rule | None = None
    repetition: Rule | None = None

    @property
    def repeated(self) -> Rule:
        """The rule by which repetition draws.

        >>> from juegos.catalogue import game
        >>> game("alquerque").core.final.repeated.id
        'alquerque.repeticion'
        """
        return self.repetition or self.rule


class Core(GameRules, Protocol[P]):
    """The rules of a game of points under chosen readings. Seat 0 is ``w`` and plays from below.

    ``letters`` are all that may stand on a point, men in ``columns`` or not; ``look`` names the
    material of the board.
    """

    @property
    def board(self) -> Board:
        """The board of the game."""

    @property
    def letters(self) -> str:
        """All that may stand on a point."""

    @property
    def columns(self) -> bool:
        """Whether men stand on each other."""

    @property
    def throws(self) -> Callable[[P], Dist[Move] | None] | None:
        """The throws of dice at a position where they are cast; None: the game has no dice.

        A throw is a move that is a mark; where dice are cast ``moves`` includes the throws.
        """

    @property
    def horizon(self) -> int:
        """How far below its depth a search follows captures: 0 where captures are usual."""

    @property
    def late(self) -> int:
        """How many moves a search looks at in full before the others; 0: it treats all alike."""

    @property
    def look(self) -> str:
        """The material of the board."""

    @property
    def final(self) -> Final:
        """The rule that ends a game without progress."""

    def start(self) -> P:
        """Return the position before the first move."""

    def side(self, position: P) -> int:
        """Return the seat that is to move."""

    def moves(self, position: P) -> Sequence[Move]:
        """Return the legal moves of that seat, in any order; none when the game is over."""

    def after(self, position: P, move: Move) -> P:
        """Return the position after a legal move."""

    def ending(self, position: P) -> Ending:
        """Return how the game ended at a position without moves."""

    def irreversible(self, position: P, move: Move) -> bool:
        """Return whether a move can never be undone, so that the count of idle turns restarts."""

    def men(self, position: P) -> Mapping[int, str]:
        """Return the letters on each point that is not empty; of a column from the bottom up."""

    def extra(self, position: P) -> Mapping[str, str]:
        """Return what a position has besides men and side, as it is written: ``key=value``."""

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> P:
        """Return the position of written men, side and extras.

        Raises:
            BadNotation: no game can have it; the message names the point or the key.
        """

    def counts(self, position: P) -> tuple[int, int]:
        """Return the number of men of each seat, for the count at the end and beside the board."""

    def value(self, position: P) -> int:
        """Return the value of a position to the seat to move, in hundredths of a man."""

    def narrate(self, position: P, move: Move) -> tuple[Event, ...]:
        """Return the events of a move, each with its rule; at least one."""

    def explain_refusal(self, position: P, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return why a path is not among the moves: the rule that forbids it, and the reason."""
