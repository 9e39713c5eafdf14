"""Clicks at random in a room of each family; the session ``marathon`` makes more of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.clicker import Clicker

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

CLICKS = 40
CLICKED = ("azar", "alquerque", "backgammon", "piquet")  # a game of each family


@pytest.mark.thorough
def test_clicks_at_random_do_no_harm(visit: Visitor) -> None:
    """In a room of each family nothing fails nor is complained of, and it can be come back to."""
    seen = visit("play/azar.html", reduced_motion="reduce")
    for slug in CLICKED:
        seen.page.goto(f"{seen.address}play/{slug}.html")
        clicker = Clicker(seen, slug, random.Random(slug))
        clicker.room.begin()
        clicker.click(CLICKS)
        assert clicker.faults() == [], slug
        seen.page.reload()
        expect(clicker.room.button("Begin")).to_be_enabled()
