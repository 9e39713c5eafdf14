"""The text of a letter: its heads and moves, read from whatever a link holds, and written.

::

    Letter: 1
    Game: azar
    Id: 5f0c1a52b6d34ad1b2bb1f7ad0a3c9e4
    Number: 0
    From: A
    Commitment: 9b1c...
    State: primera A - -

A letter has one form: whatever differs from it, by a blank or by the order of its lines, is
refused, so that two letters that say the same have the same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from juegos.core import links
from juegos.core import record as records
from juegos.core.errors import BadNotation, at_line, one_of
from juegos.core.game import SEATS
from juegos.core.message import Message, _
from juegos.core.record import Record

VERSION = "1"
MOST_MOVES = 1000
LONGEST_MOVE = 400
OF_GAME = ("Game", "Readings", "Start")


class Form(NamedTuple):
    """The pattern of a header's value, and its description."""

    pattern: str
    says: Message


_HASHED = Form("[0-9a-f]{64}", _("64 digits from 0 to 9 and a to f"))
FORMS: Mapping[str, Form] = {
    "Letter": Form(VERSION, _("the number 1; a later release may know this one")),
    "Game": Form(".{1,80}", _("the name of a game")),
    "Readings": Form(".{1,4000}", _("readings, like 'encuentro=pasa'")),
    "Start": Form(".{1,20000}", _("a position of the game")),
    "Id": Form("[0-9a-f]{32}", _("32 digits from 0 to 9 and a to f")),
    "Number": Form("0|[1-9][0-9]{0,4}", _("the number of the letter, from 0")),
    "From": Form("[AB]", _("A or B")),
    "Earlier": _HASHED,
    "Secret": _HASHED,
    "Commitment": _HASHED,
    "Nonce": _HASHED,
    "State": Form(".{1,20000}", _("a position of the game")),
}
ALWAYS = ("Letter", "Game", "Id", "Number", "From", "State")


@dataclass(frozen=True, slots=True)
class GameLetter:
    """A letter: its game, its number, the seat that wrote it, and its contents.

    ``game`` is a record without moves. ``earlier`` is the digest of all letters before. ``secret``
    is revealed, ``commitment`` made for a throw to come, ``nonce`` drawn for the other's
    commitment; each is empty where there is none. ``state`` is the state of the game after the
    ``moves``.
    """

    game: Record
    id: str
    number: int
    seat: int
    state: str
    earlier: str = ""
    secret: str = ""
    commitment: str = ""
    nonce: str = ""
    moves: tuple[str, ...] = ()


def seal(letter: GameLetter) -> str:
    """Return the link that holds a letter."""
    return links.pack(write(letter), links.LETTER)


def unseal(link: str) -> str:
    """Return the text of the letter that a link holds; raises ``BadNotation``."""
    return links.unpack(link, links.LETTER)


def write(letter: GameLetter) -> str:
    r"""Return the text of a letter.

    >>> print(write(parse("Letter: 1\nGame: azar\nId: " + "0" * 32 + "\nNumber: 0\nFrom: A\n"
    ...     "State: primera A - -\n\n")), end="")
    Letter: 1
    Game: azar
    Id: 00000000000000000000000000000000
    Number: 0
    From: A
    State: primera A - -
    <BLANKLINE>
    """
    heads = {
        "Letter": VERSION,
        "Id": letter.id,
        "Number": str(letter.number),
        "From": SEATS[letter.seat],
        "Earlier": letter.earlier,
        "Secret": letter.secret,
        "Commitment": letter.commitment,
        "Nonce": letter.nonce,
        "State": letter.state,
    }
    version, *others = [f"{name}: {value}" for name, value in heads.items() if value]
    of_game = records.write(letter.game).rstrip("\n").split("\n")
    return "\n".join([version, *of_game, *others, "", *letter.moves]) + "\n"


def parse(text: str) -> GameLetter:
    r"""Return the letter that a text writes.

    Raises:
        BadNotation: it is no letter, or not in the one form that letters have; ``at`` is the line.

    >>> parse("Game: azar\n")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: line 1: a letter begins with the line 'Letter: 1'
    """
    if not text.startswith("Letter: "):
        raise BadNotation(_("line 1: a letter begins with the line 'Letter: 1'"), 1)
    lines = text.split("\n")
    end = lines.index("") if "" in lines else len(lines)
    heads = _heads(lines[:end])
    of_game = [line for line in lines[:end] if line.startswith(tuple(f"{n}:" for n in OF_GAME))]
    letter = GameLetter(
        game=records.parse("\n".join(["", *of_game])),
        id=heads["Id"],
        number=int(heads["Number"]),
        seat=SEATS.index(heads["From"]),
        state=heads["State"],
        earlier=heads.get("Earlier", ""),
        secret=heads.get("Secret", ""),
        commitment=heads.get("Commitment", ""),
        nonce=heads.get("Nonce", ""),
        moves=_moves(lines, end + 1),
    )
    _check_form(lines, write(letter).split("\n"))
    return letter


def _heads(lines: list[str]) -> dict[str, str]:
    """Return the value of each header."""
    heads: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        name, _colon, value = line.partition(": ")
        with at_line(number):
            if name not in FORMS:
                names = one_of(FORMS)
                says = _("there is no head {name!r} in a letter; {names}")
                raise BadNotation(says.with_fields(name=name, names=names))
            if name in heads:
                says = _("{name!r} stands twice; each head stands once")
                raise BadNotation(says.with_fields(name=f"{name}:"))
            if not re.fullmatch(FORMS[name].pattern, value) or not value.isprintable():
                says = _("{value!r} follows {name!r}; expected {form}")
                raise BadNotation(
                    says.with_fields(value=value, name=f"{name}:", form=FORMS[name].says)
                )
        heads[name] = value
    with at_line(len(lines)):
        for name in ALWAYS:
            if name not in heads:
                says = _("the letter has no line that begins with {name!r}")
                raise BadNotation(says.with_fields(name=f"{name}:"))
    return heads


def _moves(lines: list[str], first: int) -> tuple[str, ...]:
    """Return the moves of a letter, one on each line after the empty line."""
    moves = lines[first:-1]
    for number, move in enumerate(moves, first + 1):
        with at_line(number):
            if not (0 < len(move) <= LONGEST_MOVE and move.isprintable() and move == move.strip()):
                raise BadNotation(_("{move!r} is no move", move=move))
    if len(moves) > MOST_MOVES:
        with at_line(first + MOST_MOVES + 1):
            raise BadNotation(_("a letter has at most {most} moves", most=MOST_MOVES))
    return tuple(moves)


def _check_form(lines: list[str], proper: list[str]) -> None:
    """Raise ``BadNotation`` with the first line that differs from the form of letters."""
    for number, (line, better) in enumerate(zip(lines, proper, strict=False), 1):
        if line != better:
            with at_line(number):
                says = _("{line!r} stands where a letter has {better!r}")
                raise BadNotation(says.with_fields(line=line, better=better))
    if len(lines) != len(proper):
        last = min(len(lines), len(proper))
        with at_line(last):
            raise BadNotation(_("the letter goes on after its end, or is not whole"))
