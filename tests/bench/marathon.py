"""Each game from the gallery to its end, by keys, clicks and taps alone; then clicks at random.

``python3 noxfile.py marathon`` does it all in Chromium and prints a line for each game, with what
was wrong; ``-- SLUG ...`` takes these games alone, ``--narrow`` plays by taps on a telephone alone,
``--wide`` all but that. A game that is not over after ``MOVES`` is left. It takes more than an
hour, so what is held at every change are the first moves and some clicks:
``tests/browser/test_marathon.py``.
"""

from __future__ import annotations

import random
import sys
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from conf.server import serving
from juegos.catalogue import CATALOGUE
from tests.browser.chromium import ARGS, find
from tests.browser.clicker import Clicker
from tests.browser.conftest import Visit
from tests.browser.keys import KeyedRoom
from tests.browser.phone import PHONE, TappedRoom
from tests.browser.pointer import PointedRoom

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from playwright.sync_api import BrowserContext

    Line = tuple[str, list[str]]
    Act = Callable[[Visit, str], Line]

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
MOVES = 1500
CLICKS = 1200  # about a minute
CLICKED = ("azar", "alquerque", "backgammon", "piquet")  # a game of each family
DESK: Mapping[str, Any] = {"viewport": {"width": 1280, "height": 720}}
NARROW, WIDE = "--narrow", "--wide"


@contextmanager
def opened(context: BrowserContext, address: str) -> Iterator[Visit]:
    """Give the gallery, watched, and close it at the end."""
    page = context.new_page()
    seen = Visit(page, address)
    seen.watch()
    page.goto(f"{address}play/index.html")
    yield seen
    page.close()


def by_keys(seen: Visit, slug: str) -> Line:
    """Return how a game went that was played by keys, and what was wrong."""
    room = KeyedRoom(seen.page, slug)
    return f"{_played(room)}, {room.keys} keys", seen.complaints


def by_clicks(seen: Visit, slug: str) -> Line:
    """Return how a game went that was played by clicks, and what was wrong."""
    room = PointedRoom(seen.page, slug)
    return f"{_played(room)}, {room.clicks} clicks", seen.complaints


def by_taps(seen: Visit, slug: str) -> Line:
    """Return how a game went that was played by taps, and what was wrong."""
    room = TappedRoom(seen.page, slug)
    return f"{_played(room)}, {room.clicks} taps", seen.complaints


def _played(room: KeyedRoom) -> str:
    room.enter()
    room.start(person=True)
    end = "over" if room.play(MOVES, random.Random(room.slug)) else "left"
    return f"{end} after {room.log.count()} moves"


def at_random(seen: Visit, slug: str) -> Line:
    """Return that a room was clicked on at random, and what was wrong."""
    seen.page.goto(f"{seen.address}play/{slug}.html")
    clicker = Clicker(seen, slug, random.Random(slug))
    clicker.room.begin()
    clicker.click(CLICKS)
    return f"{CLICKS} clicks at random", clicker.faults()


def lines(slugs: list[str], act: Act, screen: Mapping[str, Any]) -> Iterator[Line]:
    """Yield a line for each game, and what was wrong, as soon as it is done on such a screen."""
    with serving(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find()), args=list(ARGS))
        context = browser.new_context(reduced_motion="reduce", **screen)
        for slug in slugs:
            begun = perf_counter()
            try:
                with opened(context, address) as seen:
                    value, faults = act(seen, slug)
            except Exception as error:  # noqa: BLE001  whatever stops one, the others go on
                value, faults = "not played", [f"{type(error).__name__}: {error}"]
            yield f"{slug}: {value}, {perf_counter() - begun:.0f} s", faults


def main(args: list[str]) -> int:
    """Print the lines, each followed by what was wrong; return 1 if anything was, else 0."""
    games = [one for one in args if one not in {NARROW, WIDE}] or list(CATALOGUE)
    families = [slug for slug in CLICKED if slug in games]
    wide = [(games, by_keys, DESK), (games, by_clicks, DESK), (families, at_random, DESK)]
    narrow = [(games, by_taps, PHONE)]
    wrong = 0
    for some, act, screen in wide * (NARROW not in args) + narrow * (WIDE not in args):
        for value, faults in lines(some, act, screen):
            print("\n    ".join([value, *faults]), flush=True)
            wrong += bool(faults)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
