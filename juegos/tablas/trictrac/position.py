"""The places of the men: two paths of twenty-four arrows, each counted from its own talon.

A side's men are a tuple of 25 counts: index 0 is the talon ``T``, 1 to 11 its own arrows (11 its
*coin de repos*), 12 to 23 the opponent's arrows seen backwards, ``r11`` to ``r1`` and ``rT``, and
24 the men that have been borne off. Arrow ``i`` of one side is arrow ``23 - i`` of the other.
"""

from __future__ import annotations

import re

from juegos.core.errors import BadNotation
from juegos.core.message import Message, _, _n
from juegos.core.source import Rule
from juegos.tablas.trictrac.rules import BANDE, COIN, COIN_ADVERSE, DAMES, FLECHE_LIBRE, JOUE

Men = tuple[int, ...]

MEN = 15
CORNER = 11
FAR_CORNER = 12
LAST = 23
OFF = 24
HOME = range(18, 24)  # the last table: the opponent's petit jan
ARROWS = (
    "T",
    *(str(n) for n in range(1, 12)),
    *(f"r{n}" for n in range(11, 0, -1)),
    "rT",
    "off",
)
_INDEX = {name: index for index, name in enumerate(ARROWS)}
_TOKEN = re.compile(r"(?P<arrow>off|r?T|r?[1-9][0-9]?)(?::(?P<count>[0-9]{1,2}))?")

START: Men = (MEN,) + (0,) * 24


def across(index: int) -> int:
    """Return the opponent's index of the arrow that is ``index`` on this side's path."""
    return LAST - index


def facing(foe: Men) -> Men:
    """Return the opponent's men by this side's path: 24 counts."""
    return foe[LAST::-1]


def is_grand(index: int) -> bool:
    """Return whether an arrow lies in the table of the grands jans."""
    return 6 <= index <= 17


def arrow(text: str, at: int | None = None, rule: str = JOUE.id) -> int:
    """Return the index of an arrow; raises ``BadNotation`` when there is none of that name."""
    if text not in _INDEX:
        message = _("{text!r} is no arrow; there are T, 1 to 11, r11 to r1, rT and off", text=text)
        raise BadNotation(message, at, rule=rule)
    return _INDEX[text]


def read(text: str, *, free: bool = False, unchecked: bool = False) -> Men:
    """Return the men that ``text`` puts on one side's path: ``T:13 11:2``.

    ``free`` is for the game that lets a man stand alone in either corner; ``unchecked`` accepts men
    off while others stand outside the last table, as an unnoticed mistake can leave them.

    Raises:
        BadNotation: a token is no arrow, comes twice, or the men are not fifteen; the message names
            the token and the rule it breaks.
    """
    men = [0] * 25
    at = 0
    for token in text.split(" "):
        match = _TOKEN.fullmatch(token)
        if match is None or match["arrow"] not in _INDEX:
            message = _("{token!r} gives no men on an arrow; write 'T:13 11:2'", token=token)
            raise BadNotation(message, at, rule=DAMES.id)
        index = _INDEX[match["arrow"]]
        count = int(match["count"] or 1)
        if men[index] or not 1 <= count <= MEN:
            twice = _("{token!r}: the arrow is given twice", token=token)
            many = _("{token!r}: 1 to {most} men stand on an arrow", token=token, most=MEN)
            raise BadNotation(twice if men[index] else many, at, rule=DAMES.id)
        men[index] = count
        if sum(men) > MEN:
            message = _("{token!r} makes {sum} men: a side has 15", token=token, sum=sum(men))
            raise BadNotation(message, at, rule=DAMES.id)
        at += len(token) + 1
    if sum(men) != MEN:
        message = _n(
            "{text!r} has {count} man: a side has 15",
            "{text!r} has {count} men: a side has 15",
            sum(men),
            text=text,
        )
        raise BadNotation(message, 0, rule=DAMES.id)
    if not free:
        _check_corner(tuple(men), text)
        if not unchecked:
            check_off(tuple(men), text)
    return tuple(men)


def _check_corner(men: Men, text: str) -> None:
    """Raise ``BadNotation`` for a corner that no mistake leaves so: a man put there is put back."""
    if men[CORNER] == 1:
        raise bad_arrow(text, "11", _("a man never stands alone in his corner"), COIN)
    if men[FAR_CORNER]:
        raise bad_arrow(text, "r11", _("nobody occupies the other’s corner"), COIN_ADVERSE)


def check_off(men: Men, text: str) -> None:
    """Raise ``BadNotation`` where men are off while another stands outside the last table."""
    behind = next((i for i in range(HOME[0]) if men[i]), None)
    if men[OFF] and behind is not None:
        why = _("no man goes off while one stands on {arrow}", arrow=ARROWS[behind])
        raise bad_arrow(text, "off", why, BANDE)


def bad_arrow(text: str, name: str, why: Message, rule: Rule) -> BadNotation:
    """Return the error for the token of an arrow, at its place."""
    at = next(m.start() for m in _TOKEN.finditer(text) if m["arrow"] == name)
    token = text[at:].split(" ", maxsplit=1)[0]
    return BadNotation(_("{token!r}: {why}", token=token, why=why), at, rule=rule.id)


def read_both(thrower: str, opponent: str, *, unchecked: bool = False) -> tuple[Men, Men]:
    """Return the men of both sides; raises ``BadNotation`` also where they share an arrow.

    ``unchecked`` is that of ``read``.
    """
    men, foe = (read(text, unchecked=unchecked) for text in (thrower, opponent))
    for index in range(24):
        if men[index] and foe[across(index)]:
            why = _("the other side also stands on that arrow, its {arrow}", arrow=ARROWS[index])
            raise bad_arrow(opponent, ARROWS[across(index)], why, FLECHE_LIBRE)
    return men, foe


def write(men: Men) -> str:
    """Return one side's men in their notation; ``read`` reads it back."""
    tokens = (
        f"{ARROWS[i]}:{n}" if n > 1 or i == OFF else ARROWS[i] for i, n in enumerate(men) if n
    )
    return " ".join(tokens)
