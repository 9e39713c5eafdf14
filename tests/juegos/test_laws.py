"""Laws that hold for every game of the catalogue under every combination of readings."""

from __future__ import annotations

import json
import random
import sys
import tomllib
from collections.abc import Hashable
from fractions import Fraction
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree as ET

import pytest

from juegos import catalogue
from juegos.core.distribution import Dist
from juegos.core.errors import IllegalMove
from juegos.core.game import Turn
from juegos.core.source import Kind
from juegos.draw.drawing import svg
from juegos.engine.account import opening, write
from juegos.serve import handle
from tests.help.laws import (
    DEFINITIONS,
    MET,
    NEVER_MET,
    RULES,
    UNMET,
    Case,
    Seen,
    at_random,
    big,
    cases,
    changed,
    combinations,
    explored,
    few_cases,
    fired,
    offered,
    refusal,
)
from tests.help.sweeps import sweep, swept

# Under the browser's Python, twice as slow, big games are held to the laws as they are by default:
# what their other readings change is plain Python, and CPython holds them all.
BROWSER = sys.platform == "emscripten"
CASES = [case for case in cases() if not (BROWSER and big(case.slug) and changed(case))]
# Rules that random games hardly meet: each is met at a position of its own, which a test plays.
RARE = {
    rare["rule"]
    for path in sorted(Path(__file__).parent.glob("*/rare_rules.toml"))
    for rare in tomllib.loads(path.read_text("utf-8"))["rara"]
}
TRIED = 12
RANDOM = 5
SOME = 6  # of the states of a big game the door is asked of one in so many


@pytest.fixture(scope="module", params=swept(CASES), ids=str)
def seen(request: pytest.FixtureRequest) -> Seen:
    """What is seen of one game under one combination; pytest runs all its laws together."""
    case: Case = request.param
    fired(case)  # is asked for again when all games have been seen, and this one is forgotten
    return explored(case)


def test_state_is_written_and_read(seen: Seen) -> None:
    """read(write(s)) == s, and no two states are written alike."""
    texts = {seen.game.write(state): state for state in seen.states}
    assert len(texts) == len(seen.states)
    for text, state in texts.items():
        assert seen.game.read(text) == state
        assert "\n" not in text


def test_move_is_written_and_read(seen: Seen) -> None:
    """read_move(write_move(m)) == m, and no two moves of a state are written alike."""
    for state, ways in seen.ways.items():
        texts = {seen.game.write_move(move): move for move in ways}
        assert len(texts) == len(ways)
        assert all(seen.game.read_move(state, text) == move for text, move in texts.items())


def test_only_what_is_offered_is_accepted(seen: Seen) -> None:
    """A move that is not offered where another state offers it is refused (IllegalMove).

    Of a game with very many moves a few are tried at each state, others at others.
    """
    moves = sorted(seen.moves, key=repr)
    for i, state in enumerate(seen.states):
        may = set(offered(seen.game, state))
        some = random.Random(i).sample(moves, min(len(moves), TRIED + len(may)))
        for move in [move for move in some if move not in may][:TRIED]:
            with pytest.raises(IllegalMove):
                seen.game.play(state, move)


def test_chance_and_seats_do_not_mix(seen: Seen) -> None:
    """Seats have sorted, distinct moves; chance has none, and the end has nothing at all."""
    for state in seen.states:
        turn, moves = seen.game.turn(state), seen.game.moves(state)
        if isinstance(turn, Turn):
            assert moves == ()
        else:
            assert turn in range(seen.game.seats)
            assert moves == tuple(sorted(set(moves)))
            assert moves


def test_weights_are_permutations(seen: Seen) -> None:
    """Weights are positive; throws of n dice total 6**n, each weighing its permutations."""
    for state in seen.states:
        if seen.game.turn(state) is not Turn.CHANCE:
            continue
        throws = seen.game.throws(state)
        assert all(type(weight) is int and weight > 0 for weight in throws.values())
        sizes = {len(throw) for throw in throws}
        if catalogue.entry(seen.game.slug).family in {"dados", "tablas"}:
            assert len(sizes) == 1
            assert throws.total == 6 ** sizes.pop()


def test_throws_of_one_lot_lead_to_the_same(seen: Seen) -> None:
    """What odds count once for all alike leads where each throw by itself does, as often."""

    def leads(state: Hashable, dist: Dist[Hashable]) -> Dist[Hashable]:
        taken = seen.ways.get(state, {})

        def lead(move: Hashable) -> Hashable:
            step = taken[move] if move in taken else seen.game.play(state, move)
            return step.state, step.pays, step.pot

        return dist.map(lead)

    for state in seen.states:
        if seen.game.turn(state) is Turn.CHANCE and (lots := seen.game.distinct_throws(state)):
            throws = seen.game.throws(state)
            if lots is not throws:
                assert dict(leads(state, lots)) == dict(leads(state, throws))


def test_shares_sum_to_nought(seen: Seen) -> None:
    """An outcome gives each seat a Fraction of the stake; what is won is lost by another."""
    for end in filter(None, map(seen.game.outcome, seen.states)):
        assert len(end.shares) == seen.game.seats
        assert all(isinstance(share, Fraction) for share in end.shares)
        assert sum(end.shares) == 0
        assert end.why in seen.game.rules


def test_payments_sum_to_nought(seen: Seen) -> None:
    """What a step pays one seat another pays."""
    for step in seen.steps:
        assert sum(step.pays) == 0
        assert len(step.pays) in {0, seen.game.seats}


def test_outcome_is_known_at_the_end_alone(seen: Seen) -> None:
    """There is an outcome if and only if the turn is END."""
    for state in seen.states:
        assert (seen.game.outcome(state) is not None) == (seen.game.turn(state) is Turn.END)


def test_events_name_rules_of_the_game(seen: Seen) -> None:
    """Each event names a rule of this game that is no definition, and says so in sentences."""
    for event in {event for step in seen.steps for event in step.events}:
        assert event.rule in seen.game.rules
        assert event.rule.id not in DEFINITIONS
        assert event.seat in {None, *range(seen.game.seats)}
        assert event.text.strip() == event.text != ""
        assert event.text.endswith((".", "!", "?"))
        assert not set(event.text) & set("\n{}")


def test_end_is_told(seen: Seen) -> None:
    """A step to an end has an event of the rule that ended the game."""
    for step in seen.steps:
        end = seen.game.outcome(step.state)
        assert end is None or end.why in {event.rule for event in step.events}


def test_every_state_leads_to_an_end(seen: Seen) -> None:
    """Of a game walked whole, from every state an end can be reached: the chain absorbs.

    A match of more than sixteen games of backgammon, played at random, is cut before it is over.
    """
    before: dict[object, set[object]] = {}
    for state, ways in seen.ways.items():
        for step in ways.values():
            before.setdefault(step.state, set()).add(state)
    ends = [state for state in seen.states if seen.game.turn(state) is Turn.END]
    assert ends or int(seen.game.readings["partida"]) > 16
    reached, work = set(ends), ends
    while work:
        new = before.get(work.pop(), set()) - reached
        reached |= new
        work += new
    assert not seen.whole or reached == set(seen.states)


def test_play_repeats(seen: Seen) -> None:
    """The same move at the same state leads to the same step: nothing is left to hidden chance."""
    for state in list(seen.ways)[:20]:
        for move, step in seen.ways[state].items():
            assert seen.game.play(state, move) == step


def test_scene_is_plain_and_drawn(seen: Seen) -> None:
    """Every state has a caption in words and a drawing that is well-formed XML; both are JSON."""
    for state, ways in seen.ways.items():
        scene: Any = seen.game.scene(state, next(iter(ways), None))
        assert scene.caption
        turn = seen.game.turn(state)
        assert isinstance(turn, Turn) or scene.hand == turn
        assert not set(scene.caption) & set("\n{}")
        assert json.loads(json.dumps(scene.plain()))["caption"] == scene.caption
        drawing = ET.fromstring(svg(scene))  # noqa: S314  our own drawing
        assert drawing.tag.endswith("svg")


def test_door_takes_every_state(seen: Seen) -> None:
    """The JSON door offers at a state just what the game does, in its notation."""
    request = {"slug": seen.game.slug, "readings": dict(seen.game.readings)}
    for state in seen.states if not big(seen.game.slug) else seen.states[::SOME]:
        text = write(seen.game, state, opening(seen.game))
        reply = handle({"do": "moves", **request, "state": text})
        moves = [seen.game.write_move(move) for move in offered(seen.game, state)]
        assert reply["moves"] == moves
        turn = seen.game.turn(state)
        assert reply["turn"] == (turn.value if isinstance(turn, Turn) else turn)


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_combination_plays_or_says_why_not(slug: str) -> None:
    """Each combination of readings makes a game that has them in force, or is refused in words."""
    for readings in combinations(slug):
        case = Case(slug, readings)
        error = refusal(case)
        if error is None:
            assert dict(case.game.readings) == dict(readings)
            assert case.game.slug == slug
        else:
            assert str(error)
    assert refusal(Case(slug, ())) is None


@pytest.mark.parametrize("slug", sweep(catalogue.CATALOGUE, "azar", "alquerque"))
def test_every_rule_fires(slug: str) -> None:
    """Each rule fires in some play under some reading, but for those that only define."""
    silent = {rule.id for rule in catalogue.game(slug).rules} - {*DEFINITIONS, *RARE}
    for case in few_cases(slug) + cases(slug):
        if not silent:
            return
        silent -= fired(case)
        for seed in range(RANDOM if big(slug) and silent else 0):
            played = at_random(case.game, random.Random(seed))
            silent -= {event.rule.id for *_, step in played for event in step.events}
    assert not silent


def test_every_rule_has_a_kind() -> None:
    """Each rule of the catalogue is of a known kind, and each kind is that of some rule."""
    assert {rule.kind for rule in RULES.values()} == set(get_args(Kind))


def test_exceptions_are_rules_of_the_other_kinds() -> None:
    """What is listed as met is of a kind that is never met, what is listed as unmet is not."""
    assert {RULES[id].kind for id in MET} <= NEVER_MET
    assert not {RULES[id].kind for id in UNMET} & NEVER_MET
