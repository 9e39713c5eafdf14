"""How long the strong player takes in a browser over the work he may do, at each game of points.

The worker of a page is asked for his move at positions of random games; the longest answer of
each game is printed beside the second that it is to take. What he may do is set by this in
``juegos.alquerque.players``: the time changes with the machine, his moves do not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from conf.server import serving
from juegos import catalogue
from juegos.serve import handle
from tests.bench import Row
from tests.bench.boot import SITE, fresh

EACH = 30
LONGEST = 80  # moves of a random game
ASK = """async ([site, requests]) => {
  const own = document.querySelector("script[src*='widget-']").src;
  const { clientAt } = await import(new URL("client.mjs", own));
  const client = clientAt(new URL("_static/juegos/", site).href);
  await client.ask({ do: "list" });
  const times = [];
  for (const request of requests) {
    const start = performance.now();
    await client.ask(request);
    times.push(performance.now() - start);
  }
  return times;
}"""


def rows() -> list[Row]:
    """Return for each game the longest answer of some, and the one in the middle."""
    with serving(SITE) as site, sync_playwright() as playwright, fresh(playwright) as context:
        page = context.new_page()
        page.goto(f"{site}alquerque/alquerque.html")
        result = []
        family = [slug for slug, e in catalogue.CATALOGUE.items() if e.family == "alquerque"]
        for slug in family:
            times = page.evaluate(ASK, [site, list(requests(slug))])
            text = f"{max(times):.0f} ms, the median {median(times):.0f} ms, of {len(times)}"
            result.append(Row(slug, text, "1000 ms"))
        return result


def requests(slug: str) -> Iterator[dict[str, Any]]:
    """Return questions for the strong player’s move, at positions drawn from random games."""
    rng = random.Random(slug)
    return islice(_requests(slug, rng), EACH)


def _requests(slug: str, rng: random.Random) -> Iterator[dict[str, Any]]:
    while True:
        reply = handle({"do": "start", "slug": slug})
        for _ in range(LONGEST):
            if reply["outcome"]:
                break
            if reply["turn"] != "chance" and rng.random() < 0.2:
                ask = {"do": "advise", "slug": slug, "state": reply["state"]}
                yield {**ask, "level": "strong", "seed": 1}
            move = rng.choice(reply["moves"])
            asked = {"slug": slug, "state": reply["state"], "move": move}
            reply = handle({"do": "play", **asked})
