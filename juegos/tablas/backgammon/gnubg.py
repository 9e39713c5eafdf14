"""GNU Backgammon's ids: a position in 14 characters, the rest of a match in 12.

According to the manual of GNU Backgammon, sections 11.6 and 11.7. The manual says that a position
id begins with the player on roll; the ids that the program gives begin with the other one, and so
do ours. Seat A is its player 0, seat B its player 1. The manual does not mention the last bit: the
program writes it (``matchid.c``) where Jacoby's rule is not in force. Older ids, such as the
manual's own, read as if the rule were in force.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Iterable
from dataclasses import dataclass

from juegos.core.errors import BadNotation
from juegos.core.message import _
from juegos.tablas.backgammon import rules
from juegos.tablas.casas.board import BAR, MEN, SIDE, Board, side

_IDS = re.compile(r"([A-Za-z0-9+/]{14})(?::([A-Za-z0-9+/]{12}))?")
PLAYING, OVER, NO_OWNER = 1, 2, 3
# The fields of a match id, each with its bits.
_FIELDS = {
    "cube": 4,
    "owner": 2,
    "thrower": 1,
    "crawford": 1,
    "state": 3,
    "turn": 1,
    "doubled": 1,
    "resigned": 2,
    "die": 3,
    "other_die": 3,
    "length": 15,
    "score_a": 15,
    "score_b": 15,
    "not_jacoby": 1,
}


@dataclass(frozen=True, slots=True)
class MatchId:
    """The contents of a match id: ``cube`` is its value, ``owner`` a seat or None.

    ``thrower`` is the seat that throws or has thrown, ``turn`` the one that decides; ``dice`` are
    empty before the throw; ``length`` 0 is no match. ``jacoby``: Jacoby's rule is in force, which
    matters only outside a match.
    """

    cube: int = 1
    owner: int | None = None
    thrower: int = 0
    crawford: bool = False
    state: int = PLAYING
    turn: int = 0
    doubled: bool = False
    resigned: int = 0
    dice: tuple[int, ...] = ()
    length: int = 0
    score: tuple[int, int] = (0, 0)
    jacoby: bool = False


def looks_like(text: str) -> bool:
    """Return whether a text has the form of a position id, with a match id or without."""
    return _IDS.fullmatch(text) is not None


def write_position(board: Board) -> str:
    """Return the id of a board; the seat to throw or play is the one that the board begins with."""
    bits: list[int] = []
    for half in (board[SIDE:], board[:SIDE]):
        for casa in range(1, BAR + 1):
            bits += [1] * half[casa] + [0]
    return _text(bits, 80)


def read_position(text: str) -> Board:
    """Return the board of a position id, the seat to throw or play first.

    Raises:
        BadNotation: it is no id, has more than fifteen men a side, or two owners of a casa.
    """
    if not re.fullmatch(r"[A-Za-z0-9+/]{14}", text):
        raise BadNotation(
            _("{text!r} is no position id; one looks like '4HPwATDgc/ABMA'", text=text), 0
        )
    halves: list[dict[int, int]] = []
    bits = iter(_bits(text))
    for _half in range(2):
        half = {}
        for casa in range(1, BAR + 1):
            count = 0
            while next(bits, 0):
                count += 1
            half[casa] = count
        if sum(half.values()) > MEN:
            raise BadNotation(
                _(
                    "{text!r}: a side has {men} men; each has fifteen",
                    text=text,
                    men=sum(half.values()),
                ),
                0,
                rule=rules.COLOCACION.id,
            )
        halves.append(half)
    if any(bits):
        raise BadNotation(_("{text!r} goes on after the men of both sides", text=text), 0)
    for casa in range(1, BAR):
        if halves[0][casa] and halves[1][25 - casa]:
            raise BadNotation(
                _(
                    "{text!r}: both sides hold the {casa} of the side to play",
                    text=text,
                    casa=BAR - casa,
                ),
                0,
                rule=rules.BLOQUEADA.id,
            )
    return side(halves[1]) + side(halves[0])


def write_match(match: MatchId) -> str:
    """Return the match id; the cube is a power of two up to 32768."""
    fields = {
        "cube": match.cube.bit_length() - 1,
        "owner": NO_OWNER if match.owner is None else match.owner,
        "thrower": match.thrower,
        "crawford": match.crawford,
        "state": match.state,
        "turn": match.turn,
        "doubled": match.doubled,
        "resigned": match.resigned,
        "die": match.dice[0] if match.dice else 0,
        "other_die": match.dice[1] if match.dice else 0,
        "length": match.length,
        "score_a": match.score[0],
        "score_b": match.score[1],
        "not_jacoby": not match.jacoby,
    }
    bits = [fields[name] >> n & 1 for name, width in _FIELDS.items() for n in range(width)]
    return _text(bits, 72)


def read_match(text: str) -> MatchId:
    """Return the contents of a match id; raises ``BadNotation``."""
    if not re.fullmatch(r"[A-Za-z0-9+/]{12}", text):
        raise BadNotation(_("{text!r} is no match id; one looks like 'cAkAAAAAAAAA'", text=text), 0)
    bits, fields, at = _bits(text), {}, 0
    for name, width in _FIELDS.items():
        fields[name] = sum(bit << n for n, bit in enumerate(bits[at : at + width]))
        at += width
    dice = fields["die"], fields["other_die"]
    if max(dice) > 6 or (0 in dice) != (dice == (0, 0)):
        raise BadNotation(
            _(
                "{text!r}: its dice are {first} and {second}",
                text=text,
                first=dice[0],
                second=dice[1],
            ),
            0,
        )
    if fields["owner"] == 2:
        raise BadNotation(
            _("{text!r}: its cube is owned by neither player nor nobody", text=text), 0
        )
    return MatchId(
        1 << fields["cube"],
        None if fields["owner"] == NO_OWNER else fields["owner"],
        fields["thrower"],
        bool(fields["crawford"]),
        fields["state"],
        fields["turn"],
        bool(fields["doubled"]),
        fields["resigned"],
        dice if dice[0] else (),
        fields["length"],
        (fields["score_a"], fields["score_b"]),
        not fields["not_jacoby"],
    )


def _bits(text: str) -> list[int]:
    raw = b64decode(text + "=" * (-len(text) % 4))
    return [byte >> n & 1 for byte in raw for n in range(8)]


def _text(bits: Iterable[int], length: int) -> str:
    """Return bits as base 64, the first bit lowest in its byte."""
    number = sum(bit << n for n, bit in enumerate(bits))
    return b64encode(number.to_bytes(length // 8, "little")).decode().rstrip("=")
