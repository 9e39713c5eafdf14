"""What it takes to play each game, from the front page on: ``docs/desarrollo/rooms.csv``.

``python -m tests.bench.rooms [SLUG ...]`` opens the built site in Chromium, each game as a new
reader does, and keeps in that file how many clicks lead from the front page to the first move, and
how many megabytes come after the press on Begin until it can be made; lines of other games stay.
What depends on the machine it measures if asked by ``--times``, on one that does nothing else, and
keeps with the day and the number of processors: seconds from that press until a move can be made,
how many milliseconds the rules take to answer a move, and the computer to make one at each level,
in the median. What was measured so stays until it is measured again.
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
from tests.browser.room import Room

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, Response

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
KEPT = ROOT / "docs" / "desarrollo" / "rooms.csv"
REPLIES = 5  # moves that each level is asked for
TIMES = "--times"
STEPS = 60  # throws and moves after which a game that asks nobody anything is left
PERSON, COMPUTER = "somebody here, at this screen", "the computer"
HEAD = ("game", "clicks", "MB")
TIMED = (  # these columns are there once any game has them
    "seconds",
    "ms a move",
    "ms a level",
    "day, cores",
)
ASK = """async (request) => {
  const board = document.querySelector(".j-board");
  const own = document.querySelector("script[src*='widget-']").src;
  const { clientAt } = await import(new URL("client.mjs", own));
  const client = clientAt(new URL(board.dataset.root, document.baseURI).href);
  return client.ask(request, 300);
}"""


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
            if answer.url.endswith("/offline.mjs"):  # what is fetched then is kept for other visits
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
        seconds, bytes_ = perf_counter() - begun, sum(came.values())
        clicks = 3 + _first_move(room)
        times = _timed(page, slug, seconds) if timed else ()
    return named(slug), str(clicks), f"{bytes_ / 1e6:.2f}", *times


def named(slug: str) -> str:
    """Return how a line names its game."""
    return f"{{j:juego}}`{slug}`"


def _timed(page: Page, slug: str, seconds: float) -> Line:
    """Return what a line holds of times, in the columns ``TIMED``."""
    moves: list[float] = []
    replies = ", ".join(_replies(page, slug, moves))
    on = f"{date.today().isoformat()}, {os.cpu_count()}"  # noqa: DTZ011
    return f"{seconds:.1f}", f"{median(moves):.0f}", replies, on


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


def _replies(page: Page, slug: str, moves: list[float]) -> Iterator[str]:
    """Yield each level with the median of its times; note in ``moves`` how long a move took."""
    for level in CATALOGUE[slug].levels:
        times = list(_times(page, slug, level, moves))
        yield f"{level} {median(times):.0f}" if times else f"{level} –"


def _times(page: Page, slug: str, level: str, moves: list[float]) -> Iterator[float]:
    """Yield the milliseconds of the first replies in a game that the level plays by itself."""

    def ask(**request: Any) -> tuple[Any, float]:
        begun = perf_counter()
        reply = page.evaluate(ASK, {"slug": slug, "readings": {}, **request})
        return reply, 1000 * (perf_counter() - begun)

    (now, _), left = ask(do="start"), REPLIES
    for step in range(STEPS):
        seed, state = str(step), now["state"]
        if not left or now["turn"] == "end":
            return
        if now["turn"] == "chance":
            now, time = ask(do="throw", state=state, seed=seed)
        else:
            advice, thought = ask(
                do="advise", state=state, seat=now["turn"], seed=seed, level=level
            )
            yield thought
            left -= 1
            now, time = ask(do="play", state=state, move=advice["move"])
        moves.append(time)


def kept() -> dict[str, Line]:
    """Return the lines that are kept, by the name of the game."""
    if not KEPT.is_file():
        return {}
    with KEPT.open(encoding="utf-8", newline="") as file:
        return {line[0]: tuple(line) for line in [*csv.reader(file)][1:]}


def added(lines: dict[str, Line], line: Line) -> dict[str, Line]:
    """Return the lines with one in the place of what there was of its game, but for its times.

    >>> added({"go": ("go", "4", "5.9", "1.2")}, ("go", "3", "5.8"))
    {'go': ('go', '3', '5.8', '1.2')}
    """
    return {**lines, line[0]: line + lines.get(line[0], ())[len(line) :]}


def keep(lines: dict[str, Line]) -> None:
    """Keep lines, in the order of the catalogue, each as long as the head."""
    head = (*HEAD, *TIMED) if any(any(line[len(HEAD) :]) for line in lines.values()) else HEAD
    order = [named(slug) for slug in CATALOGUE]
    whole = {name: (line + ("",) * len(head))[: len(head)] for name, line in lines.items()}
    with KEPT.open("w", encoding="utf-8", newline="") as file:
        write = csv.writer(file, lineterminator="\n")
        write.writerow(head)
        write.writerows(whole[name] for name in order if name in whole)


def main(args: list[str]) -> None:
    """Measure the games named, by default all, and keep the line of each."""
    slugs = [slug for slug in args if slug != TIMES]
    for line in measured(slugs or list(CATALOGUE), timed=TIMES in args):
        print(" | ".join(line), flush=True)
        keep(added(kept(), line))


if __name__ == "__main__":
    main(sys.argv[1:])
