"""The value of each jan, one way: by a simple throw and by a doublet, and who marks it."""

from __future__ import annotations

from typing import NamedTuple

Throw = tuple[int, int]


class Worth(NamedTuple):
    """Points by a simple throw and by a doublet; whether the thrower receives them."""

    simple: int
    doublet: int
    thrower: bool = True


# In the order in which a throw's jans are listed: the thrower's first.
WORTH = {
    "rencontre": Worth(4, 6),
    "six-tables": Worth(4, 0),
    "deux-tables": Worth(4, 6),
    "mezeas": Worth(4, 6),
    "coin-battu": Worth(4, 6),
    "battue-vrai": Worth(4, 6),  # in the table of the grands jans 2 and 4
    "remplir-petit": Worth(4, 6),
    "remplir-grand": Worth(4, 6),
    "remplir-retour": Worth(4, 6),
    "conserver-petit": Worth(4, 6),
    "conserver-grand": Worth(4, 6),
    "conserver-retour": Worth(4, 6),
    "pile": Worth(4, 6),
    "sortie": Worth(4, 6),
    "contre-deux-tables": Worth(4, 6, False),
    "contre-mezeas": Worth(4, 6, False),
    "battue-faux": Worth(4, 6, False),
    "margot": Worth(2, 4, False),
    "impuissance": Worth(2, 2, False),
}
GRAND_HIT = Worth(2, 4)
TABLES = ("petit", "grand")


class JanWay(NamedTuple):
    """One way in which a jan is made, by the thrower's path.

    Its start, its rest (-1: direct), its goal, its points.
    """

    start: int
    via: int
    to: int
    pips: int


class Jan(NamedTuple):
    """A part of a throw's score: ``points`` are for all the ways together."""

    name: str
    points: int
    ways: int = 1
    at: int = -1
    table: str = ""
    ways_list: tuple[JanWay, ...] = ()

    @property
    def thrower(self) -> bool:
        """Whether the thrower marks it."""
        return WORTH[self.name].thrower


def each(worth: Worth, throw: Throw) -> int:
    """Return the value of one way by this throw."""
    return worth.doublet if throw[0] == throw[1] else worth.simple


def jan(
    name: str, throw: Throw, ways: tuple[JanWay, ...] = (), times: int = 1, at: int = -1
) -> Jan:
    """Return a jan with its points: its value times its ways."""
    return Jan(name, times * each(WORTH[name], throw), times, at, "", ways)
