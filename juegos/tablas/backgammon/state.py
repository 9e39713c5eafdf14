"""A state of backgammon with the cube and the score, and the stakes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from juegos.core.errors import ImpossibleReadings
from juegos.core.message import _
from juegos.tablas.casas.state import State as Table

HIGHEST = 64


@dataclass(frozen=True, slots=True)
class State:
    """The board, the cube with its owner, and the score of the match.

    ``asks`` is ``dobla`` where the seat to throw may double first, ``responde`` where the other
    is to answer, else empty.
    """

    table: Table
    cube: int = 1
    owner: int | None = None
    score: tuple[int, int] = (0, 0)
    crawford: bool = False
    asks: str = ""

    @property
    def asked(self) -> int:
        """The seat that may double or must answer."""
        return 1 - self.table.seat if self.asks == "responde" else self.table.seat


class Terms:
    """The stakes: ``length`` of the match (0: none), the cube and the rules about it.

    Raises:
        ImpossibleReadings: Jacoby's rule without the cube, or in a match.
    """

    def __init__(self, readings: Mapping[str, str]) -> None:
        length = readings["partida"]
        self.length = 0 if length == "suelta" else int(length)
        self.cube = readings["cubo"] == "si"
        self.crawford = self.cube and readings["crawford"] == "si"
        self.jacoby = readings["jacoby"] == "si"
        if self.jacoby and (self.length or not self.cube):
            raise ImpossibleReadings(
                _(
                    "backgammon: jacoby=si needs cubo=si and partida=suelta: the rule asks whether "
                    "the cube was turned, and in a match gammons always count"
                )
            )

    def may_double(self, state: State) -> bool:
        """Return whether the seat that is to throw may double."""
        free = state.owner in {None, state.table.seat} and not state.crawford
        return self.cube and free and state.cube < HIGHEST

    def gains_by_doubling(self, state: State) -> bool:
        """Return whether winning at twice the cube brings more than winning at the present cube.

        In a match it does not where the seat to throw needs no more points than the cube shows.
        """
        return not self.length or state.cube < self.length - state.score[state.table.seat]

    def is_crawford(self, before: tuple[int, int], score: tuple[int, int]) -> bool:
        """Return whether the game at this score, after one at the score before, is Crawford's.

        A match to one point begins with it: each side is one point from winning.
        """
        first = max(before) < self.length - 1 or self.length == 1
        return self.crawford and first and max(score) == self.length - 1
