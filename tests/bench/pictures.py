"""The pictures of the README, by day and by night, which ``conf.make.pictures`` puts into ``docs``.

``python -m tests.bench.pictures FOLDER`` opens the built site in Chromium: the page of azar at its
passage, and the room of alquerque after its first moves.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

from conf.server import serving
from tests.browser.chromium import ARGS, find
from tests.browser.room import PERSON, Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
SIZE = (1200, 720)
MOVES = (("c2", "c3"), ("c4", "c2"), ("c1", "c3"))


def passage(page: Page, address: str) -> None:
    """Open the page of azar at the words of its first rule."""
    page.goto(f"{address}dados/azar.html")


def room(page: Page, address: str) -> None:
    """Play three moves of alquerque for both sides."""
    page.goto(f"{address}play/alquerque.html")
    played = Room(page, "alquerque")
    played.begin(against=PERSON)
    for move in MOVES:
        played.move(*move)
    page.mouse.move(0, 0)


SHOWN: dict[str, Callable[[Page, str], None]] = {"passage": passage, "room": room}


def main(folder: Path) -> None:
    """Make all pictures, and print where each is."""
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=300_000)
    with serving(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find()), args=list(ARGS))
        for name, show in SHOWN.items():
            for light in ("light", "dark"):
                page = browser.new_page(
                    viewport={"width": SIZE[0], "height": SIZE[1]},
                    color_scheme="dark" if light == "dark" else "light",
                    reduced_motion="reduce",
                )
                page.set_default_timeout(300_000)
                show(page, address)
                page.evaluate("document.fonts.ready")
                file = folder / f"{name}-{light}.png"
                page.screenshot(path=file)
                print(file, flush=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
