"""Every legal play of backgammon against two engines that others wrote: OpenSpiel and bgsage.

Needs the packages ``open_spiel`` and ``bgsage``.
"""

from __future__ import annotations

import random
import re
from functools import cache

import pyspiel
import pytest
from bgsage import possible_moves

from juegos.tablas.casas.board import BAR, MEN, OFF, SIDE, Board, Throw, Travel, side, turned

POSITIONS = 20_000
AMBOS, ACABA = Travel(), Travel(stops=True)
GAME = pyspiel.load_game("backgammon")


def of_openspiel(state: pyspiel.State, seat: int) -> Board:
    """Return an OpenSpiel state as a board of ours, seen by a seat; O is its seat 1."""
    score = re.search(r"Scores, X: (\d+), O: (\d+)", str(state))
    assert score
    halves = []
    for player in (seat, 1 - seat):
        counts = bytearray(SIDE)
        for place in range(24):
            casa = place + 1 if player else 24 - place
            counts[casa] = state.board(player, place)
        counts[OFF] = int(score[1 + player])
        counts[BAR] = MEN - sum(counts)
        halves.append(bytes(counts))
    return halves[0] + halves[1]


def openspiel_reaches(state: pyspiel.State) -> set[Board]:
    """Return the boards that OpenSpiel's plays leave; it plays a double as two turns."""
    seat, result, work = state.current_player(), set(), [state]
    while work:
        here = work.pop()
        for child in map(here.child, here.legal_actions()):
            again = not child.is_terminal() and child.current_player() == seat
            work += [child] if again else []
            if not again:
                result.add(of_openspiel(child, seat))
    return result


def bgsage_reaches(board: Board, throw: Throw) -> set[Board]:
    """Return the boards that bgsage's plays leave."""
    own, their = board[:SIDE], board[SIDE:]
    points = [own[casa] - their[25 - casa] for casa in range(1, BAR)]
    result = set()
    for after in possible_moves([their[BAR], *points, own[BAR]], *throw):
        mine = {casa: n for casa, n in enumerate(after[1:], 1) if n > 0}
        theirs = {25 - casa: -n for casa, n in enumerate(after[1:BAR], 1) if n < 0}
        result.add(side(mine) + side({**theirs, BAR: abs(after[0])}))
    return result


@cache
def positions() -> tuple[tuple[pyspiel.State, Board, Throw], ...]:
    """Return positions of random games, each with its throw: one of about every ten turns."""
    rng, result = random.Random(6), []
    while len(result) < POSITIONS:
        state = GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = state.chance_outcomes()
                actions, weights = zip(*chances, strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                if rng.random() < 0.1:
                    dice = re.search(r"Dice: (\d)(\d)", str(state))
                    assert dice
                    high, low = sorted(map(int, dice.groups()), reverse=True)
                    board = of_openspiel(state, state.current_player())
                    result.append((state.clone(), board, (high, low)))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
    return tuple(result[:POSITIONS])


def reaches(travel: Travel, board: Board, throw: Throw) -> set[Board]:
    """Return the boards that our plays leave; where nothing can be played, the board itself."""
    plays = travel.plays(board, throw)
    assert len(set(plays.values())) == len(plays)
    assert sorted(travel.reached(board, throw)) == sorted(plays.values())
    return set(plays.values()) or {board}


def test_openspiel_agrees() -> None:
    """OpenSpiel has the very same plays as reading ``dados-ambos=ambos``, in every position."""
    for state, board, throw in positions():
        assert reaches(AMBOS, board, throw) == openspiel_reaches(state), (board, throw)


def test_bgsage_agrees() -> None:
    """Engine bgsage has the very same plays as reading ``dados-ambos=acaba``, in every position."""
    for _, board, throw in positions():
        assert reaches(ACABA, board, throw) == bgsage_reaches(board, throw), (board, throw)


@pytest.mark.parametrize(
    ("last", "blot", "throw"), [(2, 1, (4, 1)), (2, 1, (6, 1)), (3, 2, (5, 1)), (3, 1, (4, 2))]
)
def test_the_two_differ_over_the_last_man(last: int, blot: int, throw: Throw) -> None:
    """A last man may hit with one die and go off with the other, or go off at once: the crux."""
    board = side({last: 1}) + side({25 - blot: 1, 6: 2})
    both = reaches(AMBOS, board, throw)
    either = reaches(ACABA, board, throw)
    assert len(both) == 1
    assert both < either == bgsage_reaches(board, throw)
    assert turned(next(iter(both)))[BAR] == 1
