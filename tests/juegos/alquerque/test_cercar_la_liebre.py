"""The hare and the hunters: who takes, who is shut in, who begins, and a second generator."""

from __future__ import annotations

from functools import partial

import pytest

from juegos.alquerque.cercar_la_liebre import CercarLaLiebre
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
from tests.juegos.alquerque.plain_generators import hare

ONE, SEVERAL = CercarLaLiebre({}), CercarLaLiebre({"saltos": "varios"})
START = "5/5/w1h1w/wwwww/wwwww w"


@pytest.mark.parametrize(
    ("readings", "start"),
    [
        ({}, START),
        ({"cazadores": "once"}, "5/5/w1h2/wwwww/wwwww w"),
        ({"cazadores": "diez"}, "5/5/2h2/wwwww/wwwww w"),
        ({"mano": "liebre"}, "5/5/w1h1w/wwwww/wwwww b"),
    ],
)
def test_set_up(readings: dict[str, str], start: str) -> None:
    """The hare has the centre, the hunters their rows; who begins is a crux."""
    game = PointsGame(CercarLaLiebre(readings))
    assert game.write(game.start()) == start


@pytest.mark.parametrize(("core", "several"), [(ONE, False), (SEVERAL, True)])
def test_second_generator(core: CercarLaLiebre, *, several: bool) -> None:
    """A generator written plainly finds the same moves, leading to the same positions."""
    assert differences(core, partial(hare, several=several), EACH) == []
    assert miscounted(core, partial(hare, several=several), 20, 3) == []


def test_symmetry() -> None:
    """In a mirror, and turned by half, the moves are the same: none has a side ahead of him."""
    assert asymmetries(SEVERAL, 300, mirror(SEVERAL), swap=False) == []
    assert asymmetries(SEVERAL, 300, turned(SEVERAL), swap=False) == []


def test_only_the_hare_takes() -> None:
    """The hare leaps over a hunter, once a turn or several times; a hunter takes nothing."""
    state = "wwwww/wwwww/5/1w3/h4 b"
    assert written(ONE, state) == {"a1-a2", "a1-b1", "a1xc3"}
    assert event_rules(ONE, state, "a1xc3") == ["cercar-la-liebre.salto"]
    assert event_rules(ONE, state, "a1-a2") == ["cercar-la-liebre.paso", "cercar-la-liebre.libre"]
    chain = "wwwww/wwwww/5/1w1w1/h4 b"
    assert "a1xc3xe1" in written(SEVERAL, chain)
    assert "a1xc3xe1" not in written(ONE, chain)
    assert event_rules(SEVERAL, chain, "a1xc3xe1")[1] == "cercar-la-liebre.varios"


def test_shut_in() -> None:
    """The hare that can neither step nor leap has lost."""
    state = "w3w/w4/1w1ww/1w1w1/wh1w1 w"
    assert event_rules(ONE, state, "d2-c1")[-1] == "cercar-la-liebre.encerrar"


def test_nine_hunters_have_lost() -> None:
    """Once nine hunters are left the hare has won, and nothing moves any more."""
    state = "wwwww/wwww1/5/1w3/h4 b"
    assert event_rules(ONE, state, "a1xc3")[-1] == "cercar-la-liebre.nueve"
    assert written(ONE, played(ONE, state, "a1xc3")) == set()


def test_some_hunter_can_always_move() -> None:
    """Take any one point away and the board still hangs together: so some hunter is free."""
    near = ONE.board.neighbours
    for hare_stands in near:
        rest = set(near) - {hare_stands}
        reached, work = set(), [min(rest)]
        while work:
            here = work.pop()
            reached.add(here)
            work += [p for p in near[here] if p in rest - reached]
        assert reached == rest


@pytest.mark.parametrize(
    ("state", "move", "rule", "says"),
    [
        (START, "b2xd4", "atreguado", "a hunter captures nothing"),
        (START, "a1-a2", "paso", "occupied"),
        (START, "c3-c4", "paso", "not yours"),
        (START, "a3-c5", "atreguado", "a hunter captures nothing"),
        (START, "a3-b5", "paso", "no line leads"),
        (START, "a3-b3-b4", "paso", "the turn is over"),
        (START.replace(" w", " b"), "c3-c5", "salto", "no hunter stands on c4"),
        ("wwwww/wwwww/5/1w1w1/h4 b", "a1xc3xe1", "uno", "jumps once"),
        ("wwwww/wwww1/2w2/5/h4 b", "a1xc3", "salto", "no hunter stands on b2"),
        ("wwwww/wwww1/2w2/1w3/h4 b", "a1xc3", "salto", "c3 is occupied"),
    ],
)
def test_why_not(state: str, move: str, rule: str, says: str) -> None:
    """A move that is refused is refused by the rule that forbids it."""
    result = why_not(ONE, state, move)
    assert f"[cercar-la-liebre.{rule}]" in result
    assert says in result


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ("5/5/w3w/wwwww/wwwww w", "there is no hare"),
        ("5/5/w1h1h/wwwww/wwwww w", "a second hare stands on e3"),
        ("5/5/wwhww/wwwww/wwwww w", "one hunter too many on d3"),
        ("5/5/w1b1w/wwwww/wwwww w", "'b' stands on no board"),
        (f"{START} x=1", "no 'x'"),
    ],
)
def test_bad_positions(state: str, says: str) -> None:
    """A position that no game can have is refused, with what is wrong and where."""
    with pytest.raises(BadNotation, match=says):
        PointsGame(ONE).read(state)
