"""A board with places as its reader meets it: points, arrows or piles, looked at and pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.board import Board

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# Where a place is on the screen, once it keeps still: what comes in late, as letters do, moves it.
# The board may be drawn anew at any moment, so that the place is looked for each time; and it is
# brought to the middle of the window first, where the page's own head lies over nothing.
MIDDLE = """async (figure, at) => {
  await document.fonts.ready;
  const where = () => {
    const board = figure.querySelector(".j-points");
    board.scrollIntoView({ block: "center", behavior: "instant" });
    const places = [...board.querySelectorAll(`[data-at="${at}"]`)];
    const place = places.find((one) => !one.closest(".j-ghost"));
    const { x, y, width, height } = place.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  for (let before = where(); ; ) {
    await new Promise(requestAnimationFrame);
    const [x, y] = where();
    if (x === before[0] && y === before[1]) return before;
    before = [x, y];
  }
}"""


class PlacesBoard(Board):
    """The board with places of a game on an open page."""

    def __init__(self, page: Page, slug: str) -> None:
        super().__init__(page, slug)
        self.page = page
        self.news = self.figure.locator(".j-news")
        self.steps = self.figure.locator(".j-steps button")

    def at(self, place: str) -> Locator:
        """Return what stands for a place."""
        return self.figure.locator(f'.j-points [data-at="{place}"]:not(.j-ghost *)')

    def marked(self, kind: str) -> list[str]:
        """Return the places marked as ``may``, ``to``, ``from`` or ``doomed``."""
        texts: list[str] = self.figure.locator(f".j-points .j-{kind}").evaluate_all(
            "marks => marks.map((mark) => mark.dataset.at)"
        )
        return texts

    def middle(self, place: str) -> tuple[float, float]:
        """Return where a place is on the screen."""
        x, y = self.figure.evaluate(MIDDLE, place)
        return x, y

    def press(self, *places: str) -> None:
        """Click some places, one after the other."""
        for place in places:
            self.page.mouse.click(*self.middle(place))

    def drag(self, start: str, end: str) -> None:
        """Carry what stands on one place to another."""
        self.middle(start)
        there, here = self.middle(end), self.middle(start)
        self.page.mouse.move(*here)
        self.page.mouse.down()
        self.page.mouse.move(*there, steps=4)
        self.page.mouse.up()
