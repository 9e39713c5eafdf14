"""Parties of piquet between equal beginners, as whole numbers.

python -m conf.make.piquet_simulated 10000 1873
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from conf import data_files
from juegos.naipes.piquet.sample_statistics import KEPT, Sums
from juegos.naipes.piquet.simulation import simulate

FIRST = 10  # parties that a test plays again


def main(parties: str, seed: str) -> None:
    """Play so many parties, and write what is kept of them."""
    with ProcessPoolExecutor(os.cpu_count()) as executor:
        sums = simulate(int(parties), int(seed), executor=executor)
    command = f"python -m conf.make.piquet_simulated {parties} {seed}"
    data_files.write_json(KEPT, command, whole=plain(sums), first=plain(simulate(FIRST, int(seed))))


def plain(sums: Sums) -> dict[str, Any]:
    """Return sums as they are kept, a list for each figure."""
    return {**sums._asdict(), "of": {name: list(row) for name, row in sums.of.items()}}


if __name__ == "__main__":
    main(*sys.argv[1:])
