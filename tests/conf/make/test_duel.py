"""The matches on lines: an executor plays the same games, in their order."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from conf import data_files
from conf.make import duel
from juegos import data


def test_an_executor_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads give the letters that one gives."""
    monkeypatch.setattr(duel, "GAMES", 8)
    alone = duel.played("alquerque", 30)
    with ThreadPoolExecutor(2) as executor:
        assert duel.played("alquerque", 30, executor) == alone
    assert len(alone) == 8
    assert set(alone) <= set("wdl")


def test_a_game_that_is_named_is_played_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is stored of the others stays."""
    monkeypatch.setattr(data_files, "DATA", tmp_path)
    monkeypatch.setattr(duel, "GAMES", 2)
    (tmp_path / "alquerque").mkdir()
    duel.play(["alquerque-de-tres"])
    results = json.loads((tmp_path / duel.FILE).read_text("utf-8"))["results"]
    before = data.load_json(duel.FILE)["results"]
    assert len(results["alquerque-de-tres"]) == 2
    assert {**before, "alquerque-de-tres": results["alquerque-de-tres"]} == results
