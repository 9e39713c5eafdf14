"""A room that is played by the keyboard alone; what is done is drawn by lot from what may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.conftest import PATIENCE
from tests.browser.room import Room

if TYPE_CHECKING:
    from random import Random

PERSON = "person"  # who is chosen as the other, where one sees all that he sees
MOST = 400  # keys on the way to one place: more than any place is away
POLLED = 30  # ms between two looks at what may be done
# What may be done: go on with a move or end it, else all that begins one. One of them is drawn, and
# is what the keys are to lead to. ``over`` at the end of a game, nothing while nothing may be done.
AIM = """(lot) => {
  const room = document.querySelector(".j-room"), active = document.activeElement;
  if (room.dataset.state === "over") return "over";
  if (room.querySelector(":is(.j-actions, .j-steps) [aria-disabled=true]")) return null;
  const shown = (kinds) => [...room.querySelectorAll(kinds)].filter(
    (one) => one.checkVisibility() && !one.disabled);
  const kinds = [
    ".j-points .j-to, .j-steps .j-main",
    ".j-actions > .j-main, .j-moves button, .j-groups button, .j-points .j-may, [data-may] .j-hit",
  ];
  const [to, others] = kinds.map(shown);
  const may = active.matches(".j-steps button") ? [active] : to.length ? to : others;
  if (!may.length) return null;
  globalThis.aim = { one: may[Math.floor(lot * may.length)], been: new Set() };
  return "on";
}"""
# The key that leads there from what has the focus; Enter where it has. Among points it is the arrow
# that points there, and any arrow once that has led back; nothing if the place has gone meanwhile.
KEY = """(lot) => {
  const { one, been } = globalThis.aim, active = document.activeElement;
  if (!one.isConnected) return null;
  if (active === one) return "Enter";
  if (one.matches(".j-hit") && active.matches(".j-hit")) return "ArrowRight";
  const board = one.dataset.at !== undefined && one.ownerSVGElement;
  if (board && active.dataset?.at !== undefined && board.contains(active)) {
    const [here, there] = [active, one].map((at) => at.getBoundingClientRect());
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    const [across, along] = [x > 0 ? "Right" : "Left", y > 0 ? "Down" : "Up"];
    const ways = ["Right", "Left", "Down", "Up"];
    const best = Math.abs(x) >= Math.abs(y) ? across : along;
    const way = been.has(active.dataset.at) ? ways[Math.floor(lot * ways.length)] : best;
    been.add(active.dataset.at);
    return `Arrow${way}`;
  }
  const before = one.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return active !== document.body && before ? "Shift+Tab" : "Tab";
}"""
CARD = "() => globalThis.aim.one.matches('.j-hit')"
# All that changes when a key has done anything: moves, the man taken up, cards picked, buttons.
SIGN = """() => {
  const room = document.querySelector(".j-room");
  const marks = room.querySelectorAll(".j-from, .j-steps button, [aria-pressed=true]");
  const told = [...marks].map((one) => one.dataset.at ?? one.ariaLabel ?? one.textContent);
  return [room.dataset.state, room.querySelectorAll(".j-log li").length, ...told].join();
}"""


class KeyedRoom(Room):
    """The room of a game, begun and played by keys; none of its methods uses a pointer."""

    keys = 0  # pressed so far

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)
        self.keys += 1

    def enter(self) -> None:
        """Come in from the gallery, which is open, by the name of the game.

        Raises:
            AssertionError: no Tab leads to it.
        """
        self.tab_to(f"one.getAttribute('href') === '{self.slug}.html'")
        self.press("Enter")

    def start(self, *, person: bool = False) -> None:
        """Begin as is offered, or against a person where one can be chosen.

        Raises:
            AssertionError: no Tab leads to what is chosen.
        """
        self.until("() => document.querySelector('.j-start [type=submit]:enabled')")
        self.tab_to("one.name === 'against'")
        if person and self.form.locator(f"[value={PERSON}]").count():
            while self.asked("(one) => one.value") != PERSON:
                self.press("ArrowDown")
        self.press("Enter")
        self.until("() => document.querySelector('.j-room[data-state=playing]')")

    def tab_to(self, which: str) -> None:
        """Press Tab until the focus is on one of which this is true."""
        for _ in range(MOST):
            if self.asked(f"(one) => {which}"):
                return
            self.press("Tab")
        raise AssertionError(f"no Tab leads to where {which}")

    def asked(self, of: str) -> Any:
        """Return what is asked of the element that has the focus."""
        return self.page.evaluate(f"() => ({of})(document.activeElement)")

    def until(self, script: str, given: object = None) -> Any:
        """Wait until a script returns anything, and return that."""
        result = self.page.wait_for_function(script, arg=given, polling=POLLED, timeout=PATIENCE)
        return result.json_value()

    def play(self, moves: int, luck: Random) -> bool:
        """Play until so many moves more are told of, or to the end; return whether it is over."""
        most = self.log.count() + moves
        while self.log.count() < most:
            before = self.page.evaluate(SIGN)
            if self.until(AIM, luck.random()) == "over":
                return True
            if self.go(luck) and not self.page.evaluate(CARD):  # one that is picked may not fit
                self.until(f"(before) => ({SIGN})() !== before", before)
        return self.section.get_attribute("data-state") == "over"

    def go(self, luck: Random) -> bool:
        """Go to what was drawn and press Enter there; return whether it was still there.

        Raises:
            AssertionError: no keys lead there.
        """
        for _ in range(MOST):
            key = self.page.evaluate(KEY, luck.random())
            if key is None:
                return False
            self.press(key)
            if key == "Enter":
                return True
        raise AssertionError(f"no keys lead to {self.page.evaluate('aim.one.outerHTML')[:200]}")
