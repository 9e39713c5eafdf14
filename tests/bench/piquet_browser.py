"""How long the good player of piquet thinks in the browser: at discards and at the first lead.

``python -m tests.bench piquet_browser``: the page of piquet opens on the position, the reader
asks what a good player would do, and the time runs until the page says it.
"""

from __future__ import annotations

from contextlib import ExitStack
from statistics import median

from playwright.sync_api import Page, Route, sync_playwright

from conf.server import serving
from tests.bench import Row
from tests.bench.boot import SITE, fresh
from tests.juegos.naipes.deals import GAME, dealt, last
from tests.juegos.naipes.test_game import CALLS, ELDER, EXCHANGE, YOUNGER

ROUNDS = 9
HINT = """() => new Promise((done) => {
  const figure = document.querySelector("#tablero-piquet"), news = figure.querySelector(".j-news");
  const hint = [...figure.querySelectorAll(".j-actions button")].at(-1), start = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    done(performance.now() - start);
  });
  news.textContent = "";
  setTimeout(() => watch.observe(news, { childList: true, characterData: true, subtree: true }));
  hint.click();
})"""


def rows() -> list[Row]:
    """Return the median and the spread of the thoughts at either decision."""
    with ExitStack() as stack:
        site = stack.enter_context(serving(SITE)) + "naipes/piquet.html"
        playwright = stack.enter_context(sync_playwright())
        context = stack.enter_context(fresh(playwright, worker=False))
        return [
            _row(f"advice at {what}", _times(context.new_page(), site, state))
            for what, state in positions().items()
        ]


def positions() -> dict[str, str]:
    """Return states of the Example of Cavendish’s Description, the reader being elder."""
    at = dealt(GAME, ELDER, YOUNGER)
    late = dealt(GAME, ELDER, YOUNGER, "28-14,14-28,28-14,14-28")  # weighed by the partie
    results = {
        "the discard": at,
        "the discard of the last deal but one": late,
        "the first lead": last(GAME, at, *EXCHANGE, *CALLS),
        "the first lead of the last deal but one": last(GAME, late, *EXCHANGE, *CALLS),
    }
    return {what: f"B{GAME.write(state)[1:]}" for what, state in results.items()}


def _times(page: Page, site: str, state: str) -> list[float]:
    def from_there(route: Route) -> None:
        text = route.fetch().text().replace('"seat": 0,', f'"seat": 0, "state": "{state}",', 1)
        route.fulfill(body=text, content_type="text/html; charset=utf-8")

    page.route("**/naipes/piquet.html", from_there)
    page.goto(site)
    figure = page.locator("#tablero-piquet")
    figure.get_by_role("button", name="Play").click()
    figure.get_by_role("button", name="What would a good player do?").wait_for()
    return [float(page.evaluate(HINT)) for _ in range(ROUNDS)]


def _row(what: str, times: list[float]) -> Row:
    spread = f"{min(times):.0f} to {max(times):.0f} ms"
    return Row(what, f"{median(times):.0f} ms, from {spread}", "1000 ms")
