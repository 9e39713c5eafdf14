"""Alquerque de doce: the passage and the rules a to k of s001, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from juegos.core.errors import IllegalMove, ImpossibleReadings
from juegos.core.game import Turn
from tests.juegos.alquerque.games_of_jumps import game_of, legal, played

START = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w"
# A white man who can take one, then two more with a turn, or then another.
CHAIN = "5/3b1/3b1/2b2/2w2 w"
STEPS = {"c1-b1", "c1-b2", "c1-d1", "c1-d2"}
ONE, TWO, THREE, OTHER = "c1xc3", "c1xc3xe3", "c1xc3xe3xc5", "c1xc3xe5"


def test_board() -> None:
    """Rule a: 25 points, 56 edges, 80 jumps; 12, 4, 4 and 5 points with 3, 4, 5 and 8 ways."""
    board = game_of("alquerque").core.board
    degrees = Counter(len(near) for near in board.neighbours.values())
    assert len(board.points) == 25
    assert degrees == {3: 12, 4: 4, 5: 4, 8: 5}
    assert sum(map(len, board.jumps.values())) == 80
    assert degrees[board.named["c3"]] == 0
    assert len(board.neighbours[board.named["c3"]]) == 8


def test_start() -> None:
    """Rule b: twelve men each, only the middle is empty; White has the hand."""
    table = game_of("alquerque")
    assert table.write(table.start()) == START
    assert table.core.counts(table.core.start()) == (12, 12)


def test_hand_has_to_move_to_the_middle() -> None:
    """The first move is to the empty point, and the event says that it had to be."""
    table = game_of("alquerque")
    assert legal(table, START) == {"b2-c3", "c2-c3", "d2-c3", "d3-c3"}
    assert "primera" in played(table, START, "b2-c3")[1]
    assert "primera" not in played(table, START, "c2-c3", "c4xc2")[1]


@pytest.mark.parametrize(
    ("first", "captures", "steps"),
    [("c2-c3", 1, False), ("d2-c3", 2, False), ("b2-c3", 1, True), ("d3-c3", 1, True)],
)
def test_answers_to_the_first_move(first: str, captures: int, steps: int) -> None:
    """What s001 says, that Black can only take, is so after two of the four first moves."""
    table = game_of("alquerque")
    state, _ = played(table, START, first)
    moves = [table.write_move(move) for move in table.moves(state)]
    assert sum("x" in move for move in moves) == captures
    assert any("-" in move for move in moves) == steps


@pytest.mark.parametrize(
    ("capture", "moves"),
    [
        ("libre", {ONE, TWO, THREE, OTHER, *STEPS}),
        ("una", {ONE, *STEPS}),
        ("entera", {THREE, OTHER, *STEPS}),
        ("obligatoria", {THREE, OTHER}),
        ("maxima", {THREE}),
    ],
)
def test_readings_of_a_chain(capture: str, moves: set[str]) -> None:
    """Rules d and g: what may be done where one man can take three, by a chain that turns."""
    assert legal(game_of("alquerque", {"captura": capture}), CHAIN) == moves


@pytest.mark.parametrize(
    ("readings", "position", "move", "rule"),
    [
        ({}, CHAIN, "c1-e2", "lineas"),
        ({}, CHAIN, "c2-c3", "paso"),
        ({}, CHAIN, "a1-b1", "paso"),
        ({}, CHAIN, "c1", "paso"),
        ({}, CHAIN, "c1-c2", "paso"),
        ({}, CHAIN, "c1-a1", "salto"),
        ({}, CHAIN, "c1-c4", "paso"),
        ({}, CHAIN, "c1-c3", "salto"),
        ({}, CHAIN, "c1xd1", "paso"),
        ({}, CHAIN, "c1xc3xc1", "salto"),
        ({}, CHAIN, "c1xc3xc4", "cadena"),
        ({}, "5/5/2b2/2b2/2w2 w", "c1xc3", "salto"),
        ({}, "5/5/2w2/2w2/2wb1 w", "c1-c3", "salto"),
        ({"captura": "una"}, CHAIN, TWO, "una"),
        ({"captura": "entera"}, CHAIN, ONE, "cadena"),
        ({"captura": "obligatoria"}, CHAIN, TWO, "cadena"),
        ({"captura": "obligatoria"}, CHAIN, "c1-b1", "obligatoria"),
        ({"captura": "maxima"}, CHAIN, OTHER, "maxima"),
        ({"pasos": "sin-retroceso"}, "5/5/2w2/5/b4 w", "c3-c2", "sin-retroceso"),
        ({"captura": "maxima", "soplo": "si"}, CHAIN, "c2*", "soplo"),
    ],
)
def test_why_not(readings: dict[str, str], position: str, move: str, rule: str) -> None:
    """A move that is none is refused by the rule that forbids it, named at the end."""
    table = game_of("alquerque", readings)
    with pytest.raises(IllegalMove, match=rf"\[alquerque\.{rule}\]$"):
        table.read_move(table.read(position), move)


def test_man_may_come_back() -> None:
    """Rule h: a chain may end where it began, and say so; what it passed is empty then."""
    table = game_of("alquerque")
    state, rules = played(table, "5/1b1b1/5/1b1b1/2w2 w", "c1xa3xc5xe3xc1")
    assert table.write(state).startswith("5/5/5/5/2w2 b")
    assert {"cadena", "giro", "vuelta", "cualquiera", "todos"} <= set(rules)


def test_when_the_taken_leave_does_not_matter() -> None:
    """Rule d: on this board no jump lands where one can be jumped over from the same point on."""
    board = game_of("alquerque").core.board
    for here, jumps in board.jumps.items():
        for over, there in jumps:
            (a, b), (x, y), (c, d) = (board.xy[point] for point in (here, over, there))
            assert (a % 2, b % 2) == (c % 2, d % 2) != (x % 2, y % 2)


def test_who_takes_all_wins_and_who_is_shut_in_loses() -> None:
    """Rules e and j: no men left, or none that can move, is the loss of the seat to move."""
    table = game_of("alquerque")
    for position, move, rule in (
        ("5/5/5/1b3/w4 w", "a1xc3", "todos"),
        ("bww2/ww3/w4/2w2/5 w", "c2-c3", "bloqueo"),
    ):
        state, rules = played(table, position, move)
        assert rules[-1] == rule
        assert table.turn(state) is Turn.END
        outcome = table.outcome(state)
        assert outcome is not None
        assert outcome.shares == (1, -1)


def test_no_man_is_crowned() -> None:
    """Rule i: on the last row a man is what he was, and may go back."""
    table = game_of("alquerque")
    state, _ = played(table, "5/w4/5/5/4b w", "a4-a5", "e1-d1")
    assert "a5-a4" in {table.write_move(move) for move in table.moves(state)}
    assert "W" not in table.write(state)


def test_huff() -> None:
    """Who leaves a due capture loses, if the other wants, one man that could have made it."""
    table = game_of("alquerque", {"captura": "obligatoria", "soplo": "si"})
    state, _ = played(table, CHAIN, "c1-b1")
    assert table.write(state).startswith("5/3b1/3b1/2b2/1w3 b soplo=b1 ")
    assert "b1*" in {table.write_move(move) for move in table.moves(state)}
    after, rules = played(table, table.write(state), "b1*")
    assert rules == ["soplo"]
    assert table.turn(after) == 1
    state, _ = played(table, CHAIN, THREE)
    assert "soplo" not in table.write(state)
    state, _ = played(table, CHAIN, TWO)
    assert table.write(state).endswith("soplo=e3")


@pytest.mark.parametrize("capture", ["libre", "una", "entera"])
def test_huff_needs_a_due_capture(capture: str) -> None:
    """Nobody is huffed where nobody has to take: the combination is refused."""
    with pytest.raises(ImpossibleReadings, match="captura=obligatoria"):
        game_of("alquerque", {"captura": capture, "soplo": "si"})


def test_steps_without_retreat() -> None:
    """Reading pasos=sin-retroceso: ahead and sideways; a capture may go back."""
    table = game_of("alquerque", {"pasos": "sin-retroceso"})
    position = "5/5/2w2/2b2/5 w"
    assert legal(table, position) == {"c3-b3", "c3-d3", "c3-b4", "c3-c4", "c3-d4", "c3xc1"}
    core = table.core
    here = table.read(position).position
    lasting = {core.board.names[m.path[1]] for m in core.moves(here) if core.irreversible(here, m)}
    assert lasting == {"b4", "c4", "d4", "c1"}
