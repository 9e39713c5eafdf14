"""The games of the Book of Tables in which no man travels, a second time, made from the words.

Nothing of ``juegos.tablas`` is imported. A casa is how many men of a side are on it, and whether
one lies upon another; a side is six casas, the ace first. Every die that is left is tried at every
step, and what must be played is chosen at the end, as in ``second_generator``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

Casa = tuple[int, bool]  # men, whether one lies upon another
Side = tuple[Casa, ...]
Board = tuple[Side, Side]  # who throws, the other
Throw = tuple[int, ...]
Outcome = tuple[Board, int, int | str]  # as in ``second_generator``

NUMBERS = (
    *("uno", "dos", "tres", "quatro", "cinco", "seys", "siete", "ocho", "nueve", "diez"),
    *("onze", "doze", "treze", "catorze", "quinze"),
)


@dataclass(frozen=True)
class Words:
    """What the words, or we where they are silent, say of a game under some readings."""

    men: int = 12
    lowers: bool = False  # men lie one upon another, are lowered and borne off
    all_before: bool = False  # none is borne off while one lies upon another
    waits: bool = False  # the other's throw bears off no last man
    most: int = 2  # on one casa
    shared: bool = False  # both set men in one quarter
    takes: bool = False  # a man alone there is taken
    majority: bool = False  # more casas doubled than the other can double win
    doubled: bool = False  # all six casas doubled win, else all men on casas


def _with(side: Side, at: int, casa: Casa) -> Side:
    return (*side[:at], casa, *side[at + 1 :])


def _men(side: Side) -> int:
    return sum(men for men, _ in side)


def by_a_die(words: Words, board: Board, die: int, *, own: bool) -> Iterator[Board]:
    """Yield what one die leads to for the side told of first, by a throw of its own or not."""
    mine, theirs = board
    at = die - 1
    men, stacked = mine[at]
    if words.lowers:
        last = words.waits and not own and _men(mine) == 1
        if stacked:
            yield _with(mine, at, (men, False)), theirs
        elif men and not last and not (words.all_before and any(up for _, up in mine)):
            yield _with(mine, at, (men - 1, False)), theirs
        return
    foes = theirs[at][0] if words.shared else 0
    if men < words.most and _men(mine) < words.men:
        if foes == 0:
            yield _with(mine, at, (men + 1, False)), theirs
        elif foes == 1 and words.takes:
            yield _with(mine, at, (men + 1, False)), _with(theirs, at, (0, False))


def ends(words: Words, board: Board, dice: Throw, *, own: bool) -> set[tuple[Board, Throw]]:
    """Return the boards that dice must lead to, each with the dice that are left over."""
    result, work = set(), [(board, dice)]
    while work:
        here, left = work.pop()
        on = [
            (then, left[:i] + left[i + 1 :])
            for i, die in enumerate(left)
            for then in by_a_die(words, here, die, own=own)
        ]
        work += on
        if not on:
            result.add((here, tuple(sorted(left))))
    best = min((len(left), sum(left)) for _, left in result)
    return {end for end in result if (len(end[1]), sum(end[1])) == best}


def winner(words: Words, board: Board) -> int | str:
    """Return who has won: a seat, "drawn", or "" for nobody."""
    mine, theirs = board
    if words.lowers:
        return 0 if not _men(mine) else 1 if not _men(theirs) else ""
    here, there = (sum(men == 2 for men, _ in side) for side in board)
    if words.majority:
        return 0 if here > 3 else "drawn" if here == there == 3 else ""
    done = here == len(mine) if words.doubled else _men(mine) == words.men
    return 0 if done else ""


def outcomes(words: Words, board: Board, throw: Throw) -> set[Outcome]:
    """Return all that a throw may lead to: the board, who throws next, who has won."""
    result: set[Outcome] = set()
    for end, left in ends(words, board, throw, own=True):
        if words.lowers and left and winner(words, end) == "":
            for other, _ in ends(words, end[::-1], left, own=False):
                result.add((other[::-1], 1, winner(words, other[::-1])))
        else:
            result.add((end, 1, winner(words, end)))
    return result


def _doblet(r: Mapping[str, str]) -> Words:
    before, waits = r["orden"] == "todas-antes", r["otro"] == "no-gana"
    return Words(lowers=True, all_before=before, waits=waits)


def _doze(r: Mapping[str, str]) -> Words:
    shared = r["cuadra"] == "misma"
    return Words(shared=shared, takes=r["tomar"] == "si", majority=shared, doubled=not shared)


def _encasar(r: Mapping[str, str]) -> Words:
    men = NUMBERS.index(r["tablas"]) + 1
    # Where all cannot stand two by two on six casas, those over stand so on six more.
    by_twos = 4 if men > 12 else 2
    return Words(men=men, most=by_twos if r["apilar"] == "dos" else men)


GAMES = {"doblet": _doblet, "doze-canes": _doze, "quinze-tablas": _encasar}
