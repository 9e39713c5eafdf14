"""The benches: ``python -m tests.bench`` prints every figure beside its limit; none is asserted.

Some once had other names, and some that write files are in ``conf.make`` now. The commands that
kept results and tables once printed still run them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

FORMER = {
    "duelo": "duel",
    "encuentros": "matches",
    "finales": "endings",
    "piquet_simulada": "piquet_simulated",
}
FOLDERS = (Path(__file__).parent, Path(__file__).parents[2] / "conf" / "make")


class Row(NamedTuple):
    """One line of the bench: what was measured, the figure, and what it is held against."""

    what: str
    figure: str
    limit: str = ""


class _Former:
    """Finds a bench under the name, or in the place, that it once had."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of a former name or place is; None for every other."""
        del path, target
        room, _, bench = name.rpartition(".")
        files = (folder / f"{FORMER.get(bench, bench)}.py" for folder in FOLDERS)
        match = next(filter(Path.is_file, files), None) if room == __name__ else None
        return spec_from_file_location(name, match) if match else None


sys.meta_path.append(_Former)
