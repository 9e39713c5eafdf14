"""Notations of other programs for whole games: which there are, and how a text is known as one.

The notation itself is the matter of the family whose games are written in it; the entry of a game
leads there (``juegos.core.manifest``).
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
        r"(?:GNU Backgammon\s+)?Position ID\s*:|[A-Za-z0-9+/]{14}(?::[A-Za-z0-9+/]{12})?\s*$"
    ),
    "xgid": re.compile(r"XGID\s*="),
    "mat": re.compile(r"[0-9]+[ \t]+point[ \t]+match", re.IGNORECASE),
}
_REMARK = re.compile(r"\s+|[;%][^\r\n]*|\{[^}]*\}")
NAMES = (OURS, *BEGINS, LINK)


class RecordRead(NamedTuple):
    """A record that was read in another notation; in sentences, what of the text it leaves out.

    >>> RecordRead(Record("azar")).left_out
    ()
    """

    record: Record
    left_out: tuple[str, ...] = ()


def comments_left_out(lines: Sequence[int]) -> Message:
    """Return in a sentence that the comments on these lines are left out.

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
    """A record in another notation; in sentences, what of the record that leaves out.

    >>> RecordWritten("Game: azar").left_out
    ()
    """

    text: str
    left_out: tuple[str, ...] = ()


class Format(NamedTuple):
    """A notation: which game and readings a text is of, and how a game is read and written.

    The text may be anything; each of the three raises ``JuegosError``, headed by a line where it
    is a line that is wrong. ``read`` and ``write`` are given the game under its readings.
    """

    names: Callable[[str], tuple[str, Mapping[str, str]]]
    read: Callable[[str, Any], RecordRead]
    write: Callable[[Record, Any], RecordWritten]


def detect(text: str) -> str:
    r"""Return the name of the notation that a text is in, our own where it is no other.

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
