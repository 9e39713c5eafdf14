"""A game at the terminal: who plays which side, the moves so far, and undoing them."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from juegos import catalogue
from juegos.cli.common import game_fields, ok
from juegos.cli.files import content
from juegos.core import record as records
from juegos.core.errors import BadRequest, JuegosError
from juegos.core.game import SEATS
from juegos.core.headers import HEADS, level
from juegos.core.message import _
from juegos.core.record import Record
from juegos.core.scene import AnyScene
from juegos.engine import account as accounts
from juegos.serve import handle

# The sides that a person plays, by what ``--seat`` says.
SITTING: Mapping[str, frozenset[int]] = {
    "A": frozenset({0}),
    "B": frozenset({1}),
    "both": frozenset({0, 1}),
    "none": frozenset(),
}


class Now(NamedTuple):
    """The present state: the reply of the door, and the moves that led to it."""

    reply: dict[str, Any]
    moves: tuple[str, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.reply["turn"] == "end")

    @property
    def is_chance(self) -> bool:
        """Whether chance is to move."""
        return bool(self.reply["turn"] == "chance")


@dataclass
class Session:
    """A session: the game as requests name it, the seats of people, and the moves so far.

    ``before`` are the moments at which a person was asked, the last one last; ``hides`` is true if
    a seat does not see everything, so that one person cannot play both. ``headers`` are those of
    the record that is continued, ``hints`` the numbers of the moves for which a hint was asked.
    """

    options: argparse.Namespace
    game: dict[str, Any]
    people: frozenset[int]
    hides: bool
    now: Now
    headers: Mapping[str, str] = field(default_factory=dict)
    hints: set[int] = field(default_factory=set)
    before: list[Now] = field(default_factory=list)

    @property
    def seat(self) -> dict[str, int]:
        """The part of a request that names the seat to see the reply: empty in an open game."""
        return {"seat": min(self.people, default=0)} if self.hides else {}

    @property
    def asks_person(self) -> bool:
        """Whether a person is asked: for a move, or for a throw at an open table."""
        if not self.now.is_chance:
            return self.now.reply["turn"] in self.people
        hand = self.now.reply["scene"]["hand"]
        return not self.hides and (bool(self.people) if hand is None else hand in self.people)

    def seeded(self) -> str | None:
        """Return the seed of the next step, if one was given."""
        return None if self.options.seed is None else f"{self.options.seed}:{len(self.now.moves)}"

    def advice(self) -> dict[str, Any]:
        """Return the move that the computer would make, and why; raises ``JuegosError``."""
        level = {"level": self.options.level} if self.options.level else {}
        state = {"state": self.now.reply["state"], "seed": self.seeded()}
        return ok(self.options, {"do": "advise", **self.game, **state, **level})

    def step(self, move: str = "") -> dict[str, Any]:
        """Make a move, or a throw if none is given; return the reply, even an error."""
        done = {"do": "play", "move": move} if move else {"do": "throw", "seed": self.seeded()}
        request = {**self.game, "state": self.now.reply["state"], "lang": self.options.lang}
        reply = handle({**request, **done})
        if "error" in reply:
            return reply
        made = reply["move"]
        if self.hides:  # the same once more, as this seat sees it
            reply = handle({**request, **self.seat, "do": "play", "move": made})
        if self.asks_person:
            self.before.append(self.now)
        self.now = Now(reply, (*self.now.moves, made))
        return reply

    def undo(self) -> bool:
        """Go back to the last moment at which a person was asked; return whether there was one."""
        if not self.before:
            return False
        self.now = self.before.pop()
        return True

    def record(self) -> Record:
        """Return the record of the game so far."""
        readings = tuple(self.game["readings"].items())
        heads = {**self.headers, **self._seats(), **self._hints()}
        if self.now.is_over:
            seat = self.now.reply["outcome"]["winner"]
            heads["Result"] = "-" if seat is None else SEATS[seat]
        headers = tuple((name, heads[name]) for name in HEADS if heads.get(name))
        return Record(self.game["slug"], readings, self.now.moves, headers)

    def _seats(self) -> dict[str, str]:
        """Return the players: the computer's level, and a person only if the record named one."""
        best = catalogue.entry(self.game["slug"]).levels[0]
        result = {}
        for seat, letter in enumerate(SEATS):
            before = self.headers.get(letter, "")
            person = "" if level(before) else before
            theirs = f"computer {self.options.level or best}"
            result[letter] = person if seat in self.people else theirs
        return result

    def _hints(self) -> dict[str, str]:
        """Return the moves for which hints were asked, without those taken back."""
        numbers = sorted(n for n in self.hints if n <= len(self.now.moves) + 1)
        return {"Hints": " ".join(map(str, numbers)), "Result": ""}

    def scene(self) -> AnyScene:
        """Return the scene for the person at the terminal."""
        game = catalogue.game(self.game["slug"], self.game["readings"])
        hidden = catalogue.entry(game.slug).hidden(game)
        state, account = accounts.read(game, self.now.reply["state"])
        if hidden is not None:
            return hidden.shown_to(state, self.seat["seat"])
        if not self.now.moves or not self.before:
            return accounts.scene(game, state, account)
        return accounts.scene(game, state, account, self._last_move(game))

    def _last_move(self, game: Any) -> Any:
        """Return the last move if a person was asked for it, so that its dice can be shown."""
        before = self.before[-1]
        if len(before.moves) + 1 != len(self.now.moves):
            return None
        return game.read_move(accounts.read(game, before.reply["state"])[0], self.now.moves[-1])


def open_session(options: argparse.Namespace) -> Session:
    """Return a session at its beginning, or after the moves of a record.

    Raises:
        JuegosError: the options do not fit the game, or the record cannot be played.
    """
    entry = catalogue.entry(options.slug)
    if options.level is not None:
        entry.players.level(options.level)
    game, record = game_fields(options), Record(options.slug)
    if options.file is not None:
        record = _record(options)
        game["readings"] = dict(record.readings)
    heads = dict(record.headers)
    hides = entry.hidden(entry.game(game["readings"])) is not None
    if hides and options.seat == "both":
        raise BadRequest(
            _("a seat of {slug} does not see all: play one of them", slug=options.slug)
        )
    people = SITTING[options.seat or ("A" if hides else "both")]
    session = Session(options, game, people, hides, Now({}), heads)
    session.hints.update(map(int, heads.get("Hints", "").split()))
    begin = {"state": heads["Start"]} if "Start" in heads else {}
    session.now = Now(ok(options, {"do": "start", **game, **begin, **session.seat}))
    for line, move in zip(record.lines, record.moves, strict=True):
        _repeat_move(session, line, move)
    return session


def _record(options: argparse.Namespace) -> Record:
    """Return the record to continue; raises ``JuegosError`` if it is of another game."""
    try:
        record = records.parse(content(options.file))
    except JuegosError as error:
        raise JuegosError(error.message) from error  # the message names a line, not a character
    if record.slug != options.slug:
        raise BadRequest(
            _(
                "{file} is a record of {there}, not of {slug}",
                file=options.file,
                there=record.slug,
                slug=options.slug,
            )
        )
    if options.reading:
        raise BadRequest(_("the readings of a record stand in it: leave --reading out"))
    return record


def _repeat_move(session: Session, line: int, move: str) -> None:
    """Make a move of a record; raises ``JuegosError`` headed by its line."""
    reply = session.step(move)
    if "error" in reply:
        value = reply["error"]["message"]
        raise JuegosError(_("line {line}: {error}", line=line, error=value))
