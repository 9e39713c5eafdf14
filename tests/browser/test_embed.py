"""A board in a frame of somebody else's page, on another host, and the lines that put it there."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from conf.server import HEADERS
from juegos.serve import handle
from tests.browser.accessibility import picture, violations
from tests.browser.points import point_of
from tests.browser.room import PERSON, Room
from tests.help.replay import some_moves

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import FrameLocator, Locator

    from tests.browser.conftest import Visit, Visitor

OUTER = """<!doctype html><html lang="en"><title>Somebody else’s page</title>
<iframe src="{src}" title="A board" width="480" height="640"></iframe>"""


# A page that lets in the script and the frames of one other site, and nothing else
COMPONENT = """<!doctype html><html lang="en"><title>Somebody else’s page</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline';
script-src {at}; frame-src {at}">
<script src="{at}_static/juegos-embed.js" defer></script>
<juegos-board table="azar.odds" name="The odds of azar"></juegos-board>"""


BLOCKED = re.compile(r"from origin 'null' has been blocked by CORS policy|net::ERR_FAILED$")
FRAME = 'width="480" height="640" loading="lazy"></iframe>'


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def framed(tmp_path: Path, address: str, visit: Visitor) -> Iterator[Callable[..., FrameLocator]]:
    """Return ``framed(place)``: what is in a frame on a page of another site."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        visits: list[Visit] = []
        host = f"http://localhost:{server.server_port}/"  # 127.0.0.1 is another site

        def opened(place: str, outer: str = OUTER) -> FrameLocator:
            text = outer.format(src=address + place, at=address)
            (tmp_path / "outer.html").write_text(text, "utf-8")
            seen = visit("outer.html", at=host)
            seen.address = address  # the frame may ask us alone
            seen.requests = [url for url in seen.requests if not url.startswith(host)]
            visits.append(seen)
            return seen.page.frame_locator("iframe")

        yield opened
        for seen in visits:  # in a sandbox scripts and fonts are another site's
            seen.complaints[:] = [item for item in seen.complaints if not BLOCKED.search(item)]
        server.shutdown()


# Of a page with its styles and fonts, which come later.
HEIGHT = """async (one) => {
  const loaded = new Promise((done) => addEventListener("load", done));
  if (document.readyState !== "complete") await loaded;
  await document.fonts.ready;
  return one.offsetHeight;
}"""


def test_an_element_puts_a_table_on_somebody_elses_page(
    framed: Callable[..., FrameLocator],
) -> None:
    """Under the policy of that page, with a name, whole, and no lower than it is."""
    frame = framed("", COMPONENT)
    expect(frame.locator("#cuadro-azar\\.odds")).to_be_visible()
    owner = frame.owner
    expect(owner).to_have_attribute("title", "The odds of azar")
    within = frame.locator("html").evaluate(HEIGHT)
    expect(owner).to_have_attribute("height", str(within + 8))


def begun(frame: FrameLocator, slug: str) -> Locator:
    """Press Play in the frame; return the board once a game is on, or shown that is over."""
    board = frame.locator(f"#tablero-{slug}")
    board.get_by_role("button", name="Play").click()
    expect(board).to_have_attribute("data-state", re.compile("playing|over"))
    return board


def test_a_board_is_played_on_somebody_elses_page(
    framed: Callable[[str], FrameLocator],
) -> None:
    """A move is made and answered by the computer; board and acts are shown, nothing is kept."""
    board = begun(framed("embed/alquerque.html"), "alquerque")
    for name in ("c2", "c3"):
        board.locator(f'[data-at="{name}"]').click()
    expect(board.locator(".j-log li")).to_have_count(2)
    expect(board.locator(".j-log")).to_be_hidden()
    expect(board.get_by_label("Your opponent is played by")).to_have_value("middling")
    assert board.evaluate("async () => await indexedDB.databases()") == []


def test_a_frame_shows_at_once_where_its_address_leads(
    framed: Callable[[str], FrameLocator],
) -> None:
    """A position, where nobody moves before Play, though the computer is to."""
    link = handle({"do": "link", "slug": "alquerque", "state": "5/5/2b2/2w2/5 b"})["link"]
    frame = framed(f"embed/alquerque.html#{link}")
    board = frame.locator("#tablero-alquerque")
    expect(board.locator(".j-drawn svg")).to_have_attribute("aria-label", re.compile("man: c2"))
    expect(board.locator(".j-caption")).to_have_text("Black moves.")
    expect(board).to_have_attribute("data-state", "offered")
    begun(frame, "alquerque")
    expect(board.locator(".j-log li")).to_have_count(1)


@pytest.mark.thorough
def test_a_frame_shows_the_end_of_its_game_at_once(framed: Callable[[str], FrameLocator]) -> None:
    """Its last position, before Play, and the page around keeps the focus."""
    link, moves = record("alquerque", 3)
    state = handle({"do": "replay", "slug": "alquerque", "moves": moves})["scene"]["svg"]
    match = re.search(r'aria-label="([^"]*)"', state)
    assert match
    board = framed(f"embed/alquerque.html#{link}").locator("#tablero-alquerque")
    expect(board.locator(".j-drawn svg")).to_have_attribute("aria-label", match.group(1))
    expect(board).to_have_attribute("data-state", "offered")
    assert board.evaluate("() => document.activeElement === document.body")


@pytest.mark.thorough
def test_a_frame_tells_at_once_of_a_link_to_another_game(
    framed: Callable[[str], FrameLocator],
) -> None:
    """And then its own game is played."""
    link = handle({"do": "link", "slug": "alquerque", "state": "5/5/2b2/2w2/5 w"})["link"]
    other = framed(f"embed/azar.html#{link}").locator("#tablero-azar")
    expect(other.get_by_role("alert")).to_contain_text("leads to a different game")
    other.get_by_role("button", name="Play").click()
    expect(other.get_by_role("button", name="Throw")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("headers", [{}, {"Access-Control-Allow-Origin": "*"}])
def test_a_board_in_a_sandbox_says_what_it_cannot_do(
    framed: Callable[..., FrameLocator], headers: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether its host lets others fetch its scripts or not: a picture, a sentence and a link."""
    monkeypatch.setattr("conf.server.HEADERS", {**HEADERS, **headers})
    frame = framed("embed/azar.html", OUTER.replace("<iframe", '<iframe sandbox="allow-scripts"'))
    expect(frame.locator(".j-sandboxed")).to_contain_text("allow-same-origin")
    expect(frame.locator(".j-scene")).to_be_visible()
    expect(frame.get_by_role("link", name="Play Azar on the large board")).to_be_visible()
    expect(frame.get_by_role("button")).to_have_count(0)


def record(slug: str, count: int) -> tuple[str, list[str]]:
    """Return the link to a game of so many moves, and these."""
    moves = list(some_moves(slug))[:count]
    text = "\n".join([f"Game: {slug}", "B: computer weak", "", *moves])
    return handle({"do": "link", "text": text})["link"], moves


def test_a_frame_shows_a_whole_game(framed: Callable[[str], FrameLocator]) -> None:
    """Each move of the link stands in the list; one goes back, forward, and plays on from there."""
    link, moves = record("alquerque", 3)
    board = begun(framed(f"embed/alquerque.html#{link}"), "alquerque")
    log, looking = board.locator(".j-log li"), board.locator(".j-looking")
    expect(log).to_have_count(3)
    expect(log.locator("button")).to_have_text(moves)
    expect(board.get_by_label("Your opponent is played by")).to_have_value("")
    board.get_by_role("button", name="Back", exact=True).click()
    expect(looking).to_have_text("Move 2 of 3.")
    log.first.get_by_role("button").click()
    expect(looking).to_have_text("Move 1 of 3.")
    expect(log.first).to_have_attribute("aria-current", "step")
    board.get_by_role("button", name="Play on from here").click()
    expect(log).to_have_count(1)
    reply = handle({"do": "replay", "slug": "alquerque", "moves": moves[:1]})
    for point in map(point_of, reply["paths"][-1]):
        board.locator(f'[data-at="{point}"]').click()
    expect(log).to_have_count(2)
    assert board.evaluate("async () => await indexedDB.databases()") == []


@pytest.mark.thorough
def test_a_whole_game_is_at_hand_in_a_narrow_frame(visit: Visitor) -> None:
    """Looked back at, nothing of it is wider than the frame, and axe has nothing to say of it."""
    link, _ = record("alquerque", 9)
    seen = visit(f"embed/alquerque.html#{link}", viewport={"width": 320, "height": 640})
    board = seen.page.locator("#tablero-alquerque")
    board.get_by_role("button", name="Play").click()
    board.get_by_role("button", name="Back", exact=True).click()
    expect(board.locator(".j-looking")).to_have_text("Move 8 of 9.")
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 320
    assert violations(seen.page) == []
    picture(seen, "frame-with-its-game-320")


@pytest.mark.thorough
@pytest.mark.parametrize("slug", ["azar", "trictrac", "piquet"])
def test_a_frame_shows_a_game_of_each_kind(
    framed: Callable[[str], FrameLocator], slug: str
) -> None:
    """Its moves are listed and gone back through; what is dealt belongs to the move before."""
    link, _ = record(slug, 12)
    board = begun(framed(f"embed/{slug}.html#{link}"), slug)
    steps = board.locator(".j-ways span")
    expect(steps).to_have_text(re.compile(r"Move (\d+) of \1"))
    board.get_by_role("button", name="To the beginning").click()
    expect(steps).to_have_text(re.compile(r"Move 0 of \d+"))
    expect(board.locator(".j-log li").first).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(("slug", "act"), [("alquerque", ""), ("piquet", "Cut for the deal")])
def test_a_room_gives_the_lines_for_its_whole_game(visit: Visitor, slug: str, act: str) -> None:
    """Where the reader wants the game, the lines hold its moves; of cards the position is none."""
    seen = visit(f"play/{slug}.html", reduced_motion="reduce")
    room = Room(seen.page, slug)
    if act:
        room.begin()
        room.button(act).click()
        expect(room.log).not_to_have_count(0)
    else:
        room.begin(against=PERSON)
        room.move("c2", "c3")
    room.section.locator(".j-embed summary").click()
    fold = room.section.locator(".j-embed")
    lines = fold.get_by_role("textbox")
    if act:
        expect(lines).not_to_have_value(re.compile("#"))
    else:
        expect(lines).to_have_value(re.compile("#a"))
    fold.get_by_label("The frame shows").select_option("the whole game")
    expect(lines).to_have_value(re.compile("#a"))
    assert violations(seen.page) == []
    link = lines.input_value().split("#")[1].split('"')[0]
    (held,) = handle({"do": "records", "text": link})["records"]
    assert held["slug"] == slug
    assert held["moves"] if act else held["moves"] == ["c2-c3"]


@pytest.mark.thorough
def test_a_room_gives_the_lines_for_a_frame(visit: Visitor, address: str) -> None:
    """From its start before the first move, and then as the board stands."""
    seen = visit("play/alquerque.html", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    opener, lines = room.section.locator(".j-embed summary"), room.section.get_by_role("textbox")
    opener.click()
    begins = f'<iframe src="{address}embed/alquerque.html'
    expect(lines).to_have_value(f'{begins}" title="Alquerque de doce" ' + FRAME)
    assert violations(seen.page) == []
    opener.click()
    room.begin(against=PERSON)
    room.move("c2", "c3")
    opener.click()
    state = handle({"do": "start", "slug": "alquerque"})["state"]
    state = handle({"do": "play", "slug": "alquerque", "state": state, "move": "c2-c3"})["state"]
    link = handle({"do": "link", "slug": "alquerque", "readings": {}, "state": state})["link"]
    expect(lines).not_to_have_value(f'{begins}" title="Alquerque de doce" ' + FRAME)
    value = lines.input_value()
    held = handle({"do": "unlink", "link": value.split("#")[1].split('"')[0]})
    assert held["state"] == handle({"do": "unlink", "link": link})["state"]
