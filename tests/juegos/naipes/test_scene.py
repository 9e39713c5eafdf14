"""The table of piquet: what a seat is shown of it, and nothing more."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from conf.make.computer_move import computer_move
from juegos.core.game import Turn
from juegos.draw.drawing import svg
from juegos.engine.sample import draw
from juegos.material import cards as pack
from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.scene import heard, steps
from juegos.naipes.piquet.score import BLANCA, Reckoning, declared_points
from tests.juegos.naipes.deals import GAME, any_move, dealt

ROOT = Path(__file__).parents[3]
MEASURED = (ROOT / "docs/desarrollo/piquet-medido.md").read_text("utf-8")
CLICKS = re.compile(r"at most (\d+) clicks if the board is set to (.+)\.\n")

GAMES: list[Piquet] = [Piquet({}), Piquet({}, AU_CENT)]


def a_deal(game: Piquet, seed: int) -> Iterator[State]:
    """Yield the states of a deal played at random, from the first move of a player on."""
    rng, state = random.Random(seed), game.read("A 2 - -")
    begun = False
    while state.deal is not None and (not begun or state.log):
        if not isinstance(game.turn(state), Turn):
            begun = True
            yield state
        state = game.play(state, any_move(game, state, rng)).state


def other_hands(game: Piquet, state: State, seat: int, seed: int) -> State:
    """Return a state just after the deal that differs in what ``seat`` does not see."""
    assert state.deal is not None
    mine = state.deal.hands[(1 - state.dealer) ^ seat]
    rest = [card for card in range(32) if not mine >> card & 1]
    random.Random(seed).shuffle(rest)
    hands = [pack.write(mine), pack.write(pack.gather(tuple(rest[:12])))]
    return dealt(game, *(hands if (1 - state.dealer) == seat else hands[::-1]))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_seat_is_shown_its_own_cards_alone(game: Piquet) -> None:
    """The scene and its drawing name no card that the other still holds, nor the stock."""
    for seed in range(4):
        for state in a_deal(game, seed):
            for seat in (0, 1):
                assert state.deal is not None
                scene = game.shown_to(state, seat)
                other = state.deal.holds((1 - state.dealer) ^ (1 - seat))
                shown = json.dumps([scene.own, scene.trick, scene.last, scene.out, scene.known])
                drawn = {mark.get("data-card") for mark in ET.fromstring(svg(scene)).iter()}  # noqa: S314
                for card in pack.cards(other | state.deal.unseen):
                    assert pack.write_card(card) not in drawn
                    assert f'"{pack.write_card(card)}"' not in shown


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_shown_changes_with_hidden_cards(seat: int) -> None:
    """Other cards in the other's hand and in the stock leave the whole scene as it was."""
    game = Piquet({})
    hand = "AS KS QS JS 9S 8S AH TH 9H KD 9C 7C", "TS 7S KH QH JH AD QD JD TD AC KC QC"
    state = dealt(game, *hand)
    for seed in range(5):
        other = other_hands(game, state, seat, seed)
        assert other != state
        assert game.shown_to(other, seat) == game.shown_to(state, seat)


def test_who_is_not_concerned_is_shown_no_hand() -> None:
    """What is for both to see has no hand in it."""
    scene = GAMES[0].scene(next(a_deal(GAMES[0], 1)))
    assert (scene.own, scene.out, scene.offers) == ((), (), ())
    assert [side.cards for side in scene.sides] == [12, 12]


def test_what_may_be_said_is_a_move() -> None:
    """Each word offered is a move, has a sense, and every move is a word or made with cards."""
    for game in GAMES:
        for seed in range(6):
            for state in a_deal(game, seed):
                seat = game.turn(state)
                assert isinstance(seat, int)
                offers = game.shown_to(state, seat).offers
                moves: tuple[str, ...] = game.moves(state)
                assert {move for move, _, _ in offers} <= set(moves)
                assert all(word and sense for _, word, sense in offers)
                words = {move for move in moves if not steps(move)}
                assert words <= {move for move, _, _ in offers}
                assert game.shown_to(state, 1 - seat).offers == ()


def left_to_the_page(game: Piquet, seed: int) -> Iterator[tuple[State, State]]:
    """Yield the states before and after each move of players whose settings make what they can."""
    rng, state = random.Random(seed), game.start()
    while game.outcome(state) is None:
        seat, move = game.turn(state), any_move(game, state, rng)
        if not isinstance(seat, int):
            state = game.play(state, move).state
            continue
        seen = game.shown_to(state, seat)
        after = game.play(state, seen.declaration or seen.winner or move).state
        yield state, after
        state = after


def scored(reckonings: list[Reckoning]) -> list[tuple[str, int, int]]:
    """Return what reckonings score and for whom: of two points alike either may be declared."""
    return sorted((one.kind, one.who, one.points) for one in reckonings if one.kind != BLANCA)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_left_to_the_page_is_declared_in_full(game: Piquet) -> None:
    """All that the better hand holds is reckoned and nothing else; each winner takes its trick."""
    led, declared = 0, 0
    for seed in range(3):
        for before, after in left_to_the_page(game, seed):
            old, deal, seat = before.deal, after.deal, game.turn(before)
            if old is None or deal is None or not isinstance(seat, int):
                continue
            if game.shown_to(before, seat).winner and deal.plays:
                theirs = pack.of_suit(deal.holds(1 - old.who), deal.plays[-1] >> 3)
                assert theirs.bit_length() <= deal.plays[-1] & 7
                led += 1
            if old.phase == "play" and len(deal.plays) == 2:
                whole = declared_points(deal.hands, game.table_rules)
                assert scored(list(deal.recorded)) == scored(whole)
                declared += 1
    assert led > declared > 10


def test_moves_are_heard_as_they_are_made() -> None:
    """A card played is heard whole, of a discard the word alone, silence not at all."""
    fields: dict[str, Any] = {
        "AS": "AS",
        "descarta 8C 7C": "descarta",
        "declara AS KS QS": "declara",
        "punto 5": "punto 5",
        "calla": "",
        "basta": "",
    }
    assert {move: heard(move) for move in fields} == fields
    assert steps("descarta 8C 7C") == ("8C", "7C")
    assert steps("no") == steps("punto 5") == ()


def test_the_table_is_drawn_in_every_state() -> None:
    """Every drawing is well formed, its title tells the hand in words; ids are there once."""
    for state in a_deal(GAMES[0], 5):
        scene = GAMES[0].shown_to(state, 0)
        drawing = ET.fromstring(svg(scene))  # noqa: S314  our own
        title = drawing.find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text
        assert all(pack.say(pack.read_card(card)) in title.text for card in scene.own)
        ids = [mark.get("id") for mark in drawing.iter() if mark.get("id")]
        assert len(ids) == len(set(ids))


def test_no_card_lies_over_writing() -> None:
    """Whoever leads, what is written stays free: the card led lay over the line of the score."""
    leads = 0
    for seed in range(3):
        for state in a_deal(GAMES[0], seed):
            for seat in (0, 1):
                scene = GAMES[0].shown_to(state, seat)
                drawing = ET.fromstring(svg(scene))  # noqa: S314  our own
                cards = [_box(mark) for mark in drawing.iter() if mark.get("data-card")]
                lines = [_line(mark) for mark in drawing if mark.tag.endswith("text")]
                assert not [(a, b) for a in cards for b in lines if _meet(a, b)]
                leads += [who for who, _ in scene.trick] == [seat]
    assert leads


def _box(card: ET.Element) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a card."""
    matches = re.findall(r"[\d.]+", card.get("transform") or "")
    x, y, size = (*map(float, matches), 1.0)[:3]
    return x, y, x + 72 * size, y + 100 * size


def _line(text: ET.Element) -> tuple[float, float, float, float]:
    """Return what a line of writing takes at most: 0.45 of its size a letter, in our face."""
    x, y, size = (float(text.get(name) or 0) for name in ("x", "y", "font-size"))
    width = 0.45 * size * len(text.text or "")
    left = x - width if text.get("text-anchor") == "end" else x
    return left, y - 0.7 * size, left + width, y + 0.25 * size


def _meet(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_written_score_is_that_of_the_tally() -> None:
    """Deals counted twice stand twice in the totals; of au cent the games won are told too."""
    cuatro = Piquet({"partida": "cuatro"})
    result = cuatro.shown_to(cuatro.read("A 2 25-10,20-40 -"), 0)
    assert (result.rows, result.times) == (((25, 10), (20, 40)), (2, 1))
    assert (result.totals, result.games) == ((70, 60), ())
    seis = GAMES[0].shown_to(GAMES[0].read("A 2 25-10,20-40 -"), 1)
    assert (seis.times, seis.totals) == ((1, 1), (45, 50))
    cent = GAMES[1].shown_to(GAMES[1].read("A 2 25-10,20-40 A2,B1"), 0)
    assert (cent.totals, cent.games) == ((45, 50), (2, 1))
    assert GAMES[1].scene(GAMES[1].read("A 2 - A2,B1")).plain()["games"] == [2, 1]
    done = GAMES[1].shown_to(GAMES[1].read("A 2 25-10,80-40/ A1"), 0)
    assert (done.rows, done.totals, done.games) == (((25, 10), (80, 40)), (105, 50), (1, 0))
    assert done.chance == "Deal"  # the reader says when he has read it
    for game in GAMES:
        drawn = game.shown_to(game.start(), 0)
        assert (drawn.rows, drawn.totals, drawn.games) == ((), (0, 0), ())


def clicks(seed: int) -> int:
    """Return how many clicks a partie takes A, who leaves to the page all that it can do.

    It makes lone moves, declares, and leads sure winners; A presses the buttons that cut and deal,
    picks each card of an exchange and confirms it, and else plays with one click. Both play as
    beginners do, who declare and exchange as the page does.
    """
    rng, state, count = random.Random(seed), GAME.start(), 0
    while (turn := GAME.turn(state)) is not Turn.END:
        shown = GAME.shown_to(state, 0)
        if turn is Turn.CHANCE:
            move, count = draw(GAME.throws(state), rng), count + bool(shown.chance)
        elif turn == 0 and (plain := shown.declaration or shown.winner):
            move = plain
        else:
            move = computer_move(GAME, state, "beginner", rng).move
            if turn == 0 and len(GAME.moves(state)) > 1:
                count += len(steps(move)) + 1 if move.startswith("descarta") else 1
        state = GAME.play(state, move).state
    return count


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(5))
def test_a_partie_takes_few_clicks(seed: int) -> None:
    """Six deals and more, the exchanges card by card; the page says how many clicks at most."""
    match = CLICKS.search(MEASURED)
    assert match
    assert clicks(seed) <= int(match[1])


def test_settings_that_spare_clicks_are_those_of_the_board() -> None:
    """The page names them as the board does."""
    match = CLICKS.search(MEASURED)
    assert match
    room = (ROOT / "conf/sphinx/templates/parts/room.html").read_text("utf-8")
    settings = re.findall(r'name="(?:forced|declared|winners)"> {{ _\("(.+?)"\) }}', room)
    assert re.findall(r"\*(.+?)\*", match[2]) == settings
    assert len(settings) == 3
