"""The notation of a state: ``A 2 28-23,15-31 - | AS, KS, QS``.

First the dealer and by how many he deals, the deals written down (A’s score first) and the games
won, ``-`` where there are none; after the bar the moves of the deal that is on. Before the first
deal there is no dealer: ``- - - - | AS, 9H``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from juegos.errors import BadNotation
from juegos.game import SEATS

Pair = tuple[int, int]
Head = tuple[int, int, tuple[Pair, ...], tuple[Pair, ...]]

_SCORES = r"-|[0-9]{1,3}-[0-9]{1,3}(?:,[0-9]{1,3}-[0-9]{1,3})*"
_GAMES = r"-|[AB][12](?:,[AB][12])*"
_HEAD = re.compile(
    rf"(?:(?P<none>- - - -)|(?P<dealer>[AB]) (?P<packet>[23]) (?P<scores>{_SCORES}) "
    rf"(?P<games>{_GAMES}))(?: \| (?=.)|$)"
)


def head(dealer: int, packet: int, scores: tuple[Pair, ...], games: tuple[Pair, ...]) -> str:
    """Return the head of a state, without the bar."""
    written = ",".join(f"{a}-{b}" for a, b in scores) or "-"
    won = ",".join(f"{SEATS[winner]}{worth}" for winner, worth in games) or "-"
    return f"{SEATS[dealer]} {packet} {written} {won}" if dealer >= 0 else "- - - -"


def header(text: str) -> tuple[Head | None, int, str]:
    """Return the head of a state (None: before the first deal), where its moves begin, the moves.

    Raises:
        BadNotation: the head is not written like one.
    """
    found = _HEAD.match(text)
    if found is None:
        like = "a state looks like 'A 2 28-23 - | AS, KS' or '- - - -'"
        raise BadNotation(f"{text!r} is no state of piquet; {like}", 0)
    rest = text[found.end() :]
    if found["none"]:
        return None, found.end(), rest
    scores = tuple(_pair(part) for part in found["scores"].split(",") if part != "-")
    games = tuple(
        (SEATS.index(part[0]), int(part[1])) for part in found["games"].split(",") if part != "-"
    )
    return (SEATS.index(found["dealer"]), int(found["packet"]), scores, games), found.end(), rest


def _pair(text: str) -> Pair:
    first, _, second = text.partition("-")
    return int(first), int(second)


def moves_of(text: str, at: int) -> Iterator[tuple[str, int]]:
    """Yield the moves written after the head, each with its place."""
    for move in text.split(", ") if text else ():
        yield move, at
        at += len(move) + 2
