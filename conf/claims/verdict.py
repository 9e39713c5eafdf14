"""A verdict: the claim of the text, the program's count, and whether the two agree.

A check is a function of the corpus that gives a ``Finding``; the list in ``conf.claims`` gives
it an id and says how settled the place is. A text that contradicts its own count is reported as
it stands, never mended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Literal

from conf.claims.text import Claim
from conf.edition.corpus import Corpus
from juegos.core.message import Message, _, _n, joined

Outcome = Literal["agrees", "omits", "errs", "unproved"]
Status = Literal["decided", "editorial", "open"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check: the words that it examined, the outcome, and the count in words."""

    claim: Claim
    verdict: Outcome
    summary: Message


Function = Callable[[Corpus], Finding]


@dataclass(frozen=True, slots=True)
class Veredicto:
    """A finding that can be cited.

    ``summary`` says what was counted; ``code`` is the dotted name of the function that counted.
    """

    id: str
    locus: str
    words: str
    verdict: Outcome
    summary: Message
    code: str
    status: Status
    crux: str

    @property
    def division(self) -> str:
        """The division of the text in which the claim stands: ``triga``."""
        return self.id.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Check:
    """A check with its id (``triga.ocho``), its status, and the crux it belongs to."""

    id: str
    function: Function
    status: Status = "decided"
    crux: str = ""

    def run(self, corpus: Corpus) -> Veredicto:
        """Return the verdict on this corpus; raises ``LostClaim`` if its words are gone."""
        counts = self.function.func if isinstance(self.function, partial) else self.function
        code = f"{counts.__module__}.{counts.__name__}"
        one = self.function(corpus)
        claim = one.claim
        return Veredicto(
            self.id,
            claim.locus,
            claim.words,
            one.verdict,
            one.summary,
            code,
            self.status,
            self.crux,
        )


def agrees(claim: Claim, message: Message, *, holds: bool, otherwise: Outcome = "errs") -> Finding:
    """Return a finding: it agrees where the claim holds."""
    return Finding(claim, "agrees" if holds else otherwise, message)


def listed(items: Iterable[object]) -> Message:
    """Return things as a list in words: ``7, 8 and 9``; ``none`` if there are none."""
    *rest, last = [*items] or [_("none")]
    return _("{rest} and {last}", rest=joined(rest), last=last) if rest else joined([last])


def number_of_throws(count: int) -> Message:
    """Return the number of throws in words: ``1 throw``, ``2 throws``."""
    return _n("{count} throw", "{count} throws", count)


def runs(numbers: Iterable[int]) -> Message:
    """Return numbers as ranges without gaps: ``3-6 and 15-18``."""
    stretches: list[list[int]] = []
    for n in sorted(set(numbers)):
        if stretches and stretches[-1][-1] == n - 1:
            stretches[-1].append(n)
        else:
            stretches.append([n])
    return listed(str(s[0]) if len(s) == 1 else f"{s[0]}-{s[-1]}" for s in stretches)
