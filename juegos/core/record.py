"""A game written down: parse, print, replay.

::

    Game: azar
    Readings: encuentro=pasa

    6-4-1   # comments run to the end of the line
    5-3-1

The head names the game and any readings that are not the default; then one move a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from juegos.core.errors import BadNotation, JuegosError
from juegos.core.game import Game, Step, Turn
from juegos.core.message import _


@dataclass(frozen=True, slots=True)
class Record:
    """A game's slug, its readings, its moves in notation and the line each stands on.

    ``heads`` are the numbers of the lines that name the game and its readings.
    """

    slug: str
    readings: tuple[tuple[str, str], ...] = ()
    moves: tuple[str, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)
    heads: tuple[int, int] = field(default=(1, 1), compare=False)


def parse(text: str) -> Record:
    r"""Return the record that ``text`` writes.

    Raises:
        BadNotation: a head without a game, an unknown head, a reading not as crux=key or a
            crux read twice; ``at`` is the line, from 1.

    >>> parse("Game: mayores\n\n6-4-1  # eleven\n5-3-1\n").moves
    ('6-4-1', '5-3-1')
    >>> parse("6-4-1\n")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: line 1: a record begins with a line like 'Game: azar'
    """
    head: dict[str, str] = {}
    heads: dict[str, int] = {}
    moves: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        name, colon, value = line.partition(":")
        if colon and not moves:
            if name not in {"Game", "Readings"} or name in head:
                once = _("expected one 'Game:' and at most one 'Readings:'")
                raise BadNotation(_("line {line}: {error}", line=number, error=once), number)
            head[name], heads[name] = value.strip(), number
        elif line:
            moves.append((number, line))
    if "Game" not in head:
        raise BadNotation(_("line 1: a record begins with a line like 'Game: azar'"), 1)
    places = heads["Game"], heads.get("Readings", 1)
    with at_line(places[1]):
        readings = _readings(head.get("Readings", ""))
    return Record(
        head["Game"], readings, tuple(m for _, m in moves), tuple(n for n, _ in moves), places
    )


def _readings(text: str) -> tuple[tuple[str, str], ...]:
    found: dict[str, str] = {}
    for pair in text.split():
        crux, equals, key = pair.partition("=")
        if not equals:
            raise BadNotation(
                _("{pair!r} is no reading; one looks like 'encuentro=pasa'", pair=pair)
            )
        if crux in found:
            raise BadNotation(
                _("{crux!r} is read twice; a crux has one reading in a game", crux=crux)
            )
        found[crux] = key
    return tuple(found.items())


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Put the number of a line before the message of any error that is raised inside.

    >>> with at_line(3):
    ...     raise BadNotation("'7-4-1' is no throw")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: line 3: '7-4-1' is no throw
    """
    try:
        yield
    except JuegosError as error:
        said = _("line {line}: {error}", line=line, error=error.message)
        raise type(error)(said, line, rule=error.rule) from error


def write(record: Record) -> str:
    """Return the text of a record; ``parse`` gives the record back.

    >>> print(write(Record("azar", (("encuentro", "pasa"),), ("6-4-1", "5-3-1"))), end="")
    Game: azar
    Readings: encuentro=pasa
    <BLANKLINE>
    6-4-1
    5-3-1
    """
    readings = " ".join(f"{crux}={key}" for crux, key in record.readings)
    head = [f"Game: {record.slug}", *([f"Readings: {readings}"] if readings else [])]
    return "\n".join([*head, "", *record.moves]) + "\n"


def replay(record: Record, game: Game[Any, Any]) -> list[tuple[Any, Step[Any]]]:
    r"""Return each move of a record with what it led to, played from the start of its game.

    Raises:
        JuegosError: of the kind that fits, its message headed by the line of the move.

    >>> from juegos.catalogue import of
    >>> record = parse("Game: mayores\n\n6-4-1\n5-3-1\n")
    >>> game = of(record)
    >>> [game.write(step.state) for move, step in replay(record, game)]
    ['segunda B 11 -', 'fin A mayores.gana']
    """
    return steps(game, record, game.start(), 0, len(record.moves))


def steps(
    game: Game[Any, Any], record: Record, state: Any, first: int, end: int
) -> list[tuple[Any, Step[Any]]]:
    r"""Return some moves of a record, each with what it led to, played from ``state`` on.

    They are those from ``first`` up to ``end``, counted from 0, without ``end`` itself.

    Raises:
        JuegosError: of the kind that fits, its message headed by the line of the move.

    >>> from juegos.catalogue import of
    >>> record = parse("Game: mayores\n\n6-4-1\n5-3-1\n")
    >>> game = of(record)
    >>> [(move, step)] = steps(game, record, game.start(), 0, 1)
    >>> game.write_move(move), game.write(step.state)
    ('6-4-1', 'segunda B 11 -')
    """
    found: list[tuple[Any, Step[Any]]] = []
    lines = record.lines or range(1, len(record.moves) + 1)
    for line, text in zip(lines[first:end], record.moves[first:end], strict=True):
        with at_line(line):
            if game.turn(state) is Turn.END:
                raise BadNotation(_("{text!r} comes after the end of the game", text=text))
            move = game.read_move(state, text)
            found.append((move, game.play(state, move)))
        state = found[-1][1].state
    return found
