"""Ours beside what others have made, in one run: ``python3 noxfile.py ratios``.

``measures.toml`` says what is measured, beside whom, and what was aimed at. Each of its parts is a
module here, which measures ours and theirs in turn, several times; the result, with the machine
described, is kept in ``docs/desarrollo/rendimiento.json``, and a page shows it. Most figures are of
the processor's time, which other work on the machine disturbs least.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import log
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
CONTENTS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("measures.toml").read_text("utf-8")
)
PARTS: dict[str, str] = CONTENTS["parts"]
MEASURES: list[dict[str, Any]] = CONTENTS["measure"]

Pair = tuple[float, float]  # ours and theirs, measured one after the other
Pairs = dict[str, list[Pair]]  # by the id of the measure


def result(measure: Mapping[str, Any], rounds: Iterable[Sequence[float]]) -> dict[str, Any]:
    """Return what is kept of a measure: both figures, their ratio, its spread, and the goal.

    >>> goal = {"of": "ratio", "at": "least", "value": 1.0}
    >>> found = result({"id": "x", "goal": goal}, [(1, 4), (2, 4), (3, 4)])
    >>> found["ratio"], found["spread"], found["met"], found["missed_by"]
    (0.5, [0.25, 0.75], False, 0.5)
    """
    pairs = [[short(ours), short(theirs)] for ours, theirs in rounds]
    ratios = [ours / theirs for ours, theirs in pairs]
    results = {
        "ours": short(median(ours for ours, _ in pairs)),
        "theirs": short(median(theirs for _, theirs in pairs)),
        "ratio": short(median(ratios)),
        "spread": [short(min(ratios)), short(max(ratios))],
        "rounds": pairs,
    }
    beyond = missed(measure["goal"], results[measure["goal"]["of"]])
    return {**measure, **results, "met": not beyond, "missed_by": short(beyond)}


def missed(goal: Mapping[str, Any], figure: float) -> float:
    """Return by what part of the goal a figure misses it; nothing where it does not.

    >>> missed({"at": "most", "value": 60}, 93)
    0.55
    """
    beyond = (figure - goal["value"]) / goal["value"]
    return max(0.0, beyond if goal["at"] == "most" else -beyond)


def short(value: float) -> float:
    """Return a figure to three places that count."""
    return float(f"{value:.3g}")


def power(sizes: Iterable[float], costs: Iterable[float]) -> float:
    """Return the power of the size with which the cost grows, by least squares of the logarithms.

    >>> round(power([1, 10, 100], [3, 300, 30000]), 6)
    2.0
    """
    xs, ys = [log(size) for size in sizes], [log(cost) for cost in costs]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    over = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True))
    return over / sum((a - x) ** 2 for a in xs)


def cost(work: Callable[[], object], least: float = 0.2) -> float:
    """Return the seconds of the processor that a piece of work takes, done until ``least`` is."""
    start, times = process_time(), 0
    while (spent := process_time() - start) < least:
        work()
        times += 1
    return spent / times
