"""Programs of their own processes: how much of the processor each took, and how much memory."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from tests.bench.ratios import ROOT


class Run(NamedTuple):
    """What a process took: seconds by the clock, seconds of the processor, most megabytes."""

    clock: float
    worked: float
    memory: float


def run(*args: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> Run:
    """Run this Python with arguments, and return what it took; what it prints is dropped.

    The memory is that of the largest process of those that it started itself and waited for.

    Raises:
        RuntimeError: it ends in an error.
    """
    start = perf_counter()
    value = subprocess.DEVNULL
    process = subprocess.Popen(
        [sys.executable, *args], cwd=cwd, env=env, stdout=value, stderr=value
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(args)} ends with {process.returncode}")
    unit = 1e6 if sys.platform == "darwin" else 1e3
    return Run(perf_counter() - start, used.ru_utime + used.ru_stime, used.ru_maxrss / unit)
