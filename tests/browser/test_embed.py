"""A board in a frame of somebody else's page, on another host, and the lines that put it there."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.room import Room
from tests.browser.test_access import violations

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import FrameLocator, Locator

    from tests.browser.conftest import Visitor

OUTER = """<!doctype html><html lang="en"><title>Somebody else’s page</title>
<iframe src="{src}" title="A board" width="480" height="640"></iframe>"""


FRAME = 'width="480" height="640" loading="lazy"></iframe>'


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def framed(tmp_path: Path, address: str, visit: Visitor) -> Iterator[Callable[[str], FrameLocator]]:
    """Return ``framed(place)``: what is in a frame on a page of another site."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        host = f"http://localhost:{server.server_port}/"  # 127.0.0.1 is another site

        def opened(place: str) -> FrameLocator:
            (tmp_path / "outer.html").write_text(OUTER.format(src=address + place), "utf-8")
            seen = visit("outer.html", at=host)
            seen.address = address  # the frame may ask us alone
            seen.requests = [url for url in seen.requests if not url.startswith(host)]
            return seen.page.frame_locator("iframe")

        yield opened
        server.shutdown()


def begun(frame: FrameLocator, slug: str) -> Locator:
    """Press Play in the frame; return the board once a game is on."""
    board = frame.locator(f"#tablero-{slug}")
    board.get_by_role("button", name="Play").click()
    expect(board).to_have_attribute("data-state", "playing")
    return board


def test_a_board_is_played_on_somebody_elses_page(
    framed: Callable[[str], FrameLocator],
) -> None:
    """A move is made and answered by the computer; board and acts are shown, nothing is kept."""
    board = begun(framed("embed/alquerque.html"), "alquerque")
    for name in ("c2", "c3"):
        board.locator(f'[data-at="{name}"]').click()
    expect(board.locator(".j-log li")).to_have_count(2)
    expect(board.locator(".j-log")).to_be_hidden()
    expect(board.get_by_label("Your opponent is played by")).to_have_value("middling")
    assert board.evaluate("async () => await indexedDB.databases()") == []


@pytest.mark.thorough
def test_a_frame_begins_where_its_address_says(framed: Callable[[str], FrameLocator]) -> None:
    """With a position from a link; one of another game is refused, and then the game is played."""
    state = "5/5/2b2/2w2/5 w"
    link = handle({"do": "link", "slug": "alquerque", "state": state})["link"]
    board = begun(framed(f"embed/alquerque.html#{link}"), "alquerque")
    expect(board.locator('[data-at="c3"]')).to_have_attribute("aria-label", "c3, black man")
    other = framed(f"embed/azar.html#{link}").locator("#tablero-azar")
    other.get_by_role("button", name="Play").click()
    expect(other.get_by_role("alert")).to_contain_text("brings a different game")
    other.get_by_role("button", name="Play").click()
    expect(other.get_by_role("button", name="Throw")).to_be_visible()


@pytest.mark.thorough
def test_a_room_gives_the_lines_for_a_frame(visit: Visitor, address: str) -> None:
    """From its start before the first move, and then as the board stands."""
    seen = visit("play/alquerque.html", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    opener, lines = room.section.locator(".j-embed summary"), room.section.get_by_role("textbox")
    opener.click()
    begins = f'<iframe src="{address}embed/alquerque.html'
    expect(lines).to_have_value(f'{begins}" title="Alquerque de doce" ' + FRAME)
    assert violations(seen.page) == []
    opener.click()
    room.begin(against="somebody here, at this screen")
    room.move("c2", "c3")
    opener.click()
    state = handle({"do": "start", "slug": "alquerque"})["state"]
    state = handle({"do": "play", "slug": "alquerque", "state": state, "move": "c2-c3"})["state"]
    link = handle({"do": "link", "slug": "alquerque", "readings": {}, "state": state})["link"]
    expect(lines).not_to_have_value(f'{begins}" title="Alquerque de doce" ' + FRAME)
    value = lines.input_value()
    held = handle({"do": "unlink", "link": value.split("#")[1].split('"')[0]})
    assert held["state"] == handle({"do": "unlink", "link": link})["state"]
