"""A match as it is read from a text: each turn is played, and what is told is held against it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS, Turn
from juegos.core.message import _
from juegos.tablas.backgammon.game import DOBLA, RESPONDE, Backgammon
from juegos.tablas.backgammon.mat_text import ANSWERS, MatEntry
from juegos.tablas.backgammon.state import State
from juegos.tablas.casas import state as tables
from juegos.tablas.casas.board import BAR


@dataclass(slots=True)
class Played:
    """A match as far as it has been read: its state, its moves and the line of each."""

    game: Backgammon
    state: State
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    given_up: int | None = None
    before: tuple[int, int] = (0, 0)

    def play(self, text: str, line: int) -> None:
        """Make a move that our notation writes."""
        move = self.game.read_move(self.state, text)
        self.state = self.game.play(self.state, move).state
        self.moves.append(self.game.write_move(move))
        self.lines.append(line)

    def turn(self, entry: MatEntry) -> None:
        """Make the moves that an entry stands for; raises ``JuegosError``."""
        over = self.game.turn(self.state) is Turn.END or self.state.score != self.before
        if over or self.given_up is not None:
            raise BadNotation(_("the game is over; expected the next one, like 'Game 2'"))
        found, state = entry.found, self.state
        if found["cube"]:
            self._to_move(entry.seat)
            self.play("dobla", entry.line)
            if int(found["cube"]) != 2 * state.cube:
                says = _("the cube goes from {cube} to {next}, not to {told}")
                told = found["cube"]
                raise BadNotation(says.filled(cube=state.cube, next=2 * state.cube, told=told))
        elif found["answer"]:
            self._to_move(entry.seat)
            self.play(ANSWERS[found["answer"]], entry.line)
        else:
            self._thrown(entry)

    def _to_move(self, seat: int) -> None:
        if self.game.turn(self.state) != seat:
            says = _("{who} has nothing to decide about the cube here")
            raise BadNotation(says.filled(who=SEATS[seat]))

    def _thrown(self, entry: MatEntry) -> None:
        """Throw and play, having left the cube alone."""
        low, high = sorted(map(int, entry.found["dice"]))
        if self.state.table.phase == tables.SALE:
            self.play(f"{high}-{low}" if entry.seat == 0 else f"{low}-{high}", entry.line)
        else:
            if self.state.table.seat != entry.seat or self.state.asks == RESPONDE:
                raise BadNotation(_("it is not {who}’s turn to throw here", who=SEATS[entry.seat]))
            if self.state.asks == DOBLA:
                self.play("tira", entry.line)
            self.play(f"{high}-{low}", entry.line)
        play = " ".join(map(_ours, entry.found["play"].split()))
        if self.state.table.phase == tables.JUEGA and self.state.table.seat == entry.seat:
            if not play:
                able = self.game.write_move(self.game.moves(self.state)[0])
                raise BadNotation(_("nothing is played, but {play} can be", play=able))
            self.play(play, entry.line)
        elif play:
            raise BadNotation(_("{play!r}: nothing of this throw can be played", play=play))

    def won(self, entry: MatEntry) -> None:
        """Hold what is told of the end of a game against what the moves have led to."""
        points, told = int(entry.found["points"]), self.state
        over = told.table.phase == tables.FIN or told.score != self.before
        if not over:
            if self.game.terms.length:
                raise BadNotation(
                    _("a game of a match is resigned here, which our matches do not allow")
                )
            self.given_up = entry.seat
            return
        if self.game.terms.length:
            worth = sum(told.score) - sum(self.before)
        else:
            worth = told.table.points * told.cube
        if points != worth:
            says = _("{points} points are given, but the moves make it {worth}")
            raise BadNotation(says.filled(points=points, worth=worth))


def _ours(way: str) -> str:
    """Return the way of a man as we write it: by ``bar`` and ``off``."""
    first, *rest = way.split("/")
    stops = [re.sub(r"^0(?=\D|$)", "off", stop) for stop in rest]
    return "/".join(["bar" if first == str(BAR) else first, *stops])
