"""Prepares the content of the JupyterLite site: ``python -m conf.notebook build/notebook-made``.

The notebook; Pyodide as npm has it, with all of Python's library, which IPython needs; a lock by
which ``import juegos`` and micropip are found beside it; and all wheels that the kernel wants, so
that nothing is fetched from another host.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from conf.command import run
from conf.runtime.parts import PYODIDE, ROOT, fetch

LOCK = ROOT / "conf" / "locks" / "kernel.txt"
NOTEBOOK = ROOT / "docs" / "desarrollo" / "juegos.ipynb"
PROGRAM = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
SETTINGS = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {"litePluginSettings": {KERNEL: {"disablePyPIFallback": True}}},
}


def main(to: str) -> None:
    """Make the folder again from nothing."""
    out = Path(to).resolve()
    shutil.rmtree(out, ignore_errors=True)
    python, wheels, notebooks = out / "static" / "pyodide", out / "pypi", out / "files"
    for folder in (python, wheels, notebooks):
        folder.mkdir(parents=True)
    for name in PROGRAM:
        shutil.copy(PYODIDE / name, python)
    fetch(wheels, LOCK)
    build = ["hatchling", "build", "--target", "wheel", "--directory", str(python)]
    quiet = {**os.environ, "HATCH_QUIET": "1"}
    subprocess.run([sys.executable, "-m", *build], cwd=ROOT, check=True, env=quiet)  # noqa: S603
    (micropip,) = wheels.glob("micropip-*.whl")
    packages = (*python.glob("juegos-*.whl"), Path(shutil.move(micropip, python)))
    (python / "pyodide-lock.json").write_text(json.dumps(lock(*packages)), "utf-8")
    shutil.copy(NOTEBOOK, notebooks)
    (out / "jupyter-lite.json").write_text(json.dumps(SETTINGS), "utf-8")


def lock(*wheels: Path) -> dict[str, Any]:
    """Return Pyodide's lock with these wheels, which are beside it under their names."""
    fields: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return {**fields, "packages": {one.name.partition("-")[0]: _package(one) for one in wheels}}


def _package(wheel: Path) -> dict[str, Any]:
    name, version, *_ = wheel.name.split("-")
    return {
        "name": name,
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": [name],
        "depends": [],
        "unvendored_tests": False,
    }


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
