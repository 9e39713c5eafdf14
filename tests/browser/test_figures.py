"""Figures that answer: pointer, key, touch; the curves of readings; and when nothing comes."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.accessibility import faults, picture

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visit, Visitor

ODDS, FIRST = "azar.odds", "azar.primera-suerte"
PHONE = {"width": 320, "height": 700}


def figure(page: Page, name: str) -> Locator:
    """Return a figure, brought into the window."""
    result = page.locator(f'figure[data-answers$="/{name}.json"]')
    result.scroll_into_view_if_needed()
    return result


def opened(visit: Visitor, **options: object) -> Visit:
    """Return the page of azar."""
    return visit("dados/azar.html", **options)


def test_a_mark_says_its_number(visit: Visitor) -> None:
    """Under the pointer, then by arrows and Home and End; Escape is silence; no host is asked."""
    seen = opened(visit)
    odds = figure(seen.page, ODDS)
    odds.locator("svg").hover()
    says = odds.locator(".j-answer")
    mark = odds.get_by_role("img", name=re.compile("^as written;"))
    mark.hover()
    expect(says).to_have_text(
        "as written; the first thrower wins with chance 0.5188, exactly 5527/10654"
    )
    seen.page.mouse.move(0, 0)
    expect(says).to_be_hidden()
    keys = seen.page.keyboard
    odds.locator("[tabindex='0']").focus()
    expect(says).to_be_visible()
    heard = {says.inner_text()}
    for _ in range(9):
        keys.press("ArrowUp")
        heard.add(says.inner_text())
    assert len(heard) == 10
    keys.press("End")
    last = says.inner_text()
    keys.press("Home")
    assert says.inner_text() != last
    expect(odds.locator("[tabindex='0']")).to_have_count(1)
    keys.press("Escape")
    expect(says).to_be_hidden()
    assert faults(seen.page) == {}


def test_a_reading_that_is_ticked_shows_its_curve(visit: Visitor) -> None:
    """Its points say the reading; the table has its row; pressed again all is as before."""
    seen = opened(visit)
    first = figure(seen.page, FIRST)
    button = first.get_by_role("button", name="Other readings")
    before = first.locator("svg").evaluate("svg => svg.getAttribute('viewBox')")
    button.click()
    box = first.get_by_role("checkbox", name="encuentro: pasa")
    marks = first.get_by_role("img", name=re.compile("^encuentro: pasa;"))
    expect(marks).to_have_count(0)
    box.check()
    expect(marks).to_have_count(8)
    marks.first.hover()
    expect(first.locator(".j-answer")).to_contain_text("encuentro: pasa; suerte 7: A wins")
    expect(first.locator("tbody tr")).to_have_count(10)
    picture(seen, "curves")
    assert faults(seen.page) == {}
    box.uncheck()
    expect(marks).to_have_count(0)
    button.click()
    expect(first.locator("tbody")).to_have_count(0)
    assert first.locator("svg").evaluate("svg => svg.getAttribute('viewBox')") == before


def test_a_touch_is_answered_on_the_narrowest_phone(visit: Visitor) -> None:
    """A tap near a mark says its number, within the page; nothing makes the page wider."""
    seen = opened(visit, viewport=PHONE, has_touch=True, color_scheme="dark")
    before = seen.page.evaluate("document.documentElement.scrollWidth")
    odds = figure(seen.page, ODDS)
    odds.locator("svg").tap()
    mark = odds.get_by_role("img", name=re.compile("^encuentro: tablas;"))
    mark.tap()
    says = odds.locator(".j-answer")
    expect(says).to_contain_text("encuentro: tablas")
    box = says.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert seen.page.evaluate("document.documentElement.scrollWidth") == before


def test_without_a_connection_a_figure_is_as_before(visit: Visitor) -> None:
    """What cannot be fetched leaves the drawing; asked again when it can be, it answers."""
    seen = opened(visit)
    odds = figure(seen.page, ODDS)
    seen.page.route("**/curvas/*", lambda route: route.fulfill(status=404))
    with seen.page.expect_response("**/curvas/*"):
        odds.locator("svg").hover()
    expect(odds.locator("svg[role=img]")).to_be_visible()
    seen.page.unroute("**/curvas/*")
    for _ in range(100):  # while the first answer is still being read, nothing is fetched again
        seen.page.mouse.move(0, 0)
        odds.locator("svg").hover()
        if not odds.locator("svg[role=img]").count():
            break
    expect(odds.locator("svg[role=group]")).to_be_visible()
    seen.complaints.clear()  # that it was not there


def test_without_script_there_is_the_drawing_alone(visit: Visitor) -> None:
    """No button is shown that nothing stands behind."""
    page = visit("dados/azar.html", java_script_enabled=False).page
    first = figure(page, FIRST)
    expect(first.locator("svg[role=img]")).to_be_visible()
    expect(first.locator("button")).to_be_hidden()


def test_answers_stand_beside_the_pages(site: Path) -> None:
    """Each figure of a page that names a file has it, with its curves where the game has some."""
    for page in ("dados/azar.html", "dados/contar.html"):
        named = re.findall(
            r'<figure data-answers="\.\./(curvas/[^"]+)"', (site / page).read_text("utf-8")
        )
        assert named
        for path in named:
            content = json.loads((site / path).read_text("utf-8"))
            assert ("curves" in content) == path.endswith("primera-suerte.json")
            assert content["svg"].count("aria-label=") > 1
