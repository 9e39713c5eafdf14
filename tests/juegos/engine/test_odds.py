"""engine.odds: on toy games whose moments are known by closed formulas or by writing all out."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.distribution import Dist
from juegos.core.errors import NotExact
from juegos.engine.odds import odds, reachable_chain
from tests.help.toy_games import Toy, Way, growing

HALF = Fraction(1, 2)
WIN, LOSS = {"A": Fraction(1)}, {"B": Fraction(-1)}
MONEY = st.integers(-3, 3)


@given(
    st.tuples(*[st.integers(0, 9)] * 3, st.integers(1, 9)).filter(lambda w: sum(w[:3]) > 0),
    MONEY,
    MONEY,
    st.integers(0, 3),
)
def test_growing_pot_by_closed_form(
    weights: tuple[int, int, int, int], pay: int, pot: int, stake: int
) -> None:
    """The rounds N are geometric and the winner independent of them: all moments follow."""
    first, second, draw, on = weights
    ended, r = first + second + draw, Fraction(on, sum(weights))
    n, nn = r / (1 - r), r * (1 + r) / (1 - r) ** 2
    s, ss = Fraction(first - second, ended), Fraction(first + second, ended)
    net = pay * n + s * (stake + pot * n)
    square = pay**2 * nn + 2 * pay * s * (stake * n + pot * nn)
    square += ss * (stake**2 + 2 * stake * pot * n + pot**2 * nn)
    result = odds(growing(weights, pay, pot, stake))
    assert (result.p_first, result.p_second) == (Fraction(first, ended), Fraction(second, ended))
    assert result.p_draw == Fraction(draw, ended)
    assert result.mean_casts == n + 1
    assert (result.mean_net, result.variance) == (net, square - net**2)
    assert result.mean_pot == stake + pot * n


@st.composite
def trees(draw: st.DrawFn) -> Toy:
    """A game without circles: every way leads to a later state, some steps pay or fill the pot."""
    size = draw(st.integers(1, 5))
    names = [f"s{i}" for i in range(size)]
    ends = {f"e{i}": draw(st.sampled_from([Fraction(n, 2) for n in range(-2, 3)])) for i in (0, 1)}
    ways = {}
    for i, name in enumerate(names):
        later = st.sampled_from([*names[i + 1 :], *ends])
        way = st.builds(Way, st.integers(1, 5), later, MONEY, MONEY)
        ways[name] = draw(st.lists(way, min_size=1, max_size=3))
    return Toy(ways, ends, stake=draw(st.integers(0, 2)))


Play = tuple[Fraction, Fraction, int, int]


def brute_plays(game: Toy, state: str) -> list[Play]:
    """Return every way the game can run: its chance, A's share, A's net, the pot and the casts."""

    def run(state: str, p: Fraction, paid: int, pot: int, casts: int) -> list[tuple[Fraction, ...]]:
        if state in game.ends:
            share = game.ends[state]
            net = paid + share * pot
            return [(p, share, net, Fraction(pot), Fraction(casts))]
        total = sum(way.weight for way in game.ways[state])
        return [
            play
            for way in game.ways[state]
            for play in run(
                way.to, p * way.weight / total, paid + way.pay, pot + way.pot, casts + 1
            )
        ]

    return run(state, Fraction(1), 0, game.stake, 0)


@given(trees())
def test_moments_are_those_of_all_plays(game: Toy) -> None:
    """Every number equals the one reckoned over all plays written out one by one."""
    plays = brute_plays(game, game.start())
    mean = [sum((play[0] * play[i] for play in plays), Fraction(0)) for i in range(5)]
    square = sum(play[0] * play[2] ** 2 for play in plays)
    result = odds(game)
    assert sum(play[0] for play in plays) == 1
    assert result.p_first == sum(play[0] for play in plays if play[1] > 0)
    assert result.p_second == sum(play[0] for play in plays if play[1] < 0)
    assert result.p_draw == sum(play[0] for play in plays if play[1] == 0)
    assert (result.mean_net, result.mean_pot, result.mean_casts) == tuple(mean[2:])
    assert result.variance == square - mean[2] ** 2


@given(trees(), st.data())
def test_odds_from_a_state_forget_how_it_was_reached(game: Toy, data: st.DataObject) -> None:
    """Odds from a state are those of the game that starts there, with the stake alone at stake."""
    state = data.draw(st.sampled_from(list(game.ways)))
    first = {state: game.ways[state]}
    assert odds(game, state) == odds(Toy(first | dict(game.ways), game.ends, stake=game.stake))


def test_ended_game_has_nothing_left() -> None:
    """At an end there are no casts to come and no variance: A has the share of the stake."""
    game = Toy({"s": [Way(1, "A")]}, WIN, stake=2)
    result = odds(game, "A")
    assert result.p_first == 1
    assert result.mean_net == 2
    assert result.mean_casts == result.variance == 0


def test_walk_merges_equal_ways() -> None:
    """Moves to one state at one price are one arc; another price is another arc."""
    ways = [Way(1, "A"), Way(2, "A"), Way(3, "A", pay=1), Way(4, "s")]
    chain = reachable_chain(Toy({"s": ways}, WIN))
    assert chain.states == ["s", "A"]
    assert {(arc.p, arc.to, arc.pay) for arc in chain.arcs[0]} == {
        (Fraction(3, 10), 1, 0),
        (Fraction(3, 10), 1, 1),
        (Fraction(4, 10), 0, 0),
    }
    assert chain.arcs[1] == []


def test_deciding_players_need_a_policy() -> None:
    """Where a seat decides nothing is guessed: NotExact, in words that name the game."""
    game = Toy({"s": [Way(1, "A"), Way(1, "B")]}, WIN | LOSS, seat={"s": 0})
    with pytest.raises(NotExact, match="juguete"):
        odds(game)


def test_game_that_hides_something_has_no_odds_of_states() -> None:
    """What its players do follows from what they see, not from the state: NotExact says so."""
    game = Toy({"s": [Way(1, "A")]}, WIN)
    assert odds(game).p_first == 1
    game.hides = True
    with pytest.raises(NotExact, match="juguete hides"):
        odds(game)


def test_policy_decides_and_is_no_cast() -> None:
    """Under a policy the odds are exact; a decision counts as no cast."""
    ways = {"s": [Way(1, "A"), Way(1, "c")], "c": [Way(1, "A"), Way(3, "B")]}
    game = Toy(ways, WIN | LOSS, seat={"s": 0})
    result = odds(game, policy=lambda _: Dist({0: 1, 1: 1}))
    assert result.p_first == HALF + HALF * Fraction(1, 4)
    assert result.mean_casts == HALF


@pytest.mark.parametrize("start", ["s", "t"])
def test_game_that_need_not_end_has_no_odds(start: str) -> None:
    """A circle that cannot be left is NotExact, also when it may be missed."""
    ways = {"s": [Way(1, "A"), Way(1, "t")], "t": [Way(1, "u")], "u": [Way(1, "t")]}
    with pytest.raises(NotExact):
        odds(Toy(ways, WIN), start)
