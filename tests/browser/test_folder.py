"""The site opened from a folder, by an address that begins ``file:``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.room import Room
from tests.browser.saved_games import stored
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Visitor

# What a browser complains of there, whatever a page does: modules and fonts that it does not load.
REFUSED = ("blocked by CORS policy", "net::ERR_FAILED")
FIRST = ".j-actions > .j-main:not([hidden]), .j-moves button, .j-may, [data-may], .j-log li"


@pytest.mark.parametrize("slug", sweep(("azar", "alquerque", "backgammon", "piquet"), "azar"))
def test_a_room_plays_from_a_folder(visit: Visitor, site: Path, slug: str) -> None:
    """The game begins, a move is made and the game is kept; nothing is asked of any host."""
    seen = visit(f"play/{slug}.html", at=f"{site.resolve().as_uri()}/", reduced_motion="reduce")
    room = Room(seen.page, slug)
    room.begin()
    if slug == "azar":
        room.section.get_by_role("button", name="Throw").click()
        expect(room.log).not_to_have_count(0)
        stored(seen.page, 1)
        seen.page.reload()
        expect(room.button("Continue")).to_be_visible()
    else:
        expect(room.section.locator(FIRST).first).to_be_attached()
    seen.complaints = [one for one in seen.complaints if not any(item in one for item in REFUSED)]
