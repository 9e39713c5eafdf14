"""The benches: ``python -m tests.bench`` prints every figure beside its limit; none is asserted.

Some once had other names, which stand in the commands that kept results and tables print. They can
still be run by those.
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


class Row(NamedTuple):
    """One line of the bench: what was measured, the figure, and what it is held against."""

    what: str
    figure: str
    limit: str = ""


class _Former:
    """Finds a bench under the name that it once had."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of a former name is; None for every other."""
        del path, target
        room, _, bench = name.rpartition(".")
        if room != __name__ or bench not in FORMER:
            return None
        return spec_from_file_location(name, Path(__file__).with_name(f"{FORMER[bench]}.py"))


sys.meta_path.append(_Former)
