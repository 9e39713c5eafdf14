"""Dice as fol. 65r describes them: six faces, one to six, opposite faces adding up to seven.

A *throw* is a tuple of faces, highest first; it is written ``6-4-1``. Its *soçobra* is the throw
seen from below.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from operator import sub

from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation
from juegos.core.message import Message, _

FACES = (1, 2, 3, 4, 5, 6)
LAST = FACES[-1]

Throw = tuple[int, ...]


@cache
def throws(dice: int) -> Dist[Throw]:
    """Return all throws of so many dice, weighted by permutations: 56 of 216 for three."""
    orders: dict[Throw, int] = {(): 1}
    for die in range(1, dice + 1):
        # A face put first stands in any of the places, but among its like in one order alone.
        orders = {
            (face, *throw): ways * die // (throw.count(face) + 1)
            for face in FACES
            for throw, ways in orders.items()
            if not throw or throw[0] <= face
        }
    return Dist(orders)


@cache
def totals(dice: int) -> Dist[int]:
    """Return the totals of so many dice, weighted by permutations."""
    ways = [1]
    for _die in range(dice):
        # A total comes of six totals without this die: one more than the total before, one less.
        more, less = [*ways, *[0] * (LAST - 1)], [*[0] * LAST, *ways]
        ways = list(accumulate(map(sub, more, less)))
    return Dist(zip(range(dice, LAST * dice + 1), ways, strict=True))


def under(throw: Throw) -> Throw:
    """Return the *soçobra*: the faces underneath, highest first."""
    return tuple(sorted((7 - face for face in throw), reverse=True))


def write(throw: Throw) -> str:
    """Return a throw in its notation, highest face first: ``6-4-1``."""
    return "-".join(map(str, throw))


def read(text: str, dice: int, rule: str = "", start: int = 0) -> Throw:
    """Return the throw that ``text`` writes, its faces in any order.

    ``rule`` is the rule named in an error, and ``start`` the place of ``text`` in the whole text.

    Raises:
        BadNotation: the number of faces is wrong, or one of them is not from 1 to 6.
    """
    parts = text.split("-")
    if len(parts) != dice:
        raise BadNotation(
            _(
                "{text!r} does not have {dice} faces; {like}",
                text=text,
                dice=dice,
                like=_like(dice),
            ),
            start,
            rule=rule,
        )
    at = start
    faces = []
    for part in parts:
        if part not in {"1", "2", "3", "4", "5", "6"}:
            raise BadNotation(
                _("{part!r} is no face of a die; {like}", part=part, like=_like(dice)),
                at,
                rule=rule,
            )
        faces.append(int(part))
        at += len(part) + 1
    return tuple(sorted(faces, reverse=True))


def _like(dice: int) -> Message:
    throw = "-".join("641"[:dice])
    return _("a throw of {dice} looks like {throw}", dice=dice, throw=throw)


_NUMBERS = [
    # NOTE: totals of dice as words; a sentence may begin with one
    _("nought"),
    _("one"),
    _("two"),
    _("three"),
    _("four"),
    _("five"),
    _("six"),
    _("seven"),
    _("eight"),
    _("nine"),
    _("ten"),
    _("eleven"),
    _("twelve"),
    _("thirteen"),
    _("fourteen"),
    _("fifteen"),
    _("sixteen"),
    _("seventeen"),
    _("eighteen"),
]


def number(total: int) -> Message:
    """Return a total of dice in English words: ``eleven``."""
    return _NUMBERS[total]
