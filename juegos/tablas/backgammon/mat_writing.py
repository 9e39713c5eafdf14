"""A record of backgammon written as a match: its tags, and its games in two columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from juegos.core.errors import BadNotation, at_line
from juegos.core.formats import RecordWritten
from juegos.core.game import SEATS, Step
from juegos.core.heads import AGREED, unsaid
from juegos.core.message import Message, _
from juegos.core.record import Record
from juegos.engine import replay
from juegos.tablas.backgammon.game import ABANDONA, Backgammon
from juegos.tablas.backgammon.mat_text import ANSWERS, LEFT, Scores, scores
from juegos.tablas.backgammon.state import State
from juegos.tablas.casas import state as tables
from juegos.tablas.casas.board import Play, Throw

Steps = list[tuple[Any, Step[State]]]  # the moves of a record, each with what it led to
_OURS = ("partida", "cubo", "crawford", "jacoby")  # the readings that the format can tell


@dataclass(slots=True)
class Told:
    """A game as it is told: the score before it, what each seat does, who wins."""

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
        raise BadNotation(says.filled(readings=", ".join(odd)))
    if record.head("Start"):
        with at_line(record.heads.get("Start", 1)):
            raise BadNotation(_("in this format a game begins with the usual position"))
    lines = [*_tags(record, game), f" {game.terms.length} point match"]
    steps = replay.replay(game, record)
    for number, told in enumerate(_games(game, steps), 1):
        names = record.head("A") or "?", record.head("B") or "?"
        a, b = map(" : ".join, zip(names, map(str, told.score), strict=True))
        head = f"{a:<30} {b}"
        if scores(head) != Scores(names, told.score):
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
        if move in ANSWERS.values():
            word = next(word for word, answer in ANSWERS.items() if answer == move)
            told.entries.append((1 - seat, f" {word.capitalize()}"))
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
    heads += unsaid(dict(record.told))
    if "T" in record.head("Date"):
        heads.append("Date")
    told, last = record.head("Result"), record.moves[-1:]
    agreed = told.endswith(AGREED) and (game.terms.length or told.startswith("-"))
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
