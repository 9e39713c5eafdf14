"""The command ``play``: a game in the terminal."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from juegos import catalogue
from juegos.cli.commands import COMMANDS
from juegos.cli.common import tell, wrong
from juegos.cli.plain_text.scene import WIDTH, typed
from juegos.cli.session import Sitting, sat
from juegos.core.errors import JuegosError
from juegos.core.game import SEATS
from juegos.core.message import Message, _, _n, either

MANY = 24  # moves that are all named before a player chooses
# What a game opens with in the terminal.
THROWN = _(
    "Enter throws the dice or decides as the computer would; a move or throw sets it; q leaves."
)
CARDS = _(
    "The computer cuts, deals and plays the other hand; Enter decides for you as it would; "
    "a move is made as you write it; q leaves."
)
HELP = _("help tells what else there is.")


def play(options: argparse.Namespace) -> None:
    """Play in the terminal: Enter throws or decides, a move in notation sets it, q leaves.

    Raises:
        JuegosError: there is no such game, level or record, before the first move.
    """
    sitting = sat(options)
    opening = CARDS if sitting.hides else THROWN
    print(_wrapped(f"{tell(options, opening)} {tell(options, HELP)}"))
    with suppress(KeyboardInterrupt):  # which leaves, as at the question
        _played(sitting)


def _played(sitting: Sitting) -> None:
    """Play until the end, which is told, or until a player leaves."""
    while not sitting.now.over:
        if not sitting.asked:
            _move(sitting)
        elif not _answered(sitting):
            return
    _show(sitting)
    print(tell(sitting.options, _ended(sitting)))


def _answered(sitting: Sitting) -> bool:
    """Show how things stand and do what is asked until a move is made; return False to leave."""
    _show(sitting)
    before = sitting.now
    while sitting.now is before:
        line = _line()
        word, _blank, rest = line.partition(" ")
        if word in {"q", "quit"} and not rest:
            return False
        if word in COMMANDS and (COMMANDS[word].takes or not rest):
            _do(sitting, COMMANDS[word].run, rest.strip())
        else:
            _move(sitting, line)
    return True


def _do(sitting: Sitting, run: Callable[[Sitting, str], list[str]], rest: str) -> None:
    """Do a command and print what it says, or what is wrong in one line."""
    options = sitting.options
    try:
        said = run(sitting, rest)
    except JuegosError as error:
        said = [wrong(error.told(options.said_in), error.at)]
    print("\n".join(tell(options, line) for line in said))


def _move(sitting: Sitting, line: str = "") -> None:
    """Make the move that was written, or what comes by itself; print what it brought about.

    At cards chance goes on until a seat is to move, so that what is dealt is told at once.
    """
    options, events = sitting.options, list[str]()
    if not line and not sitting.now.thrown:
        line = sitting.advice()["move"]
    dealt = sitting.hides and sitting.now.thrown
    reply = sitting.step(line)
    while dealt and "error" not in reply and sitting.now.thrown:
        events += [event["text"] for event in reply["events"]]
        reply = sitting.step()
    if "error" in reply:
        error = reply["error"]
        print(tell(options, wrong(error["message"], error["at"])))
        return
    events += [event["text"] for event in reply["events"]]
    print(f"{'' if dealt else reply['move']}  {' '.join(events)}")


def _show(sitting: Sitting) -> None:
    """Draw how things stand, and say what may be done."""
    options, reply = sitting.options, sitting.now.reply
    for line in ["", *typed(sitting.scene())]:
        print(tell(options, line))
    may = [f"({tell(options, _named(reply['moves']))})"] if reply["turn"] in {0, 1} else []
    said = " ".join(filter(None, (reply["scene"]["caption"], *may)))
    print(_wrapped(said))


def _wrapped(said: str) -> str:
    """Return words in lines that fit, no move broken at its hyphen."""
    return textwrap.fill(said, WIDTH, break_on_hyphens=False, break_long_words=False)


def _named(moves: list[str]) -> str:
    """Return the moves that may be made; of very many a few, and how many there are besides."""
    if len(moves) <= MANY:
        return either(moves)
    more = len(moves) - 3
    return either([*moves[:3], _more(more)])


def _more(count: int) -> Message:
    return _n("{count} more", "{count} more", count)


def _ended(sitting: Sitting) -> Message:
    """Return who has won and by which rule."""
    end: dict[str, Any] = sitting.now.reply["outcome"]
    game = catalogue.game(sitting.game["slug"], sitting.game["readings"])
    (says,) = (rule.says for rule in game.rules if rule.id == end["why"])
    if end["winner"] is None:
        return _("Nobody wins, by the rule {rule}: {says}", rule=end["why"], says=says)
    who = SEATS[end["winner"]]
    return _("{who} wins, by the rule {rule}: {says}", who=who, rule=end["why"], says=says)


def _line() -> str:
    try:
        return input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        return "q"
