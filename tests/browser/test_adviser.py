"""A second Python thinks out what the computer plays, and the page answers every click meanwhile.

Here it thinks as long as a test likes: the answers to what it is asked are held until the page's
``release`` is called.
"""

from __future__ import annotations

import re
import threading
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from conf.server import server
from juegos.serve import handle
from tests.browser.board import LONGEST
from tests.browser.points import PointsBoard, point_of
from tests.browser.test_cards import opened as table_opened
from tests.browser.test_points import SEAT
from tests.browser.test_teacher import HAND, teacher

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visit, Visitor

# Answers to `advise` lie in `held` until `release()`; later ones come at once. `starts` counts the
# Pythons, `ends` the workers ended while they thought; `asked` are all that were asked for advice,
# `busy` all that were asked for anything else.
HOLD = """() => {
  const { addEventListener, postMessage, terminate } = Worker.prototype;
  const thinks = new Map(), held = [];
  Object.assign(window, { held, starts: 0, ends: 0, free: false });
  Object.assign(window, { asked: new Set(), busy: new Set() });
  window.release = () => {
    window.free = true;
    for (const call of held.splice(0)) call();
  };
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.do === "start") window.starts += 1;
    if (message.request?.do === "advise") {
      thinks.set(this, message.id);
      window.asked.add(this);
    } else if (message.do === "ask") window.busy.add(this);
    postMessage.call(this, message, ...more);
  };
  Worker.prototype.addEventListener = function (type, call, ...more) {
    const slow = (event) => {
      const isAdvice = thinks.has(this) && thinks.get(this) === event.data.id;
      const tell = () => {
        if (isAdvice) thinks.delete(this);
        call(event);
      };
      if (isAdvice && !window.free) held.push(() => thinks.has(this) && tell());
      else tell();
    };
    addEventListener.call(this, type, type === "message" ? slow : call, ...more);
  };
  Worker.prototype.terminate = function () {
    if (thinks.delete(this)) window.ends += 1;
    terminate.call(this);
  };
}"""
# Every worker after the page's first fails as soon as it is told to start.
ONE_ALONE = """() => {
  const { postMessage } = Worker.prototype;
  let count = 0;
  Worker.prototype.postMessage = function (message, ...more) {
    const isRefused = message.do === "start" && ++count > 1;
    if (isRefused) this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
    else postMessage.call(this, message, ...more);
  };
}"""
# The worker that thinks fails, as one does that has no memory left.
KILL = """() => {
  const [adviser] = [...window.asked].slice(-1);
  adviser.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
}"""
# Whether one that gives advice is also asked for what shows a click.
ONE_FOR_ALL = "() => [...window.asked].some((one) => window.busy.has(one))"


def holding(*more: str) -> Any:
    """Return what has the thinking of a page's workers held, and adds further scripts to it."""

    def before(page: Page) -> None:
        for script in (HOLD, *more):
            page.add_init_script(f"({script})()")

    return before


def opened(visit: Visitor, *more: str, **options: Any) -> tuple[Visit, PointsBoard]:
    """Return a page of alquerque, and its board, which the computer plays too and plays well."""
    seen = visit(
        "alquerque/alquerque.html", reduced_motion="reduce", before=holding(*more), **options
    )
    board = PointsBoard(seen.page, "alquerque")
    board.play()
    board.figure.get_by_label(SEAT).select_option("strong")
    return seen, board


def thinks(seen: Visit, board: PointsBoard, *places: str) -> None:
    """Make the first move, and wait until what the computer answers has been thought out."""
    board.press(*places)
    board.moved(1)
    seen.page.wait_for_function("() => window.held.length > 0")


def of_page(seen: Visit, name: str) -> Any:
    """Return the value of a name of the page."""
    return seen.page.evaluate(f"window.{name}")


@pytest.mark.thorough
def test_a_move_is_taken_back_while_the_computer_thinks(visit: Visitor) -> None:
    """It is shown at once and ends the thinking; the next move is played, shown and answered."""
    seen, board = opened(visit)
    thinks(seen, board, "c2", "c3")
    board.button("Take back").click()
    board.moved(0)
    assert of_page(seen, "ends") == 1
    thinks(seen, board, "b2", "c3")
    assert board.throws() == ["b2-c3"]
    of_page(seen, "release()")
    board.moved(2)
    assert of_page(seen, "starts") == 3


@pytest.mark.thorough
def test_a_worker_that_dies_while_it_thinks_ends_no_game(visit: Visitor) -> None:
    """The page's first Python gives the advice instead, and all that come later."""
    seen, board = opened(visit)
    thinks(seen, board, "c2", "c3")
    seen.page.evaluate("window.free = true")
    seen.page.evaluate(KILL)
    board.moved(2)
    expect(board.figure.get_by_role("alert")).to_be_empty()
    board.button("Take back").click()
    board.moved(0)
    board.press("b2", "c3")
    board.moved(2)
    assert of_page(seen, "starts") == 2


@pytest.mark.thorough
def test_the_reader_takes_the_seat_while_the_computer_thinks(visit: Visitor) -> None:
    """He is told why a move is none, and makes another; the computer's is dropped."""
    seen, board = opened(visit)
    thinks(seen, board, "c2", "c3")
    board.figure.get_by_label(SEAT).select_option(label="somebody here")
    board.press("c4", "c1")
    expect(board.news).to_contain_text("c4-c1")
    of_page(seen, "release()")
    board.press("c2")
    board.moved(2)
    assert board.throws() == ["c2-c3", "c4xc2"]
    assert of_page(seen, "ends") == 1


@pytest.mark.thorough
def test_another_board_is_played_while_the_computer_thinks(visit: Visitor) -> None:
    """The boards of a page share what answers; one that waits for the computer stops no other."""
    seen, board = opened(visit)
    thinks(seen, board, "c2", "c3")
    other = PointsBoard(seen.page, "alquerque-2")
    other.play()
    other.press("c3", "c4")
    other.moved(1)
    assert board.log.count() == 1
    assert seen.page.evaluate(ONE_FOR_ALL) is False
    of_page(seen, "release()")
    board.moved(2)


@pytest.mark.thorough
def test_without_a_second_python_the_first_advises(visit: Visitor) -> None:
    """Where no other starts, what comes when the reader has gone on is dropped all the same."""
    seen, board = opened(visit, ONE_ALONE)
    thinks(seen, board, "c2", "c3")
    board.button("Take back").click()
    board.moved(0)
    of_page(seen, "release()")
    board.press("b2", "c3")
    board.moved(2)
    assert board.throws()[0] == "b2-c3"
    assert seen.page.evaluate(ONE_FOR_ALL) is True
    assert of_page(seen, "ends") == 0


@pytest.mark.thorough
def test_a_hint_keeps_nobody_from_playing(visit: Visitor) -> None:
    """While it is thought out the teacher answers and cards are put out; then it is not said."""
    seen, table = table_opened(visit, before=holding())
    of_page(seen, "release()")
    while not table.may.count():
        table.step()
        table.ready()
    seen.page.evaluate("window.free = false")
    hint = table.button("What would a good player do?")
    hint.click()
    seen.page.wait_for_function("() => window.held.length > 0")
    expect(hint).to_have_attribute("aria-disabled", "true")
    fold = teacher(table)
    fold.get_by_label("Twelve cards").fill(HAND)
    fold.get_by_label("Twelve cards").press("Enter")
    expect(fold.locator("table").nth(1)).to_be_visible()
    assert of_page(seen, "ends") == 0
    table.step()
    of_page(seen, "release()")
    table.ready()
    expect(hint).not_to_have_attribute("aria-disabled", "true")
    expect(table.figure.locator(".j-news")).not_to_contain_text("A good player would")
    assert of_page(seen, "ends") == 1


@pytest.mark.thorough
def test_only_who_asks_for_advice_starts_a_second_python(visit: Visitor) -> None:
    """Where the computer has nothing to decide it casts, and a page has one Python."""
    seen = visit("dados/par-con-as.html", before=holding())
    board = seen.board("par-con-as")
    board.play()
    board.figure.get_by_label(SEAT).select_option(label="the computer")
    board.cast.click()
    expect(board.log).not_to_have_count(0)
    expect(board.log).not_to_have_count(1)
    assert of_page(seen, "starts") == 1


@pytest.fixture
def counted(site: Path) -> Iterator[tuple[str, Counter[str]]]:
    """Serve the site, counting what is asked for; gives its address and the counts."""
    asked: Counter[str] = Counter()
    with server(site, 0) as running:
        whole = running.RequestHandlerClass

        class Counting(whole):  # type: ignore[valid-type]
            def do_GET(self) -> None:  # noqa: N802 - so http.server names it
                asked[self.path] += 1
                super().do_GET()

        running.RequestHandlerClass = Counting
        threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/", asked
        running.shutdown()


@pytest.mark.thorough
def test_a_second_python_fetches_nothing(counted: tuple[str, Counter[str]], visit: Visitor) -> None:
    """Every file of Python is asked of the server once, though two start from it."""
    address, asked = counted
    seen, board = opened(visit, at=address)
    of_page(seen, "release()")
    board.press("c2", "c3")
    board.moved(2)
    assert of_page(seen, "starts") == 2
    of_python = {path: n for path, n in asked.items() if "/runtime-" in path}
    assert of_python
    assert set(of_python.values()) == {1}, of_python


@pytest.mark.thorough
def test_two_players_play_to_the_end(visit: Visitor) -> None:
    """The computer by lot answers each move of one who looks ahead, until that one has won."""
    slug = "alquerque-de-tres"
    seen = visit(f"alquerque/{slug}.html", reduced_motion="reduce", before=holding())
    board = PointsBoard(seen.page, slug)
    board.play()
    of_page(seen, "release()")
    board.figure.get_by_label(SEAT).select_option("random")
    turn = board.figure.locator(".j-turn")
    while not board.over:
        made = board.log.count()
        reply = replayed(slug, board.throws())
        best = handle({"do": "advise", "slug": slug, "state": reply["state"], "level": "strong"})
        board.press(*map(point_of, reply["paths"][reply["moves"].index(best["move"])]))
        expect(board.log).not_to_have_count(made)
        expect(turn).to_have_text(re.compile("Your turn|wins"))
        assert board.log.count() < LONGEST
    assert board.log.count() % 2
    assert of_page(seen, "starts") == 2


def replayed(slug: str, moves: list[str]) -> dict[str, Any]:
    """Return the situation after some moves, as this Python finds it."""
    reply = handle({"do": "start", "slug": slug})
    for move in moves:
        reply = handle({"do": "play", "slug": slug, "state": reply["state"], "move": move})
    return reply
