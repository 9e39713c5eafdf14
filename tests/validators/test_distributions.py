"""Wheels and sdists: by twine as an index would look at them, and in place as readers have them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from twine.commands.check import check

from tests.validators.folders import DISTRIBUTIONS, ROOT


def test_an_index_would_take_them() -> None:
    """Their metadata are whole, and their description can be shown."""
    made = sorted(DISTRIBUTIONS.iterdir())
    results = {(path.name.partition("-")[0], path.suffix) for path in made}
    assert results == {
        (name, kind) for name in ("juegos", "juegos_sphinx") for kind in (".whl", ".gz")
    }
    assert check([str(path) for path in made], strict=True) is False


def test_an_installer_needs_nothing_else(tmp_path: Path) -> None:
    """With uv the wheel goes into an empty environment, and says there its version and odds."""
    (wheel,) = DISTRIBUTIONS.glob("juegos-*.whl")
    programs = "Scripts" if os.name == "nt" else "bin"
    uv = str(ROOT / ".nox" / "uv" / programs / "uv")
    asked = {**os.environ, "PYTHONPATH": "", "LANGUAGE": "en", "VIRTUAL_ENV": str(tmp_path)}

    def output(*command: str) -> str:
        return subprocess.run(
            command, cwd=tmp_path, env=asked, check=True, capture_output=True, encoding="utf-8"
        ).stdout

    output(uv, "venv", "--clear", "--python", sys.executable, str(tmp_path))
    output(uv, "pip", "install", "--no-index", "--no-deps", "--link-mode=copy", str(wheel))
    python, juegos = (str(tmp_path / programs / name) for name in ("python", "juegos"))
    assert output(python, "-m", "juegos", "--version").split()[-1] == wheel.name.split("-")[1]
    assert "5527/10654" in output(juegos, "odds", "azar")
