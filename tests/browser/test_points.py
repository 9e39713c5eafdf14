"""Boards of points in the browser: whole games by click, drag, touch and key; what a board says."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.accessibility import WIDTHS, faults, picture
from tests.browser.points import PointsBoard
from tests.browser.room import PERSON, Room
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from tests.browser.conftest import Visit, Visitor

GAMES = [game for game in handle({"do": "list"})["games"] if game["family"] == "alquerque"]
SLUGS = [str(game["slug"]) for game in GAMES]
LONGEST = 24  # moves of a game by lot; enough for captures, chains and, on small boards, an end
SEAT = "Your opponent is played by"


def opened(visit: Visitor, slug: str = "alquerque", **options: Any) -> tuple[Visit, PointsBoard]:
    """Return a page of a game in play, and its board."""
    seen = visit(f"alquerque/{slug}.html", reduced_motion="reduce", **options)
    board = PointsBoard(seen.page, slug)
    board.play()
    return seen, board


@pytest.mark.parametrize("slug", sweep(SLUGS, "fanorona"))
def test_a_game_is_played_by_clicking_points(visit: Visitor, slug: str) -> None:
    """Every move of a game by lot is made point by point, and is the move that was meant."""
    seen, board = opened(visit, slug)
    made = board.play_by_lot(random.Random(slug), LONGEST)
    assert len(made) == LONGEST or board.over
    picture(seen, f"{slug}-in-play")


@pytest.mark.thorough
def test_a_game_is_played_to_its_end(visit: Visitor) -> None:
    """Who has won is said, nothing may move any more, and another game is offered."""
    seen, board = opened(visit, "cercar-la-liebre")
    board.play_by_lot(random.Random(2), 400)
    expect(board.figure).to_have_attribute("data-state", "over")
    assert len(board.winners()) == 1
    assert board.marked("may") == []
    board.button("New game").click()
    board.moved(0)
    assert board.marked("may") != []
    assert seen.page.evaluate("document.activeElement.tagName") != "BODY"


@pytest.mark.elsewhere
def test_men_are_dragged(visit: Visitor) -> None:
    """Carried to an empty point he may go to he stays there; let go elsewhere he is put back."""
    _, board = opened(visit)
    board.drag("c2", "c3")
    board.moved(1)
    assert board.throws() == ["c2-c3"]
    board.drag("c4", "c2")
    board.moved(2)
    assert board.throws() == ["c2-c3", "c4xc2"]
    board.drag("c1", "c4")
    expect(board.news).to_contain_text("c1-c4")
    board.moved(2)
    assert board.at("c1").evaluate("mark => !mark.classList.contains('j-lifted')")


@pytest.mark.thorough
def test_a_board_is_played_by_keys_alone(visit: Visitor) -> None:
    """Arrows go from point to point, Enter and Space choose, Escape takes a step back."""
    seen, board = opened(visit)
    keys = seen.page.keyboard
    seen.page.keyboard.press("Shift+Tab")
    seen.page.keyboard.press("Tab")
    assert board.focused() is not None
    board.go_to("c2")
    keys.press("Enter")
    assert board.marked("from") == ["c2"]
    keys.press("Escape")
    assert board.marked("from") == []
    keys.press("Space")
    board.go_to("c3")
    keys.press("Enter")
    board.moved(1)
    assert board.focused() == "c3"
    board.go_to("c4")
    keys.press("Space")
    board.go_to("c2")
    keys.press("Space")
    board.moved(2)
    assert board.throws() == ["c2-c3", "c4xc2"]


def test_a_board_is_played_by_touch_on_a_telephone(visit: Visitor) -> None:
    """Taps do all; two points are never nearer than a finger is wide."""
    options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    seen, board = opened(visit, **options)
    for count, points in enumerate((("c2", "c3"), ("c4", "c2")), start=1):
        for point in points:
            seen.page.touchscreen.tap(*board.middle(point))
        board.moved(count)
    boxes = [mark.bounding_box() for mark in board.figure.locator("[data-at]").all()]
    assert all(box and min(box["width"], box["height"]) >= 24 for box in boxes)
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.thorough
def test_a_point_says_what_it_is(visit: Visitor) -> None:
    """Each is a button that names the point, who stands there and what may be done."""
    _, board = opened(visit)
    label = "aria-label"
    expect(board.at("c2")).to_have_attribute(label, "c2, white man, may move")
    expect(board.at("c1")).to_have_attribute(label, "c1, white man")
    board.press("c2")
    expect(board.at("c2")).to_have_attribute(label, "c2, white man, the move is here")
    expect(board.at("c3")).to_have_attribute(label, "c3, empty, may be next")
    expect(board.news).to_have_text("From c2: c3.")
    assert board.figure.locator("[data-at][tabindex='0']").count() == 1


def test_the_rules_say_why_not(visit: Visitor) -> None:
    """A point that no move leads to is asked about; the answer links to the words."""
    seen, board = opened(visit)
    board.press("c2", "c5")
    expect(board.news).to_contain_text("c2-c5")
    link = board.news.get_by_role("link")
    target = str(link.get_attribute("href"))
    assert "91r" in link.inner_text()
    assert target
    board.press("c3")
    board.moved(1)
    board.press("e1")
    expect(board.news).to_contain_text("a man of the other player")
    assert seen.complaints == []


@pytest.mark.thorough
def test_a_man_without_a_move_is_taken_up_to_ask(visit: Visitor) -> None:
    """He is not marked as one who may move, but where he cannot go can be asked of him."""
    _, board = opened(visit)
    assert "a1" not in board.marked("may")
    board.press("a1", "c3")
    expect(board.news).to_contain_text("a1-c3")
    board.press("a2")  # another man of his own
    assert board.marked("from") == ["a2"]
    board.press("c2")  # and another man can be taken up instead
    assert board.marked("from") == ["c2"]


@pytest.mark.thorough
def test_the_computer_plays_and_can_be_forestalled(visit: Visitor) -> None:
    """It answers of itself; a move taken back while it thinks gets no answer."""
    _, board = opened(visit)
    board.figure.get_by_label(SEAT).select_option(label="the computer, strong")
    board.press("c2", "c3")
    board.moved(2)
    board.button("Take back").click()
    board.moved(0)
    board.press("c2", "c3")
    board.moved(1)
    board.button("Take back").click()
    board.moved(0)
    board.press("b2", "c3")
    board.moved(2)
    assert board.throws()[0] == "b2-c3"


@pytest.mark.thorough
def test_every_level_is_offered(visit: Visitor) -> None:
    """All those that the game has, beside somebody who sits here too."""
    _, board = opened(visit)
    options = board.figure.get_by_label(SEAT).locator("option").all_text_contents()
    assert len(options) == 1 + len(GAMES[SLUGS.index("alquerque")]["levels"])


@pytest.mark.thorough
def test_a_draw_is_offered_by_a_word(visit: Visitor) -> None:
    """Under the reading that draws are agreed, a button offers one and others answer."""
    _, board = opened(visit)
    final = next(c for c in GAMES[SLUGS.index("alquerque")]["cruces"] if c["name"] == "final")
    board.figure.get_by_label(final["question"]).select_option("acuerdo")
    board.button("Offer a draw").click()
    board.moved(1)
    board.button("Accept the draw").click()
    board.moved(2)
    expect(board.figure.locator(".j-turn")).to_have_text("The draw is agreed.")
    assert board.winners() == []


@pytest.mark.thorough
def test_two_ways_to_one_point_are_a_choice(visit: Visitor) -> None:
    """In fanorona a step may take ahead or behind; both are offered, by the point's name."""
    _, board = opened(visit, "fanorona")
    board.press("d3", "e3")
    expect(board.steps).to_have_text(["e3-, withdrawing", "e3+, approaching"])
    board.steps.first.click()
    board.moved(1)
    assert board.throws() == ["d3xe3-"]


@pytest.mark.thorough
def test_a_man_dropped_where_two_ways_lead_leaves_the_choice(visit: Visitor) -> None:
    """Dropping him asks as clicking does, and what is asked stays."""
    _, board = opened(visit, "fanorona")
    board.drag("d3", "e3")
    expect(board.steps).to_have_text(["e3-, withdrawing", "e3+, approaching"])
    assert board.marked("from") == ["d3"]
    board.steps.last.click()
    board.moved(1)
    assert board.throws() == ["d3xe3+"]


@pytest.mark.thorough
@pytest.mark.parametrize(("victim", "move"), [("c3", "d3xe3-"), ("f3", "d3xe3+")])
def test_the_men_taken_choose_between_two_ways(visit: Visitor, victim: str, move: str) -> None:
    """Whom either way takes is marked; to point at one of them is to choose."""
    _, board = opened(visit, "fanorona")
    board.press("d3", "e3")
    assert sorted(board.marked("to")) == ["c3", "f3"]
    board.press(victim)
    board.moved(1)
    assert board.throws() == [move]


@pytest.mark.thorough
@pytest.mark.parametrize(("motion", "count"), [("no-preference", 1), ("reduce", 0)])
def test_men_move_briefly_or_not_at_all(visit: Visitor, motion: str, count: int) -> None:
    """No longer than 200 ms, and not for a reader who asked for less motion."""
    seen = visit("alquerque/alquerque.html", reduced_motion=motion)
    board = PointsBoard(seen.page, "alquerque")
    board.play()
    board.press("c2")
    seen.page.evaluate(
        """() => { window.motions = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          window.motions.push(options.duration); return animate.call(this, frames, options); }; }"""
    )
    board.press("c3")
    board.moved(1)
    lasted = seen.page.evaluate("window.motions")
    assert len(lasted) == count
    assert all(ms <= 200 for ms in lasted)


@pytest.mark.thorough
@pytest.mark.parametrize("width", WIDTHS)
def test_a_board_of_points_has_no_fault_that_axe_finds(visit: Visitor, width: int) -> None:
    """In the middle of a move, at every width, light and dark."""
    seen, board = opened(visit, viewport={"width": width, "height": 900})
    board.press("c2")
    expect(board.figure.locator(".j-storage-note")).not_to_be_empty()
    assert faults(seen.page) == {}
    picture(seen, f"points-in-play-{width}")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("state", "asked", "made"),
    [
        ("5/5/1wb2/2w2/b4 w", ["b3xd3", "c2xc4"], "c2xc4"),
        ("5/5/2b2/2w2/b4 w", [], "c2xc4"),
    ],
)
def test_a_man_who_is_pointed_at_is_taken(
    visit: Visitor, state: str, asked: list[str], made: str
) -> None:
    """By the one move that takes him; where several do, the reader chooses among them."""
    link = handle({"do": "link", "slug": "alquerque", "state": state})["link"]
    seen = visit(f"play/alquerque.html#{link}", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    expect(room.section).to_have_attribute("data-state", "playing")
    room.point("c3").click()
    if asked:
        assert sorted(room.section.locator(".j-steps button").all_inner_texts()) == asked
        room.button(made).click()
    expect(room.log.first).to_contain_text(made)


@pytest.mark.thorough
def test_what_is_pointed_at_while_python_comes_is_done(visit: Visitor) -> None:
    """The man is taken up and moved as soon as there is a game."""
    room = Room(visit("play/alquerque.html", reduced_motion="reduce").page, "alquerque")
    room.choose(against=PERSON)
    expect(room.button("Begin")).to_be_enabled()
    room.section.evaluate(
        """section => {
          section.querySelector(".j-begin button").click();
          for (const at of ["b2", "c3"])
            section.querySelector(`[data-at="${at}"]`)
              .dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }"""
    )
    expect(room.section).to_have_attribute("data-state", "playing")
    expect(room.log).to_have_count(1)
    expect(room.log.first).to_contain_text("b2-c3")
