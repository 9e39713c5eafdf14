"""What a page is without its scripts."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.serve import handle

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor


@pytest.mark.parametrize("slug", ["azar", "marlota"])
def test_a_page_is_complete_without_javascript(visit: Visitor, slug: str) -> None:
    """Text, both translations, the table of odds and the first position are there."""
    page = visit(f"dados/{slug}.html", java_script_enabled=False).page
    for language in ("osp", "en"):
        expect(page.locator(f'.j-passage [lang="{language}"]').first).to_be_visible()
    assert page.locator('.j-passage [lang="es"]').count() > 0
    first = page.locator(".j-cuadro tbody tr").first
    odds = handle({"do": "odds", "slug": slug})
    expect(first.locator(".j-exact").first).to_have_text(odds["p_first"])
    expect(page.locator(f"#tablero-{slug} svg.j-scene")).to_be_visible()


def test_the_board_without_javascript_says_what_it_shows_and_what_it_needs(visit: Visitor) -> None:
    """Its chances are exact and its caption whole; it has no dead button."""
    seen = visit("dados/azar.html", java_script_enabled=False)
    board = seen.board()
    odds = handle({"do": "odds", "slug": "azar"})
    assert board.chances() == {k: Fraction(odds[k]) for k in ("p_first", "p_second")}
    assert "needs JavaScript" in board.figure.locator("noscript").inner_text()
    expect(board.figure.locator(".j-caption")).to_have_text("A casts first: an azar wins at once.")
    assert board.figure.locator("button").count() == 0


def test_nothing_of_python_is_fetched_before_the_reader_asks(visit: Visitor) -> None:
    """A page that is only read asks for no runtime and starts no worker."""
    seen = visit("dados/azar.html")
    seen.page.wait_for_load_state("networkidle")
    assert [url for url in seen.requests if "/juegos/" in url] == []
    assert seen.page.workers == []


def test_to_turn_to_play_begins_to_load(visit: Visitor) -> None:
    """Python is on its way while the reader lingers on the button; the board is still an offer."""
    seen = visit("dados/azar.html")
    board = seen.board()
    with seen.page.context.expect_event("request", lambda request: ".wasm" in request.url):
        board.button("Play").hover()
    expect(board.button("Play")).to_be_visible()


def test_the_offer_names_the_megabytes(visit: Visitor) -> None:
    """Play says what it will cost, as the build of the runtime measured it."""
    seen = visit("dados/azar.html")
    weight = seen.page.request.get(f"{seen.address}_static/juegos/runtime.json").json()["gzip"]
    size = f"{weight / 1e6:.1f}\N{NO-BREAK SPACE}MB"
    expect(seen.board().button("Play")).to_have_text(f"Play ({size})")


def test_the_original_has_three_views_by_keyboard_and_without_javascript(visit: Visitor) -> None:
    """The arrows go from expanded to as written and regularised, each with its own words."""
    page = visit("dados/azar.html#f67r.a.9", java_script_enabled=False).page
    words = page.locator('.j-passage [lang="osp"]').nth(2)
    page.get_by_label("expanded").focus()
    for name, word in (
        ("expanded", "ouiere de lançar"),
        ("as written", "ouiere de lançar"),
        ("regularised", "hobiere de lanzar"),
    ):
        expect(page.get_by_label(name, exact=True)).to_be_checked()
        expect(words).to_contain_text(word, use_inner_text=True)
        assert ("¶" in words.inner_text()) == (name == "as written")
        expect(page.locator("[id='f67r.a.9']")).to_be_in_viewport()
        page.keyboard.press("ArrowRight")
