"""The matches on lines: an executor plays the same games, in their order."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from conf.make import duel


def test_an_executor_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads give the letters that one gives."""
    monkeypatch.setattr(duel, "GAMES", 8)
    alone = duel.played("alquerque", 30)
    with ThreadPoolExecutor(2) as executor:
        assert duel.played("alquerque", 30, executor) == alone
    assert len(alone) == 8
    assert set(alone) <= set("wdl")
