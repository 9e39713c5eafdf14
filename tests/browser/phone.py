"""A room on a telephone that is played by taps alone."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Any

from tests.browser.pointer import PointedRoom

if TYPE_CHECKING:
    from random import Random

    from playwright.sync_api import Locator

# What a context is opened with for a telephone held upright.
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

DOUBLE = 400  # ms, longer than between the two of a double tap
SLOP = 48  # px, farther than they are from each other
BESIDE = "document.documentElement.scrollWidth - innerWidth"  # px that lie beside the screen


class TappedRoom(PointedRoom):
    """The room of a game, come to, begun and played by a finger; it uses no mouse."""

    last: tuple[float, float] | None = None  # where it was tapped

    def tapped(self, luck: Random) -> None:
        """Make a move; the board and the bar of acts must be on the screen, and nothing beside it.

        Raises:
            AssertionError: something of the room is off the screen, or no move comes of the taps.
        """
        assert self.shows_the_board(), self.slug
        assert self.is_inside(".j-actions"), self.slug
        assert self.page.evaluate(BESIDE) == 0, self.slug
        before = self.log.count()
        assert self.play(1, luck) or self.log.count() > before, self.slug

    def press_on(self, one: Locator) -> None:
        """Tap on what is to be pressed."""
        one.tap()

    def press_at(self, x: float, y: float) -> None:
        """Tap on this spot of the screen, in no double tap: two at once within SLOP are that."""
        if self.last and dist(self.last, (x, y)) < SLOP:
            self.page.wait_for_timeout(DOUBLE)
        self.last = (x, y)
        self.page.touchscreen.tap(x, y)
