"""Every game by keys alone, and clicks at random; the session ``marathon`` goes on to the end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.catalogue import CATALOGUE
from tests.browser.clicker import Clicker
from tests.browser.keys import KeyedRoom

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

CLICKS = 40
CLICKED = ("azar", "alquerque", "backgammon", "piquet")  # a game of each family
# Pairs of points of a board of which no arrows lead from one to the other, by its own program.
UNREACHED = """async () => {
  const svg = document.querySelector(".j-drawn .j-points");
  if (!svg) return [];
  const own = document.querySelector("script[src*='/client/room.mjs']").src;
  const { Plane } = await import(new URL("../boards/plane.mjs", own));
  const plane = new Plane(svg);
  const ways = [[1, 0], [-1, 0], [0, 1], [0, -1]];
  const all = [...svg.querySelectorAll("[data-at]")].map((one) => one.dataset.at);
  const next = new Map(all.map((at) => [at, ways.map((way) => plane.beside(at, way))]));
  return all.flatMap((first) => {
    const reached = new Set([first]);
    for (const point of reached) for (const other of next.get(point)) reached.add(other);
    return all.filter((point) => !reached.has(point)).map((point) => [first, point]);
  });
}"""


@pytest.mark.thorough
def test_every_room_begins_a_game_and_is_played_by_keys(visit: Visitor) -> None:
    """One page after the other, by one press of Enter; then a first move is made by keys alone.

    Arrows lead from every point of a board to all others.
    """
    seen = visit("play/azar.html", reduced_motion="reduce")
    for slug in CATALOGUE:
        seen.page.goto(f"{seen.address}play/{slug}.html")
        room = KeyedRoom(seen.page, slug)
        room.start()
        assert seen.page.evaluate(UNREACHED) == [], slug
        before = room.log.count()
        assert room.play(1, random.Random(slug)) or room.log.count() > before, slug


@pytest.mark.thorough
def test_clicks_at_random_do_no_harm(visit: Visitor) -> None:
    """In a room of each family nothing fails nor is complained of, and it can be come back to."""
    seen = visit("play/azar.html", reduced_motion="reduce")
    for slug in CLICKED:
        seen.page.goto(f"{seen.address}play/{slug}.html")
        clicker = Clicker(seen, slug, random.Random(slug))
        clicker.room.begin()
        clicker.click(CLICKS)
        assert clicker.faults() == [], slug
        seen.page.reload()
        expect(clicker.room.button("Begin")).to_be_enabled()
