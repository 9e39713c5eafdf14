"""The tests of scripts, which lie beside the modules that they test and are run by Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

CONF = Path(__file__).resolve().parents[2] / "conf"


def test_scripts_keep_to_their_tests() -> None:
    """As ``node --test conf/widget conf/edition`` runs them."""
    tests = [file for name in ("edition", "widget") for file in (CONF / name).rglob("*.test.mjs")]
    assert len(tests) > 10
    ran = subprocess.run(["node", "--test", *tests], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
