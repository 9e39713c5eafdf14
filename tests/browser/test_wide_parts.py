"""The row of the parts of a page, and tables: nothing is cut off without a sign of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

PAGES = ("dados/contar", "naipes/probabilidades", "dados/azar", "alquerque/familia")
CUT = "(row) => row.scrollWidth > row.clientWidth"

BROKEN = """(exact) => {
  const lines = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const isNumber = (node) => /^\\d+\\/?$/.test(node.data ?? "");
  return exact.flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => isNumber(node) && lines(node) > 1).map(({ data }) => data);
}"""


@pytest.mark.parametrize("page", sweep(PAGES, "dados/azar"))
def test_the_row_of_parts_is_whole_or_fades(visit: Visitor, page: str) -> None:
    """Where there is room all parts are there; on a telephone the row fades out and scrolls."""
    wide = visit(f"{page}.html", viewport={"width": 1280, "height": 900}).page
    assert not wide.locator(".j-parts > ul").evaluate(CUT)
    narrow = visit(f"{page}.html", viewport={"width": 390, "height": 900}).page
    row, last = narrow.locator(".j-parts > ul"), narrow.locator(".j-parts a:visible").last
    assert row.evaluate(CUT)
    assert "gradient" in row.evaluate("(row) => getComputedStyle(row).maskImage")
    last.focus()
    end = "(a) => a.closest('.j-parts').getBoundingClientRect().right - 40"
    assert last.evaluate("(a) => a.getBoundingClientRect().right") <= last.evaluate(end)


def test_a_page_without_notes_fills_its_column(visit: Visitor) -> None:
    """At 1280 px the board is as wide as the text's column, and the column stands in the middle."""
    page = visit("alquerque/zamma.html", viewport={"width": 1280, "height": 900}).page
    article, board = (page.locator(one).bounding_box() for one in ("article", ".j-board"))
    assert article
    assert board
    assert board["width"] == pytest.approx(article["width"], abs=1)
    assert article["x"] * 2 + article["width"] == pytest.approx(1280, abs=20)
    assert article["width"] > 0.65 * 1280


@pytest.mark.parametrize("width", [390, 1000])
def test_a_fraction_breaks_at_its_stroke_alone(visit: Visitor, width: int) -> None:
    """One of thirty digits has them on one line each, and the table scrolls in its frame."""
    size = {"width": width, "height": 800}
    page = visit("embed/cuadro/marlota.odds.html", viewport=size).page
    exact = page.locator(".j-num .j-exact")
    assert max(map(len, exact.all_inner_texts())) > 60
    assert exact.evaluate_all(BROKEN) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
