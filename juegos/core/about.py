"""What the file of a game says about it: for the list of all games, and for whoever learns it.

Each game has a value ``ABOUT`` at the end of its file. What the list needs of it a command copies
into ``list_of_games`` beside the manifest, from where it is known without importing the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # the list of games names what each is, and waits for none of it
    from juegos.core.advice import Player, Players
    from juegos.core.game import Game
    from juegos.core.in_a_minute import MinuteLesson

Readings = Mapping[str, str]
Make = Callable[[Readings], "Game[Any, Any]"]


@dataclass(frozen=True, slots=True)
class About:
    """A game: its names, the places it rests on, how it is made, and how it is learnt.

    ``loci`` are its places with blanks between them. ``says`` is a line on what kind of game it is,
    of at most 70 letters; ``origin`` where it is from and when, or when it was first described, as
    its page tells with the source; ``sides`` are what its seats are called; ``tables`` are
    those that not every game of its family has, by their names after the slug. Where ``origin``,
    ``sides`` or ``players`` is not given, that of the family holds.
    """

    slug: str
    name: str
    loci: str
    make: Make
    says: str
    lesson: MinuteLesson
    origin: str = ""
    sides: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    players: Players | None = None


class Listed(NamedTuple):
    """What the list of games has of a game, and what tells the rest when it is asked for.

    ``levels`` and ``work`` are those of the players that are the game's own, if it has any.
    """

    slug: str
    name: str
    loci: str
    says: str
    about: Callable[[], About]
    origin: str = ""
    sides: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    work: int = 0

    def make(self, readings: Readings) -> Game[Any, Any]:
        """Return the game under these readings; raises ``UnknownName`` if it has no such reading.

        >>> from juegos.dados.list_of_games import GAMES
        >>> GAMES[0].make({}).slug
        'mayores'
        """
        return self.about().make(readings)

    def player(self) -> Player[Any, Any, Any]:
        """Return what plays at the levels that are the game's own; raises ``LookupError`` for none.

        >>> from juegos.dados.list_of_games import GAMES
        >>> GAMES[0].player()
        Traceback (most recent call last):
            ...
        LookupError: mayores has no players of its own
        """
        players = self.about().players
        if players is None:
            raise LookupError(f"{self.slug} has no players of its own")
        return players.player()
