"""Clicks on a room at random: on whatever can be pressed there, and beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Error, expect

from tests.browser.room import Room

if TYPE_CHECKING:
    from random import Random

    from playwright.sync_api import Page, Request, Response

    from tests.browser.conftest import Visit

SPOTS = 0.25  # of all clicks that go anywhere on the board
PAUSE = 40  # ms at most between two clicks
PENDING = ":is(.j-actions, .j-steps) [aria-disabled=true]"  # what waits for an answer
LEAVING = "Execution context was destroyed"  # what Playwright says of such a page
GIVEN_UP = "net::ERR_ABORTED"  # by the page, which is loaded again or has stopped a start
UNFIT = " needs "  # what is told of readings that do not go together, which may be chosen
WRONG = 400  # from this on an answer tells of a fault
# Where to click: anywhere on the board, or on one of all controls that can be seen. Links lead
# elsewhere and are left alone. A list of choices has the focus then, and a key takes its next one;
# so it does where a page that is loaded again, to play by letter, has nothing to press yet.
SPOT = """([kind, lot, more]) => {
  const room = document.querySelector(".j-room");
  if (!room) return null;
  const dialog = room.querySelector("dialog[open]");
  const box = room.querySelector(".j-drawn").getBoundingClientRect();
  if (kind && !dialog) {
    const at = [box.x + lot * box.width, box.y + more * box.height];
    return document.elementFromPoint(...at)?.closest("a") ? null : at;
  }
  const all = "button, summary, select, input, textarea, [role=button], [data-at]";
  const isSeen = (one) => one.checkVisibility() && !one.closest(".j-ghost");
  const found = [...(dialog ?? room).querySelectorAll(all)].filter(isSeen);
  const one = found[Math.floor(lot * found.length)];
  if (!one) return null;
  one.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (one.matches("select")) return one.focus();
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# A link may come under the pointer before it clicks; nobody leaves the room by it.
STAY = """addEventListener("click", (event) => {
  if (event.target.closest?.("a")) event.preventDefault();
}, true)"""


class Clicker:
    """A hand that clicks in the room that a visit has opened, and notes what fails meanwhile."""

    def __init__(self, seen: Visit, slug: str, luck: Random) -> None:
        self.seen = seen
        self.page: Page = seen.page
        self.room = Room(seen.page, slug)
        self.luck = luck
        self.failed: list[str] = []
        self.page.add_init_script(STAY)
        self.page.evaluate(STAY)
        seen.page.context.on("response", self._answered)
        seen.page.context.on("requestfailed", self._broken)

    def _answered(self, answer: Response) -> None:
        if answer.status >= WRONG:
            self.failed.append(f"{answer.status} {answer.url}")

    def _broken(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self.failed.append(f"{request.failure} {request.url}")

    def click(self, count: int) -> None:
        """Click so many times; now and then twice at once."""
        for _ in range(count):
            lots = [self.luck.random() for _ in range(3)]
            at = self._spot([lots[0] < SPOTS, *lots[1:]])
            if at is None:
                self.page.keyboard.press("ArrowDown")
            else:
                self.page.mouse.click(*at, click_count=1 + (self.luck.random() < SPOTS))
            self.page.wait_for_timeout(self.luck.random() * PAUSE)

    def _spot(self, lots: list[float | bool]) -> list[float] | None:
        """Return where to click; none while a page is loaded again."""
        try:
            return self.page.evaluate(SPOT, lots)
        except Error as error:
            if LEAVING not in error.message:
                raise
            return None

    def faults(self) -> list[str]:
        """Return what has failed, once all that was asked of the rules is answered."""
        room = self.page.locator(".j-room")  # of another game, where a record of one was pasted
        expect(room.locator(PENDING)).to_have_count(0)
        text = room.locator(".j-alert").inner_text()
        wrong = [text] if text and UNFIT not in text else []
        return [*self.failed, *self.seen.complaints, *wrong]
