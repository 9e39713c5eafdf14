"""Opponents at the family of trictrac: each beats the one below, and values plays by the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conf.make.matches import Duel
from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.tick_tack.game import TickTack
from juegos.tablas.trictrac.a_ecrire import A_ECRIRE
from juegos.tablas.trictrac.evaluation import worth
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.players import FACES, USUAL, WEIGHTS, throw_gains
from juegos.tablas.trictrac.position import read
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.scoring import LATE, ThrowContext, casts
from juegos.tablas.trictrac.state import JUDGE, MARK
from juegos.tablas.trictrac.strict_game import StrictTrictrac
from juegos.tablas.trictrac.toc import TOC
from juegos.tablas.trictrac.trictrac import TRICTRAC
from tests.juegos.tablas.trictrac.computers import estricto
from tests.juegos.tablas.trictrac.made_positions import positions

# Opponents at the family of trictrac: each beats the one below, and all mark rightly.

FAMILY: tuple[Any, ...] = (
    Trictrac({}, TRICTRAC),
    estricto({}),
    Trictrac({}, TOC),
    Trictrac({"marques": "quatre"}, A_ECRIRE),
    TickTack({"claims": "why-not", "vies": "yes"}),
)
LEVELS = ("strong", "greedy", "random")
MIDDLE = "T:5 6:2 7:2 8:2 9:2 11:2 / T:7 5:2 6:2 7 8 11:2"


def advised(game: Any, state: Any, level: str = "strong", seed: int = 1) -> str:
    """Return the move that a level takes at a state, which is one of the game's."""
    choice = game.advise(state, level, random.Random(seed))
    assert choice.move in game.moves(state)
    assert choice.why.endswith(".")
    assert choice.value is not None
    return str(choice.move)


@pytest.mark.parametrize("game", FAMILY, ids=lambda game: type(game).__name__)
def test_every_game_brings_its_opponents(game: Any) -> None:
    """Each has four levels, and all that any of them does in a game is a move of it."""
    assert set(catalogue.entry(game.slug).players.levels) == {*LEVELS, "good"}
    rng = random.Random(2)
    for level in LEVELS:
        state = game.start()
        for _ in range(60):
            turn = game.turn(state)
            if turn is Turn.END:
                break
            chance = turn is Turn.CHANCE
            move = draw(game.throws(state), rng) if chance else advised(game, state, level)
            state = game.play(state, move).state


@pytest.mark.heavy
@pytest.mark.thorough
def test_strong_beats_greedy_at_trictrac() -> None:
    """Of four seeded tours strong wins at least three against greedy."""
    assert Duel(Trictrac({}, TRICTRAC), ("strong", "greedy"), 4, seed=1).wins >= 3


@pytest.mark.thorough
def test_greedy_beats_random_at_trictrac() -> None:
    """Of twenty seeded tours greedy wins at least seventeen against random."""
    assert Duel(Trictrac({}, TRICTRAC), ("greedy", "random"), 20, seed=1).wins >= 17


@pytest.mark.parametrize(
    ("game", "games"),
    [(Trictrac({}, TOC), 12), (TickTack({}), 12)],
    ids=lambda game: getattr(game, "slug", ""),
)
def test_strong_beats_greedy_at_its_kin(game: Any, games: int) -> None:
    """At toc and tick-tack too strong gains more than it loses."""
    assert Duel(game, ("strong", "greedy"), games, seed=1).mean > 0


def test_greedy_beats_random_at_trictrac_a_ecrire() -> None:
    """Of three seeded games of four marqués greedy wins at least two against random."""
    game = Trictrac({"marques": "quatre"}, A_ECRIRE)
    assert Duel(game, ("greedy", "random"), 3, seed=1).wins >= 2


@pytest.mark.parametrize("level", LEVELS[:2])
def test_same_move_every_time(level: str) -> None:
    """Greedy and strong take the same move whatever the lot; random takes several."""
    game = Trictrac({}, TRICTRAC)
    state = game.read(
        f"joue A 4-3 / {MIDDLE} / 0,0,0 0,0,0 / lances=9,9 coin=4,4 pavillon=- premier=- du=0"
    )
    assert len({advised(game, state, level, seed) for seed in range(4)}) == 1
    assert len({advised(game, state, "random", seed) for seed in range(20)}) > 3


def decision(men: str, marks: str) -> str:
    """Return what strong does with a hole made, having thrown 6-5."""
    game = Trictrac({}, TRICTRAC)
    beside = "lances=20,20 coin=4,4 pavillon=x premier=- du=0"
    return advised(game, game.read(f"decide A 6-5 / {men} / {marks} / {beside}"))


def test_strong_goes_away_from_a_ruined_game_and_stays_in_a_fine_one() -> None:
    """With men passed and the other's jan full it leaves; with its jan full and men behind not."""
    ruined = "7 8 9 10:2 11:2 r5:2 r4:2 r3:2 r2:2 / T:3 6:2 7:2 8:2 9:2 10:2 11:2"
    fine = "T:3 6:2 7:2 8:2 9:2 10:2 11:2 / T:10 1 3 4 5 6"
    assert decision(ruined, "1,0,0 1,0,0") == "va"
    assert decision(fine, "1,4,1 1,0,0") == "reste"


def test_a_tour_at_the_strict_level_comes_to_its_end() -> None:
    """The two levels are one game to the opponents: greedy wins most strict tours too."""
    duel = Duel(estricto({"niveau": "strict"}), ("greedy", "random"), 6, seed=3)
    assert duel.wins >= 4


@pytest.mark.heavy
@pytest.mark.thorough
def test_no_school_between_two_who_mark_rightly() -> None:
    """Strong marks every throw as it should, so that strong never finds an école to call."""
    game, rng, marked = estricto({}), random.Random(4), 0
    state = game.start()
    for _ in range(300):
        turn = game.turn(state)
        if isinstance(turn, Turn):
            state = game.play(state, draw(game.throws(state), rng)).state
            continue
        move = advised(game, state)
        marked += state.stage == MARK and move.startswith("marque")
        assert state.stage != JUDGE or move == "passe"
        state = game.play(state, move).state
    assert marked > 5


def judging(mark: str) -> tuple[StrictTrictrac, Any]:
    """Return a strict game in which A has thrown 6-1, hit for two points, marked and played."""
    game = estricto({})
    text = "jet A - / T:14 8 / T:14 9 / 0,0,0 0,0,0 / lances=1,1 coin=0,0 pavillon=- premier=- du=0"
    strict = "etapa=tira acusa=A antes=0,0,0;0,0,0 debido=0 propio=0 perdido=0 pide=- dice=0"
    state = game.play(game.read(f"{text} / {strict} va=0 dado=0 prueba=-"), (6, 1)).state
    if mark:
        state = game.play(state, mark).state
    return game, game.play(state, "T-6 T-1").state


@pytest.mark.parametrize(
    ("mark", "text"),
    [("", "ecole 2"), ("marque 0 6", "ecole 4"), ("marque 0 2", "passe")],
)
def test_wrong_marks_are_sent_to_school(mark: str, text: str) -> None:
    """Two points forgotten are an école of two, four too many one of four; right ones pass."""
    game, state = judging(mark)
    for level in LEVELS[:2]:
        assert advised(game, state, level) == text
    assert advised(game, state, "random") == "passe"


def test_a_false_school_is_disputed_and_a_right_one_held_to() -> None:
    """Who marked rightly disputes, and is believed; who did not accepts, or is held to it."""
    game, state = judging("marque 0 2")
    called = game.play(state, "ecole 4").state
    assert advised(game, called) == "conteste"
    assert advised(game, game.play(called, "conteste").state) == "accepte"
    game, state = judging("")
    called = game.play(state, "ecole 2").state
    assert advised(game, called) == "accepte"
    assert advised(game, game.play(called, "conteste").state) == "augmente"


def test_a_fausse_case_is_decided() -> None:
    """Of a wrong play the other chooses what is worst for him who made it."""
    game, _ = judging("")
    text = "jet A - / T:14 8 / T:14 9 / 0,0,0 0,0,0 / lances=1,1 coin=0,0 pavillon=- premier=- du=0"
    strict = "etapa=tira acusa=A antes=0,0,0;0,0,0 debido=0 propio=0 perdido=0 pide=- dice=0"
    state = game.play(game.read(f"{text} / {strict} va=0 dado=0 prueba=-"), (6, 1)).state
    state = game.play(state, game.read_move(state, "T-5 T-1")).state
    chosen = advised(game, state)
    after = game.play(state, chosen).state
    if after.stage == "rejoue":
        advised(game, after)
    assert chosen in game.moves(state)


def test_tick_tack_claims_and_asks_why_not() -> None:
    """Greedy and strong claim a cast that wins, and say why-not to one that was not claimed."""
    game = TickTack({"claims": "why-not"})
    state = game.read("claim A 6-1 / T:14 8 / T:14 9 / vies=0 missed=0")
    for level in LEVELS[:2]:
        assert advised(game, state, level) == "claim"
        assert advised(game, game.play(state, "T-6 T-1").state, level) == "why-not"
    nothing = game.read("claim A 2-1 / T:15 / T:15 / vies=0 missed=0")
    assert advised(game, nothing) != "claim"
    assert advised(game, game.play(nothing, "T-2 T-1").state) == "pass"


def test_a_marque_is_ended_when_it_is_won() -> None:
    """With six holes to two a player who may go away does; with two to six he stays."""
    game = Trictrac({}, A_ECRIRE)
    text = (
        "decide A 6-5 / {men} / {marks} / lances=20,20 coin=4,4 pavillon=x premier=- du=0"
        " / marques=0,0 refaits=0 mano=A"
    )
    even = "T:7 6:2 7:2 8:2 11:2 / T:7 6:2 7:2 8:2 11:2"
    assert advised(game, game.read(text.format(men=even, marks="6,0,0 2,0,0"))) == "va"
    assert advised(game, game.read(text.format(men=even, marks="2,0,0 6,0,0"))) == "reste"


def test_judgement_is_fair() -> None:
    """Cases of the grand jan and the corner are worth something, men that have passed cost."""
    start = read("T:15")
    cases, passed = read("T:9 8:2 9:2 11:2"), read("T:9 r5:2 r4:2 r3:2")
    assert worth(cases, start) > worth(start, start) > worth(start, cases)
    assert worth(cases, passed) > worth(passed, cases)
    corner = read("T:11 9:2 11:2")
    assert worth(corner, start) > worth(read("T:11 9:2 10:2"), start)


# What throws bring by masks of bits: the same as what the rules score, throw by throw.


@pytest.mark.parametrize(
    ("usage", "when"),
    [(USUAL, LATE), (USUAL, ThrowContext(3, 1)), (Usage(flat_hits=True), ThrowContext(9, 2))],
    ids=["late", "third", "flat"],
)
def test_each_throw_brings_what_the_rules_score(usage: Usage, when: ThrowContext) -> None:
    """On made positions of every kind all twenty-one agree, for the thrower and for the other."""
    for men, foe in positions(7, 90):
        scored = [
            (c.throw, c.weight, c.score.total(thrower=True), c.score.total(thrower=False))
            for c in casts(men, foe, usage, when)
        ]
        assert [tuple(row) for row in throw_gains(men, foe, usage, when)] == scored


def test_every_throw_is_there_once() -> None:
    """Twenty-one throws, the higher number first, fall in thirty-six ways."""
    assert (len({*FACES}), sum(WEIGHTS)) == (21, 36)
    assert all(high >= low for high, low in FACES)
