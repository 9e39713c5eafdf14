"""What the board says when its Python cannot come, and how the reader goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, Route, expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.board import Board
    from tests.browser.conftest import Visit, Visitor

PAGE = "dados/azar.html"


def refused(pattern: str) -> Callable[[Page], object]:
    """Return what makes a page get nothing for these addresses."""
    return lambda page: page.route(pattern, lambda route: route.abort())


def held(routes: list[Route]) -> Callable[[Page], object]:
    """Return what lets a page wait for its WebAssembly, adding to these routes."""
    return lambda page: page.route("**/*.wasm", lambda route: _hold(routes, route))


def _hold(routes: list[Route], route: Route) -> None:
    routes.append(route)


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
    [
        ("**/worker.mjs", "could not be loaded"),
        ("**/runtime.json", "could not be started"),
        ("**/pyodide.asm.wasm", "could not be started"),
    ],
)
def test_what_is_missing_is_told_and_can_be_tried_again(
    visit: Visitor, pattern: str, sentence: str
) -> None:
    """A message in words; once the file can be had, Try again leads to the game."""
    seen = visit(PAGE, before=refused(pattern))
    board = seen.board()
    board.button("Play").click()
    shown(board, sentence)
    seen.page.unroute_all()
    board.button("Try again").click()
    expect(board.cast).to_be_visible()
    expect(board.figure.get_by_role("alert")).to_be_empty()
    board.throw()
    excused(seen, "Failed to load resource", "Failed to fetch")


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
    seen.page.unroute_all()
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
