"""Runs a bench of ``tests.bench``: it only measures, and modules here write what it prints."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def lines(name: str, *arguments: str) -> Iterator[str]:
    """Yield each line that a bench prints as soon as it does; raises like ``output``."""
    return output(f"tests.bench.{name}", *arguments)


def output(module: str, *arguments: str) -> Iterator[str]:
    """Yield each line that a module prints as soon as it does.

    Raises:
        SystemExit: it has failed, and has said why.
    """
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(  # noqa: S603 - a bench of ours
        command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8"
    ) as bench:
        yield from bench.stdout or ()
    if bench.returncode:
        raise SystemExit(bench.returncode)
