"""``python -m tests.bench.ratios [PART ...] [ENVIRONMENT=PYTHON ...]``: measure, and print it.

Each part is a line of JSON, which ``conf.make.ratios`` writes to a file. The session ``ratios`` of
``noxfile.py`` says where the Python of each environment is.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from time import sleep
from typing import Any

from conf.make.rates import processor
from tests.bench.ratios import MEASURES, PARTS, ROOT, Pairs, result

QUIET = 0.15  # processors that other programs may keep busy while we wait


def main(args: list[str]) -> None:
    """Measure these parts, by default all, and print each as soon as it is measured."""
    pythons = dict(arg.split("=", 1) for arg in args if "=" in arg)
    for part in [arg for arg in args if "=" not in arg] or list(PARTS):
        others = busy()
        results = measured(part, pythons.get(PARTS[part], sys.executable))
        quiet = others is not None and others < QUIET
        print(json.dumps(report(results, quiet=quiet)), flush=True)
        for name, pairs in results.items():
            print(name, *(f"{ours:.4g}/{theirs:.4g}" for ours, theirs in pairs), file=sys.stderr)


def measured(part: str, python: str) -> Pairs:
    """Return what a part measures, in the environment that it needs."""
    command = [python, "-m", f"tests.bench.ratios.{part}"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    pairs: Pairs = json.loads(done.stdout.splitlines()[-1])
    return pairs


def report(pairs: Pairs, *, quiet: bool) -> dict[str, Any]:
    """Return the machine, and all measures: results of those found, the others unmeasured."""
    on = {"quiet": quiet, "measured": date.today().isoformat()}  # noqa: DTZ011  a day will do
    measures = [
        result(one, pairs[one["id"]]) | on if one["id"] in pairs else {**one, "measured": ""}
        for one in MEASURES
    ]
    return {"machine": machine(), "measures": measures}


def machine() -> dict[str, Any]:
    """Return what the figures depend on: the processor, how many there are, system and Python."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def busy(seconds: float = 1.0) -> float | None:
    """Return how many processors are busy while we wait; None where the system does not tell."""
    path = Path("/proc/stat")
    if not path.exists():
        return None
    before = _ticks(path)
    sleep(seconds)
    return (_ticks(path) - before) / os.sysconf("SC_CLK_TCK") / seconds


def _ticks(stat_file: Path) -> int:
    """Return the ticks that all processors have worked for: all but those idle or waiting."""
    _cpu, *ticks = stat_file.read_text("utf-8").splitlines()[0].split()
    user, nice, system, _idle, _wait, *more = map(int, ticks)
    return user + nice + system + sum(more[:3])


if __name__ == "__main__":
    main(sys.argv[1:])
