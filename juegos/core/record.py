"""A game written down: parse, print, play on.

::

    Game: azar
    Readings: encuentro=pasa
    A: Ana
    B: computer middling
    Date: 2026-11-23

    6-4-1   # comments run to the end of the line
    5-3-1

The head names the game, any readings that are not the default, and other facts about it
(``juegos.core.headers``); then one move a line. The grammar is on a page of the site,
``docs/metodo/partidas.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from juegos.core.errors import BadNotation, at_line, one_of
from juegos.core.game import Game, Step, Turn
from juegos.core.headers import HEADS
from juegos.core.message import _

MOST_CHARACTERS = 4_000_000
MOST_MOVES = 100_000
MOST_RECORDS = 10_000  # of a text
NAMES = ("Game", "Readings", *HEADS)  # of all heads, in the order in which they are written


@dataclass(frozen=True, slots=True)
class Record:
    """A game's slug, its readings, its moves in notation and the line of each.

    ``headers`` are the other headers with their values, in the order of ``HEADS``. ``header_lines``
    are the numbers of the lines of headers.
    """

    slug: str
    readings: tuple[tuple[str, str], ...] = ()
    moves: tuple[str, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)
    header_lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    def header(self, name: str) -> str:
        """Return the value of a header, empty if it is missing.

        >>> Record("azar", headers=(("A", "Ana"),)).header("A")
        'Ana'
        """
        return dict(self.headers).get(name, "")


def lines(text: str) -> list[str]:
    r"""Return the lines of a text, whatever ends them, without the marks of its begin and end.

    They are a byte order mark, and the character 26, by which DOS ended a text.

    >>> lines("a\r\nb\rc\n")
    ['a', 'b', 'c', '']
    """
    text = text.removeprefix("\ufeff").removesuffix("\x1a")
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def comments(text: str) -> list[int]:
    r"""Return the numbers of the lines of a record that have a comment.

    >>> comments("Game: azar # so\n\n#\n6-4-1#\n5-3-1 # 9\n")
    [1, 5]
    """
    return [number for number, line in enumerate(lines(text), 1) if line.partition("#")[2].strip()]


def parse(text: str, before: int = 0) -> Record:
    r"""Return the record that ``text`` writes; ``before`` counts the lines before it in a file.

    Raises:
        BadNotation: a header without a game, an unknown or repeated header or a bad value for one,
            a reading not written crux=key or given twice, a hint for a move that is missing, a text
            that is empty or too long; ``at`` is the line, from 1.

    >>> parse("Game: mayores\n\n6-4-1  # eleven\n5-3-1\n").moves
    ('6-4-1', '5-3-1')
    >>> parse("6-4-1\n")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: line 1: a record begins with a line like 'Game: azar'
    """
    check_length(text)
    head: dict[str, str] = {}
    heads: dict[str, int] = {}
    moves: list[tuple[int, str]] = []
    for number, raw in enumerate(lines(text), 1 + before):
        line = raw.partition("#")[0].strip()
        name, colon, value = line.partition(":")
        if colon and not moves:
            with at_line(number):
                head[name] = _head(name, value.strip(), head)
            heads[name] = number
        elif line:
            moves.append((number, line))
    if "Game" not in head:
        raise BadNotation(_("line 1: a record begins with a line like 'Game: azar'"), 1)
    with at_line(heads.get("Readings", 1)):
        readings = _readings(head.get("Readings", ""))
    with at_line(moves[MOST_MOVES][0] if len(moves) > MOST_MOVES else heads.get("Hints", 1)):
        _check_counts(len(moves), head.get("Hints", ""))
    headers = tuple((name, head[name]) for name in HEADS if name in head)
    return Record(
        head["Game"],
        readings,
        tuple(m for _, m in moves),
        headers,
        tuple(n for n, _ in moves),
        heads,
    )


def check_length(text: str) -> None:
    """Raise ``BadNotation`` for a text that is too long for a record, or is no text.

    >>> check_length("x" * 4_000_001)
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: line 1: a record has at most 4000000 characters, this 4000001
    """
    if len(text) > MOST_CHARACTERS:
        says = _("line 1: a record has at most {most} characters, this {length}")
        raise BadNotation(says.with_fields(most=MOST_CHARACTERS, length=len(text)), 1)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:  # JSON allows half a surrogate pair
        line = len(lines(text[: error.start]))
        with at_line(line):
            says = _("{half!r} is half of a letter as UTF-16 writes it; the other half is missing")
            raise BadNotation(says.with_fields(half=text[error.start])) from None


def _head(name: str, value: str, before: Mapping[str, str]) -> str:
    """Return the value of a header as it is written."""
    if name not in NAMES:
        raise BadNotation(_("there is no head {name!r}; {heads}", name=name, heads=one_of(NAMES)))
    if name in before:
        raise BadNotation(_("{name!r} stands twice; each head stands once", name=f"{name}:"))
    return HEADS[name](value) if name in HEADS else value


def _check_counts(moves: int, hints: str) -> None:
    """Raise ``BadNotation`` for too many moves, or a hint later than the next move."""
    if moves > MOST_MOVES:
        raise BadNotation(_("a record has at most {most} moves", most=MOST_MOVES))
    if hints and int(hints.rsplit(maxsplit=1)[-1]) > moves + 1:
        last = hints.rsplit(maxsplit=1)[-1]
        raise BadNotation(
            _("a hint for move {last}, but there are {moves} moves", last=last, moves=moves)
        )


def _readings(text: str) -> tuple[tuple[str, str], ...]:
    readings: dict[str, str] = {}
    for pair in text.split():
        crux, equals, key = pair.partition("=")
        if not equals:
            raise BadNotation(
                _("{pair!r} is no reading; one looks like 'encuentro=pasa'", pair=pair)
            )
        if crux in readings:
            raise BadNotation(
                _("{crux!r} is read twice; a crux has one reading in a game", crux=crux)
            )
        readings[crux] = key
    return tuple(readings.items())


def write(record: Record) -> str:
    """Return the text of a record; ``parse`` reads it back.

    Raises:
        BadNotation: a header has a bad value, which never happens to a parsed record.

    >>> print(write(Record("azar", (("encuentro", "pasa"),), ("6-4-1", "5-3-1"))), end="")
    Game: azar
    Readings: encuentro=pasa
    <BLANKLINE>
    6-4-1
    5-3-1
    """
    readings = " ".join(f"{crux}={key}" for crux, key in record.readings)
    heads = dict(record.headers)
    head = [f"Game: {record.slug}", *([f"Readings: {readings}"] if readings else [])]
    head += [f"{name}: {read(heads[name])}" for name, read in HEADS.items() if name in heads]
    return "\n".join([*head, "", *record.moves]) + "\n"


def steps(
    game: Game[Any, Any], record: Record, state: Any, first: int, end: int
) -> list[tuple[Any, Step[Any]]]:
    r"""Return some moves of a record with their results, played from ``state`` on.

    They are the moves from ``first`` up to ``end``, counted from 0, without ``end`` itself.

    Raises:
        JuegosError: of the kind that fits, its message headed by the line of the move.

    >>> from juegos.catalogue import game_of
    >>> record = parse("Game: mayores\n\n6-4-1\n5-3-1\n")
    >>> game = game_of(record)
    >>> [(move, step)] = steps(game, record, game.start(), 0, 1)
    >>> game.write_move(move), game.write(step.state)
    ('6-4-1', 'segunda B 11 -')
    """
    played: list[tuple[Any, Step[Any]]] = []
    lines = record.lines or range(1, len(record.moves) + 1)
    for line, text in zip(lines[first:end], record.moves[first:end], strict=True):
        with at_line(line):
            if game.turn(state) is Turn.END:
                raise BadNotation(_("{text!r} comes after the end of the game", text=text))
            move = game.read_move(state, text)
            played.append((move, game.play(state, move)))
        state = played[-1][1].state
    return played
