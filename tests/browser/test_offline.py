"""What the browser keeps after the first game: the site without a connection, a quicker start."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from conf.server import Server, server
from tests.browser.conftest import IDLE, visiting
from tests.browser.saved_games import until
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from http.server import BaseHTTPRequestHandler
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Request

    from tests.browser.conftest import Visit, Visitor

PAGE = "dados/azar.html"
CACHED = """async () => {
  const store = await caches.open("juegos");
  return (await store.keys()).map(({ url }) => url);
}"""
MEMORY = f"async () => (await ({CACHED})()).find((url) => url.includes('/memory-'))"
WHOLE = """async () => {
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  const here = [location.href, ...asked].filter((url) => url.startsWith(location.origin));
  const found = here.map((url) => caches.match(url, { ignoreSearch: true }));
  return (await Promise.all(found)).every(Boolean);
}"""
COPY = "url => caches.match(url).then((copy) => copy?.text() ?? 'none')"
PUT = "([url, text]) => caches.open('juegos').then((store) => store.put(url, new Response(text)))"


WEIGHS = "url => caches.match(url).then((copy) => copy.arrayBuffer()).then((all) => all.byteLength)"
# Bytes of a heap, above which this Pyodide loads no memory (its issue 6254), and those before it.
LARGEST, HEAD = 31_457_280, 128
# Bytes at the end of the heap that nothing has written to; the rules may grow by as many at least.
FREE = """async url => {
  const all = new Uint8Array(await (await caches.match(url)).arrayBuffer());
  return all.length - 1 - all.findLastIndex(Boolean);
}"""
LEAST_FREE = 1_000_000
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
ASK = """async (request) => {
  const board = document.querySelector(".j-board");
  const own = document.querySelector("script[src*='widget-']").src;
  const { clientAt } = await import(new URL("client.mjs", own));
  const client = clientAt(new URL(board.dataset.root, document.baseURI).href);
  return client.ask(request);
}"""


def idle(page: Page) -> None:
    """Let a page be idle, and then keep the memory of a started Python."""
    page.add_init_script(IDLE)


def memory(page: Page) -> str:
    """Wait until the memory of a started Python is kept; return its address."""
    return until(page, MEMORY)


def played(seen: Visit) -> None:
    """Play a throw and wait until the page and the runtime are kept."""
    board = seen.board()
    board.play()
    board.throw()
    expect(board.figure.locator(".j-storage-note")).to_contain_text("works offline")


@contextmanager
def keeping(visit: Visitor, browser: Browser, site: Path) -> Iterator[tuple[Visit, Server]]:
    """Give a page whose reader has played and looked at the search, and the server it is from."""
    with browser.new_context() as context, server(site, 0) as running:
        threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
        address = f"http://127.0.0.1:{running.server_port}/"
        seen = visit(PAGE, at=address, context=context)
        played(seen)
        seen.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        for path in ("dados/index.html", "search.html?q=azar"):
            seen.page.goto(address + path)
            until(seen.page, WHOLE)
        yield seen, running
        running.shutdown()
        seen.complaints.clear()  # a browser complains of every file that it cannot have


@pytest.fixture
def offline_visit(visit: Visitor, browser: Browser, site: Path) -> Iterator[tuple[Visit, Server]]:
    """Give such a page and its server to one test."""
    with keeping(visit, browser, site) as both:
        yield both


@pytest.fixture(scope="module")
def away(browser: Browser, site: Path, pytestconfig: pytest.Config) -> Iterator[Visit]:
    """Give such a page, whose server is gone, to all tests that only look at what is kept."""
    with (
        visiting(browser, "", pytestconfig.getoption("lag"), "away") as visit,
        keeping(visit, browser, site) as (seen, running),
    ):
        gone(running)
        yield seen


def gone(running: Server) -> None:
    """Have a server answer nobody any more, nor on the lines that are open."""
    instead(running, lambda _: None)
    running.shutdown()
    running.server_close()


def mute(running: Server) -> None:
    """Have a server take every request and never answer."""
    instead(running, lambda _: threading.Event().wait())


def instead(running: Server, act: Callable[[BaseHTTPRequestHandler], object]) -> None:
    """Have a server do this and then hang up, whatever it is asked for."""

    def answer(asked: BaseHTTPRequestHandler) -> None:
        act(asked)
        raise ConnectionResetError

    running.RequestHandlerClass.do_GET = answer  # type: ignore[attr-defined]


def test_after_a_game_the_page_plays_without_a_server(offline_visit: tuple[Visit, Server]) -> None:
    """Opened again when the server is gone, the page is whole and its board plays."""
    seen, running = offline_visit
    gone(running)
    seen.page.goto(seen.address + PAGE)
    expect(seen.page.get_by_role("heading", level=1)).to_contain_text("Azar")
    board = seen.board()
    board.play()
    board.throw()
    board.expect_chances_of({}, board.throws())


@pytest.mark.thorough
def test_pages_read_after_a_game_are_kept_too(offline_visit: tuple[Visit, Server]) -> None:
    """Every page visited later can be read again without a server, and be played."""
    seen, running = offline_visit
    seen.page.goto(f"{seen.address}dados/marlota.html")
    play = seen.board("marlota").figure.locator(".j-controls .j-main")
    expect(play).to_have_text("Play")  # and not how much is downloaded, since nothing is
    until(seen.page, WHOLE)
    gone(running)
    seen.page.reload()
    seen.board("marlota").play()


@pytest.mark.thorough
def test_a_page_of_another_family_plays_without_a_server(
    offline_visit: tuple[Visit, Server],
) -> None:
    """It was only read before the server was gone; its rules were kept after the first game."""
    seen, running = offline_visit
    seen.page.goto(f"{seen.address}tablas/tabula.html")
    expect(seen.board("tabula").button("Play")).to_be_visible()
    until(seen.page, WHOLE)
    gone(running)
    seen.page.reload()
    board = seen.board("tabula")
    board.button("Play").click()
    expect(board.figure).to_have_attribute("data-state", "playing")


def parts(asked: list[str]) -> set[str]:
    """Return which parts of juegos were asked for."""
    names = {url.rpartition("/")[2] for url in asked}
    return {name for name in names if name.startswith("juegos") and name.endswith(".zip")}


@pytest.mark.thorough
def test_a_board_fetches_what_its_family_needs(visit: Visitor, browser: Browser) -> None:
    """A reader who saves data gets no other; a request about another family brings its part."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    def watch(page: Page) -> None:
        idle(page)
        page.add_init_script(SAVES_DATA)
        page.context.on("request", note)

    with browser.new_context() as context:
        seen = visit(PAGE, before=watch, context=context)
        played(seen)
        assert memory(seen.page).endswith("/memory-dados")
        assert parts(asked) == {"juegos.zip", "juegos-dados.zip"}
        reply = seen.page.evaluate(ASK, {"do": "start", "slug": "piquet"})
        assert reply["slug"] == "piquet"
        assert parts(asked) == {"juegos.zip", "juegos-dados.zip", "juegos-naipes.zip"}
        table = seen.page.evaluate(ASK, {"do": "table", "id": "alquerque-familia.tableros"})
        assert table["rows"]
        assert "juegos-alquerque.zip" in parts(asked)


def test_nothing_is_kept_before_a_game(visit: Visitor) -> None:
    """Reading leaves no trace: no service worker and no store."""
    page = visit(PAGE).page
    page.wait_for_load_state("networkidle")
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0


@pytest.mark.thorough
def test_the_second_visit_starts_from_memory(visit: Visitor, browser: Browser) -> None:
    """It needs no boot, plays by the same rules, and does not repeat the first visit's throws.

    The one memory has all families, is no larger than what can be loaded, and a megabyte of it is
    free.
    """
    with browser.new_context() as context:
        first = visit(PAGE, context=context, before=idle)
        played(first)
        assert first.board().figure.get_attribute("data-start") == "boot"
        offline_visit = memory(first.page)
        assert offline_visit.endswith("/memory-alquerque-dados-naipes-tablas")
        assert first.page.evaluate(WEIGHS, offline_visit) - HEAD <= LARGEST
        assert first.page.evaluate(FREE, offline_visit) >= LEAST_FREE
        throws = []
        for _ in range(3):
            later = visit(PAGE, context=context).board()
            later.play()
            assert later.figure.get_attribute("data-start") == "memory"
            throws.append(later.throw_often(8))
            later.expect_chances_of({}, later.throws())
        assert len({tuple(cast) for cast in throws}) > 1


@pytest.mark.thorough
def test_a_spoilt_memory_is_dropped_and_the_game_goes_on(visit: Visitor, browser: Browser) -> None:
    """Python then boots as at the first visit, and the memory is made anew."""
    with browser.new_context() as context:
        first = visit(PAGE, context=context, before=idle)
        played(first)
        first.page.evaluate(PUT, [memory(first.page), "no memory at all"])
        later = visit(PAGE, context=context, before=idle)
        played(later)
        assert later.board().figure.get_attribute("data-start") == "boot"
        memory(later.page)


@pytest.mark.thorough
def test_what_an_earlier_build_kept_is_dropped(visit: Visitor, browser: Browser) -> None:
    """Neither a runtime of another name stays nor scripts that no page which is kept asks for."""
    with browser.new_context() as context:
        seen = visit(PAGE, context=context)
        static = f"{seen.address}_static/"
        gone = [
            f"{static}juegos/runtime-000000000000/memory",
            f"{static}widget-000000000000/client/board.mjs",
        ]
        needed = f"{static}widget-111111111111/client/board.mjs"
        for url in (*gone, needed):
            seen.page.evaluate(PUT, [url, "old"])
        page = f'<script type="module" src="{needed}"></script>'
        seen.page.evaluate(PUT, [f"{seen.address}dados/old.html", page])
        played(seen)
        urls = seen.page.evaluate(CACHED)
        assert not set(gone) & set(urls)
        assert needed in urls
        assert any("/runtime-" in url for url in urls)
        assert any(url.endswith("/client/game.mjs") and url != needed for url in urls)


@pytest.mark.parametrize("path", sweep([PAGE + "?x=1", "dados/", "dados/index.html#azar", "dados"]))
def test_a_kept_page_is_known_by_any_of_its_addresses(away: Visit, path: str) -> None:
    """With a query, as a folder, with an anchor: it is the page that was opened."""
    away.page.goto(away.address + path)
    title = "Azar" if "azar.html" in path else "dice"
    expect(away.page.get_by_role("heading", level=1)).to_contain_text(title)


@pytest.mark.thorough
def test_a_new_search_needs_no_connection(away: Visit) -> None:
    """Once the search has been opened, it finds other words too."""
    away.page.goto(f"{away.address}search.html?q=marlota")
    expect(away.page.locator(".search-summary")).to_contain_text("matching the search query")
    expect(away.page.get_by_role("link", name="Marlota").first).to_be_visible()


@pytest.mark.thorough
def test_a_page_that_is_not_kept_is_told_with_those_that_are(away: Visit) -> None:
    """A page of the edition says so, lists what is kept by title, and asks again when told to."""
    away.page.goto(f"{away.address}alquerque/zamma.html?x=1")
    expect(away.page.get_by_role("heading", level=1)).to_contain_text("Without a connection")
    expect(away.page.locator(".j-wanted")).to_be_visible()
    again = away.page.get_by_role("link", name="Try again")
    assert again.get_attribute("href") == f"{away.address}alquerque/zamma.html?x=1"
    azar = away.page.locator(".j-some").get_by_role("link", name="Azar", exact=True)
    expect(azar).to_have_attribute("hreflang", "en")
    azar.click()
    expect(away.page.get_by_role("heading", level=1)).to_contain_text("Azar")


@pytest.mark.thorough
def test_a_page_of_a_language_not_yet_used_is_told_too(away: Visit) -> None:
    """In the language that was used, for the browser's own error would tell of no way on."""
    away.page.goto(f"{away.address}fr/dados/azar.html")
    expect(away.page.get_by_role("heading", level=1)).to_contain_text("Without a connection")
    expect(away.page.locator(".j-wanted")).to_be_visible()


@pytest.mark.thorough
def test_a_network_that_hangs_is_not_waited_for(offline_visit: tuple[Visit, Server]) -> None:
    """A server that takes every request and never answers: what is kept is shown all the same."""
    seen, running = offline_visit
    mute(running)
    seen.page.goto(seen.address + PAGE)
    expect(seen.page.get_by_role("heading", level=1)).to_contain_text("Azar")
    board = seen.board()
    board.play()
    board.throw()


@pytest.mark.thorough
def test_a_file_that_breaks_off_on_its_way_leaves_the_copy_of_it(
    offline_visit: tuple[Visit, Server],
) -> None:
    """As when a page is left that fetches others, or a line breaks: what was kept stays."""
    seen, running = offline_visit

    def half(asked: BaseHTTPRequestHandler) -> None:
        asked.send_response(200)
        asked.send_header("Content-Type", "text/html; charset=utf-8")
        asked.send_header("Content-Length", "1000")
        asked.end_headers()
        asked.wfile.write(b"<title>Half</title>")

    seen.page.goto(seen.address + "dados/index.html")
    until(seen.page, WHOLE)
    instead(running, half)
    broken = "url => fetch(url).then((answer) => answer.text()).catch(() => 'broken')"
    assert seen.page.evaluate(broken, seen.address + PAGE) == "broken"
    assert "<title>Azar" in seen.page.evaluate(COPY, seen.address + PAGE)


@pytest.mark.thorough
def test_a_page_that_a_network_shows_in_place_of_ours_is_not_kept(
    offline_visit: tuple[Visit, Server], visit: Visitor, browser: Browser
) -> None:
    """As one that asks for a password first: neither over what is kept nor at a first game."""
    seen, running = offline_visit

    ours = running.RequestHandlerClass.do_GET  # type: ignore[attr-defined]

    def portal(asked: BaseHTTPRequestHandler) -> None:
        if not asked.path.endswith((".html", ".css")):  # Python comes as it did
            ours(asked)
            return
        page = b"<!doctype html><title>Pay first</title>"
        asked.send_response(200)
        asked.send_header("Content-Type", "text/html; charset=utf-8")
        asked.send_header("Content-Length", str(len(page)))
        asked.end_headers()
        asked.wfile.write(page)

    with browser.new_context() as context:
        new = visit(PAGE, at=seen.address, context=context)
        board = new.board()
        instead(running, portal)
        board.play()
        for page in (seen.page, new.page):
            for url in (PAGE, "_static/board.css"):
                text = "url => fetch(url).then((answer) => answer.text())"
                assert "Pay first" in page.evaluate(text, seen.address + url)
        board.throw()
        expect(board.figure.locator(".j-storage-note")).to_be_hidden()
        assert "none" in new.page.evaluate(COPY, new.address + PAGE)
    assert "<title>Azar" in seen.page.evaluate(COPY, seen.address + PAGE)


@pytest.mark.thorough
def test_what_has_not_been_used_for_longest_makes_room(offline_visit: tuple[Visit, Server]) -> None:
    """Of the files beside runtime, scripts and rooms four hundred are kept, and the list stays."""
    seen, _ = offline_visit
    fill = """async () => {
      const store = await caches.open("juegos");
      for (let i = 0; i < 500; i++) await store.put(`/old-${i}`, new Response("old"));
    }"""
    seen.page.evaluate(fill)
    seen.page.goto(f"{seen.address}dados/marlota.html")
    until(seen.page, WHOLE)
    beside = "(url) => !/(runtime|widget)-[0-9a-f]+|sin-conexion|[/]play[/]/.test(url)"
    until(seen.page, f"async () => (await ({CACHED})()).filter({beside}).length === 400")
    urls = [str(url) for url in seen.page.evaluate(CACHED)]
    old = [url for url in urls if "/old-" in url]
    assert old[-1].endswith("/old-499")
    assert any(url.endswith("/sin-conexion.html") for url in urls)
    assert any(url.endswith("/pyodide.asm.wasm") for url in urls)
    assert any(url.endswith("/dados/marlota.html") for url in urls)


@pytest.mark.thorough
def test_all_that_is_kept_can_be_forgotten(offline_visit: tuple[Visit, Server]) -> None:
    """By a button on the page that lists it."""
    seen, _ = offline_visit
    seen.page.goto(f"{seen.address}metodo/sin-conexion.html")
    expect(seen.page.locator(".j-wanted")).to_be_hidden()
    seen.page.get_by_role("button", name="Delete all of it").click()
    expect(seen.page.locator(".j-none")).to_be_visible()
    assert seen.page.evaluate("caches.keys()") == []
    assert seen.page.evaluate("navigator.serviceWorker.getRegistrations().then(a => a.length)") == 0


@pytest.mark.thorough
def test_a_page_is_kept_under_one_address(away: Visit) -> None:
    """However it was asked for; so the files of a later build take the place of the earlier."""
    assert [url for url in away.page.evaluate(CACHED) if "?" in url or url.endswith("/")] == []
