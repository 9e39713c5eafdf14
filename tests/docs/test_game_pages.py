"""The page of a game: two sentences to begin with, and its sections in one order."""

from __future__ import annotations

import re
from pathlib import Path

from juegos.catalogue import CATALOGUE

DOCS = Path(__file__).parents[2] / "docs"
ORDER = (
    *("The game", "The text", "How to play", "The rules", "The odds"),
    *("Doubtful passages", "Disputed rules", "Related games", "Sources"),
)


def test_the_page_of_a_game_opens_with_two_sentences() -> None:
    """And then come board, text, rules, odds, what is disputed, and sources."""
    for slug, entry in CATALOGUE.items():
        page = (DOCS / entry.family / f"{slug}.md").read_text("utf-8")
        lead = page.partition("{.lead}\n")[2].partition("\n\n")[0]
        assert len(re.findall(r"[.!?](?= |$)", lead, re.MULTILINE)) == 2, slug
        heads = [one for one in re.findall("^## (.+)$", page, re.MULTILINE) if one in ORDER]
        assert heads == sorted(heads, key=ORDER.index), slug
