"""Whose kin each game is: the tree and the page that tells it in words say the same."""

from __future__ import annotations

import re
from pathlib import Path

from juegos.alquerque.ancestry import DRAUGHTS, SURE
from juegos.tables.alquerque import kindred

HISTORY = (Path(__file__).parents[3] / "docs/alquerque/historia.md").read_text("utf-8")


def test_what_is_sure_is_so_in_words_and_in_the_tree() -> None:
    """The sentence that opens “There is little doubt” names the games that the tree calls sure."""
    (sentence,) = re.findall(r"^There is little doubt.*$", HISTORY, re.MULTILINE)
    results = set(re.findall(r"\]\(([a-z-]+)\.md\)", sentence))
    assert results == {kin.name for kin in kindred() if kin.how == SURE}


def test_draughts_are_a_conjecture_in_both() -> None:
    """That draughts come from alquerque is sure nowhere."""
    assert "The descent of draughts from alquerque is a conjecture" in HISTORY
    assert {kin.how for kin in kindred() if kin.name == DRAUGHTS}.isdisjoint({SURE})
