"""The exact best play of two deciding players: the value of each move.

A position is a state with the pot there. The strategies of both are improved by turns (Hoffman and
Karp): the linear equations of its chain give the value of each pair of strategies, until neither
side has a better move anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from juegos.core.errors import NotExact
from juegos.core.game import Game, Turn
from juegos.core.message import _
from juegos.engine.linear import System

MOST = 5000


class Edge(NamedTuple):
    """A move: its weight (at chance), the payment to seat A, the position it leads to."""

    move: Any
    weight: int
    pay: int
    to: int


@dataclass(frozen=True)
class DecisionGraph:
    """All reachable positions, with the seat to move at each and the edges that leave it.

    ``positions`` are the states with their pots. ``seats`` has None for positions where chance
    moves or the game is over. ``final`` is A's share of the pot where the game is over, and zero
    elsewhere.
    """

    seats: list[int | None] = field(default_factory=list)
    edges: list[list[Edge]] = field(default_factory=list)
    final: list[Fraction] = field(default_factory=list)
    positions: list[tuple[Any, int]] = field(default_factory=list)

    def value(self, chosen: Sequence[int]) -> list[Fraction]:
        """Return A's gain from each position on, if seats take the edges that are ``chosen``.

        >>> ends = [Edge("one", 1, 1, 1), Edge("two", 1, 2, 1)]  # A takes 1 or 2; then all is over
        >>> play = DecisionGraph([0, None], [ends, []], [Fraction(), Fraction()])
        >>> play.value([0, 0])
        [Fraction(1, 1), Fraction(0, 1)]
        """
        arcs, reward = [], []
        for seat, ways, choice in zip(self.seats, self.edges, chosen, strict=True):
            taken = ways if seat is None else [ways[choice]]
            total = sum(way.weight for way in taken) or 1
            arcs.append([(Fraction(way.weight, total), way.to) for way in taken])
            reward.append(Fraction(sum(way.weight * way.pay for way in taken), total))
        return System(arcs).solve(reward, self.final)

    def optimal_values(self) -> list[Fraction]:
        """Return A's gain from each position on, if both play their best.

        >>> ends = [Edge("one", 1, 1, 1), Edge("two", 1, 2, 1)]  # A takes 1 or 2; then all is over
        >>> DecisionGraph([0, None], [ends, []], [Fraction(), Fraction()]).optimal_values()
        [Fraction(2, 1), Fraction(0, 1)]
        """
        chosen = [0] * len(self.edges)
        worths = self.value(chosen)
        # Only when B has found the best answer to what A does now does A change anything.
        while self.improve(1, chosen, worths) or self.improve(0, chosen, worths):
            worths = self.value(chosen)
        return worths

    def improve(self, seat: int, chosen: list[int], worths: Sequence[Fraction]) -> bool:
        """Change a seat's choice wherever another edge gains more; return whether any changed.

        >>> ends = [Edge("one", 1, 1, 1), Edge("two", 1, 2, 1)]  # A takes 1 or 2; then all is over
        >>> play = DecisionGraph([0, None], [ends, []], [Fraction(), Fraction()])
        >>> chosen = [0, 0]
        >>> play.improve(0, chosen, play.value(chosen)), chosen
        (True, [1, 0])
        """
        changed = False
        for place, ways in enumerate(self.edges):
            if self.seats[place] == seat:
                gains = [gain(seat, way, worths) for way in ways]
                if max(gains) > gains[chosen[place]]:
                    chosen[place] = gains.index(max(gains))
                    changed = True
        return changed


def gain(seat: int, way: Edge, value: Sequence[Fraction]) -> Fraction:
    """Return a seat's gain by an edge and all that follows; ``value`` is A's, by position.

    >>> way = Edge("two", 1, 2, 0)  # A gets 2 and comes where it loses 1/2 on average
    >>> gain(0, way, [Fraction(-1, 2)]), gain(1, way, [Fraction(-1, 2)])
    (Fraction(3, 2), Fraction(-3, 2))
    """
    return (way.pay + value[way.to]) * (1 if seat == 0 else -1)


def move_values(game: Game[Any, Any], state: Any, pot: int) -> dict[Any, Fraction]:
    """Return for each move of the seat to move its gain from here on.

    Both play their best afterwards; ``pot`` is what lies on the table.

    Raises:
        NotExact: there are too many positions, or the game need never end.

    >>> from juegos.catalogue import game
    >>> game = game("guirguiesca")
    >>> values = move_values(game, game.read("envite A 4 -"), 1)  # B may add up to three tantos
    >>> {game.write_move(move): str(gain) for move, gain in values.items()}
    {'para-0': '-37/504', 'para-1': '-37/252', 'para-2': '-37/168', 'para-3': '-37/126'}
    """
    return solve(game, state, pot)[0]


def solve(game: Game[Any, Any], state: Any, pot: int) -> tuple[dict[Any, Fraction], int]:
    """Return the result of ``move_values`` and the number of positions searched; raises the same.

    >>> from juegos.catalogue import game
    >>> game = game("guirguiesca")
    >>> gains, positions = solve(game, game.read("envite A 4 -"), 1)
    >>> len(gains), positions
    (4, 49)
    """
    play = build_graph(game, state, pot)
    worths = play.optimal_values()
    gains = {way.move: gain(play.seats[0] or 0, way, worths) for way in play.edges[0]}
    return gains, len(play.edges)


def build_graph(game: Game[Any, Any], state: Any, pot: int) -> DecisionGraph:
    """Return the graph of all positions reachable from a state with a pot.

    >>> from juegos.catalogue import game
    >>> mayores = game("mayores")
    >>> len(build_graph(mayores, mayores.start(), 1).edges)
    19
    """
    play = DecisionGraph(positions=[(state, pot)])
    positions = play.positions
    index = {(state, pot): 0}
    for here, table in positions:
        turn, end = game.turn(here), game.outcome(here)
        play.seats.append(None if isinstance(turn, Turn) else turn)
        play.final.append(Fraction() if end is None else end.shares[0] * table)
        moves = game.throws(here) if turn is Turn.CHANCE else dict.fromkeys(game.moves(here), 1)
        ways = []
        for move, weight in moves.items():
            step = game.play(here, move)
            after = step.state, table + step.pot
            if after not in index:
                index[after] = len(positions)
                positions.append(after)
            ways.append(Edge(move, weight, step.pays[0] if step.pays else 0, index[after]))
        play.edges.append(ways)
        if len(positions) > MOST:
            raise NotExact(
                _(
                    "{slug} has more than {most} positions from here: too many",
                    slug=game.slug,
                    most=MOST,
                )
            )
    return play
