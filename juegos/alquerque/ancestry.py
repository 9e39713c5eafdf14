"""The ancestry of each game, its first mention, and a short description of its play.

Each game gives these as its ``kin`` and its ``manner``, except what can be computed. The works are
in the bibliography; the page on the origin of the games says more, also about doubts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from juegos.core.message import _

# How a game hangs together with the one it is set under.
SURE: str = _("beyond much doubt")
BOARD: str = _("by its board")
GUESS: str = _("a conjecture")
LEAP: str = _("by the jump alone")
NAME: str = _("by name only")
DRAUGHTS = "draughts"


class Kin(NamedTuple):
    """A game of the tree: its parent and the ground for that, its first year, and the source.

    ``work`` is a key of the bibliography or a place in the codex, empty where there is neither.
    """

    name: str
    of: str
    how: str
    year: int
    source: str
    work: str


CODEX = "Libro de los juegos"


def folio(leaf: str) -> str:
    """Return a place in the codex, in words."""
    return _("{book}, fol. {leaf}", book=CODEX, leaf=leaf)


def quoted(author: str, by: str) -> str:
    """Return in words that somebody is known from a book that quotes him."""
    return _("{author}, quoted in {book}", author=author, book=by)


def says(author: str, by: str) -> str:
    """Return in words that somebody is known by what another says of him."""
    return _("{author}, says {by}", author=author, by=by)


# Draughts are a family and no game of ours, but the tree has them.
OTHERS = (
    Kin(
        DRAUGHTS,
        "alquerque",
        GUESS,
        1495,
        _("about then, says {author}", author="Westerveld"),
        "westerveld2013",
    ),
)
# The order in which related games are listed; those not named here come after.
ORDER = (
    "alquerque",
    "cercar-la-liebre",
    "zamma",
    "fanorona",
    "peralikatuma",
    "dieciseis-soldados",
    "awithlaknannai",
    DRAUGHTS,
    "damas-espanolas",
    "damas-turcas",
    "damas-internacionales",
    "dama-filipina",
    "damas-rusas",
    "bashni",
    "lasca",
    "dablot",
    "konane",
    "queah",
    "alquerque-de-nueve",
    "alquerque-de-tres",
)


def tree(games: Iterable[Kin]) -> list[Kin]:
    """Return games and families, each after its parent.

    >>> games = [Kin("b", "a", SURE, 1700, "", ""), Kin("a", "", "", 1283, "", "")]
    >>> [kin.name for kin in tree(games)]
    ['a', 'b']
    """
    place = {name: number for number, name in enumerate(ORDER)}
    kinsfolk = sorted([*OTHERS, *games], key=lambda kin: place.get(kin.name, len(place)))

    def under(name: str) -> Iterator[Kin]:
        for kin in kinsfolk:
            if kin.of == name:
                yield kin
                yield from under(kin.name)

    return list(under(""))


ANY, AHEAD = _("any way"), _("diagonally ahead")
ALONG, LEAP_ANY = _("along a line"), _("a jump, any way")
LEAP_BOTH = _("a jump, ahead and back")
KING, KING_AT_ONCE = _("a king, any distance"), _("a king, any distance, at once")
NEVER, YES = _("never"), _("yes")


class Manner(NamedTuple):
    """The play of a game by its default readings: its board, how men move, take, are crowned.

    ``must`` is empty where the core gives it.
    """

    board: str
    step: str
    take: str
    crowned: str = NEVER
    must: str = ""


def chequered(size: int) -> str:
    """Return in words a chequered board of which one colour is used."""
    return _("{size} by {size}, one colour", size=size)
