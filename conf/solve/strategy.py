"""A strategy of the hunters that is small enough for the package: written to juegos/data.

    python3 noxfile.py liebre -- strategy

Takes about a minute. Among the wins in which the hare takes nobody, which suffice, it looks for
positions that are closed: from each there is a step after which every answer leads to one of them.
They are found from the last to the first, so that a step can lead to what is kept already though
the win then takes a little longer, ``SLACK`` moves of both at most. At last each position is given
its fewest moves within what is kept, and what no such line meets is left out.
"""

from __future__ import annotations

from collections.abc import Iterable

from conf import data_files
from conf.solve.__main__ import report
from conf.solve.liebre import NEVER, Layer, Solver
from conf.solve.strata import Strata
from juegos.alquerque import hunters as play
from juegos.alquerque.cercar_la_liebre import HUNTERS, CercarLaLiebre
from juegos.alquerque.hunters import BOARD, Placed
from juegos.material.boards import points

SLACK = 12


class Growth:
    """The positions kept, by their moves to the win, and the answers to each move of the hare."""

    def __init__(self, layer: Layer, slack: int = SLACK) -> None:
        self.layer, self.slack = layer, slack
        self.turns: dict[Placed, int] = {}
        self._least: dict[Placed, int] = {}
        self._ways: dict[Placed, list[list[Placed]]] = {}

    def least(self, placed: Placed) -> int:
        """Return the fewest moves in which the hunters win without losing a man."""
        if placed not in self._least:
            turns = self.layer.hunters[placed[1]]
            self._least[placed] = int(turns[play.number(placed) % len(turns)])
        return self._least[placed]

    def ways(self, placed: Placed) -> list[list[Placed]]:
        """Return the possible results of each winning step of the hunters, after each answer."""
        if placed not in self._ways:
            after = (play.replies(now, placed[1]) for _, now in play.steps(*placed))
            outcomes = {tuple(answers) for answers in after if answers is not None}
            self._ways[placed] = sorted(
                list(answers) for answers in outcomes if all(self.least(a) < NEVER for a in answers)
            )
        return self._ways[placed]

    def keep(self, placed: Placed) -> None:
        """Keep a position, and all others that it needs."""
        if placed in self.turns:
            return
        chosen = min(filter(None, (self._price(placed, way) for way in self.ways(placed))))[1]
        for answer in sorted(chosen, key=lambda one: (-self.least(one), one)):
            self.keep(answer)
        self.turns[placed] = self._after(chosen)

    def _price(self, placed: Placed, way: list[Placed]) -> tuple[int, list[Placed]] | None:
        """Return the further positions that a step needs, None if it takes too long."""
        least, price = self.least(placed), 0
        for answer in way:
            if answer not in self.turns:
                if self.least(answer) >= least:
                    return None
                price += 1 + self.least(answer)
            elif self.turns[answer] + 2 > least + self.slack:
                return None
        return price, way

    def _after(self, way: Iterable[Placed]) -> int:
        return 1 + max((1 + self.turns[answer] for answer in way), default=0)

    def settle(self, roots: list[Placed]) -> None:
        """Compute the fewest moves of each position within those kept; drop those not needed."""
        changed = True
        while changed:
            changed = False
            for placed, turns in sorted(self.turns.items(), key=lambda one: (one[1], one[0])):
                best = min(map(self._after, self._solved_ways(placed)))
                if best < turns:
                    self.turns[placed], changed = best, True
        self._prune(roots)

    def _solved_ways(self, placed: Placed) -> list[list[Placed]]:
        return [way for way in self.ways(placed) if all(a in self.turns for a in way)]

    def _prune(self, roots: list[Placed]) -> None:
        """Drop positions that are not met if the hunters win as soon as they can."""
        met, left = set(roots), set(roots)
        while left:
            placed = max(left, key=lambda one: (self.turns[one], one))
            left.remove(placed)
            soonest = [w for w in self._solved_ways(placed) if self._after(w) == self.turns[placed]]
            chosen = min(soonest, key=lambda way: (len(set(way) - met), way))
            left |= set(chosen) - met
            met |= set(chosen)
        self.turns = {placed: turns for placed, turns in self.turns.items() if placed in met}


def roots(reading: str) -> list[Placed]:
    """Return the starting positions, hunters to move, whoever begins."""
    hunters, hare, _ = CercarLaLiebre({"cazadores": reading}).start()
    (centre,) = points(hare)
    return [play.canonical(hunters, centre), *(play.replies(hunters, centre) or [])]


def build_strategy(reading: str, slack: int = SLACK) -> dict[int, int]:
    """Return the numbers of the positions kept for a reading of the crux, and their moves."""
    hunters = HUNTERS[reading]
    solver = Solver(Strata(BOARD), chains=False)
    growth = Growth(solver.solve(hunters, solver.won(hunters - 1)), slack)
    begin = roots(reading)
    for root in sorted(begin, key=lambda one: (-growth.least(one), one)):
        growth.keep(root)
    report(f"{hunters} hunters: {len(growth.turns)} positions")
    growth.settle(begin)
    report(f"{hunters} hunters: {len(growth.turns)} positions, in {growth.turns[begin[0]]} moves")
    return {play.number(placed): turns for placed, turns in growth.turns.items()}


def main() -> None:
    """Write the strategy with twelve, eleven and ten hunters."""
    command = "python3 noxfile.py liebre -- strategy"
    for reading, number in HUNTERS.items():
        data_files.write_packed(
            f"alquerque/liebre-{number}.bin", command, play.pack(build_strategy(reading))
        )


if __name__ == "__main__":
    main()
