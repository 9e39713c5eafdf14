"""Other programs' notations for whole games: which there are, and how to recognise one.

A notation itself belongs to the family whose games are written in it; the entry of a game leads to
it (``juegos.core.entry``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from juegos.core import links
from juegos.core.message import Message, _n
from juegos.core.record import Record

OURS, LINK = "juegos", "link"
# What a text in each notation begins with, after remarks; another is in our own, or a link.
BEGINS: Mapping[str, re.Pattern[str]] = {
    "pdn": re.compile(r"\[|[0-9]+\.+\s*[a-h0-9]"),
    "gnubg": re.compile(
        r"GNU(?:BG)?ID\b|(?:GNU Backgammon\s+)?Position ID\s*:"
        r"|[A-Za-z0-9+/]{14}(?::[A-Za-z0-9+/]{12})?\s*$"
    ),
    "xgid": re.compile(r"XGID\s*=", re.IGNORECASE),
    "mat": re.compile(r"[0-9]+[ \t-]+points?[ \t]+match", re.IGNORECASE),
}
_REMARK = re.compile(r"\s+|[;%#][^\r\n]*|\{[^}]*\}")
NAMES = (OURS, *BEGINS, LINK)


class RecordRead(NamedTuple):
    """A record read from another notation, with sentences about what it leaves out of the text.

    >>> RecordRead(Record("azar")).left_out
    ()
    """

    record: Record
    left_out: tuple[str, ...] = ()


def comments_left_out(lines: Sequence[int]) -> Message:
    """Return a sentence saying that the comments on these lines are left out.

    >>> comments_left_out([3]), comments_left_out([3, 8])
    ('Left out: a comment (line 3).', 'Left out: 2 comments (from line 3).')
    """
    return _n(
        "Left out: a comment (line {line}).",
        "Left out: {count} comments (from line {line}).",
        len(lines),
        line=lines[0],
    )


class RecordWritten(NamedTuple):
    """A record in another notation, with sentences about what that leaves out of the record.

    >>> RecordWritten("Game: azar").left_out
    ()
    """

    text: str
    left_out: tuple[str, ...] = ()


class Format(NamedTuple):
    """A notation: how to name the game and readings of a text, and to read and write a game.

    The text may be anything; each of the three functions raises ``JuegosError``, headed by the line
    where a line is wrong. ``read`` and ``write`` take the game under its readings.
    """

    names: Callable[[str], tuple[str, Mapping[str, str]]]
    read: Callable[[str, Any], RecordRead]
    write: Callable[[Record, Any], RecordWritten]


def detect(text: str) -> str:
    r"""Return the name of the notation of a text; our own if it is no other.

    >>> detect('[GameType "20"]\n'), detect(" 7 point match\n"), detect("Game: azar")
    ('pdn', 'mat', 'juegos')
    """
    at = int(text.startswith("\ufeff"))
    while remark := _REMARK.match(text, at):
        at = remark.end()
    for name, begins in BEGINS.items():
        if begins.match(text, at):
            return name
    return LINK if links.looks_like(text.strip()) else OURS
