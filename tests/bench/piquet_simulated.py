"""Parties of piquet between equal beginners, as whole numbers: juegos/kept/piquet_play.py.

python -m tests.bench.piquet_simulated 10000 1873
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor

from juegos.naipes.piquet.simulation import simulate
from juegos.naipes.piquet.sums import Sums

FIRST = 10  # parties that a test plays again


def main(parties: str, seed: str) -> None:
    """Print the module that keeps so many parties; put it in its place when it is whole."""
    with ProcessPoolExecutor(os.cpu_count()) as executor:
        sums = simulate(int(parties), int(seed), executor=executor)
    command = f"python -m tests.bench.piquet_simulated {parties} {seed}"
    print(f'"""Piquet between equal players: made by ``{command}``."""')
    print("\nfrom __future__ import annotations\n")
    print("from juegos.naipes.piquet.sums import Sum, Sums\n")
    print(f'COMMAND = "{command}"')
    print(f"WHOLE = {written(sums)}")
    print(f"FIRST = {written(simulate(FIRST, int(seed)))}")


def written(sums: Sums) -> str:
    """Return sums as Python writes them, a figure a line."""
    rows = "".join(f'        "{name}": Sum{tuple(row)},\n' for name, row in sums.of.items())
    heads = "".join(
        f"    {name}={getattr(sums, name)},\n"
        for name in ("parties", "seed", "deals", "deals_squared")
    )
    return f"Sums(\n{heads}    of={{\n{rows}    }},\n)"


if __name__ == "__main__":
    main(*sys.argv[1:])
