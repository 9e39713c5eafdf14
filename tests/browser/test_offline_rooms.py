"""The play room without a connection: after one game every other can be played."""

from __future__ import annotations

import random
import threading
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from conf.server import server
from juegos.catalogue import CATALOGUE
from tests.browser.keys import KeyedRoom
from tests.browser.phone import PHONE, TappedRoom
from tests.browser.room import Room
from tests.browser.saved_games import until
from tests.browser.test_offline import gone

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Visit, Visitor

# The rooms are kept some time after a game has begun: here at once.
AT_ONCE = """() => {
  const set = globalThis.setTimeout;
  globalThis.setTimeout = (call, wait, ...more) => set(call, wait === 15000 ? 1 : wait, ...more);
}"""
ALL = "caches.match(new URL('rooms-kept.json', location.href)).then(Boolean)"
DESK: Any = {"width": 1280, "height": 720}
OTHERS = ("alquerque", "backgammon", "piquet")  # one of each other family
FIRST = ".j-actions > .j-main:not([hidden]), .j-moves button, .j-may, [data-may], .j-log li"

# Pairs of points of a board of which no arrows lead from one to the other, by its own program.
UNREACHED = """async () => {
  const svg = document.querySelector(".j-drawn .j-points");
  if (!svg) return [];
  const own = document.querySelector("script[src*='/client/room.mjs']").src;
  const { Plane } = await import(new URL("../boards/plane.mjs", own));
  const plane = new Plane(svg);
  const ways = [[1, 0], [-1, 0], [0, 1], [0, -1]];
  const all = [...svg.querySelectorAll("[data-at]")].map((one) => one.dataset.at);
  const next = new Map(all.map((at) => [at, ways.map((way) => plane.beside(at, way))]));
  return all.flatMap((first) => {
    const reached = new Set([first]);
    for (const point of reached) for (const other of next.get(point)) reached.add(other);
    return all.filter((point) => !reached.has(point)).map((point) => [first, point]);
  });
}"""


@pytest.fixture
def away(visit: Visitor, browser: Browser, site: Path) -> Iterator[Visit]:
    """Give a page whose reader has begun one game, and whose server is then gone."""

    def hasten(page: Page) -> None:
        page.add_init_script(f"({AT_ONCE})()")

    options: Any = {"reduced_motion": "reduce", "has_touch": True}
    with browser.new_context(**options) as context, server(site, 0) as running:
        threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
        address = f"http://127.0.0.1:{running.server_port}/"
        seen = visit("play/azar.html", at=address, context=context, before=hasten)
        Room(seen.page, "azar").begin()
        until(seen.page, ALL)
        seen.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        gone(running)
        yield seen
        seen.complaints.clear()  # a browser complains of every file that it cannot have


@pytest.mark.thorough
def test_other_games_play_without_a_connection(away: Visit) -> None:
    """From the gallery on: each room opens, begins its game and lets a move be made.

    So do the lists of puzzles, and one of them on its board.
    """
    for place in ("index", "play/games", "play/index"):
        away.page.goto(f"{away.address}{place}.html")
        expect(away.page.get_by_role("heading", level=1)).not_to_contain_text(
            "Without a connection"
        )
    for slug in OTHERS:
        away.page.goto(f"{away.address}play/{slug}.html")
        room = Room(away.page, slug)
        expect(room.section.locator(".j-weight")).to_have_count(0)  # nothing is to be downloaded
        room.begin()
        expect(room.section.locator(FIRST).first).to_be_attached()
    away.page.goto(f"{away.address}play/puzzles.html")
    away.page.locator(".j-games").get_by_role("link", name="Konane", exact=True).click()
    away.page.get_by_role("link", name="Solve it on the board").first.click()
    away.page.get_by_role("button", name="Show the puzzle").click()
    expect(away.page.locator(".j-puzzle")).to_contain_text("Find the only")


@pytest.mark.thorough
def test_every_game_is_played_by_keys_and_taps_without_a_connection(away: Visit) -> None:
    """Each game begins by one press of Enter, though its page was never opened before.

    Then a first move is made by keys alone; arrows lead from every point of a board to all others.
    In a window as small as a telephone’s the next one is made by taps alone. Both are held here,
    since it is the start of Python that takes long; the session ``marathon`` plays each to its end.
    """
    for slug in CATALOGUE:
        away.page.goto(f"{away.address}play/{slug}.html")
        room = KeyedRoom(away.page, slug)
        room.start()
        assert away.page.evaluate(UNREACHED) == [], slug
        before = room.log.count()
        over = room.play(1, random.Random(slug))
        assert over or room.log.count() > before, slug
        if not over:
            away.page.set_viewport_size(PHONE["viewport"])
            TappedRoom(away.page, slug).tapped(random.Random(slug))
            away.page.set_viewport_size(DESK)
