"""What it takes to play each game, from the front page on, as a table in Markdown.

``python -m tests.bench.rooms [SLUG ...]`` opens the built site in Chromium, each game as a new
reader does: clicks from the front page to the first move, seconds from the press on Begin until a
move can be made, bytes that came by then, and how long the computer thinks at each level. Another
machine gives other seconds.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect, sync_playwright

from conf.server import serving
from juegos.catalogue import CATALOGUE
from juegos.core.manifest import Can
from tests.browser.chromium import ARGS, find
from tests.browser.room import Room

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, Response

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
REPLIES = 5  # moves that each level is asked for
STEPS = 60  # throws and moves after which a game that asks nobody anything is left
PERSON, COMPUTER = "somebody here, at this screen", "the computer"
HEAD = ("game", "clicks", "seconds", "kB", "median reply, ms")
ASK = """async (request) => {
  const board = document.querySelector(".j-board");
  const own = document.querySelector("script[src*='widget-']").src;
  const { clientAt } = await import(new URL("client.mjs", own));
  const client = clientAt(new URL(board.dataset.root, document.baseURI).href);
  return client.ask(request, 300);
}"""


def table(slugs: list[str]) -> Iterator[str]:
    """Yield the lines of the table, each as soon as its game is measured."""
    yield f"| {' | '.join(HEAD)} |"
    yield f"|{'|'.join(['---'] * len(HEAD))}|"
    with serving(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find()), args=list(ARGS))
        for slug in slugs:
            yield f"| {' | '.join(_measured(browser, address, slug))} |"


def _measured(browser: Browser, address: str, slug: str) -> tuple[str, ...]:
    with browser.new_context(reduced_motion="reduce", service_workers="block") as context:
        came: list[int] = []

        def weigh(answer: Response) -> None:
            came.append(int(answer.headers.get("content-length", 0)))

        page = context.new_page()
        page.goto(address)
        page.get_by_role("navigation", name="Ways in").get_by_role("link", name="Play").click()
        page.locator(f'main a[href$="{slug}.html"], article a[href$="{slug}.html"]').first.click()
        page.wait_for_url(f"**/play/{slug}.html")
        page.wait_for_load_state("networkidle")
        context.on("response", weigh)  # what playing takes beside the page
        room = Room(page, slug)
        hides = Can.HIDE in CATALOGUE[slug].can
        room.choose(against=COMPUTER if hides else PERSON)
        begun = perf_counter()
        room.button("Begin").click()
        expect(room.section).to_have_attribute("data-state", "playing", timeout=60_000)
        seconds, bytes_ = perf_counter() - begun, sum(came)
        clicks = 3 + _first_move(room)
        replies = ", ".join(_replies(page, slug))
    return CATALOGUE[slug].name, str(clicks), f"{seconds:.1f}", f"{bytes_ / 1000:.0f}", replies


def _first_move(room: Room) -> int:
    """Make the first move there is; return how many clicks it took."""
    before, clicks = room.log.count(), 0
    press = ".j-actions > .j-main:not([hidden]):not([disabled]), .j-moves button, .j-groups button"
    while room.log.count() == before:
        clicks += 1
        steps = room.section.locator(".j-to" if clicks > 1 else ".j-may")
        (steps if steps.count() else room.section.locator(press)).first.click()
        room.page.wait_for_timeout(300)
        if clicks == STEPS:
            raise AssertionError(f"{room.section}: no move can be made")
    return clicks


def _replies(page: Page, slug: str) -> Iterator[str]:
    """Yield each level with the median of the times that it took for a reply."""
    for level in CATALOGUE[slug].levels:
        times = list(_times(page, slug, level))
        yield f"{level} {median(times):.0f}" if times else f"{level}: nothing is decided"


def _times(page: Page, slug: str, level: str) -> Iterator[float]:
    """Yield the milliseconds of the first replies in a game that the level plays by itself."""

    def ask(**request: Any) -> Any:
        return page.evaluate(ASK, {"slug": slug, "readings": {}, **request})

    now, left = ask(do="start"), REPLIES
    for step in range(STEPS):
        seed, state = str(step), now["state"]
        if not left or now["turn"] == "end":
            return
        if now["turn"] == "chance":
            now = ask(do="throw", state=state, seed=seed)
            continue
        begun = perf_counter()
        advice = ask(do="advise", state=state, seat=now["turn"], seed=seed, level=level)
        yield 1000 * (perf_counter() - begun)
        left -= 1
        now = ask(do="play", state=state, move=advice["move"])


def main(slugs: list[str]) -> None:
    """Print the table of these games, by default of all."""
    for line in table(slugs or list(CATALOGUE)):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
