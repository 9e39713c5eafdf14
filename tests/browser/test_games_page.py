"""The page *Your games*: what the browser keeps, taken along in a file, deleted and undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from juegos.catalogue import game
from tests.browser.points import PointsBoard
from tests.browser.room import Room

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

PAGE = "play/games.html"
ALQUERQUE = "Game: alquerque\nB: computer weak\nDate: 2026-11-23T18:30:00\n\nb2-c3\na3-b2\n"
PIQUET = "Game: piquet\n\nAC\nKC\ncede\na dos\n"
AZAR = "Game: azar\nDate: 2026-11-22\n\n6-6-6\n"
HEADERS = "A: Ana Núñez\nB: computer weak\nDate: 2026-11-21\nSeries: 2 Mondays\n"
DRAUGHTS = '[GameType "25"]\n[White "Ana"]\n[Result "*"]\n\n1. c3-d4 *\n'

TAG = "<img src=x onerror=boom()>"
BAD = {
    f"{AZAR}\nGame: azar\n\n6-6-6\n7-7-7\n": "line 9: ",
    f"{AZAR}\nGame: {TAG}\n": TAG,
    "?": "line 1: ",
}
HOSTILE = """(tag) => new Promise((done) => {
  const asked = indexedDB.open("juegos-games", 1);
  asked.onsuccess = () => {
    const games = asked.result.transaction("games", "readwrite").objectStore("games");
    games.put({ id: tag, owner: tag, slug: tag, readings: {}, state: tag, luck: 0,
      seats: { level: tag, computers: [1], near: 0 },
      version: tag, begun: 0, changed: 0, moments: [], isOver: false, seat: 0,
      svg: `<svg onload="boom()" xmlns="http://www.w3.org/2000/svg"><script>boom()</script>` });
    games.put({ id: "spoilt", slug: "azar", changed: 1 });
    games.transaction.oncomplete = () => { asked.result.close(); done(); };
  };
})"""


def opened(page: Page, text: str) -> None:
    """Open a file of games on the page."""
    file = {"name": "games.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("Open a file of games").set_input_files(file)


def saved(page: Page, folder: Path) -> str:
    """Take all games along in one file, and return what stands in it."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all in one file").click()
    download.value.save_as(folder / "all.txt")
    return (folder / "all.txt").read_text("utf-8")


def test_games_go_out_and_come_in_again(visit: Visitor, tmp_path: Path) -> None:
    """A file of games is added, each once; deleted ones can be had back; one can be gone on with.

    What is taken along, deleted and opened again is taken along the same.
    """
    seen = visit(PAGE)
    page = seen.page
    games = page.locator(".j-kept-games > li")
    result = page.locator(".j-your-games").get_by_role("status")
    expect(result).to_have_text("No game is saved in this browser yet.")
    opened(page, f"{ALQUERQUE}\n{AZAR}\n{PIQUET}")
    expect(result).to_have_text("3 games were added; 0 were here already.")
    expect(games).to_have_count(3)
    text = saved(page, tmp_path)
    opened(page, text)
    expect(result).to_have_text("0 games were added; 3 were here already.")
    expect(games).to_have_count(3)
    ours = games.filter(has_text="Alquerque")
    expect(ours).to_contain_text("against the computer, weak · 2 moves")
    expect(ours).to_contain_text("Your turn.")
    expect(games.filter(has_text="Azar")).to_contain_text("Look at it again")
    assert (
        page.locator(".j-kept-games img").evaluate_all(
            "all => Promise.all(all.map((one) => one.decode().then(() => one.naturalWidth > 0)))"
        )
        == [True] * 3
    )
    ours.get_by_role("button", name="Delete").click()
    expect(games).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(games).to_have_count(3)
    for left in (2, 1, 0):
        games.first.get_by_role("button", name="Delete").click()
        expect(games).to_have_count(left)
    opened(page, text)
    expect(games).to_have_count(3)
    assert saved(page, tmp_path) == text
    ours.get_by_role("link", name="Continue").click()
    board = PointsBoard(page, "alquerque")
    board.moved(2)
    board.button("Take back").click()
    board.moved(0)


def test_a_bad_file_changes_nothing(visit: Visitor) -> None:
    """What is wrong is told as text, with its line; no game of that file is added."""
    page = visit(PAGE).page
    result = page.locator(".j-your-games").get_by_role("status")
    for text, says in BAD.items():
        opened(page, text)
        expect(result).to_contain_text("Nothing was added.")
        expect(result).to_contain_text(says)
        expect(page.locator(".j-kept-games > li")).to_have_count(0)
        assert page.locator(".j-your-games img").count() == 0


def test_what_a_file_tells_besides_the_moves_stays(visit: Visitor, tmp_path: Path) -> None:
    """Names, day, series, result and hints are taken along as they were; PDN is read as well."""
    page = visit(PAGE).page
    result = page.locator(".j-your-games").get_by_role("status")
    text = f"Game: azar\nVersion: 0.0.9\n{HEADERS}Result: unfinished\nHints: 1\n\n6-4-1\n"
    opened(page, text)
    expect(result).to_have_text("1 game was added; 0 were here already.")
    readings = "Readings: " + " ".join(
        f"{crux}={key}" for crux, key in game("azar").readings.items()
    )
    assert saved(page, tmp_path) == text.replace("Version", f"{readings}\nVersion", 1)
    opened(page, DRAUGHTS)
    expect(result).to_have_text("1 game was added; 0 were here already.")
    expect(page.locator(".j-kept-games > li")).to_have_count(2)


def test_a_finished_game_of_others_is_listed_as_that(visit: Visitor) -> None:
    """By its players, its day and who has won; what is not kept of the file is told."""
    seen = visit(PAGE)
    text = '[Event "Club"]\n[White "Ana"]\n[Black "Ben"]\n[Date "2020.01.02"]\n[Result "2-0"]\n'
    opened(seen.page, f'[GameType "25,W,8,8,A0,0"]\n{text}\n1. c3-b4 b6-a5 2-0\n')
    expect(seen.page.locator(".j-summary").first).to_have_text(
        "1 game was added; 0 were here already. Left out: the tags Event (from line 2)."
    )
    line = seen.page.locator(".j-kept-games li")
    expect(line).to_contain_text("Ana – Ben · 2 moves · Jan 2, 2020")
    expect(line).to_contain_text("The winner: Ana.")
    line.get_by_role("link", name="Look at it again").click()
    room = Room(seen.page, "damas-rusas")
    expect(room.log).to_have_count(2)
    expect(room.section.locator(".j-players")).to_have_text("Ana – Ben · Jan 2, 2020")
    expect(room.end).to_contain_text("The winner: White.")


def test_a_game_that_began_elsewhere_says_so_in_its_room(visit: Visitor) -> None:
    """Beside the board, as a record of it was brought."""
    seen = visit(PAGE)
    opened(seen.page, "Game: alquerque\nStart: 5/5/2b2/2w2/5 w\n\n")
    seen.page.locator(".j-kept-games li").get_by_role("link").first.click()
    room = Room(seen.page, "alquerque")
    text = "This game did not begin from its opening, but from a position that was set up."
    expect(room.section.locator(".j-players")).to_have_text(text)


def test_what_is_kept_is_shown_as_text(visit: Visitor) -> None:
    """Whatever stands in the database, nothing but letters and a picture comes on the page.

    What is no game at all hides no other, and can be deleted.
    """
    page = visit(PAGE).page
    page.evaluate(HOSTILE, TAG)
    page.reload()
    items = page.locator(".j-kept-games > li")
    expect(items).to_have_count(2)
    expect(items.last).to_contain_text("cannot be read as a game")
    items.last.get_by_role("button", name="Delete").click()
    expect(items).to_have_count(1)
    item = items.first
    expect(item.get_by_role("heading")).to_have_text(TAG)
    expect(item).to_contain_text(f"against {TAG}")
    expect(item).to_contain_text("This site has no game of that name.")
    expect(item.locator("img")).to_have_count(1)  # the picture of its board
    expect(item.get_by_role("link")).to_have_count(0)
