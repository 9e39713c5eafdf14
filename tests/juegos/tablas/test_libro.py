"""The games of the Book of Tables: worked checks, geometry, turns that go on, every reading."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.errors import ImpossibleReadings
from juegos.core.game import Turn
from juegos.tablas.casas.board import BAR, HAND, SIDE, Travel, pips
from tests.help.laws import OF_THE_BOOK, at_random, cases
from tests.help.sweeps import swept

CHECKS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "libro.toml").read_text("utf-8")
)["check"]
RACES = [slug for slug in OF_THE_BOOK if hasattr(catalogue.game(slug), "travel")]
EVERY = [case for case in cases(*RACES) if case.changes < 2]


def check_name(check: dict[str, Any]) -> str:
    """Return the name of a check."""
    return f"{check['game']} {check['throws']}"


@pytest.mark.parametrize("check", CHECKS, ids=check_name)
def test_worked_check(check: dict[str, Any]) -> None:
    """A throw can be played just so from the start, or from a state that is given."""
    game = catalogue.game(check["game"], check.get("readings", {}))
    state = game.read(check["state"]) if "state" in check else hand_of_a(game)
    state = game.play(state, game.read_move(state, check["throws"])).state
    if "ends" in check:
        end = game.outcome(state)
        assert end is not None
        assert end.why.id == check["ends"]
    if "seat" in check:
        assert game.turn(state) == check["seat"]
    if "plays" in check:
        plays = {game.read_move(state, text) for text in check["plays"]}
        assert plays == {*game.moves(state)}


def hand_of_a(game: Any) -> Any:
    """Return the state in which A is to throw first, once he has won the hand."""
    state = game.start()
    if game.write(state).startswith("batalla"):
        state = game.play(state, (6, 1)).state
    assert game.turn(state) is Turn.CHANCE
    return state


SINGLE = {1: "7/6 12/11", 2: "7/5", 3: "7/4", 4: "7/3 11/7", 5: "7/2 11/6 12/7", 6: "7/1 11/5 12/6"}


@pytest.mark.parametrize(("die", "plays"), SINGLE.items())
def test_single_dice_of_seis_dos_y_as(die: int, plays: str) -> None:
    """From the start the first player's men can go just so by one die (fol. 75r.a.8-18)."""
    game: Any = catalogue.game("seis-dos-y-as")
    result = game.travel.plays(game.start().board, (die,))
    assert {game.write_move(play) for play in result} == {*plays.split()}


def test_ace_of_the_second_player_of_seis_dos_y_as() -> None:
    """It can be played 10/9 or 9/8; from 8 the first player's men close the way."""
    game: Any = catalogue.game("seis-dos-y-as")
    board = game.start().board
    result = game.travel.plays(board[SIDE:] + board[:SIDE], (1,))
    assert {game.write_move(play) for play in result} == {"10/9", "9/8"}


def test_laquet_begins_with_a_six() -> None:
    """Of the fourteen on the as no man moves by a throw without a six: the other plays it (78r)."""
    game: Any = catalogue.game("laquet", {"mano": "catorze"})
    state = game.start()
    for throw in game.throws(state):
        after = game.play(state, throw).state
        assert (after.seat == 0) == (6 in throw), throw


def test_no_ace_is_played_from_the_five_of_cab_e_quinal() -> None:
    """The sixes close the casa ahead of the fives, so that no first step is 20/19 (77r.a.5-17)."""
    game: Any = catalogue.game("cab-e-quinal")
    for throw in game.throws(game.start()):
        plays = game.travel.plays(game.start().board, throw)
        assert all((20, 19, False) not in play for play in plays)
        assert bool(plays) == (set(throw) != {1})


def test_pips_and_the_one_man_of_quinze_tablas_as_a_race() -> None:
    """Each side has 311 points to go; its one man is 9 to 16 points from every man of the other."""
    game: Any = catalogue.game("quinze-tablas", {"juego": "carrera"})
    mine, theirs = game.start().board[:SIDE], game.start().board[SIDE:]
    assert pips(mine) == pips(theirs) == 311
    (one,) = (casa for casa in range(1, BAR) if mine[casa] == 1)
    ways = {casa - game.travel.facing(one) for casa in range(1, BAR) if theirs[casa]}
    assert ways == {*range(9, 17)}


LIES = {
    "contrary": {1: 24, 24: 1, 13: 12},
    "same": {1: 1, 24: 24, 13: 13},
    "half": {1: 13, 12: 24, 24: 12, 13: 1},
    "side": {13: 24, 24: 13, 1: 12, 12: 1},
}


@pytest.mark.parametrize("lies", LIES)
def test_sides_lie_so(lies: str) -> None:
    """What each calls a casa of the other; asked twice, it is the casa one began with."""
    travel = Travel(lies=lies)
    assert {casa: travel.facing(casa) for casa in LIES[lies]} == LIES[lies]
    assert all(travel.facing(travel.facing(casa)) == casa for casa in range(1, BAR))


def test_five_throws_bring_in_fifteen_men() -> None:
    """In baldrac nobody meets while men enter: five throws of each, and never fewer."""
    game = catalogue.game("buffa-de-baldrac")
    for seed in range(5):
        throws = [0, 0]
        for state, _move, _step in at_random(game, random.Random(seed)):
            if state.phase == "tira":
                if not any(state.board[seat * SIDE + HAND] for seat in (0, 1)):
                    break
                throws[state.seat] += 1
        assert throws == [5, 5]


def test_equal_dice_give_the_hand_again() -> None:
    """After all men are in two equal dice do, three by the other reading; before that none."""
    start = "juega A 5-5-2 A 24:5 22:5 20:5 B 23:5 21:5 19:5"
    entering = "juega A 5-5-2 A hand:3 24:4 22:4 20:4 B 23:5 21:5 19:5"
    for readings, state, again in (
        ({}, start, "A"),
        ({"par": "trio"}, start, "B"),
        ({}, entering, "B"),
        ({"desde": "siempre"}, entering, "A"),
    ):
        game = catalogue.game("pareja-de-entrada", readings)
        here = game.read(state)
        step = game.play(here, game.moves(here)[0])
        assert game.write(step.state).startswith(f"tira {again}")


def test_equal_dice_may_be_played_twice() -> None:
    """By one reading 5-5-2 is four fives and a two; its notation holds all five."""
    game = catalogue.game("pareja-de-entrada", {"complir": "doblada"})
    state = game.read("tira A A 24:5 22:5 20:5 B 23:5 21:5 19:5")
    step = game.play(state, game.read_move(state, "5-5-2"))
    assert game.write(step.state).startswith("juega A 5-5-5-5-2 ")
    assert max(map(len, game.moves(step.state))) == 5


def test_hand_is_lost_if_not_all_is_played() -> None:
    """By one reading who cannot play the whole throw of par does not throw again."""
    state = "juega A 6-6-1 A 24 1:14 B 18:5 17:5 12:5"
    for complir, again in (("como-sale", "A"), ("toda-o-nada", "B")):
        game = catalogue.game("pareja-de-entrada", {"complir": complir})
        here = game.read(state)
        step = game.play(here, game.moves(here)[0])
        assert game.write(step.state).startswith(f"tira {again}")


def test_who_played_the_rest_gives_the_hand_back() -> None:
    """In cortesa A throws par, B plays what A cannot, and A throws again."""
    game = catalogue.game("buffa-cortesa")
    state = game.read("juega A 6-6-1 A 24 1:14 B 18:5 17:5 12:5")
    state = game.play(state, game.moves(state)[0]).state
    assert game.write(state).startswith("resto-otra B 6-6 ")
    assert game.read(game.write(state)) == state
    assert game.write(game.play(state, game.moves(state)[0]).state).startswith("tira A ")


def test_second_winner_of_the_batalla_sets_up_first() -> None:
    """In seis dos y as the six, two and ace are his who throws the higher die (75r.a.8-18)."""
    game = catalogue.game("seis-dos-y-as")
    state = game.play(game.start(), (2, 5)).state
    assert game.write(state) == "tira B A 10:5 9:5 8:5 B 12:3 11:4 7:8"


def test_number_agreed_on_counts_in_every_throw() -> None:
    """Of cab e quinal with two dice the third counts as agreed; with three nothing is agreed."""
    for fijo, number in {"seys": 6, "cinco": 5, "quatro": 4, "tria": 3, "dos": 2, "as": 1}.items():
        game = catalogue.game("cab-e-quinal", {"dados": "dos-y-fijo", "fijo": fijo})
        state = game.play(game.start(), (5, 3)).state
        assert sorted(state.throw) == sorted([5, 3, number])
    with pytest.raises(ImpossibleReadings, match="only with dados=dos-y-fijo"):
        catalogue.game("cab-e-quinal", {"fijo": "as"})


def test_pips_of_half_a_board() -> None:
    """In medio emperador a man to enter has thirteen points before it, not twenty-five."""
    game: Any = catalogue.game("medio-emperador")
    assert pips(game.start().board[:SIDE], game.travel.gate) == 15 * 12
    assert game.scene(game.read("tira A A bar 12:14 B 12:15")).pips == (13 + 14 * 12, 180)


def test_a_casa_may_be_shared_in_laquet() -> None:
    """Where two men close a casa, one of each side may stand on it: both are drawn and written."""
    game: Any = catalogue.game("laquet", {"cierra": "dos"})
    state = game.read("tira A A 24:13 12 1 B 23:3 22:3 21:3 20:3 19:2 12")
    shared = next(arrow for arrow in game.scene(state).arrows if arrow.name == "12")
    assert (shared.seat, shared.men, shared.guests) == (0, 1, 1)
    assert game.read(game.write(state)) == state


@pytest.mark.parametrize("case", swept(EVERY), ids=str)
def test_reading_is_played_to_its_end(case: Any) -> None:
    """Under each reading two games by lot come to their end; every state is read as written."""
    for seed in range(2):
        played = list(at_random(case.game, random.Random(seed)))
        assert case.game.outcome(played[-1][2].state) is not None
        for state, _move, _step in played[::7]:
            assert case.game.read(case.game.write(state)) == state


@pytest.mark.parametrize("slug", ["emperador", "romanos-reencontrat", "medio-emperador"])
def test_a_man_that_makes_room_is_written_as_one_way(slug: str) -> None:
    """Where one man moves off for another both are one way; every play is read as it is written."""
    game: Any = catalogue.game(slug)
    for state, _move, _step in list(at_random(game, random.Random(3)))[20:60]:
        for move in game.moves(state) if isinstance(game.turn(state), int) else ():
            assert game.read_move(state, game.write_move(move)) == move
