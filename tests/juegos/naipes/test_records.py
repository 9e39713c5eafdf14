"""Whole parties written down, for each reading one: replayed, they tell what their files say.

Each file is a record of one move a line; its comments are what is told. ``pytest
tests/juegos/naipes/test_records.py --regenerate`` keeps the moves and writes the comments anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from juegos.core import record
from juegos.core.errors import JuegosError
from juegos.core.game import SEATS, Step, Turn
from juegos.core.record import Record
from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.game import PIQUET, Piquet, State

FOLDER = Path(__file__).parent / "partidas"
FILES = sorted(FOLDER.glob("*.txt"))
VARIANTS = {variant.slug: variant for variant in (PIQUET, AU_CENT)}


def replay(written: Record) -> tuple[Piquet, list[tuple[str, Step[State]]]]:
    """Return the game and each move with what it led to; raises as the rules do."""
    game = Piquet(dict(written.readings), VARIANTS[written.slug])
    state, steps = game.start(), []
    for text in written.moves:
        move = game.read_move(state, text)
        steps.append((move, game.play(state, move)))
        state = steps[-1][1].state
    return game, steps


def transcript(written: Record) -> str:
    """Return the record with all that is told as comments."""
    _, steps = replay(written)
    lines = [*record.write(written).partition("\n\n")[0].splitlines(), ""]
    for move, step in steps:
        lines.append(move)
        for event in step.events:
            seat = "" if event.seat is None else f" {SEATS[event.seat]}"
            amount = f" {event.amount}" if event.amount else ""
            lines.append(f"#   {event.text} [{event.rule.id}{seat}{amount}]")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_partie_goes_as_written(file: Path, *, regenerate: bool) -> None:
    """Replayed from its record a partie tells what its file says, and comes to its end."""
    text = file.read_text("utf-8")
    written = record.parse(text)
    if regenerate:
        text = transcript(written)
        file.write_text(text, "utf-8", newline="\n")
    assert transcript(written) == text
    game, steps = replay(written)
    assert game.turn(steps[-1][1].state) is Turn.END


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_partie_shows_its_reading(file: Path) -> None:
    """Without the reading in its head a partie would go otherwise."""
    written = record.parse(file.read_text("utf-8"))
    if not written.readings:
        return
    _, steps = replay(written)
    try:
        _, others = replay(Record(written.slug, (), written.moves))
    except JuegosError:
        return
    assert [step for _, step in steps] != [step for _, step in others]


def test_each_reading_has_its_partie() -> None:
    """There is a file for each game by default and for each change of one reading."""
    wanted = set()
    for slug, variant in VARIANTS.items():
        changes = [f".{crux.name}={key}" for crux in variant.cruces for key in crux.keys[1:]]
        wanted |= {f"{slug}{change}.txt" for change in ("", *changes)}
    assert {file.name for file in FILES} == wanted


BROKEN: list[tuple[str, str, str, Any]] = [
    ("piquet.txt", "descarta ", "descarta 1S", "is no card"),
    ("piquet.txt", "reparte", "reparto", "is no card"),
]


@pytest.mark.parametrize(("name", "old", "new", "says"), BROKEN)
def test_a_record_that_breaks_a_rule_is_told(name: str, old: str, new: str, says: str) -> None:
    """A record with a wrong word is refused at that word."""
    written = record.parse((FOLDER / name).read_text("utf-8"))
    at = next(i for i, move in enumerate(written.moves) if move.startswith(old))
    moves = (*written.moves[:at], new, *written.moves[at + 1 :])
    with pytest.raises(JuegosError, match=says):
        replay(Record(written.slug, written.readings, moves))
