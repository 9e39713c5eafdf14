"""A room that is played by clicks alone; what is done is drawn by lot from what may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.keys import PERSON, KeyedRoom

if TYPE_CHECKING:
    from random import Random

    from playwright.sync_api import Locator

# Where on the screen the thing aimed at is, in the middle of the window: the bar of acts lies at
# its foot. Nothing if it has gone meanwhile.
SPOT = """() => {
  const { one } = globalThis.aim;
  if (!one.isConnected) return null;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


class PointedRoom(KeyedRoom):
    """The room of a game, come to, begun and played by clicks; it uses no keyboard."""

    clicks = 0  # so far

    def enter(self) -> None:
        """Come in from the gallery, which is open, by the name of the game."""
        self.press_on(self.page.locator(f'.j-games h3 a[href="{self.slug}.html"]'))
        self.clicks += 1

    def start(self, *, person: bool = False) -> None:
        """Begin as is offered, or against a person where one can be chosen."""
        self.until("() => document.querySelector('.j-start [type=submit]:enabled')")
        chosen = self.form.locator(f"[value={PERSON}]")
        if person and chosen.count():
            self.press_on(chosen)
        self.press_on(self.button("Begin"))
        self.until("() => document.querySelector('.j-room[data-state=playing]')")
        self.clicks += 2

    def go(self, luck: Random) -> bool:
        """Click on what was drawn; return whether it was still there."""
        spot = self.page.evaluate(SPOT)
        if spot is None:
            return False
        self.press_at(*spot)
        self.clicks += 1
        return True

    def press_on(self, one: Locator) -> None:
        """Click on what is to be pressed."""
        one.click()

    def press_at(self, x: float, y: float) -> None:
        """Click on this spot of the window."""
        self.page.mouse.click(x, y)
