"""Exact odds of any game, computed from the rules that play it.

The reachable states are enumerated by playing the game; the questions about them solve the linear
equations of an absorbing chain, component by component, in ``Fraction``. A growing pot is never
enumerated: its increments enter the equations of the first two moments.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

from juegos.core.distribution import Dist
from juegos.core.errors import NotExact
from juegos.core.game import Choice, Game, Turn
from juegos.core.message import _
from juegos.engine.account import Account, opening
from juegos.engine.linear import System, total

ZERO = Fraction(0)
Column = list[Fraction]


class Arc(NamedTuple):
    """An arc to the next state: its chance, that state, the payment to A, the gain of the pot."""

    p: Fraction
    to: int
    pay: int
    pot: int


@dataclass(frozen=True)
class Chain:
    """The states that a game can reach, the arcs between them, and A's share where it ends."""

    states: list[Hashable]
    arcs: list[list[Arc]]
    cast: list[bool]
    share: list[Fraction | None]

    def expect(self, reward: Column, final: Column) -> Column:
        """Return from each state the mean sum of rewards until the end, plus the final value.

        >>> from juegos.catalogue import game
        >>> chain = reachable_chain(game("mayores"))
        >>> zeros = [ZERO] * len(chain.states)
        >>> chain.expect([Fraction(cast) for cast in chain.cast], zeros)[0]  # casts, on average
        Fraction(7776, 3527)
        """
        return self._system.solve(reward, final)

    @cached_property
    def _system(self) -> System:
        return System([[(arc.p, arc.to) for arc in arcs] for arcs in self.arcs])

    def along(self, value: Callable[[Arc], Fraction | int]) -> Column:
        """Return for each state the mean of ``value`` over its arcs.

        >>> from juegos.catalogue import game
        >>> chain = reachable_chain(game("mayores"))
        >>> set(chain.along(lambda arc: 1))  # the chances of the ways on add up to one, or end
        {Fraction(0, 1), Fraction(1, 1)}
        """
        return [total((arc.p, value(arc)) for arc in arcs) for arcs in self.arcs]

    def at_end(self, value: Callable[[Fraction], Fraction | int]) -> Column:
        """Return ``value`` of A's share at each end, zero elsewhere.

        >>> from juegos.catalogue import game
        >>> chain = reachable_chain(game("mayores"))
        >>> sorted(set(chain.at_end(lambda share: share)))
        [Fraction(-1, 1), Fraction(0, 1), Fraction(1, 1)]
        """
        return [ZERO if share is None else Fraction(value(share)) for share in self.share]


def reachable_chain(game: Game[Any, Any], start: Any = None, choice: Choice | None = None) -> Chain:
    """Return the chain of all states reachable from ``start`` (by default the game's own).

    ``choice`` gives a distribution of moves for each state in which a seat decides. Without it the
    game's own ``policy`` is followed.

    Raises:
        NotExact: a seat decides and there is no policy, or the game hides something from its
            players, so that their decisions do not follow from the state.

    >>> from juegos.catalogue import game
    >>> len(reachable_chain(game("mayores")).states)
    19
    """
    if game.hides:
        raise NotExact(
            _("{slug} hides cards from its players: odds are not of states", slug=game.slug)
        )
    first = game.start() if start is None else start
    choose = choice or (game.policy.choice if game.policy else None)
    index: dict[Hashable, int] = {first: 0}
    chain = Chain([first], [], [], [])
    for state in chain.states:
        end = game.outcome(state)
        chain.share.append(None if end is None else end.shares[0])
        chain.cast.append(game.turn(state) is Turn.CHANCE)
        numbers: dict[tuple[int, int, int], int] = {}
        moves = None if end is not None else _moves(game, state, choose)
        for move, weight in moves.items() if moves else ():
            step = game.play(state, move)
            if (to := index.setdefault(step.state, len(index))) == len(chain.states):
                chain.states.append(step.state)
            way = to, (step.pays[0] if step.pays else 0), step.pot
            numbers[way] = numbers.get(way, 0) + weight
        total = moves.total if moves else 1
        chain.arcs.append([Arc(Fraction(w, total), *way) for way, w in numbers.items()])
    return chain


def _moves(game: Game[Any, Any], state: Any, choose: Choice | None) -> Dist[Any]:
    if game.turn(state) is Turn.CHANCE:
        return game.distinct_throws(state)
    if choose is None:
        raise NotExact(
            _("in {slug} the players decide: its odds need a policy for each", slug=game.slug)
        )
    return choose(state)


@dataclass(frozen=True, slots=True)
class Odds:
    """The expectations of a game for two; seat A is the first to cast.

    ``p_*`` are chances, ``mean_casts`` is the number of casts from here on, the rest are stakes:
    ``mean_net`` and ``variance`` of A's gain in the whole game, ``mean_pot`` the pot at the end.
    """

    p_first: Fraction
    p_second: Fraction
    p_draw: Fraction
    mean_casts: Fraction
    mean_net: Fraction
    variance: Fraction
    mean_pot: Fraction


def odds(
    game: Game[Any, Any],
    state: Any = None,
    policy: Choice | None = None,
    account: Account | None = None,
    chain: Chain | None = None,
) -> Odds:
    """Return the exact odds of the game, from its start or from ``state`` on.

    ``account`` is the pot and the payments there; by default those of the start. ``chain`` is the
    ``reachable_chain`` from there, where that is known already.

    Raises:
        NotExact: the players decide and no policy is given, or the game need never end.

    >>> from juegos.catalogue import game
    >>> first_wins = game("mayores", {"empate": "mano"})  # of equal casts the first is the better
    >>> odds(first_wins).p_first
    Fraction(4249, 7776)
    """
    chain = chain or reachable_chain(game, state, policy)
    so_far = account or opening(game)
    net, square, pot = _moments(chain, so_far.pot)
    return Odds(*_chances(chain), so_far.paid[0] + net, square - net**2, pot)


class Means(NamedTuple):
    """The first five of ``Odds``, which take less than half the work of all seven."""

    p_first: Fraction
    p_second: Fraction
    p_draw: Fraction
    mean_casts: Fraction
    mean_net: Fraction


def means(game: Game[Any, Any], chain: Chain | None = None) -> Means:
    """Return the exact chances and means of the game from its start; raises like ``odds``.

    ``chain`` is its ``reachable_chain``, where that is known already.

    >>> from juegos.catalogue import game
    >>> means(game("riffa")).mean_casts
    Fraction(14, 1)
    """
    chain = chain or reachable_chain(game)
    so_far = opening(game)
    p, s, sq = _gain(chain)
    return Means(*_chances(chain), so_far.paid[0] + p[0] + so_far.pot * s[0] + sq[0])


class Prospect(NamedTuple):
    """A's mean gain from a state on: an amount, and a share of the pot there."""

    gain: Fraction
    share: Fraction


def prospects(game: Game[Any, Any], state: Any = None) -> dict[Hashable, Prospect]:
    """Return A's mean gain from each reachable state; raises like ``odds``.

    >>> from juegos.catalogue import game
    >>> mayores = game("mayores", {"empate": "mano"})
    >>> prospects(mayores)[mayores.start()].share  # A wins 4249 times of 7776
    Fraction(361, 3888)
    """
    chain = reachable_chain(game, state)
    p, s, sq = _gain(chain)
    return {here: Prospect(p[at] + sq[at], s[at]) for at, here in enumerate(chain.states)}


def _chances(chain: Chain) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """Return the chances of A, of B and of neither, and the mean number of casts."""
    none = [ZERO] * len(chain.states)
    first = chain.expect(none, chain.at_end(lambda share: share > 0))[0]
    second = chain.expect(none, chain.at_end(lambda share: share < 0))[0]
    casts = chain.expect([Fraction(cast) for cast in chain.cast], none)[0]
    return first, second, 1 - first - second, casts


def _gain(chain: Chain) -> tuple[Column, Column, Column]:
    """Return three means of each state: A's payments, A's share, and that times the pot's gains."""
    none = [ZERO] * len(chain.states)
    mean = _mean(chain, none)
    s = chain.expect(none, chain.at_end(lambda share: share))
    return mean(lambda a: a.pay), s, mean(lambda a: a.pot and a.pot * s[a.to])


def _moments(chain: Chain, stake: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return three means from here on: of A's gain, of its square, and of the pot at the end.

    With P what A is paid on the way, Q what the pot gains and s A's share, the gain is
    P + s (stake + Q); each product of these has linear equations of its own.
    """
    none = [ZERO] * len(chain.states)
    p, s, sq = _gain(chain)
    ss = chain.expect(none, chain.at_end(lambda share: share**2))
    if not any(arc.pay or arc.pot for arcs in chain.arcs for arc in arcs):
        return stake * s[0], stake**2 * ss[0], Fraction(stake)
    mean = _mean(chain, none)
    q = mean(lambda a: a.pot)
    ssq = mean(lambda a: a.pot and a.pot * ss[a.to])
    ssqq = mean(lambda a: a.pot and a.pot * (a.pot * ss[a.to] + 2 * ssq[a.to]))
    ps = mean(lambda a: a.pay and a.pay * s[a.to])
    psq = mean(
        lambda a: (a.pay and a.pay * (a.pot * s[a.to] + sq[a.to])) + (a.pot and a.pot * ps[a.to])
    )
    pp = mean(lambda a: a.pay and a.pay * (a.pay + 2 * p[a.to]))
    square = pp[0] + 2 * (stake * ps[0] + psq[0])
    square += stake**2 * ss[0] + 2 * stake * ssq[0] + ssqq[0]
    return p[0] + stake * s[0] + sq[0], square, stake + q[0]


def _mean(chain: Chain, none: Column) -> Callable[[Callable[[Arc], Fraction | int]], Column]:
    return lambda value: chain.expect(chain.along(value), none)
