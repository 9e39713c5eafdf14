"""What the moves of the strict game that no man makes are called, in words."""

from __future__ import annotations

import re
from collections.abc import Callable

from juegos.core.message import Message, _
from juegos.tablas.trictrac.dame_touchee import FORCES
from juegos.tablas.trictrac.strict import dames, process

_FIXED = {**process.SAYS, **dames.SAYS}


def _forced(found: re.Match[str]) -> Message:
    first, *second = found[1].split(" ")
    if not second:
        return _("have the man of {arrow} played", arrow=first)
    if second[0] == first:
        return _("have two men of {arrow} played", arrow=first)
    return _("have the men of {first} and {second} played", first=first, second=second[0])


_WORDS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Message]], ...] = (
    (re.compile(rf"{FORCES} (\S+(?: \S+)?)"), _forced),
    (
        re.compile(r"met-(\d)"),
        lambda found: _("have the man put where the {number} brings him", number=found[1]),
    ),
    (
        re.compile(r"met-(\d)-seconde"),
        lambda found: _("have the second man put where the {number} brings him", number=found[1]),
    ),
    (
        re.compile(r"met-(\d)-(\d)"),
        lambda found: _(
            "have the men put where the {first} and the {second} bring them",
            first=found[1],
            second=found[2],
        ),
    ),
    (re.compile(r"tout-d-une"), lambda _found: _("have one man play both numbers")),
    (
        re.compile(r"tout-d-une-(\w+)"),
        lambda found: _("have the man of {arrow} play both numbers", arrow=found[1]),
    ),
    (re.compile(r"pone (.+)"), lambda found: _("have the men stand at {men}", men=found[1])),
)


def said(move: str) -> str:
    """Return the words for a move of the strict game; itself where it is a play or a mark."""
    if move in _FIXED:
        return _FIXED[move]
    for pattern, words in _WORDS:
        if found := pattern.fullmatch(move):
            return words(found)
    return move
