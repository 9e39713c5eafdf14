"""Within the browser: each game's table of all readings, there and here; what the tutor takes."""

from __future__ import annotations

from contextlib import ExitStack
from time import perf_counter

from playwright.sync_api import sync_playwright

from conf.server import serving
from juegos.serve import handle
from tests.bench import Row
from tests.bench.boot import SITE, fresh

GAMES = ("azar", "triga", "guirguiesca")
# What the 21 throws of trictrac bring, in the middle of a game; the first throws load the rules.
TUTOR = {"do": "tutor", "slug": "trictrac"}
FIRST = TUTOR | {"thrower": "T:15", "opponent": "T:15"}
MIDDLE = TUTOR | {
    "thrower": "T:5 6:2 7:2 8:2 9:2 11:2",
    "opponent": "T:7 5:2 6:2 7 8 11:2",
}
LIMIT = 100  # ms
ASK = """async (request) => {
  const board = document.querySelector(".j-board");
  const own = document.querySelector("script[src*='widget-']").src;
  const { clientAt } = await import(new URL("client.mjs", own));
  const client = clientAt(new URL(board.dataset.root, document.baseURI).href);
  await client.ask({ do: "list" });
  const start = performance.now();
  await client.ask(request);
  return performance.now() - start;
}"""


def rows() -> list[Row]:
    """Return for some games how long the table of their readings takes there, and here."""
    with ExitStack() as stack:
        site = stack.enter_context(serving(SITE))
        context = stack.enter_context(fresh(stack.enter_context(sync_playwright())))
        page = context.new_page()
        page.goto(site + "dados/azar.html", wait_until="networkidle")
        compared = [_compared(slug, page.evaluate(ASK, _request(slug))) for slug in GAMES]
        page.evaluate(ASK, FIRST)
        return [*compared, _tutored(page.evaluate(ASK, MIDDLE))]


def _request(slug: str) -> dict[str, str]:
    return {"do": "table", "id": f"{slug}.odds"}


def _compared(slug: str, there: float) -> Row:
    start = perf_counter()
    handle(_request(slug))
    here = 1000 * (perf_counter() - start)
    return Row(
        f"{slug}.odds in the browser", f"{there:.0f} ms; {there / here:.1f} of {here:.0f} ms"
    )


def _tutored(there: float) -> Row:
    """Return what the throws took, also as a part of the limit."""
    figure = f"{there:.0f} ms; {there / LIMIT:.2f} of the limit"
    return Row("the 21 throws of trictrac there", figure, f"{LIMIT} ms")
