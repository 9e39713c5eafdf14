"""The analysis of cercar la liebre, one form of it anew: its time, and the memory it takes."""

from __future__ import annotations

import resource
from multiprocessing import get_context
from time import process_time

from conf.solve.liebre import Solver
from conf.solve.strata import Strata
from juegos.alquerque.cercar_la_liebre import SAFE
from juegos.material.boards import grid
from tests.bench import Row

MOST = 12


def rows() -> list[Row]:
    """Return what ten, eleven and twelve hunters took, where the hare wins with nine."""
    with get_context("spawn").Pool(1) as alone:  # so that nothing else is in its memory
        positions, seconds, megabytes = alone.apply(_solved)
    return [
        Row("hare: positions, for each side", f"{positions / 1e6:.0f} million"),
        Row("hare: time of one processor", f"{seconds:.0f} s"),
        Row("hare: positions a second", f"{2 * positions / seconds / 1e6:.1f} million"),
        Row("hare: memory at most", f"{megabytes} MB", "8192 MB"),
    ]


def _solved() -> tuple[int, float, int]:
    """Solve; return how many positions, in how many seconds, with how many megabytes."""
    strata = Strata(grid(5, 5, diagonals=True))
    solver = Solver(strata, chains=False, least=SAFE)
    begun, positions = process_time(), 0
    layer = solver.won(SAFE)
    for hunters in range(SAFE + 1, MOST + 1):
        layer = solver.solve(hunters, layer)
        positions += strata.size(hunters) * strata.points
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return positions, process_time() - begun, peak
