"""What a family declares of its games, in values that reach a game only on demand.

A manifest imports no game. Each of its small functions imports what it names when it is called, so
that type checkers and editors can follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, cast

from juegos.core.about import About, Make, Readings
from juegos.core.advice import Players

if TYPE_CHECKING:  # a manifest names games, notations and tables, and has none
    from juegos.core.formats import Format
    from juegos.core.game import Counted, Game, Hidden, MultiStep, Positional, Stepwise
    from juegos.core.source import Crux
    from juegos.core.table import Table

Door = Callable[[Mapping[str, Any]], Mapping[str, Any]]
Maker = Callable[[str, Readings], "Table"]
Formats = Mapping[str, Callable[[], "Format"]]  # the notations of a game besides ours, by name
Makers = Callable[[], Mapping[str, Maker]]  # the tables of a module, by their ids


class Can(Enum):
    """Optional abilities of a game, by the protocols of ``juegos.core.game``."""

    STEP = "Stepwise"
    MULTI_STEP = "MultiStep"
    HIDE = "Hidden"
    COUNT = "Counted"
    POSITIONAL = "Positional"


def _none(slug: str) -> tuple[Crux, ...]:
    """Return the cruces of a game that has none."""
    return ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: its names, its family, its sources, and how it is made.

    ``players`` are its computer players; ``doors`` are requests that only this game answers;
    ``can`` are its optional abilities; ``disputed`` returns its cruces for its slug, as a command
    has copied them from the game; ``formats`` are the notations of other programs for it. ``says``
    describes the kind of game; ``origin`` tells where and when it was played, or when it was first
    described; ``sides`` are the names of its seats, where a player may choose one. ``about``
    returns what the module of the game says about it, where the entry was made from that. ``marks``
    is true if the amounts of its events are scores; ``marking`` names the rules by which the board
    marks scores that other rules brought; ``pays`` names the rules by which the written score is
    paid. ``chance_only`` is true if nobody decides anything, except under the readings of
    ``choice``, by their cruces.

    The methods below return the game under one of its protocols. They look at the entry, not at the
    game; a test compares every entry with its game.
    """

    slug: str
    name: str
    family: str
    loci: tuple[str, ...]
    make: Make
    players: Players
    doors: Mapping[str, Door] = field(default_factory=dict)
    can: frozenset[Can] = frozenset()
    disputed: Callable[[str], tuple[Crux, ...]] = _none
    seats: int = 2
    says: str = ""
    origin: str = ""
    sides: tuple[str, ...] = ()
    formats: Formats = field(default_factory=dict)
    about: Callable[[], About] | None = None
    marks: bool = False
    marking: tuple[str, ...] = ()
    pays: tuple[str, ...] = ()
    chance_only: bool = False
    choice: Mapping[str, str] = field(default_factory=dict)

    def game(self, readings: Readings) -> Game[Any, Any]:
        """Return the game under these readings; raises ``UnknownName`` if it has no such reading.

        >>> from juegos.catalogue import entry
        >>> entry("azar").game({"encuentro": "pasa"}).readings["encuentro"]
        'pasa'
        """
        return self.make(readings)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels offered, the strongest first.

        >>> from juegos.catalogue import entry
        >>> entry("mayores").levels
        ('best', 'random')
        """
        return self.players.offered

    @property
    def cruces(self) -> tuple[Crux, ...]:
        """The disputed points of the game, known without making it.

        >>> from juegos.catalogue import entry
        >>> [crux.name for crux in entry("mayores").cruces]
        ['dados', 'empate']
        """
        return self.disputed(self.slug)

    def decides(self, game: Game[Any, Any]) -> bool:
        """Return whether a player decides anything in the game under its readings.

        >>> from juegos.catalogue import entry
        >>> games = [entry(slug) for slug in ("guirguiesca", "azar", "doblet", "konane")]
        >>> [one.decides(one.game({})) for one in games]
        [True, False, False, True]
        """
        return not self.chance_only or bool(self.choice.items() & game.readings.items())

    def stepwise(self, game: Game[Any, Any]) -> Stepwise | None:
        """Return the game as one played from place to place, or None.

        >>> from juegos.catalogue import entry
        >>> alquerque = entry("alquerque")
        >>> game = alquerque.stepwise(alquerque.game({}))
        >>> game.steps(game.read_move(game.start(), "c2-c3"))
        ('c2', 'c3')
        """
        return cast("Stepwise", game) if Can.STEP in self.can else None

    def multi_step(self, game: Game[Any, Any]) -> MultiStep | None:
        """Return the game as one whose steps are made in any order, or None.

        >>> from juegos.catalogue import entry
        >>> backgammon, mayores = entry("backgammon"), entry("mayores")
        >>> backgammon.multi_step(backgammon.game({})) is None
        False
        >>> mayores.multi_step(mayores.game({})) is None
        True
        """
        return cast("MultiStep", game) if Can.MULTI_STEP in self.can else None

    def hidden(self, game: Game[Any, Any]) -> Hidden | None:
        """Return the game as one that hides something from a seat, or None.

        >>> from juegos.catalogue import entry
        >>> piquet, mayores = entry("piquet"), entry("mayores")
        >>> piquet.hidden(piquet.game({})) is None, mayores.hidden(mayores.game({})) is None
        (False, True)
        """
        return cast("Hidden", game) if Can.HIDE in self.can else None

    def counted(self, game: Game[Any, Any]) -> Counted | None:
        """Return the game as one some of whose chances are known as a whole, or None.

        >>> from juegos.catalogue import entry
        >>> piquet, mayores = entry("piquet"), entry("mayores")
        >>> piquet.counted(piquet.game({})) is None, mayores.counted(mayores.game({})) is None
        (False, True)
        """
        return cast("Counted", game) if Can.COUNT in self.can else None

    def positional(self, game: Game[Any, Any]) -> Positional | None:
        """Return the game as one counted by positions, or None.

        >>> from juegos.catalogue import entry
        >>> alquerque, mayores = entry("alquerque"), entry("mayores")
        >>> alquerque.positional(alquerque.game({})) is None
        False
        >>> mayores.positional(mayores.game({})) is None
        True
        """
        return cast("Positional", game) if Can.POSITIONAL in self.can else None
