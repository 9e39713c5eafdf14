"""What a page has kept of its games, for tests that leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.test_offline import until

if TYPE_CHECKING:
    from playwright.sync_api import Page

STORED = """(moves) => new Promise((done) => {
  const asked = indexedDB.open("juegos-games", 1);
  asked.onupgradeneeded = () => asked.transaction.abort(); // nothing is kept yet
  asked.onerror = () => done(false);
  asked.onsuccess = ({ target: { result } }) => {
    const found = result.transaction("games").objectStore("games").getAll();
    found.onsuccess = () => {
      result.close();
      done(found.result.some(({ moments }) => moments.length === moves));
    };
  };
})"""


def stored(page: Page, moves: int) -> None:
    """Wait until a game of so many moves is kept: whoever leaves before loses the last of them."""
    until(page, f"({STORED})({moves})")
