"""What a page keeps in the browser, for tests that wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import PATIENCE

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


def until(page: Page, asked: str) -> str:
    """Wait until what is asked of the page is answered by anything; return the answer."""
    for _ in range(PATIENCE // 100):
        if result := page.evaluate(asked):
            return str(result)
        page.wait_for_timeout(100)
    raise AssertionError(f"in vain for {PATIENCE / 1000:.0f} s: {asked}")


def stored(page: Page, moves: int) -> None:
    """Wait until a game of so many moves is kept: whoever leaves before loses the last of them."""
    until(page, f"({STORED})({moves})")
