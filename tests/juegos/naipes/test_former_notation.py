"""Records written before the elder’s look and what is set right had moves of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from juegos.core import record
from tests.juegos.naipes.deals import GAME
from tests.juegos.naipes.test_records import FOLDER, replay

OLD = sorted((Path(__file__).parent / "former").glob("*.txt"))


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.name)
def test_an_old_record_comes_to_the_same(file: Path) -> None:
    """What went unsaid is read as said: the partie ends as the one written out in full."""
    old = record.parse(file.read_text("utf-8"))
    full = record.parse((FOLDER / file.name).read_text("utf-8"))
    assert len(old.moves) < len(full.moves)
    (_, steps), (_, others) = replay(old), replay(full)
    assert steps[-1][1].state == others[-1][1].state
    assert sum(move.count(", ") for move, _ in steps) == len(full.moves) - len(old.moves)


def test_there_is_an_old_record_of_each_game() -> None:
    """Piquet and piquet au cent."""
    assert [file.name for file in OLD] == ["piquet-au-cent.txt", "piquet.txt"]


STATE = (
    "A 2 - - | AS, KS, TS, 7S, JS, AH, TH, 9H, QH, JH, 7H, KC, 8H, JC, QC, TC, 8C, 7C, AD, QD, "
    "9D, 8D, JD, TD, descarta 9D 8D 8C 7C, 9S, 8S, KH, 9C"
)


def test_an_old_state_is_read_and_written_in_full() -> None:
    """The card looked at alone is the look and the card; no other move slips in so."""
    assert GAME.read(f"{STATE}, KD") == GAME.read(f"{STATE}, mira, KD")
    assert GAME.write(GAME.read(f"{STATE}, KD")) == f"{STATE}, mira, KD"
    before = GAME.read(STATE)
    assert GAME.read_move(before, "KD") == "mira, KD"
    assert GAME.read_move(before, "AS") == "AS"
    assert GAME.say_move(before, "mira, KD") == "Look at the cards left. The king of diamonds."
    assert GAME.heard("mira, KD") == "mira"
