"""The notation of boards: row by row from the top, ``bb1ww``, a number for empty points."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from juegos.core.errors import BadNotation
from juegos.core.message import Message, _, _n, joined
from juegos.material.boards import Board


def write(board: Board, piece: Callable[[int], str]) -> str:
    """Return the rows of a position from the top; ``piece`` returns the piece on a point."""
    rows = []
    for row in board.rows:
        text, empty = "", 0
        for what in map(piece, row):
            if what and empty:
                text, empty = f"{text}{empty}", 0
            text, empty = (text + what, 0) if what else (text, empty + 1)
        rows.append(f"{text}{empty}" if empty else text)
    return "/".join(rows)


def read(board: Board, text: str, letters: str, *, columns: bool = False) -> dict[int, str]:
    """Return the piece on each point that is not empty; with ``columns`` also ``(wbW)``.

    Raises:
        BadNotation: an unknown letter, too many or too few points or rows; ``at`` is the place.
    """
    number = len(board.rows)
    if not text:
        raise BadNotation(
            _("nothing is written: expected {number} rows, the top first, and '/'", number=number),
            0,
        )
    rows = text.split("/")
    if len(rows) < number:
        raise BadNotation(
            _n(
                "{text!r} has {count} row, the board {number}",
                "{text!r} has {count} rows, the board {number}",
                len(rows),
                text=text,
                number=number,
            ),
            len(text),
        )
    pieces: dict[int, str] = {}
    at = 0
    for i, row in enumerate(rows, 1):
        if i > number:
            raise BadNotation(
                _(
                    "row {place} from the top, {row!r}, is too much: there are {number}",
                    place=i,
                    row=row,
                    number=number,
                ),
                at,
            )
        places = board.rows[i - 1]
        names = [board.names[point] for point in places]
        stand = _row(
            row,
            i,
            names,
            letters if not columns else f"{letters}(",
            at,
        )
        pieces.update((point, what) for point, what in zip(places, stand, strict=True) if what)
        at += len(row) + 1
    return pieces


_TOKEN = re.compile(r"[0-9]{1,3}|\([^()/]+\)|.", re.DOTALL)


def _row(row: str, number: int, names: Sequence[str], letters: str, at: int) -> list[str]:
    """Return the piece on each point of a written row, ``""`` for an empty one.

    Positions are read by the thousand, so messages are made only when they are needed.
    """
    stand: list[str] = []
    text = f"{letters}."
    for token in _TOKEN.finditer(row):
        what, place = token[0], at + token.start()
        if len(stand) == len(names) or what == "0":
            raise _bad_row(row, number, names, place)
        if what.isascii() and what.isdigit():
            stand += [""] * int(what)
        else:
            bare = what.strip("()")
            if what[0] not in text:
                raise _unknown(what[0], _place_text(names[len(stand)], number), letters, place)
            for i, letter in enumerate(bare):
                if letter not in text:
                    here = _place_text(names[len(stand)], number)
                    raise _unknown(letter, here, letters, place + 1 + i)
            stand.append(bare.replace(".", ""))
        if len(stand) > len(names):
            raise _bad_row(row, number, names, place)
    if len(stand) < len(names):
        raise BadNotation(
            _(
                "{which}, {row!r}, has {found} points of {number}: nothing is said of {point}",
                which=_row_name(number),
                row=row,
                found=len(stand),
                number=len(names),
                point=names[len(stand)],
            ),
            at + len(row),
        )
    return stand


def _row_name(number: int) -> Message:
    return _("row {place} from the top", place=number)


def _place_text(point: str, number: int) -> Message:
    return joined([point, _row_name(number)])


def _bad_row(row: str, number: int, names: Sequence[str], at: int) -> BadNotation:
    return BadNotation(
        _(
            "{which}, {row!r}, goes wrong here: it has {number} points, the last is {point}",
            which=_row_name(number),
            row=row,
            number=len(names),
            point=names[-1],
        ),
        at,
    )


def _unknown(letter: str, here: str, letters: str, at: int) -> BadNotation:
    return BadNotation(
        _(
            "{letter!r} stands on no board of this game ({here}): expected one of {letters}, "
            "'.' or a number of empty points",
            letter=letter,
            here=here,
            letters=", ".join(letters),
        ),
        at,
    )
