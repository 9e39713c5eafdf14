"""A game in the index: what is known of it before it is imported, and the way to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, cast

from juegos.core.about import About, Can, Make, References
from juegos.core.advice import Players

if TYPE_CHECKING:  # an entry names these, and has none
    from juegos.core.game import Counted, Game, Hidden, MultiStep, Positional, Stepwise
    from juegos.core.source import Crux


def _none(slug: str) -> tuple[Crux, ...]:
    """Return the cruces of a game that has none."""
    return ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A game as the index has it: what the game and its family say (``juegos.core.about``).

    ``reference`` leads to what the game says; ``disputed`` returns its cruces for its slug. The
    other fields are explained there.

    The last methods return the game under one of its protocols. They look at the entry, not at the
    game; a test compares every entry with its game.
    """

    slug: str
    name: str
    family: str
    loci: tuple[str, ...]
    reference: str
    players: Players
    doors: References = field(default_factory=dict)
    can: frozenset[Can] = frozenset()
    disputed: Callable[[str], tuple[Crux, ...]] = _none
    seats: int = 2
    says: str = ""
    origin: str = ""
    sides: tuple[str, ...] = ()
    formats: References = field(default_factory=dict)
    marks: bool = False
    marking: tuple[str, ...] = ()
    pays: tuple[str, ...] = ()
    chance_only: bool = False
    choice: Mapping[str, str] = field(default_factory=dict)

    def about(self) -> About:
        """Return what the game says about itself, which imports the game.

        >>> from juegos.catalogue import entry
        >>> len(entry("azar").about().lesson.sentences)
        5
        """
        return cast("About", resolve_name(self.reference))

    @property
    def game(self) -> Make:
        """The function that makes the game under readings.

        It raises ``UnknownName`` for a reading that the game does not have.

        >>> from juegos.catalogue import entry
        >>> entry("azar").game({"encuentro": "pasa"}).readings["encuentro"]
        'pasa'
        """
        return self.about().make

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
