"""Nothing moves while a page comes in, over a slow line, for a reader who has nothing of it yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.accessibility import PAGES, WIDTHS
from tests.browser.test_keyboard import WALKED
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

MOST = 0.01  # of what the browser reckons as cumulative layout shift
LINE = {  # a slow telephone: no face arrives with the page
    "offline": False,
    "latency": 150,  # milliseconds
    "downloadThroughput": 200_000,  # bytes a second
    "uploadThroughput": 200_000,
}
WATCH = """
const moved = [];
new PerformanceObserver((list) => moved.push(...list.getEntries()))
  .observe({ type: "layout-shift", buffered: true });
const what = ({ node }) => (node?.outerHTML ?? node?.parentElement?.outerHTML ?? "").slice(0, 90);
window.moved = () => moved.map(({ value, sources }) => [value, sources.map(what)]);
"""


def slow(page: Page) -> None:
    """Watch what moves on a page that comes in over a slow line."""
    page.add_init_script(WATCH)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)


@pytest.mark.parametrize("width", sweep(WIDTHS, 390))
@pytest.mark.parametrize("name", sweep(WALKED, "azar"))
def test_nothing_moves_while_a_page_comes_in(visit: Visitor, name: str, width: int) -> None:
    """Faces that are late stand in for nothing, what a script adds has its room kept."""
    page = visit(PAGES[name], before=slow, viewport={"width": width, "height": 900}).page
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    moved = page.evaluate("moved()")
    assert sum(value for value, _ in moved) <= MOST, moved
