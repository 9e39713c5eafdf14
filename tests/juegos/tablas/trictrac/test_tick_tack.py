"""Tick-tack: what each advantage wins, whole games under every option, every rule fired."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from juegos.core.errors import JuegosError
from juegos.core.game import Turn
from juegos.tablas.tick_tack.game import TickTack, plays
from juegos.tablas.tick_tack.rules import TABLE
from juegos.tablas.tick_tack.state import JET, State
from juegos.tablas.trictrac.position import MEN, OFF, START, read
from tests.juegos.tablas.trictrac.computers import go

GAME = TickTack({})
OPTIONS = [
    dict(zip([crux.name for crux in GAME.cruces], keys, strict=True))
    for keys in product(*(crux.keys for crux in GAME.cruces))
]

# The men of both, the throw, the options, and the rule and worth of what is won (none: no end).
ENDS = [
    ("T:14 8", "T:14 9", "6-1", {}, "hit", 1),
    ("T:14 8", "T:14 9", "5-1", {}, "hit", 1),
    ("T:12 9 10:2", "T:8 8 11:2 10:2 9:2", "3-2", {}, "", 0),
    ("T:13 6 8", "T:15", "6-4", {}, "going-in", 2),
    ("T:13 6 8", "T:13 11:2", "6-4", {}, "", 0),
    ("T:3 6:2 7:2 8:2 9:2 10:2 11 5", "T:13 11:2", "6-1", {}, "second-table", 2),
    ("T:13 6:2", "T:15", "6-6", {"doublets": "twice"}, "going-in", 4),
    ("T:3 1:3 2:3 3:2 4:2 5 r3", "T:15", "4-3", {"ways": "all"}, "toots", 1),
    ("T:3 1:3 2:3 3:2 4:2 5 r3", "T:15", "4-3", {}, "", 0),
    ("T:13 7 9", "T:15", "4-3", {"ways": "all"}, "boveries", 1),
    ("T:14 r8", "T:13 1:2", "5-2", {"ways": "all"}, "flyers", 1),
]


def thrown(game: TickTack, thrower: str, opponent: str, throw: str) -> Any:
    """Return what a throw leads to from these men."""
    men = read(thrower, free=True), read(opponent, free=True)
    return go(game, State(JET, 0, men=men), throw)


@pytest.mark.parametrize("case", ENDS, ids=lambda case: f"{case[0]}-{case[2]}-{case[4]}")
def test_advantage(case: tuple[str, str, str, dict[str, str], str, int]) -> None:
    """A cast wins what Cotton says, or the options; blocked on the way it wins nothing."""
    thrower, opponent, throw, options, rule, worth = case
    game = TickTack(options)
    step = thrown(game, thrower, opponent, throw)
    end = game.outcome(step.state)
    if not rule:
        assert end is None
        return
    assert end is not None
    assert (end.why.id, end.shares) == (f"tick-tack.{rule}", (worth, -worth))


def test_why_not() -> None:
    """Who plays on over a hit may be taken with a why-not, and loses one."""
    game = TickTack({"claims": "why-not"})
    state = thrown(game, "T:14 8", "T:14 9", "6-1").state
    assert game.outcome(go(game, state, "claim").state).shares == (1, -1)
    missed = go(game, state, "T-6 T-1").state
    assert game.turn(missed) == 1
    assert game.outcome(go(game, missed, "why-not").state).shares == (-1, 1)
    passed = go(game, missed, "pass").state
    assert (passed.hand, passed.phase) == (1, JET)


def test_vies_raise_the_stake() -> None:
    """Four vies make the game worth five, a double game ten; a refusal loses what is staked."""
    game = TickTack({"vies": "yes"})
    state = State("vie", 0, men=(read("T:13 6 8"), read("T:15")))
    for _ in range(4):
        state = go(game, go(game, state, "vie").state, "accept").state
        state = State("vie", 0, men=state.men, vies=state.vies)
    assert game.outcome(go(game, go(game, state, "vie").state, "refuse").state).shares == (5, -5)
    last = go(game, go(game, state, "throw").state, "6-4").state
    assert game.outcome(last).shares == (10, -10)


def test_claiming_nothing_changes_nothing() -> None:
    """Who claims where he has won nothing is told so, and plays."""
    game = TickTack({"claims": "why-not"})
    state = thrown(game, "T:14 8", "T:15", "6-1").state
    assert go(game, state, "claim").state == state


def played(game: TickTack, seed: int) -> tuple[Any, Counter[str]]:
    """Play a game at random; return its last state and how often each rule fired."""
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    state = game.start()
    while game.turn(state) is not Turn.END:
        chance = game.turn(state) is Turn.CHANCE
        move = rng.choice(list(game.throws(state)) if chance else list(game.moves(state)))
        step = go(game, state, move)
        for event in step.events:
            assert event.rule in game.rules
            assert event.text.endswith(".")
            counts[event.rule.id] += 1
        state = step.state
        assert [sum(men) for men in state.men] == [15, 15]
        assert game.read(game.write(state)) == state
    return state, counts


@pytest.mark.parametrize("options", OPTIONS)
def test_games_under_every_option(options: dict[str, str]) -> None:
    """Every combination of options plays to an end that pays what it takes."""
    game = TickTack(options)
    for seed in range(3):
        state, _ = played(game, seed)
        end = game.outcome(state)
        assert end is not None
        assert sum(end.shares) == 0


def test_every_rule_fires() -> None:
    """Each rule fires in play or in the cases above, but the one that only lays the men out."""
    counts: Counter[str] = Counter()
    for seed, options in enumerate(OPTIONS):
        counts += played(TickTack(options), seed)[1]
    for thrower, opponent, throw, options, _, _ in ENDS:
        step = thrown(TickTack(options), thrower, opponent, throw)
        counts.update(event.rule.id for event in step.events)
    men = read("rT:15"), read("rT:15")
    stuck = go(GAME, State(JET, 0, men=men), "6-5").state
    step = go(GAME, stuck, "passe")
    assert GAME.outcome(step.state).shares == (0, 0)
    counts.update(event.rule.id for event in step.events)
    silent = {rule.id for rule in GAME.rules} - set(counts)
    assert silent == {"tick-tack.men", "tick-tack.block"}


@pytest.mark.parametrize(
    ("phase", "move", "names"),
    [
        ("claim A 6-1", "8-r9 T-1", "tick-tack.block"),
        ("claim A 6-1", "T-2 T-3", "tick-tack.play"),
        ("claim A 6-1", "T-x", "'x' is no arrow"),
        ("claim A 6-1", "T-x", "tick-tack.play"),
        ("claim A 6-1", "T-8-2", "tick-tack.play"),
        ("claim A 6-1", "3-4 T-6", "no man of this side stands on 3 (tick-tack.play)"),
        ("first A -", "7-1", "tick-tack.first"),
        ("throw A -", "7-1", "'7'"),
    ],
)
def test_refused(phase: str, move: str, names: str) -> None:
    """What may not be played is refused in one line with its rule."""
    state = GAME.read(f"{phase} / T:14 8 / T:14 9 / vies=0 missed=0")
    with pytest.raises(JuegosError) as caught:
        go(GAME, state, move)
    assert names in str(caught.value)
    assert "\n" not in str(caught.value)
    assert "trictrac." not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "claim A 6-1",
        "claim A - / T:15 / T:15 / vies=0 missed=0",
        "claim A 6-1 / T:15 / T:14 / vies=0 missed=0",
        "claim A 6-1 / T:14 8 / T:14 r8 / vies=0 missed=0",
        "claim A 6-1 / T:15 / T:14 x / vies=0 missed=0",
        "claim A 6-1 / T:15 / T:7 T:8 / vies=0 missed=0",
        "x A - / T:15 / T:15 / vies=0 missed=0",
        "fin A 1 tick-tack.x / T:15 / T:15 / vies=0 missed=0",
    ],
)
def test_bad_state(text: str) -> None:
    """A text that is no state is refused, and no rule of trictrac is named."""
    with pytest.raises(JuegosError) as caught:
        GAME.read(text)
    assert "trictrac." not in str(caught.value)


def test_second_table_wins_whenever_a_play_fills_it() -> None:
    """The plays of a throw, all looked at, say the same: where three men lack there is no need."""
    rng, seen = random.Random(5), Counter[tuple[int, bool]]()
    for _ in range(400):
        second = [rng.choice((1, 2, 2, 2)) for _arrow in range(6)]
        behind = MEN - sum(second)
        first = [rng.randrange(2) for _arrow in range(5)]
        men = (behind - sum(first), *first, *second, *(0 for _arrow in range(OFF + 1 - 12)))
        throw = max(pair := (rng.randint(1, 6), rng.randint(1, 6))), min(pair)
        fills = any(min(there[6:12]) >= 2 for there in plays(men, START, throw))
        won = {rule.id for rule, _worth in GAME.advantages(men, START, throw)}
        assert (TABLE.id in won) == fills
        seen[sum(count < 2 for count in second), fills] += 1
    assert {(1, True), (1, False), (2, True), (2, False), (3, False)} <= seen.keys()
