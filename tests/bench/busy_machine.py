"""Tests while other processes keep the machine busy: what passes when idle must pass then too.

``python -m tests.bench.busy_machine 8 tests/juegos/naipes -k matches`` starts eight, and then
pytest with all that follows.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import ExitStack

# Each ends with us, however we end.
SPIN = "import os; parent = os.getppid()\nwhile os.getppid() == parent: pass"
BUSY = [sys.executable, "-c", SPIN]


def main(busy: str, *args: str) -> int:
    """Return pytest's own code once it has run beside so many processes, which then end."""
    with ExitStack() as running:
        for _ in range(int(busy)):
            process = running.enter_context(subprocess.Popen(BUSY))
            running.callback(process.kill)
        return subprocess.run([sys.executable, "-m", "pytest", *args], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
