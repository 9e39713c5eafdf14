"""The alquerques of three and nine: placing, rows, what is taken, dice, and how they end."""

from __future__ import annotations

from functools import partial

import pytest

from juegos.alquerque.alquerque_de_nueve import AlquerqueDeNueve, Position
from juegos.alquerque.alquerque_de_tres import AlquerqueDeTres
from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import SIDES
from juegos.core.errors import BadNotation
from juegos.core.game import Turn
from juegos.engine.line_game import Move
from juegos.tables.alquerque.agreement import EACH
from tests.juegos.alquerque.compare_generators import (
    asymmetries,
    differences,
    event_rules,
    mirror,
    miscounted,
    plain,
    played,
    positions,
    turned,
    why_not,
    written,
)
from tests.juegos.alquerque.plain_rows import Nine, nine, three

THREE, PLACING, ANY, ACHI, BARRED = (
    AlquerqueDeTres(readings)
    for readings in (
        {},
        {"movimiento": "ninguno"},
        {"movimiento": "cualquiera"},
        {"piezas": "cuatro"},
        {"centro": "vedado"},
    )
)
NINE, NO_FLIGHT, DICE = (AlquerqueDeNueve(r) for r in ({}, {"vuelo": "no"}, {"dados": "si"}))
FORMS = ["placing", "three", "any", "achi", "barred"]
EMPTY = "3/3/3/6/3/3/3"


def test_boards() -> None:
    """Three has 9 points, 16 edges and 8 rows; nine has 24 points, 32 edges and 16 rows."""
    for core, points, edges, rows in ((THREE, 9, 16, 8), (NINE, 24, 32, 16)):
        joined = sum(len(near) for near in core.board.neighbours.values())
        assert (len(core.board.points), joined // 2, len(core.lines)) == (points, edges, rows)


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("core", [NINE, NO_FLIGHT, DICE], ids=["nine", "no-flight", "dice"])
def test_second_generator(core: AlquerqueDeNueve) -> None:
    """A generator written plainly finds the same moves of nine, leading to the same positions."""
    game = PointsGame(core)

    def seen(position: Position) -> Nine:
        hand = position.white_hand, position.black_hand
        side = SIDES[position.side]
        return Nine(plain(core, position), side, hand, position.take, position.place)

    for position in positions(core, EACH, longest=300):
        if core.throws(position):
            continue
        theirs = dict(nine(seen(position), flying=core is not NO_FLIGHT, dice=core is DICE))
        ours = {game.write_move(m): seen(core.after(position, m)) for m in core.moves(position)}
        assert ours == theirs


@pytest.mark.parametrize("core", [PLACING, THREE, ANY, ACHI, BARRED], ids=FORMS)
def test_second_generator_of_three(core: AlquerqueDeTres) -> None:
    """A generator written plainly finds the same moves of three, leading to the same positions."""
    generator = partial(
        three,
        men=core.most[0],
        movement=core.readings["movimiento"],
        barred=core.readings["centro"] == "vedado",
    )
    assert differences(core, generator, EACH) == []
    assert miscounted(core, generator, 20, 4) == []


@pytest.mark.parametrize("core", [THREE, ANY, NINE], ids=["three", "any", "nine"])
def test_mirror(core: AlquerqueDeTres | AlquerqueDeNueve) -> None:
    """In a mirror, and turned by half, the moves are the same; rows know no side."""
    assert asymmetries(core, 200, mirror(core), swap=False) == []
    assert asymmetries(core, 200, turned(core), swap=False) == []


def test_men_are_never_lost() -> None:
    """Men on the board, in hand and taken are nine of each side, with dice and without."""
    for core in (NINE, DICE):
        taken = [0, 0]
        before = core.start()
        for position in positions(core, 3000, longest=300):
            if position == core.start():
                taken = [0, 0]
            for seat in (0, 1):
                gone = core.counts(before)[seat] - core.counts(position)[seat]
                taken[seat] += max(gone, 0)
                assert core.counts(position)[seat] + taken[seat] == 9
            before = position


def test_a_row_takes_a_man() -> None:
    """Who makes a row takes a man, by a decision of his own; those in rows go last."""
    before = "b2/3/3/6/3/3/ww1 w hand=7+8"
    assert event_rules(NINE, before, "g1") == [
        "alquerque-de-nueve.poner",
        "alquerque-de-nueve.ferido",
    ]
    assert played(NINE, before, "g1") == "b2/3/3/6/3/3/www w hand=6+8 take=1"
    assert played(NINE, before, "g1", "a7x") == "3/3/3/6/3/3/www b hand=6+8"
    assert written(NINE, "b2/3/3/b4b/3/3/bww w take=1") == {"g4x"}
    assert written(NINE, "b2/3/3/b5/3/3/bww w take=1") == {"a1x", "a4x", "a7x"}


def test_three_in_a_row_win() -> None:
    """Who has three in a row has won, in whatever form; the other has no move."""
    for core in (THREE, PLACING, ANY):
        assert event_rules(core, "3/bb1/ww1 w", "c1")[-1] == "alquerque-de-tres.az"


def test_placing_alone_is_drawn_without_a_row() -> None:
    """With all six men placed and none to move nobody has won: mannar."""
    rules = ["alquerque-de-tres.poner", "alquerque-de-tres.manna"]
    assert event_rules(PLACING, "bwb/3/w1w b", "b1") == rules


def test_shut_in() -> None:
    """Who cannot move has lost: with four men each, in achi, that can be."""
    assert event_rules(ACHI, "bww/wb1/wb1 b", "c2")[-1] == "alquerque-de-tres.bloqueo"


def test_throws() -> None:
    """Three dice are cast before men are placed: 56 throws of 216, four of them suertes."""
    game = PointsGame(DICE)
    start = game.start()
    assert game.turn(start) is Turn.CHANCE
    assert game.moves(start) == ()
    throws = game.throws(start)
    assert (len(throws), throws.total) == (56, 216)
    suertes = [m for m in throws if DICE.after(DICE.start(), m).place == 3]
    assert {m.mark for m in suertes} == {"6-5-4", "6-3-3", "5-2-2", "4-1-1"}
    assert sum(throws[m] for m in suertes) == 15


def test_a_suerte_places_three_men_in_a_row() -> None:
    """After a suerte the thrower fills an empty line with three men, and takes for it."""
    cast = played(DICE, f"{EMPTY} w hand=9+9", "6-5-4")
    assert cast == f"{EMPTY} w hand=9+9 place=3"
    assert len(written(DICE, cast)) == 16
    assert played(DICE, cast, "a1-d1-g1") == "3/3/3/6/3/3/www b hand=6+9"
    later = "3/3/3/6/3/3/b1b w hand=9+7 place=3"
    assert event_rules(DICE, later, "a4-b4-c4") == [
        "alquerque-de-nueve.en-az",
        "alquerque-de-nueve.ferido",
    ]
    assert played(DICE, later, "a4-b4-c4", "a1x") == "3/3/3/www3/3/3/2b b hand=6+7"


def test_two_rows_at_once() -> None:
    """Two rows at once take two men in the game with dice, one in that without."""
    state = "2w/3/bbb/5w/3/3/ww1 w hand=2+4"
    assert played(DICE, f"{state} place=1", "g1").endswith("take=2")
    assert played(NINE, state, "g1").endswith("take=1")


def test_no_suerte_without_men_or_room() -> None:
    """With two men in hand, or no empty line, a suerte places one man."""
    assert played(DICE, "3/3/3/6/3/3/3 w hand=2+2", "6-5-4").endswith("place=1")


def test_flight() -> None:
    """Who has three men left flies, unless vuelo=no; who has two has lost."""
    three = "w2/3/b1b/3b1w/3/3/w2 w"
    assert len(written(NINE, three)) == 3 * 18
    assert written(NO_FLIGHT, three) < written(NINE, three)
    assert event_rules(NINE, three, "a1-d2") == ["alquerque-de-nueve.vuelo"]
    assert not NINE.moves(Position(0b11, 0b111 << 7, 0, 0, 0))


@pytest.mark.parametrize(
    ("core", "state", "move", "rule", "says"),
    [
        (THREE, "3/3/w2 b", "a1", "alquerque-de-tres.poner", "occupied"),
        (THREE, "3/3/w2 b", "a2-a3", "alquerque-de-tres.poner", "still being placed"),
        (BARRED, "3/3/3 w", "b2", "alquerque-de-tres.vedado", "the centre"),
        (THREE, "bwb/3/wbw w", "a1-b3", "alquerque-de-tres.mover", "occupied"),
        (THREE, "bwb/3/wbw w", "a1-c2", "alquerque-de-tres.mover", "no line leads"),
        (THREE, "bwb/3/wbw w", "b1-b2", "alquerque-de-tres.mover", "not yours"),
        (NINE, f"{EMPTY} w hand=9+9", "a1-d1", "alquerque-de-nueve.poner", "name one empty"),
        (NINE, "3/3/3/6/3/3/b2 w hand=9+8", "a1", "alquerque-de-nueve.poner", "occupied"),
        (DICE, f"{EMPTY} w hand=9+9", "a1", "alquerque-de-nueve.lance", "thrown first"),
        (DICE, f"{EMPTY} w hand=9+9 place=3", "a1", "alquerque-de-nueve.en-az", "three men"),
        (NINE, "3/3/3/b5/3/3/bww w take=1", "d1x", "alquerque-de-nueve.ferido", "no man of"),
        (NINE, "3/3/3/b5/3/3/bww w take=1", "a1", "alquerque-de-nueve.ferido", "write a1x"),
        (NINE, "b2/3/3/b4b/3/3/bww w take=1", "a1x", "alquerque-de-nueve.amparo", "in a row"),
        (NINE, "b1w/3/3/b4w/3/1w1/bww w", "a1-d1", "alquerque-de-nueve.mover", "not yours"),
        (NINE, "b1w/3/3/b4w/3/1w1/bww w", "g1-f2", "alquerque-de-nueve.mover", "no line leads"),
    ],
)
def test_why_not(
    core: AlquerqueDeTres | AlquerqueDeNueve, state: str, move: str, rule: str, says: str
) -> None:
    """A move that is refused is refused by the rule that forbids it."""
    result = why_not(core, state, move)
    assert f"[{rule}]" in result
    assert says in result


@pytest.mark.parametrize(
    ("core", "state", "says"),
    [
        (THREE, "www/3/3 b", "White puts the first man"),
        (THREE, "www/bb1/1b1 w", "has a row already"),
        (THREE, "3/3/w2 w", "White puts the first man"),
        (THREE, "www/w2/3 w", "4 white men, one too many on"),
        (BARRED, "3/1w1/3 b", "the first man cannot stand on b2"),
        (NINE, f"{EMPTY} w hand=10+9", "expected two numbers from 0 to 9"),
        (NINE, f"{EMPTY} w hand=9", "hand=9: expected two numbers"),
        (NINE, "www/www/www/w5/3/3/3 w", "10 white men, one too many"),
        (NINE, "www/3/3/6/3/3/3 b hand=7+9", "3 white men, one too many"),
        (NINE, "www/3/3/6/3/3/3 b take=1 place=1", "cannot stand together"),
        (NINE, "www/3/3/6/3/3/3 w take=1", "so many men cannot be due"),
        (NINE, "www/3/3/6/3/3/3 w take=7", "expected a number from 1 to 3"),
        (NINE, "www/3/3/6/3/3/3 w hand=3+3 place=1", "with dice"),
        (NINE, f"{EMPTY} w gone=3", "no 'gone'"),
    ],
)
def test_bad_positions(core: AlquerqueDeTres | AlquerqueDeNueve, state: str, says: str) -> None:
    """A position that no game can have is refused, with what is wrong and where."""
    with pytest.raises(BadNotation, match=says):
        PointsGame(core).read(state)


def test_throw_is_read_back() -> None:
    """A throw is read as it is written, and what is no throw is refused."""
    game = PointsGame(DICE)
    assert game.read_move(game.start(), "6-5-4") == Move(mark="6-5-4")
    with pytest.raises(BadNotation):
        game.read_move(game.start(), "7-5-4")
