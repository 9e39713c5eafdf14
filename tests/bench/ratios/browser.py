"""From Play to the first move in a room of the built site, beside bare Pyodide: see ``boot``."""

from __future__ import annotations

import json
from contextlib import ExitStack

from playwright.sync_api import sync_playwright

from conf.server import serving
from tests.bench import boot
from tests.bench.ratios import Pairs

ROUNDS = 3
KINDS = ("cold", "warm", "later")
# When Play is pressed, and whether the dice are thrown too.
WHEN = {
    "first-move-{}": {},
    "first-move-{}-at-once": {"at_once": True},
    "first-throw-{}-at-once": {"at_once": True, "throws": True},
}


def pairs() -> Pairs:
    """Return milliseconds of both, for a first visit, one with files kept, one after a game.

    Play is pressed a second after the page has come, and on other visits as soon as it can be.
    """
    result: Pairs = {name.format(kind): [] for name in WHEN for kind in KINDS}
    with ExitStack() as stack:
        bare = stack.enter_context(serving(boot.stock(stack)))
        site = stack.enter_context(serving(boot.SITE))
        playwright = stack.enter_context(sync_playwright())
        for _ in range(ROUNDS):
            cold, warm = boot.bare(playwright, bare)
            for name, pressed in WHEN.items():
                ours = boot.ours(playwright, site + boot.PAGES[0], **pressed)
                for kind, own, theirs in zip(KINDS, ours, (cold, warm, warm), strict=True):
                    result[name.format(kind)].append((own, theirs))
    return result


if __name__ == "__main__":
    print(json.dumps(pairs()))
