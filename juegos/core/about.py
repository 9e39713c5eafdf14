"""What a game says about itself, and what the games of a family share.

Each game has a value ``ABOUT`` at the end of its module, and each family has ``FAMILY`` in its
module ``family``. A command, ``python -m conf.make.lists``, writes what they say into the index
that ``juegos.catalogue`` reads, so that listing the games imports none of them.

What a game rarely needs is named by a reference, ``"module:name"``, and imported when it is asked
for: its player, its own doors, the notations of other programs, what makes its tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the index of games names what each is, and waits for none of it
    from juegos.core.advice import Players
    from juegos.core.game import Game
    from juegos.core.in_a_minute import MinuteLesson
    from juegos.core.table import Table

Readings = Mapping[str, str]
Make = Callable[[Readings], "Game[Any, Any]"]
Maker = Callable[[str, Readings], "Table"]  # of a table, given the slug of its game
References = Mapping[str, str]


class Can(Enum):
    """Optional abilities of a game, by the protocols of ``juegos.core.game``."""

    STEP = "Stepwise"
    MULTI_STEP = "MultiStep"
    HIDE = "Hidden"
    COUNT = "Counted"
    POSITIONAL = "Positional"


@dataclass(frozen=True, slots=True)
class About:
    """A game: its names, its sources, how it is made and how it is taught.

    ``loci`` are its places in the text, separated by blanks. ``says`` describes the kind of game in
    at most 70 characters; ``origin`` tells where and when it was played, or when it was first
    described; ``sides`` are the names of its seats; ``tables`` are the tables that not every game
    of its family has, by their names after the slug. ``no_better`` are the levels that were not
    better than the next below when they met: ``python -m conf.make.levels``. ``doors`` are
    requests that only this game answers, ``formats`` the notations of other programs for it, both
    by their names. ``can`` are its abilities besides those of its family. ``marks`` is true if the
    amounts of its events are scores; ``marking`` names the rules by which the board marks scores
    that other rules brought; ``pays`` names the rules by which the written score is paid.
    ``chance_only`` is true if nobody decides anything, except under the readings of ``choice``, by
    their cruces. The family's ``origin``, ``sides``, ``players`` and ``chance_only`` hold unless
    the game has its own.
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
    no_better: tuple[str, ...] = ()
    doors: References = field(default_factory=dict)
    formats: References = field(default_factory=dict)
    can: frozenset[Can] = frozenset()
    marks: bool = False
    marking: tuple[str, ...] = ()
    pays: tuple[str, ...] = ()
    chance_only: bool | None = None
    choice: Readings = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Family:
    """What the games of a family share, and its tables of results.

    ``tables`` are those over several games, or of one game alone, by their ids; ``of_each`` are
    those that every game has, ``of_some`` those that a game has if it says so, by their names after
    the slug.
    """

    title: str
    players: Players
    origin: str = ""
    sides: tuple[str, ...] = ()
    can: frozenset[Can] = frozenset()
    chance_only: bool = False
    tables: References = field(default_factory=dict)
    of_each: References = field(default_factory=dict)
    of_some: References = field(default_factory=dict)
