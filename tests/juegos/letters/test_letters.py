"""Games by letter: both sides come to the same game, dice are fair, and who cheats is told so."""

from __future__ import annotations

import json
import random
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.core import links
from juegos.core import record as records
from juegos.core.errors import JuegosError
from juegos.core.game import SEATS, Turn
from juegos.doors.families import families
from juegos.engine.sample import draw
from juegos.letters import correspondence as courses
from juegos.letters import eligibility, proof
from juegos.letters import mailbox as mailboxes
from juegos.letters.letter import GameLetter, parse, seal, unseal, write
from juegos.letters.mailbox import FreshSecrets
from juegos.serve import handle
from tests.help import fuzz
from tests.help.correspondents import Pair
from tests.help.sweeps import sweep

LETTERS = tomllib.loads((Path(__file__).parent / "letters.toml").read_text("utf-8"))
ZEROS = "0" * 64
DECIDES = "juega A 4-2 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"  # of backgammon
Change = Callable[[GameLetter], GameLetter]


def changed(**fields: Any) -> Change:
    """Return what puts something else into a letter."""
    return lambda letter: replace(letter, **fields)


def sent(pair: Pair, change: Change) -> str:
    """Return the last letter as a cheat sends it: changed, and whole by its check."""
    return seal(change(parse(unseal(pair.links[-1]))))


def refusal(pair: Pair, link: str) -> str:
    """Return what the door tells whom the last letter is for of a letter that he gets."""
    box = pair.box(len(pair.links))
    error = handle({"do": "letter-read", "letter": link, "mailbox": box.plain()})["error"]
    return str(error["message"])


def read(text: str) -> tuple[dict[str, str], list[str]]:
    """Return heads and moves of a letter, read without the program that wrote it."""
    head, _, moves = text.partition("\n\n")
    return dict(line.split(": ", 1) for line in head.split("\n")), moves.split()


def reckoned(secret: str, nonce: str, turn: int) -> Any:
    """Yield faces as the page tells it, reckoned without the program."""
    for i in range(10**6):
        byte = sha256(f"juegos face\n{secret}\n{nonce}\n{turn}\n{i}\n".encode()).digest()[0]
        if byte < 252:
            yield byte % 6 + 1


@pytest.mark.parametrize(
    ("slug", "seat"),
    [
        *[("azar", 0), ("azar", 1), ("guirguiesca", 0), ("alquerque", 0), ("alquerque", 1)],
        *[("alquerque-de-tres", 1), ("backgammon", 1), ("tick-tack", 0)],
        *[pytest.param("trictrac", seat, marks=pytest.mark.thorough) for seat in (0, 1)],
        *[pytest.param("backgammon", 0, marks=pytest.mark.thorough)],
    ],
)
def test_both_come_to_the_same_game(slug: str, seat: int) -> None:
    """To the end of a game by lot; its record is played again by itself, to the same end."""
    pair = Pair(slug, seat=seat).to_the_end()
    one, other = (records.write(courses.record(pair.box(n).course)) for n in (0, 1))
    assert one == other
    reply = handle({"do": "record", "text": one})
    assert reply["outcome"] is not None
    assert reply["state"] == parse(unseal(pair.links[-1])).state
    assert [mailboxes.load(pair.box(n).plain()) for n in (0, 1)] != [None, None]


@pytest.mark.parametrize("slug", ["azar", "panquist", "backgammon", "tick-tack"])
def test_dice_are_those_that_anybody_reckons(slug: str) -> None:
    """Every commitment and every throw of a game follows from its letters by SHA-256 alone."""
    pair = Pair(slug, "dice").to_the_end()
    texts = [unseal(link) for link in pair.links]
    game, throws = catalogue.game(slug), 0
    state = game.start()
    promised: dict[str, tuple[int, str]] = {}
    for number, (head, moves) in enumerate(map(read, texts)):
        assert head.get("Earlier", "") == (
            sha256("".join(texts[:number]).encode()).hexdigest() if number else ""
        )
        who = head["From"]
        if "Secret" in head:
            turn, promise = promised.pop(who)
            earlier = sha256("".join(texts[:turn]).encode()).hexdigest()
            parts = ("juegos commitment", head["Id"], who, turn, earlier, head["Secret"])
            assert sha256("".join(f"{p}\n" for p in parts).encode()).hexdigest() == promise
            faces = reckoned(head["Secret"], read(texts[number - 1])[0]["Nonce"], turn)
        if "Commitment" in head:
            promised[who] = number, head["Commitment"]
        for text in unseal(pair.links[number]).partition("\n\n")[2].splitlines():
            if game.turn(state) is Turn.CHANCE:
                cast = list(islice(faces, text.count("-") + 1))
                assert text in {"-".join(map(str, d)) for d in (cast, sorted(cast, reverse=True))}
                throws += 1
            state = game.play(state, game.read_move(state, text)).state
        assert moves or number < 2
    assert throws > 1


def test_every_value_of_a_byte_that_counts_brings_each_face_as_often() -> None:
    """Of 256 values 252 are used, 42 for each face: the faces are as even as the bytes are."""
    used = Counter(1 + byte % 6 for byte in range(256) if byte < proof.USED)
    assert used == dict.fromkeys(range(1, 7), 42)


def test_faces_are_even() -> None:
    """Of 12,000 faces chi-square, of 5 degrees, is below 20.5: more comes once in a thousand."""
    faces = Counter(islice(proof.faces("ab" * 32, "cd" * 32, 7), 12_000))
    assert set(faces) == set(range(1, 7))
    assert sum((n - 2000) ** 2 / 2000 for n in faces.values()) < 20.5


def under_each_reading(slug: str) -> Iterator[Any]:
    """Yield a game by default, and under each reading that can be chosen by itself."""
    every = [{}, *({one.name: key} for one in catalogue.entry(slug).cruces for key in one.keys)]
    for readings in every:
        try:
            game = catalogue.game(slug, readings)
        except JuegosError:
            continue  # these cannot stand by themselves
        yield game


def played(game: Any, plies: int) -> list[Any]:
    """Return states of a game by lot, none after its end."""
    state, result, rng = game.start(), [], random.Random(game.slug)
    while game.turn(state) is not Turn.END and len(result) < plies:
        result.append(state)
        chance = game.turn(state) is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else rng.choice(game.moves(state))
        state = game.play(state, move).state
    return result


BY_LETTER = [slug for slug, entry in catalogue.CATALOGUE.items() if eligibility.is_eligible(entry)]


@pytest.mark.parametrize("slug", sweep(BY_LETTER, "azar", "alquerque-de-nueve", "backgammon"))
def test_faces_are_the_throws_of_the_game(slug: str) -> None:
    """Every row of faces is a throw, as often as it has weight; chance ever acts if it begins."""
    for game in under_each_reading(slug):
        seen = set()
        for state in played(game, 60):
            if game.turn(state) is not Turn.CHANCE:
                continue
            assert eligibility.has_dice(game)
            throws = game.throws(state)
            if (kind := tuple(throws.items())) in seen:
                continue
            seen.add(kind)
            dice = len(game.write_move(next(iter(throws))).split("-"))
            rows = product(range(1, 7), repeat=dice)
            assert Counter(proof.throw_of(game, state, iter(row)) for row in rows) == dict(kind)
        assert bool(seen) == eligibility.has_dice(game)


@pytest.mark.parametrize("slug", BY_LETTER)
def test_somebody_decides_where_a_seat_is_to_move(slug: str) -> None:
    """Under each reading a seat is to move in a game played by lot, or it is said that none is."""
    for game in under_each_reading(slug):
        seats = {game.turn(state) for state in played(game, 200)} - {Turn.CHANCE}
        assert catalogue.entry(slug).decides(game) == bool(seats), game.readings


def test_hidden_cards_are_not_for_letters() -> None:
    """A game that hides something is refused by its sentence, and is not begun."""
    error = handle({"do": "letter-begin", "slug": "piquet", "seat": 0, "id": "0" * 32})["error"]
    assert error["message"] == (
        "Piquet is not played by letter: the cards of each are hidden from the other, and without "
        "a third nobody could deal them."
    )
    assert {slug for slug in catalogue.CATALOGUE if slug not in BY_LETTER} == {
        *("piquet", "piquet-au-cent")
    }


@pytest.mark.parametrize(
    ("slug", "kind"),
    [
        ("azar", eligibility.LOT),
        ("doblet", eligibility.LOT),
        ("guirguiesca", eligibility.DICE),
        ("backgammon", eligibility.DICE),
        ("queah", eligibility.PLAIN),
    ],
)
def test_it_is_told_what_letters_are_for(slug: str, kind: Any) -> None:
    """Of each game, as follows from its rules."""
    entry = catalogue.entry(slug)
    assert eligibility.explanation(entry, catalogue.game(slug)) == kind.with_fields(game=entry.name)


def test_nonce_waits_for_the_cube() -> None:
    """Backgammon with the cube: who may double says so before a nonce for his throw is sent."""
    pair = Pair("backgammon", 1, readings=(("cubo", "si"),)).until(14)
    game = pair.box(0).course.game
    state, doubled = game.start(), 0
    for link in pair.links:
        letter = parse(unseal(link))
        for move in letter.moves:
            doubled += move in {"dobla", "tira"}
            state = game.play(state, game.read_move(state, move)).state
        asked = game.turn(state) in {0, 1}
        assert not (asked and letter.nonce)
        assert bool(letter.nonce) == (game.turn(state) is Turn.CHANCE and letter.number > 0)
    assert doubled > 2


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (changed(secret=ZEROS), "the secret was changed: it is not the one that letter 4"),
        (changed(secret=""), "the letter does not reveal the secret of letter 4"),
        (changed(id="0" * 32), "the letter is of another game: its id is 0000"),
        (changed(earlier=ZEROS), "the letter follows letters other than those"),
        (changed(commitment=""), "the letter brings no commitment for the next throw"),
        (changed(nonce=""), "the letter brings no nonce for the throw that comes next"),
        (changed(seat=1), "it is for A to write"),
        (changed(number=8), "letter 6 has not come yet, and must be read first"),
        (changed(state="sale 0 0"), "the letter tells the position"),
        (changed(moves=()), "the dice are made up: secret and nonce give"),
        (
            lambda letter: replace(letter, moves=("6-6", *letter.moves[1:])),
            "the dice are made up: secret and nonce give",
        ),
        (
            lambda letter: replace(letter, moves=letter.moves[:1]),
            "the letter is not whole: A has still to move",
        ),
        (
            lambda letter: replace(letter, moves=(*letter.moves, "6-6")),
            "move 3: '6-6': dice are thrown here, which takes a nonce and the next letter",
        ),
        (
            lambda letter: replace(letter, moves=(letter.moves[0], "1/30")),
            "move 2: ",
        ),
        (
            lambda letter: replace(letter, game=replace(letter.game, readings=(("cubo", "si"),))),
            "game, readings or start are not those that the first letter told",
        ),
    ],
)
def test_each_way_of_cheating_is_told(change: Change, says: str) -> None:
    """By its own message, headed by the number of the letter; the mailbox stays as it was."""
    pair = Pair("backgammon").until(7)
    assert parse(unseal(pair.links[-1])).number == 6
    result = refusal(pair, sent(pair, change))
    number = parse(unseal(sent(pair, change))).number
    assert result.startswith(f"letter {number}: {says}")
    assert pair.receive().course.number == 7  # and the letter as it was is taken


def test_a_letter_that_is_replayed_brings_nothing() -> None:
    """As it was it changes nothing; as a later letter it does not follow those before."""
    pair = Pair("backgammon").until(5)
    pair.receive()
    before = pair.box(5).plain()
    again = handle({"do": "letter-read", "letter": pair.links[2], "mailbox": before})
    assert again["mailbox"] == before
    pair.until(7)
    old = replace(parse(unseal(pair.links[4])), number=6)
    assert refusal(pair, seal(old)).startswith("letter 6: the letter follows letters other")
    earlier = parse(unseal(pair.links[6])).earlier
    fits = replace(old, earlier=earlier)
    assert refusal(pair, seal(fits)).startswith("letter 6: the secret was changed")


def test_a_second_nonce_and_a_fork_are_told() -> None:
    """A letter comes a second time and differs: by its nonce, by its moves, or from oneself."""
    pair = Pair("backgammon").until(6)
    last = parse(unseal(pair.links[-1]))
    pair.receive()
    second = seal(replace(last, nonce=ZEROS))
    assert (
        refusal(pair, second) == "letter 5: it came before with another nonce; the first one holds"
    )
    forked = seal(replace(last, moves=("6-6", "24/18")))
    assert refusal(pair, forked).startswith(
        "letter 5: it came before with other contents, so the game"
    )
    own = parse(unseal(pair.links[4]))
    assert "letter 4: it bears your seat" in refusal(pair, seal(replace(own, nonce=ZEROS)))


def test_a_second_letter_for_a_turn_is_refused() -> None:
    """What is written is sent again as it is: whoever wants to write another is told so."""
    pair = Pair("backgammon").until(4)
    mailbox = pair.box(3).plain()
    asked = {"do": "letter-write", "mailbox": mailbox, "moves": [], **pair.drawn()._asdict()}
    assert handle(asked)["error"] == {
        **handle(asked)["error"],
        "kind": "UnfairLetter",
        "message": "letter 3 is written: send it again as it is; the next is for A to write",
    }
    again = handle({"do": "letter-read", "mailbox": mailbox})
    assert again["letter"] == pair.links[3]
    assert again["mailbox"] == mailbox


DEAD = " ".join(f"{seat} bar:3 6:2 5:2 4:2 3:2 2:2 1:2" for seat in "AB")


@pytest.mark.parametrize("slug", ["backgammon", "todas-tablas", "buffa-de-baldrac"])
def test_no_game_begins_where_nobody_can_ever_play(slug: str) -> None:
    """Both sides wait to enter where the other has closed every casa: the dice would never end."""
    for seat in SEATS:
        state = f"tira {seat} {DEAD}"
        begin = {"do": "letter-begin", "slug": slug, "state": state, "seat": 0, "id": "0" * 32}
        for request in (begin, {"do": "moves", "slug": slug, "state": state}):
            reply = handle({**request, "secret": ZEROS} if request is begin else request)
            assert "neither side can ever play a die" in reply["error"]["message"]
    one = DEAD.replace("6:2 5:2", "6:4")
    assert "moves" in handle({"do": "moves", "slug": slug, "state": f"tira A {one}"})


def test_dice_that_let_nobody_decide_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many throws are gone through as a letter may tell, and no more."""
    mailbox = Pair("doze-canes").until(2).receive().plain()  # a game in which nobody decides
    monkeypatch.setattr(courses, "MOST_MOVES", 3)
    asked = {"do": "letter-write", "mailbox": mailbox, "secret": ZEROS}
    value = handle({**asked, "nonce": ZEROS})["error"]["message"]
    assert value.startswith("after 3 throws nobody has anything to decide")


def test_a_letter_that_starts_elsewhere_says_so() -> None:
    """To who has its mailbox and to who has the letter alone; not of the opening itself."""
    pair = Pair("backgammon", start=DECIDES).until(3)
    says = "This game did not begin from its opening, but from a position that was set up."
    assert handle({"do": "letter-read", "mailbox": pair.box(3).plain()})["begins"] == says
    assert handle({"do": "letter-read", "letter": pair.links[2]})["begins"] == says
    for start in ("", handle({"do": "start", "slug": "backgammon"})["state"]):
        usual = Pair("backgammon", start=start)
        assert handle({"do": "letter-read", "mailbox": usual.box(0).plain()})["begins"] == ""


def test_letters_before_the_first_throw_bring_no_move() -> None:
    """Letters 0 and 1 are commitments alone, also where the game begins with a decision."""
    pair = Pair("backgammon", start=DECIDES)
    letters = [parse(unseal(link)) for link in pair.until(3).links]
    assert [bool(one.moves) for one in letters] == [False, False, True]
    assert [bool(one.commitment) for one in letters] == [True, True, False]
    moves = changed(moves=letters[2].moves)
    early = Pair("backgammon", start=letters[0].game.header("Start")).until(2)
    assert "letters 0 and 1 bring no move" in refusal(early, sent(early, moves))


@pytest.mark.parametrize("slug", ["azar", "backgammon"])
def test_a_secret_is_in_nothing_but_its_mailbox(slug: str) -> None:
    """Until its letter reveals it: not in letters, not in records, links, drawings or errors."""
    pair = Pair(slug, "secret")
    for _ in range(8):
        if (box := pair.receive()).course.is_over:
            break
        pair.reply()
        for one in filter(None, pair.boxes):
            if not one.secret:
                continue
            reply = handle({"do": "letter-read", "mailbox": one.plain(), "near": 0})
            assert reply.pop("mailbox")["secret"] == one.secret
            link = handle({"do": "link", "text": reply["text"]})["link"]
            record = handle({"do": "unlink", "link": link})
            replayed = handle({"do": "replay", "text": reply["text"]})
            broken = handle(
                {"do": "letter-read", "mailbox": {**one.plain(), "letters": [*one.letters, "l"]}}
            )
            texts = [unseal(letter) for letter in one.letters]
            assert one.secret not in json.dumps([reply, record, replayed, broken, texts])
            assert one.secret in json.dumps(one.plain())
    assert box.course.number > 2


def test_what_should_have_been_drawn_is_asked_for() -> None:
    """A door draws nothing itself: without id, secret or nonce, or with a poor one, it refuses."""
    begin = {"do": "letter-begin", "slug": "azar", "seat": 0, "id": "0" * 32, "secret": ZEROS}
    assert "'secret'" in handle({**begin, "secret": "7"})["error"]["message"]
    assert "'id'" in handle({**begin, "id": "7"})["error"]["message"]
    link = handle(begin)["letter"]
    mailbox = handle({"do": "letter-read", "letter": link})["mailbox"]
    asked = {"do": "letter-write", "mailbox": mailbox, "secret": ZEROS}
    assert "'nonce'" in handle(asked)["error"]["message"]
    assert handle({**asked, "nonce": ZEROS})["letter"]


def test_a_letter_whose_game_is_not_here_is_shown_only() -> None:
    """Its position can be seen, and nothing is kept of it."""
    pair = Pair("backgammon").until(5)
    reply = handle({"do": "letter-read", "letter": pair.links[-1]})
    assert reply["mailbox"] is None
    assert reply["number"] == 4
    assert reply["state"] == parse(unseal(pair.links[-1])).state
    assert "<svg" in reply["scene"]["svg"]
    assert families({"do": "letter-read", "letter": pair.links[-1]}) == ("tablas",)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda _box: None, "needs a 'mailbox'"),
        (lambda box: {**box, "mailbox": 2}, "needs a 'mailbox'"),
        (lambda box: {**box, "seat": True}, "no 'seat'"),
        (lambda box: {**box, "letters": []}, "no 'letters'"),
        (lambda box: {**box, "letters": [7]}, "no 'letters'"),
        (lambda box: {**box, "letters": ["l"]}, "letter 0: the link is damaged"),
        (lambda box: {**box, "letters": ["aAAA"]}, "letter 0: 'a': the link of a letter begins"),
        (lambda box: {**box, "letters": box["letters"][1:]}, "letter 1 has not come"),
        (lambda box: {**box, "secret": ZEROS}, "the secret of the mailbox is not the one"),
        (lambda box: {**box, "secret": "\ud800"}, "'mailbox' holds half a letter"),
    ],
)
def test_a_spoilt_mailbox_is_told(spoil: Callable[[Any], Any], says: str) -> None:
    """A mailbox that was changed is refused with what is wrong in it."""
    box = spoil(Pair("backgammon").until(4).box(3).plain())
    if says.startswith("letter 1 has"):
        says = "letter 0: letter 0 has not come yet"
    assert says in handle({"do": "letter-read", "mailbox": box})["error"]["message"]


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("Letter: 1", "Letter: 2", "line 1: '2' follows 'Letter:'; expected the number 1"),
        ("Letter: 1\n", "", "line 1: a letter begins with the line 'Letter: 1'"),
        ("azar", "azra", "letter 0: line 2: there is no game 'azra'"),
        ("From: A", "From: C", "line 5: 'C' follows 'From:'; expected A or B"),
        ("From: A", "Form: A", "line 5: there is no head 'Form' in a letter"),
        ("From: A\n", "From: A\nFrom: A\n", "line 6: 'From:' stands twice"),
        ("From: A\n", "", "the letter has no line that begins with 'From:'"),
        ("Number: 0\nFrom: A", "From: A\nNumber: 0", "line 4: 'From: A' stands where a letter has"),
        ("\n\n", "\n\n \n", "line 9: ' ' is no move"),
        ("\n\n", "\n\n6-4-1", "line 9: '6-4-1' stands where a letter has ''"),
        ("\n\n", "\n", "line 8: the letter goes on after its end, or is not whole"),
    ],
)
def test_a_letter_has_one_form(before: str, after: str, says: str) -> None:
    """Whatever differs from it is refused, with its line."""
    text = unseal(Pair("azar").links[0])
    assert write(parse(text)) == text
    spoilt = text.replace(before, after, 1)
    link = links.pack(spoilt, links.LETTER)
    assert says in handle({"do": "letter-read", "letter": link})["error"]["message"]


@pytest.mark.parametrize("name", LETTERS)
def test_a_letter_is_read_for_ever(name: str) -> None:
    """Letters that were sent once lead to the same record for ever."""
    letters = LETTERS[name]["letters"]
    mailbox = mailboxes.join_game(letters[0])
    plain = {**mailbox.plain(), "letters": letters, "secret": LETTERS[name]["secret"]}
    reply = handle({"do": "letter-read", "mailbox": plain})
    assert reply["text"] == LETTERS[name]["text"]


def test_spoilt_letters_and_mailboxes_are_answered() -> None:
    """Whatever is wrong with a request about letters it is answered."""
    rng = random.Random(1283)
    pair = Pair("backgammon").until(5)
    box = pair.receive().plain()
    good = [
        {"do": "letter-begin", "slug": "azar", "seat": 1, "id": "0" * 32, "secret": ZEROS},
        {"do": "letter-read", "letter": pair.links[4], "mailbox": pair.box(5).plain()},
        {"do": "letter-read", "letter": pair.links[0]},
        {"do": "letter-write", "mailbox": box, "moves": ["24/23"], **pair.drawn()._asdict()},
    ]
    for _ in range(80):
        request = fuzz.spoilt_one(rng.choice(good), rng)
        assert fuzz.fault(fuzz.made(request)) == "", request


def test_what_a_player_draws_makes_his_letter() -> None:
    """Another secret and another nonce make another letter, and the same the same."""
    pair = Pair("azar").until(1)
    box = pair.receive()
    links = [
        mailboxes.write_letter(box, (), FreshSecrets(digit * 64, "0" * 64)).letters[-1]
        for digit in "112"
    ]
    assert links[0] == links[1] != links[2]
    assert SEATS[box.seat] == "B"
