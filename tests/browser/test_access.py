"""axe-core on the pages, light and dark, narrow and wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import (
    PAGES,
    PAIRS,
    SCHEMES,
    WIDTHS,
    Scheme,
    faults,
    picture,
    violations,
)
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Visitor

MAIN = ("front", "azar", "guirguiesca", "contar")  # in every light, at every width
EVERY = [(width, scheme) for width in WIDTHS for scheme in SCHEMES]
SEEN = [(name, *one) for name in PAGES for one in (EVERY if name in MAIN else PAIRS)]
# One page of each kind of board, of the front and of the search, at every change.
FIRST: tuple[tuple[str, int, Scheme], ...] = (
    ("front", 390, "dark"),
    ("azar", 1280, "light"),
    ("alquerque", 390, "dark"),
    ("search", 390, "dark"),
)


def stay(page: Page) -> None:
    """Let a page that leads on at once stay, so that it can be looked at itself."""

    def answer(route: Route) -> None:
        response = route.fetch()
        text = response.text().replace('http-equiv="refresh"', 'name="refresh"')
        route.fulfill(response=response, body=text)

    page.route("**/folios/*.html", answer)


@pytest.mark.parametrize(("name", "width", "scheme"), sweep(SEEN, *FIRST))
def test_a_page_has_no_fault_that_axe_finds(
    visit: Visitor, name: str, width: int, scheme: Scheme
) -> None:
    """None, by any rule of WCAG 2.2 AA or of best practice."""
    options = {"color_scheme": scheme, "viewport": {"width": width, "height": 900}}
    seen = visit(PAGES[name], before=stay, reduced_motion="reduce", **options)
    seen.page.wait_for_load_state("networkidle")
    if name == "search":
        expect(seen.page.locator("ul.search > li").first).to_be_visible()
        expect(seen.page.locator(".search-summary")).to_contain_text("matching")
    assert seen.page.url.endswith(PAGES[name])
    assert violations(seen.page) == []
    picture(seen, f"{name}-{width}-{scheme}")


@pytest.mark.parametrize("width", sweep(WIDTHS, 390))
@pytest.mark.parametrize("name", sweep(["azar", "triga", "alquerque"], "azar"))
def test_a_text_as_written_has_no_fault_that_axe_finds(
    visit: Visitor, name: str, width: int
) -> None:
    """The numbers of its lines are links, each with a name, large enough and apart."""
    seen = visit(PAGES[name], viewport={"width": width, "height": 900}, reduced_motion="reduce")
    seen.page.get_by_label("as written", exact=True).check()
    line = seen.page.locator("a.lb").nth(20)
    assert line.evaluate("(a) => getComputedStyle(a).visibility") == "visible"
    style = "getComputedStyle(a, '::before')"
    sizes = [line.evaluate(f"(a) => parseFloat({style}.{side})") for side in ("width", "height")]
    assert min(sizes) >= 24  # pixels, as WCAG 2.2 asks: the number is what is pressed
    assert violations(seen.page) == []
    picture(seen, f"{name}-as-written-{width}")


@pytest.mark.thorough
@pytest.mark.parametrize("width", WIDTHS)
def test_a_board_in_play_has_no_fault_that_axe_finds(visit: Visitor, width: int) -> None:
    """Its controls and its log are as accessible as the page they stand on, light and dark."""
    size = {"width": width, "height": 900}
    seen = visit(PAGES["azar"], viewport=size, reduced_motion="reduce")
    board = seen.board()
    board.play()
    board.throw()
    expect(board.figure.locator(".j-storage-note")).not_to_be_empty()
    assert faults(seen.page) == {}
    picture(seen, f"azar-in-play-{width}")
