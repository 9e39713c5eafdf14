"""GNU Backgammon's ids: published ones, every state of random games, and what is refused."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.errors import BadNotation
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.serve import handle
from juegos.tablas.backgammon import gnubg
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.backgammon.notation import write_ids
from juegos.tablas.backgammon.one_game import OneGameRules
from juegos.tablas.casas.board import SIDE, Travel
from juegos.tablas.casas.notation import read_board

ORACLES = tomllib.loads(
    (Path(__file__).parents[3] / "oracles" / "backgammon.toml").read_text("utf-8")
)
START = "A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"


@pytest.mark.parametrize("oracle", ORACLES["position"], ids=lambda o: o["id"])
def test_published_position(oracle: dict[str, Any]) -> None:
    """A published id reads as the men that its source tells of, and is written the same."""
    board = read_board(
        f"A {oracle['own']} B {oracle['other']}", 0, Travel(), OneGameRules({}).event_rules
    )
    assert gnubg.read_position(oracle["id"]) == board, oracle["cite"]
    assert gnubg.write_position(board) == oracle["id"]


@pytest.mark.parametrize("oracle", ORACLES["match"], ids=lambda o: o["id"])
def test_published_match(oracle: dict[str, Any]) -> None:
    """A published match id holds what its source tells, and is written the same."""
    match = gnubg.read_match(oracle["id"])
    assert (match.cube, match.owner) == (oracle["cube"], oracle.get("owner")), oracle["cite"]
    assert (match.thrower, match.turn) == (oracle["thrower"], oracle["thrower"])
    assert match.dice == tuple(oracle["dice"])
    assert (match.length, match.score) == (oracle["length"], tuple(oracle["score"]))
    assert match.crawford == oracle.get("crawford", False)
    assert match.jacoby == oracle.get("jacoby", True)  # the manual's ids are older than that bit
    assert gnubg.write_match(match) == oracle["id"]


def test_example_of_the_manual_is_played() -> None:
    """The manual's match, 2 to 4 of 9, is read as a state: B, who is not on the bar, plays 5-2."""
    game = Backgammon({"partida": "9", "cubo": "si"})
    state = game.read("4HPwATDgc/ABMA:QYkqASAAIAAA")
    assert game.write(state) == f"juega B 5-2 {START} cubo=2A tantos=2-4"


@pytest.mark.parametrize(
    ("readings", "state", "id"),
    [
        ({}, f"juega A 3-1 {START}", "MIEFAAAAAAAE"),
        ({"cubo": "si"}, f"juega A 3-1 {START} cubo=1", "MIEFAAAAAAAE"),
        ({"cubo": "si", "jacoby": "si"}, f"juega A 3-1 {START} cubo=1", "MIEFAAAAAAAA"),
        ({"cubo": "si"}, f"dobla B {START} cubo=1", "cAkAAAAAAAAE"),
        (
            {"cubo": "si", "partida": "7"},
            f"juega A 5-2 {START} cubo=1 tantos=6-3 crawford",
            "sIHqAGAAGAAE",
        ),
    ],
    ids=lambda value: str(value)[:30],
)
def test_match_id_is_that_of_gnu_backgammon(readings: dict[str, str], state: str, id: str) -> None:
    """A state out of a match, and in one, has the match id that GNU Backgammon 1.08.003 gives it.

    Its last bit tells that Jacoby's rule is not in force, which in a match it never is.
    """
    game = Backgammon(readings)
    assert write_ids(game.terms, game.read(state)).partition(":")[2] == id
    assert game.write(game.read(f"4HPwATDgc/ABMA:{id}")) == state


@pytest.mark.parametrize(
    ("readings", "id", "says"),
    [
        ({"cubo": "si"}, "MIEFAAAAAAAA", "jacoby=si, or end the id in E"),
        ({"cubo": "si", "jacoby": "si"}, "MIEFAAAAAAAE", "jacoby=no"),
    ],
)
def test_id_of_a_game_by_the_other_rule_is_refused(
    readings: dict[str, str], id: str, says: str
) -> None:
    """Where the cube is used, an id with Jacoby's rule and a game without it do not agree."""
    with pytest.raises(BadNotation, match=r"\(backgammon\.jacoby\)") as caught:
        Backgammon(readings).read(f"4HPwATDgc/ABMA:{id}")
    assert says in str(caught.value)
    assert "error" not in handle(
        {"do": "moves", "slug": "backgammon", "state": f"4HPwATDgc/ABMA:{id}"}
    )


LOST = [
    ({"cubo": "si"}, f"tira A {START} cubo=1", "may"),
    ({"cubo": "si"}, f"tira B {START} cubo=4B", "may"),
    ({"cubo": "si"}, f"sale {START} cubo=1", "first turn"),
    ({"cubo": "si"}, f"fin A 1 backgammon.rechazar {START} cubo=1", "over"),
    ({"cubo": "si"}, f"dobla A {START} cubo=1", ""),
    ({"cubo": "si"}, f"tira B {START} cubo=4A", ""),
    ({"cubo": "si"}, f"juega A 3-1 {START} cubo=1", ""),
    ({}, f"tira A {START}", ""),
    ({"cubo": "si", "partida": "7"}, f"tira A {START} cubo=1 tantos=6-3 crawford", ""),
    ({}, "fin B 3 backgammon.backgammon A 24:2 6:13 B off:15", ""),
    (
        {"cubo": "si", "jacoby": "si"},
        "fin A 1 backgammon.jacoby A off:15 B 6:15 cubo=1",
        "",
    ),
    (
        {"cubo": "si", "partida": "5"},
        f"fin B 2 backgammon.rondas {START} cubo=2B tantos=4-8",
        "won by",
    ),
]


@pytest.mark.parametrize(("readings", "state", "says"), LOST, ids=str)
def test_what_ids_cannot_hold_is_told_with_them(
    readings: dict[str, str], state: str, says: str
) -> None:
    """A double declined, the first turn and the end are told of, where the ids are given."""
    asked = {"slug": "backgammon", "readings": readings}
    reply = handle({"do": "ids", **asked, "state": state})
    assert says in reply["lost"]
    assert bool(reply["lost"]) == bool(says)
    again = handle({"do": "ids", **asked, "state": reply["ids"]})
    assert ("error" in again or again["state"] != state) == bool(says)


@pytest.mark.parametrize(
    "readings",
    [{}, {"cubo": "si"}, {"cubo": "si", "jacoby": "si"}, {"cubo": "si", "partida": "5"}],
    ids=str,
)
def test_ids_of_every_state(readings: dict[str, str]) -> None:
    """Of random games each state but the first turn and the end is read back from its ids."""
    game, rng = Backgammon(readings), random.Random(8)
    for _ in range(4):
        state = game.start()
        while game.turn(state) is not Turn.END:
            ids = write_ids(game.terms, state)
            chosen = state.table.phase == "tira" and not state.asks and game.terms.may_double(state)
            if state.table.phase != "sale" and not chosen:
                assert game.read(ids) == state
            chance = game.turn(state) is Turn.CHANCE
            move = draw(game.throws(state), rng) if chance else rng.choice(game.moves(state))
            state = game.play(state, move).state


def test_position_alone_is_read() -> None:
    """Without a match id it is A who is to throw."""
    assert Backgammon({}).read("4HPwATDgc/ABMA") == Backgammon({}).read(f"tira A {START}")


BAD = {
    "4HPwATDgc/ABMA:QYkqASAAIAAA": "a match to 9",
    "4HPwATDgc/ABMA:cAoAAAAAAAAA": "over",
    "/////////////w": "men",
    gnubg._text([*[0] * 23, 1, 0, 0, 1, 0], 80): "both sides hold",
    "4HPwATDgc/ABMA:cAkQAAAAAAAA": "dice",
}


@pytest.mark.parametrize(("text", "says"), BAD.items())
def test_bad_id_is_refused(text: str, says: str) -> None:
    """An id that is impossible, or of another match, is refused in one line that says why."""
    with pytest.raises(BadNotation) as caught:
        Backgammon({}).read(text)
    assert says in str(caught.value)


@given(st.text(alphabet="ABCDwxyz0189+/:", min_size=12, max_size=28))
def test_any_text_is_an_id_or_refused(text: str) -> None:
    """Near misses raise BadNotation and nothing else."""
    for read in (gnubg.read_position, gnubg.read_match, Backgammon({}).read):
        try:
            read(text)
        except BadNotation as error:
            assert "\n" not in str(error)  # noqa: PT017


@given(st.integers(0, 2**80 - 1))
def test_any_key_is_a_position_or_refused(key: int) -> None:
    """Of all keys of 80 bits those that are positions are written as they were read."""
    text = gnubg._text([key >> n & 1 for n in range(80)], 80)
    try:
        board = gnubg.read_position(text)
    except BadNotation:
        return
    assert gnubg.write_position(board) == text
    assert sum(board[:SIDE]) == sum(board[SIDE:]) == 15
