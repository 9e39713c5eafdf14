"""What a family declares of its games: values, from which a game is reached when it is asked for.

A manifest imports no game. Each of its small functions imports what it names when it is called,
so that a type checker follows it and an editor leads there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from juegos.core.advice import Players
from juegos.core.game import Game
from juegos.core.table import Table

Readings = Mapping[str, str]
Make = Callable[[Readings], Game[Any, Any]]
Door = Callable[[Mapping[str, Any]], Mapping[str, Any]]
Maker = Callable[[str, Readings], Table]
Makers = Callable[[], Mapping[str, Maker]]  # the tables of a module, by their ids


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: its names, its family, the loci it rests on, and how it is made.

    ``players`` are what the computer plays it by; ``doors`` are what may be asked of it and not of
    every game.
    """

    slug: str
    name: str
    family: str
    loci: tuple[str, ...]
    make: Make
    players: Players
    doors: Mapping[str, Door] = field(default_factory=dict)

    def game(self, readings: Readings) -> Game[Any, Any]:
        """Return the game under these readings; raises ``UnknownName`` for one that is not its."""
        return self.make(readings)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels at which the computer plays it, the strongest first."""
        return self.players.levels
