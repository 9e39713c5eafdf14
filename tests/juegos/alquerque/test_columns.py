"""Lasca and bashni: columns, who goes under and who comes free, against a second generator."""

from __future__ import annotations

from functools import partial

import pytest

from juegos.alquerque.bashni import Bashni
from juegos.alquerque.columns import ColumnGame
from juegos.alquerque.lasca import Lasca
from juegos.alquerque.points_game import PointsGame
from juegos.core.errors import BadNotation
from juegos.tables.alquerque.agreement import EACH
from tests.juegos.alquerque.compare_generators import (
    asymmetries,
    differences,
    event_rules,
    miscounted,
    played,
    positions,
    turned,
    why_not,
    written,
)
from tests.juegos.alquerque.plain_generators import columns

LASCA, BASHNI, AHEAD = Lasca({}), Bashni({}), Bashni({"atras": "no"})


def test_boards() -> None:
    """Lasca has 25 points, 36 edges and 11 men a side; bashni 32 points, 49 edges and 12 men."""
    for core, points, edges, men in ((LASCA, 25, 36, 11), (BASHNI, 32, 49, 12)):
        joined = sum(len(near) for near in core.board.neighbours.values())
        assert (len(core.board.points), joined // 2) == (points, edges)
        assert core.counts(core.start()) == (men, men)


@pytest.mark.parametrize(
    ("core", "flying", "back"),
    [(LASCA, False, False), (BASHNI, True, True), (AHEAD, True, False)],
    ids=["lasca", "bashni", "bashni-ahead"],
)
def test_second_generator(core: ColumnGame, *, flying: bool, back: bool) -> None:
    """A generator written plainly finds the same moves, leading to the same positions."""
    plain = partial(columns, flying=flying, back=back)
    assert differences(core, plain, EACH) == []
    assert miscounted(core, plain, 12, 3) == []


@pytest.mark.parametrize("core", [LASCA, BASHNI], ids=["lasca", "bashni"])
def test_symmetry(core: ColumnGame) -> None:
    """Turned by half with the colours swapped the moves are the same."""
    assert asymmetries(core, 300, turned(core), swap=True) == []


@pytest.mark.parametrize("core", [LASCA, BASHNI], ids=["lasca", "bashni"])
def test_no_piece_leaves_the_board(core: ColumnGame) -> None:
    """All pieces stay, each of its colour, and nobody who was crowned loses his rank."""
    crowned = 0
    for position in positions(core, 2000):
        pieces = "".join(position.columns)
        assert sorted(pieces.lower()) == sorted("w" * core.each + "b" * core.each)
        if position == core.start():
            crowned = 0
        assert sum(map(str.isupper, pieces)) >= crowned
        crowned = sum(map(str.isupper, pieces))


def test_the_top_piece_is_taken_and_the_rest_comes_free() -> None:
    """The one taken goes under the taker; what was under it belongs to its new top."""
    state = "4/3/4/(bwb)2/(ww)3/3/4 w"
    assert written(LASCA, state) == {"a3xc5"}
    assert played(LASCA, state, "a3xc5") == "4/3/1(bww)2/(bw)2/4/3/4 b"
    rules = ["obligatoria", "salto", "libera", "cautivo", "fin"]
    assert event_rules(LASCA, state, "a3xc5") == [f"lasca.{rule}" for rule in rules]


@pytest.mark.parametrize(
    ("core", "state", "move", "says"),
    [
        (
            LASCA,
            "4/3/4/(bwb)2/(ww)3/3/4 w",
            "a3xc5",
            "The captured piece goes under the column on c5.",
        ),
        (
            BASHNI,
            "4/1bb1/2w1/4/4/4/4/4 w",
            "f6xd8xb6",
            "The captured pieces go under the column on b6.",
        ),
    ],
)
def test_one_piece_goes_under_and_several_go(
    core: ColumnGame, state: str, move: str, says: str
) -> None:
    """Verb and noun agree in number."""
    game = PointsGame(core)
    now = game.read(state)
    events = game.play(now, game.read_move(now, move)).events
    assert says in " ".join(event.text for event in events)


def test_a_soldier_crowned_in_lasca_stops() -> None:
    """A soldier who takes onto the last row becomes an officer, and does not go on."""
    state = "4/1bb/1w2/3/4/3/4 w"
    assert played(LASCA, state, "c5xe7") == "2(bW)1/2b/4/3/4/3/4 b"
    assert event_rules(LASCA, state, "c5xe7")[-1] == "lasca.coronacion"


def test_a_man_crowned_in_bashni_goes_on() -> None:
    """A man who comes to the last row in a chain goes on as a king in the same turn."""
    state = "4/1bb1/2w1/4/4/4/4/4 w"
    assert written(BASHNI, state) == {"f6xd8xb6", "f6xd8xa5"}
    assert played(BASHNI, state, "f6xd8xa5") == "4/4/4/(bbW)3/4/4/4/4 b"


def test_a_king_lands_where_he_can_take_on() -> None:
    """A king in bashni who can go on from some of the points behind lands on one of these."""
    state = "4/2b1/4/4/1b2/4/4/W3 w"
    assert written(BASHNI, state) == {"a1xf6xd8"}
    assert "[bashni.cadena]" in why_not(BASHNI, state, "a1xe5")


def test_jumped_column_is_not_jumped_again() -> None:
    """No column is jumped over twice in a turn, though another enemy now is on its top."""
    state = "4/3/4/1(bb)1/1W2/3/4 w"
    result = why_not(LASCA, "4/3/4/1(bb)1/1W2/3/4 w", "c3xe5xc3")
    assert "[lasca.una-vez]" in result
    assert written(LASCA, state) == {"c3xe5"}


@pytest.mark.parametrize(
    ("core", "state", "move", "rule", "says"),
    [
        (LASCA, "4/3/4/b2/w2w/3/4 w", "g3-f4", "lasca.obligatoria", "such as"),
        (LASCA, "4/b2/4/3/3w/3/4 w", "g3-f2", "lasca.paso", "does not go that way"),
        (LASCA, "4/b2/4/3/3w/3/4 w", "g3-g5", "lasca.paso", "no line leads"),
        (LASCA, "4/b2/4/3/3w/3/4 w", "b6-a5", "lasca.paso", "not yours"),
        (LASCA, "4/b2/4/3/3w/3/4 w", "g3xe5", "lasca.salto", "no man whom it could capture stands"),
        (LASCA, "4/b2/4/3/3W/3/4 w", "g3-c7", "lasca.salto", "no man whom it could capture stands"),
        (LASCA, "4/1b1/4/1b1/1w2/3/4 w", "c3xe5", "lasca.cadena", "must be finished"),
        (LASCA, "4/3/4/b2/3w/2w/3w w", "g1-g3", "lasca.paso", "no line leads"),
        (
            LASCA,
            "4/b2/4/2w/4/2w/4 w",
            "f2xd4",
            "lasca.salto",
            "no man whom it could capture stands",
        ),
        (LASCA, "4/b2/4/2w/3w/2w/4 w", "f2-g3", "lasca.paso", "g3 is occupied"),
        (BASHNI, "3b/4/4/4/4/4/4/W3 w", "a1-h8", "bashni.dama", "h8 is occupied"),
        (BASHNI, "4/4/4/4/1b2/4/W3/4 w", "a1-b2", "bashni.paso", "no man stands"),
    ],
)
def test_why_not(core: ColumnGame, state: str, move: str, rule: str, says: str) -> None:
    """A move that is refused is refused by the rule that forbids it."""
    result = why_not(core, state, move)
    assert f"[{rule}]" in result
    assert says in result


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ("w3/3/4/3/4/3/4 w", "w commands a7, where it would be crowned"),
        ("4/3/4/3/4/3/(bwb)3 w", "b commands a1"),
        ("4/3/4/3/(wwwwwwwwwwww)3/3/4 w", "one w too many on a3"),
        ("4/3/4/3/(wq)3/3/4 w", "'q' stands on no board"),
        ("4/3/4/3/4/3/4 w x=1", "no 'x'"),
    ],
)
def test_bad_positions(state: str, says: str) -> None:
    """A position that no game can have is refused, with what is wrong and where."""
    with pytest.raises(BadNotation, match=says):
        PointsGame(LASCA).read(state)


def test_end() -> None:
    """Who commands no column has lost."""
    game = PointsGame(LASCA)
    state = game.read("4/3/4/1b1/1w2/3/4 w")
    end = game.outcome(game.play(state, game.read_move(state, "c3xe5")).state)
    assert end
    assert end.why.id == "lasca.fin"
    assert end.shares[0] == 1


def test_bashni_is_drawn_by_kings_alone() -> None:
    """Thirty turns of kings alone end a game of bashni; the step of a soldier does not count."""
    state = "3B/4/4/4/4/4/4/W3 w idle=29"
    assert event_rules(BASHNI, state, "a1-b2")[-1] == "bashni.tablas"
    assert event_rules(BASHNI, "3B/4/4/4/4/w3/4/W3 w idle=29", "a3-b4") == ["bashni.paso"]
