"""What the browser keeps after the first game: the site without a connection, a quicker start."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from conf.server import serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Visit, Visitor

PAGE = "dados/azar.html"
KEPT = """async () => {
  const store = await caches.open("juegos");
  return (await store.keys()).map(({ url }) => url);
}"""
PUT = "([url, text]) => caches.open('juegos').then((store) => store.put(url, new Response(text)))"


def memory(page: Page) -> str:
    """Wait until the memory of a started Python is kept; return its address."""
    for _ in range(300):
        for url in page.evaluate(KEPT):
            if url.endswith("/memory"):
                return str(url)
        page.wait_for_timeout(100)
    raise AssertionError("no memory was kept within 30 s")


def played(seen: Visit) -> None:
    """Play a throw and wait until the page and the runtime are kept."""
    board = seen.board()
    board.play()
    board.throw()
    expect(board.figure.locator(".j-kept")).to_contain_text("without a connection")


def test_after_a_game_the_page_plays_without_a_server(
    visit: Visitor, browser: Browser, site: Path
) -> None:
    """Reloaded when the server is gone, the page is whole and its board plays."""
    with browser.new_context() as context, ExitStack() as running:
        address = running.enter_context(serving(site))
        seen = visit(PAGE, at=address, context=context)
        played(seen)
        running.close()
        seen.page.reload()
        expect(seen.page.get_by_role("heading", level=1)).to_contain_text("Azar")
        board = seen.board()
        board.play()
        board.throw()
        board.expect_chances_of({}, board.throws())


def test_pages_read_after_a_game_are_kept_too(visit: Visitor, browser: Browser, site: Path) -> None:
    """Every page visited later can be read again without a server, and be played."""
    with browser.new_context() as context, ExitStack() as running:
        address = running.enter_context(serving(site))
        seen = visit(PAGE, at=address, context=context)
        played(seen)
        seen.page.goto(f"{address}dados/marlota.html")
        expect(seen.board("marlota").button("Play")).to_be_visible()
        seen.page.wait_for_load_state("networkidle")
        running.close()
        seen.page.reload()
        seen.board("marlota").play()


def test_nothing_is_kept_before_a_game(visit: Visitor) -> None:
    """Reading leaves no trace: no service worker and no store."""
    page = visit(PAGE).page
    page.wait_for_load_state("networkidle")
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0


def test_the_second_visit_starts_from_memory(visit: Visitor, browser: Browser) -> None:
    """It needs no boot, plays by the same rules, and does not repeat the first visit's throws."""
    with browser.new_context() as context:
        first = visit(PAGE, context=context)
        played(first)
        assert first.board().figure.get_attribute("data-start") == "boot"
        memory(first.page)
        throws = []
        for _ in range(3):
            later = visit(PAGE, context=context).board()
            later.play()
            assert later.figure.get_attribute("data-start") == "memory"
            throws.append(later.throw_often(8))
            later.expect_chances_of({}, later.throws())
        assert len({tuple(cast) for cast in throws}) > 1


def test_a_spoilt_memory_is_dropped_and_the_game_goes_on(visit: Visitor, browser: Browser) -> None:
    """Python then boots as at the first visit, and the memory is made anew."""
    with browser.new_context() as context:
        first = visit(PAGE, context=context)
        played(first)
        first.page.evaluate(PUT, [memory(first.page), "no memory at all"])
        later = visit(PAGE, context=context)
        played(later)
        assert later.board().figure.get_attribute("data-start") == "boot"
        memory(later.page)


def test_what_an_earlier_build_kept_is_dropped(visit: Visitor, browser: Browser) -> None:
    """A runtime of another name does not stay in the reader's browser."""
    with browser.new_context() as context:
        seen = visit(PAGE, context=context)
        old = f"{seen.address}_static/juegos/runtime-000000000000/memory"
        seen.page.evaluate(PUT, [old, "old"])
        played(seen)
        urls = seen.page.evaluate(KEPT)
        assert old not in urls
        assert any("/runtime-" in url for url in urls)
