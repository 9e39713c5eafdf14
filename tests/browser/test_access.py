"""axe-core on the pages, light and dark, narrow and wide; their pictures in build/screenshots."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visit, Visitor

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "conf" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"

PAGES = {
    "front": "index.html",
    "azar": "dados/azar.html",
    "marlota": "dados/marlota.html",
    "how-it-is-made": "metodo/como-esta-hecho.html",
    "how-to-cite": "metodo/como-citar.html",
    "passages": "indices/pasajes.html",
}
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
WIDTHS = (390, 1280)

# All that axe knows but AAA, which WCAG itself does not ask of whole sites, and experiments.
RUN = """() => axe.run(document, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
  nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary}`)))"""


@cache
def axe() -> str:
    """Return axe-core."""
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return what axe finds wrong on the page as it is now."""
    page.evaluate(axe())
    found: list[str] = page.evaluate(RUN)
    return found


def picture(seen: Visit, name: str) -> None:
    """Keep a picture of the whole page."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    seen.page.screenshot(path=PICTURES / f"{name}.png", full_page=True)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_fault_that_axe_finds(
    visit: Visitor, name: str, scheme: Scheme, width: int
) -> None:
    """None, by any rule of WCAG 2.2 AA or of best practice."""
    size = {"width": width, "height": 900}
    seen = visit(PAGES[name], color_scheme=scheme, viewport=size, reduced_motion="reduce")
    seen.page.wait_for_load_state("networkidle")
    assert violations(seen.page) == []
    picture(seen, f"{name}-{width}-{scheme}")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_board_in_play_has_no_fault_that_axe_finds(
    visit: Visitor, scheme: Scheme, width: int
) -> None:
    """Its controls and its log are as accessible as the page they stand on."""
    size = {"width": width, "height": 900}
    seen = visit(PAGES["azar"], color_scheme=scheme, viewport=size, reduced_motion="reduce")
    board = seen.board()
    board.play()
    board.throw()
    expect(board.figure.locator(".j-kept")).not_to_be_empty()
    assert violations(seen.page) == []
    picture(seen, f"azar-in-play-{width}-{scheme}")
