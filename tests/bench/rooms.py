"""What it takes to play each game, from the front page on.

``python -m tests.bench.rooms [SLUG ...]`` opens the built site in Chromium, each game as a new
reader does, and prints how many clicks lead from the front page to the first move, and how many
megabytes come after the press on Begin until the rules have answered it. What depends on the
machine it measures if asked by ``--times``, on one that does nothing else, and prints with the day
and the number of processors: seconds from that press until the first move has been answered, how
many milliseconds the rules take to answer a move, in the median, and the computer to make one at
each level: of its first replies where there is a choice the median, and in brackets the longest.
``conf.make.rooms`` writes these lines to a file.
"""

from __future__ import annotations

import csv
import os
import sys
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect, sync_playwright

from conf.server import serving
from juegos.catalogue import CATALOGUE
from juegos.core.about import Can
from tests.browser.chromium import ARGS, find
from tests.browser.room import COMPUTER, PERSON, Room

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser, Page, Response

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
REPLIES = 5  # moves that each level is asked for, each where there are two or more
TIMES = "--times"
DEAREST = {"backgammon": {"cubo": "si"}}  # readings under which the replies take longest
STEPS = 60  # throws and moves after which a game that asks nobody anything is left
ASK = """async (request) => {
  const board = document.querySelector(".j-board");
  const own = document.querySelector("script[src*='widget-']").src;
  const { clientAt } = await import(new URL("client.mjs", own));
  const client = clientAt(new URL(board.dataset.root, document.baseURI).href);
  return client.ask(request, 300);
}"""
ANSWERED = """async (room, before) => {
  const log = () => room.querySelectorAll(".j-log li").length;
  const asked = () => room.querySelector(".j-actions [aria-disabled=true]");
  for (let still = 0; still < 5 && log() === before; still = asked() ? 0 : still + 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
}"""  # resolves once a move stands in the record, or nothing has been asked for a tenth of a second


Line = tuple[str, ...]


def measured(slugs: list[str], *, timed: bool) -> Iterator[Line]:
    """Yield the line of each game as soon as it is measured."""
    with serving(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find()), args=list(ARGS))
        for slug in slugs:
            yield _measured(browser, address, slug, timed=timed)


def _measured(browser: Browser, address: str, slug: str, *, timed: bool) -> Line:
    with browser.new_context(reduced_motion="reduce", service_workers="block") as context:
        came: dict[str, int] = {}  # what is asked for again the browser has

        def weigh(answer: Response) -> None:
            came.setdefault(answer.url, int(answer.headers.get("content-length", 0)))
            if answer.url.endswith("/NOTICE.txt"):  # what comes now is for other visits
                context.remove_listener("response", weigh)

        page = context.new_page()
        page.goto(address)
        page.get_by_role("navigation", name="Ways in").get_by_role("link", name="Play").click()
        page.locator(f'main a[href="{slug}.html"], article a[href="{slug}.html"]').first.click()
        page.wait_for_url(f"**/play/{slug}.html")
        page.wait_for_load_state("networkidle")
        context.on("response", weigh)  # what playing takes beside the page
        room = Room(page, slug)
        hides = Can.HIDE in CATALOGUE[slug].can
        room.choose(against=COMPUTER if hides else PERSON)
        begun = perf_counter()
        room.button("Begin").click()
        expect(room.section).to_have_attribute("data-state", "playing", timeout=60_000)
        clicks = 3 + _first_move(room)
        seconds, bytes_ = perf_counter() - begun, sum(came.values())
        times = _timed(page, slug, seconds) if timed else ()
    return slug, str(clicks), f"{bytes_ / 1e6:.2f}", *times


def _timed(page: Page, slug: str, seconds: float) -> Line:
    """Return what a line holds of times, on the machine."""
    moves: list[float] = []
    replies = ", ".join(_replies(page, slug, moves))
    on = f"{date.today().isoformat()},\u00a0{os.cpu_count()}"  # noqa: DTZ011
    return f"{seconds:.1f}", f"{median(moves):.0f}", replies, on


def _first_move(room: Room) -> int:
    """Make the first move there is; return how many clicks it took."""
    before, clicks = room.log.count(), 0
    press = ".j-actions > .j-main:not([hidden]):not([disabled]), .j-moves button, .j-groups button"
    while room.log.count() == before:
        clicks += 1
        steps = room.section.locator(".j-to" if clicks > 1 else ".j-may")
        (steps if steps.count() else room.section.locator(press)).first.click()
        room.section.evaluate(ANSWERED, before)
        if clicks == STEPS:
            raise AssertionError(f"{room.section}: no move can be made")
    return clicks


def _replies(page: Page, slug: str, moves: list[float]) -> Iterator[str]:
    """Yield each level with its times; note in ``moves`` how long a move took."""
    for level in CATALOGUE[slug].levels:
        yield f"{level} {median_and_longest(list(_times(page, slug, level, moves)))}"


def median_and_longest(times: Sequence[float]) -> str:
    """Return the median of times with the longest in brackets, or a dash if there are none.

    >>> median_and_longest([120, 431.2, 9])
    '120 (431)'
    """
    return f"{median(times):.0f} ({max(times):.0f})" if times else "–"


def _times(page: Page, slug: str, level: str, moves: list[float]) -> Iterator[float]:
    """Yield the milliseconds of the first replies in a game that the level plays by itself.

    A move that is the only one is made without asking.
    """

    def ask(**request: Any) -> tuple[Any, float]:
        begun = perf_counter()
        reply = page.evaluate(ASK, {"slug": slug, "readings": readings, **request})
        return reply, 1000 * (perf_counter() - begun)

    readings = {**CATALOGUE[slug].choice, **DEAREST.get(slug, {})}
    (now, _), left = ask(do="start"), REPLIES
    for step in range(STEPS):
        seed, state = str(step), now["state"]
        if not left or now["turn"] == "end":
            return
        if now["turn"] == "chance":
            now, time = ask(do="throw", state=state, seed=seed)
        else:
            move = now["moves"][0]
            if len(now["moves"]) > 1:
                seat = now["turn"]
                advice, thought = ask(do="advise", state=state, seat=seat, seed=seed, level=level)
                yield thought
                move, left = advice["move"], left - 1
            now, time = ask(do="play", state=state, move=move)
        moves.append(time)


def main(args: list[str]) -> None:
    """Measure the games named, by default all, and print the line of each as CSV."""
    slugs = [slug for slug in args if slug != TIMES]
    for line in measured(slugs or list(CATALOGUE), timed=TIMES in args):
        csv.writer(sys.stdout, lineterminator="\n").writerow(line)
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
