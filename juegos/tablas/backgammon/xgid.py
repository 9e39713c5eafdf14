"""The ids of eXtreme Gammon: a position and its match in one line, read by way of GNU Backgammon's.

``XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10``: the men on 26 places, the bar of the upper
player first, capitals those of the lower one; then the cube as a power of two, whose it is (1 the
lower player's, -1 the upper one's), who is on turn, the dice (00 before the throw, D for a double
that is offered), the scores, Crawford's game or the rules of money, the length of the match and
the highest cube. Seat A is the lower player.
"""

from __future__ import annotations

import re

from juegos.core.errors import BadNotation
from juegos.core.message import _
from juegos.tablas.backgammon import gnubg
from juegos.tablas.casas.board import BAR, MEN, OFF, SIDE, Board, side, turned

_XGID = re.compile(
    r"(?i:XGID)\s*=\s*(?P<men>[-A-Oa-o]{26}):(?P<cube>[0-9]{1,2}):(?P<owner>0|-?1):(?P<turn>-?1)"
    r":(?P<dice>00|[1-6]{2}|[DBR]):(?P<a>[0-9]{1,4}):(?P<b>[0-9]{1,4}):(?P<rules>[0-3])"
    r":(?P<length>[0-9]{1,4}):(?P<most>[0-9]{1,2})(?=\s|$)"
)
_SEATS = {"1": 0, "-1": 1, "0": None}
_LIKE = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
HIGHEST = 15  # power of two that GNU Backgammon's ids hold
NO_LIMIT = {"6", "10"}  # powers of two: the highest that the cube has here, and XG's own


def looks_like(text: str) -> bool:
    """Return whether a text begins as an XGID does."""
    return re.match(r"XGID\s*=", text, re.IGNORECASE) is not None


def find_xgid(text: str) -> re.Match[str]:
    """Return the XGID at the start of a text; raises ``BadNotation``."""
    if xgid := _XGID.match(text):
        return xgid
    raise BadNotation(_("{text!r} is no XGID; one looks like {like!r}", text=text, like=_LIKE))


def read(text: str) -> str:
    """Return GNU Backgammon's ids for an XGID; raises ``BadNotation``.

    >>> read("XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10")
    '4HPwATDgc/ABMA:cAkAAAAAAAAE'
    """
    xgid = find_xgid(text)
    if xgid["dice"] in {"B", "R"}:
        raise BadNotation(_("{text!r}: beavers are not played here", text=xgid[0]))
    cube, length = int(xgid["cube"]), int(xgid["length"])
    if cube > HIGHEST:
        says = _("{text!r}: the cube is at 2 to the power of {cube}; at most {most}")
        raise BadNotation(says.with_fields(text=xgid[0], cube=cube, most=HIGHEST))
    board, thrower = _board(xgid["men"], xgid[0]), int(xgid["turn"] == "-1")
    doubled = xgid["dice"] == "D"
    match = gnubg.MatchId(
        cube=1 << cube,
        owner=_SEATS[xgid["owner"]],
        thrower=thrower,
        crawford=bool(length) and xgid["rules"] in {"1", "3"},
        state=gnubg.OVER if MEN in {board[OFF], board[SIDE]} else gnubg.PLAYING,
        turn=1 - thrower if doubled else thrower,
        doubled=doubled,
        dice=tuple(map(int, xgid["dice"])) if xgid["dice"] not in {"D", "00"} else (),
        length=length,
        score=(int(xgid["a"]), int(xgid["b"])),
        jacoby=not length and xgid["rules"] in {"1", "3"},
    )
    seen = turned(board) if thrower else board
    return f"{gnubg.write_position(seen)}:{gnubg.write_match(match)}"


def _board(men: str, text: str) -> Board:
    """Return the board of the 26 places of an XGID, the lower player's side first."""
    sides: tuple[dict[int, int], dict[int, int]] = {}, {}
    for place, letter in enumerate(men):
        if letter != "-":
            seat = int(letter.islower())
            sides[seat][BAR - place if seat else place] = ord(letter.upper()) - ord("A") + 1
    if any(OFF in one or sum(one.values()) > MEN for one in sides):
        raise BadNotation(_("{text!r}: each side has fifteen men, and a bar of its own", text=text))
    return side(sides[0]) + side(sides[1])


def write(ids: str) -> str:
    """Return the XGID for GNU Backgammon's ids, with no limit to the cube.

    >>> write("4HPwATDgc/ABMA:cAkAAAAAAAAE")
    'XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10'
    """
    position, _colon, text = ids.partition(":")
    match, board = gnubg.read_match(text), gnubg.read_position(position)
    board = turned(board) if match.thrower else board
    men = ["-"] * (BAR + 1)
    for place in range(BAR + 1):
        a, b = place and board[place], place < BAR and board[SIDE + BAR - place]
        if a or b:
            men[place] = chr(ord("A" if a else "a") + (a or b) - 1)
    owner = "0" if match.owner is None else ("1", "-1")[match.owner]
    dice = "D" if match.doubled else "".join(map(str, match.dice)) or "00"
    rules = int(match.crawford if match.length else match.jacoby)
    text = f"{match.cube.bit_length() - 1}:{owner}:{'-1' if match.thrower else '1'}:{dice}"
    a, b = match.score
    return f"XGID={''.join(men)}:{text}:{a}:{b}:{rules}:{match.length}:10"
