"""What a player may say in the terminal besides a move: ``help``, ``undo``, ``save`` and others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from juegos.cli.files import content, keep, there
from juegos.cli.session import Sitting
from juegos.core.errors import BadRequest, JuegosError
from juegos.core.message import _, listed
from juegos.core.record import parse, write

Run = Callable[[Sitting, str], list[str]]


class Command(NamedTuple):
    """A command: what it does, what it is for, and what it takes after its word, if anything."""

    run: Run
    says: str
    takes: str = ""


def _help(sitting: Sitting, _rest: str) -> list[str]:
    """Return every command with what it is for, and what a move looks like here."""
    moves = sitting.now.reply["moves"]
    example = [_("A move is written like this: {move}", move=moves[0])] if moves else []
    said = (
        _(
            "{command}: {says}",
            command=listed([word, command.takes], " ") if command.takes else word,
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


def _moves(sitting: Sitting, _rest: str) -> list[str]:
    """Return all moves that may be made, or throws that may fall."""
    return [" | ".join(sitting.now.reply["moves"])]


def _hint(sitting: Sitting, _rest: str) -> list[str]:
    """Return what the computer would do, and why."""
    if sitting.now.thrown:
        raise BadRequest(_("there is nothing to decide now: Enter throws the dice"))
    advice = sitting.advice()
    sitting.hints.add(len(sitting.now.moves) + 1)
    return [_("{move}: {why}", move=advice["move"], why=advice["why"])]


def _undo(sitting: Sitting, _rest: str) -> list[str]:
    """Take back what was done since a person was asked last."""
    if not sitting.undo():
        raise BadRequest(_("there is nothing to take back"))
    return [_("Taken back.")]


def _save(sitting: Sitting, rest: str) -> list[str]:
    """Write the game so far to a file; another record of this game there is written over."""
    if not rest:
        raise BadRequest(_("save needs the name of a file"))
    if there(rest) and not _same(rest, sitting.game["slug"]):
        raise BadRequest(
            _(
                "{file} is there and is no record of {slug}: choose another name",
                file=rest,
                slug=sitting.game["slug"],
            )
        )
    keep(rest, write(sitting.record()))
    return [_("Saved in {file}.", file=rest)]


def _same(file: str, slug: str) -> bool:
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
