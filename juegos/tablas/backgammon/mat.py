"""Matches of backgammon in the text format of Jellyfish and GNU Backgammon (``.mat``).

The format is that of GNU Backgammon (``export match mat``): the bar is 25, a man that is off goes
to 0. Extreme Gammon added tags for the rules in force (``CubeLimit``, ``Crawford``, ``Jacoby``). A
match is played with the cube and Crawford's rule unless a tag says otherwise. Both spellings of the
bar and of men that are off are read, and so are the programs' words for a resignation: ``????`` for
a throw that is not played, ``Concedes``, ``Resigns``, ``Wins 2 points`` before the game is over,
beside which Backgammon Galaxy writes ``Losses 2 points``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from juegos.core.errors import BadNotation, at_line
from juegos.core.formats import Format, RecordRead, RecordWritten, comments_left_out
from juegos.core.game import SEATS, Step, Turn
from juegos.core.headers import AGREED, HEADS, from_tags, unknown, unknown_heads
from juegos.core.message import Message, _
from juegos.core.record import Record
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.tablas.backgammon.game import ABANDONA, DOBLA, RESPONDE, Backgammon
from juegos.tablas.backgammon.mat_text import (
    ANSWERS,
    LEFT,
    MatEntry,
    MatText,
    Scores,
    names,
    scan,
    scores,
)
from juegos.tablas.backgammon.state import HIGHEST, State
from juegos.tablas.casas import state as tables
from juegos.tablas.casas.board import BAR, Play, Throw

Steps = list[tuple[Any, Step[State]]]  # the moves of a record, each with what it led to
_OURS = ("partida", "cubo", "crawford", "jacoby")  # the readings that the format can tell


@dataclass(slots=True)
class GameText:
    """A game as a text has it: the score before it, the turns of each seat, the winner."""

    score: tuple[int, int]
    entries: list[tuple[int, str]] = field(default_factory=list)
    end: str = ""


def write(record: Record, game: Backgammon) -> RecordWritten:
    """Return a record in this format; raises ``JuegosError``."""
    usual = {crux.name: crux.default for crux in game.cruces}
    if odd := [
        f"{name}={key}"
        for name, key in game.readings.items()
        if name not in _OURS and key != usual[name]
    ]:
        says = _("this format has no {readings}: it knows only the usual rules")
        raise BadNotation(says.with_fields(readings=", ".join(odd)))
    if record.header("Start"):
        with at_line(record.header_lines.get("Start", 1)):
            raise BadNotation(_("in this format a game begins with the usual position"))
    lines = [*_tags(record, game), f" {game.terms.length} point match"]
    steps = replay.replay(game, record)
    for number, mat_game in enumerate(_games(game, steps), 1):
        names = record.header("A") or "?", record.header("B") or "?"
        a, b = map(" : ".join, zip(names, map(str, mat_game.score), strict=True))
        head = f"{a:<30} {b}"
        if head.startswith(";") or scores(head) != Scores(names, mat_game.score):
            raise BadNotation(_("the names of the players cannot stand in this format"))
        lines += ["", f" Game {number}", f" {head}", *_columns(mat_game.entries)]
        lines += [mat_game.end] if mat_game.end else []
    header = record.header("Result")
    if header.endswith(AGREED) and not game.terms.length and header[0] in SEATS:
        lines.append(_won(SEATS.index(header[0]), steps[-1][1].state.cube if steps else 1))
    return RecordWritten("\n".join(lines) + "\n", tuple(_lost(record, game, steps)))


def _tags(record: Record, game: Backgammon) -> Iterator[str]:
    number, _blank, event = record.header("Series").partition(" ")
    tags = {
        "EventDate": record.header("Date")[:10].replace("-", "."),
        "Event": event,
        "Round": number,
        "Crawford": "Off" if game.readings["crawford"] == "no" else "",
        "Jacoby": "On" if game.terms.jacoby else "",
        "CubeLimit": "64" if game.terms.cube else "1",
    }
    for name, text in tags.items():
        if '"' in text:
            says = _("{value!r} has a quotation mark, which has no place here")
            raise BadNotation(says.with_fields(value=text))
        if text:
            yield f'; [{name} "{text}"]'


def _games(game: Backgammon, steps: Steps) -> Iterator[GameText]:
    """Yield the games of a match, as the text has them."""
    state = game.start()
    game_text = GameText(state.score)
    for move, step in steps:
        _tell(game_text, state, move)
        before, state = state, step.state
        if state.table.phase == tables.FIN or state.score != before.score:
            game_text.end = _end(before, state, matched=bool(game.terms.length))
            yield game_text
            game_text = GameText(state.score)
    if game_text.entries or not steps:
        yield game_text


def _tell(game_text: GameText, state: State, move: Throw | Play | str) -> None:
    """Add a move to the text of a game."""
    seat, phase = state.table.seat, state.table.phase
    if move == "dobla":
        game_text.entries.append((seat, f" Doubles => {2 * state.cube}"))
    elif isinstance(move, str):
        if move in ANSWERS.values():
            word = next(word for word, answer in ANSWERS.items() if answer == move)
            game_text.entries.append((1 - seat, f" {word.capitalize()}"))
    elif phase == tables.JUEGA:
        ways = "".join(f" {out}/{to}" + "*" * hits for out, to, hits in cast("Play", move))
        game_text.entries[-1] = game_text.entries[-1][0], game_text.entries[-1][1] + ways
    else:
        _tell_throw(game_text, state, cast("Throw", move))


def _tell_throw(game_text: GameText, state: State, throw: Throw) -> None:
    """Add a throw, the higher die first; equal ones for the first turn are thrown again."""
    opening = state.table.phase == tables.SALE
    if not opening or throw[0] != throw[1]:
        high, low = sorted(throw, reverse=True)
        seat = int(throw[1] > throw[0]) if opening else state.table.seat
        game_text.entries.append((seat, f"{high}{low}:"))


def _end(before: State, after: State, *, matched: bool) -> str:
    """Return the line that names the winner of a game, and the points."""
    if not matched:
        return _won(after.table.winner, after.table.points * after.cube)
    gains = [new - old for new, old in zip(after.score, before.score, strict=True)]
    return _won(int(gains[1] > 0), sum(gains))


def _won(seat: int, points: int) -> str:
    blanks = " " * (LEFT + 7 if seat else 6)
    return f"{blanks}Wins {points} point{'s' * (points > 1)}"


def _columns(entries: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Yield the numbered lines of a game, each with a turn of either side."""
    rows: list[list[str]] = []
    for seat, text in entries:
        if seat == 0 or not rows or rows[-1][1]:
            rows.append(["", ""])
        rows[-1][seat] = text
    for number, (left, right) in enumerate(rows, 1):
        yield f"{number:3}) {left:<{LEFT}} {right}".rstrip()


def _lost(record: Record, game: Backgammon, steps: Steps) -> Iterator[Message]:
    """Yield the parts of a record that this format cannot hold."""
    heads = [name for name in ("Version", "Hints") if record.header(name)]
    heads += unknown_heads(dict(record.headers))
    if "T" in record.header("Date"):
        heads.append("Date")
    header, last = record.header("Result"), record.moves[-1:]
    agreed = header.endswith(AGREED) and (game.terms.length or header.startswith("-"))
    if agreed or (not game.terms.length and last in {(f"{ABANDONA} {seat} 1",) for seat in SEATS}):
        heads.append("Result")
    if heads:
        yield _("Left out, or in part: {heads}.", heads=", ".join(heads))
    if steps and steps[-1][0] == "tira":
        yield _("Left out: that the last to throw does not double.")
    state = game.start()
    for move, step in steps:
        if state.table.phase == tables.SALE and move[0] == move[1]:
            yield _("Left out: equal throws for the first turn.")
            return
        state = step.state


MANY = 100_000  # points, more than any game is worth
LOSSES = {"gammon": 2, "backgammon": 3}  # how many times the cube; a single game is lost once


@dataclass(slots=True)
class MatchReader:
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
        """Whether the present game has ended, by its moves or by resignation."""
        ended = self.game.turn(self.state) is Turn.END or self.state.score != self.before
        return ended or self.given_up is not None

    def play(self, text: str, line: int) -> None:
        """Make a move in our notation."""
        move = self.game.read_move(self.state, text)
        self.state = self.game.play(self.state, move).state
        self.moves.append(self.game.write_move(move))
        self.lines.append(line)

    def settle(self) -> None:
        """Play the last throw where it stands alone and can be played in only one way.

        Raises:
            BadNotation: it can be played in several; the message is headed by the line.
        """
        if self.bare is None:
            return
        with at_line(self.bare.line):
            first, *others = map(self.game.write_move, self.game.moves(self.state))
            if others or self.bare.match["bare"]:
                raise BadNotation(_("nothing is played, but {play} can be", play=first))
            self.play(first, self.bare.line)
        self.bare = None

    def turn(self, entry: MatEntry) -> None:
        """Make the moves of an entry; raises ``JuegosError``."""
        if self.over or self.gives:
            raise BadNotation(_("the game is over; expected the next one, like 'Game 2'"))
        match, state = entry.match, self.state
        if match["doubles"]:
            self._to_move(entry.seat)
            self.play("dobla", entry.line)
            if match["cube"] and int(match["cube"]) != 2 * state.cube:
                says = _("the cube goes from {cube} to {next}, not to {told}")
                cube = match["cube"]
                raise BadNotation(says.with_fields(cube=state.cube, next=2 * state.cube, told=cube))
        elif match["answer"]:
            self._to_move(entry.seat)
            self.play(ANSWERS[match["answer"].lower()], entry.line)
        else:
            self._thrown(entry)

    def _to_move(self, seat: int) -> None:
        if self.game.turn(self.state) != seat:
            says = _("{who} has nothing to decide about the cube here")
            raise BadNotation(says.with_fields(who=SEATS[seat]))

    def _thrown(self, entry: MatEntry) -> None:
        """Throw and play, leaving the cube alone."""
        low, high = sorted(map(int, entry.match["dice"]))
        if self.state.table.phase == tables.SALE:
            self.thrown = self.state, len(self.moves)
            if low == high:
                says = _("{low}-{high}: equal dice cannot begin a game; they are thrown again")
                raise BadNotation(says.with_fields(low=low, high=high))
            self.play(f"{high}-{low}" if entry.seat == 0 else f"{low}-{high}", entry.line)
        else:
            if self.state.table.seat != entry.seat or self.state.asks == RESPONDE:
                says = _COLUMNS[entry.seat]
                raise BadNotation(says.with_fields(who=SEATS[entry.seat]))
            if self.state.asks == DOBLA:
                self.play("tira", entry.line)
            self.thrown = self.state, len(self.moves)
            self.play(f"{high}-{low}", entry.line)
        play = " ".join(map(_to_our_notation, entry.match["play"].split()))
        if self.state.table.phase == tables.JUEGA and self.state.table.seat == entry.seat:
            if play:
                self.play(play, entry.line)
            else:
                self.bare = entry
        elif play:
            raise BadNotation(_("{play!r}: nothing of this throw can be played", play=play))

    def won(self, entry: MatEntry, points: int) -> None:
        """Check the end of a game in the text, and its points, against its moves."""
        state = self.state
        if self.gives and int(self.gives.match["lost"] or points) != points:
            says = _("{points} points are won, but {lost} are lost")
            raise BadNotation(says.with_fields(points=points, lost=self.gives.match["lost"]))
        if not self.over:
            self._given_up(entry, points)
            return
        if self.given_up is not None:
            raise BadNotation(_("the game is over; expected the next one, like 'Game 2'"))
        if self.game.terms.length:
            gains = [new - old for new, old in zip(state.score, self.before, strict=True)]
            winner, worth = int(gains[1] > 0), sum(gains)
        else:
            winner, worth = state.table.winner, state.table.points * state.cube
        if points not in {worth, min(worth, self._lacks(winner))}:
            says = _("{points} points are given, but the moves make it {worth}")
            raise BadNotation(says.with_fields(points=points, worth=worth))
        if entry.seat != winner:
            says = _("Left out: that {other} wins, as the column says: by the moves {who} does.")
            self.left_out.append(says.with_fields(other=SEATS[entry.seat], who=SEATS[winner]))

    def check_match(self, entry: MatEntry) -> None:
        """Note a match that is won in the text before it is over."""
        going_on = self.game.turn(self.state) is not Turn.END and self.given_up is None
        if entry.match["match"] and going_on:
            says = _("Left out: that {who} wins the match, which is not over (line {line}).")
            self.left_out.append(says.with_fields(who=SEATS[entry.seat], line=entry.line))

    def _lacks(self, seat: int) -> int:
        """Return how many points a seat lacks to win the match, many where there is none."""
        length = self.game.terms.length
        return length - self.before[seat] if length else MANY

    def _given_up(self, entry: MatEntry, points: int) -> None:
        """Note that a game is given up before its end."""
        if self.gives and self.gives.seat == entry.seat:
            raise BadNotation(_("{who} cannot give up and win", who=SEATS[entry.seat]))
        if self.state.asks == RESPONDE and self.state.table.seat == entry.seat:
            self.play("rechaza", entry.line)
            self.won(entry, points)
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
            raise BadNotation(
                says.with_fields(points=points, cube=one, twice=2 * one, thrice=3 * one)
            )
        self.given_up = entry.seat
        if not times:
            self.left_out.append(_("Left out: that {points} points were won.", points=points))

    def _times(self, seat: int, points: int) -> int:
        """Return how many times the cube a seat gets for so many points, 0 where they fit none."""
        terms, cube = self.game.terms, self.state.cube
        most = 1 if terms.jacoby and self.state.owner is None else 3
        matches = (n for n in range(1, most + 1) if points in {n * cube, self._lacks(seat)})
        return next((n for n in matches if points <= n * cube), 0)

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
        """Note that a seat gave up a game without a number of points."""
        if self.gives and not self.over:
            with at_line(self.gives.line):
                winner = self.gives._replace(seat=1 - self.gives.seat)
                times = LOSSES.get((self.gives.match["loss"] or "").lower(), 1)
                points = int(self.gives.match["lost"] or times * self.state.cube)
                self.gives = None
                self._given_up(winner, points)
        self.gives = self.bare = None


def _to_our_notation(way: str) -> str:
    """Return the way of a man in our notation: with ``bar`` and ``off``."""
    first, *rest = way.split("/")
    stops = [re.sub(r"^0(?=\D|$)", "off", stop) for stop in rest]
    return "/".join(["bar" if first == str(BAR) else first, *stops]).lower()


_COLUMNS = (
    _("this throw stands in the left column, but it is not {who}’s turn to throw here"),
    _("this throw stands in the right column, but it is not {who}’s turn to throw here"),
)


_OUR_TAGS = {"EventDate", "Event", "Round", "Crawford", "Jacoby", "CubeLimit", "Variation"}


def read(text: str, game: Backgammon) -> RecordRead:
    """Return the record of a match; raises ``JuegosError`` with the line.

    Outside a match only the first game is read.
    """
    mat_text = scan(text)
    played = MatchReader(game, game.start())
    games = mat_text.games if game.terms.length else mat_text.games[:1]
    for score, line, entries in games:
        with at_line(line):
            _hold(played, score)
        played.before = played.state.score
        for entry in entries:
            ends = entry.match["points"] or entry.match["gives"]
            if not ends:
                played.settle()
            with at_line(entry.line):
                if entry.match["points"]:
                    played.won(entry, int(entry.match["points"]))
                    played.check_match(entry)
                elif ends:
                    played.gives = entry
                else:
                    played.turn(entry)
        played.end()
    tags, bad = _heads(mat_text)
    tags["Result"] = replay.result(game, played.state, accounts.opening(game))
    if played.given_up is not None:
        tags["Result"] = f"{SEATS[played.given_up]} {AGREED}"
    record = Record(
        game.slug,
        tuple(names(text)[1].items()),
        tuple(played.moves),
        tuple((name, tags[name]) for name in HEADS if name in tags),
        lines=tuple(played.lines),
    )
    more = len(games) < len(mat_text.games)
    left_out = _left_out(mat_text, bad, jacoby=game.terms.jacoby, more=more)
    return RecordRead(record, (*left_out, *played.left_out))


def _hold(played: MatchReader, scores: Scores) -> None:
    """Raise ``BadNotation`` if the scores are not those of the match, or it is over."""
    if played.game.turn(played.state) is Turn.END:
        raise BadNotation(_("the match is over; no game follows"))
    if played.state.table.phase != tables.SALE:
        raise BadNotation(_("the game before this one is not over"))
    points = scores.points
    if points != played.state.score:
        says = _("the scores given are {told}, but the games before make them {score}")
        a, b = played.state.score
        raise BadNotation(says.with_fields(told=f"{points[0]}-{points[1]}", score=f"{a}-{b}"))


def _heads(mat_text: MatText) -> tuple[dict[str, str], list[str]]:
    """Return the headers given by tags and names, and the tags that fit no header."""
    a, b = ("" if unknown(name) else name for name in mat_text.players)
    series = f"{mat_text.tag('Round')} {mat_text.tag('Event')}".strip()
    return from_tags(
        {
            "A": ("A", a),
            "B": ("B", b),
            "Date": ("EventDate", mat_text.tag("EventDate").replace(".", "-")),
            "Series": ("Round", mat_text.tag("Round") and series),
        }
    )


def _left_out(mat_text: MatText, bad: list[str], *, jacoby: bool, more: bool) -> Iterator[Message]:
    names = dict(zip(("Player 1", "Player 2"), mat_text.players, strict=True))
    tags = [
        name
        for name in mat_text.tags
        if name not in _OUR_TAGS and mat_text.tag(name) not in {"", names.get(name)}
    ]
    tags += [tag for tag in bad if tag not in SEATS]
    if "Round" in bad or not mat_text.tag("Round"):
        tags += ["Event"] * bool(mat_text.tag("Event"))
    if mat_text.tag("CubeLimit") not in {"", "1", str(HIGHEST)}:
        tags.append("CubeLimit")
    for name in ("Crawford", "Jacoby"):
        usual = {"", "on", "off"} if jacoby or name == "Crawford" else {"", "off"}
        tags += [name] * (mat_text.tag(name).lower() not in usual)
    if lost := sorted([*((mat_text.tags[tag][1], tag) for tag in tags), *mat_text.spoilt]):
        text = ", ".join(dict.fromkeys(name for _line, name in lost))
        yield _("Left out: the tags {tags} (from line {line}).", tags=text, line=lost[0][0])
    if seats := [seat for seat in SEATS if seat in bad]:
        yield _("Left out: the names of {seats}.", seats=", ".join(seats))
    if other := [
        line for score, line, _entries in mat_text.games if score.names != mat_text.players
    ]:
        yield _("Left out: other names of the players (from line {line}).", line=other[0])
    if mat_text.remarks:
        yield comments_left_out(mat_text.remarks)
    if more:
        yield _("Left out: what follows after the first game.")


MAT = Format(names, read, write)
