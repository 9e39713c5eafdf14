"""How long the site takes to build: from nothing, and again after one page was touched."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench import Row

ROOT = Path(__file__).resolve().parents[2]
PAGE = "dados/azar.md"


def rows() -> list[Row]:
    """Return both times, on a copy of the pages; nothing where there is no Sphinx or no runtime."""
    if find_spec("sphinx") is None or not (ROOT / "build" / "runtime").exists():
        return [Row("build of the site", "not measured: `python3 noxfile.py site` first")]
    with TemporaryDirectory() as folder:
        docs, site = Path(folder, "docs"), Path(folder, "site")
        shutil.copytree(ROOT / "docs", docs)
        cold = _build(docs, site)
        page = docs / PAGE
        page.write_text(page.read_text("utf-8") + "\nA line more.\n", "utf-8")
        again = _build(docs, site)
    return [
        Row("build of the site, cold", f"{cold:.1f} s", "60 s"),
        Row("build after touching a page", f"{again:.1f} s ({again / cold:.2f} of cold)"),
    ]


def _build(docs: Path, site: Path) -> float:
    start = perf_counter()
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", "-c", "conf"]
    done = subprocess.run(
        [*command, str(docs), str(site)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"the site does not build: {done.stderr.splitlines()[0]}")
    return perf_counter() - start
