"""Clicks at random, and games begun on a telephone; the session ``marathon`` does more of both."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos.catalogue import CATALOGUE
from tests.bench import marathon
from tests.browser.clicker import Clicker
from tests.browser.phone import PHONE, TappedRoom

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import Visitor


@pytest.mark.thorough
@pytest.mark.parametrize("slug", marathon.CLICKED)
def test_clicks_at_random_do_no_harm(visit: Visitor, slug: str) -> None:
    """Nothing fails nor is complained of, and the room can be come back to afterwards."""
    seen = visit(f"play/{slug}.html", reduced_motion="reduce")
    clicker = Clicker(seen, slug, random.Random(slug))
    clicker.room.begin()
    clicker.click(marathon.CLICKS // 3)
    assert clicker.faults() == []
    seen.page.goto(seen.page.url.partition("#")[0])  # a letter may have been begun
    expect(clicker.room.button("Begin")).to_be_enabled()


@pytest.mark.thorough
def test_games_are_begun_on_a_telephone(visit: Visitor) -> None:
    """One of each family, from the gallery on, by taps alone, to a first move.

    ``test_offline_rooms`` has a move of every game tapped, and ``marathon`` plays each to its end.
    """
    seen = visit("play/index.html", reduced_motion="reduce", **PHONE)
    for slug in marathon.CLICKED:
        seen.page.goto(f"{seen.address}play/index.html")
        room = TappedRoom(seen.page, slug)
        room.enter()
        room.start(person=True)
        room.tapped(random.Random(slug))
    assert seen.complaints == []


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ([], ["by_keys 1280", "by_clicks 1280", "at_random 1280", "by_taps 390"]),
        (["--wide"], ["by_keys 1280", "by_clicks 1280", "at_random 1280"]),
        (["--narrow"], ["by_taps 390"]),
    ],
)
def test_the_marathon_has_every_game_on_each_screen(
    monkeypatch: pytest.MonkeyPatch, options: list[str], asked: list[str]
) -> None:
    """All are played by keys, clicks and taps; an option chooses the screen, not the games."""
    texts: dict[str, list[str]] = {}

    def lines(slugs: list[str], act: Callable[..., object], screen: Any) -> tuple[()]:
        texts[f"{act.__name__} {screen['viewport']['width']}"] = slugs
        return ()

    monkeypatch.setattr(marathon, "lines", lines)
    assert marathon.main(options) == 0
    assert list(texts) == asked
    for name, slugs in texts.items():
        assert slugs == list(marathon.CLICKED if name.startswith("at_random") else CATALOGUE)
