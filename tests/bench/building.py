"""How long the site takes to build: from nothing, in all languages, after one page was touched."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from conf.translations import LOCALE, languages
from tests.bench import Row

ROOT = Path(__file__).resolve().parents[2]
PAGE = "dados/azar.md"


def rows() -> list[Row]:
    """Return the times, on a copy of the pages; nothing where there is no Sphinx or no runtime."""
    if find_spec("sphinx") is None or not (ROOT / "build" / "runtime").exists():
        return [Row("build of the site", "not measured: `python3 noxfile.py site` first")]
    with TemporaryDirectory() as folder:
        docs, site = Path(folder, "docs"), Path(folder, "site")
        shutil.copytree(ROOT / "docs", docs)
        cold = _build(docs, site)
        whole = cold + sum(_build_in(code, docs, site) for code in languages())
        page = docs / PAGE
        page.write_text(page.read_text("utf-8") + "\nA line more.\n", "utf-8")
        again = _build(docs, site)
    return [
        Row("build of the site, cold", f"{cold:.1f} s", "60 s"),
        Row("build in all languages", f"{whole:.1f} s ({whole / cold:.2f} of cold)", "2.2 of cold"),
        Row("build after touching a page", f"{again:.1f} s ({again / cold:.2f} of cold)"),
    ]


def _build_in(code: str, docs: Path, site: Path) -> float:
    """Build the pages of a language beside the English ones, with what was found for these."""
    locale = docs.with_name("locale")  # Sphinx compiles catalogues where they stand
    shutil.copytree(LOCALE, locale, dirs_exist_ok=True)
    results = {
        "language": code,
        "locale_dirs": locale,
        "within": 1,
        "kept_values": site / ".doctrees",
    }
    return _build(docs, site / code, *(f"-D{name}={value}" for name, value in results.items()))


def _build(docs: Path, site: Path, *options: str) -> float:
    start = perf_counter()
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", "-c", "conf", *options]
    done = subprocess.run(
        [*command, str(docs), str(site)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"the site does not build: {done.stderr.splitlines()[0]}")
    return perf_counter() - start
