"""Fanorona: approach and withdrawal, chains, what is compulsory, and a second generator."""

from __future__ import annotations

from functools import partial

import pytest

from juegos.alquerque.fanorona import Fanorona
from juegos.alquerque.points_game import PointsGame
from juegos.core.errors import BadNotation
from juegos.tables.alquerque.agreement import EACH
from tests.juegos.alquerque.compare_generators import (
    asymmetries,
    differences,
    event_rules,
    mirror,
    miscounted,
    played,
    turned,
    why_not,
    written,
)
from tests.juegos.alquerque.plain_generators import fanorona

TSIVY, DIMY, TELO = (Fanorona({"tablero": key}) for key in ("tsivy", "dimy", "telo"))


def test_boards() -> None:
    """The boards have 45, 25 and 9 points, and 22, 12 and 4 stones of each side."""
    sizes = [(len(core.board.points), core.counts(core.start())) for core in (TSIVY, DIMY, TELO)]
    assert sizes == [(45, (22, 22)), (25, (12, 12)), (9, (4, 4))]
    edges = sum(len(near) for near in TSIVY.board.neighbours.values()) // 2
    assert edges == 108


def test_set_up() -> None:
    """On the middle row stones alternate, as the rules file has them, and the centre is empty."""
    start = PointsGame(TSIVY).write(PointsGame(TSIVY).start())
    assert start == "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w"


def test_first_moves() -> None:
    """White has five first moves, all captures; on the middle row he may take either way."""
    start = PointsGame(TSIVY).write(PointsGame(TSIVY).start())
    assert written(TSIVY, start) == {"d2xe3+", "e2xe3+", "f2xe3+", "d3xe3+", "d3xe3-"}


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("board", ["tsivy", "dimy", "telo"])
@pytest.mark.parametrize("going_on", ["libre", "obligatoria"])
def test_second_generator(board: str, going_on: str) -> None:
    """A generator written plainly finds the same moves, leading to the same positions."""
    plain = partial(fanorona, free=going_on == "libre")
    core = Fanorona({"tablero": board, "continuar": going_on})
    assert differences(core, plain, EACH) == []
    assert miscounted(core, plain, 8, 2) == []


def test_symmetry() -> None:
    """In a mirror, or turned by half with the colours swapped, the moves are the same."""
    assert asymmetries(TSIVY, 200, mirror(TSIVY), swap=False) == []
    assert asymmetries(TSIVY, 200, turned(TSIVY), swap=True) == []


def test_run_is_taken_whole_up_to_a_gap() -> None:
    """Coming up to a run takes it to the first gap, and no stone beyond it."""
    assert played(DIMY, "5/5/5/5/w1b1b w", "a1xb1+") == "5/5/5/5/1w2b b"
    assert played(DIMY, "b4/5/5/5/w1bb1 w", "a1xb1+") == "b4/5/5/5/1w3 b"


def test_withdrawal_takes_behind() -> None:
    """Going away takes the run behind the start of the step, on the same line only."""
    assert played(DIMY, "b4/5/5/5/bbw1b w", "c1xd1-") == "b4/5/5/5/3wb b"
    assert "c1xd1+" in written(DIMY, "b4/5/5/5/bbw1b w")


def test_turn_is_told() -> None:
    """Each step of a chain is told with its rule, and a run of several stones with its own."""
    state = "2b2/5/2b2/bb3/2w2 w"
    chain = ["obligatoria", "acercar", "cadena", "fila", "alejar"]
    assert event_rules(DIMY, state, "c1xc2+xd2-") == [f"fanorona.{rule}" for rule in chain]


@pytest.mark.parametrize(
    ("state", "move", "rule", "says"),
    [
        ("5/5/2b2/5/w1w2 w", "a1-b1", "fanorona.obligatoria", "compulsory, such as"),
        ("5/5/5/5/w3b w", "a1-c1", "fanorona.paika", "no line leads from a1 to c1"),
        ("5/5/5/5/w3b w", "a1-e1", "fanorona.paika", "no line leads from a1 to e1"),
        ("5/5/5/5/wb3 w", "a1-b1", "fanorona.paika", "b1 is occupied"),
        ("5/5/5/5/w3b w", "e1-d1", "fanorona.paika", "not yours"),
        ("5/5/5/5/w3b w", "c3-c4", "fanorona.paika", "no man stands on c3"),
        ("5/5/5/5/w3b w", "a1", "fanorona.paika", "needs a point to go to"),
        ("5/5/5/5/w3b w", "a1-b1-b2", "fanorona.cadena", "captures nothing"),
        ("5/5/b1b2/5/2w2 w", "c1xc2", "fanorona.elegir", "write +"),
    ],
)
def test_why_not(state: str, move: str, rule: str, says: str) -> None:
    """A move that is refused is refused by the rule that forbids it."""
    result = why_not(DIMY, state, move)
    assert f"[{rule}]" in result
    assert says in result


@pytest.mark.parametrize(
    ("move", "rule"), [("b2xb3xb2", "fanorona.senda"), ("b2xb3xb4", "fanorona.rumbo")]
)
def test_a_chain_neither_returns_nor_goes_straight_on(move: str, rule: str) -> None:
    """The stone goes to no point twice in a turn, and not twice running the same way."""
    assert f"[{rule}]" in why_not(DIMY, "5/1b3/5/1w3/5 w", move)


def test_obligatory_chain_must_be_finished() -> None:
    """Under continuar=obligatoria a stone that can take more goes on."""
    state = "2b2/5/2b2/bb3/2w2 w"
    bound = Fanorona({"tablero": "dimy", "continuar": "obligatoria"})
    assert written(DIMY, state) == {"c1xc2+", "c1xc2+xd2-"}
    assert written(bound, state) == {"c1xc2+xd2-"}
    assert "[fanorona.cadena]" in why_not(bound, state, "c1xc2+")


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ("bbbbb/bbbbb/bb1ww/wwwww/wwwwb w", "13 black men"),
        ("5/5/5/5/w4 x", "the seat to move"),
        ("5/5/5/5/x4 w", "'x' stands on no board"),
        ("5/5/5/w4 w", "has 4 rows"),
        ("5/5/5/5/w5 w", "goes wrong here"),
        ("5/5/5/5/w4 w hand=1", "no 'hand'"),
    ],
)
def test_bad_positions(state: str, says: str) -> None:
    """A position that no game can have is refused, with what is wrong and where."""
    with pytest.raises(BadNotation, match=says):
        PointsGame(DIMY).read(state)


def test_ends() -> None:
    """Who has no stone left has lost, and so has who cannot move."""
    assert event_rules(DIMY, "5/5/1b3/5/1w3 w", "b1xb2+")[-1] == "fanorona.todos"
    assert event_rules(DIMY, "5/5/b4/b1b2/wbb2 b", "c2-b2")[-1] == "fanorona.bloqueo"
