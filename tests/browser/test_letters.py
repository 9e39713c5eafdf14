"""Two readers far from each other play by letter: each in a browser of his own, nothing between."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos.letters.correspondence import FIRST
from juegos.letters.letter import parse, seal, unseal
from juegos.serve import handle
from tests.browser.accessibility import PAIRS, picture, violations
from tests.browser.places import PlacesBoard
from tests.browser.room import LOW, SIDEWAYS, UPRIGHT, Room
from tests.browser.test_folder import REFUSED as REFUSED_IN_FOLDERS
from tests.browser.test_games_page import saved
from tests.browser.test_states import KeyedBoard, tab_to
from tests.browser.test_stepping import looking, says
from tests.help.correspondents import Pair

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from juegos.letters.correspondence import Correspondence
    from tests.browser.accessibility import Scheme
    from tests.browser.conftest import Visitor

FRIEND = "a friend far away, by letter"
SEND = "Send this letter any way you like. The game goes on when the answer arrives."
LAST = "The game is over. Send this letter, so that your opponent sees it too."
OVER = "The game is over."
ALREADY_HERE = "This letter was here already; it changes nothing."
REFUSED = "This letter is refused, and none of it has been saved. "
ZEROS = "0" * 64
LEFT = 6  # letters of a whole game that are written in browsers
DENIED = "indexedDB.open = () => { throw new Error('denied'); };"
FULL = "IDBObjectStore.prototype.put = function () { this.transaction.abort(); };"
PERSISTS = "navigator.storage.persist = async () => (globalThis.persists = true);"
# An ordinary game among those that a file takes along.
ANOTHER = """() => new Promise((resolve) => {
  const asked = indexedDB.open('juegos-games', 1);
  asked.onsuccess = () => {
    const done = asked.result.transaction('games', 'readwrite');
    done.objectStore('games').put({ id: 'a', owner: 'b', slug: 'azar', readings: {}, state: '',
      seats: { level: '', computers: [1], near: 0 }, luck: 0, version: '1', begun: 1, changed: 1,
      moments: [], isOver: false, seat: 0, svg: '' });
    done.oncomplete = () => { asked.result.close(); resolve(); };
  };
})"""
# The mailboxes that a browser keeps; one is put there first if it is given.
STORED_MAILBOXES = """(post) => new Promise((resolve) => {
  const asked = indexedDB.open('juegos-letters', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('mailboxes', { keyPath: 'id' });
  asked.onsuccess = () => {
    const done = asked.result.transaction('mailboxes', 'readwrite');
    const kept = done.objectStore('mailboxes');
    if (post) kept.put(post);
    const all = kept.getAll();
    done.oncomplete = () => { asked.result.close(); resolve(all.result); };
  };
})"""
# All that a page shows, has in its address or keeps where other pages find it.
SHOWN = """() => [
  document.documentElement.outerHTML, location.href, JSON.stringify({ ...localStorage }),
  ...[...document.querySelectorAll("input, textarea")].map(({ value }) => value),
].join("\\n")"""
SENT = re.compile(f"{re.escape(SEND)}|{re.escape(LAST)}")
REFUSED_THERE = re.compile("|".join(map(re.escape, REFUSED_IN_FOLDERS)))
LINK = re.compile(r"#l[\w-]{100,}$")


class Player:
    """A reader at the page of a game, who writes and reads letters."""

    def __init__(self, visit: Visitor, slug: str, letter: str = "", **options: Any) -> None:
        """Open the page of a game, with a letter in its address or without."""
        address = f"play/{slug}.html" + (f"#{letter}" if letter else "")
        self.seen = visit(address, reduced_motion="reduce", **options)
        self.page, self.room = self.seen.page, Room(self.seen.page, slug)
        self.board = PlacesBoard(self.page, slug)
        self.notice = self.room.section.locator(".j-post")
        self.alert = self.room.section.get_by_role("alert").filter(has_text=re.compile("."))
        self.field = self.room.section.get_by_label("A letter you have received")
        self.link = self.room.section.get_by_label("The letter, as a link")

    def write(self, says: str | re.Pattern[str] = SEND) -> str:
        """Write the letter that can be written; return it when it is there to be sent."""
        self.room.button("Write the letter").click()
        expect(self.notice).to_have_text(says)
        return self.letter

    @property
    def letter(self) -> str:
        """The letter that is to be sent."""
        expect(self.link).to_have_value(LINK)
        return self.link.input_value().partition("#")[2]

    def open(self, letter: str) -> None:
        """Put in a letter that has come, and open it."""
        self.field.fill(letter)
        self.room.button("Open the letter").click()

    def refuses(self, letter: str, says: str) -> None:
        """Open a letter in which something is wrong: that is told, and nothing changes."""
        before = self.notice.inner_text(), self.room.log.all_inner_texts(), self.mailboxes()
        self.open(letter)
        expect(self.alert).to_contain_text(REFUSED)
        expect(self.alert).to_contain_text(says)
        assert (
            self.notice.inner_text(),
            self.room.log.all_inner_texts(),
            self.mailboxes(),
        ) == before

    def can_write(self, number: int) -> None:
        """Wait until the letter of this number can be written."""
        expect(self.notice).to_contain_text(f"Letter {number} can be written now")

    def is_to_decide(self, number: int) -> None:
        """Wait until the reader is to decide what stands in the letter of this number."""
        expect(self.notice).to_contain_text(f"Letter {number} is yours to write")

    def mailboxes(self) -> list[dict[str, Any]]:
        """Return what the browser keeps of games by letter."""
        rows: list[dict[str, Any]] = self.page.evaluate(STORED_MAILBOXES)
        return rows

    def shown(self, name: str) -> list[str]:
        """Take a picture of the page as it is, and return the rules of axe that it breaks."""
        result = violations(self.page)
        picture(self.seen, f"letters-{name}")
        return result

    def keeps_its_secret(self) -> None:
        """Hold that the secret of the next throw is kept, and stands nowhere else."""
        (post,) = self.mailboxes()
        secret, letters = post["mailbox"]["secret"], post["mailbox"]["letters"]
        assert re.fullmatch("[0-9a-f]{64}", secret)
        assert secret not in self.page.evaluate(SHOWN)
        assert not [one for one in letters if secret in unseal(one)]


@pytest.mark.thorough
def test_a_game_of_azar_between_two_browsers(visit: Visitor) -> None:
    """Three letters bring it to its end for both; what was changed on the way is told.

    The secret of a throw leaves the browser with the letter that reveals it, and not before.
    """
    one = Player(visit, "azar")
    one.room.begin(against=FRIEND, side="A")
    expect(one.notice).to_have_text(SEND)
    one.keeps_its_secret()
    invites = one.room.section.locator(".j-invitation")
    expect(invites).to_contain_text("to a game of Azar: you have A, your friend has B.")
    other = Player(visit, "azar", one.letter)
    invited = other.room.section.locator(".j-invitation")
    expect(invited).to_contain_text("invites you to a game of Azar: you have B, your friend has A.")
    other.can_write(1)
    one.open(other.write())
    other.keeps_its_secret()
    one.can_write(2)
    expect(invites).to_be_empty()
    second = parse(unseal(other.letter))
    one.refuses(seal(replace(second, nonce=ZEROS)), "with another nonce; the first one holds")
    last = parse(unseal(one.write(LAST)))
    other.refuses(seal(replace(last, secret=ZEROS)), "letter 2: the secret was changed")
    other.refuses(seal(replace(last, id="0" * 32)), "letter 2: the letter is of another game")
    other.refuses(seal(last)[:-9], "damaged")
    other.open(f"https://example.org/play/azar.html#{seal(last)}")
    expect(other.notice).to_have_text(OVER)
    expect(other.room.log).to_have_count(len(last.moves))
    expect(one.room.log).to_have_count(len(last.moves))
    expect(other.room.end).to_have_text(one.room.end.inner_text())


@pytest.mark.thorough
def test_a_row_is_made_by_letter_and_nothing_is_doubled(visit: Visitor) -> None:
    """A letter opened twice, in two windows, or after a reload: one game and one answer."""
    slug = "alquerque-de-tres"
    one = Player(visit, slug, before=lambda page: page.add_init_script(PERSISTS))
    one.room.begin(against=FRIEND, side="White")
    one.board.press("b3")
    one.can_write(0)
    one.room.button("Take back").click()
    one.is_to_decide(0)
    one.board.press("b3")
    one.can_write(0)
    other = Player(visit, slug, one.write())
    window = Player(visit, slug, one.letter, context=other.page.context)
    for reader, point in ((other, "c1"), (window, "a1")):
        reader.is_to_decide(1)
        reader.board.press(point)
        reader.can_write(1)
    answer = other.write()
    assert window.write() == answer
    expect(window.alert).to_contain_text("already written in another window; that one counts")
    expect(window.room.log).to_contain_text(["b3", "c1"])
    other.page.reload()
    expect(other.notice).to_have_text(SEND)
    assert other.letter == answer
    one.open(answer)
    one.is_to_decide(2)
    expect(one.field).to_have_value("")
    one.field.fill(answer)
    one.board.press("b1")
    one.can_write(2)
    expect(one.field).to_have_value(answer)
    one.open(answer)
    expect(one.alert).to_have_text(ALREADY_HERE)
    one.can_write(2)
    other.open(one.write())
    other.is_to_decide(3)
    other.board.press("a3")
    other.can_write(3)
    one.open(other.write())
    one.is_to_decide(4)
    one.board.press("b2")
    one.can_write(4)
    other.open(one.write(LAST))
    expect(other.notice).to_have_text(OVER)
    expect(other.room.log).to_have_count(5)
    expect(other.room.end).to_contain_text("White wins.")
    assert one.page.evaluate("globalThis.persists")
    expect(one.room.section.locator(".j-storage-note")).to_contain_text("works offline")


class Advised(Pair):
    """Two players who both do what the computer would do, letter by letter."""

    def moves(self, course: Correspondence, state: Any) -> tuple[str, ...]:
        """Return what it decides for the writer of the next letter."""
        if course.has_dice and course.number < FIRST:
            return ()
        game, made = course.game, list[str]()
        while game.turn(state) == course.writer:
            asked = {"slug": game.slug, "state": game.write(state), "level": "greedy", "seed": "1"}
            made.append(handle({"do": "advise", **asked})["move"])
            state = game.play(state, game.read_move(state, made[-1])).state
        return tuple(made)


@pytest.mark.thorough
def test_a_whole_game_of_backgammon_comes_to_its_end(visit: Visitor) -> None:
    """Its first letters are the computer's; two readers write the last, with dice of their own."""
    assert ended("backgammon", visit, lambda reader, _: decide(reader)) > 40


@pytest.mark.thorough
def test_a_whole_game_of_alquerque_comes_to_its_end(visit: Visitor) -> None:
    """All its letters are the computer's; two readers play the last on their boards."""
    assert ended("alquerque", visit, follow) > 40


def ended(slug: str, visit: Visitor, act: Callable[[Player, list[str]], None]) -> int:
    """Have two readers write the last letters of a game; return how many the computer wrote of it.

    Whoever is to decide does so by ``act``, which is given what the computer wrote from there on.
    """
    whole = Advised(slug).to_the_end().links
    number = len(whole) - LEFT
    pair = Advised(slug).until(number)
    reader, writer = (reads(visit, pair, number + n) for n in (0, 1))
    while True:
        act(reader, whole[number:])
        reader.can_write(number)
        letter = reader.write(SENT)
        if reader.notice.inner_text() == LAST:
            break
        writer.open(letter)
        reader, writer, number = writer, reader, number + 1
    writer.open(letter)
    expect(writer.notice).to_have_text(OVER)
    expect(writer.room.log).to_have_count(reader.room.log.count())
    return len(whole)


def follow(player: Player, letters: list[str]) -> None:
    """Make on the board the moves of the first of some letters, once it is the player's turn."""
    expect(player.room.section.locator(".j-points .j-may").first).to_be_visible()
    for move in parse(unseal(letters[0])).moves:
        player.board.press(*re.split("[-x]", move))


def reads(visit: Visitor, pair: Pair, number: int) -> Player:
    """Return the player who writes a letter; he has the last one that came before him."""
    box, slug = pair.box(number), pair.box(number).course.head.slug
    page = visit("metodo/cartas.html", reduced_motion="reduce").page
    post = {"id": box.course.id, "slug": slug, "mailbox": box.plain()}
    page.evaluate(STORED_MAILBOXES, post)
    return Player(visit, slug, pair.links[-1], context=page.context)


def decide(player: Player) -> None:
    """Go with any man that may go, or press what there is to press, until the letter is whole."""
    section = player.room.section
    whole = player.room.button("Write the letter")
    may, to = section.locator(".j-points .j-may"), section.locator(".j-points .j-to")
    word = section.locator(".j-moves button")
    while True:
        expect(whole.or_(may).or_(word).first).to_be_visible()
        expect(section.locator(".j-actions [aria-disabled]")).to_have_count(0)
        if whole.is_visible():
            return
        if word.count():
            word.first.click()
        else:
            player.board.press(player.board.marked("may")[0])
            expect(to.first).to_be_attached()
            player.board.press(player.board.marked("to")[0])


@pytest.mark.thorough
def test_a_game_by_letter_is_looked_back_in(visit: Visitor) -> None:
    """By keys, buttons and moves, also what is not sent yet; nothing is done there nor lost."""
    slug = "alquerque-de-tres"
    one = Player(visit, slug)
    one.room.begin(against=FRIEND, side="White")
    one.board.press("b3")
    one.can_write(0)
    other = Player(visit, slug, one.write())
    other.is_to_decide(1)
    other.board.press("c1")
    other.can_write(1)
    other.page.keyboard.press(",")
    expect(looking(other.room)).to_have_text("Move 1 of 2.")
    says(other.room, ["b3"], slug)
    expect(other.room.section.locator(".j-may")).to_have_count(0)
    for act in ("Write the letter", "Take back", "Play on from here"):
        expect(other.room.button(act)).to_be_hidden()
    assert violations(other.page) == []
    other.room.button("Back to the game").click()
    expect(looking(other.room)).to_be_empty()
    says(other.room, ["b3", "c1"], slug)
    other.room.log.first.get_by_role("button").click()
    expect(looking(other.room)).to_have_text("Move 1 of 2.")
    other.room.button("To the present").click()
    other.write()
    one.open(other.letter)
    one.is_to_decide(2)
    one.room.log.last.get_by_role("button").click()
    expect(looking(one.room)).to_be_empty()
    one.room.button("To the beginning").click()
    expect(looking(one.room)).to_have_text("Move 0 of 2.")
    one.open(other.letter)
    expect(one.alert).to_have_text(ALREADY_HERE)


@pytest.mark.thorough
def test_a_letter_is_put_in_on_a_telephone(visit: Visitor) -> None:
    """Its field lies neither under the board nor under the bar, upright or sideways."""
    one = Player(visit, "alquerque", viewport=LOW)
    one.room.choose(against=FRIEND)
    one.room.button("Begin").click()
    decide(one)
    one.write()
    for size in (LOW, UPRIGHT, SIDEWAYS):
        one.page.set_viewport_size(size)
        one.field.click()
        one.open("z")
        expect(one.alert).to_contain_text(REFUSED)


@pytest.mark.thorough
@pytest.mark.parametrize("script", [DENIED, FULL], ids=["denied", "full"])
def test_what_cannot_be_kept_is_not_shown(visit: Visitor, script: str) -> None:
    """Where the browser keeps nothing that is said, and no letter is shown."""
    one = Player(visit, "azar", before=lambda page: page.add_init_script(script))
    one.room.choose(against=FRIEND)
    one.room.button("Begin").click()
    expect(one.alert).to_contain_text("This browser is not saving anything now")
    expect(one.room.button("Begin")).to_be_visible()
    expect(one.link).to_have_count(0)
    assert "#l" not in one.page.url


@pytest.mark.thorough
def test_unfinished_games_by_letter_are_listed(visit: Visitor, tmp_path: Path) -> None:
    """On the page of kept games, in the gallery and in the room: whose turn it is; opened, deleted.

    The file of all games has none of them.
    """
    pair = Pair("azar").until(2)
    box = pair.receive()
    post = {"id": box.course.id, "slug": "azar", "mailbox": box.plain(), "changed": 1, "svg": ""}
    seen = visit("play/games.html", reduced_motion="reduce")
    page = seen.page
    page.evaluate(STORED_MAILBOXES, {**post, "isMine": True, "isOver": False})
    page.reload()
    games = page.locator(".j-kept-games > li", has_text="by letter")
    expect(games).to_contain_text("against a friend far away, by letter · 2 letters")
    expect(games).to_contain_text("Your turn to write.")
    assert violations(page) == []
    assert box.secret not in page.evaluate(SHOWN)
    page.evaluate(ANOTHER)
    page.reload()
    expect(page.locator(".j-kept-games > li")).to_have_count(2)
    text = saved(page, tmp_path)
    assert text.count("Game: ") == 1
    assert box.secret not in text
    games.get_by_role("button", name="Delete").click()
    expect(games).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(games).to_have_count(1)
    page.goto(f"{seen.address}play/index.html")
    shown = page.locator(".j-unfinished li", has_text="write")
    expect(shown).to_contain_text("Your turn to write.")
    assert violations(page) == []
    shown.get_by_role("link").click()
    one = Player(visit, "azar", context=page.context)
    expect(one.room.form.get_by_role("link", name="Your turn to write.")).to_be_visible()
    one.room.form.get_by_role("link", name="Your turn to write.").click()
    for room in (page, one.page):
        expect(room.locator(".j-post")).to_contain_text("Letter 2 can be written now")


@pytest.mark.thorough
def test_a_letter_is_written_and_opened_by_keys_alone(visit: Visitor) -> None:
    """From the choice of the friend to the next letter; what is to be done next has the focus."""
    slug = "alquerque-de-tres"
    one = Player(visit, slug)
    expect(one.room.button("Begin")).to_be_enabled()
    one.room.form.get_by_label("the computer", exact=True).focus()
    one.page.keyboard.press("ArrowUp")
    expect(one.room.form.get_by_label(FRIEND)).to_be_checked()
    one.page.keyboard.press("Enter")
    one.is_to_decide(0)
    keys = KeyedBoard(one.page, slug)
    keys.press("b3")
    one.can_write(0)
    tab_to(one.page, "Write the letter")
    one.page.keyboard.press("Enter")
    expect(one.notice).to_have_text(SEND)
    expect(one.room.button("Copy link")).to_be_focused()
    other = Player(visit, slug, one.letter)
    other.is_to_decide(1)
    KeyedBoard(other.page, slug).press("c1")
    other.can_write(1)
    tab_to(other.page, "Write the letter")
    other.page.keyboard.press("Enter")
    expect(other.notice).to_have_text(SEND)
    one.page.keyboard.press("Tab")
    while one.page.evaluate("document.activeElement.placeholder") is None:
        one.page.keyboard.press("Tab")
    one.page.keyboard.insert_text(other.letter)
    one.page.keyboard.press("Enter")
    one.is_to_decide(2)


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "scheme"), PAIRS)
def test_the_states_of_a_game_by_letter_have_no_fault(
    visit: Visitor, width: int, scheme: Scheme
) -> None:
    """Chosen, sent, to decide, to write, refused: no rule of axe is broken."""
    look: dict[str, Any] = {
        "viewport": {"width": width, "height": 844},
        "color_scheme": scheme,
    }
    where = f"{width}-{scheme}"
    pair = Pair("alquerque-de-tres", 3)
    one = Player(visit, "alquerque-de-tres", **look)
    one.room.choose(against=FRIEND, side="Black")
    seen = [one.shown(f"chosen-{where}")]
    one.room.button("Begin").click()
    expect(one.notice).to_have_text(SEND)
    seen.append(one.shown(f"sent-{where}"))
    other = Player(visit, "alquerque-de-tres", pair.links[0], **look)
    other.is_to_decide(1)
    seen.append(other.shown(f"to-decide-{where}"))
    other.board.press("c1")
    other.can_write(1)
    seen.append(other.shown(f"to-write-{where}"))
    other.field.fill(pair.links[0][:-9])
    other.field.press("Enter")
    expect(other.alert).to_contain_text(REFUSED)
    seen.append(other.shown(f"refused-{where}"))
    assert seen == [[]] * len(seen)


@pytest.mark.thorough
def test_a_letter_is_written_in_a_folder(visit: Visitor, site: Path) -> None:
    """Where the page is a file of the reader's own the letter is given without an address."""
    one = Player(visit, "azar", at=f"{site.resolve().as_uri()}/")
    one.room.begin(against=FRIEND)
    expect(one.link).to_have_value(re.compile(r"^l[\w-]{100,}$"))
    one.seen.complaints = [item for item in one.seen.complaints if not REFUSED_THERE.search(item)]


@pytest.mark.thorough
def test_what_is_decided_by_a_word_is_offered(visit: Visitor) -> None:
    """Who opens a letter of guirguiesca after which he is to decide finds the words for that."""
    pair, number = Pair("guirguiesca"), 2
    while not (moves := parse(unseal(pair.until(number).links[-1])).moves) or "-" in moves[-1]:
        number += 1
    reader = reads(visit, Pair("guirguiesca").until(number - 1), number - 1)
    reader.is_to_decide(number - 1)
    expect(reader.room.section.locator(".j-moves button").first).to_be_visible()
