"""What the module of a game says about the game: its entry in the list, and its lesson.

Each game has a value ``ABOUT`` at the end of its module. A command copies the part that the list of
games needs into ``list_of_games``, beside the manifest, so that listing does not import the game.
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
    """A game: its names, its sources, how it is made and how it is taught.

    ``loci`` are its places in the text, separated by blanks. ``says`` describes the kind of game in
    at most 70 characters; ``origin`` tells where and when it was played, or when it was first
    described; ``sides`` are the names of its seats; ``tables`` are the tables that not every game
    of its family has, by their names after the slug. The family's ``origin``, ``sides`` and
    ``players`` hold unless the game has its own.
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
    """A game as the list of games has it, with a way to reach the rest.

    ``levels`` and ``work`` are those of the game's own players, if it has any.
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
        """Return the game's own players; raises ``LookupError`` if it has none.

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
