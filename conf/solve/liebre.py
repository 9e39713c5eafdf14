"""Cercar la liebre solved: the positions in which the hunters shut the hare in, and how soon.

    python3 noxfile.py liebre

Layer by layer, from few hunters to twelve: a capture leads to the layer below, all other moves
stay in their own. In each layer the positions in which the hare is shut in are found first, then
backward, turn by turn, all from which the hunters can force one of them; where the hare wins by
the rule of nine, likewise those from which it can force that. What is left is drawn. Each layer
is kept in build/liebre, so that an analysis that was stopped goes on where it was.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from conf.solve.strata import Flags, Ranks, Sets, Strata, has

Turns = NDArray[np.uint16]
Due = dict[int, dict[int, list[Sets]]]  # by turn and by the hare's point
NEVER = np.uint16(65535)


@dataclass(frozen=True)
class Layer:
    """The results of all positions with this many hunters, by the hare's home and the set's rank.

    ``hunters`` and ``hare`` are the turns until the hare is shut in where the hunters, or the
    hare, are to move; ``jumped`` the greatest of them after any jumps from there. ``NEVER``: it
    is not, against good play. ``lost`` and ``escapes`` say where the hare has a forced win, the
    hunters or the hare to move, ``leaps`` where it has one by taking at once.
    """

    hunters: dict[int, Turns]
    hare: dict[int, Turns]
    jumped: dict[int, Turns]
    lost: dict[int, Flags]
    escapes: dict[int, Flags]
    leaps: dict[int, Flags]


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
        """Return the layer in which the hare has won, or can never be shut in."""
        never, over = self._turns(hunters, NEVER), self._flags(hunters, hunters <= self.least)
        return Layer(never, never, never, over, over, self._flags(hunters))

    def _turns(self, hunters: int, value: int | np.uint16) -> dict[int, Turns]:
        size = self.strata.size(hunters)
        return {home: np.full(size, value, dtype=np.uint16) for home in self.strata.homes}

    def _flags(self, hunters: int, value: bool = False) -> dict[int, Flags]:  # noqa: FBT001, FBT002
        size = self.strata.size(hunters)
        return {home: np.full(size, value, dtype=np.bool_) for home in self.strata.homes}

    def solve(self, hunters: int, below: Layer) -> Layer:
        """Return the layer of this many hunters, given the one with a hunter less."""
        layer = Layer(
            self._turns(hunters, NEVER),
            self._turns(hunters, NEVER),
            self._turns(hunters, 0),
            self._flags(hunters),
            self._flags(hunters),
            self._flags(hunters),
        )
        due: Due = {}
        every = {hare: self.strata.sets(hare, hunters) for hare in self.strata.homes}
        for hare, sets in every.items():
            self._jump(layer, below, hare, sets)
            blocked = layer.jumped[hare] != NEVER
            for there in self.near[hare]:
                blocked &= has(sets, there)
            self._note(due, hare, sets[blocked], layer.jumped[hare][blocked])
        self._shut(layer, every, due)
        if self.least:
            self._find_escapes(layer, every)
        return layer

    def _at(self, hare: int, sets: Sets) -> tuple[int, Ranks]:
        """Return the home of a hare on any point, and the ranks of the sets turned with it."""
        home, turned = self.strata.home(hare, sets)
        return home, self.strata.rank(home, turned)

    def _jump(self, layer: Layer, below: Layer, hare: int, sets: Sets) -> None:
        """Record the results of the jumps from every position with the hare on a point."""
        for over, there in self.jumps[hare]:
            (can,) = np.nonzero(has(sets, over) & ~has(sets, there))
            home, rank = self._at(there, sets[can] ^ np.uint32(1 << over))
            turns = below.hunters[home][rank]
            if self.chains:
                turns = np.maximum(turns, np.maximum(below.jumped[home][rank], 1) - 1)
            after = np.where(turns >= NEVER - 1, NEVER, turns + 1).astype(np.uint16)
            layer.jumped[hare][can] = np.maximum(layer.jumped[hare][can], after)
            leaps = below.lost[home][rank]
            if self.chains:
                leaps |= below.leaps[home][rank]
            layer.leaps[hare][can] |= leaps
        layer.escapes[hare] |= layer.leaps[hare]

    def _shut(self, layer: Layer, every: dict[int, Sets], due: Due) -> None:
        """Find all positions from which the hunters win, in the order of the turns it takes."""
        turn = 0
        while due:
            here = due.pop(turn, {})
            before = {hare: self._before(layer, hare, here[hare], turn) for hare in here}
            for hare, sets in every.items():
                met = self._met(hare, before, len(sets))
                self._record_due(layer, hare, sets[met], turn + 2, due)
            turn += 1

    def _before(self, layer: Layer, hare: int, parts: list[Sets], turn: int) -> Sets:
        """Record positions in which the hare is lost; return those before, hunters to move."""
        sets = np.concatenate([self._new(layer.hare, hare, part, turn) for part in parts])
        moved = [came for _, came in self.strata.steps(hare, sets)]
        return np.concatenate(
            [self._new(layer.hunters, hare, came, turn + 1) for came in moved] or [sets[:0]]
        )

    def _new(self, turns: dict[int, Turns], hare: int, sets: Sets, turn: int) -> Sets:
        """Set the turns of positions that have none yet; return them."""
        rank = self.strata.rank(hare, sets)
        fresh = turns[hare][rank] == NEVER
        turns[hare][rank[fresh]] = turn
        new: Sets = sets[fresh]
        return new

    def _met(self, hare: int, after: dict[int, Sets], size: int) -> Flags:
        """Return the positions from which the hare can step into those, all turned to its homes."""
        met = np.zeros(size, dtype=np.bool_)
        for near in self.near[hare]:
            home, _ = self.strata.home(near, np.zeros(0, dtype=np.uint32))
            if home in after:
                sets = self.strata.away(near, after[home])
                met[self.strata.rank(hare, sets[~has(sets, hare)])] = True
        return met

    def _record_due(self, layer: Layer, hare: int, sets: Sets, turn: int, due: Due) -> None:
        """Where every step of the hare loses, record when the position is due."""
        rank = self.strata.rank(hare, sets)
        open_ = (layer.hare[hare][rank] == NEVER) & (layer.jumped[hare][rank] != NEVER)
        sets = sets[open_]
        for there in self.near[hare]:
            loses = has(sets, there)
            steps = ~loses
            home, rank = self._at(there, sets[steps])
            loses[steps] = layer.hunters[home][rank] != NEVER
            sets = sets[loses]
        when = np.maximum(layer.jumped[hare][self.strata.rank(hare, sets)], turn)
        self._note(due, hare, sets, when)

    def _note(self, due: Due, hare: int, sets: Sets, when: Turns) -> None:
        """Record for each turn the positions that are due then."""
        for turns in np.flatnonzero(np.bincount(when)).tolist():
            due.setdefault(turns, {}).setdefault(hare, []).append(sets[when == turns])

    def _find_escapes(self, layer: Layer, every: dict[int, Sets]) -> None:
        """Find all positions from which the hare wins."""
        fresh = {hare: sets[layer.escapes[hare]] for hare, sets in every.items()}
        while any(map(len, fresh.values())):
            lost = {h: self._cornered(layer, h, sets, every[h]) for h, sets in fresh.items()}
            for hare, sets in every.items():
                met = self._met(hare, lost, len(sets)) & ~layer.escapes[hare]
                layer.escapes[hare] |= met
                fresh[hare] = sets[met]

    def _cornered(self, layer: Layer, hare: int, sets: Sets, every: Sets) -> Sets:
        """Return the positions before, hunters to move, in which every step of theirs loses."""
        met = np.zeros(len(every), dtype=np.bool_)
        for _, came in self.strata.steps(hare, sets):
            met[self.strata.rank(hare, came)] = True
        before: Sets = every[met & ~layer.lost[hare]]
        for here, there in self.strata.edges:
            if hare not in {here, there}:
                both = np.uint32(1 << here | 1 << there)
                can = before & both == np.uint32(1 << here)
                holds = np.ones(len(before), dtype=np.bool_)
                holds[can] = layer.escapes[hare][self.strata.rank(hare, before[can] ^ both)]
                before = before[holds]
        layer.lost[hare][self.strata.rank(hare, before)] = True
        return before
