"""The room of a game as its reader meets it: what the tests choose there and press."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit, Visitor

# Who can be chosen as the other player.
COMPUTER, PERSON = "the computer", "somebody here, at this screen"
UPRIGHT, SIDEWAYS = {"width": 390, "height": 844}, {"width": 844, "height": 390}
LOW = {"width": 390, "height": 660}  # a telephone's window beneath the bars of its browser
WIDE = {"width": 1280, "height": 720}
PATIENT = 200  # presses, more than a game of dice has
INSIDE = """(element) => {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
}"""


class Room:
    """The room of a game on an open page."""

    def __init__(self, page: Page, slug: str) -> None:
        self.page = page
        self.slug = slug
        self.section = page.locator(f"#tablero-{slug}")
        self.form = self.section.locator(".j-start")
        self.log = self.section.locator(".j-log li")
        self.turn = self.section.locator(".j-turn")
        self.end = self.section.locator(".j-end h2")

    def choose(self, **chosen: str) -> None:
        """Choose by the words of each choice: ``against``, ``side``, ``level``."""
        for name, words in chosen.items():
            if name == "level":
                self.form.locator("select[name=level]").select_option(label=words)
            else:
                self.form.get_by_label(words, exact=True).check()

    def begin(self, **chosen: str) -> None:
        """Choose so, press Begin and wait until the game can be played."""
        self.choose(**chosen)
        self.button("Begin").click()
        expect(self.section).to_have_attribute("data-state", "playing")

    def button(self, name: str) -> Locator:
        """Return the button that says so."""
        return self.section.get_by_role("button", name=name, exact=True)

    def point(self, name: str) -> Locator:
        """Return a point of a board."""
        return self.section.locator(f'[data-at="{name}"]')

    def move(self, *points: str) -> None:
        """Point at one point after the other, and wait until the log tells of the move."""
        before = self.log.count()
        for name in points:
            self.point(name).click()
        expect(self.log).not_to_have_count(before)

    def focused(self) -> str:
        """Return what has the focus: its place on the board, or its words."""
        text: str = self.page.evaluate(
            "document.activeElement.dataset.at ?? document.activeElement.textContent"
        )
        return text

    def shows_the_board(self) -> bool:
        """Tell whether the board is in the window; a narrow one leaves out the tray at its side."""
        points = self.section.locator('.j-drawn [data-at]:not([data-at="off"])')
        inside: list[bool] = points.evaluate_all(f"points => points.map({INSIDE})")
        return self.is_inside(".j-drawn") and all(inside)

    def is_inside(self, selector: str) -> bool:
        """Tell whether all of an element is in the window."""
        is_found: bool = self.section.locator(selector).evaluate(INSIDE)
        return is_found


def opened(visit: Visitor, slug: str, **options: Any) -> tuple[Visit, Room]:
    """Return the page of a game and its room."""
    seen = visit(f"play/{slug}.html", reduced_motion="reduce", **options)
    return seen, Room(seen.page, slug)


def thrown_out(room: Room) -> None:
    """Throw until the game is over."""
    for _ in range(PATIENT):
        if room.section.get_attribute("data-state") == "over":
            return
        count = room.log.count()
        room.section.get_by_role("button", name="Throw").click()
        expect(room.log).to_have_count(count + 1)
    raise AssertionError("the game does not end")
