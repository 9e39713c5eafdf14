"""What the moves of the strict game that no man makes are called, in words."""

from __future__ import annotations

import re
from collections.abc import Callable

from juegos.tablas.trictrac.dame_touchee import FORCES
from juegos.tablas.trictrac.strict import dames, process

_FIXED = {**process.SAYS, **dames.SAYS}


def _forced(found: re.Match[str]) -> str:
    names = found[1].split(" ")
    if len(names) > 1 and names[0] == names[1]:
        return f"have two men of {names[0]} played"
    return f"have the {'man' if len(names) == 1 else 'men'} of {' and '.join(names)} played"


_WORDS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(rf"{FORCES} (\S+(?: \S+)?)"), _forced),
    (re.compile(r"met-(\d)"), lambda found: f"have the man put where the {found[1]} brings him"),
    (
        re.compile(r"met-(\d)-seconde"),
        lambda found: f"have the second man put where the {found[1]} brings him",
    ),
    (
        re.compile(r"met-(\d)-(\d)"),
        lambda found: f"have the men put where the {found[1]} and the {found[2]} bring them",
    ),
    (re.compile(r"tout-d-une"), lambda _: "have one man play both numbers"),
    (
        re.compile(r"tout-d-une-(\w+)"),
        lambda found: f"have the man of {found[1]} play both numbers",
    ),
    (re.compile(r"pone (.+)"), lambda found: f"have the men stand at {found[1]}"),
)


def said(move: str) -> str:
    """Return the words for a move of the strict game; itself where it is a play or a mark."""
    if move in _FIXED:
        return _FIXED[move]
    for pattern, words in _WORDS:
        if found := pattern.fullmatch(move):
            return words(found)
    return move
