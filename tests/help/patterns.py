"""Which regular expressions are ambiguous: try some texts in ever more ways, the longer they are.

A pattern is made into its automaton of positions (Glushkov's): one state for each place where a
character is taken. It is ambiguous without bound if two different ways lead from a state back to it
by the same text: then each time round doubles the ways that a search tries before it gives up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from re import _constants as code  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

SAMPLE = frozenset(map(chr, range(128))) | frozenset("éÑ’\u2028\xa0٣")
FAR = 12  # a repeat of more is taken for one without bound
CATEGORIES = {
    code.CATEGORY_DIGIT: r"\d",
    code.CATEGORY_NOT_DIGIT: r"\D",
    code.CATEGORY_SPACE: r"\s",
    code.CATEGORY_NOT_SPACE: r"\S",
    code.CATEGORY_WORD: r"\w",
    code.CATEGORY_NOT_WORD: r"\W",
}


Ways = dict[Any, list[Any]]  # what follows each position, or each pair of them


class Part(NamedTuple):
    """A part of a pattern: whether it may be empty, and where it begins and ends, and how often.

    How often tells by how many ways of repeating nothing the place is the first or the last.
    """

    empty: bool
    first: Counter[int]
    last: Counter[int]


EMPTY = Part(empty=True, first=Counter(), last=Counter())


class Automaton:
    """The positions of a pattern, what each takes, and by how many ways one follows another."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self.flags = pattern.flags
        self.takes: list[frozenset[str]] = []
        self.follows: Counter[tuple[int, int]] = Counter()
        self._several(parser.parse(pattern.pattern, pattern.flags & ~re.DEBUG))

    def _several(self, parts: Iterable[Any]) -> Part:
        whole = EMPTY
        for part in parts:
            whole = self._then(whole, self._one(*part))
        return whole

    def _then(self, one: Part, two: Part) -> Part:
        self._link(one.last, two.first)
        first = one.first + two.first if one.empty else one.first
        last = one.last + two.last if two.empty else two.last
        return Part(one.empty and two.empty, first, last)

    def _link(self, last: Counter[int], first: Counter[int]) -> None:
        for here, ways in last.items():
            for there, more in first.items():
                self.follows[here, there] += ways * more

    def _one(self, kind: Any, what: Any) -> Part:
        if kind in {code.LITERAL, code.NOT_LITERAL, code.ANY, code.IN, code.RANGE, code.CATEGORY}:
            self.takes.append(self._characters(kind, what))
            here = Counter({len(self.takes) - 1: 1})
            return Part(empty=False, first=here, last=here)
        if kind is code.SUBPATTERN:
            return self._several(what[-1])
        if kind is code.BRANCH:
            results = [self._several(branch) for branch in what[1]]
            firsts, lasts = (sum((part[n] for part in results), Counter()) for n in (1, 2))
            return Part(any(part.empty for part in results), firsts, lasts)
        if kind in {code.MAX_REPEAT, code.MIN_REPEAT}:
            return self._repeated(*what)
        return EMPTY  # what takes nothing, or is never tried in another way

    def _repeated(self, least: int, most: int, part: Any) -> Part:
        whole = EMPTY
        for _ in range(min(least, FAR)):
            whole = self._then(whole, self._several(part))
        if most > FAR:
            loop = self._several(part)
            self._link(loop.last, loop.first)
            return self._then(whole, loop._replace(empty=True))
        tail = EMPTY
        for _ in range(most - least):  # (a(a(a)?)?)?, of which there is one way for each length
            tail = self._then(self._several(part), tail)._replace(empty=True)
        return self._then(whole, tail)

    def _characters(self, kind: Any, what: Any) -> frozenset[str]:
        if kind is code.ANY:
            return SAMPLE if self.flags & re.DOTALL else SAMPLE - {"\n"}
        if kind is code.IN:
            denied = what[0][0] is code.NEGATE
            results = frozenset().union(*(self._characters(*one) for one in what[denied:]))
            return SAMPLE - results if denied else results
        if kind is code.CATEGORY:
            return frozenset(one for one in SAMPLE if re.match(CATEGORIES[what], one))
        low, high = what if kind is code.RANGE else (what, what)
        results = frozenset(one for one in SAMPLE if low <= ord(one) <= high)
        if self.flags & re.IGNORECASE:
            results |= {one.swapcase() for one in results}
        return SAMPLE - results if kind is code.NOT_LITERAL else results

    def loops(self) -> Iterator[frozenset[str]]:
        """Yield what is taken wherever two ways lead round by the same text."""
        after: Ways = {}
        for here, there in self.follows:
            after.setdefault(here, []).append(there)
        round_ = {here: _reached(after, here) for here in after}
        for (here, there), ways in self.follows.items():
            if ways > 1 and here in round_.get(there, ()):
                yield self.takes[there]
        for start in after:
            yield from self._split(after, start)

    def _split(self, after: Ways, start: int) -> Iterator[frozenset[str]]:
        """Yield what is taken where two ways part that both lead back to ``start`` together."""
        before: Ways = {}
        seen, todo = {(start, start)}, [(start, start)]
        while todo:
            pair = todo.pop()
            for both in product(*(after.get(one, ()) for one in pair)):
                if self.takes[both[0]] & self.takes[both[1]]:
                    before.setdefault(both, []).append(pair)
                    if both not in seen:
                        seen.add(both)
                        todo.append(both)
        for a, b in _reached(before, (start, start)):
            if a < b:
                yield self.takes[a] & self.takes[b]


def _reached(after: Ways, start: Any) -> set[Any]:
    """Return what can follow, at some time."""
    result, todo = set[Any](), [start]
    while todo:
        new = set(after.get(todo.pop(), ())) - result
        result |= new
        todo += new
    return result


def ambiguous(pattern: re.Pattern[str]) -> bool:
    """Return whether a pattern is ambiguous without bound."""
    return any(True for _ in Automaton(pattern).loops())
