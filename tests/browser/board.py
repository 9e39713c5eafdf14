"""A board as its reader meets it: what the tests look for and press."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from juegos.serve import handle

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SIDES = {"0": "p_first", "1": "p_second", "none": "p_draw"}
LONGEST = 1000  # moves; no game is known to come near it, and a board that never ends would


class Board:
    """The board of a game on an open page."""

    def __init__(self, page: Page, slug: str) -> None:
        self.slug = slug
        self.figure = page.locator(f"#tablero-{slug}")
        self.log = self.figure.locator(".j-log li")

    def button(self, name: str) -> Locator:
        """Return the button that says so."""
        return self.figure.get_by_role("button", name=name)

    @property
    def cast(self) -> Locator:
        """Return the button that throws, whoever holds the dice."""
        return self.figure.get_by_role("button", name="Throw")

    @property
    def sure(self) -> Locator:
        """Return the dialog that asks whether the game is to be given up."""
        return self.figure.get_by_role("dialog")

    def give_up(self) -> None:
        """Say so in that dialog."""
        self.sure.get_by_role("button", name="Begin another").click()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.figure.get_attribute("data-state") == "over"

    def play(self) -> None:
        """Press Play and wait for the first throw that can be made."""
        self.button("Play").click()
        expect(self.cast).to_be_visible()

    def again(self) -> None:
        """Press New game where a game is over, and wait until it is wiped out."""
        self.button("New game").click()
        expect(self.log).to_have_count(0)

    def throw(self) -> None:
        """Press Throw and wait until the log tells of it."""
        self._press(self.cast)

    def play_out(self) -> None:
        """Throw, or make the first move there is, until the game is over."""
        while not self.over:
            assert self.log.count() < LONGEST
            self._press(self.figure.locator(".j-actions button:not([hidden])").first)

    def _press(self, control: Locator) -> None:
        before = self.log.count()
        control.click()
        expect(self.log).to_have_count(before + 1)

    def throw_often(self, count: int) -> list[str]:
        """Throw so many times, beginning again whenever a game is over; return the throws."""
        thrown = []
        for _ in range(count):
            if self.over:
                self.again()
            self.throw()
            thrown.append(self.throws()[-1])
        return thrown

    def throws(self) -> list[str]:
        """Return the throws that the log tells of."""
        return self.log.locator("b").all_text_contents()

    def winners(self) -> list[str]:
        """Return every time that what is said of the situation tells who has won or lost."""
        text = self.figure.locator(".j-says").inner_text()
        return re.findall(r"[^.:]*\b(?:has won|have won|wins?|loses|takes \w+ from)\b", text)

    def chances(self) -> dict[str, Fraction]:
        """Return the exact chances that stand on the board."""
        lines = self.figure.locator(".j-chances li")
        return {
            SIDES[str(line.get_attribute("data-side"))]: Fraction(
                line.locator(".j-fraction").text_content() or ""
            )
            for line in lines.all()
            if line.is_visible()
        }

    def expect_chances_of(self, readings: dict[str, str], throws: list[str]) -> None:
        """Hold the board's chances to those that this Python finds after these throws."""
        odds = self._replayed(readings, throws)
        exact = {side: odds[side] for side in ("p_first", "p_second")}
        for side, key in list(SIDES.items())[:2]:
            line = self.figure.locator(f'.j-chances [data-side="{side}"] .j-fraction')
            expect(line).to_have_text(exact[key])
        shown = self.chances()
        assert {key: str(shown[key]) for key in exact} == exact
        assert sum(shown.values()) == 1

    def _replayed(self, readings: dict[str, str], throws: list[str]) -> dict[str, Any]:
        request = {"slug": self.slug, "readings": readings}
        state = handle({"do": "start", **request})["state"]
        for throw in throws:
            state = handle({"do": "play", **request, "state": state, "move": throw})["state"]
        return handle({"do": "odds", **request, "state": state})
