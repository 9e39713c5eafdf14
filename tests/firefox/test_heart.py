"""The heart of the play room in Firefox: from the gallery to the end of a game, by clicks."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from conf.server import serving
from tests.firefox.firefox import Firefox, find, started

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST = 400  # clicks
STATE = "return document.querySelector('.j-room').dataset.state"
COUNT = "return document.querySelectorAll('.j-log li').length"
PERSON = ".j-start input[value=person]"
FIRST = "return document.querySelector({})"
# One of what may be pressed now: where a move goes on, or else what throws, moves or is said.
ANY = """
const board = document.querySelector(".j-room");
const isFree = (one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled;
const shown = (all) => [...board.querySelectorAll(all)].filter(
  (one) => one.checkVisibility() && isFree(one));
if (board.dataset.state === "over") return false;
for (const kind of [".j-to", ".j-actions > .j-main, .j-moves button, .j-groups button", ".j-may"]) {
  const found = shown(kind);
  if (found.length) return found[Math.floor(lot * found.length)];
}
return null;
"""


@pytest.fixture(scope="module")
def site(pytestconfig: pytest.Config) -> Path:
    """Return the folder of the built site."""
    return Path(pytestconfig.getoption("--site"))


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """Return a Firefox; there is none but where the session ``firefox`` has found one."""
    program = find()
    assert program, "no Firefox on this machine: the session `firefox` says how to have one"
    with started(program, tmp_path_factory.mktemp("profile")) as browser:
        yield browser


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Serve the site as long as the tests last."""
    with serving(site) as url:
        yield url


def begun(firefox: Firefox, against: str = "") -> None:
    """Press Begin in the room that is open, and wait until a game is on."""
    if against:
        firefox.press(FIRST.format(f"'{against}'"))
    firefox.press(FIRST.format("'.j-start button[type=submit]:enabled'"))
    firefox.until(f"{STATE} === 'playing'")


def played(firefox: Firefox, clicks: int, luck: random.Random) -> bool:
    """Click on what may be pressed, by lot, so often or until the game is over; whether it is."""
    return not all(firefox.press(f"const lot = {luck.random()};{ANY}") for _ in range(clicks))


@pytest.mark.parametrize("slug", ["azar", "alquerque-de-tres"])
def test_a_game_is_played_from_the_gallery_to_its_end(
    firefox: Firefox, address: str, slug: str
) -> None:
    """By clicks alone; the end is told, and by which rule."""
    firefox.open(f"{address}play/index.html")
    firefox.press(FIRST.format(f"'a[href=\"{slug}.html\"]'"))
    firefox.until("return location.pathname.endsWith(arguments[0])", f"{slug}.html")
    begun(firefox, PERSON)
    assert played(firefox, MOST, random.Random(slug))
    assert firefox.until("return document.querySelector('.j-end h2').textContent")


def test_a_longer_game_is_begun_against_the_computer(firefox: Firefox, address: str) -> None:
    """At tables the first moves of both sides; of cards what it takes until they are dealt."""
    firefox.open(f"{address}play/backgammon.html")
    begun(firefox)
    played(firefox, 6, random.Random(0))
    firefox.until(f"{COUNT} > 1")
    firefox.open(f"{address}play/piquet.html")
    begun(firefox)
    while not firefox.run("return document.querySelectorAll('.j-naipe').length"):
        played(firefox, 1, random.Random(0))


def test_a_game_is_played_from_a_folder(firefox: Firefox, site: Path) -> None:
    """Opened by an address that begins ``file:``, where no module runs."""
    firefox.open(f"{site.resolve().as_uri()}/play/azar.html")
    begun(firefox, PERSON)
    played(firefox, 1, random.Random(0))
    firefox.until(f"{COUNT} > 0")
