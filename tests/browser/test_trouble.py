"""What the board says when its Python cannot come, and how the reader goes on."""

from __future__ import annotations

import threading
import time
from functools import partial
from typing import TYPE_CHECKING, BinaryIO

import pytest
from playwright.sync_api import Page, Route, expect

from conf.server import Server, server
from tests.browser.conftest import PATIENCE
from tests.browser.room import Room
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.browser.board import Board
    from tests.browser.conftest import Visit, Visitor

PAGE = "dados/azar.html"
ROOM = "play/azar.html"
PERSON = "somebody here, at this screen"

SCRIPTS = """() => {
  const { src } = document.querySelector("script[src*='widget-']");
  return import(new URL("begin.mjs", src)).then(() => {});
}"""


def refused(pattern: str) -> Callable[[Page], object]:
    """Return what makes a page get nothing for these addresses."""
    return lambda page: page.route(pattern, lambda route: route.abort())


def held(routes: list[Route]) -> Callable[[Page], object]:
    """Return what lets a page wait for its WebAssembly, adding to these routes."""
    return lambda page: page.route("**/*.wasm", partial(_hold, routes))


def _hold(routes: list[Route], route: Route) -> None:
    routes.append(route)


def mended(seen: Visit) -> None:
    """Let a page get every file, once all of its own scripts are there.

    One that is under way while the routes are taken away never comes, and a page asks only once.
    """
    seen.page.evaluate(SCRIPTS)
    seen.page.unroute_all()


def shown(board: Board, sentence: str) -> None:
    """Hold the board to a message, its own text and a button that tries again."""
    alert = board.figure.get_by_role("alert")
    expect(alert).to_contain_text(sentence)
    expect(board.button("Try again")).to_be_visible()
    expect(board.figure.locator("svg.j-scene")).to_be_visible()
    assert board.chances()


def excused(seen: Visit, *words: str) -> None:
    """Take out the complaints that were provoked."""
    assert all(any(word in text for word in words) for text in seen.complaints), seen.complaints
    seen.complaints.clear()


@pytest.mark.parametrize(
    ("pattern", "sentence"),
    sweep(
        [
            ("**/worker.mjs", "could not be loaded"),
            ("**/runtime.json", "could not be started"),
            ("**/pyodide.asm.wasm", "could not be started"),
        ],
        ("**/worker.mjs", "could not be loaded"),
    ),
)
def test_what_is_missing_is_told_and_can_be_tried_again(
    visit: Visitor, pattern: str, sentence: str
) -> None:
    """A message in words; once the file can be had, Try again leads to the game."""
    seen = visit(PAGE, before=refused(pattern))
    board = seen.board()
    board.button("Play").click()
    shown(board, sentence)
    mended(seen)
    board.button("Try again").click()
    expect(board.cast).to_be_visible()
    expect(board.figure.get_by_role("alert")).to_be_empty()
    board.throw()
    excused(seen, "Failed to load resource", "Failed to fetch")


def test_a_game_begins_before_python_has_come(visit: Visitor) -> None:
    """A room has the opening: what is pressed then is done once Python is there."""
    waiting: list[Route] = []

    def hold_first(route: Route) -> None:
        route.continue_() if waiting else waiting.append(route)  # the worker asks for it again

    seen = visit(ROOM, before=lambda page: page.route("**/*.wasm", hold_first))
    room = Room(seen.page, "azar")
    with seen.page.expect_request("**/*.wasm"):
        room.begin(against=PERSON)
    expect(room.section.get_by_role("progressbar")).to_be_visible()
    room.button("Throw the dice").click()
    expect(room.log).to_have_count(0)
    waiting[0].continue_()
    expect(room.log).to_have_count(1)
    expect(room.section.locator(".j-coming")).to_have_count(0)


def test_a_click_on_a_game_that_has_begun_is_heard_once(visit: Visitor) -> None:
    """Also while a script is still to come: what was clicked earlier alone is repeated."""
    waiting: list[Route] = []
    wait = partial(_hold, waiting)
    seen = visit("play/alquerque.html", before=lambda page: page.route("**/offline.mjs", wait))
    room = Room(seen.page, "alquerque")
    with seen.page.expect_request("**/offline.mjs"):
        room.begin(against=PERSON)
    room.point("c2").click()
    with seen.page.expect_response("**/offline.mjs"):
        waiting[0].continue_()
    seen.page.evaluate("(path) => import(path)", waiting[0].request.url)
    room.point("c3").click()
    expect(room.log).to_have_count(1)


def test_a_game_that_has_begun_tells_that_python_cannot_come(visit: Visitor) -> None:
    """Once the file can be had, Try again mends it, and the throw that was asked for is made."""
    seen = visit(ROOM, before=refused("**/pyodide.asm.wasm"))
    room, board = Room(seen.page, "azar"), seen.board()
    alert = board.figure.get_by_role("alert")
    room.begin(against=PERSON)
    expect(alert).to_contain_text("could not be started")
    room.button("Throw the dice").click()
    expect(room.button("Throw the dice")).not_to_have_attribute("aria-disabled", "true")
    expect(alert).to_contain_text("could not be started")
    seen.page.unroute_all()
    board.button("Try again").click()
    expect(room.log).to_have_count(1)
    expect(alert).to_be_empty()
    excused(seen, "Failed to load resource", "Failed to fetch")


@pytest.mark.thorough
def test_a_missing_module_is_told_and_the_page_loaded_again(visit: Visitor) -> None:
    """A browser does not ask twice for a module, so Try again loads the page anew."""
    seen = visit(PAGE, before=refused("**/client.mjs"))
    board = seen.board()
    board.button("Play").click()
    shown(board, "could not be loaded")
    excused(seen, "Failed to load resource", "ERR_FAILED")
    seen.page.unroute_all()
    board.button("Try again").click()
    expect(board.button("Try again")).to_be_hidden()
    board.play()


@pytest.mark.thorough
def test_a_refused_webassembly_is_told(visit: Visitor) -> None:
    """Where a policy forbids WebAssembly, Python would never settle: the board says it at once."""

    def without(route: Route) -> None:
        answer = route.fetch()
        name = "content-security-policy"
        policy = answer.headers[name].replace("'wasm-unsafe-eval'", "")
        route.fulfill(response=answer, headers={**answer.headers, name: policy})

    seen = visit(PAGE, before=lambda page: page.route("**/worker.mjs", without))
    board = seen.board()
    board.button("Play").click()
    shown(board, "does not allow WebAssembly")
    excused(seen, "Content Security Policy", "Content-Security-Policy", "WebAssembly")


@pytest.mark.thorough
def test_a_start_that_never_settles_is_given_up(visit: Visitor) -> None:
    """After its own time-out the board says so, and the reader may try again."""
    waiting: list[Route] = []
    seen = visit(PAGE, before=held(waiting))
    board = seen.board()
    board.figure.evaluate("figure => { figure.dataset.patience = 1 }")
    board.button("Play").click()
    shown(board, "No answer came within 1 s")
    board.figure.evaluate("figure => { figure.dataset.patience = 60 }")
    for route in waiting:
        route.abort()
    mended(seen)
    board.button("Try again").click()
    expect(board.cast).to_be_visible()
    seen.complaints.clear()  # what a held request complains of differs


def test_loading_can_be_stopped(visit: Visitor) -> None:
    """Stop ends the worker, and the offer stands again."""
    seen = visit(PAGE, before=held([]))
    board = seen.board()
    board.button("Play").click()
    board.button("Stop").click()
    expect(board.button("Play")).to_be_focused()
    expect(board.figure.get_by_role("alert")).to_be_empty()
    assert seen.page.workers == []


@pytest.mark.thorough
def test_stopped_at_once_nothing_starts_later(visit: Visitor) -> None:
    """Also before the first script has come: it comes, and no worker with it."""
    waiting: list[Route] = []

    def wait(route: Route) -> None:
        waiting.append(route)

    seen = visit(PAGE, before=lambda page: page.route("**/client.mjs*", wait))
    board = seen.board()
    with seen.page.expect_request("**/client.mjs*"):
        board.button("Play").click()
    board.button("Stop").click()
    expect(board.button("Play")).to_be_focused()
    with seen.page.expect_response("**/client.mjs*"):
        waiting[0].continue_()
    seen.page.evaluate("(path) => import(path)", waiting[0].request.url)
    seen.page.evaluate("new Promise((resolve) => setTimeout(resolve))")
    assert seen.page.workers == []


@pytest.mark.thorough
def test_an_answer_that_does_not_come_is_given_up_and_asked_for_again(visit: Visitor) -> None:
    """The board says how long it has waited; Try again asks a new Python for the same throw."""
    seen = visit(PAGE)
    board = seen.board()
    board.play()
    seen.page.evaluate(
        """() => { window.kept = setTimeout;
        window.setTimeout = (call, wait) => kept(call, wait >= 10000 ? 0 : wait); }"""
    )
    board.cast.click()
    alert = board.figure.get_by_role("alert")
    expect(alert).to_contain_text("No answer came within 20 s")
    seen.page.evaluate("() => { window.setTimeout = window.kept; }")
    board.button("Try again").click()
    expect(board.log).to_have_count(1)
    expect(alert).to_be_empty()


def sent(**instead: object) -> Callable[[Page], object]:
    """Return what has a page get something else for a file: ``body`` made of its bytes, or type."""

    def answer(route: Route) -> None:
        reply = route.fetch()
        kind = instead.get("type", reply.headers["content-type"])
        body = instead.get("body", bytes)(reply.body())
        route.fulfill(status=200, content_type=str(kind), body=body)

    return lambda page: page.route(f"**/{instead['name']}", answer)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "instead", "says"),
    [
        (
            "pyodide.asm.wasm",
            {"body": lambda b: b[:5000] + b"\0" + b[5001:]},
            "bytes are not those",
        ),
        ("pyodide.asm.mjs", {"type": "text/plain"}, "it came as text/plain"),
    ],
)
def test_a_damaged_file_is_named_at_once(
    visit: Visitor, name: str, instead: dict[str, object], says: str
) -> None:
    """By its digest or its type; once it is whole again, Try again leads to the game."""
    seen = visit(PAGE, before=sent(name=name, **instead))
    board = seen.board()
    board.button("Play").click()
    shown(board, f"A file that Python needs arrived damaged: {name}: ")
    shown(board, says)
    mended(seen)
    board.button("Try again").click()
    expect(board.cast).to_be_visible()
    board.throw()


@pytest.mark.thorough
def test_a_webassembly_that_comes_as_something_else_is_used(visit: Visitor) -> None:
    """Its bytes are known by their digest; hosts that do not know its type are many."""
    name = "pyodide.asm.wasm"
    seen = visit(PAGE, before=sent(name=name, type="text/html"))
    seen.board().play()


class Line:
    """A server whose line is poor: what it does to the runtime's largest file, and what it saw."""

    name = "/pyodide.asm.wasm"

    def __init__(self, running: Server) -> None:
        self.asked: list[str] = []
        self.cuts = 0  # how many answers are still to be cut short
        self.cut = threading.Event()  # when to cut it
        self.cut.set()
        self.refuses = False  # whether the file cannot be had at all
        self.pause = 0.0  # s between two pieces of a file
        line, whole = self, running.RequestHandlerClass

        class Poor(whole):  # type: ignore[valid-type]
            wfile: BinaryIO

            def do_GET(self) -> None:  # noqa: N802 - so http.server names it
                if not self.path.endswith(line.name):
                    return super().do_GET()
                line.asked.append(self.headers.get("Range", ""))
                if line.refuses:
                    return self.send_error(503)
                self.wfile = line.through(self.wfile)
                return super().do_GET()

        running.RequestHandlerClass = Poor

    def through(self, wire: BinaryIO) -> BinaryIO:
        """Return what writes to a wire as this line does."""
        line, write = self, wire.write

        class Wire:
            def write(self, data: bytes) -> None:
                if line.cuts and len(data) > 10_000:
                    line.cuts -= 1
                    write(data[: len(data) // 3])
                    line.cut.wait(PATIENCE / 1000)
                    raise ConnectionResetError
                size = len(data) // 12 + 1
                for at in range(0, len(data), size):
                    write(data[at : at + size])
                    time.sleep(line.pause * (len(data) > 10_000))

            def flush(self) -> None:
                wire.flush()

            closed = False

            def close(self) -> None:
                wire.close()

        return Wire()


def read_some(seen: Visit, poor: Line) -> None:
    """Wait until the page has read some of that file: more has come than all others are."""
    runtime = seen.page.evaluate(
        "async root => (await fetch(root + 'runtime.json')).json()",
        seen.page.url.rpartition("/")[0] + "/../_static/juegos/",
    )
    large = next(f["gzip"] for f in runtime["files"] if poor.name.endswith(f["name"]))
    asked = (f for f in runtime["files"] if f.get("family", "dados") == "dados")
    whole = sum(f["gzip"] for f in asked if f["name"] != "NOTICE.txt")
    bar = seen.board().figure.get_by_role("progressbar").element_handle()
    seen.page.wait_for_function("([bar, least]) => bar.value > least", arg=[bar, 1 - large / whole])


@pytest.fixture
def line(site: Path) -> Iterator[tuple[str, Line]]:
    """Serve the site over a poor line; gives the address and the line.

    A test asks for it before its visits, so that these are over before the line is.
    """
    with server(site, 0) as running:
        poor = Line(running)
        threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/", poor
        poor.pause = 0.0
        running.shutdown()


@pytest.mark.thorough
def test_a_slow_line_plays(line: tuple[str, Line], visit: Visitor) -> None:
    """What takes longer in all than the reader's patience, but is never silent, arrives.

    Meanwhile the board tells how much has come, by a bar and in bytes.
    """
    address, poor = line
    poor.pause = 0.5
    seen = visit(PAGE, at=address)
    board = seen.board()
    board.figure.evaluate("figure => { figure.dataset.patience = 5 }")
    board.button("Play").click()
    expect(board.figure.locator(".j-bytes")).to_contain_text("MB")
    share = "bar => bar.value > 0.1 && bar.value < 1"
    assert board.figure.get_by_role("progressbar").evaluate(share)
    expect(board.cast).to_be_visible()


def test_a_line_that_breaks_goes_on_from_there(line: tuple[str, Line], visit: Visitor) -> None:
    """The rest alone is asked for, as often as some of it comes."""
    address, poor = line
    poor.cuts = 1
    poor.cut.clear()
    seen = visit(PAGE, at=address)
    board = seen.board()
    board.button("Play").click()
    read_some(seen, poor)
    poor.cut.set()
    expect(board.cast).to_be_visible()
    assert [asked for asked in poor.asked if asked.startswith("bytes=")]
    seen.complaints.clear()  # what a broken line complains of differs


@pytest.mark.thorough
def test_what_has_come_is_not_asked_for_again(line: tuple[str, Line], visit: Visitor) -> None:
    """After a failure, Try again goes on where the line broke."""
    address, poor = line
    poor.cuts, seen = 1, visit(PAGE, at=address)
    board = seen.board()
    poor.cut.clear()
    board.button("Play").click()
    read_some(seen, poor)
    poor.refuses = True
    poor.cut.set()
    shown(board, "pyodide.asm.wasm: 503")
    poor.refuses = False
    board.button("Try again").click()
    expect(board.cast).to_be_visible()
    assert any(asked.startswith("bytes=") for asked in poor.asked)
    seen.complaints.clear()
