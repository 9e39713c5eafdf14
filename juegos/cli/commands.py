"""The commands of a player in the terminal besides moves: ``help``, ``undo``, ``save`` and more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from juegos.cli.files import content, keep, there
from juegos.cli.session import Session
from juegos.core.errors import BadRequest, JuegosError
from juegos.core.message import _, joined
from juegos.core.record import parse, write

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
    said = (
        _(
            "{command}: {says}",
            command=joined([word, command.takes], " ") if command.takes else word,
            says=command.says,
        )
        for word, command in COMMANDS.items()
    )
    return [
        _("Enter: throw the dice, or let the computer decide for you"),
        *said,
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
