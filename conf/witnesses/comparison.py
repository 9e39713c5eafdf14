"""Compares a text of ours with another state of it, word by word, regardless of spelling."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING, NamedTuple

from conf.witnesses.copies import WORD, fold

if TYPE_CHECKING:
    from collections.abc import Iterator


class Difference(NamedTuple):
    """Words of ours and the words of the other text in their place; either may be empty."""

    ours: str
    theirs: str


def differences(ours: str, theirs: str) -> Iterator[Difference]:
    """Yield the differences of two texts in more than spelling and word division.

    >>> [*differences("Vno juega & dos miran", "uno iuega e tres miran")]
    [Difference(ours='dos', theirs='tres')]
    """
    words = WORD.findall(ours), WORD.findall(theirs)
    mine, other = (list(map(fold, some)) for some in words)
    matcher = SequenceMatcher(None, mine, other, autojunk=False)
    for kind, begin, end, first, last in matcher.get_opcodes():
        here, there = words[0][begin:end], words[1][first:last]
        if kind != "equal" and fold("".join(here)) != fold("".join(there)):
            yield Difference(" ".join(here), " ".join(there))
