"""Each game by keys alone from its room to its end; a room of each family clicked on at random.

``python3 noxfile.py marathon`` does both in Chromium and prints a line for each game, with what was
wrong; ``-- SLUG ...`` takes these games alone. A game that is not over after ``MOVES`` is left. It
takes more than half an hour, so what is held at every change are the first moves and some clicks:
``tests/browser/test_marathon.py``.
"""

from __future__ import annotations

import random
import sys
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from conf.server import serving
from juegos.catalogue import CATALOGUE
from tests.browser.chromium import ARGS, find
from tests.browser.clicker import Clicker
from tests.browser.conftest import Visit
from tests.browser.keys import KeyedRoom

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext

    Line = tuple[str, list[str]]

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
MOVES = 1500
CLICKS = 1200  # about a minute
CLICKED = ("azar", "alquerque", "backgammon", "piquet")  # a game of each family


@contextmanager
def opened(context: BrowserContext, address: str, slug: str) -> Iterator[Visit]:
    """Give the page of a game, watched, and close it at the end."""
    page = context.new_page()
    seen = Visit(page, address)
    seen.watch()
    page.goto(f"{address}play/{slug}.html")
    yield seen
    page.close()


def by_keys(seen: Visit, slug: str) -> Line:
    """Return how a game went that was played by keys, and what was wrong."""
    luck, room = random.Random(slug), KeyedRoom(seen.page, slug)
    room.start(person=True)
    end = "over" if room.play(MOVES, luck) else "left"
    return f"{end} after {room.log.count()} moves, {room.keys} keys", seen.complaints


def by_clicks(seen: Visit, slug: str) -> Line:
    """Return that a room was clicked on at random, and what was wrong."""
    clicker = Clicker(seen, slug, random.Random(slug))
    clicker.room.begin()
    clicker.click(CLICKS)
    return f"{CLICKS} clicks at random", clicker.faults()


def lines(slugs: list[str], act: Callable[[Visit, str], Line]) -> Iterator[Line]:
    """Yield a line for each game, and what was wrong, as soon as it is done."""
    with serving(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find()), args=list(ARGS))
        context = browser.new_context(reduced_motion="reduce")
        for slug in slugs:
            begun = perf_counter()
            try:
                with opened(context, address, slug) as seen:
                    said, faults = act(seen, slug)
            except Exception as error:  # noqa: BLE001  whatever stops one, the others go on
                said, faults = "not played", [f"{type(error).__name__}: {error}"]
            yield f"{slug}: {said}, {perf_counter() - begun:.0f} s", faults


def main(slugs: list[str]) -> int:
    """Print the lines, each followed by what was wrong; return 1 if anything was, else 0."""
    keyed = slugs or list(CATALOGUE)
    clicked = [slug for slug in CLICKED if slug in keyed]
    wrong = 0
    for games, act in ((keyed, by_keys), (clicked, by_clicks)):
        for said, faults in lines(games, act):
            print("\n    ".join([said, *faults]), flush=True)
            wrong += bool(faults)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
