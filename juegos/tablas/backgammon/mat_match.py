"""A match as it is read from a text: each turn is played, and what is told is held against it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from juegos.core.errors import BadNotation, at_line
from juegos.core.game import SEATS, Turn
from juegos.core.message import Message, _
from juegos.tablas.backgammon.game import ABANDONA, DOBLA, RESPONDE, Backgammon
from juegos.tablas.backgammon.mat_text import ANSWERS, MatEntry
from juegos.tablas.backgammon.state import State
from juegos.tablas.casas import state as tables
from juegos.tablas.casas.board import BAR

MANY = 100_000  # points, more than any game is worth


@dataclass(slots=True)
class Played:
    """A match as far as it has been read: its state, its moves and the line of each."""

    game: Backgammon
    state: State
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    given_up: int | None = None
    before: tuple[int, int] = (0, 0)
    bare: MatEntry | None = None  # the last throw, as long as nothing of it is played
    thrown: tuple[State, int] = field(init=False)  # before that: the state, how many moves
    gives: MatEntry | None = None
    left_out: list[Message] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether the game that is read has ended, by its moves or as one gave it up."""
        ended = self.game.turn(self.state) is Turn.END or self.state.score != self.before
        return ended or self.given_up is not None

    def play(self, text: str, line: int) -> None:
        """Make a move that our notation writes."""
        move = self.game.read_move(self.state, text)
        self.state = self.game.play(self.state, move).state
        self.moves.append(self.game.write_move(move))
        self.lines.append(line)

    def settle(self) -> None:
        """Play the last throw where it stands alone and could be played in one way only.

        Raises:
            BadNotation: it could be played in others; its message is headed by the line.
        """
        if self.bare is None:
            return
        with at_line(self.bare.line):
            first, *others = map(self.game.write_move, self.game.moves(self.state))
            if others or self.bare.found["bare"]:
                raise BadNotation(_("nothing is played, but {play} can be", play=first))
            self.play(first, self.bare.line)
        self.bare = None

    def turn(self, entry: MatEntry) -> None:
        """Make the moves that an entry stands for; raises ``JuegosError``."""
        if self.over or self.gives:
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
            self.play(ANSWERS[found["answer"].lower()], entry.line)
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
            self.thrown = self.state, len(self.moves)
            if low == high:
                says = _("{low}-{high}: equal dice cannot begin a game; they are thrown again")
                raise BadNotation(says.filled(low=low, high=high))
            self.play(f"{high}-{low}" if entry.seat == 0 else f"{low}-{high}", entry.line)
        else:
            if self.state.table.seat != entry.seat or self.state.asks == RESPONDE:
                says = _COLUMNS[entry.seat]
                raise BadNotation(says.filled(who=SEATS[entry.seat]))
            if self.state.asks == DOBLA:
                self.play("tira", entry.line)
            self.thrown = self.state, len(self.moves)
            self.play(f"{high}-{low}", entry.line)
        play = " ".join(map(_ours, entry.found["play"].split()))
        if self.state.table.phase == tables.JUEGA and self.state.table.seat == entry.seat:
            if play:
                self.play(play, entry.line)
            else:
                self.bare = entry
        elif play:
            raise BadNotation(_("{play!r}: nothing of this throw can be played", play=play))

    def won(self, entry: MatEntry) -> None:
        """Hold what is told of the end of a game against what the moves have led to."""
        points, told = int(entry.found["points"]), self.state
        if not self.over:
            self._given_up(entry, points)
            return
        if self.given_up is not None:
            raise BadNotation(_("the game is over; expected the next one, like 'Game 2'"))
        if self.game.terms.length:
            gains = [new - old for new, old in zip(told.score, self.before, strict=True)]
            winner, worth = int(gains[1] > 0), sum(gains)
        else:
            winner, worth = told.table.winner, told.table.points * told.cube
        if points not in {worth, min(worth, self._lacks(winner))}:
            says = _("{points} points are given, but the moves make it {worth}")
            raise BadNotation(says.filled(points=points, worth=worth))
        if entry.seat != winner:
            says = _("Left out: that {other} wins, as the column says: by the moves {who} does.")
            self.left_out.append(says.filled(other=SEATS[entry.seat], who=SEATS[winner]))

    def _lacks(self, seat: int) -> int:
        """Return how many points a seat lacks to win the match, many where there is none."""
        length = self.game.terms.length
        return length - self.before[seat] if length else MANY

    def _given_up(self, entry: MatEntry, points: int) -> None:
        """Take down that a game is given up before its end."""
        if self.gives and self.gives.seat == entry.seat:
            raise BadNotation(_("{who} cannot give up and win", who=SEATS[entry.seat]))
        if self.state.asks == RESPONDE and self.state.table.seat == entry.seat:
            self.play("rechaza", entry.line)
            self.won(entry)
            return
        times = self._times(entry.seat, points)
        if times and (times > 1 or self.game.terms.length):
            self._resign(1 - entry.seat, times, entry.line)
            return
        if not times and points < self._lacks(entry.seat) < MANY:
            says = _(
                "{points} points are given, but with the cube at {cube} a game is worth {cube}, "
                "{twice} or {thrice}"
            )
            one = self.state.cube
            raise BadNotation(says.filled(points=points, cube=one, twice=2 * one, thrice=3 * one))
        self.given_up = entry.seat
        if not times:
            self.left_out.append(_("Left out: that {points} points were won.", points=points))

    def _times(self, seat: int, points: int) -> int:
        """Return how many times the cube a seat gets for so many points, 0 where they fit none."""
        terms, cube = self.game.terms, self.state.cube
        most = 1 if terms.jacoby and self.state.owner is None else 3
        found = (n for n in range(1, most + 1) if points in {n * cube, self._lacks(seat)})
        return next((n for n in found if points <= n * cube), 0)

    def _resign(self, seat: int, times: int, line: int) -> None:
        """Make the move by which a seat gives up a game, once it may."""
        turn = self.game.turn(self.state)
        if turn == 1 - seat and self.state.asks == DOBLA:
            self.play("tira", line)
        elif turn == 1 - seat and self.bare is not None and self.state.asks != RESPONDE:
            self.state, done = self.thrown
            del self.moves[done:], self.lines[done:]
            self.left_out.append(_("Left out: a throw of which nothing is played."))
        self.play(f"{ABANDONA} {SEATS[seat]} {times}", line)

    def end(self) -> None:
        """Take down that a seat gave up a game of which no points are told."""
        if self.gives and not self.over:
            with at_line(self.gives.line):
                winner = self.gives._replace(seat=1 - self.gives.seat)
                self._given_up(winner, self.state.cube)
        self.gives = self.bare = None


def _ours(way: str) -> str:
    """Return the way of a man as we write it: by ``bar`` and ``off``."""
    first, *rest = way.split("/")
    stops = [re.sub(r"^0(?=\D|$)", "off", stop) for stop in rest]
    return "/".join(["bar" if first == str(BAR) else first, *stops]).lower()


_COLUMNS = (
    _("this throw stands in the left column, but it is not {who}’s turn to throw here"),
    _("this throw stands in the right column, but it is not {who}’s turn to throw here"),
)
