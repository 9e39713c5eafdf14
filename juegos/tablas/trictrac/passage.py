"""The passage to the return: what the opponent can still fill, and where a man may stop or rest."""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.message import Message, _
from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.position import FAR_CORNER, LAST, Men, across

PETIT = range(6)
GRAND = range(6, 12)
RETOUR = range(18, 24)


def can_still_fill(men: Men, other: Men, jan: range, usage: Usage) -> bool:
    """Return whether a side with these men can still fill one of its own two jans.

    Material possibility: for each arrow of the jan in turn, two men for it and for each before it
    must stand on it or behind it, because a man past an arrow does not come back. Under
    ``passage=fleches-libres`` an arrow that the other holds makes it impossible too.
    """
    if usage.free_arrows and any(other[across(index)] for index in jan):
        return False
    behind = sum(men[: jan[0]])
    for needed, index in enumerate(jan, 1):
        behind += men[index]
        if behind < 2 * needed:
            return False
    return True


class Ground(NamedTuple):
    """The board for one side: its men and the other's, each by its own path.

    By index, ``stop`` tells where a man may be put, ``rest`` where one that plays *tout d'une* may
    rest; ``closed`` are the tables of the return where none may stop.
    """

    men: Men
    foe: Men
    stop: tuple[bool, ...]
    rest: tuple[bool, ...]
    closed: tuple[range, ...]


class Trespass(NamedTuple):
    """A man in a table that was never open to it: its side, its arrow, and the reason."""

    seat: int
    on: int
    why: Message


_PETIT = _("no man can have stopped in the petit jan that the other can still fill")
_GRAND = _("no man can have stopped in the grand jan that the other can still fill")


def trespass(men: tuple[Men, Men], usage: Usage) -> Trespass | None:
    """Return a man on an arrow where the rules cannot have let it stop, or None.

    If the other can still fill a jan it always could have, because no man comes back.
    """
    for seat, own in enumerate(men):
        for table in _closed(own, men[1 - seat], usage):
            at = next((index for index in table if own[index] and index != FAR_CORNER), None)
            if at is not None:
                return Trespass(seat, at, _PETIT if table == RETOUR else _GRAND)
    return None


def ground(men: Men, foe: Men, usage: Usage) -> Ground:
    """Return the ground that a side moves on."""
    free = [not foe[LAST - index] for index in range(24)]
    closed = _closed(men, foe, usage)
    stop = free.copy()
    stop[FAR_CORNER] = False
    for table in closed:
        for index in table:
            stop[index] = False
    if usage.corner_no_rest:
        free[FAR_CORNER] = False
    return Ground(men, foe, tuple(stop), tuple(free), closed)


def _closed(men: Men, foe: Men, usage: Usage) -> tuple[range, ...]:
    """Return the tables of the return in which no man may stop, by this side's path."""
    closed = []
    if can_still_fill(foe, men, PETIT, usage):
        closed.append(RETOUR)
    if closed or can_still_fill(foe, men, GRAND, usage):
        closed.append(range(FAR_CORNER, 18))
    return tuple(closed)
