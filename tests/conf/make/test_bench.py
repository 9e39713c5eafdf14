"""The commands that write what benches measure: each writes what its bench prints."""

from __future__ import annotations

import doctest
import json
from typing import TYPE_CHECKING

import pytest

from conf import data_files
from conf.make import agreement, bench, rooms
from juegos.tablas.libro_cross_check import AGREEMENTS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def prints(monkeypatch: pytest.MonkeyPatch, *printed: str) -> None:
    """Let a bench print these lines, whichever it is."""

    def lines(name: str, *arguments: str) -> Iterator[str]:
        del name, arguments
        yield from printed

    monkeypatch.setattr(bench, "lines", lines)


def test_a_bench_that_fails_stops_the_command() -> None:
    """What it has printed until then has been written, and nothing is made of the rest."""
    with pytest.raises(SystemExit):
        list(bench.lines("second", "toc"))


def test_a_game_has_the_line_that_was_printed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its slug is a link on the page; the lines of other games stay."""
    monkeypatch.setattr(rooms, "FILE", tmp_path / "rooms.csv")
    prints(monkeypatch, "azar,4,5.87\n", "mayores,3,5.80\n")
    rooms.main([])
    prints(monkeypatch, "azar,5,5.90\n")
    rooms.main(["azar"])
    named = {rooms.named("azar"): ("5", "5.90"), rooms.named("mayores"): ("3", "5.80")}
    assert rooms.stored_lines() == {name: (name, *line) for name, line in named.items()}


def test_an_agreement_takes_the_place_of_the_one_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The rest of the file stays as it was, in its order."""
    monkeypatch.setattr(data_files, "DATA", tmp_path)
    (tmp_path / "tablas").mkdir()
    now = AGREEMENTS[1]._replace(positions=1)
    prints(monkeypatch, json.dumps(now._asdict()) + "\n")
    agreement.main([])
    written = json.loads((tmp_path / agreement.FILE).read_text("utf-8"))["agreed"]
    assert [one["positions"] for one in written] == [
        AGREEMENTS[0].positions,
        1,
        *(one.positions for one in AGREEMENTS[2:]),
    ]


def test_the_example_of_a_new_agreement() -> None:
    """A new one is the last of its game."""
    assert doctest.testmod(agreement).attempted
    assert doctest.testmod(agreement).failed == 0
