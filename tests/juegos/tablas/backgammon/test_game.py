"""Backgammon: the rules in lines of play, match and cube, notation, what is refused and why."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

from juegos.core.errors import BadNotation, IllegalMove, ImpossibleReadings
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.serve import handle
from juegos.tablas.backgammon.game import Backgammon, Move
from juegos.tablas.backgammon.state import State
from tests.help.laws import DEFINITIONS

OPTIONS = [
    {},
    {"dobles": "dos"},
    {"entrada": "primera"},
    {"salida": "libre"},
    {"salida": "justa"},
    {"dados-ambos": "acaba"},
    {"barra": "no"},
    {"cubo": "si"},
    {"cubo": "si", "jacoby": "si"},
    {"partida": "3", "cubo": "si"},
    {"partida": "5", "cubo": "si", "crawford": "no"},
    {"partida": "7"},
    {"partida": "11"},
]


def walk(readings: dict[str, str], seed: int) -> tuple[list[tuple[State, Move, State]], set[str]]:
    """Play a game or match at random; return its steps and the rules that fired."""
    game, rng = Backgammon(readings), random.Random(seed)
    state, steps, fired = game.start(), [], set()
    while game.turn(state) is not Turn.END:
        chance = game.turn(state) is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else rng.choice(game.moves(state))
        step = game.play(state, move)
        steps.append((state, move, step.state))
        fired |= {event.rule.id for event in step.events}
        state = step.state
    return steps, fired


@pytest.mark.parametrize("readings", OPTIONS, ids=str)
def test_random_play_ends_well(readings: dict[str, str]) -> None:
    """Under every option: states and moves are read as written, moves sorted, shares sum to 0."""
    game = Backgammon(readings)
    steps, _ = walk(readings, 5)
    for state, move, _ in steps[:: max(1, len(steps) // 150)]:
        assert game.read(game.write(state)) == state
        assert game.read_move(state, game.write_move(move)) == move
        moves = game.moves(state)
        assert list(moves) == sorted(moves)
        assert game.scene(state, move).caption.endswith(".")
    last = steps[-1][2]
    assert game.read(game.write(last)) == last
    end = game.outcome(last)
    assert end is not None
    assert sum(end.shares) == 0 != end.shares[0]
    assert end.why in game.rules


def test_every_rule_fires() -> None:
    """Each rule fires in a random game or a line of play below, but for those that define."""
    silent = {rule.id for rule in Backgammon({}).rules} - DEFINITIONS
    for readings, state, move, _ in BESIDE:
        silent -= {f"backgammon.{name}" for name in play(readings, state, move)[1]}
    for readings in OPTIONS:
        silent -= walk(readings, 5)[1]
    assert not silent


def play(readings: dict[str, str], state: str, *moves: str) -> tuple[str, list[str]]:
    """Return the state after these moves and the rules of the last one's events."""
    game = Backgammon(readings)
    here, events = game.read(state), []
    for text in moves:
        step = game.play(here, game.read_move(here, text))
        here, events = step.state, [event.rule.id.split(".")[1] for event in step.events]
    return game.write(here), events


START = "A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
LINES = [
    ("", f"sale {START}", ["3-3"], f"sale {START}", ["primera"]),
    ("", f"sale {START}", ["3-1"], f"juega A 3-1 {START}", ["primera"]),
    ("", f"sale {START}", ["1-3"], f"juega B 3-1 {START}", ["primera"]),
    ("", f"tira A {START}", ["2-2"], f"juega A 2-2 {START}", ["dados", "dobles"]),
    ("dobles=dos", f"tira A {START}", ["2-2"], f"juega A 2-2 {START}", ["dados"]),
    (
        "",
        f"juega A 3-1 {START}",
        ["8/5 6/5"],
        "tira B A 24:2 13:5 8:2 6:4 5:2 B 24:2 13:5 8:3 6:5",
        ["mover"],
    ),
    ("", "juega A 6-4 A 24 6:14 B 11 6:14", ["24/14*"], "tira B A 14 6:14 B bar 6:14", None),
    (
        "",
        "juega A 6-4 A 24 6:14 B 11 7 6:13",
        ["24/18*/14*"],
        "tira B A 14 6:14 B bar:2 6:13",
        ["mover", "captura", "captura"],
    ),
    ("", "tira A A bar 6:14 B 6:3 5:3 4:3 3:2 2:2 1:2", ["6-1"], None, ["dados", "pierde-turno"]),
    (
        "",
        "juega A 5-1 A bar:2 6:13 B 6:7 4:2 3:2 2:2 1:2",
        ["bar/20"],
        "tira B A bar 20 6:13 B 6:7 4:2 3:2 2:2 1:2",
        ["mover", "rescate", "mayor"],
    ),
    (
        "entrada=primera",
        "juega A 5-1 A bar:2 6:13 B 6:7 4:2 3:2 2:2 1:2",
        ["bar/20 6/5"],
        "tira B A bar 20 6:12 5 B 6:7 4:2 3:2 2:2 1:2",
        ["mover", "rescate"],
    ),
    ("", "juega A 6-5 A 4 1 off:13 B 6:14 off", ["4/off 1/off"], None, ["mover", "sacar", "gana"]),
    ("", "juega A 6-5 A 4 1 off:13 B 6:15", ["4/off 1/off"], None, ["mover", "sacar", "gammon"]),
    (
        "",
        "juega A 6-5 A 4 2 off:13 B 24 6:14",
        ["4/off 2/off"],
        "fin A 3 backgammon.backgammon A off:15 B 24 6:14",
        ["mover", "sacar", "backgammon"],
    ),
    (
        "",
        "juega A 6-5 A 4 1 off:13 B bar 6:14",
        ["4/off 1/off"],
        "fin A 3 backgammon.backgammon A off:15 B bar 6:14",
        None,
    ),
    (
        "barra=no",
        "juega A 6-5 A 4 1 off:13 B bar 6:14",
        ["4/off 1/off"],
        "fin A 2 backgammon.gammon A off:15 B bar 6:14",
        None,
    ),
    (
        "salida=libre",
        "juega A 6-5 A 6 4 2 off:12 B 6:15",
        ["4/off 2/off"],
        "tira B A 6 off:14 B 6:15",
        None,
    ),
    ("dados-ambos=acaba", "juega A 4-1 A 2 off:14 B 24 6:14", ["2/off"], None, None),
]


@pytest.mark.parametrize(("reading", "state", "moves", "after", "rules"), LINES)
def test_line_of_play(
    reading: str, state: str, moves: list[str], after: str | None, rules: list[str] | None
) -> None:
    """One move at one state, under one reading, leads where the words say and by which rules."""
    result, events = play(dict([reading.split("=")]) if reading else {}, state, *moves)
    assert after in {None, result}
    assert rules in (None, events)


CUBE = {"cubo": "si"}
MATCH = {"cubo": "si", "partida": "5"}
BESIDE = [
    (CUBE, f"tira A {START} cubo=1", "6-4", f"juega A 6-4 {START} cubo=1"),
    (CUBE, f"dobla A {START} cubo=1", "tira", f"tira A {START} cubo=1"),
    (CUBE, f"dobla A {START} cubo=1", "dobla", f"responde B {START} cubo=1"),
    (CUBE, f"responde B {START} cubo=1", "acepta", f"tira A {START} cubo=2B"),
    (
        CUBE,
        f"responde B {START} cubo=4A",
        "rechaza",
        f"fin A 1 backgammon.rechazar {START} cubo=4A",
    ),
    (
        {**CUBE, "jacoby": "si"},
        "juega A 6-5 A 4 1 off:13 B 6:15 cubo=1",
        "4/off 1/off",
        "fin A 1 backgammon.jacoby A off:15 B 6:15 cubo=1",
    ),
    (
        {**CUBE, "jacoby": "si"},
        "juega A 6-5 A 4 1 off:13 B 6:15 cubo=2B",
        "4/off 1/off",
        "fin A 2 backgammon.gammon A off:15 B 6:15 cubo=2B",
    ),
    (
        MATCH,
        "juega A 6-5 A 4 1 off:13 B 6:15 cubo=1 tantos=2-3",
        "4/off 1/off",
        f"sale {START} cubo=1 tantos=4-3 crawford",
    ),
    (
        MATCH,
        "juega A 6-5 A 4 1 off:13 B 6:14 off cubo=1 tantos=3-4",
        "4/off 1/off",
        f"sale {START} cubo=1 tantos=4-4",
    ),
    (
        {**MATCH, "crawford": "no"},
        "juega A 6-5 A 4 1 off:13 B 6:15 cubo=1 tantos=2-3",
        "4/off 1/off",
        f"sale {START} cubo=1 tantos=4-3",
    ),
    (
        MATCH,
        "juega B 6-5 A 6:15 B 4 1 off:13 cubo=2A tantos=2-3",
        "4/off 1/off",
        "fin B 2 backgammon.rondas A 6:15 B off:15 cubo=2A tantos=2-7",
    ),
    (
        {},
        f"juega A 6-4 {START}",
        "abandona A 3",
        f"fin B 3 backgammon.abandonar {START}",
    ),
    (
        MATCH,
        f"tira A {START} cubo=2B tantos=0-3",
        "abandona B 2",
        f"sale {START} cubo=1 tantos=4-3 crawford",
    ),
    (
        {**CUBE, "jacoby": "si"},
        f"dobla A {START} cubo=1",
        "abandona A 2",
        f"fin B 1 backgammon.jacoby {START} cubo=1",
    ),
]


@pytest.mark.parametrize(("readings", "state", "move", "after"), BESIDE)
def test_match_and_cube(readings: dict[str, str], state: str, move: str, after: str) -> None:
    """Doubling, scoring, the Crawford game and Jacoby's rule, one move each."""
    assert play(readings, state, move)[0] == after


def test_nobody_doubles_in_a_match_to_one_point() -> None:
    """Each is one point from winning as it begins, so that its one game is the Crawford game."""
    game = Backgammon({"cubo": "si", "partida": "1"})
    assert game.write(game.start()) == f"sale {START} cubo=1 tantos=0-0 crawford"
    assert game.read(game.write(game.start())) == game.start()


def test_a_resignation_is_reviewed_and_told() -> None:
    """It is nothing that is offered or rated, and no throw; it is said in words."""
    game = Backgammon({})
    for state in (f"juega A 6-4 {START}", f"tira A {START}", f"sale {START}"):
        asked = {"do": "review", "slug": "backgammon", "state": state, "move": "abandona A 2"}
        reply = handle(asked)
        text = "A resigns the game as a gammon." if "juega" in state else "abandona A 2"
        assert (reply["said"], reply["change"]) == (text, None)
        assert "abandona A 2" not in map(game.write_move, game.moves(game.read(state)))


def test_what_a_game_is_worth() -> None:
    """A game by itself counts its points times the cube; a match counts once."""
    game = Backgammon(CUBE)
    end = game.outcome(game.read("fin B 2 backgammon.gammon A 6:15 B off:15 cubo=4A"))
    assert end is not None
    assert end.shares == (Fraction(-8), Fraction(8))
    match = Backgammon(MATCH)
    end = match.outcome(match.read("fin B 2 backgammon.rondas A 6:15 B off:15 cubo=2A tantos=2-7"))
    assert end is not None
    assert end.shares == (-1, 1)


def test_nobody_doubles_in_the_crawford_game() -> None:
    """In the Crawford game a seat throws without being asked; in the next it is asked again."""
    board = "A 24 6:14 B 24 6:14"
    game = Backgammon(MATCH)
    for beside, phase in (("4-3 crawford", "tira"), ("4-3", "dobla")):
        state = game.read(f"juega A 2-1 {board} cubo=1 tantos={beside}")
        step = game.play(state, game.read_move(state, "24/22 6/5"))
        assert game.write(step.state).startswith(f"{phase} B ")


REFUSED = [
    ({}, f"juega A 6-4 {START}", "24/14 13/7", "backgammon.dados"),
    ({}, f"juega A 6-4 {START}", "20/14", "backgammon.colocacion"),
    ({}, f"juega A 6-5 {START}", "24/19", "backgammon.bloqueada"),
    ({}, f"juega A 6-4 {START}", "24/18", "backgammon.ambos"),
    ({}, f"juega A 6-4 {START}", "13/19 6/2", "backgammon.mover"),
    ({}, "juega A 6-4 A bar 24 6:13 B 24 6:14", "24/18 24/20", "backgammon.colocacion"),
    ({}, "juega A 6-4 A bar 24:2 8:2 6:10 B 24 4:14", "24/18 24/20", "backgammon.rescate"),
    ({}, "juega A 6-4 A 13 6:13 4 B 24 5:14", "6/off 4/off", "backgammon.sacar"),
    ({}, "juega A 6-4 A 13 off:14 B 22:2 6:13", "13/9", "backgammon.mayor"),
    ({}, f"tira A {START}", "6-4-1", ""),
    (CUBE, f"dobla A {START} cubo=1", "acepta", ""),
    (CUBE, f"dobla A {START} cubo=1", "abandona B 1", "backgammon.abandonar"),
    ({}, f"juega A 6-4 {START}", "abandona B 3", "backgammon.abandonar"),
    ({}, f"juega A 6-4 {START}", "abandona A 4", ""),
    ({}, f"fin A 1 backgammon.gana {START}", "abandona B 1", "backgammon.abandonar"),
]


@pytest.mark.parametrize(("readings", "state", "move", "rule"), REFUSED)
def test_refusal_names_the_rule(readings: dict[str, str], state: str, move: str, rule: str) -> None:
    """A move that is not allowed is refused in one line, which names the rule that forbids it."""
    game = Backgammon(readings)
    here = game.read(state)
    with pytest.raises((IllegalMove, BadNotation)) as caught:
        game.play(here, game.read_move(here, move))
    assert rule in str(caught.value)
    assert "\n" not in str(caught.value)


BAD = [
    ({}, "", "'sale'"),
    ({}, "juega C 6-4", "'C'"),
    ({}, f"juega A 6-7 {START}", "'7'"),
    ({}, f"juega A 6-7 {START}", "(backgammon.dados)"),
    ({}, "tira A A 24:16 B 24:15", "16"),
    ({}, "tira A A 4:16 B 24:15", "(backgammon.colocacion)"),
    ({}, "tira A A 24:14 B 24:15", "(backgammon.colocacion)"),
    ({}, "tira A A 24:15 B 1:15", "one owner"),
    ({}, "tira A A 24:15 B 1:15", "(backgammon.bloqueada)"),
    ({}, "tira A A off:15 B 24:15", "'fin'"),
    ({}, "tira A A off:15 B 24:15", "(backgammon.sacar)"),
    ({}, "fin A 1 backgammon.gana A off:15 B off:15", "B has borne off all men"),
    (
        {},
        "fin B 1 backgammon.gana A off:15 B 6:15",
        "the other side has not won (backgammon.sacar)",
    ),
    ({}, "juega A 6-1 A bar 6:14 B 6:3 5:3 4:3 3:2 2:2 1:2", "backgammon.pierde-turno"),
    ({}, f"tira A {START} cubo=1", "no place"),
    (CUBE, f"tira A {START}", "cubo=1"),
    (CUBE, f"tira A {START} cubo=3A", "cubo=2A"),
    (CUBE, f"dobla A {START} cubo=2B", "backgammon.doblar"),
    (MATCH, f"tira A {START} cubo=1", "tantos=2-4"),
    (MATCH, f"tira A {START} cubo=1 tantos=5-0", "backgammon.rondas"),
    (MATCH, f"tira A {START} cubo=1 tantos=3-0 crawford", "backgammon.crawford"),
]


@pytest.mark.parametrize(("readings", "text", "says"), BAD)
def test_bad_state_is_refused(readings: dict[str, str], text: str, says: str) -> None:
    """What is no state is refused in one line that names what is wrong."""
    with pytest.raises(BadNotation) as caught:
        Backgammon(readings).read(text)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_jacoby_needs_the_cube_and_no_match() -> None:
    """Jacoby's rule without the cube, or in a match, is refused in words."""
    for readings in ({"jacoby": "si"}, {"jacoby": "si", "cubo": "si", "partida": "5"}):
        with pytest.raises(ImpossibleReadings, match="jacoby=si needs"):
            Backgammon(readings)


def test_every_pair_of_readings_makes_a_game_or_is_refused() -> None:
    """Any two readings together make a game that starts, but for Jacoby's."""
    keys = [(crux.name, key) for crux in Backgammon({}).cruces for key in crux.keys[1:]]
    for pair in combinations(keys, 2):
        readings = dict(pair)
        if "jacoby" in readings and readings.get("cubo") != "si":
            continue
        game = Backgammon(readings)
        assert game.write(game.start()).startswith("sale A 24:2")


@pytest.mark.parametrize(
    ("readings", "beside", "offered"),
    [
        ({"partida": "3"}, "cubo=2A tantos=1-0", []),
        ({"partida": "3"}, "cubo=2A tantos=0-1", ["dobla"]),
        ({"partida": "3", "crawford": "no"}, "cubo=1 tantos=2-0", []),
        ({}, "cubo=32A", ["dobla"]),
    ],
)
def test_a_cube_is_offered_where_it_is_of_use(
    readings: dict[str, str], beside: str, offered: list[str]
) -> None:
    """Who needs no more than it shows may turn it, as old records do, and is not asked to."""
    rules = {"cubo": "si", **readings}
    game, text = Backgammon(rules), f"dobla A {START} {beside}"
    scene = handle({"do": "start", "slug": "backgammon", "readings": rules, "state": text})["scene"]
    assert scene["throws"] == "tira"
    assert [move for move, *_ in scene["offers"]] == offered
    assert ("may double" in scene["caption"]) == bool(offered)
    assert game.moves(game.read(text)) == ("dobla", "tira")
    by_lot = {game.advise(game.read(text), "random", random.Random(n)).move for n in range(30)}
    assert by_lot == {"tira", *offered}
