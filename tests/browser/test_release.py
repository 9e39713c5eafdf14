"""A new release of the site while a game is on: the game is still there, and goes on."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from conf.server import Server, server
from juegos import __version__
from tests.browser.room import PERSON, Room
from tests.browser.saved_games import stored, until
from tests.browser.test_offline import CACHED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browser.conftest import Visitor

PAGE = "play/alquerque.html"
NEWER = "ffffffffffff"  # what folders are named after in the newer release
FORMER = f"/runtime-(?!{NEWER})/"  # what a Python of another release is kept under
CHANGED = (PAGE, "play/rooms.json", "_static/juegos/runtime.json", "sw.js")
CONTROLLED = "navigator.serviceWorker.ready.then(() => true)"


def release(running: Server, site: Path, folder: Path) -> str:
    """Let a server serve a newer release of a site, and nothing of the former; return its widget.

    Its scripts and its Python are as before, but all lies under other names.
    """
    names = {
        kind: next((site / "_static").glob(f"{place}{kind}-*")).name
        for kind, place in (("widget", ""), ("runtime", "juegos/"))
    }
    newer = {former: f"{kind}-{NEWER}" for kind, former in names.items()}
    for name in CHANGED:
        text = (
            (site / name)
            .read_text("utf-8")
            .replace(f'"version":"{__version__}"', '"version":"9.9.9"')
        )
        for former, name_now in newer.items():
            text = text.replace(former, name_now)
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{text}\n", "utf-8")
    handler = running.RequestHandlerClass
    before = handler._path  # type: ignore[attr-defined]

    def path(asked_by: Any, asked: str) -> Path:
        if (folder / asked.lstrip("/")).is_file():
            return folder / asked.lstrip("/")
        if any(former in asked for former in newer):
            return folder / "gone"
        for former, now in newer.items():
            asked = asked.replace(now, former)
        result: Path = before(asked_by, asked)
        return result

    handler._path = path  # type: ignore[attr-defined]
    return newer[names["widget"]]


@pytest.fixture
def running(site: Path) -> Iterator[Server]:
    """Serve the site; a test asks for it before its visits, so that these are over before it is."""
    with server(site, 0) as one:
        threading.Thread(target=one.serve_forever, args=(0.05,), daemon=True).start()
        yield one
        one.shutdown()


@pytest.mark.thorough
def test_a_game_goes_on_under_a_new_release(
    running: Server, visit: Visitor, site: Path, tmp_path: Path
) -> None:
    """On the page that is open, whose scripts are gone from the site, and then on the new one."""
    seen = visit(PAGE, at=f"http://127.0.0.1:{running.server_port}/", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    room.begin(against=PERSON)
    room.move("c2", "c3")
    expect(room.section.locator(".j-storage-note")).to_contain_text("works offline")
    until(seen.page, CONTROLLED)
    widget = release(running, site, tmp_path)
    room.move("c4", "c2")
    room.section.get_by_role("tab", name="Hint").click()
    room.button("What would a good player do?").click()
    expect(room.section.get_by_role("tabpanel")).to_contain_text("A good player would play")
    stored(seen.page, 2)
    moves = room.log.all_text_contents()
    seen.page.reload()
    expect(seen.page.locator(f"script[src*='{widget}']")).not_to_have_count(0)
    room.button("Continue").click()
    expect(room.log).to_have_text(moves)
    room.button("Take back").click()
    expect(room.log).to_have_count(1)
    room.move("c4", "c2")
    stored(seen.page, 2)
    until(seen.page, f"async () => !(await ({CACHED})()).some((url) => {FORMER}.test(url))")
