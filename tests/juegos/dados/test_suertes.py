"""What holds for every game played with dice alone: notation, symmetry, and dice themselves."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos import catalogue
from juegos.core.errors import BadNotation, IllegalMove
from juegos.dados.dice_game import State
from juegos.engine.odds import odds
from juegos.material import dice as material_dice
from tests.help.laws import Case, cases, explore
from tests.help.sweeps import swept

RACES = cases("azar", "marlota")
FACES = range(1, 7)
BAD_THROWS = (
    (),
    (1,),
    (6, 4),
    (6, 4, 1, 1),
    (1, 4, 6),
    (7, 4, 1),
    (6, 4, 0),
    (6, 4, -1),
)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_throws_are_counted_by_writing_all_out(dice: int) -> None:
    """Each throw weighs as many as there are ways to lay its faces in a row."""
    throws = material_dice.throws(dice)
    assert throws.total == 6**dice
    for throw, weight in throws.items():
        assert weight == len(set(permutations(throw)))
        assert list(throw) == sorted(throw, reverse=True)
    assert list(throws) == sorted(throws)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_totals_are_counted_by_writing_all_out(dice: int) -> None:
    """The totals of n dice, each by its ways."""
    assert material_dice.totals(dice) == Counter(map(sum, product(FACES, repeat=dice)))


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_other_side_up(dice: int) -> None:
    """Turned over twice a throw is itself; a total and that underneath make seven a die."""
    for throw, weight in material_dice.throws(dice).items():
        under = material_dice.under(throw)
        assert material_dice.under(under) == throw
        assert sum(throw) + sum(under) == 7 * dice
        assert material_dice.throws(dice)[under] == weight


@given(st.lists(st.sampled_from(FACES), min_size=1, max_size=4))
def test_throw_is_written_and_read(faces: list[int]) -> None:
    """Faces are read in any order and kept highest first."""
    text = "-".join(map(str, faces))
    throw = material_dice.read(text, len(faces))
    assert throw == tuple(sorted(faces, reverse=True))
    assert material_dice.read(material_dice.write(throw), len(throw)) == throw


@pytest.mark.parametrize(
    ("text", "at"),
    [("", 0), ("6-4", 0), ("6-4-1-1", 0), ("6-4-7", 4), ("6--1", 2), ("٦-4-1", 0), ("6-+4-1", 2)],
)
def test_bad_throw_is_refused_with_its_place(text: str, at: int) -> None:
    """A wrong count, or the first wrong face, is told with its place."""
    with pytest.raises(BadNotation) as caught:
        material_dice.read(text, 3)
    assert caught.value.at == at


@pytest.mark.parametrize("throw", BAD_THROWS)
@pytest.mark.parametrize("case", swept(RACES), ids=str)
def test_no_other_throw_can_be_played(case: Case, throw: tuple[int, ...]) -> None:
    """Too few dice, too many, faces that no die has, or out of order: IllegalMove everywhere."""
    for state in explore(case.game).states:
        with pytest.raises(IllegalMove):
            case.game.play(state, throw)


@pytest.mark.parametrize("case", swept(RACES), ids=str)
def test_the_other_hand_mirrors_the_odds(case: Case) -> None:
    """With the dice in the other seat's hand the same game is played: the odds change sides."""
    game = case.game
    for state in explore(game).states[::9]:
        if game.outcome(state) is not None:
            continue
        here, there = odds(game, state), odds(game, replace(state, hand=1 - state.hand))
        assert (there.p_first, there.p_second) == (here.p_second, here.p_first)
        assert (there.p_draw, there.mean_casts) == (here.p_draw, here.mean_casts)
        assert there.mean_net == -here.mean_net
        assert there.variance == here.variance


@pytest.mark.parametrize("case", swept(RACES), ids=str)
def test_turned_over_the_game_is_the_same(case: Case) -> None:
    """Azares and suertes pair to 21: with every number turned over the odds are the same."""
    game = case.game
    for state in explore(game).states[::9]:
        if not state.given:
            continue
        over = replace(state, given=21 - state.given, own=state.own and 21 - state.own)
        assert odds(game, over) == odds(game, state)


@pytest.mark.parametrize("case", swept(RACES), ids=str)
def test_race_is_won_in_proportion(case: Case) -> None:
    """In a race each number wins by its ways out of the ways of both, whatever the reading.

    Where each wins by his own alone, and they cast by turns, it is the first of two to hit.
    """
    by_turns = ("carrera", "la-suya") in case.readings
    ways = Counter(map(sum, product(FACES, repeat=3)))
    for state in explore(case.game).states:
        if state.phase != "carrera":
            continue
        result = odds(case.game, state)
        both = ways[state.own] + ways[state.given]
        own, casts = Fraction(ways[state.own], both), Fraction(216, both)
        if by_turns:
            hit, answer = Fraction(ways[state.own], 216), Fraction(ways[state.given], 216)
            own = hit / (hit + answer - hit * answer)
            casts = (2 - hit) / (hit + answer - hit * answer)
        assert (result.p_second if state.hand else result.p_first) == own
        assert result.p_draw == 0
        assert result.mean_casts == casts


@pytest.mark.parametrize("case", swept(RACES), ids=str)
def test_every_cast_is_told(case: Case) -> None:
    """No throw passes without a word, and the words begin with its total."""
    game = case.game
    for state, ways in explore(game).ways.items():
        for throw, step in ways.items():
            (event,) = step.events
            assert event.text.startswith(material_dice.number(sum(throw)).capitalize() + " "), state


@pytest.mark.parametrize("slug", ["azar", "marlota"])
def test_scene_says_who_has_what(slug: str) -> None:
    """Each seat's number stands by its seat, and the caption names the seat that casts."""
    scene: Any = catalogue.game(slug).scene(State("carrera", 1, 11, 9), (6, 4, 1))
    assert [(mark.seat, mark.value) for mark in scene.marks] == [(0, "11"), (1, "9")]
    assert scene.hand == 1
    assert scene.dice == (6, 4, 1)
    assert scene.caption == "B has nine, A has eleven: the first to come wins."
