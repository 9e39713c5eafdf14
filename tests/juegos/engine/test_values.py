"""The odds of the games from every state they can reach, by value iteration and one step ahead."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.game import Game, Turn
from juegos.engine.odds import Odds, odds, reachable_chain
from tests.help.laws import Case, explore, few_cases, usual
from tests.help.sweeps import sweep, swept

DICE = [slug for slug, entry in catalogue.CATALOGUE.items() if entry.family == "dados"]
CASES = few_cases(*DICE)
Values = dict[Any, tuple[float, float, float]]


ENOUGH = 3000  # states: no game of dice has more under any reading


def brute_values(game: Game[Any, Any]) -> Values:
    """Return A's chance, B's chance and the mean casts from each state.

    All states are passed over, the last found first, until nothing changes; what leaves a state as
    it is only makes it last longer.
    """
    seen = explore(game, ENOUGH)
    values: Values = {}
    ways: dict[Any, list[tuple[float, Any]]] = {}
    cast: dict[Any, float] = {}
    for state in seen.states:
        end = game.outcome(state)
        values[state] = (0.0, 0.0, 0.0)
        if end is not None:
            values[state] = float(end.shares[0] > 0), float(end.shares[0] < 0), 0.0
            continue
        counts: Counter[Any] = Counter()
        moves = usual(game, state)
        for move, weight in moves.items():
            counts[seen.ways[state][move].state] += weight
        leaves = moves.total - counts.pop(state, 0)
        ways[state] = [(weight / leaves, to) for to, weight in counts.items()]
        cast[state] = (game.turn(state) is Turn.CHANCE) * moves.total / leaves
    changed = 1.0
    while changed > 1e-15:
        changed = 0.0
        for state, out in reversed(ways.items()):
            first, second, casts = (sum(p * values[to][i] for p, to in out) for i in range(3))
            changed = max(changed, abs(first - values[state][0]), abs(second - values[state][1]))
            values[state] = first, second, casts + cast[state]
    return values


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_everywhere_by_value_iteration(case: Case) -> None:
    """From every reachable state the exact engine and value iteration agree to ten decimals."""
    game = case.game
    brute = brute_values(game)
    chain = reachable_chain(game)
    assert set(chain.states) <= set(brute)
    assert game.policy or len(chain.states) == len(brute)
    none = [Fraction(0)] * len(chain.states)
    first = chain.expect(none, chain.at_end(lambda share: share > 0))
    second = chain.expect(none, chain.at_end(lambda share: share < 0))
    casts = chain.expect([Fraction(cast) for cast in chain.cast], none)
    for i, state in enumerate(chain.states):
        exact = [float(column[i]) for column in (first, second, casts)]
        assert exact == pytest.approx(list(brute[state]), abs=1e-10)


@pytest.mark.parametrize("slug", DICE)
def test_odds_are_the_mean_of_the_odds_one_cast_on(slug: str) -> None:
    """Exactly, from every state: each chance is the mean over the throws of what follows it."""
    game = catalogue.game(slug)
    result: dict[Any, Odds] = {state: odds(game, state) for state in explore(game).states}
    for state, here in result.items():
        if game.outcome(state) is not None:
            continue
        moves = usual(game, state)
        after = {move: result[game.play(state, move).state] for move in moves}
        cast = int(game.turn(state) is Turn.CHANCE)
        for name, step in (("p_first", 0), ("p_second", 0), ("mean_casts", cast)):
            later = {move: getattr(odds_then, name) for move, odds_then in after.items()}
            assert getattr(here, name) == step + moves.mean(later.__getitem__)


@pytest.mark.parametrize("case", sweep(CASES), ids=str)
def test_unit_stakes(case: Case) -> None:
    """Where nothing is paid on the way, gain, variance and pot follow from who wins."""
    result = odds(case.game)
    assert result.p_first + result.p_second + result.p_draw == 1
    assert min(result.p_first, result.p_second, result.p_draw) >= 0
    if any(step.pays or step.pot for step in explore(case.game).steps):
        return
    assert result.mean_net == result.p_first - result.p_second
    assert result.variance == result.p_first + result.p_second - result.mean_net**2
    assert result.mean_pot == case.game.stake
