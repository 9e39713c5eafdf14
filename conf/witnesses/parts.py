"""The parts of a text that its copies divide differently, found in each of them.

``corpus/taf/leyes.toml`` says where each part begins in one copy that has a heading for each, and
how many words it has, with their digest. In another copy a part is where runs of words come
that no other part has; so it is found too where leaves are bound in another order.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING

from conf.edition.document import toml
from conf.witnesses.errors import WitnessError
from conf.witnesses.words import DIGITS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from conf.witnesses.copies import Token

RUN = 4  # words that must agree one after another
DRIFT = 20  # words that two copies may have more or fewer, from one run of a part to the next
GAP = 60  # words of another copy that may lie between two runs of one part
LEAST = 0.08  # of the words of a part must begin a run, for the copy to have it
SURE = (
    0.3  # of its words, and the rest of a part lies beside its longest chain as in the other copy
)
LONG = 3  # runs, and a chain belongs to a part of which none is sure
NEAR = 8  # words to each side of where a part should begin, its first words are looked for
HEADINGS = {"lei", "titulo"}
TITLES, APART = 12, 90  # a list of titles is so many headings, each so many words from the next

Cuts = dict[int, tuple[int, int]]  # of each part by its number, where it begins and ends


@dataclass(frozen=True)
class Part:
    """A part of the text: its number, 0 for the prologue; its first line and word, its length."""

    n: int
    place: str
    word: int
    words: int
    sha256: str


def digest(tokens: Sequence[Token]) -> str:
    """Return the first digits of the SHA-256 of some words, joined by single blanks."""
    return sha256(" ".join(token.text for token in tokens).encode()).hexdigest()[:DIGITS]


def read_parts(path: Path) -> tuple[str, list[Part]]:
    """Return the siglum of the copy that a list of parts is based on, and the parts."""
    result = toml(path)
    return result["copy"], [Part(**one) for one in result["part"]]


def part_bounds(parts: Sequence[Part], tokens: Sequence[Token]) -> Cuts:
    """Return the bounds of the parts in the copy that they are listed from.

    Raises:
        WitnessError: a part is not as it was measured.
    """
    cuts: Cuts = {}
    for part in parts:
        here = [i for i, token in enumerate(tokens) if token.place == part.place]
        begin = here[part.word - 1] if part.word <= len(here) else len(tokens)
        end = begin + part.words
        if digest(tokens[begin:end]) != part.sha256:
            where = f"part {part.n}, at {part.place}, word {part.word}"
            raise WitnessError(f"The copy has other words than those measured: {where}.")
        cuts[part.n] = begin, end
    return cuts


def cut(tokens: Sequence[Token], cuts: Cuts, other: Sequence[Token]) -> Cuts:
    """Return the bounds of the parts in another copy, without those that it lacks."""
    runs = _runs(tokens, cuts)
    marks: dict[int, list[tuple[int, int]]] = {}
    titles = _titles(other)
    for there in range(len(other) - RUN + 1):
        if there in titles:
            continue
        here = runs.get(tuple(token.folded for token in other[there : there + RUN]))
        if here is not None:
            n, at = here
            marks.setdefault(n, []).append((there, at))
    span_of = {n: _span(_chains(some), cuts[n], len(other)) for n, some in marks.items()}
    begins = {n: _begin(other, span[0], tokens, cuts[n][0]) for n, span in span_of.items() if span}
    order = sorted(begins, key=begins.__getitem__)
    spans: Cuts = {}
    for n, after in zip_longest(order, order[1:]):
        limit = begins.get(after, len(other))
        _, end = span_of[n] or (0, 0)
        end = limit if abs(limit - end) <= NEAR else min(end, limit)
        if end > begins[n]:
            spans[n] = _bare(other, begins[n], end)
    return spans


def _begin(other: Sequence[Token], near: int, tokens: Sequence[Token], first: int) -> int:
    """Return the place nearest to another where a copy has the first words of a part."""
    wanted = [token.folded for token in tokens[first : first + 2]]
    for at in sorted(range(near - NEAR, near + NEAR + 1), key=lambda at: abs(at - near)):
        if at >= 0 and [token.folded for token in other[at : at + 2]] == wanted:
            return at
    return near


def _runs(tokens: Sequence[Token], cuts: Cuts) -> dict[tuple[str, ...], tuple[int, int]]:
    """Return each run of words that is unique in all parts: its part, and its start."""
    seen: dict[tuple[str, ...], tuple[int, int] | None] = {}
    for n, (begin, end) in cuts.items():
        for at in range(begin, end - RUN + 1):
            run = tuple(token.folded for token in tokens[at : at + RUN])
            seen[run] = None if run in seen else (n, at)
    return {run: place for run, place in seen.items() if place}


def _titles(tokens: Sequence[Token]) -> set[int]:
    """Return which words are in a list of titles, where headings follow each other closely."""
    heads = [i for i, token in enumerate(tokens) if token.folded in HEADINGS]
    lists: list[list[int]] = []
    for head in heads:
        if lists and head - lists[-1][-1] <= APART:
            lists[-1].append(head)
        else:
            lists.append([head])
    return {i for one in lists if len(one) >= TITLES for i in range(one[0], one[-1] + 20)}


def _chains(marks: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Return marks in chains that continue in both copies without a wide gap."""
    chains = [[marks[0]]]
    for before, mark in pairwise(marks):
        there, at = mark[0] - before[0], mark[1] - before[1]
        if at > 0 and there <= GAP and abs(there - at) <= DRIFT:
            chains[-1].append(mark)
        else:
            chains.append([mark])
    return chains


def _span(
    chains: list[list[tuple[int, int]]], whole: tuple[int, int], length: int
) -> tuple[int, int] | None:
    """Return the bounds of a part in another copy, around its longest chain.

    Where a copy tells it in another order, the chains nearby belong to it too.
    """
    seed = max(chains, key=len)
    first, last = seed[0], seed[-1]
    sure = len(seed) > SURE * (whole[1] - whole[0])
    near = [seed] if sure else [chain for chain in chains if len(chain) >= LONG]
    for chain in reversed([chain for chain in near if chain[0] < first]):
        first = chain[0] if first[0] - chain[-1][0] <= GAP else first
    for chain in [chain for chain in near if chain[-1] > last]:
        last = chain[-1] if chain[0][0] - last[0] <= GAP else last
    begin, end = whole
    if sum(first <= mark <= last for chain in near for mark in chain) < LEAST * (end - begin):
        return None
    most = end - begin if sure else GAP // 2
    before, after = min(first[1] - begin, most), min(end - last[1], most)
    return max(first[0] - before, 0), min(last[0] + after, length)


def _bare(other: Sequence[Token], begin: int, end: int) -> tuple[int, int]:
    """Return a span without the headings of its own part and of the next one."""
    if other[begin].folded in HEADINGS:
        begin += 2
    for back in (2, 1):
        if end - back > begin and other[end - back].folded in HEADINGS:
            end -= back
    return begin, end
