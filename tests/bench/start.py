"""How long ``import juegos.serve`` takes in a fresh interpreter, beside an interpreter alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter

from tests.bench import Row

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 15


def rows() -> list[Row]:
    """Return the least times of both, measured in turn, and what the import adds."""
    times = [(_run("pass"), _run("import juegos.serve")) for _ in range(ROUNDS)]
    bare, ours = (1000 * min(column) for column in zip(*times, strict=True))
    figure = f"{ours - bare:.0f} ms ({ours:.0f} ms, {ours / bare:.2f} of {bare:.0f} ms bare)"
    return [Row("import juegos.serve", figure, "100 ms")]


def _run(code: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
    return perf_counter() - start
