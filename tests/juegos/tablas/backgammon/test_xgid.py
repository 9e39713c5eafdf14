"""XGIDs: read and written as the states that they say, beside GNU Backgammon's ids."""

from __future__ import annotations

import random

import pytest

from juegos import catalogue
from juegos.core.formats import detect
from juegos.core.game import Turn
from juegos.core.record import Record
from juegos.doors import formats
from juegos.engine.sample import draw
from juegos.serve import handle

USUAL = "A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
OPENING = "-b----E-C---eE---c-e----B-"
# An XGID, the readings and the state that it says; the second laid out by hand.
EXAMPLES = [
    (f"XGID={OPENING}:0:0:1:31:0:0:0:0:10", {}, f"juega A 3-1 {USUAL}"),
    (
        "XGID=aBB---E--------------b-d-A:1:-1:-1:D:3:2:0:7:10",
        {"cubo": "si", "partida": "7"},
        "responde A A bar 6:5 2:2 1:2 off:5 B bar 4:2 2:4 off:8 cubo=2B tantos=3-2",
    ),
    (
        f"XGID={OPENING}:0:0:-1:00:12:3:1:13:10",
        {"cubo": "si", "partida": "13"},
        f"tira B {USUAL} cubo=1 tantos=12-3 crawford",
    ),
    (
        f"XGID={OPENING}:1:1:1:62:0:0:1:0:10",
        {"cubo": "si", "jacoby": "si"},
        f"juega A 6-2 {USUAL} cubo=2A",
    ),
    (
        "XGID=-Oa-----------------------:0:0:1:00:0:0:0:0:10",
        {},
        "tira A A 1:15 B 23 off:14",
    ),
]


@pytest.mark.parametrize(("text", "readings", "state"), EXAMPLES)
def test_an_xgid_is_a_state(text: str, readings: dict[str, str], state: str) -> None:
    """As a game to go on with, as the state of one, and written again."""
    assert detect(text) == "xgid"
    content = formats.read(f"{text}\n")
    assert (dict(content.record.readings), content.record.header("Start")) == (readings, state)
    assert catalogue.game("backgammon", readings).read(text) == catalogue.game_of(
        content.record
    ).read(state)
    assert formats.write("xgid", content.record).text == f"{text}\n"


@pytest.mark.parametrize(
    "readings", [{}, {"cubo": "si"}, {"cubo": "si", "partida": "5"}, {"partida": "1"}], ids=str
)
def test_every_state_of_a_game_is_read_back(readings: dict[str, str]) -> None:
    """Of random games, but for what is told to be lost; what readings it cannot say too."""
    game, rng = catalogue.game("backgammon", readings), random.Random(5)
    state = game.start()
    while True:
        start = (("Start", game.write(state)),)
        written = formats.write("xgid", Record("backgammon", tuple(readings.items()), (), start))
        lost = " ".join(written.left_out)
        if not any(says in lost for says in ("decided", "who has won", "first turn")):
            assert game.read(written.text.strip()) == state
        if game.turn(state) is Turn.END:
            break
        chance = game.turn(state) is Turn.CHANCE
        able = [move for move in game.moves(state) if move != "rechaza"]
        state = game.play(
            state, draw(game.throws(state), rng) if chance else rng.choice(able)
        ).state


def test_what_an_xgid_says_besides_is_told() -> None:
    """Beavers, and the board that XG draws under it, are left out."""
    text = f"XGID={OPENING}:0:0:1:31:0:0:3:0:10\n\nX:Ana   O:Ben\nScore is X:0 O:0.\n"
    assert formats.read(text).left_out == (
        "Left out: that beavers are allowed.",
        "Left out: what follows after the XGID.",
    )
    reply = handle({"do": "convert", "text": "Game: backgammon\nA: Ana\n\n4-3\n", "format": "xgid"})
    assert reply["left_out"] == [
        "The ids say where the game stands; the moves before are left out.",
        "Left out, or in part: A.",
    ]


def test_rules_and_scores_are_not_left_out_in_silence() -> None:
    """Jacoby's rule is a reading; the score of a session, and a limit of the cube, are told."""
    content = formats.read(f"xgid={OPENING}:0:0:1:31:3:2:1:0:2")
    assert dict(content.record.readings) == {"cubo": "si", "jacoby": "si"}
    assert content.left_out == (
        "Left out: the score 3-2, because this is no match.",
        "Left out: that the cube goes no higher than 2 to the power of 2.",
    )
    again = formats.write("xgid", content.record)
    assert (again.text, again.left_out) == (f"XGID={OPENING}:0:0:1:31:0:0:1:0:10\n", ())


def test_ids_of_gnu_backgammon_may_be_followed_by_their_board() -> None:
    """As the program shows them, or under the name that it copies them by."""
    ids = formats.read("GNUBGID 4HPwATDgc/ABMA:cAkAAAAAAAAE")
    content = formats.read(
        " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n"
        "                 Match ID   : cAkAAAAAAAAE\n +12-11-10--9--8--7-+\n"
    )
    assert ids.record == content.record
    assert (ids.left_out, content.left_out) == ((), ("Left out: what follows after the ids.",))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("XGID=x", "one looks like"),
        (f"XGID={OPENING}:2:0:1:31:0:0:0:7:10", "10': the cube is at 4"),
        (f"XGID={OPENING}:0:1:1:31:0:0:0:7:10", "10': the cube is at 1"),
        (f"XGID={OPENING}:7:1:1:31:0:0:0:7:10", "10': the cube is at 128"),
        (f"XGID={OPENING}:0:0:1:31:0:0:0:0", "one looks like"),
        (f"XGID={OPENING}:0:0:1:B:0:0:0:0:10", "beavers"),
        (f"XGID={OPENING}:16:0:1:31:0:0:0:0:10", "2 to the power of 16"),
        (f"XGID={OPENING}:0:0:1:31:0:0:0:26:10", "a match to 26 is not played here"),
        (f"XGID=A{OPENING[1:]}:0:0:1:31:0:0:0:0:10", "fifteen men"),
        (f"XGID={OPENING[:1]}O{OPENING[2:]}:0:0:1:31:0:0:0:0:10", "fifteen men"),
        (f"XGID={OPENING}:0:0:1:31:5:0:0:5:10", "the match ends"),
    ],
)
def test_what_is_no_xgid_is_refused(text: str, says: str) -> None:
    """In a line that says why."""
    error = handle({"do": "records", "text": text})["error"]
    assert error["kind"] == "BadNotation"
    assert says in error["message"]
