"""Men carried by a finger on a telephone: the touches are real, the page must not run away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.phone import PHONE
from tests.browser.places import PlacesBoard
from tests.browser.points import PointsBoard
from tests.browser.tables import TablesBoard
from tests.browser.test_cards import Cards
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visit, Visitor

STEPS = 8  # of a finger on its way
# One card carried aside, and taken up again before anything else is done, then to the table.
HASTY = """async (card) => {
  SVGElement.prototype.setPointerCapture = () => {}; // of no real pointer
  const { x, y, width, height } = card.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  const fire = (kind, up) => card.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, pointerId: 7, clientX: at[0], clientY: at[1] - up,
  }));
  for (const up of [2000, 80]) {
    fire("pointerdown", 0);
    fire("pointermove", up);
    if (up === 80) await new Promise((done) => setTimeout(done, 100));
    fire("pointerup", up);
  }
}"""
BROKEN = "() => addEventListener('pointercancel', () => { window.broken = true; }, true)"


class Finger:
    """A finger on the screen of a page."""

    def __init__(self, seen: Visit) -> None:
        self.page = seen.page
        self.touch: CDPSession = seen.page.context.new_cdp_session(seen.page)
        self.page.evaluate(BROKEN)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def draw(self, here: tuple[float, float], there: tuple[float, float]) -> None:
        """Put the finger down, draw it over the screen step by step, lift it."""
        self._send("touchStart", here)
        for n in range(1, STEPS + 1):
            far = n / STEPS
            x, y = (a + (b - a) * far for a, b in zip(here, there, strict=True))
            self._send("touchMove", (x, y))
        self._send("touchEnd")

    def carry(self, board: PlacesBoard, start: str, end: str) -> None:
        """Carry what stands on one place to another; the page must stay where it is."""
        board.middle(start)
        there, here = board.middle(end), board.middle(start)
        before = self.scrolled
        self.draw(here, there)
        assert self.scrolled == before
        assert not self.broken

    @property
    def scrolled(self) -> float:
        """How far the page is scrolled down, in px."""
        return float(self.page.evaluate("scrollY"))

    @property
    def broken(self) -> bool:
        """Whether the browser has taken a touch away from the board."""
        return bool(self.page.evaluate("Boolean(window.broken)"))


def opened(visit: Visitor, family: str, slug: str) -> Visit:
    """Return the page of a game on a telephone."""
    return visit(f"{family}/{slug}.html", reduced_motion="reduce", **PHONE)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("slug", "moves"),
    [
        ("alquerque", ["c2-c3", "c4xc2"]),
        ("damas-espanolas", ["c3-b4", "b6-a5"]),
        ("lasca", ["a3-b4", "c5xa3"]),
    ],
)
def test_men_on_points_are_carried_by_a_finger(visit: Visitor, slug: str, moves: list[str]) -> None:
    """Each lies where he was let go, and the move is played; one who goes wrong is put back."""
    seen = opened(visit, "alquerque", slug)
    board = PointsBoard(seen.page, slug)
    board.play()
    finger = Finger(seen)
    for count, move in enumerate(moves, start=1):
        start, end = move.replace("x", "-").split("-")
        finger.carry(board, start, end)
        board.moved(count)
    assert board.throws() == moves


@pytest.mark.parametrize("slug", sweep(["backgammon", "trictrac"]))
def test_men_on_a_tables_board_are_carried_by_a_finger(visit: Visitor, slug: str) -> None:
    """A whole throw is played man by man."""
    seen = opened(visit, "tablas", slug)
    board = TablesBoard(seen.page, slug)
    board.begin()
    while not board.marked("may"):
        board.throw()
    finger, before = Finger(seen), board.log.count()
    while may := board.marked("may"):
        board.press(may[0])
        there = board.marked("to")[0]
        board.press(may[0])
        finger.carry(board, may[0], there)
        expect(board.figure.locator(".j-ghost")).to_have_count(0)
    expect(board.log).to_have_count(before + 1)


@pytest.mark.thorough
@pytest.mark.parametrize(("family", "slug"), [("alquerque", "alquerque"), ("tablas", "backgammon")])
def test_finger_beside_the_men_moves_the_page(visit: Visitor, family: str, slug: str) -> None:
    """A board does not hold the page fast: who draws over a part without men reads on."""
    seen = opened(visit, family, slug)
    board = PlacesBoard(seen.page, slug)
    board.button("Play").click()
    expect(board.figure.locator(".j-points [role=button]").first).to_be_visible()
    finger = Finger(seen)
    empty = "c3" if slug == "alquerque" else "9"
    x, y = board.middle(empty)
    before = finger.scrolled
    finger.draw((x, y), (x, y - 150))
    assert finger.scrolled > before


def middle(one: Locator) -> tuple[float, float]:
    """Return where the middle of an element is on the screen."""
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.thorough
def test_cards_are_carried_by_a_finger(visit: Visitor) -> None:
    """Let go on the table a card is picked; on another card, or beside the drawing, it is not."""
    seen = opened(visit, "naipes", "piquet")
    table = Cards(seen.page, "piquet")
    table.begin()
    while not table.figure.locator(".j-hit[aria-pressed]").count():
        table.step()
        table.ready()
    finger, card = Finger(seen), table.may.first
    (x, y), other = middle(card), middle(table.may.nth(2))
    scrolled = finger.scrolled
    for there in ((x, 5), other):
        finger.draw((x, y), there)
        expect(card).to_have_attribute("aria-pressed", "false")
    finger.draw((x, y), (x, y - 80))
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(table.figure.locator(".j-steps")).to_contain_text("Cards picked: 1")
    assert finger.scrolled == scrolled
    assert not finger.broken


@pytest.mark.thorough
def test_a_card_taken_up_again_at_once_is_carried(visit: Visitor) -> None:
    """What follows the first carrying comes later, and does not end the second."""
    seen = opened(visit, "naipes", "piquet")
    table = Cards(seen.page, "piquet")
    table.begin()
    while not table.figure.locator(".j-hit[aria-pressed]").count():
        table.step()
        table.ready()
    table.may.first.evaluate(HASTY)
    expect(table.may.first).to_have_attribute("aria-pressed", "true")
