"""The command ``play``: a game in the terminal, with ``help``, ``undo``, ``save`` and more."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from juegos import catalogue
from juegos.cli.common import error_line, tell
from juegos.cli.files import content, keep, there
from juegos.cli.plain_text import WIDTH, render
from juegos.cli.session import Session, open_session
from juegos.core.errors import BadRequest, JuegosError
from juegos.core.game import SEATS
from juegos.core.message import Message, _, _n, either, joined
from juegos.core.record import parse, write

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
    """Play in the terminal: Enter throws or decides, a move in notation makes it, q leaves.

    Raises:
        JuegosError: there is no such game, level or record, before the first move.
    """
    session = open_session(options)
    opening = CARDS if session.hides else THROWN
    print(_wrapped(f"{tell(options, opening)} {tell(options, HELP)}"))
    with suppress(KeyboardInterrupt):  # which leaves, as at the question
        _play_to_end(session)


def _play_to_end(session: Session) -> None:
    """Play until the end, which is announced, or until a player leaves."""
    while not session.now.is_over:
        if not session.asks_person:
            _move(session)
        elif not _take_turn(session):
            return
    _show(session)
    print(tell(session.options, _result_text(session)))


def _take_turn(session: Session) -> bool:
    """Show the state and obey commands until a move is made; return False to leave."""
    _show(session)
    before = session.now
    while session.now is before:
        line = _line()
        word, _blank, rest = line.partition(" ")
        if word in {"q", "quit"} and not rest:
            return False
        if word in COMMANDS and (COMMANDS[word].takes or not rest):
            _do(session, COMMANDS[word].run, rest.strip())
        else:
            _move(session, line)
    return True


def _do(session: Session, run: Callable[[Session, str], list[str]], rest: str) -> None:
    """Run a command and print its output, or its error in one line."""
    options = session.options
    try:
        process = run(session, rest)
    except JuegosError as error:
        process = [error_line(error.localize(options.translations), error.at)]
    print("\n".join(tell(options, line) for line in process))


def _move(session: Session, line: str = "") -> None:
    """Make the move that was written, or the one of chance; print its events.

    At cards chance goes on until a seat is to move, so that the whole deal is printed at once.
    """
    options, events = session.options, list[str]()
    if not line and not session.now.is_chance:
        line = session.advice()["move"]
    dealt = session.hides and session.now.is_chance
    reply = session.step(line)
    while dealt and "error" not in reply and session.now.is_chance:
        events += [event["text"] for event in reply["events"]]
        reply = session.step()
    if "error" in reply:
        error = error_line(reply["error"]["message"], reply["error"]["at"])
        if session.now.is_chance and not session.hides:
            error = _("The dice come first: Enter throws them. {error}", error=error)
        print(tell(options, error))
        return
    events += [event["text"] for event in reply["events"]]
    print(f"{'' if dealt else reply['move']}  {' '.join(events)}")


def _show(session: Session) -> None:
    """Draw the state, and say what may be done."""
    options, reply = session.options, session.now.reply
    for line in ["", *render(session.scene())]:
        print(tell(options, line))
    may = [f"({tell(options, _list_moves(reply['moves']))})"] if reply["turn"] in {0, 1} else []
    text = " ".join(filter(None, (reply["scene"]["caption"], *may)))
    print(_wrapped(text))


def _wrapped(text: str) -> str:
    """Return words in lines that fit, no move broken at its hyphen."""
    return textwrap.fill(text, WIDTH, break_on_hyphens=False, break_long_words=False)


def _list_moves(moves: list[str]) -> str:
    """Return the legal moves; of very many a few, and the number of the rest."""
    if len(moves) <= MANY:
        return either(moves)
    more = len(moves) - 3
    return either([*moves[:3], _more(more)])


def _more(count: int) -> Message:
    return _n("{count} more", "{count} more", count)


def _result_text(session: Session) -> Message:
    """Return who won and by which rule."""
    end: dict[str, Any] = session.now.reply["outcome"]
    game = catalogue.game(session.game["slug"], session.game["readings"])
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


Run = Callable[[Session, str], list[str]]


class Command(NamedTuple):
    """A command: its function, its purpose, and its argument, if any."""

    run: Run
    says: str
    takes: str = ""


def _help(session: Session, _rest: str) -> list[str]:
    """Return every command with its purpose, and an example of a move here."""
    moves = session.now.reply["moves"]
    example = [_("A move is written like this: {move}", move=moves[0])] if moves else []
    messages = (
        _(
            "{command}: {says}",
            command=joined([word, command.takes], " ") if command.takes else word,
            says=command.says,
        )
        for word, command in COMMANDS.items()
    )
    return [
        _("Enter: throw the dice, or let the computer decide for you"),
        *messages,
        _("{command}: {says}", command="quit", says=_("leave the game")),
        *example,
    ]


def _moves(session: Session, _rest: str) -> list[str]:
    """Return all legal moves, or all possible throws."""
    return [" | ".join(session.now.reply["moves"])]


def _hint(session: Session, _rest: str) -> list[str]:
    """Return the move that the computer would make, and why."""
    if session.now.is_chance:
        raise BadRequest(_("there is nothing to decide now: Enter throws the dice"))
    advice = session.advice()
    session.hints.add(len(session.now.moves) + 1)
    return [_("{move}: {why}", move=advice["move"], why=advice["why"])]


def _undo(session: Session, _rest: str) -> list[str]:
    """Take back everything since a person was last asked."""
    if not session.undo():
        raise BadRequest(_("there is nothing to take back"))
    return [_("Taken back.")]


def _save(session: Session, rest: str) -> list[str]:
    """Write the game so far to a file, replacing another record of this game there."""
    if not rest:
        raise BadRequest(_("save needs the name of a file"))
    if there(rest) and not _is_record_of(rest, session.game["slug"]):
        raise BadRequest(
            _(
                "{file} is there and is no record of {slug}: choose another name",
                file=rest,
                slug=session.game["slug"],
            )
        )
    keep(rest, write(session.record()))
    return [_("Saved in {file}.", file=rest)]


def _is_record_of(file: str, slug: str) -> bool:
    """Return whether a file is a record of the game."""
    try:
        return parse(content(file)).slug == slug
    except JuegosError:
        return False


COMMANDS: Mapping[str, Command] = {
    "help": Command(_help, _("tell what there is to say")),
    "moves": Command(_moves, _("list every move that may be made")),
    "hint": Command(_hint, _("say what the computer would do, and why")),
    "undo": Command(_undo, _("take back your last move or throw, and what followed it")),
    "save": Command(_save, _("keep the game in a file, as a record"), _("FILE")),
}
