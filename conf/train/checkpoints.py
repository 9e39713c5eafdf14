"""What a training has learnt so far, written after each round, so that it can be stopped.

The file of a game in build/train has the arrays by name, the schedule of its training, and how many
rounds of that are done.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FOLDER = Path("build/train")
SCHEDULE, DONE = "schedule", "done"
Arrays = dict[str, NDArray[Any]]


def save(slug: str, schedule: Sequence[object], done: int, **arrays: NDArray[Any]) -> None:
    """Write the arrays after so many rounds; a file is there whole or not at all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    part = FOLDER / f"{slug}.part.npz"
    of_schedule = {SCHEDULE: np.array(json.dumps(schedule)), DONE: np.array(done)}
    np.savez(part, allow_pickle=False, **of_schedule, **arrays)
    part.replace(FOLDER / f"{slug}.npz")


def load(slug: str) -> Arrays:
    """Return the arrays that were written last.

    Raises:
        FileNotFoundError: the game has not been trained here.
    """
    with np.load(FOLDER / f"{slug}.npz") as arrays:
        return dict(arrays)


def resume(slug: str, schedule: Sequence[object]) -> tuple[int, Arrays]:
    """Return how many rounds of this schedule are done, and the arrays after them; 0 if none."""
    try:
        arrays = load(slug)
    except FileNotFoundError:
        return 0, {}
    if str(arrays.get(SCHEDULE)) != json.dumps(schedule):
        return 0, {}
    return int(arrays[DONE]), arrays


def forget(slug: str) -> None:
    """Remove what was written of a game, so that it is trained from the beginning."""
    (FOLDER / f"{slug}.npz").unlink(missing_ok=True)
