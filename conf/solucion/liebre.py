"""Cercar la liebre solved: in which positions the hunters can shut the hare in, and how soon.

    python3 noxfile.py liebre

Layer by layer, from few hunters to twelve: a capture leads to the layer below, all other moves
stay in their own. In each layer the positions in which the hare is shut in are found first, then
backward, turn by turn, all from which the hunters can force one of them; where the hare wins by
the rule of nine, likewise those from which it can force that. What is left is drawn. Each layer
is kept in build/liebre, so that an analysis that was stopped goes on where it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from conf.solucion.estratos import Sets, Strata, has

if TYPE_CHECKING:
    from collections.abc import Iterator

Turns = NDArray[np.uint16]
Flags = NDArray[np.bool_]
Due = dict[int, dict[int, list[Sets]]]  # by turn and by the hare's point
NEVER = np.uint16(65535)


@dataclass(frozen=True)
class Layer:
    """What is known of all positions with so many hunters, by the hare's point and the set's rank.

    ``hunters`` and ``hare`` are the turns until the hare is shut in where the hunters, or the
    hare, are to move; ``jumped`` the greatest of them after any jumps from there. ``NEVER``: it
    is not, against good play. ``lost`` and ``escapes`` say where the hare has a forced win, the
    hunters or the hare to move, ``leaps`` where it has one by taking at once.
    """

    hunters: Turns
    hare: Turns
    jumped: Turns
    lost: Flags
    escapes: Flags
    leaps: Flags


class Solver:
    """Solves layer after layer for one form of the game.

    ``chains``: the hare may take several in a turn. ``least``: with so few hunters it has won.
    """

    def __init__(self, strata: Strata, *, chains: bool, least: int = 0) -> None:
        self.strata = strata
        self.chains = chains
        self.least = least
        self.near = strata.board.neighbours
        self.jumps = strata.board.jumps

    def won(self, hunters: int) -> Layer:
        """Return the layer in which the hare has won, or cannot be shut in, whatever is played."""
        shape = self.strata.points, self.strata.size(hunters)
        never = np.full(shape, NEVER, dtype=np.uint16)
        over = np.full(shape, hunters <= self.least, dtype=np.bool_)
        return Layer(never, never, never, over, over, np.zeros(shape, dtype=np.bool_))

    def solve(self, hunters: int, below: Layer) -> Layer:
        """Return the layer of so many hunters, the one with a hunter less being known."""
        shape = self.strata.points, self.strata.size(hunters)
        layer = Layer(
            np.full(shape, NEVER, dtype=np.uint16),
            np.full(shape, NEVER, dtype=np.uint16),
            np.zeros(shape, dtype=np.uint16),
            np.zeros(shape, dtype=np.bool_),
            np.zeros(shape, dtype=np.bool_),
            np.zeros(shape, dtype=np.bool_),
        )
        due: Due = {}
        for hare in range(self.strata.points):
            sets = self.strata.sets(hare, hunters)
            self._jump(layer, below, hare, sets)
            blocked = np.ones(len(sets), dtype=np.bool_)
            for there in self.near[hare]:
                blocked &= has(sets, there)
            blocked &= layer.jumped[hare] != NEVER
            self._note(due, hare, sets[blocked], layer.jumped[hare][blocked])
        self._shut(layer, due)
        if self.least:
            self._flee(layer, hunters)
        return layer

    def _jump(self, layer: Layer, below: Layer, hare: int, sets: Sets) -> None:
        """Note what the jumps from every position with the hare on a point lead to."""
        for over, there in self.jumps[hare]:
            (can,) = np.nonzero(has(sets, over) & ~has(sets, there))
            left = sets[can] ^ np.uint32(1 << over)
            rank = self.strata.rank(there, left)
            turns = below.hunters[there][rank]
            if self.chains:
                turns = np.maximum(turns, np.maximum(below.jumped[there][rank], 1) - 1)
            after = np.where(turns >= NEVER - 1, NEVER, turns + 1).astype(np.uint16)
            layer.jumped[hare][can] = np.maximum(layer.jumped[hare][can], after)
            leaps = below.lost[there][rank]
            if self.chains:
                leaps |= below.leaps[there][rank]
            layer.leaps[hare][can] |= leaps
        layer.escapes[hare] |= layer.leaps[hare]

    def _shut(self, layer: Layer, due: Due) -> None:
        """Find all positions from which the hunters win, in the order of the turns it takes."""
        turn = 0
        while due:
            here = due.pop(turn, {})
            before = {hare: self._before(layer, hare, here[hare], turn) for hare in here}
            for hare in range(self.strata.points):
                near = [before[near] for near in self.near[hare] if near in before]
                if near:
                    came = np.concatenate([sets[~has(sets, hare)] for sets in near])
                    self._examine(layer, hare, np.unique(came), turn + 2, due)
            turn += 1

    def _before(self, layer: Layer, hare: int, found: list[Sets], turn: int) -> Sets:
        """Note positions in which the hare is lost; return those before, hunters to move."""
        sets = np.concatenate([self._new(layer.hare, hare, part, turn) for part in found])
        moved = [came for _, came in self.strata.steps(hare, sets)]
        return np.concatenate(
            [self._new(layer.hunters, hare, came, turn + 1) for came in moved] or [sets[:0]]
        )

    def _new(self, turns: Turns, hare: int, sets: Sets, turn: int) -> Sets:
        """Give positions that have no turns yet theirs; return them."""
        rank = self.strata.rank(hare, sets)
        fresh = turns[hare][rank] == NEVER
        turns[hare][rank[fresh]] = turn
        return sets[fresh]

    def _examine(self, layer: Layer, hare: int, sets: Sets, turn: int, due: Due) -> None:
        """Where every step of the hare loses, note when the position is due."""
        rank = self.strata.rank(hare, sets)
        open_ = (layer.hare[hare][rank] == NEVER) & (layer.jumped[hare][rank] != NEVER)
        sets = sets[open_]
        for there in self.near[hare]:
            loses = has(sets, there)
            steps = ~loses
            rank = self.strata.rank(there, sets[steps])
            loses[steps] = layer.hunters[there][rank] != NEVER
            sets = sets[loses]
        when = np.maximum(layer.jumped[hare][self.strata.rank(hare, sets)], turn)
        self._note(due, hare, sets, when)

    def _note(self, due: Due, hare: int, sets: Sets, when: Turns) -> None:
        """Note for each turn the positions that are due then."""
        for turns in np.unique(when):
            due.setdefault(int(turns), {}).setdefault(hare, []).append(sets[when == turns])

    def _flee(self, layer: Layer, hunters: int) -> None:
        """Find all positions from which the hare wins."""
        fresh = [
            (hare, self.strata.sets(hare, hunters)[layer.escapes[hare]])
            for hare in range(self.strata.points)
        ]
        while any(len(sets) for _, sets in fresh):
            lost = [(hare, self._cornered(layer, hare, sets, hunters)) for hare, sets in fresh]
            fresh = list(self._reach(layer, lost, hunters))

    def _cornered(self, layer: Layer, hare: int, sets: Sets, hunters: int) -> Sets:
        """Return the positions before, hunters to move, in which every step of theirs loses."""
        met = np.zeros(self.strata.size(hunters), dtype=np.bool_)
        for _, came in self.strata.steps(hare, sets):
            met[self.strata.rank(hare, came)] = True
        before = self.strata.sets(hare, hunters)[met & ~layer.lost[hare]]
        for here, there in self.strata.edges:
            if hare not in {here, there}:
                both = np.uint32(1 << here | 1 << there)
                can = before & both == np.uint32(1 << here)
                holds = np.ones(len(before), dtype=np.bool_)
                holds[can] = layer.escapes[hare][self.strata.rank(hare, before[can] ^ both)]
                before = before[holds]
        layer.lost[hare][self.strata.rank(hare, before)] = True
        return before

    def _reach(
        self, layer: Layer, lost: list[tuple[int, Sets]], hunters: int
    ) -> Iterator[tuple[int, Sets]]:
        """Yield the positions from which the hare can step into those."""
        for there in range(self.strata.points):
            met = np.zeros(self.strata.size(hunters), dtype=np.bool_)
            for hare, sets in lost:
                if hare in self.near[there]:
                    came = sets[~has(sets, there)]
                    met[self.strata.rank(there, came)] = True
            met &= ~layer.escapes[there]
            layer.escapes[there] |= met
            yield there, self.strata.sets(there, hunters)[met]
