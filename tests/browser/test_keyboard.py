"""The page by keyboard: every stop of Tab can be seen where it is reached, and the menu opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import PAGES, WIDTHS
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

# One page of each kind.
WALKED = (
    *("front", "azar", "contar", "lasca", "piquet", "trictrac", "lesson-of-trictrac"),
    *("side-by-side", "glossary", "data", "indexes", "search"),
)
BACK = ("azar", "data")  # walked to their beginnings too
MOST = 1_000  # stops: more than any of these pages has

# What has the focus: its name, and what keeps it from being seen, if anything does. A button that
# lies unseen on the words which are its label is seen as far as they are. A figure that
# answers is one stop, its drawing or the mark in it that answers. Null at the page's end.
STOP = """() => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return null;
  const stop = activeElement.closest("figure[data-answers] svg") ?? activeElement;
  const seen = stop.closest("label") ?? stop;
  const name = `${stop.localName} ${stop.className} ${stop.textContent.trim().slice(0, 40)}`;
  const inside = (box) => box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0
    && box.left < innerWidth && box.top < innerHeight;
  const box = [...seen.getClientRects()].find(inside);
  if (!box) return { name, fault: "it is not in the window" };
  if (!seen.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
    return { name, fault: "it is not visible" };
  }
  const middle = (low, high, most) => (Math.max(low, 0) + Math.min(high, most)) / 2;
  const there = document.elementFromPoint(
    middle(box.left, box.right, innerWidth), middle(box.top, box.bottom, innerHeight));
  const free = there && (seen.contains(there) || there.contains(seen));
  return { name, fault: free ? "" : `it lies beneath ${there?.outerHTML.slice(0, 80)}` };
}"""


def walk(page: Page, key: str) -> tuple[list[str], list[str]]:
    """Return the names of all stops from here on, and the faults of those that cannot be seen."""
    names: list[str] = []
    faults: list[str] = []
    for _ in range(MOST):
        page.keyboard.press(key)
        stop = page.evaluate(STOP)
        if stop is None:
            return names, faults
        names.append(stop["name"])
        if stop["fault"]:
            faults.append(f"{stop['name']}: {stop['fault']}")
    raise AssertionError(f"more than {MOST} stops, the last {names[-3:]}")


@pytest.mark.parametrize("width", sweep(WIDTHS, 390))
@pytest.mark.parametrize("name", sweep(WALKED, "front", "azar"))
def test_every_stop_of_tab_is_seen(visit: Visitor, name: str, width: int) -> None:
    """From the first to the last, and back: each is in the window and under nothing."""
    size = {"width": width, "height": 900}
    page = visit(PAGES[name], viewport=size, reduced_motion="reduce").page
    page.wait_for_load_state("networkidle")
    names, faults = walk(page, "Tab")
    assert faults == []
    assert "Skip to content" in names[0]
    assert "Contents" in names[1]
    if name in BACK:
        back, faults = walk(page, "Shift+Tab")
        assert faults == []
        assert back == names[::-1]


@pytest.mark.parametrize("options", [{}, {"java_script_enabled": False}])
def test_the_menu_opens_and_closes_by_keyboard(visit: Visitor, options: dict[str, bool]) -> None:
    """With or without script: Enter opens it, Tab goes through it, Escape leads back."""
    page = visit("dados/azar.html", viewport={"width": 390, "height": 900}, **options).page
    opener, menu = page.get_by_role("button", name="Contents"), page.locator("#menu")
    expect(menu).to_be_hidden()
    opener.press("Enter")
    expect(menu).to_be_visible()
    for stop in (
        menu.get_by_role("button", name="Close"),
        menu.get_by_role("searchbox", name="Search"),
        menu.get_by_role("combobox", name="What of it to show"),
        menu.get_by_role("link").first,
    ):
        page.keyboard.press("Tab")
        expect(stop).to_be_focused()
        expect(stop).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(opener).to_be_focused()


def test_the_menu_closes_where_one_points_beside_it(visit: Visitor) -> None:
    """A finger on the page that it lies on puts it away."""
    page = visit("dados/azar.html", viewport={"width": 390, "height": 900}, has_touch=True).page
    page.get_by_role("button", name="Contents").tap()
    expect(page.locator("#menu")).to_be_visible()
    page.touchscreen.tap(380, 600)
    expect(page.locator("#menu")).to_be_hidden()
