"""A tables board as its reader meets it: what the tests look for, press and type."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.places import PlacesBoard

if TYPE_CHECKING:
    from playwright.sync_api import Locator


class TablesBoard(PlacesBoard):
    """The tables board of a game on an open page."""

    def begin(self) -> None:
        """Press Play and wait until the dice can be thrown."""
        self.button("Play").click()
        expect(self.cast).to_be_visible()

    def men(self, selector: str) -> Locator:
        """Return the rims of the men that are drawn in such an element."""
        return self.figure.locator(f".j-drawn svg {selector} circle")

    def step(self, rng: random.Random) -> None:
        """Throw, make any play, or press the first button: whatever comes next; wait for it."""
        count, may = self.log.count(), self.marked("may")
        if may:
            self.press(rng.choice(may))
            self.press(rng.choice(self.marked("to")))
        else:
            self.figure.locator(".j-actions button:not([hidden])").first.click()
        more = self.figure.locator(".j-points .j-may")
        expect(self.log.nth(count).or_(more).first).to_be_attached()

    def play_by_lot(self, rng: random.Random, longest: int) -> list[str]:
        """Go random moves, as this Python finds them, step by step; return the moves."""
        reply = handle({"do": "start", "slug": self.slug})
        made: list[str] = []
        while not reply["outcome"] and len(made) < longest:
            if reply["turn"] == "chance":
                self.cast.click()
            else:
                self._go(reply, rng)
            expect(self.log).to_have_count(len(made) + 1)
            made.append(self.throws()[-1])
            asked = {"slug": self.slug, "state": reply["state"], "move": made[-1]}
            reply = handle({"do": "play", **asked})
            assert "error" not in reply
        return made

    def _go(self, reply: dict[str, Any], rng: random.Random) -> None:
        """Make one of the moves: step by step on the board, or by its button."""
        knots, at = reply["web"]["knots"], 0
        if not knots or not knots[0]:
            words = [m for m, path in zip(reply["moves"], reply["paths"], strict=True) if not path]
            self.word(words[0]).click()
            return
        while knots[at]:
            out, to, at = rng.choice(knots[at])
            assert out in self.marked("may")
            self.press(out)
            assert to in self.marked("to")
            self.press(to)

    def word(self, move: str) -> Locator:
        """Return the button that makes a move by a word."""
        return self.figure.locator(f'.j-actions [data-move="{move}"]')
