"""Matches of backgammon in the text format of Jellyfish and GNU Backgammon (``.mat``).

By what GNU Backgammon writes (``export match mat``): after lines of tags that begin with ``;``
stand the length of the match, then its games, the turns of either side in a column of its own;
the bar is 25, a man who is off goes to 0. Extreme Gammon added tags for the rules in force
(``CubeLimit``, ``Crawford``, ``Jacoby``). Seat A is on the left. A match is played with the cube
and Crawford's rule unless a tag says otherwise. What our matches have not, such as a game given up
before the last, is refused with its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

from juegos.core.errors import BadNotation
from juegos.core.formats import Format, RecordRead, RecordWritten
from juegos.core.game import SEATS, Step, Turn
from juegos.core.heads import AGREED, HEADS
from juegos.core.message import Message, _
from juegos.core.record import Record, at_line
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.tablas.backgammon import rules
from juegos.tablas.backgammon.game import DOBLA, RESPONDE, Backgammon
from juegos.tablas.backgammon.state import State
from juegos.tablas.casas import state as tables
from juegos.tablas.casas.board import BAR, Play, Throw

LEFT = 27  # letters of the left column
RIGHT = 20  # blanks before what stands in the right column alone, at least
LONGEST_LINE = 1_000
_TAG = re.compile(r'\s*;\s*\[\s*([A-Za-z][\w ]*?)\s+"([^"]*)"\s*\]\s*')
_LENGTH = re.compile(r"\s*([0-9]{1,5}) point match\s*")
_GAME = re.compile(r"\s*Game\s+[0-9]+\s*")
_SCORES = re.compile(
    r"\s*(?P<a>\S.*?) : (?P<of_a>[0-9]{1,5}) +(?P<b>\S.*?) : (?P<of_b>[0-9]{1,5})\s*"
)
_WAY = r"(?:bar|[0-9]{1,2})(?:/(?:off|[0-9]{1,2})\*?)+(?:\([2-4]\))?"
_ENTRY = re.compile(
    rf"\s*(?:(?P<dice>[1-6][1-6]):(?P<play>(?:\s+{_WAY})*)(?:\s*Cannot Move)?"
    r"|Doubles => (?P<cube>[0-9]{1,4})|(?P<answer>Takes|Drops)"
    r"|Wins (?P<points>[0-9]{1,5}) points?(?: and the match)?)(?=\s|$)"
)
_NUMBERED = re.compile(r"\s*[0-9]{1,5}\)(?=\s|$)")
_ANSWERS = {"Takes": "acepta", "Drops": "rechaza"}
_KEPT = {"EventDate", "Event", "Round", "Crawford", "Jacoby", "CubeLimit", "Variation"}
Steps = list[tuple[Any, Step[State]]]  # the moves of a record, each with what it led to
_OURS = ("partida", "cubo", "crawford", "jacoby")  # the readings that the format can tell


class MatEntry(NamedTuple):
    """A turn, or a word about the cube or the end: the seat whose column it is in, and the line."""

    seat: int
    found: re.Match[str]
    line: int


@dataclass(slots=True)
class MatText:
    """What stands in a text: its tags and its games, each with the line of its scores."""

    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    length: tuple[int, int] = (0, 1)
    games: list[tuple[re.Match[str], int, list[MatEntry]]] = field(default_factory=list)

    def tag(self, name: str) -> str:
        """Return what a tag tells; nothing where it is missing."""
        return self.tags.get(name, ("", 1))[0].strip("? ")


def scan(text: str) -> MatText:
    """Return what stands in a text; raises ``BadNotation`` with the line."""
    found, at_game, begun = MatText(), False, False
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if not line.strip():
            continue
        with at_line(number):
            if len(line) > LONGEST_LINE:
                raise BadNotation(_("the line is too long for a turn of either side"))
            if line.lstrip().startswith(";"):
                if tag := _TAG.fullmatch(line):
                    found.tags.setdefault(tag[1], (tag[2], number))
            elif not begun:
                found.length, begun = (_length(line), number), True
            elif _GAME.fullmatch(line):
                at_game = True
            elif at_game:
                found.games.append((_scores(line), number, []))
                at_game = False
            elif found.games:
                found.games[-1][2].extend(_entries(line, number))
            else:
                raise BadNotation(_("expected a line like 'Game 1'"))
    return found


def _length(line: str) -> int:
    if length := _LENGTH.fullmatch(line):
        return int(length[1])
    raise BadNotation(_("expected the length of the match, like '7 point match'"))


def _scores(line: str) -> re.Match[str]:
    if scores := _SCORES.fullmatch(line):
        return scores
    raise BadNotation(_("expected the players and their scores, like 'Ana : 0   Ben : 0'"))


def _entries(line: str, number: int) -> Iterator[MatEntry]:
    """Yield what stands in the two columns of a line."""
    numbered = _NUMBERED.match(line)
    at = first = numbered.end() if numbered else 0
    seen = 0
    while line[at:].strip():
        found = _ENTRY.match(line, at)
        if found is None or seen == 3:
            says = _("{part!r}: expected a throw and its moves, like '31: 8/5 6/5'")
            raise BadNotation(says.filled(part=line[at:].strip()))
        blanks = len(found[0]) - len(found[0].lstrip())
        yield MatEntry(int(at > first or blanks >= RIGHT), found, number)
        at, seen = found.end(), seen + 1


def names(text: str) -> tuple[str, Mapping[str, str]]:
    """Return that a text is of backgammon, and the readings that it is played by.

    >>> names(' 7 point match')
    ('backgammon', {'partida': '7', 'cubo': 'si'})
    """
    found = scan(text)
    length, line = found.length
    variation, at = found.tags.get("Variation", ("Backgammon", 1))
    with at_line(at):
        if variation.lower() not in {"backgammon", "standard", ""}:
            raise BadNotation(_("{game!r} is not played here, only backgammon", game=variation))
    keys = {"0": "suelta", **{key: key for key in rules.C_PARTIDA.keys if key.isdigit()}}
    with at_line(line):
        if str(length) not in keys:
            says = _("a match to {length} is not played here; there are matches to {lengths}")
            lengths = ", ".join(key for key in keys if key != "0")
            raise BadNotation(says.filled(length=length, lengths=lengths))
    chosen = {"partida": keys[str(length)], "cubo": "no" if found.tag("CubeLimit") == "1" else "si"}
    if found.tag("Crawford").lower() == "off":
        chosen["crawford"] = "no"
    if found.tag("Jacoby").lower() == "on" and not length and chosen["cubo"] == "si":
        chosen["jacoby"] = "si"
    usual = {crux.name: crux.default for crux in rules.CRUCES}
    return "backgammon", {name: key for name, key in chosen.items() if key != usual[name]}


@dataclass(slots=True)
class Told:
    """A game as it is told: the score before it, what each seat does, who wins."""

    score: tuple[int, int]
    entries: list[tuple[int, str]] = field(default_factory=list)
    end: str = ""


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
            self.play(_ANSWERS[found["answer"]], entry.line)
        else:
            self._thrown(entry)

    def _to_move(self, seat: int) -> None:
        if self.game.turn(self.state) != seat:
            says = _("nothing about the cube is for {who} to decide here")
            raise BadNotation(says.filled(who=SEATS[seat]))

    def _thrown(self, entry: MatEntry) -> None:
        """Throw and play, having left the cube alone."""
        low, high = sorted(map(int, entry.found["dice"]))
        if self.state.table.phase == tables.SALE:
            self.play(f"{high}-{low}" if entry.seat == 0 else f"{low}-{high}", entry.line)
        else:
            if self.state.table.seat != entry.seat or self.state.asks == RESPONDE:
                raise BadNotation(_("it is not for {who} to throw here", who=SEATS[entry.seat]))
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
            raise BadNotation(_("{play!r}: of this throw nothing can be played", play=play))

    def won(self, entry: MatEntry) -> None:
        """Hold what is told of the end of a game against what the moves have led to."""
        points, told = int(entry.found["points"]), self.state
        over = told.table.phase == tables.FIN or told.score != self.before
        if not over:
            if self.game.terms.length:
                raise BadNotation(_("a game of a match is given up here, which ours have not"))
            self.given_up = entry.seat
            return
        if self.game.terms.length:
            worth = sum(told.score) - sum(self.before)
        else:
            worth = told.table.points * told.cube
        if points != worth:
            says = _("{points} points are told, but by the moves it is {worth}")
            raise BadNotation(says.filled(points=points, worth=worth))


def _ours(way: str) -> str:
    """Return the way of a man as we write it: by ``bar`` and ``off``."""
    first, *rest = way.split("/")
    stops = [re.sub(r"^0(?=\D|$)", "off", stop) for stop in rest]
    return "/".join(["bar" if first == str(BAR) else first, *stops])


def read(text: str, game: Backgammon) -> RecordRead:
    """Return the record of a match; raises ``JuegosError`` with the line.

    Of games that are no match only the first is read.
    """
    found = scan(text)
    played = Played(game, game.start())
    games = found.games if game.terms.length else found.games[:1]
    for scores, line, entries in games:
        with at_line(line):
            _hold(played, scores)
        played.before = played.state.score
        for entry in entries:
            with at_line(entry.line):
                if entry.found["points"]:
                    played.won(entry)
                else:
                    played.turn(entry)
    told = _heads(found)
    told["Result"] = replay.result(game, played.state, accounts.opening(game))
    if played.given_up is not None:
        told["Result"] = f"{SEATS[played.given_up]} {AGREED}"
    record = Record(
        game.slug,
        tuple(names(text)[1].items()),
        tuple(played.moves),
        tuple((name, told[name]) for name in HEADS if name in told),
        lines=tuple(played.lines),
    )
    return RecordRead(record, tuple(_left_out(found, more=len(games) < len(found.games))))


def _hold(played: Played, scores: re.Match[str]) -> None:
    """Raise ``BadNotation`` if the scores are not those of the match, or it is over."""
    if played.game.turn(played.state) is Turn.END:
        raise BadNotation(_("the match is over; no game follows"))
    if played.state.table.phase != tables.SALE:
        raise BadNotation(_("the game before is not over"))
    told = int(scores["of_a"]), int(scores["of_b"])
    if told != played.state.score:
        says = _("the scores told are {told}, but by the games before they are {score}")
        a, b = played.state.score
        raise BadNotation(says.filled(told=f"{told[0]}-{told[1]}", score=f"{a}-{b}"))


def _heads(found: MatText) -> dict[str, str]:
    """Return the heads that tags and names tell."""
    values: dict[str, tuple[str, int]] = {}
    if found.games:
        scores, line, _entries = found.games[0]
        values = {"A": (scores["a"].strip("?"), line), "B": (scores["b"].strip("?"), line)}
    day = found.tags.get("EventDate", ("", 1))
    values["Date"] = day[0].replace(".", "-"), day[1]
    if _is_number(found.tag("Round")):
        series = f"{found.tag('Round')} {found.tag('Event')}".strip()
        values["Series"] = series, found.tags["Round"][1]
    heads = {}
    for name, (value, line) in values.items():
        if value:
            with at_line(line):
                heads[name] = HEADS[name](value)
    return heads


def _is_number(text: str) -> bool:
    return re.fullmatch("[1-9][0-9]{0,5}", text) is not None


def _left_out(found: MatText, *, more: bool) -> Iterator[Message]:
    tags = [name for name in found.tags if name not in _KEPT]
    tags += [name for name in ("Event", "Round") if found.tag(name)] * (
        not _is_number(found.tag("Round"))
    )
    if tags:
        yield _("Left out: the tags {tags}.", tags=", ".join(tags))
    if more:
        yield _("Left out: what follows after the first game.")


def write(record: Record, game: Backgammon) -> RecordWritten:
    """Return a record in this format; raises ``JuegosError``."""
    usual = {crux.name: crux.default for crux in game.cruces}
    if odd := [
        f"{name}={key}"
        for name, key in game.readings.items()
        if name not in _OURS and key != usual[name]
    ]:
        says = _("this format has no {readings}: it knows the usual rules alone")
        raise BadNotation(says.filled(readings=", ".join(odd)))
    if record.head("Start"):
        with at_line(record.heads.get("Start", 1)):
            raise BadNotation(_("in this format a game begins with the usual position"))
    lines = [*_tags(record, game), f" {game.terms.length} point match"]
    steps = replay.replay(game, record)
    for number, told in enumerate(_games(game, steps), 1):
        head = "".join(
            f"{record.head(seat) or '?'} : {points}".ljust(31 * (seat == "A"))
            for seat, points in zip(SEATS, told.score, strict=True)
        )
        again = _SCORES.fullmatch(head)
        if again is None or [again["a"], again["b"]] != [record.head(s) or "?" for s in SEATS]:
            raise BadNotation(_("the names of the players cannot stand in this format"))
        lines += ["", f" Game {number}", f" {head}", *_columns(told.entries)]
        lines += [told.end] if told.end else []
    result = record.head("Result")
    if result.endswith(AGREED) and not game.terms.length and result[0] in SEATS:
        lines.append(_won(SEATS.index(result[0]), steps[-1][1].state.cube if steps else 1))
    return RecordWritten("\n".join(lines) + "\n", tuple(_lost(record, game, steps)))


def _tags(record: Record, game: Backgammon) -> Iterator[str]:
    number, _blank, event = record.head("Series").partition(" ")
    told = {
        "EventDate": record.head("Date")[:10].replace("-", "."),
        "Event": event,
        "Round": number,
        "Crawford": "Off" if game.readings["crawford"] == "no" else "",
        "Jacoby": "On" if game.terms.jacoby else "",
        "CubeLimit": "64" if game.terms.cube else "1",
    }
    for name, value in told.items():
        if '"' in value:
            says = _("{value!r} has a quotation mark, which has no place here")
            raise BadNotation(says.filled(value=value))
        if value:
            yield f'; [{name} "{value}"]'


def _games(game: Backgammon, steps: Steps) -> Iterator[Told]:
    """Yield the games of a match, as they are told."""
    state = game.start()
    told = Told(state.score)
    for move, step in steps:
        _tell(told, state, move)
        before, state = state, step.state
        if state.table.phase == tables.FIN or state.score != before.score:
            told.end = _end(before, state, matched=bool(game.terms.length))
            yield told
            told = Told(state.score)
    if told.entries or not steps:
        yield told


def _tell(told: Told, state: State, move: Throw | Play | str) -> None:
    """Add to what is told of a game what a move means there."""
    seat, phase = state.table.seat, state.table.phase
    if move == "dobla":
        told.entries.append((seat, f" Doubles => {2 * state.cube}"))
    elif isinstance(move, str):
        if move != "tira":
            word = next(word for word, answer in _ANSWERS.items() if answer == move)
            told.entries.append((1 - seat, f" {word}"))
    elif phase == tables.JUEGA:
        ways = "".join(f" {out}/{to}" + "*" * hits for out, to, hits in cast("Play", move))
        told.entries[-1] = told.entries[-1][0], told.entries[-1][1] + ways
    else:
        _tell_throw(told, state, cast("Throw", move))


def _tell_throw(told: Told, state: State, throw: Throw) -> None:
    """Add a throw, the higher die first; equal ones for the first turn are thrown again."""
    opening = state.table.phase == tables.SALE
    if not opening or throw[0] != throw[1]:
        high, low = sorted(throw, reverse=True)
        seat = int(throw[1] > throw[0]) if opening else state.table.seat
        told.entries.append((seat, f"{high}{low}:"))


def _end(before: State, after: State, *, matched: bool) -> str:
    """Return the line that tells who has won a game, and how much."""
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
    """Yield what of a record this format does not hold."""
    heads = [name for name in ("Version", "Hints") if record.head(name)]
    if "T" in record.head("Date"):
        heads.append("Date")
    told = record.head("Result")
    if told.endswith(AGREED) and (game.terms.length or told.startswith("-")):
        heads.append("Result")
    if heads:
        yield _("Left out, or in part: {heads}.", heads=", ".join(heads))
    state = game.start()
    for move, step in steps:
        if state.table.phase == tables.SALE and move[0] == move[1]:
            yield _("Left out: equal throws for the first turn.")
            return
        state = step.state


MAT = Format(names, read, write)
