"""The table of what playing takes: a line for each game, times only where they were measured."""

from __future__ import annotations

import csv
import re
from typing import TYPE_CHECKING

import pytest

from conf.make import rooms
from juegos.catalogue import CATALOGUE

if TYPE_CHECKING:
    from pathlib import Path

NAMES = [f"{{j:juego}}`{slug}`" for slug in CATALOGUE]
PLAIN = {name: (name, "4", "5.87") for name in NAMES}
TIMES = ("1.2", "9", "best 310 (480), random 8 (9)", "2026-11-26, 2")


def table(file: Path) -> list[tuple[str, ...]]:
    """Return the rows of a table, its head first."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [tuple(row) for row in csv.reader(lines)]


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file in which lines are kept meanwhile."""
    file = tmp_path / "rooms.csv"
    monkeypatch.setattr(rooms, "FILE", file)
    return file


def test_every_game_has_its_line() -> None:
    """In the order of the catalogue, with clicks and megabytes; times are whole or not there."""
    head, *rows = table(rooms.FILE)
    assert head in {rooms.HEAD, (*rooms.HEAD, *rooms.TIMED)}
    assert [row[0] for row in rows] == NAMES
    for row in rows:
        assert len(row) == len(head)
        assert int(row[1]) > 3
        assert float(row[2]) > 1
        times = row[len(rooms.HEAD) :]
        assert all(times) or not any(times)


def test_each_level_that_is_offered_has_its_time() -> None:
    """No level is left out, and none is timed that is not offered any more."""
    at = len(rooms.HEAD) + rooms.TIMED.index("ms a level")
    for entry, row in zip(CATALOGUE.values(), table(rooms.FILE)[1:], strict=True):
        levels = re.findall(r"([a-z]+) [\d–]", row[at])
        assert levels == list(entry.levels), entry.slug


def test_times_have_columns_once_a_game_has_them(stored: Path) -> None:
    """Before that the table has none; then lines without times leave them empty."""
    rooms.keep(PLAIN)
    assert table(stored) == [rooms.HEAD, *PLAIN.values()]
    first, second = NAMES[:2]
    rooms.keep(rooms.added(rooms.stored_lines(), (*PLAIN[second], *TIMES)))
    head, *rows = table(stored)
    assert head == (*rooms.HEAD, *rooms.TIMED)
    assert rows[1] == (*PLAIN[second], *TIMES)
    assert rows[0] == (*PLAIN[first], "", "", "", "")
    assert list(rooms.stored_lines()) == NAMES


def test_times_stay_where_only_the_rest_is_measured_anew(stored: Path) -> None:
    """A line without times takes the place of clicks and megabytes alone."""
    name = NAMES[0]
    rooms.keep({name: (*PLAIN[name], *TIMES)})
    rooms.keep(rooms.added(rooms.stored_lines(), (name, "5", "6.01")))
    assert table(stored)[1] == (name, "5", "6.01", *TIMES)
