"""A board of points as its reader meets it: what the tests look for, press, drag and type."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.places import PlacesBoard

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


class PointsBoard(PlacesBoard):
    """The board of points of a game on an open page."""

    def play(self) -> None:
        """Press Play and wait until the board can be played on."""
        self.button("Play").click()
        expect(self.figure.locator(".j-points [role=button]").first).to_be_visible()

    def go_to(self, point: str) -> None:
        """Bring the focus to a point by the arrow keys alone, as the nearest way seems to be."""
        seen: list[str] = []
        while (here := self.focused()) != point:
            seen.append(str(here))
            assert len(seen) < 60, f"no way to {point} through {seen}"
            (x, y), (u, v) = self.middle(str(here)), self.middle(point)
            dx, dy = u - x, v - y
            across = "ArrowRight" if dx > 0 else "ArrowLeft"
            along = "ArrowDown" if dy > 0 else "ArrowUp"
            first = across if abs(dx) >= abs(dy) else along
            if len(seen) > 1 and str(here) == seen[-2]:  # no point lies that way
                first = random.choice(ARROWS)
            self.page.keyboard.press(first)

    def focused(self) -> str | None:
        """Return the point that has the focus."""
        text: str | None = self.page.evaluate("document.activeElement.dataset.at")
        return text

    def moved(self, count: int) -> None:
        """Wait until the log tells of so many moves."""
        expect(self.log).to_have_count(count)
        expect(self.figure.locator(".j-ghost")).to_have_count(0)

    def play_by_lot(self, rng: random.Random, longest: int) -> list[str]:
        """Go random moves, as this Python finds them, point by point; return the moves."""
        reply = handle({"do": "start", "slug": self.slug})
        made: list[str] = []
        while not reply["outcome"] and len(made) < longest:
            if reply["turn"] == "chance":
                self.cast.click()
                self.moved(len(made) + 1)
                made.append(self.throws()[-1])
            else:
                made.append(self._go(reply, rng))
                self.moved(len(made))
                assert self.throws()[-1] == made[-1]
            asked = {"slug": self.slug, "state": reply["state"], "move": made[-1]}
            reply = handle({"do": "play", **asked})
        return made

    def _go(self, reply: dict[str, Any], rng: random.Random) -> str:
        """Make one of the moves on the board, and return it."""
        paths = [path for path in reply["paths"] if path]
        path = rng.choice(paths)
        for i, token in enumerate(path):
            alike = {p[i] for p in paths if p[:i] == path[:i] and len(p) > i}
            self.press(point_of(token))
            if sum(point_of(other) == point_of(token) for other in alike) > 1:
                self.steps.filter(has_text=token).click()
        if any(len(p) > len(path) and p[: len(path)] == path for p in paths):
            self.button("Stop here").click()
        move: str = reply["moves"][reply["paths"].index(path)]
        return move


def point_of(token: str) -> str:
    """Return the point of a step, without its mark."""
    match = re.match(r"[a-z]+[0-9]+", token)
    assert match
    return match[0]
