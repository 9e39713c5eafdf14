"""The board drawn small beside the first words of a game's page, and the one link beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.catalogue import CATALOGUE
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
GAMES = {
    "of each kind": "azar panquist alquerque awithlaknannai dablot trictrac piquet".split(),
    "all": list(CATALOGUE),
}
# Words that lie where the picture or its link lies.
COVERED = """() => {
  const beside = document.querySelector(".j-beside");
  const boxes = [...beside.children].map((one) => one.getBoundingClientRect());
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [], range = document.createRange();
  while (words.nextNode()) {
    if (beside.contains(words.currentNode) || !words.currentNode.data.trim()) continue;
    range.selectNodeContents(words.currentNode);
    for (const at of range.getClientRects())
      for (const { left, right, top, bottom } of boxes)
        if (at.left < right && at.right > left && at.top < bottom && at.bottom > top)
          found.push(words.currentNode.data);
  }
  return found;
}"""


def lies(page: Page) -> tuple[float, float]:
    """Return where the left edge of the picture is, and where all of it ends."""
    box, link = (page.locator(f".j-beside {one}").bounding_box() for one in ("svg", "a >> nth=0"))
    assert box
    assert link
    assert min(box["width"], box["height"], link["width"]) > 30
    return box["x"], max(box["y"] + box["height"], link["y"] + link["height"])


@pytest.mark.parametrize("which", sweep(GAMES, "of each kind"))
def test_the_board_stands_beside_the_first_words(visit: Visitor, which: str) -> None:
    """Within the first screen, right of the title, over no word; without a script."""
    seen = visit("index.html", java_script_enabled=False, viewport=WIDE)
    for slug in GAMES[which]:
        seen.page.goto(f"{seen.address}{CATALOGUE[slug].family}/{slug}.html")
        left, end = lies(seen.page)
        assert left > WIDE["width"] / 2, slug
        assert end < WIDE["height"], slug
        assert seen.page.evaluate(COVERED) == [], slug


@pytest.mark.parametrize("slug", ["azar", "trictrac"])
def test_on_a_telephone_it_stands_above_the_text(visit: Visitor, slug: str) -> None:
    """Within the first screen, from the left edge; a finger that meets the picture plays."""
    page = visit(f"{CATALOGUE[slug].family}/{slug}.html", viewport=NARROW).page
    left, end = lies(page)
    assert left < 30
    assert end < NARROW["height"]
    assert page.evaluate(COVERED) == []
    page.locator(".j-beside svg").click(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text(CATALOGUE[slug].name)
    assert page.url.endswith(f"/play/{slug}.html")


def test_the_link_says_what_is_played(visit: Visitor) -> None:
    """For who hears the page, where another link says Play too; the picture says nothing."""
    page = visit("tablas/backgammon.html", viewport=WIDE).page
    expect(page.get_by_role("link", name="Play Backgammon", exact=True)).to_have_count(1)
    expect(page.locator(".j-beside")).to_have_text("Play Print")
    expect(page.locator(".j-beside svg[aria-hidden=true]")).to_have_count(1)
