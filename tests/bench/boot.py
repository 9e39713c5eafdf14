"""From Play to the first legal move, against what bare Pyodide needs for ``1+1``.

Bare Pyodide is the five files of npm's package, unchanged, in a module worker of a page of its
own: same server, same browser, same run. Cold is the first load in a fresh profile; warm the
third, with the browser's own cache and no memory of a started Python; later the third as readers
have it, through our service worker. In the room of azar a browser that keeps Python starts it
before anybody asks, and has a second for it, or none where the button is pressed as soon as it can
be; on the page of azar only once the reader turns to the button. The page of a room has the first
reply of the rules, so that a game begins before Python is there: the throw after it, measured
apart, waits for Python. Medians of three.
"""

from __future__ import annotations

import gzip
import json
import shutil
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import Playwright, sync_playwright

from conf.server import serving
from tests.bench import Row
from tests.browser.chromium import ARGS, find

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
NPM = ROOT / "conf" / "node_modules" / "pyodide"
STOCK = (
    "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"
)  # fmt: skip
ROUNDS = 3
LOADS = 3
LOOK = 1000  # ms that a reader takes to find the button, unless it is pressed at once
CASTS = 20
PAGES = ("play/azar.html", "dados/azar.html")
LIMITS = ("0.5", "0.3", "0.15")
WAITED = 1200  # tenths of a second, for the memory to be kept

PAGE = """<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">"""
WORKER = """import { loadPyodide } from "./runtime-bare/pyodide.mjs";
const python = await loadPyodide();
postMessage(python.runPython("1+1"));
"""
BARE = """() => new Promise((done) => {
  const start = performance.now();
  const trusted = trustedTypes.createPolicy("juegos", { createScriptURL: (url) => url });
  const worker = new Worker(trusted.createScriptURL("worker.mjs"), { type: "module" });
  worker.onmessage = () => done(performance.now() - start);
})"""
OURS = """async () => {
  const board = document.querySelector("#tablero-azar");
  const button = board.querySelector(".j-start [type=submit], .j-controls .j-main");
  while (button.disabled) await new Promise(requestAnimationFrame);
  const start = performance.now(), { promise, resolve: done } = Promise.withResolvers();
  new MutationObserver(() => {
    if (board.dataset.state === "playing") done(performance.now() - start);
  }).observe(board, { attributes: true });
  button.click();
  return promise;
}"""
CAST = """() => new Promise((done) => {
  const board = document.querySelector(".j-board"), log = board.querySelector(".j-log");
  const start = performance.now();
  new MutationObserver((_, watch) => {
    if (!log.childElementCount) return;
    watch.disconnect();
    done(performance.now() - start);
  }).observe(log, { childList: true });
  board.querySelector(".j-actions .j-main:not([hidden])").click();
})"""
STATE = "document.querySelector('.j-board').dataset.state"
MEMORY = """async () => {
  const store = await caches.open("juegos");
  return (await store.keys()).map(({ url }) => url).find((url) => url.includes("/memory-")) ?? null;
}"""
FORGET = "(url) => caches.open('juegos').then((store) => store.delete(url))"


def rows() -> list[Row]:
    """Return the ratios, the times behind them, and the bytes; about three minutes' work."""
    with ExitStack() as stack:
        address = stack.enter_context(serving(stock(stack)))
        site = stack.enter_context(serving(SITE))
        playwright = stack.enter_context(sync_playwright())
        rounds = [
            (
                bare(playwright, address),
                ours(playwright, site + PAGES[0], at_once=True),
                ours(playwright, site + PAGES[0], at_once=True, throws=True),
                *(ours(playwright, site + page) for page in PAGES),
            )
            for _ in range(ROUNDS)
        ]
        casts = _casts(playwright, site + PAGES[1])
    bares, hasty, throws, rooms, pages = zip(*rounds, strict=True)
    cold, warm = _medians(bares)
    weight, bare_weight = f"{_runtime():.2f} MB", f"{_weight(_npm()):.2f} MB"
    return [
        *_ratios("room at once", hasty, (cold, warm, warm), LIMITS),
        *_ratios("room at once, with a throw", throws, (cold, warm, warm), ("", "", "")),
        *_ratios("room", rooms, (cold, warm, warm), LIMITS),
        *_ratios("page", pages, (cold, warm, warm), ("", "", "")),
        Row("a throw, click to board", f"{casts:.0f} ms", "50 ms"),
        Row("bytes to play, compressed", weight, f"{bare_weight} (bare)"),
    ]


def _ratios(
    where: str,
    ours: Sequence[Sequence[float]],
    bare: Sequence[float],
    limits: Sequence[str],
) -> Iterator[Row]:
    kinds = ("first visit", "files kept", "after a game")
    for kind, time, stock, limit in zip(kinds, _medians(ours), bare, limits, strict=True):
        figure = f"{time / stock:.2f} ({time:.0f} ms / bare {stock:.0f} ms)"
        yield Row(f"first move, {where}, {kind}", figure, limit)


def _medians(rounds: Sequence[Sequence[float]]) -> list[float]:
    return [median(times) for times in zip(*rounds, strict=True)]


def stock(stack: ExitStack) -> Path:
    """Return a folder with a page of bare Pyodide, its files as lasting as our runtime's."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "worker.mjs").write_text(WORKER, encoding="utf-8")
    (folder / "runtime-bare").mkdir()
    for file in _npm():
        shutil.copy(file, folder / "runtime-bare")
    return folder


@contextmanager
def fresh(playwright: Playwright, *, worker: bool = True) -> Iterator[BrowserContext]:
    """Give a browser with a profile of its own, as on a reader's machine."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=str(find()),
            args=list(ARGS),
            service_workers="allow" if worker else "block",
        )
        yield context
        context.close()


def bare(playwright: Playwright, address: str) -> tuple[float, float]:
    """Return the milliseconds of bare Pyodide on a cold and on a warm visit."""
    with fresh(playwright) as context:
        times = [_timed(_opened(context, address), BARE) for _ in range(LOADS)]
    return times[0], times[-1]


def ours(
    playwright: Playwright, address: str, *, at_once: bool = False, throws: bool = False
) -> tuple[float, float, float]:
    """Return the milliseconds of a cold, a warm and a later visit, with the first throw or not."""
    with fresh(playwright, worker=False) as context:
        times = []
        for _ in range(LOADS):
            page = _opened(context, address, at_once=at_once)
            times.append(_timed(page, OURS) + (_timed(page, CAST) if throws else 0))
            page.evaluate(FORGET, _remembered(page))
    with fresh(playwright) as context:
        for _ in range(LOADS):
            page = _opened(context, address, at_once=at_once)
            later = _timed(page, OURS) + (_timed(page, CAST) if throws else 0)
            _remembered(page)
    return times[0], times[-1], later


def _casts(playwright: Playwright, address: str) -> float:
    """Return the median milliseconds from a click to a throw on the board."""
    with fresh(playwright) as context:
        times: list[float] = []
        while len(times) < CASTS:
            page = _opened(context, address)
            _timed(page, OURS)
            while page.evaluate(STATE) == "playing":
                times.append(_timed(page, CAST))
    return median(times)


def _opened(context: BrowserContext, address: str, *, at_once: bool = False) -> Page:
    for page in context.pages:
        page.close()
    page = context.new_page()
    page.goto(address, wait_until="domcontentloaded" if at_once else "networkidle")
    if not at_once:
        page.wait_for_timeout(LOOK)
    return page


def _timed(page: Page, script: str) -> float:
    time: float = page.evaluate(script)
    return time


def _remembered(page: Page) -> str:
    """Wait until the memory is kept, so that its making disturbs no measurement.

    Raises:
        TimeoutError: none is kept, as by a site that was built before its name was this one.
    """
    for _ in range(WAITED):
        if url := page.evaluate(MEMORY):
            return str(url)
        page.wait_for_timeout(100)
    raise TimeoutError("no memory of Python is kept: `python3 noxfile.py site` first")


def _npm() -> list[Path]:
    return [NPM / name for name in STOCK]


def _runtime() -> float:
    """Return the megabytes that a board of azar fetches, as a host sends them."""
    content = json.loads((SITE / "_static" / "juegos" / "runtime.json").read_text("utf-8"))
    needed = (file for file in content["files"] if file.get("family", "dados") == "dados")
    return sum(file["gzip"] for file in needed if file["name"] != "NOTICE.txt") / 1e6


def _weight(files: list[Path]) -> float:
    """Return megabytes as a host sends them."""
    return sum(len(gzip.compress(path.read_bytes())) for path in files) / 1e6
