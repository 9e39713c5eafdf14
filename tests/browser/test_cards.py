"""A table of cards in the browser: a whole deal by click and by key, and what a reader is told."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos import catalogue
from juegos.material import cards as pack
from juegos.serve import handle
from tests.browser.accessibility import picture, violations
from tests.browser.board import Board
from tests.browser.room import Room
from tests.help.laws import at_random, offered
from tests.help.sweeps import sweep
from tests.juegos.naipes.deals import GAME, dealt, last
from tests.juegos.naipes.test_game import ELDER, EXCHANGE, YOUNGER

if TYPE_CHECKING:
    from tests.browser.conftest import Visit, Visitor

SLUG = "piquet"
SEAT = "Your opponent is played by"
LONGEST = 200  # steps of a deal; none is known to come near it
SIZES = {"telephone": (390, 844), "desk": (1280, 900)}


class Cards(Board):
    """The table of piquet as its reader meets it."""

    def begin(self) -> None:
        """Press Play, let a player of the plainest kind take the other's part, cut."""
        self.button("Play").click()
        expect(self.button("Cut for the deal")).to_be_visible()
        self.figure.get_by_label(SEAT).select_option("random")

    @property
    def may(self) -> Any:
        """Return the cards that may be picked."""
        return self.figure.locator(".j-naipe[data-may] .j-hit")

    @property
    def calls(self) -> Any:
        """Return the buttons of what may be said."""
        return self.figure.locator(".j-moves button:not([disabled])")

    @property
    def drawn(self) -> Any:
        """Return the button that cuts or deals."""
        return self.figure.get_by_role("button", name=re.compile("^(Cut|Deal)$|^Cut for"))

    @property
    def rows(self) -> Any:
        """Return the rows of the written score: a head, the deals, the sums."""
        return self.figure.locator(".j-score tr")

    def ready(self) -> None:
        """Wait until the reader can do something."""
        self.may.or_(self.calls).or_(self.drawn).first.wait_for()

    def step(self) -> None:
        """Do the first thing that can be done, and wait until it has been."""
        self.ready()
        before = self.figure.locator(".j-log").text_content() or ""
        if self.calls.count():
            self.calls.first.click()
        elif self.may.count():
            self.may.first.click()
            if self.figure.locator(".j-steps .j-main").count():
                self.figure.locator(".j-steps .j-main").click()
        else:
            self.drawn.click()
        expect(self.figure.locator(".j-log")).not_to_have_text(before)

    def play_a_deal(self) -> None:
        """Play until a deal is written down."""
        for _ in range(LONGEST):
            if self.rows.count() > 2:
                return
            self.step()
        raise AssertionError("a deal has not come to its end")


def opened(
    visit: Visitor, size: str = "desk", slug: str = SLUG, **options: Any
) -> tuple[Visit, Cards]:
    """Return the page of a game of cards in play, and its table; nobody waits for the computer."""
    width, height = SIZES[size]
    options |= {"viewport": {"width": width, "height": height}}
    if size == "telephone":
        options |= {"has_touch": True, "is_mobile": True}
    seen = visit(f"naipes/{slug}.html", reduced_motion="reduce", **options)
    table = Cards(seen.page, slug)
    table.begin()
    return seen, table


@pytest.mark.parametrize("size", sweep(SIZES))
def test_a_deal_is_played_by_picking(visit: Visitor, size: str) -> None:
    """From the cut to the written score; the page never grows wider than its window."""
    seen, table = opened(visit, size)
    while not table.may.count():
        table.step()
        table.ready()
    picture(seen, f"piquet-hand-{size}")
    assert violations(seen.page) == []
    boxes = [card.bounding_box() for card in table.may.all()]
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    table.play_a_deal()
    picture(seen, f"piquet-deal-{size}")
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert violations(seen.page) == []


@pytest.mark.thorough
def test_cards_are_picked_and_counted(visit: Visitor) -> None:
    """What is picked is pressed, said to be so and counted; another touch lets it go."""
    _, table = opened(visit)
    while not table.figure.locator(".j-hit[aria-pressed]").count():
        table.step()
        table.ready()
    first, second = table.may.nth(0), table.may.nth(3)
    expect(first).to_have_attribute("aria-label", re.compile(" of (spades|hearts|diamonds|clubs)"))
    first.click()
    second.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(table.figure.locator(".j-steps")).to_contain_text("Cards picked: 2")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(table.figure.locator(".j-steps")).to_contain_text("Cards picked: 1")


def suits_to_declare() -> str:
    """Return a link to a deal of piquet in which one of several suits is to be declared."""
    game, moves = catalogue.game(SLUG), list[str]()
    for state, move, _ in at_random(game, random.Random(0)):
        results = map(game.write_move, offered(game, state))
        if len({one[-1] for one in results if one.startswith("declara ")}) > 1:
            there = handle({"do": "replay", "slug": SLUG, "moves": moves})["state"]
            return str(handle({"do": "link", "slug": SLUG, "state": there})["link"])
        moves.append(game.write_move(move))
    raise AssertionError("nothing was declared")


@pytest.mark.thorough
def test_a_card_of_another_suit_is_picked_instead(visit: Visitor) -> None:
    """No choice has cards of two suits: the first is let go, the second is picked."""
    seen = visit(f"play/{SLUG}.html#{suits_to_declare()}", reduced_motion="reduce")
    table = Cards(seen.page, SLUG)
    first = table.may.first
    suit = (first.get_attribute("aria-label") or "").partition(" of ")[2]
    other = table.figure.locator(f".j-naipe[data-may] .j-hit:not([aria-label$='of {suit}'])").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")


@pytest.mark.thorough
def test_a_deal_is_played_by_keys_alone(visit: Visitor) -> None:
    """Focus waits at what there is to do; arrows go between cards, Tab on to the button."""
    seen, table = opened(visit)
    keys = seen.page.keyboard
    table.drawn.focus()
    while table.rows.count() <= 2:
        table.ready()
        assert table.figure.evaluate("figure => figure.contains(document.activeElement)")
        before = table.figure.locator(".j-log").text_content() or ""
        if table.calls.count() or not table.may.count():
            keys.press("Space")
        else:
            keys.press("ArrowRight")
            keys.press("Enter")
            if table.figure.locator(".j-steps .j-main").count():
                keys.press("Tab")
                keys.press("Enter")
        expect(table.figure.locator(".j-log")).not_to_have_text(before)


def test_the_other_hand_is_nowhere_on_the_page(visit: Visitor) -> None:
    """Twelve cards lie face up and no others; the log names no card that was dealt."""
    seen, table = opened(visit)
    while not table.may.count():
        table.step()
        table.ready()
    assert table.figure.locator(".j-naipe").count() == 12
    assert "seat" in seen.page.locator(f"#tablero-{SLUG} script").inner_text()
    assert not re.search(r"\| [AKQJT987][SHDC],", seen.page.content())


@pytest.mark.thorough
def test_a_card_that_was_seen_is_not_put_back(visit: Visitor) -> None:
    """After the deal nothing is taken back; a hint says what to do, why, and with which cards."""
    _, table = opened(visit)
    while not table.may.count():
        table.step()
        table.ready()
    expect(table.button("Take back")).to_be_disabled()
    table.button("What would a good player do?").click()
    expect(table.figure.locator(".j-news")).to_contain_text("A good player would")
    text = table.figure.locator(".j-news").inner_text()
    marked = table.figure.locator(".j-advised").evaluate_all("all => all.map(c => c.dataset.card)")
    (cards,) = re.findall(r"Discard ([^.]+)\.", text)
    assert sorted(marked) == sorted(cards.split())


@pytest.mark.thorough
def test_four_colours(visit: Visitor) -> None:
    """A box gives clubs and diamonds colours of their own."""
    _, table = opened(visit)
    while not table.may.count():
        table.step()
        table.ready()
    fill = "mark => getComputedStyle(mark).fill"
    colours = ".j-naipe .j-S, .j-naipe .j-H, .j-naipe .j-D, .j-naipe .j-C"
    two = {mark.evaluate(fill) for mark in table.figure.locator(colours).all()}
    table.figure.get_by_label("Four colours").check()
    four = {mark.evaluate(fill) for mark in table.figure.locator(colours).all()}
    assert len(two) <= 2 < len(four)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("who", "elder"),
    [("you, and the other is the elder hand", "B"), ("the other, and you are the elder hand", "A")],
)
def test_who_deals_first_can_be_chosen(visit: Visitor, who: str, elder: str) -> None:
    """The cards are dealt at once, by nobody's act; the elder hand discards first."""
    seen = visit("play/piquet.html", reduced_motion="reduce")
    room = Room(seen.page, "piquet")
    room.form.get_by_label(who).check()
    room.button("Begin").click()
    expect(room.section.locator(".j-position")).to_contain_text(f"{elder} is elder")
    expect(room.section.locator(".j-naipe[data-card]")).to_have_count(12)
    expect(room.button("Cut for the deal")).to_have_count(0)


@pytest.mark.thorough
def test_a_room_lists_what_is_done_in_words(visit: Visitor) -> None:
    """Also what was dealt upon, and a discard of the other, whose cards nobody sees."""
    seen = visit("play/piquet.html", reduced_motion="reduce")
    room = Room(seen.page, "piquet")
    room.form.get_by_label("the other, and you are the elder hand").check()
    room.button("Begin").click()
    table = room.section
    expect(table.locator(".j-naipe[data-card]")).to_have_count(12)
    done = table.locator(".j-log b")
    theirs = done.filter(has_text=re.compile(r"^Discard( nothing)?\.$"))
    result = table.locator(".j-moves button:not([disabled])")
    may = table.locator(".j-naipe[data-may] .j-hit")
    while not theirs.count():
        result.or_(may).first.wait_for()
        before = room.log.count()
        if result.count():
            result.first.click()
        else:
            may.first.click()
            table.locator(".j-steps .j-main").click()
        expect(room.log).not_to_have_count(before)
        result.or_(may).or_(theirs).first.wait_for()
    for text in done.all_text_contents():
        assert not text or text[-1] in ".”", text


@pytest.mark.thorough
def test_what_is_plain_is_left_to_the_page_where_that_is_wanted(visit: Visitor) -> None:
    """Declarations and sure winners, from the moment on that the boxes are ticked."""
    state = GAME.write(last(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE))
    link = handle({"do": "link", "slug": SLUG, "state": f"B{state[1:]}"})["link"]
    seen = visit(f"play/{SLUG}.html#{link}", reduced_motion="reduce")
    table = Cards(seen.page, SLUG)
    expect(table.calls).not_to_have_count(0)
    table.figure.locator(".j-settings summary").click()
    table.figure.get_by_label("Lead for you").check()
    expect(table.log).to_have_count(0)
    table.figure.get_by_label("Declare for you").check()
    ace = str(pack.say(pack.read_card("AH")))
    expect(table.log.filter(has_text=ace)).to_have_count(1)
    assert not any(row.startswith("Say") for row in table.log.all_inner_texts())
